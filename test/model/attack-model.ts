/**
 * Steps 3 to 5 of an attack, from the rolled dice to the last point of damage, written down from the rules alone and as plainly
 * as they can be told. It shares no line with the library: what both agree on, two readings of the rules agree on.
 */

export type Color = 'red' | 'blue' | 'black';
export type Face = 'blank' | 'hit' | 'crit' | 'doubleHit' | 'hitCrit' | 'accuracy';
export type Die = `${Color} ${Face}`;
export type Zone = 'front' | 'left' | 'right' | 'rear';
export type TokenType = 'scatter' | 'evade' | 'brace' | 'redirect' | 'contain';
export type TokenState = 'readied' | 'exhausted' | 'discarded';
export type Token = `${TokenState} ${TokenType}`;

/** DICE-02, DICE-03, DICE-04 */
export const FACES: Readonly<Record<Color, readonly Face[]>> = {
  red: ['blank', 'hit', 'crit', 'doubleHit', 'accuracy'],
  blue: ['hit', 'crit', 'accuracy'],
  black: ['blank', 'hit', 'hitCrit'],
};

/** ARC-06 */
const BESIDE: Readonly<Record<Zone, readonly [Zone, Zone]>> = {
  front: ['left', 'right'],
  rear: ['left', 'right'],
  left: ['front', 'rear'],
  right: ['front', 'rear'],
};

/** The damage cards that a card dealt face up may be here: one without an effect on this attack, and one that deals another. */
export const CARDS = ['power-failure', 'structural-damage'] as const;

export interface Attack {
  readonly attacker: 'ship' | 'squadron' | 'bomber';
  /** `distance` is a squadron's distance 1. */
  readonly range: 'close' | 'medium' | 'long' | 'distance';
  /** The defending hull zone; null when a squadron defends. */
  readonly zone: Zone | null;
  /** Of a ship; a squadron has no speed dial. */
  readonly speed: number;
  readonly shields: Readonly<Record<Zone, number>>;
  readonly hull: number;
  /** Damage cards it has already, all face down. */
  readonly cards: number;
  readonly tokens: readonly Token[];
  readonly dice: readonly Die[];
}

export interface Moment {
  readonly attack: Attack;
  readonly at: 'effects' | 'tokens' | 'reroll' | 'critical' | 'redirect' | 'suffer' | 'card' | 'over';
  readonly dice: readonly Die[];
  readonly tokens: readonly Token[];
  readonly locked: readonly number[];
  readonly spent: readonly number[];
  /** The die that evade has chosen, until it is rolled again. */
  readonly rerolling: Die | null;
  readonly braced: boolean;
  readonly contained: boolean;
  readonly redirect: Zone | null;
  /** Whether the next damage card is dealt face up. */
  readonly critical: boolean;
  readonly damage: number;
  readonly shields: Readonly<Record<Zone, number>>;
  readonly hull: number;
  readonly facedown: number;
  readonly faceup: number;
  readonly destroyed: boolean;
}

export interface Choice {
  readonly who: 'attacker' | 'defender' | 'chance';
  readonly ways: ReadonlyMap<string, Moment>;
}

export const begin = (attack: Attack): Moment => ({
  attack,
  at: 'effects',
  dice: attack.dice,
  tokens: attack.tokens,
  locked: [],
  spent: [],
  rerolling: null,
  braced: false,
  contained: false,
  redirect: null,
  critical: false,
  damage: 0,
  shields: attack.shields,
  hull: attack.hull,
  facedown: attack.cards,
  faceup: 0,
  destroyed: false,
});

const colorOf = (die: Die): Color => die.split(' ')[0] as Color;
const faceOf = (die: Die): Face => die.split(' ')[1] as Face;
const stateOf = (token: Token): TokenState => token.split(' ')[0] as TokenState;
const typeOf = (token: Token): TokenType => token.split(' ')[1] as TokenType;

const without = (dice: readonly Die[], die: Die): Die[] => {
  const rest = [...dice];
  rest.splice(rest.indexOf(die), 1);
  return rest;
};

/** The next choice that is one, and what each answer leads to; null when the attack is over. */
export const choiceAt = (m: Moment): { readonly moment: Moment; readonly choice: Choice | null } => {
  switch (m.at) {
    case 'effects':
      return offer(m, 'attacker', [...accuracies(m), ['stop', { ...m, at: 'tokens' }]]);
    case 'tokens':
      return offer(m, 'defender', [...spendings(m), ['stop', { ...m, at: 'critical' }]]);
    case 'reroll': {
      const color = colorOf(m.rerolling!);
      const rest = without(m.dice, m.rerolling!);
      const roll = (face: Face): [string, Moment] => [
        `roll ${color} ${face}`,
        { ...m, at: 'tokens', dice: [...rest, `${color} ${face}`], rerolling: null },
      ];
      return offer(m, 'chance', FACES[color].map(roll));
    }
    case 'critical': {
      const total = (next: Moment): Moment => ({ ...next, at: 'redirect', damage: totalOf(next) });
      const stop: [string, Moment] = ['stop', total(m)];
      return offer(m, 'attacker', mayCrit(m) ? [['critical', total({ ...m, critical: true })], stop] : [stop]);
    }
    case 'redirect':
      return offer(m, 'defender', redirections(m));
    case 'suffer':
      return suffer(m);
    case 'card':
      return offer(
        m,
        'chance',
        CARDS.map((card) => [`draw ${card}`, faceupCard(m, card)]),
      );
    case 'over':
      return { moment: m, choice: null };
  }
};

/** A player who has but one way is not asked; chance always is. */
const offer = (m: Moment, who: Choice['who'], ways: readonly (readonly [string, Moment])[]) =>
  ways.length === 1 && who !== 'chance' ? choiceAt(ways[0]![1]) : { moment: m, choice: { who, ways: new Map(ways) } };

/** ATK-16, ATK-17: each accuracy icon spent takes its die out of the pool and forbids one token that is still there. */
const accuracies = (m: Moment): [string, Moment][] =>
  [...new Set(m.dice)]
    .filter((die) => faceOf(die) === 'accuracy')
    .flatMap((die) =>
      m.tokens.flatMap((token, i): [string, Moment][] =>
        stateOf(token) === 'discarded' || m.locked.includes(i)
          ? []
          : [[`lock ${i} with ${die}`, { ...m, dice: without(m.dice, die), locked: [...m.locked, i] }]],
      ),
    );

/** DEF-03 … DEF-08: the tokens that may be spent. */
const spendings = (m: Moment): [string, Moment][] => {
  if (m.attack.zone !== null && m.attack.speed === 0) return [];
  return m.tokens.flatMap((token, i) => {
    const type = typeOf(token);
    const cannot =
      stateOf(token) === 'discarded' ||
      m.locked.includes(i) ||
      m.spent.includes(i) ||
      m.spent.some((other) => typeOf(m.tokens[other]!) === type);
    if (cannot) return [];
    const turned: Token = stateOf(token) === 'readied' ? `exhausted ${type}` : `discarded ${type}`;
    const paid: Moment = { ...m, tokens: m.tokens.map((each, j) => (j === i ? turned : each)), spent: [...m.spent, i] };
    return effectOf(type, paid, `spend ${i}`);
  });
};

/** DEF-09 … DEF-19: what a token does now, and what it will do in step 5. */
const effectOf = (type: TokenType, paid: Moment, name: string): [string, Moment][] => {
  const { zone } = paid.attack;
  if (type === 'scatter') return [[name, { ...paid, dice: [] }]];
  if (type === 'brace') return [[name, { ...paid, braced: true }]];
  if (type === 'contain') return [[name, { ...paid, contained: true }]];
  if (type === 'evade') return evade(paid, name);
  return zone === null ? [[name, paid]] : BESIDE[zone].map((to) => [`${name} to ${to}`, { ...paid, redirect: to }]);
};

/** DEF-11: long cancels, DEF-12: medium rerolls, DEF-13: close and distance 1 do nothing; with no die left there is none to pick. */
const evade = (paid: Moment, name: string): [string, Moment][] => {
  const { range } = paid.attack;
  if (paid.dice.length === 0 || range === 'close' || range === 'distance') return [[name, paid]];
  return [...new Set(paid.dice)].map((die) => {
    const then: Moment =
      range === 'long' ? { ...paid, dice: without(paid.dice, die) } : { ...paid, at: 'reroll', rerolling: die };
    return [`${name} on ${die}`, then];
  });
};

const hits = (face: Face): number => (face === 'doubleHit' ? 2 : face === 'hit' || face === 'hitCrit' ? 1 : 0);
const crits = (face: Face): number => (face === 'crit' || face === 'hitCrit' ? 1 : 0);

/** ATK-22, ATK-23, KEY-03: critical icons mean something between ships, and when a Bomber attacks a ship. */
const critsMatter = ({ attack }: Moment): boolean => attack.zone !== null && attack.attacker !== 'squadron';

/** CRIT-01, CRIT-08, DEF-18 */
const mayCrit = (m: Moment): boolean => critsMatter(m) && !m.contained && m.dice.some((die) => crits(faceOf(die)) > 0);

/** ATK-22, DEF-14: brace halves, rounding up. */
const totalOf = (m: Moment): number => {
  let sum = 0;
  for (const die of m.dice) sum += hits(faceOf(die)) + (critsMatter(m) ? crits(faceOf(die)) : 0);
  return m.braced ? Math.ceil(sum / 2) : sum;
};

/** DEF-09, DEF-10: any amount up to the shields of the zone named, which suffers first. */
const redirections = (m: Moment): [string, Moment][] => {
  const most = m.redirect ? Math.min(m.damage, m.shields[m.redirect]) : 0;
  return Array.from({ length: most + 1 }, (_, amount) => {
    const shields = m.redirect ? { ...m.shields, [m.redirect]: m.shields[m.redirect] - amount } : m.shields;
    return [`redirect ${amount}`, { ...m, at: 'suffer', shields, damage: m.damage - amount }];
  });
};

/** DMG-01, DMG-06, DMG-08, CRIT-04: one point at a time; what is left when the ship is destroyed is lost. */
const suffer = (m: Moment): ReturnType<typeof choiceAt> => {
  if (m.damage === 0 || m.destroyed) return choiceAt({ ...m, at: 'over' });
  const { zone } = m.attack;
  if (zone === null) {
    const hull = Math.max(0, m.hull - m.damage);
    return choiceAt({ ...m, at: 'over', hull, destroyed: hull === 0 });
  }
  const rest = { ...m, damage: m.damage - 1 };
  if (m.shields[zone] > 0) return choiceAt({ ...rest, shields: { ...m.shields, [zone]: m.shields[zone] - 1 } });
  return choiceAt(m.critical ? { ...rest, at: 'card', critical: false } : facedownCard(rest));
};

const facedownCard = (m: Moment): Moment => {
  const facedown = m.facedown + 1;
  return { ...m, facedown, destroyed: facedown + m.faceup >= m.hull };
};

/** CRIT-09, DMG-05, DMG-06: it counts at once; its text, if the ship is still there, comes before the next point. */
const faceupCard = (m: Moment, card: (typeof CARDS)[number]): Moment => {
  const dealt: Moment = { ...m, at: 'suffer', faceup: m.faceup + 1, destroyed: m.facedown + m.faceup + 1 >= m.hull };
  if (dealt.destroyed || card === 'power-failure') return dealt;
  const more = facedownCard(dealt);
  return more.destroyed ? more : { ...more, faceup: more.faceup - 1, facedown: more.facedown + 1 };
};
