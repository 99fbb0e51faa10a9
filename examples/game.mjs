// Plays a whole game between two simple bots and tells it: npm start
//   npm start -- --seed 7                                       the learning scenario
//   npm start -- --fleets examples/fleets/rebel-400.txt examples/fleets/imperial-400.txt
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { awaiting, createRng, extendLog, hashState, legalActions, replay, startLog, step } from 'armada-rules';
import { describeImport, importFleet } from 'armada-rules/fleet';
import { describeEvent, describeSetupIssue } from 'armada-rules/text';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    format: { type: 'string', default: 'standard-400' },
    fleets: { type: 'boolean' },
    all: { type: 'boolean' },
  },
});
const seed = Number(values.seed);

const fail = (lines) => {
  console.error(lines.join('\n'));
  process.exit(1);
};

const readFleet = (file) => {
  const imported = importFleet(readFileSync(file, 'utf8'));
  if (!imported.ok) fail(imported.error.map((failure) => `${file}: ${describeImport(failure)}`));
  const { fleet, unresolved } = imported.value;
  if (unresolved.length > 0) fail([`${file}:`, ...unresolved.map((line) => `  ${describeImport(line)}`)]);
  return fleet;
};

const setupFromFleets = () => {
  const [p1, p2] = positionals.map(readFleet);
  if (!p1 || !p2) fail(['Two lists are needed: npm start -- --fleets a.txt b.txt']);
  return { fleets: { p1, p2 }, format: values.format, seed };
};

const setup = values.fleets ? setupFromFleets() : { scenario: 'learning', seed, suggestedDials: true };
const begun = startLog(setup);
if (!begun.ok) fail(['This cannot be set up:', ...begun.error.map((issue) => `  ${describeSetupIssue(issue)}`)]);
let { log, state } = begun.value;

// What the table shows is told; what only changes a counter is left to --all.
const QUIET = [
  'phaseEnded',
  'shipsReadied',
  'squadronActivationEnded',
  'shipActivationEnded',
  'maneuverExecuted',
  'diceChanged',
];
const tellAll = (events) => {
  for (const event of events) {
    if (event.type === 'roundStarted') console.log('');
    if (values.all || !QUIET.includes(event.type)) console.log(describeEvent(event, { state }));
  }
};

// Two eager captains: they attack when they can, and prefer courses that keep the ship on the table.
const rng = createRng(seed);
const onTable = (action) => {
  const played = step(state, action);
  return played.ok && !played.events.some(({ type }) => type === 'unitDestroyed');
};
const choose = (actions) => {
  const types = [...new Set(actions.map(({ type }) => type))];
  const type = types.includes('declareTarget') && rng.below(4) > 0 ? 'declareTarget' : types[rng.below(types.length)];
  const some = actions.filter((action) => action.type === type);
  const first = rng.below(some.length);
  if (type !== 'executeManeuver' && type !== 'moveSquadron') return some[first];
  return [...some.slice(first), ...some.slice(0, first)].find(onTable) ?? some[first];
};

tellAll(begun.value.events);
while (awaiting(state).kind !== 'over') {
  const played = step(state, choose(legalActions(state)));
  if (!played.ok) throw new Error(JSON.stringify(played.verdict));
  log = extendLog(log, played);
  state = played.state;
  tellAll(played.events);
}

const { winner, scores } = state.outcome;
const again = replay(JSON.parse(JSON.stringify(log)));
console.log(`\n${winner} wins, ${scores.p1} to ${scores.p2}. ${log.actions.length} actions, hash ${hashState(state)}.`);
console.log(again.ok ? 'The log replays to the same hash.' : `The log does not replay: ${JSON.stringify(again.error)}`);
console.log(`Play it again: npm start -- --seed ${seed}${values.fleets ? ` --fleets ${positionals.join(' ')}` : ''}`);
