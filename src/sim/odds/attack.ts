import type { Armament } from '../../content/card.ts';
import { DIE_COLORS } from '../../state/dice.ts';
import { DEFENSE_TOKENS, type DefenseTokenType } from '../../state/vocabulary.ts';
import { accuraciesIn, type Meaning } from './faces.ts';
import { type Modification, playBest } from './plan.ts';
import { countDice, type OddsRange } from './pool.ts';
import { type Defender, type Settlement, settlementFor, type VisitEnd } from './settle.ts';
import { eachMeaning, type Reroll } from './space.ts';

/** An attack to be worked out. */
export interface AttackOddsQuery {
  /** The dice that are gathered, before obstruction takes any: `gatherDice` says which of an armament reach. */
  readonly dice: Armament;
  /** What evade does depends on it; null (the default) for an attack without range bands. */
  readonly range?: OddsRange;
  /** Whether critical icons are damage and allow critical effects: between ships, and for a Bomber. Default true. */
  readonly criticals?: boolean;
  /** OBS-02: one die is removed before the roll, the one whose loss hurts least. */
  readonly obstructed?: boolean;
  /** CF-02, CF-03: the dial adds a die of a colour in the pool, the token rerolls one die. */
  readonly concentrateFire?: { readonly dial?: boolean; readonly token?: boolean };
  /** Other rerolls that the attacker has. */
  readonly rerolls?: readonly Reroll[];
  /** ATK-16: whether accuracy icons lock the tokens whose loss hurts most (`best`, the default) or are not spent. */
  readonly accuracies?: 'best' | 'keep';
  readonly defender?: Defender;
}

/** One way in which an attack ends. */
export interface AttackOutcome {
  /** The total that is suffered, after brace. */
  readonly damage: number;
  /** Critical icons in the pool when damage is resolved. */
  readonly criticals: number;
  /** Whether a critical effect can be resolved. */
  readonly critical: boolean;
  /** Accuracy icons in the pool before any is spent. */
  readonly accuracies: number;
  /** What gets past shields and redirect: damage cards of a ship, hull points of a squadron. */
  readonly cards: number;
  /** The defense tokens that are spent. */
  readonly spent: readonly DefenseTokenType[];
  readonly probability: number;
}

/** How an attack ends, exactly. */
export interface AttackOdds {
  /** Every end that can be told apart, by damage and then by the other fields; the probabilities sum to 1. */
  readonly outcomes: readonly AttackOutcome[];
  /** The probability of each amount of damage, from 0 on. */
  readonly damage: readonly number[];
  /** The probability of at least so much damage, from 0 on. */
  readonly atLeast: readonly number[];
  readonly meanDamage: number;
  readonly meanCards: number;
  /** The probability that a critical effect can be resolved. */
  readonly critical: number;
  /** The probability that each type of defense token is spent; those that never are, are left out. */
  readonly spent: { readonly [token in DefenseTokenType]?: number };
  /** The probability that the defender is destroyed; null when its hull is not given. */
  readonly destroyed: number | null;
}

/** With more dice than this the distinguishable results of a pool become too many to list. */
const MOST_DICE = 24;

/**
 * The exact odds of an attack: every distinguishable result of the dice with its probability. The attacker uses rerolls, added
 * dice and accuracy icons, the defender its tokens, each as is best by the policies that the query states: for damage cards
 * first, then for damage, then for a critical effect, always with what is known at that point.
 *
 * @example
 * attackOdds({ dice: { red: 2, blue: 0, black: 0 } }).damage; // [0.140625, 0.375, 0.34375, 0.125, 0.015625]
 */
export const attackOdds = (query: AttackOddsQuery): AttackOdds => {
  check(query);
  const { dice } = query;
  const colors = query.obstructed ? DIE_COLORS.filter((color) => dice[color] > 0) : [];
  if (colors.length === 0) return workOut(query, dice);
  return colors
    .map((color) => workOut(query, { ...dice, [color]: dice[color] - 1 }))
    .reduce((best, each) => (isBetter(each, best) ? each : best));
};

const check = ({ dice, concentrateFire, rerolls = [] }: AttackOddsQuery): void => {
  for (const color of DIE_COLORS)
    if (!Number.isInteger(dice[color]) || dice[color] < 0)
      throw new RangeError(`not a number of ${color} dice: ${dice[color]}`);
  const count = countDice(dice) + (concentrateFire?.dial ? 1 : 0);
  if (count > MOST_DICE) throw new RangeError(`at most ${MOST_DICE} dice, not ${count}`);
  for (const { dice: most } of rerolls)
    if (!Number.isInteger(most) || most < 0) throw new RangeError(`not a number of dice to reroll: ${most}`);
};

const isBetter = (a: AttackOdds, b: AttackOdds): boolean =>
  a.meanCards > b.meanCards || (a.meanCards === b.meanCards && a.meanDamage > b.meanDamage);

const workOut = (query: AttackOddsQuery, dice: Armament): AttackOdds => {
  const settlement = settlementFor({
    range: query.range ?? null,
    criticals: query.criticals ?? true,
    lockWithAccuracies: query.accuracies !== 'keep',
    defender: query.defender ?? {},
  });
  const modifications: readonly Modification[] = [
    ...(query.concentrateFire?.dial ? [{ kind: 'add' } as const] : []),
    ...(query.concentrateFire?.token ? [{ kind: 'reroll', reroll: { dice: 1 } } as const] : []),
    ...(query.rerolls ?? []).map((reroll) => ({ kind: 'reroll', reroll }) as const),
  ];
  const tally = newTally(countDice(dice) + (query.concentrateFire?.dial ? 1 : 0), query.defender?.tokens ?? []);
  let accuracies = 0;
  let weight = 0;
  const note: VisitEnd = (damage, criticals, spent, probability) =>
    tally.add(damage, criticals, accuracies, spent, weight * probability);
  const add = (meaning: Meaning, chance: number): void => {
    accuracies = accuraciesIn(meaning);
    weight = chance;
    settlement.endsOf(meaning, note);
  };
  if (modifications.length === 0) eachMeaning(dice, settlement.marking, add);
  else for (const [meaning, chance] of playBest(dice, modifications, settlement)) add(meaning, chance);
  return summary(tally.outcomes(settlement), query.defender?.hull ?? null);
};

/** Adds up ends in one flat array, in which they lie in order; every number in an end is small. */
const newTally = (dice: number, tokens: readonly DefenseTokenType[]) => {
  const held = DEFENSE_TOKENS.filter((token) => tokens.includes(token));
  const bits = held.map((token) => 1 << DEFENSE_TOKENS.indexOf(token));
  const spendings = 1 << held.length;
  const placeOf = Array.from({ length: TOKENS.length }, (_, spent) =>
    bits.reduce((place, each, i) => (spent & each ? place | (1 << i) : place), 0),
  );
  const icons = dice + 1;
  const chances = new Float64Array((2 * dice + 1) * icons * icons * spendings);
  const outcomeAt = (at: number, settlement: Settlement): AttackOutcome => {
    const spent = bits.reduce((mask, each, i) => (at & (1 << i) ? mask | each : mask), 0);
    const rest = (at - (at % spendings)) / spendings;
    const damage = Math.floor(rest / icons / icons);
    const criticals = Math.floor(rest / icons) % icons;
    return {
      damage,
      criticals,
      critical: criticals > 0 && (spent & CONTAIN) === 0,
      accuracies: rest % icons,
      cards: settlement.cardsOf(damage, spent),
      spent: TOKENS[spent]!,
      probability: chances[at]!,
    };
  };
  return {
    add: (damage: number, criticals: number, accuracies: number, spent: number, probability: number): void => {
      chances[((damage * icons + criticals) * icons + accuracies) * spendings + placeOf[spent]!]! += probability;
    },
    outcomes: (settlement: Settlement): readonly AttackOutcome[] => {
      const outcomes: AttackOutcome[] = [];
      for (let at = 0; at < chances.length; at++) if (chances[at]! > 0) outcomes.push(outcomeAt(at, settlement));
      return outcomes;
    },
  };
};

/** The tokens of every set of bits. */
const TOKENS: readonly (readonly DefenseTokenType[])[] = Array.from({ length: 1 << DEFENSE_TOKENS.length }, (_, bits) =>
  DEFENSE_TOKENS.filter((_token, at) => bits & (1 << at)),
);

const CONTAIN = 1 << DEFENSE_TOKENS.indexOf('contain');

const summary = (outcomes: readonly AttackOutcome[], hull: number | null): AttackOdds => {
  const highest = outcomes[outcomes.length - 1]!.damage;
  const damage = Array.from({ length: highest + 1 }, () => 0);
  const spent: { [token in DefenseTokenType]?: number } = {};
  let [meanDamage, meanCards, critical, destroyed] = [0, 0, 0, 0];
  for (const outcome of outcomes) {
    const { probability } = outcome;
    damage[outcome.damage]! += probability;
    meanDamage += probability * outcome.damage;
    meanCards += probability * outcome.cards;
    if (outcome.critical) critical += probability;
    if (hull !== null && outcome.cards >= hull) destroyed += probability;
    for (const token of outcome.spent) spent[token] = (spent[token] ?? 0) + probability;
  }
  const atLeast = [...damage];
  for (let points = highest - 1; points >= 0; points--) atLeast[points]! += atLeast[points + 1]!;
  return {
    outcomes,
    damage,
    atLeast,
    meanDamage,
    meanCards,
    critical,
    spent,
    destroyed: hull === null ? null : destroyed,
  };
};
