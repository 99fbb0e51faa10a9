import { expect, test } from 'vitest';
import { act, createEngine, defineContent, standardContent, upgrade } from '../../src/index.ts';

const stokers = upgrade({
  id: 'stokers',
  name: 'Stokers',
  type: 'support-team',
  cost: 3,
  summary: 'When its ship reveals Navigate, the card may be exhausted for a Navigate token.',
  on: {
    'ship.reveal': {
      scope: 'self',
      cost: 'exhaust',
      when: (_g, { revealed }) => revealed === 'navigate',
      resolve: (_g, { ship }) => [{ verb: 'gainCommandToken', ship, command: 'navigate' }],
    },
  },
});

const { ships, squadrons, upgrades, objectives, damageCards } = standardContent();
const engine = createEngine(
  defineContent('my-cards/1', {
    ships: Object.values(ships),
    squadrons: Object.values(squadrons),
    upgrades: [...Object.values(upgrades), stokers],
    objectives: Object.values(objectives),
    damageCards: Object.values(damageCards),
  }),
);

const SHIP = 'p1/cr90-corvette-a/1';
const revealing = (command: 'navigate' | 'repair') => {
  const game = engine.createGame({
    seed: 1,
    position: {
      phase: 'ship',
      ships: [
        {
          owner: 'p1',
          card: 'cr90-corvette-a',
          pose: { x: 500_000, y: 200_000, heading: 0 },
          dials: [command],
          upgrades: [{ card: 'stokers' }],
        },
        { owner: 'p2', card: 'victory-ii-class-star-destroyer', pose: { x: 500_000, y: 700_000, heading: 32_768 } },
      ],
    },
  });
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return engine.reduce(game.value, act.activateShip('p1', SHIP));
};

test('Stokers act when Navigate is revealed, and only then', () => {
  const use = act.useEffect('p1', `${SHIP}/stokers`);
  const state = engine.reduce(revealing('navigate'), use);
  expect(state.units[SHIP]).toMatchObject({ commandTokens: ['navigate'], upgrades: [{ readiness: 'exhausted' }] });
  expect(engine.judge(revealing('repair'), use)).toMatchObject({ ok: false, code: 'condition-not-met' });
});
