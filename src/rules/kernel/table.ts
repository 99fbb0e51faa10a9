import type { Armament } from '../../content/card.ts';
import {
  attackRange,
  DEFAULT_FIGURES,
  distanceBetween,
  insidePlayArea,
  isOverlapping,
  lineOfSight,
  type ObstacleGeometry,
  obstacleGeometry,
  overlaps,
  type Piece,
  type Point,
  type Pose,
  type ShipGeometry,
  type Standing,
  shipGeometry,
  type Token,
} from '../../geometry/index.ts';
import { isInPlay, shipsOf, squadronsOf, unitOf } from '../../state/selectors.ts';
import type { GameState, ObstacleToken, Ship, Squadron, Unit, UnitId } from '../../state/state.ts';
import { HULL_ZONES, type HullZone } from '../../state/vocabulary.ts';
import { type Game, remember } from './game.ts';
import { bansOn, value } from './hooks.ts';

/** The table in the words of the rules: what stands where, measured by the geometry module. */

/** A pose is never changed, only replaced, so what it implies is worked out once. */
const geometries = new WeakMap<Pose, ShipGeometry>();

/** A ship that stands on the table, with everything its pose implies. */
export const shipOnTable = (g: Game, ship: Ship, pose: Pose = ship.pose!): ShipGeometry => {
  let geometry = geometries.get(pose);
  const { shipClass } = g.content.ships[ship.card]!;
  if (geometry?.shipClass !== shipClass) {
    geometry = shipGeometry(shipClass, pose);
    geometries.set(pose, geometry);
  }
  return geometry;
};

const obstacles = new WeakMap<Pose, ObstacleGeometry>();

/** An obstacle on the table with everything its pose implies. */
export const obstacleOnTable = (token: ObstacleToken): ObstacleGeometry => {
  let geometry = obstacles.get(token.pose);
  if (geometry?.obstacle !== token.obstacle || geometry.mirrored !== token.mirrored) {
    geometry = obstacleGeometry(token);
    obstacles.set(token.pose, geometry);
  }
  return geometry;
};

const pieceOf = (g: Game, unit: Unit): ShipGeometry | { readonly pose: Pose } =>
  unit.kind === 'ship' ? shipOnTable(g, unit) : { pose: unit.pose! };

/** Whether a unit stands on the table now. */
export const stands = (unit: Unit): boolean => isInPlay(unit) && unit.pose !== null;

export const standingShips = (state: GameState): readonly Ship[] => shipsOf(state).filter(stands);
export const standingSquadrons = (state: GameState): readonly Squadron[] => squadronsOf(state).filter(stands);

/** Everything on the table that a piece may not overlap, but for some units. */
export const standingBut = (g: Game, ...not: readonly UnitId[]): Standing => ({
  ships: standingShips(g.state)
    .filter(({ id }) => !not.includes(id))
    .map((ship) => shipOnTable(g, ship)),
  squadrons: standingSquadrons(g.state)
    .filter(({ id }) => !not.includes(id))
    .map(({ pose }) => ({ pose: pose! })),
});

/** The squadrons under a ship. */
export const squadronsUnder = (g: Game, ship: Ship): readonly UnitId[] => {
  const geometry = shipOnTable(g, ship);
  return standingSquadrons(g.state)
    .filter(({ pose }) => isOverlapping(geometry, { pose: pose! }))
    .map(({ id }) => id);
};

/** An objective token in the play area. */
export const tokenPiece = ({ x, y }: Point): Piece => ({ token: 'objective', pose: { x, y } });

/** Whatever on the table has this id: a unit, an obstacle, an objective token. */
export const pieceById = (g: Game, id: string): Piece | null => {
  const unit = unitOf(g.state, id);
  if (unit) return stands(unit) ? pieceOf(g, unit) : null;
  const token = g.state.objectiveTokens.find((each) => each.id === id);
  if (token) return token.at && tokenPiece(token.at);
  const obstacle = g.state.obstacles.find((each) => each.id === id);
  return obstacle ? obstacleOnTable(obstacle) : null;
};

/** The unit that a squadron at a place would overlap most, and how deep; null if none. */
export const deepestOverlap = (
  g: Game,
  at: Point,
  ...not: readonly UnitId[]
): { readonly with: UnitId; readonly depthUm: number } | null => {
  const found = [...standingShips(g.state), ...standingSquadrons(g.state)]
    .filter(({ id }) => !not.includes(id))
    .map((unit) => ({ with: unit.id, ...overlaps(pieceOf(g, unit), { pose: at }) }))
    .filter((each) => each.overlaps)
    .sort((a, b) => b.depthUm - a.depthUm);
  const [most] = found;
  return most ? { with: most.with, depthUm: most.depthUm } : null;
};

/** Whether a squadron at a place would overlap no ship and no other squadron. */
export const isFree = (g: Game, at: Point, ...not: readonly UnitId[]): boolean => {
  const piece = { pose: at };
  return g.state.roster.every((id) => {
    const unit = g.state.units[id]!;
    return not.includes(id) || !stands(unit) || !isOverlapping(pieceOf(g, unit), piece);
  });
};

/** OBST-01: the ids of the obstacles under a unit. */
export const obstaclesUnder = (g: Game, unit: Unit): readonly string[] => {
  const piece = pieceOf(g, unit);
  return g.state.obstacles.filter((obstacle) => isOverlapping(piece, obstacleOnTable(obstacle))).map(({ id }) => id);
};

/** DMG-10, DMG-11: no part of the base is outside the play area. */
export const isOnTable = (g: Game, unit: Unit): boolean => insidePlayArea(pieceOf(g, unit), g.state.table.area).inside;

/** RNG-03: whether some part of a unit, obstacle or token is at distance 1 to `band` of another. */
export const isWithinDistance = (g: Game, a: string, b: string, band: number): boolean => {
  const [one, two] = [pieceById(g, a), pieceById(g, b)];
  if (!one || !two) return false;
  if (a === b) return true;
  if (areFarApart(one, two, DEFAULT_FIGURES.rulers.distanceUm[band - 1]!)) return false;
  const { nearest } = distanceBetween(one, two).distance;
  return nearest !== null && nearest <= band;
};

/** Whether two pieces are farther apart than a length by the circles around them alone, which settles most pairs. */
const areFarApart = (a: Piece, b: Piece, lengthUm: number): boolean => {
  const dx = a.pose.x - b.pose.x;
  const dy = a.pose.y - b.pose.y;
  const farthest = lengthUm + circleAround(a) + circleAround(b);
  return dx * dx + dy * dy > farthest * farthest;
};

const circleAround = (piece: Piece): number => ('reachUm' in piece ? piece.reachUm : LARGEST_DISC_UM);

/** No squadron and no token is larger. */
const LARGEST_DISC_UM = Math.max(
  DEFAULT_FIGURES.squadron.radiusUm,
  ...Object.values(DEFAULT_FIGURES.tokens).map(({ radiusUm }) => radiusUm),
);

/** SQC-05, SQC-11: base to base, closest points. */
export const isAtCloseMedium = (g: Game, ship: Ship, squadron: Squadron): boolean => {
  const [one, two] = [shipOnTable(g, ship), { pose: squadron.pose! }];
  if (areFarApart(one, two, DEFAULT_FIGURES.rulers.rangeUm.medium)) return false;
  const { nearest } = distanceBetween(one, two).range;
  return nearest === 'close' || nearest === 'medium';
};

/** How far a squadron is from a ship's base, and how far medium range reaches. */
export const rangeOf = (
  g: Game,
  ship: Ship,
  squadron: Squadron,
): { readonly lengthUm: number; readonly reachUm: number } => ({
  lengthUm: distanceBetween(shipOnTable(g, ship), { pose: squadron.pose! }).lengthUm,
  reachUm: DEFAULT_FIGURES.rulers.rangeUm.medium,
});

/** OBS-01: the obstacles that obstruct lines across them. */
export const obstructing = (g: Game): readonly ObstacleToken[] =>
  remember(g, 'obstructing', () => g.state.obstacles.filter(({ id }) => value(g, 'obstructs', true, { obstacle: id })));

/** ENG-01, ENG-04, ENG-05: the enemy squadrons at distance 1 with nothing in between. */
export const engagedWith = (g: Game, squadron: Squadron): readonly UnitId[] =>
  remember(g, `engaged ${squadron.id}`, () =>
    standingSquadrons(g.state)
      .filter(
        (other) =>
          other.owner !== squadron.owner &&
          isWithinDistance(g, squadron.id, other.id, 1) &&
          !isObstructed(g, squadron.id, other.id),
      )
      .map(({ id }) => id),
  );

/** OBS-01: something lies between two squadrons, from where it stood for one that is destroyed. */
export const isObstructed = (g: Game, a: UnitId, b: UnitId): boolean =>
  lineOfSight(
    { pose: unitOf(g.state, a)!.pose! },
    null,
    { pose: unitOf(g.state, b)!.pose! },
    {
      ships: standingShips(g.state).map((ship) => shipOnTable(g, ship)),
      obstacles: obstructing(g).map(obstacleOnTable),
    },
  ).obstructed;

/**
 * How many dice a ship's batteries could roll at an objective token: arc, range, sight, obstruction (OBS-02) and what cards
 * forbid (TIME-02) as in an attack.
 */
export const diceAgainst = (g: Game, id: UnitId, token: string): number => {
  const [ship, target] = [unitOf(g.state, id), pieceById(g, token)];
  if (ship?.kind !== 'ship' || !stands(ship) || !target) return 0;
  const from = shipOnTable(g, ship);
  const others = {
    ships: standingShips(g.state)
      .filter((other) => other.id !== id)
      .map((other) => shipOnTable(g, other)),
    obstacles: obstructing(g).map(obstacleOnTable),
  };
  return HULL_ZONES.reduce((sum, zone) => {
    const { inArc, band } = attackRange(from, zone, target as Token);
    const { hasSight, obstructed } = lineOfSight(from, zone, target as Token, others);
    if (!inArc || band === null || !hasSight) return sum;
    const query = { attacker: id, zone, defender: token, defendingZone: null, range: band, obstructed };
    if (bansOn(g, 'target', query).length > 0) return sum;
    const { red, blue, black } = batteryOf(g, ship, zone);
    const dice = red + (band === 'long' ? 0 : blue) + (band === 'close' ? black : 0);
    return sum + Math.max(0, dice - (obstructed ? 1 : 0));
  }, 0);
};

const batteryOf = (g: Game, ship: Ship, zone: HullZone): Armament =>
  value(g, 'armament', g.content.ships[ship.card]!.batteries[zone], {
    attacker: ship.id,
    zone,
    against: 'ship',
    defender: null,
  });
