import { DEFENSE_TOKENS, type DefenseTokenType } from '../../state/vocabulary.ts';
import { type AttackOdds, type AttackOddsQuery, attackOdds } from './attack.ts';
import { countDice, formatPool, gatherDice, type OddsRange, parsePool } from './pool.ts';

/** Odds for people: a question in words, an answer as a table. */

/** A question as it is typed: `4R2B` with options. */
export interface OddsQuestion {
  /** The armament: `4R2B1K`, red, blue, blacK. */
  readonly dice: string;
  /** `close`, `medium` or `long`: which dice reach, and what evade does. Absent for a squadron's attack, which rolls all. */
  readonly range?: string;
  /** The defender's tokens: `brace,evade`. */
  readonly defender?: string;
  /** `dial`, `token` or `both`. */
  readonly concentrateFire?: string;
  /** Shields of the defending hull zone. */
  readonly shields?: number;
  /** Shields of the hull zone that redirect names. */
  readonly redirect?: number;
  /** How many more damage cards or hull points destroy the defender. */
  readonly hull?: number;
  readonly obstructed?: boolean;
  /** One other reroll of up to so many dice. */
  readonly reroll?: number;
  /** Whether critical icons count neither as damage nor for critical effects: attacks by or against squadrons. */
  readonly noCriticals?: boolean;
}

/** The answer with its table, or what is wrong with the question. */
export type OddsAnswer =
  | { readonly ok: true; readonly query: AttackOddsQuery; readonly odds: AttackOdds; readonly text: string }
  | { readonly ok: false; readonly error: string };

/**
 * Answers a typed question about an attack.
 *
 * @example
 * const answer = oddsReport({ dice: '4R2B', range: 'long', defender: 'brace,evade' });
 * console.log(answer.ok ? answer.text : answer.error);
 */
export const oddsReport = (question: OddsQuestion): OddsAnswer => {
  const armament = parsePool(question.dice);
  if (!armament) return wrong(`cannot read the dice "${question.dice}": write them like 4R2B1K (red, blue, blacK)`);
  const range = (question.range ?? null) as OddsRange;
  if (range !== null && !RANGES.includes(range)) return wrong(`no such range "${range}": ${RANGES.join(', ')}`);
  const tokens = (question.defender ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const unknown = tokens.find((token) => !(DEFENSE_TOKENS as readonly string[]).includes(token));
  if (unknown) return wrong(`no such defense token "${unknown}": ${DEFENSE_TOKENS.join(', ')}`);
  const { concentrateFire: fire, shields = 0, redirect = 0, hull, reroll = 0 } = question;
  if (fire !== undefined && !['dial', 'token', 'both'].includes(fire))
    return wrong(`Concentrate Fire is resolved with dial, token or both, not "${fire}"`);
  for (const [name, count] of Object.entries({ shields, redirect, hull: hull ?? 0, reroll }))
    if (!Number.isInteger(count) || count < 0) return wrong(`${name} is a whole number, not ${count}`);

  const query: AttackOddsQuery = {
    dice: gatherDice(armament, range),
    range,
    criticals: !question.noCriticals,
    obstructed: question.obstructed ?? false,
    concentrateFire: { dial: fire === 'dial' || fire === 'both', token: fire === 'token' || fire === 'both' },
    rerolls: reroll > 0 ? [{ dice: reroll }] : [],
    defender: { tokens: tokens as DefenseTokenType[], shields, redirect, ...(hull === undefined ? {} : { hull }) },
  };
  if (countDice(query.dice) === 0) return wrong(`none of the dice reach ${range} range`);
  try {
    const odds = attackOdds(query);
    return { ok: true, query, odds, text: tableOf(formatPool(armament), query, odds) };
  } catch (error) {
    if (error instanceof RangeError) return wrong(error.message);
    throw error;
  }
};

const RANGES: readonly OddsRange[] = ['close', 'medium', 'long'];

const wrong = (error: string): OddsAnswer => ({ ok: false, error });

const percent = (probability: number): string => `${(100 * probability).toFixed(2)} %`.padStart(9);

const tableOf = (written: string, query: AttackOddsQuery, odds: AttackOdds): string => {
  const rolled = formatPool(query.dice);
  const tokens = query.defender?.tokens ?? [];
  const notes = [
    rolled === written ? rolled : `${rolled} (of ${written}, the rest does not reach)`,
    ...(query.range ? [`${query.range} range`] : []),
    ...(query.obstructed ? ['obstructed'] : []),
    ...(query.concentrateFire?.dial ? ['Concentrate Fire dial'] : []),
    ...(query.concentrateFire?.token ? ['Concentrate Fire token'] : []),
    ...(query.rerolls ?? []).map(({ dice }) => `a reroll of up to ${dice}`),
    ...(tokens.length > 0 ? [`against ${tokens.join(', ')}`] : []),
  ];
  const widest = Math.max(...odds.damage);
  const rows = odds.damage.map((probability, points) => {
    const bar = '#'.repeat(Math.round((30 * probability) / widest));
    return `${String(points).padStart(6)} ${percent(probability)} ${percent(odds.atLeast[points]!)}  ${bar}`.trimEnd();
  });
  const facts = [
    ['mean damage', odds.meanDamage.toFixed(4)],
    ...(query.criticals ? [['critical effect', percent(odds.critical).trim()]] : []),
    ...(query.defender?.shields || query.defender?.redirect ? [['mean past shields', odds.meanCards.toFixed(4)]] : []),
    ...(odds.destroyed === null ? [] : [['destroyed', percent(odds.destroyed).trim()]]),
    ...Object.entries(odds.spent).map(([token, probability]) => [`${token} spent`, percent(probability).trim()]),
  ];
  return [
    notes.join(', '),
    '',
    'damage    exactly  at least',
    ...rows,
    '',
    ...facts.map(([name, value]) => `${name!.padEnd(18)}${value}`),
  ].join('\n');
};
