import { standardContent } from '../../src/content/content.ts';
import { createEngine, hashState } from '../../src/engine/engine.ts';
import { createRng } from '../../src/state/rng.ts';

/** Plays seeded games of the learning scenario, in whatever JavaScript engine this runs, and hashes every state on the way. */
export const hashGames = (games: number): readonly string[] => {
  const engine = createEngine(standardContent());
  const hashes: string[] = [];
  for (let seed = 0; seed < games; seed++) {
    const created = engine.createGame({ scenario: 'learning', seed, factions: { p1: 'rebel', p2: 'rebel' } });
    if (!created.ok) throw new Error('no game');
    const rng = createRng(seed);
    let state = created.value;
    for (let n = 0; !state.outcome; n++) {
      const legal = engine.legalActions(state);
      const played = engine.step(state, legal[rng.below(legal.length)]!);
      if (!played.ok) throw new Error('refused');
      state = played.state;
      if (n % 16 === 0) hashes.push(hashState(state));
    }
    hashes.push(hashState(state));
  }
  return hashes;
};
