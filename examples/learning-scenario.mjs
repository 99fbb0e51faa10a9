// Shows the opening of the learning scenario and plays a whole game of it: npm start -- --seed 7
import { parseArgs } from 'node:util';
import {
  awaiting,
  createRng,
  extendLog,
  hashState,
  legalActions,
  replay,
  shipsOf,
  squadronsOf,
  startLog,
  step,
} from 'armada-rules';

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } });
const seed = Number(values.seed);

const begun = startLog({ scenario: 'learning', seed, suggestedDials: true });
if (!begun.ok) {
  console.error(`This cannot be set up: ${JSON.stringify(begun.error)}`);
  process.exit(1);
}
let { log, state } = begun.value;

const place = ({ pose }) => `${(pose.x / 1000).toFixed(0)} mm, ${(pose.y / 1000).toFixed(0)} mm`;
const nameOf = (id) => id.split('/').slice(0, 1).concat(id.split('/').slice(1).join(' ')).join(': ');

console.log(`The learning scenario, seed ${seed}. First player: ${state.initiative.player} (${state.factions.p1}).\n`);
for (const ship of shipsOf(state)) {
  const { front, left, right, rear } = ship.shields;
  console.log(
    `  ${nameOf(ship.id).padEnd(40)} speed ${ship.speed}  shields ${front}/${left}/${right}/${rear}  at ${place(ship)}`,
  );
}
for (const squadron of squadronsOf(state))
  console.log(`  ${nameOf(squadron.id).padEnd(40)} hull ${squadron.hull}  at ${place(squadron)}`);

const tell = (event) => {
  switch (event.type) {
    case 'roundStarted':
      return `\nRound ${event.round}`;
    case 'phaseStarted':
      return `  ${event.phase[0].toUpperCase()}${event.phase.slice(1)} Phase`;
    case 'dialsAssigned':
      return `    ${nameOf(event.ship)} is assigned ${event.commands.join(', ')}`;
    case 'dialRevealed':
      return `    ${nameOf(event.ship)} reveals ${event.command}`;
    case 'commandTokenGained':
      return `      and turns it into a ${event.command} token`;
    case 'commandTokenDiscarded':
      return `      and discards a ${event.command} token`;
    case 'commandResolved':
      return `      and resolves ${event.command} with ${event.spend === 'both' ? 'dial and token' : `its ${event.spend}`}`;
    case 'targetDeclared':
      return `    ${nameOf(event.attacker)}${event.zone ? ` (${event.zone})` : ''} attacks ${nameOf(event.defender)}${
        event.defendingZone ? ` (${event.defendingZone})` : ''
      }${event.obstructed ? ', obstructed' : ''}${event.counter ? ', countering' : ''}`;
    case 'diceRolled':
      return `      rolls ${event.dice.map(({ color, face }) => `${color} ${face}`).join(', ')}`;
    case 'defenseTokenSpent':
      return `      ${nameOf(event.unit)} spends a defense token`;
    case 'damageTotalled':
      return `      for ${event.total} damage`;
    case 'damageCardTurnedUp':
      return `      face up: ${event.card}`;
    case 'speedChanged':
      return `      and changes its speed to ${event.to}`;
    case 'shipMoved':
      return `    ${nameOf(event.ship)} moves at speed ${event.reached} to ${place({ pose: event.to })}${
        event.overlapped.length > 0 ? `, stopped by ${event.overlapped.map(nameOf).join(' and ')}` : ''
      }`;
    case 'squadronMoved':
      return `    ${nameOf(event.squadron)} flies to ${place({ pose: event.to })}`;
    case 'squadronPlaced':
      return `    ${nameOf(event.squadron)} is pushed aside to ${place({ pose: event.to })}`;
    case 'damageCardDealt':
      return `    ${nameOf(event.ship)} is dealt a damage card`;
    case 'unitDestroyed':
      return `    ${nameOf(event.unit)} is destroyed`;
    case 'initiativeFlipped':
      return `    the initiative token shows ${event.side}`;
    case 'gameEnded':
      return `\nThe game is over: ${event.outcome.winner} wins, ${event.outcome.scores.p1} to ${event.outcome.scores.p2}.`;
    default:
      return null;
  }
};

const tellAll = (events) => {
  for (const event of events) {
    const line = tell(event);
    if (line) console.log(line);
  }
};

tellAll(begun.value.events);
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

while (awaiting(state).kind !== 'over') {
  const played = step(state, choose(legalActions(state)));
  if (!played.ok) throw new Error(JSON.stringify(played.verdict));
  tellAll(played.events);
  log = extendLog(log, played);
  state = played.state;
}

const again = replay(JSON.parse(JSON.stringify(log)));
console.log(`\n${log.actions.length} actions, hash ${hashState(state)}.`);
console.log(again.ok ? 'The log replays to the same hash.' : `The log does not replay: ${JSON.stringify(again.error)}`);
console.log(`Play it again: npm start -- --seed ${seed}`);
