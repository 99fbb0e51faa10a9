import { type PlayerEdge, type Pose, type Region, TURN } from '../../geometry/index.ts';
import type { Rng } from '../../state/rng.ts';
import { fields, whole } from '../../state/shape.ts';
import type { Player } from '../../state/vocabulary.ts';

/** What the placements of setup have in common: whose edge is which, and poses that actions name. */

/** SETUP-01: p1 sits at y = 0, p2 opposite. */
export const edgeOf = (player: Player): PlayerEdge => (player === 'p1' ? 'near' : 'far');

const FARTHEST_UM = 5_000_000;

/** A pose in whole micrometres and binary angles. */
export const poseShape = fields({
  x: whole(-FARTHEST_UM, FARTHEST_UM),
  y: whole(-FARTHEST_UM, FARTHEST_UM),
  heading: whole(0, TURN - 1),
});

/** The headings that are looked at when it matters whether there is any place at all. */
const HEADINGS = 32;

/**
 * A bounded, even choice of places: points of a grid over the box around the region, each at some of the headings, moved to
 * the nearest legal place where they are not legal. Never empty unless no place is found at any heading.
 */
export const gridOf = (
  region: Region,
  headings: readonly number[],
  { across, along }: { readonly across: number; readonly along: number },
): readonly Pose[] => {
  const found = headings.flatMap((heading) =>
    gridPoints(region, heading, across, along).filter((pose) => region.contains(pose)),
  );
  if (found.length > 0) return found;
  const any = anyPlace(region);
  return any ? [any] : [];
};

const gridPoints = (region: Region, heading: number, across: number, along: number): readonly Pose[] => {
  const box = region.box(heading);
  if (!box) return [];
  return Array.from({ length: across * along }, (_, i) => ({
    x: between(box.minX, box.maxX, i % across, across),
    y: between(box.minY, box.maxY, Math.floor(i / across), along),
    heading,
  }));
};

/** Coarse first; the exact search costs as much as thousands of looks at a place. */
const GRIDS = [
  [5, 5],
  [25, 15],
] as const;

/** Some legal place, if there is one: looked for on grids, and only then exactly. */
export const anyPlace = (region: Region): Pose | null => {
  for (const [across, along] of GRIDS)
    for (const heading of [0, TURN / 4]) {
      const onGrid = gridPoints(region, heading, across, along).find((pose) => region.contains(pose));
      if (onGrid) return onGrid;
    }
  for (let i = 0; i < HEADINGS; i++) {
    const heading = (i * TURN) / HEADINGS;
    const box = region.box(heading);
    const place =
      box && region.snap({ x: between(box.minX, box.maxX, 0, 1), y: between(box.minY, box.maxY, 0, 1), heading });
    if (place) return place;
  }
  return null;
};

const TRIES = 100;

/** A legal place at random, at a heading that `headingOf` names; if chance finds none, the first that is found at all. */
export const samplePlace = (region: Region, rng: Rng, headingOf: () => number = () => 0): Pose | null => {
  for (let i = 0; i < TRIES; i++) {
    const heading = headingOf();
    const box = region.box(heading);
    if (!box) continue;
    const pose = {
      x: box.minX + rng.below(box.maxX - box.minX + 1),
      y: box.minY + rng.below(box.maxY - box.minY + 1),
      heading,
    };
    if (region.contains(pose)) return pose;
  }
  return anyPlace(region);
};

const between = (min: number, max: number, i: number, count: number): number =>
  Math.floor(min + ((max - min) * (2 * i + 1)) / (2 * count));
