import {
  DEFAULT_FIGURES,
  distanceBetween,
  type Obstacle,
  type Pose,
  places,
  playArea,
  type Rectangle,
  type Region,
  TURN,
} from '../../geometry/index.ts';
import type { PlaceObstacle } from '../../state/actions.ts';
import type { ObstacleRules, PlaceObstaclesFrame } from '../../state/frames.ts';
import { fields, oneOf, optional, text } from '../../state/shape.ts';
import type { GameState, ObstacleToken } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { opponentOf, PLAYERS } from '../../state/vocabulary.ts';
import type { Family } from '../kernel/family.ts';
import { ask, end, go } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import { type Game, remember } from '../kernel/game.ts';
import { anyPlace, gridOf, poseShape, samplePlace } from '../kernel/placing.ts';
import { layoutOf } from './layout.ts';

/** SETUP-17: one obstacle at a time. One for which no place is left stays out of the game. */
export const placeObstaclesModule: FrameModule<PlaceObstaclesFrame> = {
  steps: {
    place: (g, f) => {
      if (f.rules.count === 0) return go('close');
      const pool = placeable(g, f);
      return pool.length > 0 ? ask(f.turn, { kind: 'placeObstacle', pool }) : go('close');
    },
    next: (_g, f) => go('place', { set: { turn: f.rules.alternate ? opponentOf(f.turn) : f.turn } }),
    close: () => end(),
  },
};

/** The frame that places obstacles by other rules than the standard ones. */
export const placeObstaclesFrame = (turn: PlaceObstaclesFrame['turn'], rules: ObstacleRules) =>
  ({ kind: 'placeObstacles', step: 'place', turn, rules }) as const;

const placeable = (g: Game, f: PlaceObstaclesFrame): readonly string[] =>
  remember(g, 'placeable obstacles', () =>
    f.rules.pool.filter((obstacle) => anyPlace(obstacleRegion(g, f.rules, obstacle, false)) !== null),
  );

const placed = (state: GameState): readonly Obstacle[] =>
  state.obstacles.map(({ obstacle, pose, mirrored }) => ({ obstacle, pose, mirrored }));

/** SETUP-18, or what the objective puts in its place. */
export const obstacleRegion = (g: Game, rules: ObstacleRules, obstacle: string, mirrored: boolean): Region =>
  remember(g, `obstacle region ${obstacle} ${mirrored}`, () =>
    places(
      { obstacle, mirrored },
      { inside: insideOf(g, rules), beyond: [{ band: rules.apart, of: placed(g.state) }] },
    ),
  );

const insideOf = (g: Game, { fromPlayers, fromSides }: ObstacleRules): Rectangle => {
  const { setup, beyond } = layoutOf(g);
  const inner = beyond(playArea(g.state.table.area), fromPlayers, fromSides);
  return { ...inner, minX: Math.max(setup.minX, inner.minX), maxX: Math.min(setup.maxX, inner.maxX) };
};

export const placeObstacle: Family<'placeObstacle', PlaceObstaclesFrame> = {
  type: 'placeObstacle',
  shape: fields({
    type: oneOf('placeObstacle'),
    player: oneOf(...PLAYERS),
    obstacle: text,
    pose: poseShape,
    mirrored: optional(oneOf(true, false)),
  }),
  timing: 'SETUP-17',
  options: (g, f): PlaceObstacle[] =>
    placeable(g, f).flatMap((obstacle) =>
      gridOf(obstacleRegion(g, f.rules, obstacle, false), HEADINGS, { across: 7, along: 3 }).map((pose) => ({
        type: 'placeObstacle',
        player: f.turn,
        obstacle,
        pose,
      })),
    ),
  isOffered: (g, f) => placeable(g, f).length > 0,
  sample: (g, f, _player, rng) => {
    const pool = placeable(g, f);
    if (pool.length === 0) return null;
    const obstacle = pool[rng.below(pool.length)]!;
    const pose = samplePlace(obstacleRegion(g, f.rules, obstacle, false), rng, () => rng.below(TURN))!;
    return { type: 'placeObstacle', player: f.turn, obstacle, pose };
  },
  check: (g, { obstacle, pose, mirrored = false }, f) => {
    if (!f) return [];
    if (!f.rules.pool.includes(obstacle)) return [refuse('SETUP-16', 'obstacle-not-in-pool', { obstacle })];
    return againstPlace(g, f.rules, { obstacle, pose, mirrored });
  },
  answer: (g, f, { obstacle, pose, mirrored = false }) =>
    go('next', {
      verbs: [{ verb: 'placeObstacle', obstacle: tokenOf(g.state, { obstacle, pose, mirrored }) }],
      set: {
        rules: {
          ...f.rules,
          pool: f.rules.pool.filter((each) => each !== obstacle),
          count: f.rules.count - 1,
        } as never,
      },
    }),
};

const HEADINGS = [0, 16_384];

const againstPlace = (g: Game, rules: ObstacleRules, piece: Required<Obstacle>): readonly Verdict[] => {
  if (obstacleRegion(g, rules, piece.obstacle, piece.mirrored).contains(piece.pose)) return [];
  const near = g.state.obstacles.flatMap((other) => {
    const { lengthUm, distance } = distanceBetween(other, piece);
    return distance.beyond[rules.apart]
      ? []
      : [refuse('SETUP-18', 'too-near-obstacle', { obstacle: other.id, lengthUm })];
  });
  return near.length > 0 ? near : [refuse('SETUP-18', 'outside-obstacle-area', { obstacle: piece.obstacle })];
};

const tokenOf = (
  state: GameState,
  { obstacle, pose, mirrored }: { readonly obstacle: string; readonly pose: Pose; readonly mirrored: boolean },
): ObstacleToken => ({
  id: `${obstacle}/${state.obstacles.filter((each) => each.obstacle === obstacle).length + 1}`,
  type: DEFAULT_FIGURES.obstacles[obstacle]!.type as ObstacleToken['type'],
  obstacle,
  pose,
  mirrored,
});
