import { damageCard, type Scene } from '../card.ts';
import type { Verb } from '../verbs.ts';

/** The damage cards that act when a ship moves. */

const mine = (g: Scene, it: { readonly ship: string }): boolean => it.ship === g.self!.id;

const one = (g: Scene): readonly Verb[] => [{ verb: 'suffer', ship: g.self!.id, zone: null, points: 1 }];

/** FAQ-CARD-001: in the Move Ship step; once for the ships it overlapped, once for each obstacle. */
export const damagedControls = damageCard({
  id: 'damaged-controls',
  name: 'Damaged Controls',
  trait: 'crew',
  count: 2,
  immediate: false,
  summary: 'Overlapping a ship or an obstacle costs one facedown damage card more.',
  on: {
    'ship.moved': {
      when: (g, it) => mine(g, it) && (it.overlapped.length > 0 || g.obstaclesUnder(it.ship).length > 0),
      resolve: (g, it) => {
        const overlaps = (it.overlapped.length > 0 ? 1 : 0) + g.obstaclesUnder(it.ship).length;
        return Array.from({ length: overlaps }, (): Verb => ({ verb: 'dealDamage', ship: it.ship, face: 'down' }));
      },
    },
  },
});

export const rupturedEngine = damageCard({
  id: 'ruptured-engine',
  name: 'Ruptured Engine',
  trait: 'ship',
  count: 2,
  immediate: false,
  summary: 'After a maneuver with the speed dial above one it suffers one damage.',
  on: {
    'ship.afterManeuver': {
      when: (g, it) => mine(g, it) && g.self!.kind === 'ship' && g.self!.speed > 1,
      resolve: one,
    },
  },
});

/** FAQ-CARD-051: only a change that the ship's own side makes. */
export const thrusterFissure = damageCard({
  id: 'thruster-fissure',
  name: 'Thruster Fissure',
  trait: 'ship',
  count: 2,
  immediate: false,
  summary: 'Each change of its speed costs one damage.',
  on: { 'ship.speedChanged': { when: (g, it) => mine(g, it) && it.by === g.owner, resolve: one } },
});

/** FAQ-CARD-003, FAQ-CARD-004, FAQ-CARD-005: the printed value of the last joint that can turn, at the dial's own speed. */
export const thrustControlMalfunction = damageCard({
  id: 'thrust-control-malfunction',
  name: 'Thrust-Control Malfunction',
  trait: 'ship',
  count: 2,
  immediate: false,
  summary: 'The last joint that its speed can turn has one yaw less.',
  values: {
    yaws: {
      stage: 'add',
      apply: (yaws, g, { ship, dialSpeed }) => {
        if (ship !== g.self!.id || !dialSpeed) return yaws;
        const last = yaws.reduce((found, yaw, joint) => (yaw > 0 ? joint : found), -1);
        return yaws.map((yaw, joint) => (joint === last ? yaw - 1 : yaw));
      },
    },
  },
});
