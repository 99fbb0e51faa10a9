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
import { elsewhereLeft } from './elsewhere.ts';
import { dealFrame, destroyFrame } from './frames.ts';

/** DMG-01, DMG-08: a squadron loses hull; a ship suffers one point at a time, a shield of the zone or a facedown card; what is left when the ship is gone is dropped. */
export const sufferModule: FrameModule<SufferFrame> = {
  steps: {
    zone: (g, f) => {
      const unit = unitOf(g.state, f.ship)!;
      if (f.points === 0 || !isInPlay(unit)) return end();
      if (unit.kind === 'squadron') return loseHull(unit, f.points);
      return f.zone ? go('limit') : ask(f.player, { kind: 'chooseZone', ship: f.ship, points: f.points });
    },
    // What an attack does on other hull zones than the defending one may be limited.
    limit: (g, f) => {
      const attack = nearestFrame(g.state, 'attack');
      if (attack?.defender !== f.ship || attack.defendingZone === f.zone) return go('point');
      const points = Math.min(f.points, elsewhereLeft(g, attack));
      const fields = { elsewhere: attack.elsewhere + points };
      return go('point', { verbs: [{ verb: 'setFrame', depth: attack.depth, fields }], set: { points } });
    },
    point: (g, f) => {
      const ship = theShip(g.state, f.ship);
      if (f.points === 0 || !isInPlay(ship)) return end();
      const set = { points: f.points - 1 };
      const noted = noteSuffering(g, f.ship);
      // DMG-02: shields never go below zero.
      if (ship.shields[f.zone!] > 0 && !f.throughShields)
        return go('point', { set, verbs: [...noted, { verb: 'loseShield', ship: f.ship, zone: f.zone! }] });
      return call(dealFrame(f.ship, f.faceup > 0 ? 'up' : 'down'), 'point', {
        verbs: noted,
        set: { ...set, faceup: Math.max(0, f.faceup - 1) },
      });
    },
    close: () => end(),
  },
};

/** Cards ask whether the defender of an attack suffered damage. */
export const noteSuffering = (g: Game, ship: UnitId): readonly InstantVerb[] => {
  const attack = nearestFrame(g.state, 'attack');
  return attack?.defender === ship && !attack.used.includes(SUFFERED)
    ? [{ verb: 'useUp', depth: attack.depth, key: SUFFERED }]
    : [];
};

// DMG-08
const loseHull = ({ id, hull, status }: Squadron, points: number): Move => {
  const verbs = [{ verb: 'loseHull', squadron: id, points }] as const;
  // One that an effect keeps is destroyed already: more damage changes nothing.
  return points < hull || status === 'doomed' ? end(verbs) : call(destroyFrame(id, 'damage'), 'close', { verbs });
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
  answer: (_g, _f, { zone }) => go('limit', { set: { zone } }),
};
