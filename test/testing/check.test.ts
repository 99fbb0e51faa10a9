import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standardContent } from '../../src/content/content.ts';
import { FORMATS, type FormatId } from '../../src/content/formats.ts';
import { createEngine, type Engine, hashState } from '../../src/engine/engine.ts';
import { validateFleet } from '../../src/fleet/index.ts';
import { ConformanceError, checkGame, fleets, positions, walks } from '../../src/testing/index.ts';

const LEARNING = { scenario: 'learning', seed: 11 } as const;

describe('the conformance check', () => {
  test('passes the learning scenario, with every state looked at', () => {
    const { games, actions, states } = checkGame(LEARNING, { games: 2 });
    expect(games).toBe(2);
    expect(states).toBe(actions);
    expect(actions).toBeGreaterThan(100);
  });

  test('passes games in which chance is explicit', () => {
    expect(checkGame({ ...LEARNING, chance: 'explicit' }, { every: 5 }).states).toBeGreaterThan(20);
  });

  test('passes full games from any legal fleets', () => {
    fc.assert(
      fc.property(fleets('standard-300'), fleets('standard-300'), (p1, p2) => {
        checkGame({ fleets: { p1, p2 }, format: 'standard-300', seed: 3 }, { every: 40 });
      }),
      { numRuns: 2, seed: 5 },
    );
  });

  const engine = createEngine(standardContent());
  const broken: readonly (readonly [string, Partial<Engine>])[] = [
    ['who is not asked cannot act', { legalActions: (state) => engine.legalActions(state) }],
    [
      'legal actions are all different',
      {
        legalActions: (state, actor) => {
          const actions = engine.legalActions(state, actor);
          return actions.length > 0 ? [...actions, actions[0]!] : actions;
        },
      },
    ],
    ['who is asked can act', { legalActions: () => [] }],
    ['probabilities sum to 1', { chanceOutcomes: (state) => engine.chanceOutcomes(state).slice(1) }],
    ['what a view hides does not show in it', { viewFor: (state) => state as never }],
    [
      'every legal action is accepted',
      { step: () => ({ ok: false, verdict: { ok: false, because: [] } }) as ReturnType<Engine['step']> },
    ],
    [
      'a copy asks the same',
      {
        awaiting: (() => {
          let n = 0;
          return (state) => {
            const due = engine.awaiting(state);
            return due.kind === 'simultaneous' ? { ...due, players: n++ % 2 ? ['p1'] : due.players } : due;
          };
        })(),
      },
    ],
  ];

  test.each(broken)('notices: %s', (check, fault) => {
    const setup = check === 'probabilities sum to 1' ? ({ ...LEARNING, chance: 'explicit' } as const) : LEARNING;
    const faulty = { ...engine, ...fault };
    const found = (() => {
      try {
        checkGame(setup, { engine: faulty });
        return null;
      } catch (error) {
        return error;
      }
    })();
    expect(found).toBeInstanceOf(ConformanceError);
    expect((found as ConformanceError).message).toContain((found as ConformanceError).check);
    if (check !== 'a copy asks the same') expect((found as ConformanceError).check).toBe(check);
  });

  test('a game that goes on for ever is noticed', () => {
    expect(() => checkGame(LEARNING, { longest: 5 })).toThrow('the game ends');
  });
});

describe('arbitraries', () => {
  test('fleets are legal in their format', () => {
    for (const format of Object.keys(FORMATS) as FormatId[])
      fc.assert(
        fc.property(fleets(format), (fleet) => {
          expect(validateFleet(fleet, format, { playing: true })).toEqual([]);
        }),
        { numRuns: 5 },
      );
  });

  test('positions are accepted, and walks from them keep every earlier state', () => {
    const engine = createEngine(standardContent());
    fc.assert(
      fc.property(positions(), fc.nat({ max: 1000 }), (position, seed) => {
        expect(engine.createGame({ position, seed })).toMatchObject({ ok: true });
      }),
      { numRuns: 20 },
    );
    fc.assert(
      fc.property(walks({ scenario: 'learning', seed: 2 }, { maxLength: 20 }), ({ states, actions }) => {
        expect(states).toHaveLength(actions.length + 1);
        expect(new Set(states.map(hashState)).size).toBe(states.length);
      }),
      { numRuns: 5 },
    );
  });
});
