import { draftShip, draftSquadron, type Writer } from './writer.ts';

/** Speed dials and places on the table. A pose is replaced, never changed: what it implies is remembered by its identity. */

// NAV-06
export const changeSpeed: Writer<'changeSpeed'> = (draft, { ship: id, to }) => {
  const ship = draftShip(draft, id);
  const from = ship.speed;
  ship.speed = to;
  return { type: 'speedChanged', ship: id, from, to };
};

export const moveShip: Writer<'moveShip'> = (draft, { ship: id, to, clicks, side, reached, overlapped }) => {
  const ship = draftShip(draft, id);
  const { x, y, heading } = ship.pose!;
  ship.pose = { ...to };
  return {
    type: 'shipMoved',
    ship: id,
    from: { x, y, heading },
    to: { ...to },
    clicks: [...clicks],
    side,
    speed: clicks.length,
    reached,
    overlapped: [...overlapped],
  };
};

// OVL-01
export const liftSquadron: Writer<'liftSquadron'> = (draft, { squadron }) => {
  draftSquadron(draft, squadron).pose = null;
  return { type: 'squadronLifted', squadron };
};

// OVL-05: being placed is not a move.
export const placeSquadron: Writer<'placeSquadron'> = (draft, { squadron, to: { x, y } }) => {
  draftSquadron(draft, squadron).pose = { x, y, heading: 0 };
  return { type: 'squadronPlaced', squadron, to: { x, y, heading: 0 } };
};

export const moveSquadron: Writer<'moveSquadron'> = (draft, { squadron: id, to: { x, y } }) => {
  const squadron = draftSquadron(draft, id);
  const { x: fromX, y: fromY, heading } = squadron.pose!;
  squadron.pose = { x, y, heading };
  return { type: 'squadronMoved', squadron: id, from: { x: fromX, y: fromY, heading }, to: { x, y, heading } };
};
