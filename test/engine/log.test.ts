import { describe, expect, test } from 'vitest';
import { hashState, type Played } from '../../src/engine/engine.ts';
import { createLogbook, type GameLog } from '../../src/engine/log.ts';
import { act } from '../../src/state/actions.ts';
import { engine } from '../support/learning.ts';
import { walkEngine } from '../support/walks.ts';

const book = createLogbook(engine);
const COR = 'p1/cr90-corvette-a/1';

const record = (pick: (n: number) => number, setup = { scenario: 'learning', seed: 3 } as const) => {
  const begun = book.startLog(setup);
  if (!begun.ok) throw new Error('no game');
  let { log, state } = begun.value;
  for (let n = 0; !state.outcome; n++) {
    const legal = engine.legalActions(state);
    const result = engine.step(state, legal[pick(n) % legal.length]!);
    if (!result.ok) throw new Error('refused');
    log = book.extendLog(log, result);
    state = result.state;
  }
  return { log, state };
};

const begin = (...actions: Parameters<typeof engine.step>[1][]) => {
  const begun = book.startLog({ scenario: 'learning', seed: 3 });
  if (!begun.ok) throw new Error('no game');
  let { log, state } = begun.value;
  for (const action of actions) {
    const result = engine.step(state, action);
    if (!result.ok) throw new Error('refused');
    log = book.extendLog(log, result);
    state = result.state;
  }
  return { log, state };
};

describe('logs', () => {
  test('a whole game replays from its JSON to the same state', () => {
    const { log, state } = record((n) => n * 31);
    const again = book.replay(JSON.parse(JSON.stringify(log)));
    expect(again.ok && hashState(again.value.state)).toBe(hashState(state));
    expect(log.hashes.length).toBeGreaterThan(log.actions.length / 10);
    expect(log.hashes.at(-1)!.after).toBe(log.actions.length);
  });

  test('a replay can be watched step by step, and shows no step that it has not checked', () => {
    const { log, state } = record((n) => n * 31);
    const steps: Played[] = [];
    const again = book.replay(log, (played) => steps.push(played));
    expect(steps.flatMap(({ actions }) => actions)).toEqual(log.actions);
    expect(again.ok && again.value.events).toEqual(steps.flatMap(({ events }) => events));
    expect(hashState(steps.at(-1)!.state)).toBe(hashState(state));
    const seen: Played[] = [];
    const hashes = log.hashes.map((each, i) => (i === 3 ? { ...each, hash: '0'.repeat(32) } : each));
    expect(book.replay({ ...log, hashes }, (played) => seen.push(played)).ok).toBe(false);
    expect(seen.flatMap(({ actions }) => actions).length).toBeLessThan(log.hashes[3]!.after);
  });

  test('a divergence names the action', () => {
    const { log } = record((n) => n * 17);
    const at = 2;
    const broken: GameLog = {
      ...log,
      hashes: log.hashes.map((each, i) => (i === at ? { ...each, hash: '0'.repeat(32) } : each)),
    };
    const result = book.replay(broken);
    expect(!result.ok && result.error).toMatchObject({
      code: 'diverged',
      action: log.hashes[at]!.after - 1,
      facts: { expected: '0'.repeat(32) },
    });
  });

  test('hashes that no action leads up to are refused, and the setup is a copy', () => {
    const { log } = record((n) => n * 17);
    const cut = book.replay({ ...log, actions: log.actions.slice(0, -5) });
    expect(cut.ok ? null : cut.error.code).toBe('malformed-log');
    const [first] = log.hashes;
    const twice = book.replay({ ...log, hashes: [first!, { ...first!, hash: 'bad' }, ...log.hashes.slice(1)] });
    expect(twice.ok ? null : twice.error.code).toBe('malformed-log');
    const setup = { scenario: 'learning' as const, seed: 3 };
    const begun = book.startLog(setup);
    setup.seed = 4;
    expect(begun.ok && begun.value.log.setup).toEqual({ scenario: 'learning', seed: 3 });
  });

  test('an illegal action in a log is named with its verdict', () => {
    const { log } = record((n) => n);
    const actions = [...log.actions];
    actions[4] = act.activateShip('p2', COR);
    const result = book.replay({ ...log, actions, hashes: [] });
    expect(!result.ok && result.error).toMatchObject({ code: 'illegal-action', action: 4, verdict: { ok: false } });
  });

  test('a forged answer of chance in a seeded game is found', () => {
    const walks = createLogbook(walkEngine);
    const begun = walks.startLog({ scenario: 'learning', seed: 8, factions: { p1: 'rebel', p2: 'rebel' } });
    if (!begun.ok) throw new Error('no game');
    const [flip] = begun.value.log.actions;
    expect(flip).toMatchObject({ type: 'flipCoin', player: 'chance' });
    const other = { ...flip!, result: flip!.type === 'flipCoin' && flip!.result === 'p1' ? 'p2' : 'p1' } as never;
    const result = walks.replay({ ...begun.value.log, actions: [other] });
    expect(!result.ok && result.error).toMatchObject({ code: 'forged-chance', action: 0 });
    const missing = walks.replay({ ...begun.value.log, actions: [] });
    expect(!missing.ok && missing.error).toMatchObject({ code: 'forged-chance', action: 0 });
  });

  test('a log of other content, another version, or none at all is refused', () => {
    const { log } = begin();
    const code = (value: unknown) => {
      const result = book.replay(value as GameLog);
      return result.ok ? null : result.error.code;
    };
    expect(code({ ...log, content: 'other/1' })).toBe('other-content');
    expect(code({ ...log, version: 99 })).toBe('other-version');
    expect(code({ ...log, setup: { scenario: 'learning', seed: -1 } })).toBe('bad-setup');
    for (const value of [null, undefined, 3, 'log', [], {}, { ...log, actions: 'none' }, { ...log, extra: 1 }, () => 1])
      expect(code(value)).toBe('malformed-log');
    for (const action of [null, 7, {}, { type: 'nothing' }, { type: 'done', player: 'p3' }])
      expect(code({ ...log, actions: [action], hashes: [] })).toBe('illegal-action');
  });
});

describe('undo', () => {
  const dials = [
    act.assignDials('p1', COR, ['navigate']),
    act.assignDials('p1', 'p1/nebulon-b-escort-frigate/1', ['navigate', 'repair']),
    act.assignDials('p2', 'p2/victory-ii-class-star-destroyer/1', ['navigate', 'repair', 'repair']),
  ] as const;

  test('goes back one action at a time while nothing was shown', () => {
    const { log } = begin(...dials);
    const back = book.undo(log);
    if (!back.ok) throw new Error('no undo');
    expect(back.value.log.actions).toHaveLength(2);
    expect(hashState(back.value.state)).toBe(hashState(begin(dials[0], dials[1]).state));
    const further = book.undo(back.value.log);
    expect(further.ok && further.value.log.actions).toHaveLength(1);
  });

  test('stops where something hidden was shown, and says where that is', () => {
    const { log } = begin(...dials, act.activateShip('p1', COR));
    const refused = book.undo(log);
    expect(refused).toEqual({ ok: false, error: { code: 'nothing-to-undo', facts: { standing: 4 } } });
    const { log: on } = begin(...dials, act.activateShip('p1', COR), act.convertDial('p1', COR));
    const back = book.undo(on);
    expect(back.ok && back.value.log.actions).toHaveLength(4);
    const replayed = book.replay(on);
    expect(replayed.ok && replayed.value.standing).toBe(4);
  });

  test('of an empty log there is nothing', () => {
    expect(book.undo(begin().log)).toEqual({ ok: false, error: { code: 'nothing-to-undo', facts: { standing: 0 } } });
  });
});
