import { DEFAULT_FIGURES, distanceBetween, lineOfSight } from '../../geometry/index.ts';
import { squadronOf } from '../../state/selectors.ts';
import type { Squadron, UnitId } from '../../state/state.ts';
import { refuse, type Verdict, verdictOf } from '../../state/verdict.ts';
import type { Game } from '../kernel/game.ts';
import { obstructing, shipOnTable, standingShips, stands } from '../kernel/table.ts';

/** Whether two squadrons are engaged as they stand, and why not. */
export interface EngagementReport {
  readonly squadrons: readonly [UnitId, UnitId];
  /** A yes, or everything that keeps them from being engaged. */
  readonly verdict: Verdict;
  /** RNG-07: between the closest points of their bases; null if one of them is not on the table. */
  readonly lengthUm: number | null;
  /** ENG-04: what lies on the line between them. */
  readonly obstruction: { readonly ships: readonly UnitId[]; readonly obstacles: readonly string[] };
}

/** The report on two squadrons, engaged or not. */
export const reportEngagement = (g: Game, a: UnitId, b: UnitId): EngagementReport => {
  const clear = { ships: [], obstacles: [] };
  const [one, two] = [squadronOf(g.state, a), squadronOf(g.state, b)];
  const missing = [one, two].flatMap((each, i) =>
    each && stands(each) ? [] : [refuse('ENG-05', 'no-such-squadron', { squadron: [a, b][i]! })],
  );
  if (!one || !two || missing.length > 0)
    return { squadrons: [a, b], verdict: verdictOf(missing), lengthUm: null, obstruction: clear };
  const { lengthUm, distance } = distanceBetween({ pose: one.pose! }, { pose: two.pose! });
  const near = distance.nearest === 1;
  const obstruction = near ? between(g, one, two) : clear;
  const through = [...obstruction.ships, ...obstruction.obstacles];
  return {
    squadrons: [a, b],
    verdict: verdictOf([
      ...(one.owner === two.owner ? [refuse('ENG-05', 'not-an-enemy', { defender: b })] : []),
      ...(near ? [] : [refuse('ENG-01', 'out-of-range', { lengthMm: mm(lengthUm), reachMm: mm(DISTANCE_1_UM) })]),
      ...(through.length > 0 ? [refuse('ENG-04', 'obstruction-between', { by: through })] : []),
    ]),
    lengthUm,
    obstruction,
  };
};

const DISTANCE_1_UM = DEFAULT_FIGURES.rulers.distanceUm[0]!;

const between = (g: Game, one: Squadron, two: Squadron): EngagementReport['obstruction'] => {
  const ships = standingShips(g.state);
  const obstacles = obstructing(g);
  const { obstructedBy } = lineOfSight(
    { pose: one.pose! },
    null,
    { pose: two.pose! },
    {
      ships: ships.map((ship) => shipOnTable(g, ship)),
      obstacles,
    },
  );
  return {
    ships: obstructedBy.ships.map(({ index }) => ships[index]!.id),
    obstacles: obstructedBy.obstacles.map(({ index }) => obstacles[index]!.id),
  };
};

const mm = (um: number): number => Math.floor(um + 0.5) / 1000;
