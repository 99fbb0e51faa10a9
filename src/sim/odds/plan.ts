import type { Armament } from '../../content/card.ts';
import { DIE_COLORS } from '../../state/dice.ts';
import type { Meaning } from './faces.ts';
import type { Settlement } from './settle.ts';
import { meaningsIn, type Reroll, type Rolling, rollingOf, rollOf, type Space, spaceOf, takings } from './space.ts';

/**
 * The attacker's best use of rerolls and added dice, in any order, each of them or none: backwards from what every result is
 * worth to what to do at every result, then forwards with the probabilities. What a reroll is worth depends only on the dice
 * that stay, so it is worked out once for each of those.
 */

/** What the attacker may do once with the dice. */
export type Modification = { readonly kind: 'reroll'; readonly reroll: Reroll } | { readonly kind: 'add' };

/** For every result of a pool: what it means and is worth, and the best way to go on. */
interface Plan {
  readonly space: Space;
  readonly meanings: Int32Array;
  readonly worth: Float64Array;
  readonly ways: readonly Way[];
  /** The best way at each result, by its place in `ways`, or -1 to stop; and the dice that stay on it. */
  readonly way: Int16Array;
  readonly kept: Int32Array;
}

/** One way to go on: which dice are rolled, and where that leads. */
interface Way {
  readonly rolling: Rolling;
  readonly to: Plan;
}

/** The probability of each meaning that the pool can have when the attacker has done what is best. */
export const playBest = (
  dice: Armament,
  modifications: readonly Modification[],
  settlement: Settlement,
): ReadonlyMap<Meaning, number> => {
  const plans = new Map<string, Plan>();
  const planFor = (space: Space, left: readonly Modification[]): Plan => {
    const key = `${Object.values(space.pool)} ${left.map((each) => modifications.indexOf(each))}`;
    const known = plans.get(key);
    if (known) return known;
    const ways = left.flatMap((modification) => {
      const rest = left.filter((each) => each !== modification);
      return modification.kind === 'reroll'
        ? takings(space.pool, modification.reroll).map((taken) => ({
            rolling: rollingOf(space, taken),
            to: planFor(space, rest),
          }))
        : largerBy(space).map(({ larger, one }) => ({ rolling: rollingOf(larger, one), to: planFor(larger, rest) }));
    });
    const plan = planOf(space, ways, settlement);
    plans.set(key, plan);
    return plan;
  };
  const first = planFor(spaceOf(dice), modifications);
  // A plan is known only after all that it leads to.
  return follow(first, [...plans.values()].reverse());
};

/** CF-02: the pool with one more die of a colour that is in it. */
const largerBy = ({ pool }: Space): readonly { readonly larger: Space; readonly one: [number, number, number] }[] =>
  DIE_COLORS.filter((color) => pool[color] > 0).map((color) => ({
    larger: spaceOf({ ...pool, [color]: pool[color] + 1 }),
    one: DIE_COLORS.map((each) => (each === color ? 1 : 0)) as [number, number, number],
  }));

const planOf = (space: Space, ways: readonly Way[], settlement: Settlement): Plan => {
  const meanings = meaningsIn(space, settlement.marking);
  const worth = new Float64Array(space.size);
  for (let result = 0; result < space.size; result++) worth[result] = settlement.worthOf(meanings[result]!);
  const plan = {
    space,
    meanings,
    worth,
    ways,
    way: new Int16Array(space.size).fill(-1),
    kept: new Int32Array(space.size),
  };
  ways.forEach((way, at) => {
    consider(plan, way, at);
  });
  return plan;
};

/** Takes a way at every result at which it is worth more than what was found so far. */
const consider = (plan: Plan, { rolling, to }: Way, at: number): void => {
  const adds = to.space.size !== plan.space.size;
  let kept = 0;
  let worth = 0;
  const sum = (result: number, probability: number): void => {
    worth += probability * to.worth[result]!;
  };
  const take = (result: number): void => {
    if (worth <= plan.worth[result]!) return;
    plan.worth[result] = worth;
    plan.way[result] = at;
    plan.kept[result] = kept;
  };
  for (; kept < rolling.kept.size; kept++) {
    worth = 0;
    rolling.each(kept, sum);
    // A die that is added leaves all that lie; dice that are rolled again may have shown anything.
    if (adds) take(kept);
    else rolling.each(kept, take);
  }
};

const follow = (first: Plan, inOrder: readonly Plan[]): ReadonlyMap<Meaning, number> => {
  const reached = new Map<Plan, Float64Array>([[first, rollOf(first.space)]]);
  const ends = new Map<Meaning, number>();
  for (const plan of inOrder) {
    const chances = reached.get(plan);
    if (!chances) continue;
    // The dice that stay on each way, with how often.
    const staying = plan.ways.map(({ rolling }) => new Float64Array(rolling.kept.size));
    for (let result = 0; result < chances.length; result++) {
      const chance = chances[result]!;
      if (chance === 0) continue;
      const way = plan.way[result]!;
      if (way >= 0) staying[way]![plan.kept[result]!]! += chance;
      else ends.set(plan.meanings[result]!, (ends.get(plan.meanings[result]!) ?? 0) + chance);
    }
    plan.ways.forEach(({ rolling, to }, at) => {
      const next = reached.get(to) ?? new Float64Array(to.space.size);
      reached.set(to, next);
      staying[at]!.forEach((chance, kept) => {
        if (chance > 0)
          rolling.each(kept, (result, probability) => {
            next[result]! += chance * probability;
          });
      });
    });
  }
  return ends;
};
