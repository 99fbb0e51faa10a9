import type { DestroyFrame } from '../../state/frames.ts';
import { cloneJson } from '../../state/json.ts';
import type { Mutable } from '../../state/mutable.ts';
import type { Unit } from '../../state/state.ts';
import { otherSide } from '../../state/vocabulary.ts';
import { listUnit } from './sources.ts';
import { draftShip, draftSquadron, type Writer } from './writer.ts';

/** Ships and squadrons: on the table, activated, repaired. */

export const deploy: Writer<'deploy'> = (draft, { unit }, content) => {
  draft.units[unit.id] = cloneJson(unit) as Mutable<Unit>;
  draft.roster.push(unit.id);
  listUnit(draft, unit, content);
  return unit.pose ? { type: 'unitDeployed', unit: unit.id, pose: unit.pose } : null;
};

export const resolveCommand: Writer<'resolveCommand'> = (_draft, { ship, command, spend }) => ({
  type: 'commandResolved',
  ship,
  command,
  spend,
});

// REP-05, DMG-18: nothing to take, or no room, and nothing happens.
export const moveShield: Writer<'moveShield'> = (draft, { ship: id, from, to }, content) => {
  const ship = draftShip(draft, id);
  if (from === to || ship.shields[from] === 0 || ship.shields[to] >= content.ships[ship.card]!.shields[to]) return null;
  ship.shields[from] -= 1;
  ship.shields[to] += 1;
  return { type: 'shieldMoved', ship: id, from, to };
};

// REP-06, DMG-18
export const recoverShield: Writer<'recoverShield'> = (draft, { ship: id, zone }, content) => {
  const ship = draftShip(draft, id);
  if (ship.shields[zone] >= content.ships[ship.card]!.shields[zone]) return null;
  ship.shields[zone] += 1;
  return { type: 'shieldRecovered', ship: id, zone };
};

// DMG-02
export const loseShield: Writer<'loseShield'> = (draft, { ship: id, zone }) => {
  const ship = draftShip(draft, id);
  if (ship.shields[zone] === 0) return null;
  ship.shields[zone] -= 1;
  return { type: 'shieldLost', ship: id, zone };
};

// OBST-05
export const recoverHull: Writer<'recoverHull'> = (draft, { squadron: id }, content) => {
  const squadron = draftSquadron(draft, id);
  if (squadron.hull >= content.squadrons[squadron.card]!.hull) return null;
  squadron.hull += 1;
  return { type: 'hullRecovered', squadron: id };
};

// DMG-08
export const loseHull: Writer<'loseHull'> = (draft, { squadron: id, points }) => {
  const squadron = draftSquadron(draft, id);
  squadron.hull = Math.max(0, squadron.hull - points);
  return { type: 'hullLost', squadron: id, points };
};

// DMG-09: tokens and dials go; the pose stays, for whoever asks where it was.
export const destroyUnit: Writer<'destroyUnit'> = (draft, { unit: id }) => {
  const unit = draft.units[id]!;
  unit.status = 'destroyed';
  delete draft.setAside[id];
  if (unit.kind === 'ship') {
    unit.dials = [];
    unit.openDials = [];
    unit.spentDials = [];
    unit.commandTokens = [];
    unit.raidTokens = [];
  }
  return { type: 'unitDestroyed', unit: id };
};

// It counts as not destroyed until the effect lets it go.
export const keepUnit: Writer<'keepUnit'> = (draft, { unit, destruction }) => {
  draft.units[unit]!.status = 'doomed';
  (draft.frames[destruction] as Mutable<DestroyFrame>).kept = true;
  return { type: 'unitKept', unit };
};

// SHIP-13
export const endShipActivation: Writer<'endShipActivation'> = (draft, { ship }) => {
  draftShip(draft, ship).activated = true;
  return { type: 'shipActivationEnded', ship };
};

// SQP-09: activated once its activation is over, whatever an effect did to its slider meanwhile.
export const endSquadronActivation: Writer<'endSquadronActivation'> = (draft, { squadron }) => {
  draftSquadron(draft, squadron).slider = otherSide(draft.initiative.side);
  return { type: 'squadronActivationEnded', squadron };
};
