import { readFileSync } from 'node:fs';
import {
  describeFault,
  exportFleet,
  importFleet,
  summarizeFleet,
  upgradesFor,
  validateFleet,
} from 'armada-rules/fleet';

/** Reads a list of another tool, adds it up, breaks it, and says what is wrong: `node examples/fleet.mjs [file]`. */

const path = process.argv[2] ?? new URL('fleets/rebel-400.txt', import.meta.url);
const read = importFleet(readFileSync(path, 'utf8'));
if (!read.ok) throw new Error(JSON.stringify(read.error));
const { fleet, unresolved } = read.value;
for (const { line, text, candidates } of unresolved)
  console.log(`line ${line}: ${text}; did you mean ${candidates.map(({ name }) => name).join(' or ')}?`);

const { name, points, ships } = summarizeFleet(fleet);
console.log(`${name}: ${points.total} points, ${points.squadrons} of them squadrons`);
for (const ship of ships)
  console.log(`  ${ship.name} (${ship.points}), free: ${ship.freeSlots.join(', ') || 'nothing'}`);
console.log('fits on the first ship:', upgradesFor(fleet, 0, 'standard-400').slice(0, 5).join(', '), '…');
console.log('legal:', validateFleet(fleet, 'standard-400').length === 0);

const broken = { ...fleet, ships: [...fleet.ships, { card: 'gr-75-medium-transports', upgrades: ['mon-mothma'] }] };
for (const fault of validateFleet(broken, 'standard-400')) console.log(`  ${fault.rule}: ${describeFault(fault)}`);
console.log(`\n${exportFleet(fleet, 'kingston')}`);
