import { headingFromDegrees, type Pose, umFromMm } from '../../geometry/pose.ts';
import type { Table } from '../../state/state.ts';
import type { Command, Faction } from '../../state/vocabulary.ts';

/** The learning scenario of Learn to Play: forces, places and the suggested first commands (LEARN-01 … LEARN-10). */

interface Placed {
  readonly card: string;
  readonly pose: Pose;
}

const at = (xMm: number, yMm: number, degrees: number): Pose => ({
  x: umFromMm(xMm),
  y: umFromMm(yMm),
  heading: headingFromDegrees(degrees),
});

const xWing = (x: number, y: number): Placed => ({ card: 'x-wing-squadron', pose: at(x, y, 0) });
const tie = (x: number, y: number): Placed => ({ card: 'tie-fighter-squadron', pose: at(x, y, 180) });

/** LEARN-01: 3 ft by 3 ft, the Rebel edge at y = 0. */
export const LEARNING_TABLE: Table = { area: 'learning', widthUm: 914_400, depthUm: 914_400 };

/** LEARN-03. */
export const LEARNING_FIRST: Faction = 'rebel';

/** LEARN-06. */
export const LEARNING_SPEED = 2;

/** LEARN-04, LEARN-05, LEARN-08: centres of the bases, read off the booklet's diagram to 3 mm. */
export const LEARNING_FORCES: Readonly<
  Record<Faction, { readonly ships: readonly Placed[]; readonly squadrons: readonly Placed[] }>
> = {
  rebel: {
    ships: [
      { card: 'cr90-corvette-a', pose: at(631, 140, 0) },
      { card: 'nebulon-b-escort-frigate', pose: at(259, 141, 0) },
    ],
    squadrons: [xWing(400, 79), xWing(423, 122), xWing(470, 146), xWing(467, 98)],
  },
  imperial: {
    ships: [{ card: 'victory-ii-class-star-destroyer', pose: at(457, 798, 180) }],
    squadrons: [tie(341, 827), tie(300, 782), tie(352, 782), tie(573, 842), tie(557, 801), tie(606, 795)],
  },
};

/** LEARN-10: top of the stack first. */
export const LEARNING_DIALS: { readonly [card: string]: readonly Command[] } = {
  'cr90-corvette-a': ['repair'],
  'nebulon-b-escort-frigate': ['navigate', 'squadron'],
  'victory-ii-class-star-destroyer': ['repair', 'navigate', 'concentrateFire'],
};
