import { type Region as Places, type Point, type Pose, type Space, TURN } from '../geometry/index.ts';
import type { Game } from '../rules/kernel/game.ts';
import { displacedRegion } from '../rules/movement/displace.ts';
import { isPlace } from '../rules/movement/places.ts';
import { deployRegion } from '../rules/setup/deployment.ts';
import { obstacleRegion } from '../rules/setup/obstacles.ts';
import { movedTokenRegion, newTokenRegion } from '../rules/setup/tokens.ts';
import { moveRegion } from '../rules/squadrons/move.ts';
import type { PlayerDecision } from '../state/decisions.ts';
import type { Rng } from '../state/rng.ts';
import { topFrame, unitOf } from '../state/selectors.ts';
import { dueOf, optionsOf } from './due.ts';

/** Where the centre of a piece is put; the heading counts for ships and obstacles only. */
export interface Place extends Point {
  readonly heading?: number;
}

/** The legal places of a decision that is a placement: of the centre of one piece. */
export interface Region {
  /** Whether an action may name exactly this place. */
  contains(place: Place): boolean;
  /** A legal place at random, every one as likely as another. */
  sample(rng: Rng): Place | null;
  /** The legal place nearest to the one asked for; null for what is no place in whole micrometres. */
  snap(place: Place): Place | null;
  /** The same places as shapes, for drawing. */
  readonly outline: Space;
  /** Whether places have a heading. */
  readonly turns: boolean;
  /** The same places as shapes while a ship or an obstacle keeps a heading. */
  outlineAt(heading: number): Space;
}

/**
 * The region of the decision that is due; null when it is not a placement. Where there are several pieces to choose from, `piece` names
 * one of them: a unit, an outline of an obstacle (`-mirrored` behind it for the other side), an objective token. The first of them
 * unless given; null for one that cannot be placed now.
 */
export const regionOf = (g: Game, piece?: string): Region | null => {
  const due = dueOf(g);
  if (due.kind !== 'player') return null;
  const places = placesOf(g, due.decision, piece);
  if (places !== undefined) return places;
  if (!optionsOf(g, due.player).some(({ type }) => type === 'moveSquadron')) return null;
  const moves = moveRegion(g, topFrame(g.state));
  return moves && region(moves, false);
};

const MIRRORED = '-mirrored';

/** The region of decisions that are about places only; undefined for the others. */
const placesOf = (g: Game, decision: PlayerDecision, piece: string | undefined): Region | null | undefined => {
  const frame = topFrame(g.state);
  switch (frame.kind) {
    case 'displace':
      return region(displacedRegion(g, frame), false);
    case 'placeTokens':
      return region(newTokenRegion(g, frame.rules), false);
    case 'moveTokens': {
      const token = named(frame.tokens, piece);
      return token === null ? null : region(movedTokenRegion(g, frame, token), false);
    }
    case 'placeObstacles': {
      const mirrored = piece?.endsWith(MIRRORED) ?? false;
      const obstacle = named(frame.rules.pool, mirrored ? piece!.slice(0, -MIRRORED.length) : piece);
      return obstacle === null ? null : region(obstacleRegion(g, frame.rules, obstacle, mirrored), true);
    }
    case 'deployment':
    case 'arrival': {
      const unit = decision.kind === 'deploy' ? named(decision.units, piece) : null;
      if (unit === null) return null;
      const found = unitOf(g.state, unit)!;
      return region(deployRegion(g, frame, found), found.kind === 'ship');
    }
    default:
      return undefined;
  }
};

const named = (pieces: readonly string[], piece: string | undefined): string | null =>
  piece === undefined ? (pieces[0] ?? null) : pieces.includes(piece) ? piece : null;

const isHeading = (heading: number): boolean => Number.isSafeInteger(heading) && heading >= 0 && heading < TURN;

const WORDS = 4_294_967_296;

const region = (places: Places, turns: boolean): Region => {
  const facing = ({ x, y, heading }: Place): Pose => ({ x, y, heading: turns ? (heading ?? 0) : 0 });
  const place = (pose: Pose | null): Place | null => pose && (turns ? pose : { x: pose.x, y: pose.y });
  const isPose = (at: Place) => isPlace(at) && isHeading(at.heading ?? 0);
  return {
    contains: (at) => isPose(at) && places.contains(facing(at)),
    sample: (rng) => place(places.sample(() => rng.below(WORDS) / WORDS)),
    snap: (at) => (isPose(at) ? place(places.snap(facing(at))) : null),
    outline: places.outline(),
    turns,
    outlineAt: (heading) => places.outline(heading),
  };
};
