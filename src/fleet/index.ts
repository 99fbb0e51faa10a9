/** Fleet lists: build, check, read and write them. */

export type { CardPool } from '../content/core-set.ts';
export { CORE_SET } from '../content/core-set.ts';
export { type FleetFormat, FORMATS, type Format, type FormatId } from '../content/formats.ts';
export type { FleetFault, FleetFaultCode, FleetFaultFacts } from '../rules/fleet/faults.ts';
export { type FormatChoice, squadronLimit } from '../rules/fleet/formats.ts';
export type { FleetPoints } from '../rules/fleet/points.ts';
export type { Fleet, FleetObjectives, FleetShip } from '../state/fleet.ts';
export { describeFault, describeImport, type FleetTextOptions } from './describe.ts';
export { type ExportOptions, exportFleet } from './export.ts';
export { type FileFormat, FLEET_FILE_VERSION, type FleetFile } from './file.ts';
export {
  type FleetImport,
  type ImportFailure,
  type ImportWarning,
  importFleet,
  type UnresolvedLine,
} from './import.ts';
export type { CardName } from './names.ts';
export {
  emptyFleet,
  type FleetSummary,
  fleetPoints,
  type SummaryLine,
  summarizeFleet,
  upgradesFor,
} from './summary.ts';
export { dealCoreSet, type FleetOptions, validateFleet } from './validate.ts';
