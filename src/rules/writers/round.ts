import { type Die, sortDice, withoutDie } from '../../state/dice.ts';
import type { AttackFrame } from '../../state/frames.ts';
import type { Mutable } from '../../state/mutable.ts';
import { opponentOf, otherSide } from '../../state/vocabulary.ts';
import type { Writer } from './writer.ts';

/** Initiative, the round, the end, the dice of an attack, and fields of frames. */

export const announce: Writer<'announce'> = (_draft, { event }) => event;

export const assignFactions: Writer<'assignFactions'> = (draft, { factions, firstPlayer }) => {
  draft.factions = { ...factions };
  draft.initiative.player = firstPlayer;
  return { type: 'factionsAssigned', factions, firstPlayer };
};

// STAT-03
export const flipInitiative: Writer<'flipInitiative'> = (draft) => {
  draft.initiative.side = otherSide(draft.initiative.side);
  return { type: 'initiativeFlipped', side: draft.initiative.side };
};

// OPT-04
export const passInitiative: Writer<'passInitiative'> = (draft) => {
  const player = opponentOf(draft.initiative.player!);
  draft.initiative.player = player;
  return { type: 'initiativePassed', player };
};

// TRN-20
export const callTime: Writer<'callTime'> = (draft) => {
  draft.timeCalled = true;
  return { type: 'timeCalled' };
};

// ROUND-02
export const advanceRound: Writer<'advanceRound'> = (draft) => {
  draft.round += 1;
  return { type: 'roundAdvanced', round: draft.round };
};

export const endGame: Writer<'endGame'> = (draft, { outcome }) => {
  draft.outcome = { ...outcome, scores: { ...outcome.scores } };
  return { type: 'gameEnded', outcome };
};

export const setFrame: Writer<'setFrame'> = (draft, { depth, fields }) => {
  Object.assign(draft.frames[depth]!, fields);
  return null;
};

export const changeDice: Writer<'changeDice'> = (draft, { attack, remove, add }) => {
  const frame = draft.frames[attack] as Mutable<AttackFrame>;
  const left = remove.reduce<readonly Die[]>(withoutDie, frame.dice);
  const dice = sortDice([...left, ...add].map(({ color, face }) => ({ color, face })));
  frame.dice = dice;
  return { type: 'diceChanged', dice: [...dice] };
};

export const changeTotal: Writer<'changeTotal'> = (draft, { attack, total }) => {
  const frame = draft.frames[attack] as Mutable<AttackFrame>;
  frame.total = Math.max(0, total);
  return { type: 'damageTotalled', total: frame.total };
};

export const useUp: Writer<'useUp'> = (draft, { depth, key }) => {
  draft.frames[depth]!.used.push(key);
  return null;
};
