import { damageCard } from '../card.ts';

/** The damage cards that hinder shields, defense tokens and engineering. */

const hull = { trait: 'ship', count: 2, immediate: false } as const;

export const capacitorFailure = damageCard({
  ...hull,
  id: 'capacitor-failure',
  name: 'Capacitor Failure',
  summary:
    'A hull zone without shields neither recovers nor receives any, and while it defends no redirect token can be spent.',
  bans: {
    gainShield: {
      rule: 'TIME-02',
      when: (g, { ship, zone }) => ship === g.self!.id && g.self!.kind === 'ship' && g.self!.shields[zone] === 0,
    },
    spendDefenseToken: {
      rule: 'TIME-02',
      when: (g, { unit, token, zone }) =>
        unit === g.self!.id &&
        token === 'redirect' &&
        zone !== null &&
        g.self!.kind === 'ship' &&
        g.self!.shields[zone] === 0,
    },
  },
});

export const compartmentFire = damageCard({
  id: 'compartment-fire',
  name: 'Compartment Fire',
  trait: 'crew',
  count: 2,
  immediate: false,
  summary: 'Its defense tokens cannot be readied.',
  bans: { readyDefenseTokens: { rule: 'TIME-02', when: (g, { unit }) => unit === g.self!.id } },
});

export const faultyCountermeasures = damageCard({
  ...hull,
  id: 'faulty-countermeasures',
  name: 'Faulty Countermeasures',
  summary: 'Its exhausted defense tokens cannot be spent.',
  bans: {
    spendDefenseToken: {
      rule: 'TIME-02',
      when: (g, { unit, readiness }) => unit === g.self!.id && readiness === 'exhausted',
    },
  },
});

export const powerFailure = damageCard({
  ...hull,
  id: 'power-failure',
  name: 'Power Failure',
  summary: 'Its engineering value is halved, rounded down.',
  values: {
    engineering: {
      stage: 'halve',
      apply: (value, g, { ship }) => (ship === g.self!.id ? Math.floor(value / 2) : value),
    },
  },
});
