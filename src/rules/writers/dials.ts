import type { InstantVerb } from '../../content/verbs.ts';
import { PLAYERS } from '../../state/vocabulary.ts';
import { draftShip, type Writable, type Writer } from './writer.ts';

/** Command dials: assigned, looked at, changed, revealed, spent, discarded (CMD-…). */

// CMD-09: a faceup dial marks a ship as activated until the next Command Phase.
export const readyShips: Writer<'readyShips'> = (draft) => {
  for (const id of draft.roster) {
    const unit = draft.units[id];
    if (unit?.kind === 'ship' && unit.activated) unit.activated = false;
  }
  return { type: 'shipsReadied' };
};

// CMD-05: under the dials already there; the dials on the card are used again first (CMD-09).
export const assignDials: Writer<'assignDials'> = (draft, { ship: id, commands }) => {
  const ship = draftShip(draft, id);
  for (const command of commands) ship.dials.push({ command, seenBy: [ship.owner] });
  ship.spentDials.splice(0, commands.length);
  return { type: 'dialsAssigned', player: ship.owner, ship: id, count: commands.length, commands: [...commands] };
};

// Whoever knew what it showed does not know what it shows now, but for its owner and whoever turned it.
export const changeDial: Writer<'changeDial'> = (draft, { ship: id, place, command, by, open }) => {
  const ship = draftShip(draft, id);
  const dial = ship.dials[place];
  if (!dial) return null;
  dial.command = command;
  dial.seenBy = PLAYERS.filter((player) => player === ship.owner || player === by || open);
  return { type: 'dialChanged', ship: id, place, command, seenBy: [...dial.seenBy] };
};

export const showDial: Writer<'showDial'> = (draft, { ship: id, place, to }) => {
  const dial = draftShip(draft, id).dials[place];
  if (!dial) return null;
  dial.seenBy = PLAYERS.filter((player) => player === to || dial.seenBy.includes(player));
  return { type: 'dialShown', ship: id, place, command: dial.command, shownTo: [...dial.seenBy] };
};

// CMD-24
export const grantDial: Writer<'grantDial'> = (draft, { ship: id, command }) => {
  draftShip(draft, id).openDials.push({ command, from: 'granted' });
  return { type: 'dialGranted', ship: id, command };
};

// SHIP-07
export const revealDial: Writer<'revealDial'> = (draft, { ship: id }) => {
  const ship = draftShip(draft, id);
  const dial = ship.dials.shift();
  if (!dial) return null;
  ship.openDials.push({ command: dial.command, from: 'revealed' });
  return { type: 'dialRevealed', ship: id, command: dial.command, shownTo: [...PLAYERS] };
};

// CMD-26
export const discardTopDial: Writer<'discardTopDial'> = (draft, { ship: id }) => {
  const ship = draftShip(draft, id);
  const dial = ship.dials.shift();
  if (!dial) return null;
  ship.spentDials.push(dial.command);
  return { type: 'topDialDiscarded', ship: id, command: dial.command, shownTo: [...PLAYERS] };
};

/** A dial of the stack goes face up on the card; one that an effect granted leaves the game. */
const layDown = (
  draft: Writable,
  { ship: id, command, from }: Pick<Extract<InstantVerb, { readonly verb: 'spendDial' }>, 'ship' | 'command' | 'from'>,
): void => {
  const ship = draftShip(draft, id);
  const at = ship.openDials.findIndex((dial) => dial.command === command && (!from || dial.from === from));
  if (at < 0) throw new Error(`${id} has no open ${command} dial`);
  const [dial] = ship.openDials.splice(at, 1);
  if (dial!.from === 'revealed') ship.spentDials.push(command);
};

export const spendDial: Writer<'spendDial'> = (draft, verb) => {
  layDown(draft, verb);
  return { type: 'dialSpent', ship: verb.ship, command: verb.command };
};

export const discardDial: Writer<'discardDial'> = (draft, verb) => {
  layDown(draft, verb);
  return { type: 'dialDiscarded', ship: verb.ship, command: verb.command };
};
