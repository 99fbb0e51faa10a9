import { compareText } from '../state/json.ts';
import { drawBelow, jumpRng, type RngState, seedRng } from '../state/rng.ts';

/** Chance of a tournament: every purpose in every round has a stream of its own, so no draw depends on another. */
const PURPOSES = ['lots', 'pairings', 'bye', 'coin'] as const;

/** What chance decides. */
type Purpose = (typeof PURPOSES)[number];

const streamOf = (seed: number, purpose: Purpose, round: number): RngState => {
  let state = seedRng(seed);
  for (let jumps = round * PURPOSES.length + PURPOSES.indexOf(purpose); jumps > 0; jumps--) state = jumpRng(state);
  return state;
};

/** The texts in an order drawn at random, whatever order they came in. */
export const shuffled = (texts: readonly string[], seed: number, purpose: Purpose, round: number): string[] => {
  const items = [...texts].sort(compareText);
  let state = streamOf(seed, purpose, round);
  for (let last = items.length - 1; last > 0; last--) {
    const drawn = drawBelow(state, last + 1);
    state = drawn.state;
    [items[last], items[drawn.value]] = [items[drawn.value]!, items[last]!];
  }
  return items;
};
