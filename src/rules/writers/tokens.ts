import { COMMANDS, type Command } from '../../state/vocabulary.ts';
import { draftShip, takeOut, type Writer } from './writer.ts';

/** Command tokens, raid tokens and defense tokens. Tokens of a ship are kept in the order of the commands. */

const inOrder = (a: Command, b: Command): number => COMMANDS.indexOf(a) - COMMANDS.indexOf(b);

export const addCommandToken: Writer<'addCommandToken'> = (draft, { ship, command }) => {
  const tokens = draftShip(draft, ship).commandTokens;
  tokens.push(command);
  tokens.sort(inOrder);
  return { type: 'commandTokenGained', ship, command };
};

export const spendCommandToken: Writer<'spendCommandToken'> = (draft, { ship, command }) => {
  takeOut(draftShip(draft, ship).commandTokens, command);
  return { type: 'commandTokenSpent', ship, command };
};

export const discardCommandToken: Writer<'discardCommandToken'> = (draft, { ship, command }) => {
  takeOut(draftShip(draft, ship).commandTokens, command);
  return { type: 'commandTokenDiscarded', ship, command };
};

// CMD-28: never two of a type.
export const gainRaidToken: Writer<'gainRaidToken'> = (draft, { ship, command }) => {
  const tokens = draftShip(draft, ship).raidTokens;
  if (tokens.includes(command)) return null;
  tokens.push(command);
  tokens.sort(inOrder);
  return { type: 'raidTokenGained', ship, command };
};

export const removeRaidToken: Writer<'removeRaidToken'> = (draft, { ship, command }) => {
  takeOut(draftShip(draft, ship).raidTokens, command);
  return { type: 'raidTokenRemoved', ship, command };
};

// DEF-03
export const spendDefenseToken: Writer<'spendDefenseToken'> = (draft, { unit, token: place }) => {
  const token = draft.units[unit]!.defenseTokens[place]!;
  const discarded = token.readiness === 'exhausted';
  token.readiness = discarded ? 'discarded' : 'exhausted';
  return { type: 'defenseTokenSpent', unit, token: place, discarded };
};

// DEF-26: turned over, neither spent nor discarded.
export const exhaustDefenseToken: Writer<'exhaustDefenseToken'> = (draft, { unit, token: place }) => {
  const token = draft.units[unit]!.defenseTokens[place]!;
  if (token.readiness !== 'readied') return null;
  token.readiness = 'exhausted';
  return { type: 'defenseTokenExhausted', unit, token: place };
};

export const discardDefenseToken: Writer<'discardDefenseToken'> = (draft, { unit, token: place }) => {
  draft.units[unit]!.defenseTokens[place]!.readiness = 'discarded';
  return { type: 'defenseTokenDiscarded', unit, token: place };
};

// STAT-01: a discarded token stays gone.
export const readyDefenseTokens: Writer<'readyDefenseTokens'> = (draft, { not }) => {
  const units: string[] = [];
  for (const id of draft.roster) {
    const unit = draft.units[id]!;
    if (unit.status === 'destroyed' || not.includes(id)) continue;
    const exhausted = unit.defenseTokens.filter((token) => token.readiness === 'exhausted');
    for (const token of exhausted) token.readiness = 'readied';
    if (exhausted.length > 0) units.push(id);
  }
  return { type: 'defenseTokensReadied', units };
};
