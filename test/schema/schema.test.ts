import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { awaiting, createGame, hashState, legalActions, replay, startLog, step } from '../../src/index.ts';
import { type DocumentKind, jsonSchema, LIMITS, parse, validate } from '../../src/schema/index.ts';
import { fleets, positions, walks } from '../../src/testing/index.ts';

const KINDS = Object.keys(LIMITS) as DocumentKind[];
const ajv = new Ajv2020({ strict: false });
const compiled = Object.fromEntries(KINDS.map((kind) => [kind, ajv.compile(jsonSchema(kind))]));
const LEARNING = { scenario: 'learning', seed: 4 } as const;

/** Documents that are right, by kind. */
const documents: { readonly [K in DocumentKind]: fc.Arbitrary<unknown> } = {
  action: walks(LEARNING, { maxLength: 12 }).map(({ actions }) => actions.at(-1) ?? { type: 'done', player: 'p1' }),
  setup: fc.oneof(
    fc.constant(LEARNING),
    positions().map((position) => ({ position, seed: 1 })),
  ),
  position: positions(),
  fleet: fleets('standard-180'),
  log: fc.constant(startLog(LEARNING)).map((begun) => (begun.ok ? begun.value.log : null)),
};

describe('documents from outside', () => {
  test.each(KINDS)('%s: what is right is read as it is, by value and by text, and by its JSON Schema', (kind) => {
    fc.assert(
      fc.property(documents[kind], (document) => {
        const value = JSON.parse(JSON.stringify(document));
        expect(validate(kind, value)).toEqual({ ok: true, value });
        expect(parse(kind, JSON.stringify(value))).toEqual({ ok: true, value });
        expect(compiled[kind]!(value), JSON.stringify(compiled[kind]!.errors)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  test.each(KINDS)('%s: any JSON at all gets an answer, the same as by its JSON Schema', (kind) => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(validate(kind, value).ok).toBe(compiled[kind]!(value));
      }),
      { numRuns: 200 },
    );
  });

  test.each(KINDS)('%s: a document with one thing wrong is refused alike, at its place', (kind) => {
    fc.assert(
      fc.property(documents[kind], fc.nat(), fc.jsonValue({ maxDepth: 1 }), (document, n, wrong) => {
        const value = JSON.parse(JSON.stringify(document));
        const keys = Object.keys(value);
        value[keys[n % keys.length]!] = wrong;
        const read = validate(kind, value);
        expect(read.ok).toBe(compiled[kind]!(value));
        if (!read.ok) expect(read.error.every(({ at, expected }) => at.length > 0 && expected.length > 0)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('hostile values are refused: accessors, cycles, prototypes, depth, functions, numbers that are none', () => {
    const cycle: { self?: unknown } = {};
    cycle.self = cycle;
    let deep: unknown = 1;
    for (let n = 0; n < 100_000; n++) deep = [deep];
    const hostile: readonly unknown[] = [
      cycle,
      deep,
      Number.NaN,
      () => 1,
      Symbol('x'),
      new Map(),
      { type: 'done', player: 'p1', extra: 1 },
      { type: '__proto__', player: 'p1' },
      { type: 'constructor', player: 'p1' },
      JSON.parse('{"__proto__": {"polluted": 1}, "type": "done", "player": "p1"}'),
      Object.create({ type: 'done', player: 'p1' }),
      {
        type: 'done',
        get player() {
          throw new Error('gotcha');
        },
      },
    ];
    for (const value of hostile) for (const kind of KINDS) expect(validate(kind, value).ok).toBe(false);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test('texts: no JSON, too long, too deep, the last of two keys counts', () => {
    for (const kind of KINDS) {
      expect(parse(kind, '{')).toMatchObject({ ok: false, error: [{ code: 'not-json' }] });
      expect(parse(kind, 'x'.repeat(LIMITS[kind] + 1))).toMatchObject({ ok: false, error: [{ code: 'too-large' }] });
      expect(parse(kind, '['.repeat(9_000) + ']'.repeat(9_000)).ok).toBe(false);
      expect(parse(kind, 7 as never).ok).toBe(false);
    }
    expect(parse('action', '{"type":"done","player":"p2","player":"p1"}')).toEqual({
      ok: true,
      value: { type: 'done', player: 'p1' },
    });
    // A hundred megabytes are refused by their length.
    expect(parse('log', ' '.repeat(100_000_000))).toMatchObject({ ok: false, error: [{ code: 'too-large' }] });
  });

  test('forged logs: another order, a wrong hash, dice that were not rolled', () => {
    const begun = startLog({ scenario: 'learning', seed: 9 });
    if (!begun.ok) throw new Error('no game');
    let state = begun.value.state;
    const actions = [...begun.value.log.actions];
    for (let n = 0; n < 40 && awaiting(state).kind !== 'over'; n++) {
      const played = step(state, legalActions(state)[0]!);
      if (!played.ok) throw new Error('refused');
      actions.push(...played.actions);
      state = played.state;
    }
    const log = { ...begun.value.log, actions, hashes: [{ after: actions.length, hash: hashState(state) }] };
    const read = (forged: unknown) => {
      const document = validate('log', JSON.parse(JSON.stringify(forged)));
      return document.ok ? replay(document.value) : null;
    };
    expect(read(log)).toMatchObject({ ok: true });
    expect(read({ ...log, actions: [...actions].reverse() })).toMatchObject({ ok: false });
    expect(read({ ...log, hashes: [{ after: actions.length, hash: 'f'.repeat(32) }] })).toMatchObject({
      ok: false,
      error: { code: 'diverged' },
    });
    const at = actions.findIndex(({ type }) => type === 'rollDice');
    if (at >= 0) {
      const forged = actions.map((action, i) =>
        i === at && action.type === 'rollDice'
          ? { ...action, dice: action.dice.map((die) => ({ ...die, face: 'hit' })) }
          : action,
      );
      expect(read({ ...log, actions: forged })).toMatchObject({ ok: false });
    }
  });

  test('any well-formed action leaves a state as it was unless it is legal', () => {
    const made = createGame(LEARNING);
    if (!made.ok) throw new Error('no game');
    const before = hashState(made.value);
    fc.assert(
      fc.property(documents.action, (action) => {
        step(made.value, action as never);
        expect(hashState(made.value)).toBe(before);
      }),
      { numRuns: 20 },
    );
  });
});
