import type { InstantVerb } from '../../content/verbs.ts';
import type { ChooseZone } from '../../state/actions.ts';
import type { SufferFrame } from '../../state/frames.ts';
import { SUFFERED } from '../../state/marks.ts';
import { isInPlay, nearestFrame, shipOf, theShip, unitOf } from '../../state/selectors.ts';
import { fields, oneOf, text } from '../../state/shape.ts';
import type { Squadron, UnitId } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { HULL_ZONES, PLAYERS } from '../../state/vocabulary.ts';
import type { Family } from '../kernel/family.ts';
import { ask, call, end, go, type Move } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';
import { dealFrame } from './frames.ts';

/** DMG-01, DMG-08: a squadron loses hull; a ship suffers one point at a time, a shield of the zone or a facedown card; what is left when the ship is gone is dropped. */
export const sufferModule: FrameModule<SufferFrame> = {
  steps: {
    zone: (g, f) => {
      const unit = unitOf(g.state, f.ship)!;
      if (f.points === 0 || !isInPlay(unit)) return end();
      if (unit.kind === 'squadron') return loseHull(unit, f.points);
      return f.zone ? go('point') : ask(f.player, { kind: 'chooseZone', ship: f.ship, points: f.points });
    },
    point: (g, f) => {
      const ship = theShip(g.state, f.ship);
      if (f.points === 0 || !isInPlay(ship)) return end();
      const set = { points: f.points - 1 };
      const noted = noteSuffering(g, f.ship);
      // DMG-02: shields never go below zero.
      return ship.shields[f.zone!] > 0
        ? go('point', { set, verbs: [...noted, { verb: 'loseShield', ship: f.ship, zone: f.zone! }] })
        : call(dealFrame(f.ship, f.face), 'point', { set: { ...set, face: 'down' }, verbs: noted });
    },
    close: () => end(),
  },
};

/** Cards ask whether the defender of an attack suffered damage. */
const noteSuffering = (g: Game, ship: UnitId): readonly InstantVerb[] => {
  const attack = nearestFrame(g.state, 'attack');
  return attack?.defender === ship && !attack.used.includes(SUFFERED)
    ? [{ verb: 'useUp', depth: attack.depth, key: SUFFERED }]
    : [];
};

// DMG-08
const loseHull = (squadron: Squadron, points: number): Move => {
  const verbs = [{ verb: 'loseHull', squadron: squadron.id, points }] as const;
  return points < squadron.hull
    ? end(verbs)
    : call({ kind: 'destroy', step: 'begin', unit: squadron.id }, 'close', { verbs });
};

/** DMG-04: the owner chooses one zone that suffers all of it. */
export const chooseZone: Family<'chooseZone', SufferFrame> = {
  type: 'chooseZone',
  shape: fields({ type: oneOf('chooseZone'), player: oneOf(...PLAYERS), ship: text, zone: oneOf(...HULL_ZONES) }),
  timing: 'DMG-04',
  options: (_g, f) =>
    HULL_ZONES.map((zone): ChooseZone => ({ type: 'chooseZone', player: f.player, ship: f.ship, zone })),
  check: (g, { player, ship: id }, f) => {
    const ship = shipOf(g.state, id);
    if (!ship || !isInPlay(ship)) return [refuse('DMG-04', 'no-such-ship', { ship: id })];
    const against: Verdict[] = [];
    if (ship.owner !== player) against.push(refuse('ROUND-05', 'not-your-ship', { ship: id }));
    if (f && f.ship !== id) against.push(refuse('DMG-04', 'not-suffering', { ship: id }));
    return against;
  },
  answer: (_g, _f, { zone }) => go('point', { set: { zone } }),
};
