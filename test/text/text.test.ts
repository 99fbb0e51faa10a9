import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standardContent } from '../../src/content/content.ts';
import { createEngine } from '../../src/engine/engine.ts';
import { createLogbook } from '../../src/engine/log.ts';
import { parsePosition } from '../../src/engine/position-text/parse.ts';
import { type Action, act } from '../../src/state/actions.ts';
import { shipsOf } from '../../src/state/selectors.ts';
import type { Verdict } from '../../src/state/verdict.ts';
import { eventsFor } from '../../src/state/visibility.ts';
import { COMMANDS, HULL_ZONES, PLAYERS } from '../../src/state/vocabulary.ts';
import {
  describeAction,
  describeAttack,
  describeAwaiting,
  describeDecision,
  describeEvent,
  describeLogIssue,
  describePositionFault,
  describeSetupIssue,
  describeTournamentIssue,
  describeVerdict,
  LANGUAGES,
} from '../../src/text/index.ts';
import { createTournament } from '../../src/tournament/index.ts';
import { battle, COR, fire, frontToFront, roll, run } from '../support/battle.ts';
import { CARDS } from '../support/cards.ts';
import { CR90, contentWith, table, VICTORY } from '../support/table.ts';
import { anyWalk, start, walk, walkEngine } from '../support/walks.ts';

const content = contentWith(CARDS);
const bad = /undefined|null|NaN|\[object|\{|\}|\?\?| {2}|p[12]\/|^\s|\.\.$/;

const sane = (text: string, about: unknown): void => {
  if (text === '' || bad.test(text)) throw new Error(`${JSON.stringify(text)} of ${JSON.stringify(about)}`);
};

describe.each(LANGUAGES)('sentences in %s', (language) => {
  test('tell every event, action and decision of random games, also to a player who may not know all', () => {
    fc.assert(
      fc.property(anyWalk, ({ setup, picks }) => {
        walk(setup, picks, (state, action) => {
          const options = { language, state, content };
          const due = walkEngine.awaiting(state);
          sane(describeAwaiting(due, options), due);
          if (due.kind !== 'over') sane(describeDecision(due.decision, { language, content }), due);
          sane(describeAction(action, options), action);
          const played = walkEngine.step(state, action);
          if (!played.ok) throw new Error('refused');
          for (const event of played.events) sane(describeEvent(event, { ...options, state: played.state }), event);
          for (const viewer of PLAYERS)
            for (const event of eventsFor(played.events, viewer))
              sane(describeEvent(event, { ...options, state: walkEngine.viewFor(played.state, viewer) }), event);
        });
      }),
      { numRuns: 40 },
    );
  });

  test('tell every reason of refusals met in random games', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyWalk, fc.array(fc.nat(), { minLength: 20, maxLength: 20 }), ({ setup, picks }, strays) => {
        const others: Action[] = [];
        walk(setup, picks, (state, action, legal) => {
          others.push(...legal.slice(0, 3), action);
          for (const stray of strays.slice(0, 4)) {
            const verdict = walkEngine.judge(state, others[stray % others.length]!);
            tell(verdict, { language, state, content });
            for (const each of [verdict, ...verdict.because]) if (each.code) seen.add(each.code);
          }
        });
      }),
      { numRuns: 40 },
    );
    expect(seen.size).toBeGreaterThan(15);
  });

  test('tell what stands against every order to every ship', () => {
    const state = start({ scenario: 'learning', seed: 3 });
    for (const ship of shipsOf(state))
      for (const action of [
        act.activateShip('p1', ship.id),
        act.convertDial('p2', ship.id),
        act.changeSpeed('p1', ship.id, 9),
        ...COMMANDS.flatMap((command) => [
          act.resolveCommand('p1', ship.id, command, 'both'),
          act.clearRaid('p1', ship.id, command),
          act.discardCommandToken('p2', ship.id, command),
        ]),
        ...HULL_ZONES.flatMap((zone) => [
          act.recoverShield('p1', ship.id, zone),
          act.moveShield('p1', ship.id, zone, 'front'),
          act.chooseZone('p1', ship.id, zone),
          act.declareTarget('p1', { attacker: ship.id, zone, defender: state.roster[0]! }),
        ]),
        act.executeManeuver('p1', ship.id, [3, 3, 3, 3, 3], 'left'),
        act.spendDefenseToken('p1', ship.id, 7),
        act.useStation('p1', ship.id),
        { type: 'activateShip', player: 'p1', shipp: ship.id } as unknown as Action,
        { type: 'activeShip' } as unknown as Action,
      ])
        tell(walkEngine.judge(state, action), { language, state, content });
  });

  test('tell what is wrong with positions, setups, logs and tournaments', () => {
    const engine = createEngine(standardContent());
    for (const text of [
      'p1 vic at 1,1',
      'p1 vicotry at 1',
      'p1 cr90-a at 1,1 speed 8',
      'p1 cr90-a',
      'round',
      'round 1 round 1',
    ])
      for (const fault of unread(text)) sane(describePositionFault(fault, { language }), fault);
    const game = engine.createGame({
      position: {
        ships: [
          {
            owner: 'p1',
            card: CR90,
            pose: { x: 0, y: 0, heading: 0 },
            speed: 4,
            shields: { front: 9 },
            dials: ['repair', 'repair'],
          },
          { owner: 'p1', card: 'cr90', pose: { x: 100, y: 100, heading: 0 } },
        ],
      },
      seed: 1,
    });
    if (game.ok) throw new Error('accepted');
    for (const issue of game.error) sane(describeSetupIssue(issue, { language }), issue);
    const book = createLogbook(engine);
    const log = book.startLog({ scenario: 'learning', seed: 1 });
    if (!log.ok) throw new Error('refused');
    for (const wrong of [
      {},
      { ...log.value.log, version: 9 },
      { ...log.value.log, content: 'x' },
      { ...log.value.log, setup: { position: { ships: [] }, seed: 1 } },
      { ...log.value.log, actions: [act.done('p1')] },
      { ...log.value.log, hashes: [{ after: 0, hash: 'x' }] },
    ]) {
      const replayed = book.replay(wrong as never);
      if (replayed.ok) throw new Error('replayed');
      sane(describeLogIssue(replayed.error, { language }), replayed.error);
    }
    const undone = book.undo(log.value.log);
    sane(undone.ok ? '' : describeLogIssue(undone.error, { language }), undone);
    const event = createTournament({
      seed: 1,
      format: { fleetPoints: 180 } as never,
      players: [{ id: 'a', name: 'A' }],
    });
    if (event.ok) throw new Error('accepted');
    for (const issue of event.error) sane(describeTournamentIssue(issue, { language }), issue);
  });
});

const tell = (verdict: Verdict, options: Parameters<typeof describeVerdict>[1]): void => {
  const lines = describeVerdict(verdict, options);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) sane(line.replace(/\.(position|ship|type|commands|action)/g, ''), verdict);
};

const unread = (text: string) => {
  const read = parsePosition(text);
  if (read.ok) throw new Error(`read: ${text}`);
  return read.error;
};

describe('an answer to a rules lawyer', () => {
  const read = parsePosition(
    'phase ship; p1 vic-ii at 600,200 facing 10; p2 cr90-a at 690,420 facing 120; obstacle asteroid-2 at 650,330',
  );
  if (!read.ok) throw new Error('unreadable');
  const engine = createEngine(standardContent());
  const game = engine.createGame({ position: read.value, seed: 1 });
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  const state = game.value;
  const ask = (zone: 'front' | 'left', defendingZone: 'front' | 'left' | 'right' | 'rear') =>
    engine.explainAttack(state, { attacker: `p1/${VICTORY}/1`, zone, defender: `p2/${CR90}/1`, defendingZone });

  test('[LOS-03] says what blocks, by how much, and by which rule', () => {
    expect(describeAttack(ask('front', 'rear'), { state })).toMatchInlineSnapshot(`
      [
        "Can Victory II-class Star Destroyer (p1), front hull zone, attack CR90 Corvette A (p2), rear hull zone?",
        "No: the line of sight passes through another hull zone of the defender: right (LOS-03).",
        "Arc: inside the front firing arc, its best point by 187.53 mm (ATK-03).",
        "Range: 173.23 mm, medium range; the nearest border is 13.67 mm away (RNG-08).",
        "Line of sight: blocked; it runs 1.96 mm deep through the right hull zone (LOS-03).",
        "Obstruction: by asteroid field 2 (OBS-01).",
        "Dice: 3 red and 3 blue, one of them removed by obstruction: 5 rolled (OBS-02).",
      ]
    `);
  });

  test('[OBS-01] says what obstructs, and how many dice are left', () => {
    expect(describeAttack(ask('front', 'right'), { state })).toMatchInlineSnapshot(`
      [
        "Can Victory II-class Star Destroyer (p1), front hull zone, attack CR90 Corvette A (p2), right hull zone?",
        "Yes, obstructed by asteroid field 2.",
        "Arc: inside the front firing arc, its best point by 161.85 mm (ATK-03).",
        "Range: 161.15 mm, medium range; the nearest border is 25.75 mm away (RNG-08).",
        "Line of sight: clear; the closest other hull zone is missed by 8.44 mm (LOS-03).",
        "Obstruction: by asteroid field 2 (OBS-01).",
        "Dice: 3 red and 3 blue, one of them removed by obstruction: 5 rolled (OBS-02).",
      ]
    `);
  });

  test('[ATK-03] says by how much the arc is missed', () => {
    expect(describeAttack(ask('left', 'left'), { state })).toMatchInlineSnapshot(`
      [
        "Can Victory II-class Star Destroyer (p1), left hull zone, attack CR90 Corvette A (p2), left hull zone?",
        "No: the target is outside the firing arc of the left hull zone; its best point lies 207.32 mm outside (ATK-03).",
        "No: the line of sight passes through another hull zone of the defender: front and right (LOS-03).",
        "Arc: outside the left firing arc by 207.32 mm (ATK-03).",
        "Line of sight: blocked; it runs 0.57 mm and 7.45 mm deep through the front and right hull zone (LOS-03).",
        "Obstruction: by asteroid field 2 (OBS-01).",
      ]
    `);
  });

  test('in Polish', () => {
    expect(describeAttack(ask('front', 'rear'), { state, language: 'pl' })).toMatchInlineSnapshot(`
      [
        "Niszczyciel gwiezdny typu Victory II (p1) (przednia strefa kadłuba) → Korweta CR90 A (p2) (tylna strefa kadłuba): czy można zaatakować?",
        "Nie: linia pola widzenia przechodzi przez inną strefę kadłuba broniącego się: prawa (LOS-03).",
        "Pole rażenia: w środku, z zapasem 187.53 mm (ATK-03).",
        "Zasięg: 173.23 mm, średni; do najbliższej granicy 13.67 mm (RNG-08).",
        "Linia pola widzenia: zablokowana; przechodzi przez strefę kadłuba: prawa (1.96 mm) (LOS-03).",
        "Atak przez przeszkodę: pole asteroid 2 (OBS-01).",
        "Kości: czerwone: 3 i niebieskie: 3, jedna usunięta z powodu przeszkody; rzut: 5 (OBS-02).",
      ]
    `);
  });
});

describe('names', () => {
  test('number copies only when there are several, and tell tokens by type', () => {
    const game = table().ship('p1', CR90).ship('p1', CR90).ship('p2', VICTORY).play();
    const say = (action: Action) => describeAction(action, { state: game.state });
    expect(say(act.activateShip('p1', `p1/${CR90}/2`))).toBe('p1 activates CR90 Corvette A 2 (p1).');
    expect(say(act.activateShip('p2', `p2/${VICTORY}/1`))).toBe('p2 activates Victory II-class Star Destroyer (p2).');
    expect(say(act.spendDefenseToken('p2', `p2/${VICTORY}/1`, 1, { zone: 'left' }))).toBe(
      'Victory II-class Star Destroyer (p2) spends its redirect, naming its left hull zone.',
    );
    expect(describeAction(act.spendDefenseToken('p2', `p2/${VICTORY}/1`, 1))).toBe(
      'Victory II-class Star Destroyer (p2) spends its defense token 2.',
    );
  });

  test('an attack as it is told', () => {
    const game = run(
      battle({ gap: 60_000 }),
      frontToFront,
      roll(
        ['red', 'crit'],
        ['red', 'blank'],
        ['red', 'doubleHit'],
        ['blue', 'hit'],
        ['blue', 'hit'],
        ['blue', 'accuracy'],
      ),
      'p1',
      act.spendDefenseToken('p2', COR, 2, { zone: 'left' }),
      'p2',
    );
    const told = game.events
      .slice(game.events.findIndex(({ type }) => type === 'targetDeclared'))
      .map((event) => describeEvent(event, { state: game.state }));
    expect(told).toMatchInlineSnapshot(`
      [
        "Victory II-class Star Destroyer (p1, front) attacks CR90 Corvette A (p2, front).",
        "The roll: red blank, red critical, red double hit, blue hit, blue hit and blue accuracy.",
        "CR90 Corvette A (p2) spends its redirect.",
      ]
    `);
    expect(describeVerdict(game.judge(fire('left', COR, 'front')), { state: game.state })).toMatchInlineSnapshot(`
      [
        "No: the target is outside the firing arc of the left hull zone; its best point lies 71.17 mm outside (ATK-03).",
        "No: this is not the moment for it (ATK-01).",
      ]
    `);
  });
});

test('the objective is named as what acts and as what forbids', () => {
  const { state } = table().ship('p1', VICTORY).ship('p2', CR90).with({ objective: 'minefields' }).play();
  const use = act.useEffect('p2', 'p2/objective');
  expect(describeAction(use, { state })).toBe('p2 uses Minefields.');
  expect(describeAction(use)).toBe('p2 uses an objective card.');
  const banned: Verdict = { ok: false, code: 'banned-by-card', facts: { by: 'p1/objective' }, because: [] };
  expect(describeVerdict(banned, { state })).toEqual(['No: Minefields forbids it.']);
});
