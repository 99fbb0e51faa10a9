import type { ChangeSpeed } from '../../state/actions.ts';
import type { ChangeSpeedFrame, ManeuverFrame } from '../../state/frames.ts';
import { isInPlay, shipOf, theShip } from '../../state/selectors.ts';
import { fields, oneOf, text, whole } from '../../state/shape.ts';
import type { Ship } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { PLAYERS } from '../../state/vocabulary.ts';
import { acting } from '../kernel/acting.ts';
import type { Family } from '../kernel/family.ts';
import { end, go, open, stay } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';

/** Speed dials: what Navigate lets a ship do with its own (NAV-02 … NAV-06), and the answer of effects to any change. */

/** The highest speed for which a ship's chart has a column (NAV-05). */
export const highestSpeed = (g: Game, ship: Ship): number =>
  Math.max(...Object.keys(g.content.ships[ship.card]!.speedChart).map(Number));

export const changeSpeed: Family<'changeSpeed', ManeuverFrame> = {
  type: 'changeSpeed',
  shape: fields({ type: oneOf('changeSpeed'), player: oneOf(...PLAYERS), ship: text, speed: whole(0, 10) }),
  timing: 'NAV-01',
  hosted: true,
  options: (g, f): ChangeSpeed[] => {
    const ship = theShip(g.state, f.ship);
    const speeds = Array.from({ length: highestSpeed(g, ship) + 1 }, (_, speed) => speed);
    return speeds
      .map((speed): ChangeSpeed => ({ type: 'changeSpeed', player: f.player, ship: f.ship, speed }))
      .filter((action) => againstSteps(g, action, f).length === 0);
  },
  check: (g, action, f) => [
    ...acting(g, action.player, action.ship, 'NAV-01', f),
    ...againstChart(g, action),
    ...(f && f.ship === action.ship ? againstSteps(g, action, f) : []),
  ],
  // NAV-04: at once, or one after the other.
  answer: (g, f, { player, speed }) =>
    stay({
      frame: { kind: 'changeSpeed', step: 'change', ship: f.ship, to: speed, by: player },
      set: { speedSteps: f.speedSteps - Math.abs(speed - theShip(g.state, f.ship).speed) },
    }),
};

// NAV-05
const againstChart = (g: Game, { ship: id, speed }: ChangeSpeed): readonly Verdict[] => {
  const ship = shipOf(g.state, id);
  return ship && speed > highestSpeed(g, ship)
    ? [refuse('NAV-05', 'no-such-speed', { highest: highestSpeed(g, ship) })]
    : [];
};

const againstSteps = (g: Game, { speed }: ChangeSpeed, f: ManeuverFrame): readonly Verdict[] => {
  const ship = theShip(g.state, f.ship);
  const by = Math.abs(speed - ship.speed);
  if (by === 0) return [refuse('NAV-02', 'no-change', { speed })];
  if (f.speedSteps === 0) return [refuse('NAV-01', 'no-speed-change-left', { ship: f.ship })];
  const rule = f.speedSteps > 1 ? 'NAV-04' : 'NAV-02';
  return by > f.speedSteps ? [refuse(rule, 'too-far', { from: ship.speed, to: speed, by: f.speedSteps })] : [];
};

/** A speed dial is turned, by Navigate or by an effect; `ship.speedChanged` opens (TIMELINE 7). Temporary speeds never do. */
export const changeSpeedModule: FrameModule<ChangeSpeedFrame> = {
  steps: {
    change: (g, f) => {
      const ship = theShip(g.state, f.ship);
      const to = Math.max(0, Math.min(f.to, highestSpeed(g, ship)));
      if (to === ship.speed || !isInPlay(ship)) return end();
      return go('changed', { verbs: [{ verb: 'changeSpeed', ship: f.ship, to }] });
    },
    changed: () => open('ship.speedChanged', 'close'),
    close: () => end(),
  },
};
