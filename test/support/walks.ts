import fc from 'fast-check';
import { createEngine, type Engine } from '../../src/engine/engine.ts';
import type { Position } from '../../src/engine/position.ts';
import type { GameSetup } from '../../src/engine/setup.ts';
import type { Action } from '../../src/state/actions.ts';
import type { GameState } from '../../src/state/state.ts';
import { COMMANDS, type Player } from '../../src/state/vocabulary.ts';
import { CARDS } from './cards.ts';
import { contentWith } from './table.ts';

/** Random games: a setup, and numbers that pick among the legal actions, so that nothing is wasted and failures shrink. */

export const walkEngine: Engine = createEngine(contentWith(CARDS));

const command = fc.constantFrom(...COMMANDS);
const limits: Record<string, { command: number; shields: number; speed: number }> = {
  'cr90-corvette-a': { command: 1, shields: 1, speed: 4 },
  'nebulon-b-escort-frigate': { command: 2, shields: 1, speed: 3 },
  'victory-ii-class-star-destroyer': { command: 3, shields: 1, speed: 2 },
};

/** Faceup cards whose effects are there, one title for each ship, as there are two copies of each. */
const FACE_UP = {
  p1: ['ruptured-engine', 'thruster-fissure'],
  p2: ['damaged-controls', 'thrust-control-malfunction'],
} as const;

const ship = (owner: Player, place: number) =>
  fc.constantFrom(...Object.keys(limits)).chain((card) => {
    const limit = limits[card]!;
    const shield = fc.integer({ min: 0, max: limit.shields });
    const damage = fc.oneof(
      fc.constant({ face: 'down' as const }),
      fc.constant({ face: 'down' as const, card: 'structural-damage' }),
      fc.constant({ face: 'up' as const, card: FACE_UP[owner][place % 2]! }),
    );
    return fc.record({
      owner: fc.constant(owner),
      card: fc.constant(card),
      pose: fc.constant({
        x: 100_000 + 110_000 * place,
        y: owner === 'p1' ? 100_000 : 360_000,
        heading: owner === 'p1' ? 0 : 32_768,
      }),
      shields: fc.record({ front: shield, left: shield, right: shield, rear: shield }),
      speed: fc.integer({ min: 0, max: limit.speed }),
      dials: fc.array(command, { maxLength: limit.command }),
      commandTokens: fc.uniqueArray(command, { maxLength: limit.command }),
      raidTokens: fc.uniqueArray(command, { maxLength: 2 }),
      damage: fc.array(damage, { maxLength: 2 }),
      upgrades: fc.subarray(CARDS.map(({ id }) => ({ card: id }))),
    });
  });

const position: fc.Arbitrary<Position> = fc
  .record({
    p1: fc.integer({ min: 1, max: 2 }),
    p2: fc.integer({ min: 1, max: 2 }),
    firstPlayer: fc.constantFrom('p1' as const, 'p2' as const),
    round: fc.integer({ min: 1, max: 5 }),
    squadrons: fc.integer({ min: 0, max: 3 }),
  })
  .chain(({ p1, p2, firstPlayer, round, squadrons }) =>
    fc
      .tuple(
        fc.tuple(...Array.from({ length: p1 }, (_, i) => ship('p1', i))),
        fc.tuple(...Array.from({ length: p2 }, (_, i) => ship('p2', i))),
      )
      .map(([mine, theirs]) => ({
        firstPlayer,
        round,
        ships: [...mine, ...theirs],
        squadrons: Array.from({ length: squadrons }, (_, i) => ({
          owner: i % 2 === 0 ? ('p1' as const) : ('p2' as const),
          card: i % 2 === 0 ? 'x-wing-squadron' : 'tie-fighter-squadron',
          pose: { x: 200_000 + 50_000 * i, y: 230_000, heading: 0 },
        })),
      })),
  );

const seed = fc.nat();

/** Setups of every kind over the home-made cards. */
export const anySetup: fc.Arbitrary<GameSetup> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ scenario: fc.constant('learning' as const), seed }) },
  {
    weight: 1,
    arbitrary: seed.map((n): GameSetup => ({ scenario: 'learning', seed: n, factions: { p1: 'rebel', p2: 'rebel' } })),
  },
  { weight: 4, arbitrary: fc.tuple(position, seed).map(([each, n]): GameSetup => ({ position: each, seed: n })) },
);

export const anyWalk = fc.record({
  setup: anySetup,
  picks: fc.array(fc.nat({ max: 1_000_000 }), { minLength: 5, maxLength: 120 }),
});

export const start = (setup: GameSetup): GameState => {
  const created = walkEngine.createGame(setup);
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return created.value;
};

/** Goes through a random game; `visit` sees every state before its action is played. */
export const walk = (
  setup: GameSetup,
  picks: readonly number[],
  visit: (state: GameState, action: Action, legal: readonly Action[]) => void,
): GameState => {
  let state = start(setup);
  for (const pick of picks) {
    if (state.outcome) break;
    const legal = walkEngine.legalActions(state);
    const action = legal[pick % legal.length]!;
    visit(state, action, legal);
    const result = walkEngine.step(state, action);
    if (!result.ok)
      throw new Error(`an offered action was refused: ${JSON.stringify(action)} ${JSON.stringify(result.verdict)}`);
    state = result.state;
  }
  return state;
};
