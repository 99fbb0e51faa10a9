import type { ChangeSpeed } from '../../state/actions.ts';
import type { ChangeSpeedFrame, ManeuverFrame } from '../../state/frames.ts';
import { isInPlay, theShip } from '../../state/selectors.ts';
import { fields, oneOf, text, whole } from '../../state/shape.ts';
import type { Ship } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { PLAYERS } from '../../state/vocabulary.ts';
import { activating } from '../commands/revealed-dial.ts';
import type { Family } from '../kernel/family.ts';
import { call, end, go, open } from '../kernel/flow.ts';
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
  options: (g, f): ChangeSpeed[] => {
    const ship = theShip(g.state, f.ship);
    const speeds = Array.from({ length: highestSpeed(g, ship) + 1 }, (_, speed) => speed);
    return speeds
      .map((speed): ChangeSpeed => ({ type: 'changeSpeed', player: f.player, ship: f.ship, speed }))
      .filter((action) => againstSpeed(g, action, f).length === 0);
  },
  check: (g, action, f) => [
    ...activating(g, action.player, action.ship, 'NAV-01'),
    ...(f && f.ship !== action.ship ? [refuse('NAV-01', 'not-moving', { ship: action.ship })] : []),
    ...(f && f.ship === action.ship ? againstSpeed(g, action, f) : []),
  ],
  // One resolution changes the speed once, by as much as dial and token allow together.
  answer: (_g, f, { player, speed }) =>
    call({ kind: 'changeSpeed', step: 'change', ship: f.ship, to: speed, by: player }, 'course', {
      set: { speedSteps: 0 },
    }),
};

const againstSpeed = (g: Game, { speed }: ChangeSpeed, f: ManeuverFrame): readonly Verdict[] => {
  const ship = theShip(g.state, f.ship);
  const against: Verdict[] = [];
  if (f.speedSteps === 0) against.push(refuse('NAV-01', 'no-navigate', { ship: f.ship }));
  if (speed > highestSpeed(g, ship))
    against.push(refuse('NAV-05', 'no-such-speed', { highest: highestSpeed(g, ship) }));
  const by = Math.abs(speed - ship.speed);
  if (by === 0) against.push(refuse('NAV-02', 'no-change', { speed }));
  if (f.speedSteps > 0 && by > f.speedSteps)
    against.push(
      refuse(f.speedSteps > 1 ? 'NAV-04' : 'NAV-02', 'too-far', { from: ship.speed, to: speed, by: f.speedSteps }),
    );
  return against;
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
