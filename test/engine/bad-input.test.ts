import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { damageCard } from '../../src/content/card.ts';
import { defineContent } from '../../src/content/content.ts';
import { createEngine, hashState, IllegalActionError } from '../../src/engine/engine.ts';
import type { GameSetup } from '../../src/engine/setup.ts';
import { type Action, act } from '../../src/state/actions.ts';
import { engine, learning } from '../support/learning.ts';
import { CR90, contentWith, table, VICTORY } from '../support/table.ts';

const COR = 'p1/cr90-corvette-a/1';

const cyclic: Record<string, unknown> = { type: 'done', player: 'p1' };
cyclic.self = cyclic;

const hostile: unknown[] = [
  undefined,
  null,
  true,
  0,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1n,
  'done',
  Symbol('done'),
  () => act.done('p1'),
  [],
  [act.done('p1')],
  {},
  new Date(),
  new Map([['type', 'done']]),
  cyclic,
  Object.create({ type: 'done', player: 'p1' }),
  Object.defineProperty({ player: 'p1' }, 'type', { enumerable: true, get: () => 'done' }),
  new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('no');
      },
    },
  ),
  new Proxy(
    {},
    {
      getOwnPropertyDescriptor: () => {
        throw new Error('no');
      },
      ownKeys: () => ['type'],
    },
  ),
  { type: 'done' },
  { type: 'done', player: 'p3' },
  { type: 'done', player: 'p1', extra: 1 },
  { type: 'done', player: 'p1', constructor: 'x' },
  JSON.parse('{"type":"done","player":"p1","__proto__":{"ok":true}}'),
  { type: '__proto__', player: 'p1' },
  { type: 'constructor', player: 'p1' },
  { type: 'toString', player: 'p1' },
  { type: ['done'], player: 'p1' },
  { type: 'activateShip', player: 'p1' },
  { type: 'activateShip', player: 'p1', ship: 5 },
  { type: 'activateShip', player: 'p1', ship: '' },
  { type: 'activateShip', player: 'p1', ship: 'x'.repeat(10_000) },
  { type: 'assignDials', player: 'p1', ship: COR, commands: 'repair' },
  { type: 'assignDials', player: 'p1', ship: COR, commands: { length: 1, 0: 'repair' } },
  { type: 'assignDials', player: 'p1', ship: COR, commands: Array(2) },
  { type: 'assignDials', player: 'p1', ship: COR, commands: Array.from({ length: 100_000 }, () => 'repair') },
  { type: 'rollDice', player: 'chance', dice: [{ color: 'green', face: 'hit' }] },
  { type: 'useEffect', player: 'p1', source: 'x', pick: { count: 1.5 } },
  { type: 'useEffect', player: 'p1', source: 'x', pick: { count: Number.NaN } },
  { type: 'useEffect', player: 'p1', source: 'x', pick: { unit: {} } },
  { type: 'repair', player: 'p1', ship: COR, repair: 'move', from: 'front' },
  { type: 'repair', player: 'p1', ship: COR, repair: 'explode' },
  { type: 'repair', player: 'p1', ship: COR, repair: 'toString' },
];

describe('anything at all as an action', () => {
  const { state } = learning();
  const hash = hashState(state);

  test.each(hostile.map((value, i) => [i, value]))(
    'hostile value %i gets a verdict without a rule, and nothing changes',
    (_i, value) => {
      const verdict = engine.judge(state, value as Action);
      expect(verdict.ok).toBe(false);
      expect(verdict.code).toMatch(/^(not-json|unknown-action|malformed-action)$/);
      expect(verdict.rule).toBeUndefined();
      expect(engine.step(state, value as Action)).toEqual({ ok: false, verdict });
      expect(hashState(state)).toBe(hash);
      expect(JSON.parse(JSON.stringify(verdict))).toEqual(verdict);
    },
  );

  test('random JSON and random values', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything({
            withBigInt: true,
            withDate: true,
            withMap: true,
            withNullPrototype: true,
            withSparseArray: true,
            withTypedArray: true,
          }),
          fc.jsonValue(),
        ),
        (value) => {
          const result = engine.step(state, value as Action);
          expect(result.ok).toBe(false);
          expect(hashState(state)).toBe(hash);
        },
      ),
      { seed: 11, numRuns: 2000 },
    );
  });

  test('legal actions with one field spoiled', () => {
    const spoiled = fc.oneof(
      fc.constant(undefined),
      fc.jsonValue(),
      fc.constantFrom(Number.NaN, 0.5, 2 ** 60, -0, '__proto__'),
    );
    fc.assert(
      fc.property(fc.nat(), fc.nat(), spoiled, (pick, at, value) => {
        const legal = engine.legalActions(state);
        const action = legal[pick % legal.length]!;
        const field = Object.keys(action)[at % Object.keys(action).length]!;
        const result = engine.step(state, { ...action, [field]: value } as never);
        if (result.ok) expect(legal).toContainEqual({ ...action, [field]: value });
        expect(hashState(state)).toBe(hash);
      }),
      { seed: 12, numRuns: 1500 },
    );
  });

  test('ids that do not exist, the wrong player and the wrong moment are refused with all their rules', () => {
    expect(engine.judge(state, act.assignDials('p1', 'p1/death-star/1', ['repair']))).toMatchObject({
      rule: 'CMD-04',
      code: 'no-such-ship',
    });
    expect(engine.judge(state, act.assignDials('p2', COR, ['repair']))).toMatchObject({
      rule: 'CMD-23',
      code: 'not-your-ship',
    });
    const late = engine.judge(state, act.convertDial('p2', COR));
    expect(late.because.map(({ code }) => code)).toEqual(['not-your-ship', 'no-dial-at-reveal', 'not-now']);
    expect(engine.judge(state, act.activateShip('p1', COR))).toMatchObject({
      code: 'not-now',
      rule: 'SHIP-01',
      facts: { awaiting: 'assignDials' },
    });
  });

  test('an action is copied: changing it afterwards changes nothing', () => {
    const commands = ['repair'];
    const action = { type: 'assignDials', player: 'p1', ship: COR, commands } as never;
    const result = engine.step(state, action);
    if (!result.ok) throw new Error('refused');
    const before = hashState(result.state);
    commands[0] = 'navigate';
    expect(hashState(result.state)).toBe(before);
    expect(Object.isFrozen(result.state.frames)).toBe(true);
  });
});

describe('reduce', () => {
  const { state } = learning();

  test('plays like step, throws with the verdict, and leaves foreign actions alone', () => {
    const next = engine.reduce(state, act.assignDials('p1', COR, ['repair']));
    expect(next).not.toBe(state);
    expect(engine.reduce(state, { type: '@@redux/INIT' })).toBe(state);
    expect(engine.reduce(state, { type: 'theirs/thunk', payload: () => 1 } as never)).toBe(state);
    expect(() => engine.reduce(state, undefined as never)).toThrow(IllegalActionError);
    expect(() => engine.reduce(state, act.done('p1'))).toThrow(IllegalActionError);
    try {
      engine.reduce(state, act.activateShip('p1', COR));
    } catch (error) {
      expect((error as IllegalActionError).verdict.rule).toBe('SHIP-01');
    }
    expect(() => engine.reduce(state, { type: 'done' })).toThrow(IllegalActionError);
  });

  test('a state of other content is a programmer’s mistake', () => {
    const other = createEngine(contentWith([]));
    expect(() => other.awaiting(state)).toThrow(TypeError);
    expect(() => engine.step(null as never, act.done('p1'))).toThrow(TypeError);
  });
});

describe('anything at all as a setup', () => {
  const refused = (setup: unknown) => {
    const result = engine.createGame(setup as GameSetup);
    return result.ok ? null : result.error.map(({ code, at }) => `${code} ${at}`);
  };

  test('nonsense gets issues that name the place', () => {
    for (const value of hostile) expect(refused(value)).not.toBe(null);
    expect(refused({ scenario: 'learning' })).toEqual(['malformed-setup .seed']);
    expect(refused({ scenario: 'learning', seed: 1.5 })).toEqual(['malformed-setup .seed']);
    expect(refused({ scenario: 'learning', seed: 2 ** 60 })).toEqual(['malformed-setup .seed']);
    expect(refused({ scenario: 'tutorial', seed: 1, speed: 3 })).toEqual([
      'malformed-setup .scenario',
      'malformed-setup .speed',
    ]);
    expect(refused({ scenario: 'learning', seed: 1, options: { cheat: true } })).toEqual([
      'malformed-setup .options.cheat',
    ]);
  });

  test('random values', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withMap: true }), (value) => {
        expect(refused(value)).not.toBe(null);
      }),
      { seed: 13, numRuns: 1000 },
    );
  });

  test('a position with faults: all of them, each with its rule', () => {
    const built = table()
      .ship('p1', CR90, {
        speed: 4,
        shields: { rear: 2 },
        commandTokens: ['repair', 'repair'],
        raidTokens: ['repair', 'repair'],
        damage: [{ face: 'up' }, { face: 'down', card: 'nothing' }, { face: 'down' }, { face: 'down' }],
        defenseTokens: ['readied'],
      })
      .ship('p2', 'death-star')
      .ship('p2', VICTORY, { speed: 3, pose: { x: 1_828_800, y: 0, heading: 0 } })
      .squadron('p1', 'x-wing-squadron', { hull: 6 })
      .with({ table: 'learning' });
    const result = engine.createGame({ seed: 1, position: built.position() });
    expect(result.ok ? [] : result.error.map(({ at, code, rule }) => `${at} ${code} ${rule ?? ''}`)).toEqual([
      '.position.ships[0].shields.rear too-many-shields DMG-18',
      '.position.ships[0].defenseTokens wrong-number-of-tokens SETUP-07',
      '.position.ships[0].commandTokens same-token-twice CMD-13',
      '.position.ships[0].raidTokens same-token-twice CMD-28',
      '.position.ships[0].damage[0].card faceup-card-unnamed ',
      '.position.ships[0].damage[1].card unknown-damage-card ',
      '.position.ships[1].card unknown-ship ',
      '.position.ships[2].speed no-such-speed NAV-05',
      '.position.squadrons[0].hull too-much-hull DMG-18',
    ]);
    const full = table()
      .ship('p1', CR90, { dials: ['repair', 'repair'], commandTokens: ['repair', 'navigate'] })
      .ship('p2', CR90, { damage: Array.from({ length: 4 }, () => ({ face: 'down' as const })) });
    const filled = engine.createGame({ seed: 1, position: full.position() });
    expect(filled.ok ? [] : filled.error.map(({ at, code, rule }) => `${at} ${code} ${rule}`)).toEqual([
      '.position.ships[0].dials too-many-dials CMD-04',
      '.position.ships[0].commandTokens too-many-tokens CMD-12',
      '.position.ships[1].damage ship-destroyed DMG-06',
    ]);
    const lonely = engine.createGame({ seed: 1, position: { ships: [] } });
    expect(lonely.ok ? [] : lonely.error.map(({ code, rule }) => `${code} ${rule}`)).toEqual([
      'no-ship WIN-01',
      'no-ship WIN-01',
    ]);
    const copies = table()
      .ship('p1', VICTORY, {
        damage: Array.from({ length: 3 }, () => ({ face: 'up' as const, card: 'power-failure' })),
      })
      .ship('p2', CR90);
    const many = engine.createGame({ seed: 1, position: copies.position() });
    expect(many.ok ? [] : many.error.map(({ code }) => code)).toEqual(['too-many-copies']);
  });

  test('a position with units off the table or on each other is refused, touching is not', () => {
    const codes = (x: number, y: number) => {
      const built = table()
        .ship('p1', VICTORY, { pose: { x: 500_000, y: 500_000, heading: 0 } })
        .ship('p2', CR90, { pose: { x, y, heading: 0 } })
        .squadron('p2', 'tie-fighter-squadron', { pose: { x: 100_000, y: 100_000, heading: 0 } });
      const result = engine.createGame({ seed: 1, position: built.position() });
      return result.ok ? [] : result.error.map(({ at, code, rule }) => `${at} ${code} ${rule}`);
    };
    expect(codes(800_000, 500_000)).toEqual([]);
    expect(codes(800_000, 35_500)).toEqual([]);
    expect(codes(800_000, 35_499)).toEqual(['.position.ships (p2/cr90-corvette-a/1) off-the-table DMG-10']);
    expect(codes(500_000, 520_000)).toEqual(['.position.ships (p2/cr90-corvette-a/1) overlaps FAQ-QA-38']);
    expect(codes(110_000, 100_000)).toEqual(['.position.squadrons (p2/tie-fighter-squadron/1) overlaps SQM-03']);
  });

  test('a faceup damage card whose effect is not there is refused by name', () => {
    const { ships, squadrons, damageCards } = contentWith([]);
    const mystery = damageCard({ id: 'mystery', name: 'Mystery', trait: 'ship', count: 1, immediate: false });
    const odd = createEngine(
      defineContent('odd/1', {
        ships: Object.values(ships),
        squadrons: Object.values(squadrons),
        upgrades: [],
        damageCards: [...Object.values(damageCards), mystery],
      }),
    );
    const built = table()
      .ship('p1', VICTORY, { damage: [{ face: 'up', card: 'mystery' }] })
      .ship('p2', CR90);
    const result = odd.createGame({ seed: 1, position: built.position() });
    expect(result.ok ? [] : result.error).toMatchObject([{ code: 'card-not-implemented', facts: { card: 'mystery' } }]);
  });

  test('the learning scenario over cards that lack its ships is refused, naming them', () => {
    const bare = createEngine(defineContent('bare/1', { ships: [], squadrons: [], upgrades: [], damageCards: [] }));
    const result = bare.createGame({ scenario: 'learning', seed: 1 });
    expect(result.ok ? [] : result.error.map(({ facts }) => facts.card)).toContain('cr90-corvette-a');
  });

  test('prototype keys are no cards', () => {
    for (const card of ['constructor', '__proto__', 'toString']) {
      const built = table().ship('p1', card).ship('p2', VICTORY).squadron('p1', card);
      const result = engine.createGame({ seed: 1, position: built.position() });
      expect(result.ok ? [] : result.error.map(({ code }) => code)).toEqual(['unknown-ship', 'unknown-squadron']);
    }
  });
});
