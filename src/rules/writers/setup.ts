import type { Mutable } from '../../state/mutable.ts';
import type { ObjectiveToken } from '../../state/state.ts';
import { listObjective } from './sources.ts';
import { draftShip, draftSquadron, takeOut, type Writable, type Writer } from './writer.ts';

/** Setup, set-aside units, and what objectives put on the table. */

// SETUP-12
export const chooseFirstPlayer: Writer<'chooseFirstPlayer'> = (draft, { player }) => {
  draft.initiative.player = player;
  return { type: 'firstPlayerChosen', firstPlayer: player };
};

// OBJ-02
export const chooseObjective: Writer<'chooseObjective'> = (draft, { objective }, content) => {
  draft.objective = objective;
  listObjective(draft, objective, content);
  return { type: 'objectiveChosen', objective, shownTo: ['p1', 'p2'] };
};

export const placeObstacle: Writer<'placeObstacle'> = (draft, { obstacle }) => {
  draft.obstacles.push({ ...obstacle, pose: { ...obstacle.pose } });
  return { type: 'obstaclePlaced', obstacle: obstacle.id, pose: { ...obstacle.pose } };
};

/** A unit that was set aside is in play again. */
const bringIn = (draft: Writable, id: string): void => {
  if (draft.setAside[id] === undefined) return;
  delete draft.setAside[id];
  draft.units[id]!.status = 'inPlay';
};

// SETUP-21, SETUP-22
export const deployShip: Writer<'deployShip'> = (draft, { ship: id, pose, speed }) => {
  bringIn(draft, id);
  const ship = draftShip(draft, id);
  ship.pose = { ...pose };
  ship.speed = speed;
  return { type: 'unitDeployed', unit: id, pose: { ...pose } };
};

// SETUP-23; SETUP-36: unactivated, whatever the round.
export const deploySquadron: Writer<'deploySquadron'> = (draft, { squadron: id, to: { x, y } }) => {
  bringIn(draft, id);
  const squadron = draftSquadron(draft, id);
  squadron.pose = { x, y, heading: 0 };
  squadron.slider = draft.initiative.side;
  return { type: 'unitDeployed', unit: id, pose: { x, y, heading: 0 } };
};

export const setAside: Writer<'setAside'> = (draft, { unit, by }) => {
  draft.units[unit]!.status = 'setAside';
  draft.setAside[unit] = by;
  return { type: 'unitSetAside', unit };
};

const newToken = (draft: Writable, token: Omit<ObjectiveToken, 'id'>): string => {
  const highest = draft.objectiveTokens.reduce((most, { id }) => Math.max(most, Number(id.split('/')[1])), 0);
  const id = `objective/${highest + 1}`;
  draft.objectiveTokens.push({ id, ...token } as Mutable<ObjectiveToken>);
  return id;
};

// OBJ-06
export const placeObjectiveToken: Writer<'placeObjectiveToken'> = (draft, { at: { x, y } }) => {
  const token = newToken(draft, { at: { x, y }, unit: null });
  return { type: 'objectiveTokenPlaced', token, at: { x, y } };
};

// OBJ-05
export const assignObjectiveToken: Writer<'assignObjectiveToken'> = (draft, { unit }) => {
  const token = newToken(draft, { at: null, unit });
  return { type: 'objectiveTokenAssigned', token, unit };
};

export const moveObjectiveToken: Writer<'moveObjectiveToken'> = (draft, { token: id, to: { x, y } }) => {
  const token = draft.objectiveTokens.find((each) => each.id === id)!;
  const from = { x: token.at!.x, y: token.at!.y };
  token.at = { x, y };
  return { type: 'objectiveTokenMoved', token: id, from, to: { x, y } };
};

export const removeObjectiveToken: Writer<'removeObjectiveToken'> = (draft, { token }) => {
  takeOut(draft.objectiveTokens, draft.objectiveTokens.find(({ id }) => id === token)!);
  return { type: 'objectiveTokenRemoved', token };
};

// OBJ-04
export const gainVictoryTokens: Writer<'gainVictoryTokens'> = (draft, { player, count }) => {
  draft.victoryTokens[player] += count;
  return { type: 'victoryTokensGained', player, count };
};
