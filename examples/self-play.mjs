// A self-play loop as for training: actions and observations as numbers, explicit seeds, a batch at the end to measure with.
import { createRng } from 'armada-rules';
import { ACTION_SPACE, legalActionIds, meanOf, OBSERVATION, runBatch, startSimulation, wilson } from 'armada-rules/sim';

console.log(
  `${ACTION_SPACE.size} action ids (version ${ACTION_SPACE.version}), ${OBSERVATION.size} numbers in an observation.`,
);

/** Your policy stands here: an observation and the legal ids go in, an id comes out. */
const policy = (_observation, ids, rng) => ids[rng.below(ids.length)];

for (const seed of [1, 2]) {
  const begun = startSimulation({ scenario: 'learning', seed });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const game = begun.value;
  const rng = createRng(seed);
  const trajectory = [];
  while (!game.isOver()) {
    const player = game.actor();
    const legal = legalActionIds(game);
    const observation = game.observe(player);
    const id = policy(observation, [...legal.keys()], rng);
    trajectory.push({ player, observation, id });
    game.apply(legal.get(id));
  }
  const { p1, p2 } = game.scores();
  const returns = game.returns();
  console.log(`Game ${seed}: ${trajectory.length} decisions, ${p1} to ${p2}, returns ${returns.p1} and ${returns.p2}.`);
}

const batch = {
  setup: { scenario: 'learning' },
  agents: { p1: { agent: 'greedy' }, p2: { agent: 'random' } },
  seed0: 1,
  count: 4,
};
const { games, wins, scores, digest } = runBatch(batch);
const share = wilson(wins.p1, games);
console.log(
  `Greedy wins ${wins.p1} of ${games} against random (95 % interval ${share.low.toFixed(2)} to ${share.high.toFixed(2)}),`,
  `scores ${meanOf(scores.p1).value.toFixed(0)} to ${meanOf(scores.p2).value.toFixed(0)}; digest ${digest.slice(0, 8)}.`,
);
