import type { AttackOddsQuery } from '../../src/sim/odds/index.ts';
import { DIE_COLORS, type Die, type DieColor, FACES_OF, ICONS_OF } from '../../src/state/dice.ts';
import type { DefenseTokenType } from '../../src/state/vocabulary.ts';

/**
 * The odds of an attack the slow way: every side of every die in turn, every choice of either side tried out, nothing merged.
 * It shares only the faces of the dice with what it checks.
 */

export interface Expected {
  /** Cards, damage and the critical effect on average. */
  readonly cards: number;
  readonly damage: number;
  readonly critical: number;
  /** The probability of each total. */
  readonly totals: ReadonlyMap<number, number>;
}

const SIDES: Readonly<Record<DieColor, readonly Die[]>> = Object.fromEntries(
  DIE_COLORS.map((color) => [
    color,
    FACES_OF[color].flatMap(({ face, sides }) => Array.from({ length: sides }, () => ({ color, face }))),
  ]),
) as Record<DieColor, Die[]>;

const mean = (all: readonly Expected[]): Expected => {
  const totals = new Map<number, number>();
  for (const each of all)
    for (const [total, probability] of each.totals)
      totals.set(total, (totals.get(total) ?? 0) + probability / all.length);
  const average = (of: (each: Expected) => number) => all.reduce((sum, each) => sum + of(each), 0) / all.length;
  return {
    cards: average((e) => e.cards),
    damage: average((e) => e.damage),
    critical: average((e) => e.critical),
    totals,
  };
};

const worth = ({ cards, damage, critical }: Expected): number => 1024 * cards + damage + critical / 1024;
const best = (all: readonly Expected[]): Expected => all.reduce((a, b) => (worth(b) > worth(a) + 1e-12 ? b : a));
const least = (all: readonly Expected[]): Expected => all.reduce((a, b) => (worth(b) < worth(a) - 1e-12 ? b : a));

const subsets = <T>([first, ...rest]: readonly T[]): (readonly T[])[] =>
  first === undefined ? [[]] : subsets(rest).flatMap((set) => [set, [first, ...set]]);

export const oracle = (query: AttackOddsQuery): Expected => {
  const { range = null, criticals = true, defender = {}, rerolls = [], concentrateFire = {} } = query;
  const { tokens = [], shields = 0, redirect = 0, policy = 'least', spendFrom = 0 } = defender;

  const sum = (dice: readonly Die[], icon: 'hit' | 'crit' | 'accuracy') =>
    dice.reduce((total, { face }) => total + ICONS_OF[face][icon], 0);
  const shown = (dice: readonly Die[]) => sum(dice, 'hit') + (criticals ? sum(dice, 'crit') : 0);

  const suffer = (dice: readonly Die[], spent: readonly DefenseTokenType[]): Expected => {
    const left = spent.includes('scatter') ? [] : dice;
    const total = spent.includes('brace') ? Math.ceil(shown(left) / 2) : shown(left);
    const critical = criticals && sum(left, 'crit') > 0 && !spent.includes('contain');
    const past = Math.max(0, total - shields);
    const cards = spent.includes('redirect') ? Math.max(0, past - redirect) : past;
    return { cards, damage: total, critical: critical ? 1 : 0, totals: new Map([[total, 1]]) };
  };

  const defend = (dice: readonly Die[], free: readonly DefenseTokenType[]): Expected => {
    if (policy === 'keep' || shown(dice) < spendFrom) return suffer(dice, []);
    const types = [...new Set(free)];
    const after = (pool: readonly Die[]) =>
      least(subsets(types.filter((type) => type !== 'evade')).map((spent) => suffer(pool, spent)));
    const evaded = (at: number): Expected => {
      const rest = dice.filter((_, i) => i !== at);
      return range === 'long' ? after(rest) : mean(SIDES[dice[at]!.color].map((side) => after([...rest, side])));
    };
    const canEvade = types.includes('evade') && (range === 'long' || range === 'medium');
    return least([after(dice), ...(canEvade ? dice.map((_, at) => evaded(at)) : [])]);
  };

  const lock = (dice: readonly Die[]): Expected => {
    const accuracies = query.accuracies === 'keep' ? 0 : sum(dice, 'accuracy');
    return best(
      subsets(tokens.map((_, at) => at))
        .filter((locked) => locked.length <= accuracies)
        .map((locked) =>
          defend(
            dice,
            tokens.filter((_, at) => !locked.includes(at)),
          ),
        ),
    );
  };

  const mods = [
    ...(concentrateFire.dial ? (['add'] as const) : []),
    ...(concentrateFire.token ? [{ dice: 1 }] : []),
    ...rerolls,
  ];
  const known = new Map<string, Expected>();
  const modify = (dice: readonly Die[], left: typeof mods): Expected => {
    const key = `${dice.map(({ color, face }) => `${color} ${face}`).sort()} ${left.map((each) => mods.indexOf(each))}`;
    let found = known.get(key);
    if (!found) {
      found = best([
        lock(dice),
        ...left.flatMap((mod) =>
          use(
            dice,
            mod,
            left.filter((each) => each !== mod),
          ),
        ),
      ]);
      known.set(key, found);
    }
    return found;
  };
  const use = (dice: readonly Die[], mod: (typeof mods)[number], left: typeof mods): Expected[] => {
    if (mod === 'add')
      return [...new Set(dice.map(({ color }) => color))].map((color) =>
        mean(SIDES[color].map((side) => modify([...dice, side], left))),
      );
    const allowed = dice.map((_, at) => at).filter((at) => (mod.colors ?? DIE_COLORS).includes(dice[at]!.color));
    return subsets(allowed)
      .filter((taken) => taken.length > 0 && taken.length <= mod.dice)
      .map((taken) => {
        const kept = dice.filter((_, at) => !taken.includes(at));
        return rollAll(
          taken.map((at) => dice[at]!.color),
          kept,
          left,
        );
      });
  };
  const rollAll = (colors: readonly DieColor[], lying: readonly Die[], left: typeof mods): Expected => {
    const [first, ...rest] = colors;
    if (!first) return modify(lying, left);
    return mean(SIDES[first].map((side) => rollAll(rest, [...lying, side], left)));
  };

  const gathered = DIE_COLORS.flatMap((color) => Array.from({ length: query.dice[color] }, () => color));
  if (!query.obstructed || gathered.length === 0) return rollAll(gathered, [], mods);
  return best(
    gathered.map((_, at) =>
      rollAll(
        gathered.filter((_each, i) => i !== at),
        [],
        mods,
      ),
    ),
  );
};
