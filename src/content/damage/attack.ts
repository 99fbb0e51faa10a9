import { DIE_COLORS, type DieColor } from '../../state/dice.ts';
import type { AttackFrame } from '../../state/frames.ts';
import { attackedShipKey } from '../../state/marks.ts';
import { damageCard, type Effect, type Scene } from '../card.ts';

/** The damage cards that hinder a ship's attacks. */

const crew = { trait: 'crew', count: 2, immediate: false } as const;
const hull = { trait: 'ship', count: 2, immediate: false } as const;

const mine = (g: Scene, { attacker }: { readonly attacker: string }): boolean => attacker === g.self!.id;

export const blindedGunners = damageCard({
  ...crew,
  id: 'blinded-gunners',
  name: 'Blinded Gunners',
  summary: 'Its attacks cannot spend accuracy icons.',
  bans: { spendAccuracy: { rule: 'TIME-02', when: mine } },
});

export const coolantDischarge = damageCard({
  ...hull,
  id: 'coolant-discharge',
  name: 'Coolant Discharge',
  summary: 'In each round only one of its attacks may be aimed at a ship.',
  bans: {
    target: {
      rule: 'TIME-02',
      when: (g, query) =>
        mine(g, query) &&
        g.unit(query.defender)?.kind === 'ship' &&
        (g.frame('round')?.used.includes(attackedShipKey(query.attacker)) ?? false),
    },
  },
});

/** One die of the attacker's choice is taken before the roll; an attack that would be left without dice is not possible. */
const losesDie = (against: 'ship' | 'squadron') => {
  const applies = (g: Scene, query: { readonly attacker: string; readonly defender: string }): boolean =>
    mine(g, query) && g.unit(query.defender)?.kind === against;
  const effect: Effect<'attack.beforeRoll'> = {
    when: (g, it) => applies(g, it) && it.pool.length > 0,
    choose: (_g, it) => DIE_COLORS.filter((color) => it.pool.includes(color)).map((color) => ({ color })),
    resolve: (_g, it, { color }) => [{ verb: 'setFrame', depth: it.depth, fields: { pool: withoutOne(it, color!) } }],
  };
  return {
    values: {
      diceRemoved: {
        stage: 'add' as const,
        apply: (dice: number, g: Scene, query: { readonly attacker: string; readonly defender: string }) =>
          applies(g, query) ? dice + 1 : dice,
      },
    },
    on: { 'attack.beforeRoll': effect },
  };
};

const withoutOne = ({ pool }: AttackFrame, color: DieColor): readonly DieColor[] => {
  const at = pool.indexOf(color);
  return pool.filter((_, i) => i !== at);
};

export const damagedMunitions = damageCard({
  ...hull,
  id: 'damaged-munitions',
  name: 'Damaged Munitions',
  summary: 'Attacks on ships lose one die of the attacker’s choice before the roll.',
  ...losesDie('ship'),
});

export const pointDefenseFailure = damageCard({
  ...hull,
  id: 'point-defense-failure',
  name: 'Point-Defense Failure',
  summary: 'Attacks on squadrons lose one die of the attacker’s choice before the roll.',
  ...losesDie('squadron'),
});

export const depoweredArmament = damageCard({
  ...hull,
  id: 'depowered-armament',
  name: 'Depowered Armament',
  summary: 'It cannot attack at long range.',
  bans: { target: { rule: 'TIME-02', when: (g, query) => mine(g, query) && query.range === 'long' } },
});

export const disengagedFireControl = damageCard({
  ...hull,
  id: 'disengaged-fire-control',
  name: 'Disengaged Fire Control',
  summary: 'It cannot choose a target that would be obstructed.',
  bans: { target: { rule: 'TIME-02', when: (g, query) => mine(g, query) && query.obstructed } },
});

export const targeterDisruption = damageCard({
  ...hull,
  id: 'targeter-disruption',
  name: 'Targeter Disruption',
  summary: 'Its attacks cannot resolve critical effects.',
  bans: { resolveCritical: { rule: 'TIME-02', when: mine } },
});
