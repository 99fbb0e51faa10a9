// An agent of one's own: it is told what its player may know, and nothing else: in its view, a hidden dial of the other side has no
// command. Two worker threads play it against a random one.
// Also: armada sim --p1 ./examples/custom-agent.mjs#trigger --p2 random --games 50
import { isMainThread } from 'node:worker_threads';
import { runBatchInPool } from 'armada-rules/sim/pool';

/** Shoots whenever it can, at whatever has lost most; everything else it leaves to chance. */
export const trigger = (rng) => ({
  choose: (situation) => {
    const { view } = situation;
    const hurt = (id) => (view.units[id].kind === 'ship' ? view.units[id].damage.length : 0);
    const targets = situation.legalActions().filter((action) => action.type === 'declareTarget');
    if (targets.length === 0) return situation.sampleAction(rng);
    return targets.reduce((best, target) => (hurt(target.defender) > hurt(best.defender) ? target : best));
  },
});

// The workers import this file, too: only the main thread plays.
if (isMainThread) {
  const batch = {
    setup: { scenario: 'learning' },
    agents: { p1: { module: import.meta.url, export: 'trigger' }, p2: { agent: 'random' } },
    seed0: 7,
    count: 10,
  };
  const result = await runBatchInPool(batch, { workers: 2 });
  console.log(`Trigger-happy against random: ${result.wins.p1} to ${result.wins.p2} of ${result.games} games.`);
  for (const { game, error } of result.failures) console.log(`Game ${game} went wrong: ${error}`);
}
