import { type FleetFormat, FORMATS, type FormatId } from '../../content/formats.ts';
import type { RuleId } from '../../state/verdict.ts';
import type { FleetFault, FleetFaultCode } from './faults.ts';

/** A format by its name, by the points that players agreed on (FLEET-02), or spelled out. */
export type FormatChoice = FormatId | number | FleetFormat;

/** What a choice of format means. Points that are no whole number above 0, or an unknown name, are a `RangeError`. */
export const fleetFormat = (choice: FormatChoice): FleetFormat => {
  const format =
    typeof choice === 'number'
      ? ({ points: choice, objectives: 'fleets' } as const)
      : typeof choice === 'string'
        ? named(choice)
        : choice;
  if (!format || !Number.isSafeInteger(format.points) || format.points < 1)
    throw new RangeError(`not a format of fleets: ${JSON.stringify(choice)}`);
  return format;
};

const named = (id: FormatId): FleetFormat | null => (Object.hasOwn(FORMATS, id) ? FORMATS[id] : null);

/** FLEET-05: a third of the agreed points, rounded up, whatever the fleet costs. */
export const squadronLimit = (points: number): number => Math.floor((points + 2) / 3);

/** A fault with its rule: at a tournament that of the regulations where they have one, else its own, else its code's. */
export const cite = (fault: FleetFault, format: FleetFormat): FleetFault => {
  const rule = (format.tournament && regulation(fault.code, format.points)) || fault.rule || RULES[fault.code];
  return rule ? { ...fault, rule } : fault;
};

const RULES: Partial<Record<FleetFaultCode, RuleId>> = {
  'too-many-points': 'FLEET-01',
  'wrong-faction': 'FLEET-03',
  'no-flagship': 'FLEET-04',
  'second-flagship': 'FLEET-04',
  'too-many-squadron-points': 'FLEET-05',
  'no-objective': 'FLEET-06',
  'wrong-category': 'FLEET-06',
  'unique-name-twice': 'FLEET-07',
  'second-modification': 'FLEET-12',
  'second-title': 'FLEET-13',
  'wrong-ship-class': 'FLEET-13',
  'wrong-ship-name': 'FLEET-13',
  'second-commander': 'FLEET-14',
  'commander-on-flotilla': 'FLEET-14',
  'upgrade-twice': 'FLEET-15',
  'wrong-size': 'FLEET-16',
  'slot-in-the-way': 'FLEET-16',
  'not-in-pool': 'FLEET-17',
  'no-copy-left': 'FLEET-17',
  'no-model-left': 'FLEET-17',
};

const regulation = (code: FleetFaultCode, points: number): RuleId | null => {
  switch (code) {
    case 'unknown-card':
      return 'TRN-65';
    case 'too-many-points':
      return points === 180 ? 'TRN-66' : points === 300 ? 'TRN-74' : points === 400 ? 'TRN-75' : null;
    case 'too-many-squadron-points':
      return points === 180 ? 'TRN-67' : 'TRN-76';
    case 'no-flagship':
    case 'second-flagship':
    case 'second-commander':
      return 'TRN-68';
    case 'no-objective':
    case 'wrong-category':
      return 'TRN-69';
    case 'wrong-faction':
      return 'TRN-70';
    default:
      return null;
  }
};
