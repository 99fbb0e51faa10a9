import { type Command, Option } from 'commander';
import {
  describeFault,
  type FileFormat,
  type Fleet,
  type FleetFault,
  FORMATS,
  type FormatId,
  summarizeFleet,
  validateFleet,
} from '../../fleet/index.ts';
import { readFleet } from '../../repl/fleet-file.ts';
import { type Io, print, printJson } from '../io.ts';
import { jsonOption } from '../options.ts';
import type { Fail } from '../run.ts';

const FORMAT_IDS = Object.keys(FORMATS) as FormatId[];

interface CheckChoices {
  readonly format: FormatId;
  readonly playing?: true;
  readonly json?: true;
}

/** `armada check fleet.txt`. */
export const addCheck = (program: Command, io: Io, fail: Fail): void => {
  program
    .command('check')
    .description('read a fleet list, add it up, and say everything that is wrong with it')
    .argument('<fleet>', 'a list of a common list tool, or the JSON of a fleet; - is standard input')
    .addOption(formatOption())
    .option('--playing', 'also name cards that games cannot be played with yet')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  armada check fleet.txt --format tournament-400')
    .action((path: string, { format: asked, playing, json }: CheckChoices, command: Command) => {
      const { fleet, format: built, unread, warnings } = readFleet(io.files, path);
      const notes = [...unread, ...warnings];
      const format = command.getOptionValueSource('format') === 'default' ? (built ?? asked) : asked;
      const faults = validateFleet(fleet, format, playing ? { playing } : {});
      if (json) printJson(io, { fleet, summary: summarizeFleet(fleet), unread: notes, faults: faults.map(withText) });
      else print(io, ...summaryLines(fleet), ...notes, ...faults.map(faultLine), verdict(format, faults, notes));
      if (faults.length > 0 || notes.length > 0) fail(1);
    });
};

export const formatOption = (): Option =>
  new Option('-f, --format <format>', 'what the fleet is built for').choices(FORMAT_IDS).default('standard-400');

const withText = (fault: FleetFault) => ({ ...fault, text: describeFault(fault) });

const faultLine = (fault: FleetFault): string => `${describeFault(fault)}${fault.rule ? ` (${fault.rule})` : ''}`;

const verdict = (format: FileFormat, faults: readonly FleetFault[], notes: readonly string[]): string => {
  if (faults.length > 0) return `Not legal for ${format}: ${faults.length} fault${faults.length === 1 ? '' : 's'}.`;
  return notes.length > 0 ? `What was read is legal for ${format}.` : `Legal for ${format}.`;
};

const summaryLines = (fleet: Fleet): readonly string[] => {
  const { name, faction, points, ships, squadrons, objectives } = summarizeFleet(fleet);
  return [
    `${name ?? 'A fleet'} (${faction}): ${points.total} points, ${points.squadrons} of them squadrons`,
    ...ships.map(
      (ship) => `  ${ship.name} (${ship.points})${ship.upgrades.map((upgrade) => `, ${upgrade.name}`).join('')}`,
    ),
    ...squadrons.map(({ name: squadron, count, points: cost }) => `  ${count} ${squadron} (${cost})`),
    ...Object.values(objectives).flatMap((objective) => (objective ? [`  ${objective.name}`] : [])),
  ];
};
