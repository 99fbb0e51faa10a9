import { ADJACENT_ZONES, type DistanceBetween, distanceBetween, type Piece, shipGeometry } from '../geometry/index.ts';
import {
  type AttackReport,
  catalogue,
  explainAttack,
  explainEngagement,
  type HullZone,
  type Rule,
  rule,
  rules,
  type Ship,
  squadronsOf,
  standardContent,
  type Unit,
  type Verdict,
} from '../index.ts';
import { hullOf } from '../rules/damage/hull.ts';
import { hasKeyword } from '../rules/kernel/hooks.ts';
import { formatPool, type OddsQuestion, oddsReport } from '../sim/odds/index.ts';
import { nearest } from '../state/words.ts';
import { type AttackPart, describeAttack, describeVerdict } from '../text/index.ts';
import { readTarget } from './action-text.ts';
import type { Bench } from './bench.ts';
import { complain, either } from './complaint.ts';
import { unitNamed } from './names.ts';

/** What a bench answers without anything happening. */

const attackOf = (bench: Bench, words: readonly string[]): AttackReport => {
  const { player: _player, ...query } = readTarget(words, bench.state);
  const report = explainAttack(bench.state, query);
  bench.asked = [report.verdict];
  return report;
};

/** Could this attack that, with every measurement, or only some parts of the answer. */
export const askAttack = (bench: Bench, words: readonly string[], parts?: readonly AttackPart[]): string[] =>
  describeAttack(attackOf(bench, words), bench.telling, parts);

/** Range: of an attack between hull zones, or else between the closest points of two units. */
export const askRange = (bench: Bench, words: readonly string[]): string[] => {
  if (words.length === 2) {
    const [a, b] = words.map((word) => bench.state.units[unitNamed(bench.state, word)]!);
    return [distanceText(a!, b!, distanceBetween(pieceOf(a!), pieceOf(b!)))];
  }
  const lines = askAttack(bench, words, ['question', 'range']);
  return lines.length > 1 ? lines : [...lines, ...askAttack(bench, words, ['arc'])];
};

const pieceOf = (unit: Unit): Piece => {
  const pose = unit.pose ?? complain(`${unit.id} is not on the table`);
  return unit.kind === 'ship' ? shipGeometry(standardContent().ships[unit.card]!.shipClass, pose) : { pose };
};

const distanceText = (a: Unit, b: Unit, { lengthUm, range, distance }: DistanceBetween): string => {
  const band = range.nearest === null ? 'beyond long range' : `${range.nearest} range`;
  const step = distance.nearest === null ? 'beyond distance 5' : `distance ${distance.nearest}`;
  return `${a.id} to ${b.id}: ${(lengthUm / 1000).toFixed(2)} mm between the closest points, ${band}, ${step} (RNG-07, RNG-12).`;
};

/** Who is engaged with whom: of one squadron with every enemy squadron, or every pair that is near. */
export const askEngaged = (bench: Bench, name: string | null): string[] => {
  const { state } = bench;
  const squadrons = squadronsOf(state).filter(({ pose }) => pose);
  const id = name === null ? null : unitNamed(state, name);
  const pairs = squadrons.flatMap((one) =>
    squadrons
      .filter((two) => one.owner !== two.owner && (id === null ? one.owner === 'p1' : one.id === id))
      .map((two) => explainEngagement(state, one.id, two.id)),
  );
  if (id !== null && state.units[id]!.kind === 'ship') complain(`${id} is a ship; only squadrons are engaged (ENG-05)`);
  bench.asked = pairs.map(({ verdict }) => verdict);
  if (pairs.length === 0) return ['No two enemy squadrons are on the table.'];
  return pairs.map(({ squadrons: [a, b], verdict, lengthUm }) => {
    const apart = lengthUm === null ? '' : `, ${(lengthUm / 1000).toFixed(2)} mm apart`;
    const answer = verdict.ok
      ? 'engaged (ENG-01)'
      : describeVerdict(verdict, bench.telling)
          .map((line) => line.replace(/^[^:]*: |\.$/g, ''))
          .join('; ');
    return `${a} and ${b}${apart}: ${verdict.ok ? '' : 'not engaged: '}${answer}.`;
  });
};

/** Odds of a typed pool, or of an attack as it stands. */
export const askOdds = (bench: Bench, words: readonly string[]): string[] => {
  const options = words.filter((word) => word.includes('='));
  const rest = words.filter((word) => !word.includes('='));
  const typed = rest.length === 1 && /\d/.test(rest[0]!) ? { dice: rest[0]! } : questionOf(bench, rest);
  const answer = oddsReport({ ...typed, ...optionsOf(options) });
  return answer.ok ? answer.text.split('\n') : complain(answer.error);
};

const NUMBERS = ['shields', 'redirect', 'hull', 'reroll'];
const WORDS = ['range', 'defender', 'concentrateFire'];

const optionsOf = (words: readonly string[]): Partial<OddsQuestion> =>
  Object.fromEntries(
    words.map((word) => {
      const [name, value] = word.split('=') as [string, string];
      if (NUMBERS.includes(name)) return [name, Number(value)];
      if (WORDS.includes(name)) return [name, value];
      return complain(
        `${name} is no option of .odds; say ${[...NUMBERS, ...WORDS].map((each) => `${each}=`).join(', ')}`,
      );
    }),
  );

/** The question that an attack on the table puts: its dice, range and obstruction, and what the defender has left. */
const questionOf = (bench: Bench, words: readonly string[]): OddsQuestion => {
  const { verdict, query, range, dice, obstruction } = attackOf(bench, words);
  if (!verdict.ok) return complain(describeVerdict(verdict, bench.telling).join(' '));
  const game = { state: bench.state, content: standardContent(), memo: new Map() };
  const defender = bench.state.units[query.defender]!;
  const tokens = defender.defenseTokens.filter(({ readiness }) => readiness !== 'discarded').map(({ type }) => type);
  const spendable = defender.kind === 'squadron' || defender.speed > 0 ? [...new Set(tokens)] : [];
  // KEY-03, KEY-04, FAQ-QA-47
  const criticals = defender.kind === 'ship' && (query.zone || hasKeyword(game, query.attacker, 'bomber'));
  return {
    dice: formatPool(dice.gathered),
    ...(query.zone && range?.band ? { range: range.band } : {}),
    defender: spendable.join(','),
    obstructed: obstruction.obstructed,
    ...(criticals ? {} : { noCriticals: true }),
    ...(defender.kind === 'ship' ? shipLeft(game, defender, query.defendingZone!) : { hull: defender.hull }),
  };
};

/** What stands between an attack on a hull zone and the end of the ship. */
const shipLeft = (game: Parameters<typeof hullOf>[0], ship: Ship, zone: HullZone): Partial<OddsQuestion> => ({
  shields: ship.shields[zone],
  // DEF-09
  redirect: Math.max(...ADJACENT_ZONES[zone].map((each) => ship.shields[each])),
  hull: Math.max(1, hullOf(game, ship) - ship.damage.length),
});

/** The rules of the last answer. */
export const why = (bench: Bench): string[] => {
  const reasons = bench.asked.flatMap((verdict) => (verdict.because.length > 0 ? verdict.because : [verdict]));
  const ids = [...new Set(reasons.flatMap((reason: Verdict) => reason.rule ?? []))];
  return ids.length > 0
    ? ids.flatMap((id) => tellRule(id))
    : complain('nothing was refused; ask with .can first, or look a rule up with .rule');
};

/** A rule with its text and source. */
export const tellRule = (id: string): string[] => {
  const { text, source, detail } = rule(id);
  return [`${id}: ${text}${detail ? ` ${detail}` : ''} (${source})`];
};

/** The rule with this id, or those that have all these words in them: their texts, cards and sources. */
export const rulesFor = (words: readonly string[]): readonly Rule[] => {
  const [first] = words;
  if (first === undefined) return complain('say the id of a rule, such as .rule LOS-03, or words to look for');
  const id = first.toUpperCase();
  const named = words.length === 1 ? rules().filter((each) => each.id === id) : [];
  if (named.length > 0) return named;
  const found = rules().filter((each) =>
    hasAll([each.id, each.topic, each.text, each.detail, each.source, ...(each.cards ?? [])].join(' '), words),
  );
  if (found.length > 0) return found;
  const near = nearest(
    id,
    rules().map((each) => each.id),
  );
  const hint =
    words.length === 1 && near.length > 0 ? `; did you mean ${either(near)}?` : '; try fewer or shorter ones';
  return complain(`no rule has the id or the words ${words.join(' ')}${hint}`);
};

const hasAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.toLowerCase().includes(word.toLowerCase()));

/** A rule by its id, or those that have all these words in them. */
export const findRules = (words: readonly string[]): string[] => shorten(rulesFor(words).map(({ id }) => tellRule(id)));

/** The first of some answers, and how many more there are. */
const shorten = (answers: readonly (readonly string[])[]): string[] => {
  const more = answers.length - MOST_ANSWERS;
  return [...answers.slice(0, MOST_ANSWERS).flat(), ...(more > 0 ? [`… and ${more} more; add a word.`] : [])];
};

const MOST_ANSWERS = 12;

type Card = ReturnType<typeof cardsFor>[number];

/** The cards that have all these words in their names. */
export const cardsFor = (words: readonly string[]) => {
  const { ships, squadrons, upgrades, objectives } = catalogue();
  const found = [...ships, ...squadrons, ...upgrades, ...objectives].filter(({ name, id }) =>
    hasAll(`${name} ${id}`, words),
  );
  return found.length > 0 ? found : complain(`no card has ${words.join(' ')} in its name; try fewer or shorter words`);
};

/** What a card is and does, and what the FAQ says of it; of many cards only what they are. */
export const tellCards = (cards: readonly Card[]): string[] =>
  cards.length > MOST_TOLD ? cards.map(cardLine) : cards.flatMap((card) => [cardLine(card), ...rulingsOn(card)]);

const MOST_TOLD = 3;

const cardLine = (card: Card): string => {
  const facts = [
    ...('faction' in card && card.faction ? [card.faction] : []),
    'type' in card ? card.type : 'category' in card ? `${card.category} objective` : card.kind,
    ...('cost' in card ? [`${card.cost} points`] : []),
  ];
  const does = 'summary' in card && card.summary ? `: ${card.summary}` : '';
  return `${card.name} (${card.id}; ${facts.join(', ')})${does}${card.implemented ? '' : ' Not to be played with yet.'}`;
};

const rulingsOn = ({ name }: Card): string[] =>
  rules()
    .filter(({ cards }) => cards?.includes(name))
    .flatMap(({ id }) => tellRule(id).map((line) => `  ${line}`));
