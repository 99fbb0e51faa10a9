import type { Region as Places, Point, Pose, Space } from '../geometry/index.ts';
import type { Game } from '../rules/kernel/game.ts';
import { displacedRegion } from '../rules/movement/displace.ts';
import { isPlace } from '../rules/movement/places.ts';
import { moveRegion } from '../rules/squadrons/move.ts';
import type { Rng } from '../state/rng.ts';
import { topFrame } from '../state/selectors.ts';
import { dueOf, optionsOf } from './due.ts';

/** The legal places of a decision that is a placement: of the centre of a squadron's base. */
export interface Region {
  /** Whether an action may name exactly this place. */
  contains(place: Point): boolean;
  /** A legal place at random, every one as likely as another. */
  sample(rng: Rng): Point | null;
  /** The legal place nearest to the one asked for; null for what is no place in whole micrometres. */
  snap(place: Point): Point | null;
  /** The same places as shapes, for drawing. */
  readonly outline: Space;
}

/** The region of the decision that is due; null when it is not a placement. */
export const regionOf = (g: Game): Region | null => {
  const due = dueOf(g);
  if (due.kind !== 'player') return null;
  const frame = topFrame(g.state);
  if (frame.kind === 'displace') return region(displacedRegion(g, frame));
  if (!optionsOf(g, due.player).some(({ type }) => type === 'moveSquadron')) return null;
  const places = moveRegion(g, frame);
  return places && region(places);
};

const WORDS = 4_294_967_296;

const region = (places: Places): Region => {
  const facing = ({ x, y }: Point): Pose => ({ x, y, heading: 0 });
  const place = (pose: Pose | null): Point | null => pose && { x: pose.x, y: pose.y };
  return {
    contains: (at) => isPlace(at) && places.contains(facing(at)),
    sample: (rng) => place(places.sample(() => rng.below(WORDS) / WORDS)),
    snap: (at) => (isPlace(at) ? place(places.snap(facing(at))) : null),
    outline: places.outline(),
  };
};
