// A bot in under thirty lines: it tries actions out on a game that fits what it may know, and takes the one that leaves it best off.
import { awaiting, createGame, createRng, determinize, legalActions, step, unitsOf, viewFor } from 'armada-rules';

const rng = createRng(1);
const fromMiddle = ({ x, y }, { widthUm, depthUm }) => Math.hypot(x - widthUm / 2, y - depthUm / 2) / 100_000;
const worth = ({ kind, pose, hull, damage }, table) =>
  kind === 'ship' ? 40 - 5 * damage.length - fromMiddle(pose, table) : hull;
const lead = (state, player) =>
  unitsOf(state)
    .filter(({ pose }) => pose) // the others are destroyed
    .reduce((sum, unit) => sum + (unit.owner === player ? 1 : -1) * worth(unit, state.table), 0);

const bot = (state, player) => {
  const known = determinize(viewFor(state, player), rng); // hidden dials and cards are guessed, not seen
  const after = (action) => lead(step(known, action).state, player);
  const actions = legalActions(known, player);
  const attacks = actions.filter(({ type }) => type === 'declareTarget');
  const tried = attacks.length > 0 ? attacks : Array.from({ length: 20 }, () => actions[rng.below(actions.length)]);
  return tried.map((action) => [after(action), action]).sort(([a], [b]) => b - a)[0][1];
};

let state = createGame({ scenario: 'learning', seed: 2 }).value;
for (let due = awaiting(state); due.kind !== 'over'; due = awaiting(state)) {
  const player = due.kind === 'simultaneous' ? due.players[0] : due.player;
  const options = legalActions(state, player);
  state = step(state, player === 'p1' ? bot(state, player) : options[rng.below(options.length)]).state;
}
const { winner, scores } = state.outcome;
console.log(`The bot (p1) against chance (p2): ${winner} wins, ${scores.p1} to ${scores.p2}.`);
