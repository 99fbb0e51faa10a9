import { describe, expect, test } from 'vitest';
import { upgrade } from '../../src/content/card.ts';
import { hashState } from '../../src/engine/engine.ts';
import { act } from '../../src/state/actions.ts';
import { phaseOf } from '../../src/state/selectors.ts';
import { COMMANDS, type Command } from '../../src/state/vocabulary.ts';
import { engine, learning } from '../support/learning.ts';
import { CR90, codesOf, NEBULON, rulesOf, table, VICTORY } from '../support/table.ts';

const CORVETTE = 'p1/cr90-corvette-a/1';
const FRIGATE = 'p1/nebulon-b-escort-frigate/1';
const DESTROYER = 'p2/victory-ii-class-star-destroyer/1';

const requested = (game: ReturnType<typeof learning>) => {
  const due = game.awaiting();
  if (due.kind !== 'simultaneous' || due.decision.kind !== 'assignDials') throw new Error('no dials are asked for');
  return Object.fromEntries(due.decision.required.map(({ ship, dials }) => [ship, dials]));
};

describe('assigning command dials', () => {
  test('[CMD-04] a position may have as many dials as the cards in play ask for', () => {
    const staff = upgrade({
      id: 'staff',
      name: 'Staff',
      type: 'officer',
      cost: 1,
      values: { requiredDials: { stage: 'add', scope: 'self', apply: (dials) => dials + 1 } },
    });
    const laid = (upgrades: readonly string[]) => {
      const built = table([staff])
        .ship('p1', CR90, { upgrades, dials: ['repair', 'navigate'] })
        .ship('p2', VICTORY);
      return built.engine.createGame({ seed: 1, position: built.position() });
    };
    expect(laid(['staff']).ok).toBe(true);
    expect(laid([])).toMatchObject({ ok: false, error: [{ code: 'too-many-dials', facts: { most: 1 } }] });
  });

  test('[CMD-01] the other player sees none of the commands, and the order of the answers does not matter', () => {
    const mine = act.assignDials('p1', CORVETTE, ['repair']);
    const other = act.assignDials('p1', CORVETTE, ['navigate']);
    const before = learning();
    const one = learning().do(mine);
    const two = learning().do(other);
    expect(engine.viewFor(one.state, 'p2')).toEqual(engine.viewFor(two.state, 'p2'));
    expect(JSON.stringify(engine.viewFor(one.state, 'p2'))).not.toContain('repair"]');
    expect(engine.viewFor(one.state, 'p1')).not.toEqual(engine.viewFor(two.state, 'p1'));
    expect(before.ship(CORVETTE).dials).toEqual([]);

    const rest = [
      act.assignDials('p1', FRIGATE, ['squadron', 'navigate']),
      act.assignDials('p2', DESTROYER, ['repair', 'navigate', 'concentrateFire']),
    ];
    const orders = [
      [mine, rest[0]!, rest[1]!],
      [rest[1]!, rest[0]!, mine],
      [rest[0]!, mine, rest[1]!],
    ];
    const hashes = orders.map((actions) => hashState(learning().do(...actions).state));
    expect(new Set(hashes).size).toBe(1);
  });

  test('[CMD-02] exactly four commands, whatever is stacked already', () => {
    for (const stacked of [[], ['repair', 'repair'], ['navigate', 'squadron']] as Command[][]) {
      const game = table()
        .ship('p1', VICTORY, { dials: stacked.slice(0, 2) })
        .ship('p2', CR90)
        .play();
      const last = game
        .legal('p1')
        .flatMap((action) => (action.type === 'assignDials' ? [action.commands.at(-1)!] : []));
      expect([...new Set(last)].sort()).toEqual([...COMMANDS].sort());
      const repeated = game
        .legal('p1')
        .filter((a) => a.type === 'assignDials' && a.commands.every((c) => c === 'repair'));
      expect(repeated).toHaveLength(1);
    }
    const wrong = { ...act.assignDials('p1', CORVETTE, []), commands: ['retreat'] } as never;
    expect(codesOf(learning().judge(wrong))).toEqual(['malformed-action']);
  });

  test('[CMD-03, LEARN-07, EX-02] in round 1 each ship gets as many dials as its command value', () => {
    expect(requested(learning())).toEqual({ [CORVETTE]: 1, [FRIGATE]: 2, [DESTROYER]: 3 });
  });

  test.each([
    [2, 1],
    [1, 2],
    [0, 3],
  ])('[CMD-04] with %i facedown dials of three, %i are asked for', (has, asked) => {
    const dials = Array.from({ length: has }, () => 'navigate' as const);
    const game = table()
      .ship('p1', CR90, { dials: ['repair'] })
      .ship('p2', VICTORY, { dials })
      .with({ round: 2 })
      .play();
    expect(requested(game)).toEqual({ [DESTROYER]: asked });
    const short = act.assignDials('p2', DESTROYER, dials.slice(0, asked - 1));
    expect(rulesOf(game.judge(short))).toContain('CMD-04');
  });

  test('[CMD-04] with all three facedown dials none is asked for', () => {
    const game = table()
      .ship('p1', CR90, { dials: ['repair'] })
      .ship('p2', VICTORY, { dials: ['navigate', 'navigate', 'navigate'] })
      .play();
    expect(phaseOf(game.state)).toBe('ship');
  });

  test('[CMD-05] a new dial goes under the stack', () => {
    const game = table()
      .ship('p1', CR90, { dials: ['repair'] })
      .ship('p2', VICTORY, { dials: ['repair', 'navigate'] })
      .play()
      .do(act.assignDials('p2', DESTROYER, ['squadron']));
    expect(game.ship(DESTROYER).dials.map(({ command }) => command)).toEqual(['repair', 'navigate', 'squadron']);
  });

  test('[EX-01, CMD-05] a Nebulon-B that has one facedown dial gets a Navigate dial beneath it', () => {
    const game = table()
      .ship('p1', NEBULON, { dials: ['concentrateFire'] })
      .ship('p2', CR90, { dials: ['repair'] })
      .with({ round: 2 })
      .play();
    expect(requested(game)).toEqual({ [FRIGATE]: 1 });
    game.do(act.assignDials('p1', FRIGATE, ['navigate']));
    expect(game.ship(FRIGATE).dials.map(({ command }) => command)).toEqual(['concentrateFire', 'navigate']);
    game.do(act.activateShip('p1', FRIGATE));
    expect(game.ship(FRIGATE).openDials).toMatchObject([{ command: 'concentrateFire' }]);
  });

  test('[CMD-06] first in, first out: a command of three dials is revealed two rounds later', () => {
    const game = table().ship('p1', CR90).ship('p2', VICTORY).play();
    const choices: Command[] = ['concentrateFire', 'squadron', 'navigate', 'squadron', 'navigate', 'repair'];
    let next = 3;
    while (!game.state.outcome) {
      const needs = game.legal('p2').find((action) => action.type === 'assignDials');
      if (needs?.type === 'assignDials') {
        const commands = needs.commands.length === 3 ? choices.slice(0, 3) : [choices[next++ % choices.length]!];
        game.do(act.assignDials('p2', DESTROYER, commands));
      } else game.do(game.legal().find(({ type }) => type === 'done') ?? game.legal()[0]!);
    }
    const revealed = game
      .trace('dialRevealed')
      .flatMap((event) => (event.type === 'dialRevealed' && event.ship === DESTROYER ? [event.command] : []));
    expect(revealed).toEqual(choices);
  });

  test('[CMD-07] the phase waits for the last dial of both players', () => {
    const game = learning().do(
      act.assignDials('p1', CORVETTE, ['repair']),
      act.assignDials('p1', FRIGATE, ['repair', 'navigate']),
    );
    expect(phaseOf(game.state)).toBe('command');
    expect(game.legal('p1')).toEqual([]);
    expect(rulesOf(game.judge(act.done('p2')))).toContain('CMD-07');
    expect(game.judge(act.activateShip('p1', CORVETTE)).ok).toBe(false);
    game.do(act.assignDials('p2', DESTROYER, ['repair', 'repair', 'repair']));
    expect(phaseOf(game.state)).toBe('ship');
  });

  test('[CMD-08] the owner sees the own stack in its order, and no action permutes it', () => {
    const game = table()
      .ship('p1', CR90, { dials: ['repair'] })
      .ship('p2', VICTORY, { dials: ['squadron', 'navigate', 'repair'] })
      .at('ship')
      .play();
    const view = game.engine.viewFor(game.state, 'p2').units[DESTROYER]!;
    expect(view.kind === 'ship' && view.dials.map(({ command }) => command)).toEqual([
      'squadron',
      'navigate',
      'repair',
    ]);
    const stack = () => game.ship(DESTROYER).dials.map(({ command }) => command);
    const whole = stack();
    while (game.state.round === 1) {
      game.do(game.legal().find(({ type }) => type === 'done') ?? game.legal()[0]!);
      if (game.state.round === 1) expect(stack()).toEqual(whole.slice(whole.length - stack().length));
    }
  });

  test('[CMD-09] an activated ship is marked by its faceup dial until the next Command Phase', () => {
    const game = table()
      .ship('p1', CR90, { dials: ['navigate'] })
      .ship('p2', VICTORY, { dials: ['repair', 'repair', 'repair'] })
      .at('ship')
      .play()
      .do(act.activateShip('p1', CORVETTE), act.done('p1'));
    expect(game.ship(CORVETTE)).toMatchObject({ activated: true, spentDials: ['navigate'], dials: [] });
    for (const player of ['p1', 'p2'] as const) {
      const view = game.engine.viewFor(game.state, player).units[CORVETTE]!;
      expect(view.kind === 'ship' && view.spentDials).toEqual(['navigate']);
    }
    game.until((state) => state.round === 2);
    expect(game.ship(CORVETTE).activated).toBe(false);
    expect(game.ship(CORVETTE).spentDials).toEqual(['navigate']);
    game.do(act.assignDials('p1', CORVETTE, ['squadron']));
    game.until((state) => phaseOf(state) === 'ship');
    expect(game.ship(CORVETTE).spentDials).toEqual([]);
  });
});

describe('what effects do to dials', () => {
  const thrawn = upgrade({
    id: 'grant',
    name: 'Grant',
    type: 'commander',
    cost: 1,
    on: {
      'ship.beforeActivation': {
        when: (g, it) => it.ship === g.self!.id,
        resolve: (g) => [{ verb: 'grantDial', ship: g.self!.id, command: 'repair' }],
      },
      'ship.reveal': { resolve: (g) => [{ verb: 'gainCommandToken', ship: g.self!.id, command: 'squadron' }] },
    },
  });

  test('[CMD-24, FAQ-QA-16] a granted dial is not revealed: effects on a reveal do not answer to it', () => {
    const game = table([thrawn])
      .ship('p1', NEBULON, { upgrades: ['grant'] })
      .ship('p2', CR90)
      .at('ship')
      .play();
    game.do(act.activateShip('p1', FRIGATE), act.useEffect('p1', `${FRIGATE}/grant`));
    expect(game.trace('dialGranted')).toHaveLength(1);
    expect(game.trace('dialRevealed')).toEqual([]);
    expect(game.legal().some(({ type }) => type === 'useEffect')).toBe(false);
    expect(game.legal()).toContainEqual(act.resolveCommand('p1', FRIGATE, 'repair', 'dial'));
  });

  test('[CMD-24, FAQ-CARD-130] a gained dial may be turned into a token at once, or kept, and leaves the game when spent', () => {
    const gift = upgrade({
      id: 'gift',
      name: 'Gift',
      type: 'commander',
      cost: 1,
      on: {
        'ship.beforeActivation': {
          optional: false,
          when: (g, it) => it.ship === g.self!.id,
          resolve: (g) => [{ verb: 'gainDial', ship: g.self!.id, command: 'repair' }],
        },
      },
    });
    const gained = () =>
      table([gift])
        .ship('p1', NEBULON, { upgrades: ['gift'], dials: ['repair'], shields: { front: 0 } })
        .ship('p2', CR90)
        .at('ship')
        .play()
        .do(act.activateShip('p1', FRIGATE));
    expect(gained().awaiting()).toMatchObject({ decision: { kind: 'gainedDial', command: 'repair' } });
    const token = gained().do(act.convertDial('p1', FRIGATE));
    expect(token.ship(FRIGATE)).toMatchObject({
      commandTokens: ['repair'],
      openDials: [{ from: 'revealed' }],
      spentDials: [],
    });
    const kept = gained().do(act.done('p1'), act.convertDial('p1', FRIGATE));
    expect(kept.ship(FRIGATE)).toMatchObject({
      commandTokens: ['repair'],
      openDials: [{ from: 'granted' }],
      spentDials: ['repair'],
    });
    kept.do(act.resolveCommand('p1', FRIGATE, 'repair', 'dial'), act.done('p1'));
    expect(kept.ship(FRIGATE)).toMatchObject({ openDials: [], spentDials: ['repair'] });
    expect(rulesOf(gained().judge(act.convertDial('p1', 'p2/cr90-corvette-a/1')))).toContain('CMD-23');
  });

  test('[CMD-20] with two dials of a command and a token, one dial and the token are spent at most', () => {
    const game = table([thrawn])
      .ship('p1', NEBULON, { upgrades: ['grant'], dials: ['repair'], commandTokens: ['repair'], shields: { rear: 0 } })
      .ship('p2', CR90)
      .at('ship')
      .play();
    game.do(act.activateShip('p1', FRIGATE), act.useEffect('p1', `${FRIGATE}/grant`), act.done('p1'));
    expect(game.ship(FRIGATE).openDials).toHaveLength(2);
    game.do(act.resolveCommand('p1', FRIGATE, 'repair', 'both'));
    expect(game.ship(FRIGATE).openDials).toHaveLength(1);
    expect(game.ship(FRIGATE).commandTokens).toEqual([]);
    const due = game.awaiting();
    expect(due.kind === 'player' && due.decision).toEqual({ kind: 'repair', ship: FRIGATE, points: 5 });
  });

  test('[CMD-25] only the reveal of the own stack’s top dial counts as a reveal', () => {
    const both = table([thrawn])
      .ship('p1', NEBULON, { upgrades: ['grant'], dials: ['navigate'] })
      .ship('p2', CR90)
      .at('ship')
      .play();
    both.do(act.activateShip('p1', FRIGATE), act.useEffect('p1', `${FRIGATE}/grant`));
    expect(both.trace('dialRevealed')).toHaveLength(1);
    const offers = both.legal().filter(({ type }) => type === 'useEffect');
    expect(offers).toHaveLength(1);
    both.do(offers[0]!);
    expect(both.legal().some(({ type }) => type === 'useEffect')).toBe(false);
  });

  test.each([
    [true, ['a is out', 'nothing revealed'], 1],
    [false, ['a is out', 'b revealed'], 2],
  ])(
    '[CMD-26] a discarded top dial goes face up on the card and the stack moves up (no reveal this round: %s)',
    (noReveal, _said, asked) => {
      const panic = upgrade({
        id: 'panic',
        name: 'Panic',
        type: 'officer',
        cost: 1,
        on: {
          'ship.beforeReveal': {
            optional: false,
            when: (g, it) => it.ship === g.self!.id,
            resolve: (g) => [
              { verb: 'discardTopDial', ship: g.self!.id },
              ...(noReveal ? [g.lasting('mute', 'round', g.self!.id)] : []),
            ],
          },
        },
        lasting: { mute: { bans: { revealDial: { rule: 'CMD-26', when: (g, { ship }) => ship === g.note } } } },
      });
      const game = table([panic])
        .ship('p1', VICTORY, { upgrades: ['panic'], dials: ['navigate', 'squadron', 'concentrateFire'] })
        .ship('p2', CR90, { dials: ['navigate'] })
        .at('ship')
        .play();
      const id = 'p1/victory-ii-class-star-destroyer/1';
      game.do(act.activateShip('p1', id));
      expect(game.ship(id).spentDials).toEqual(['navigate']);
      expect(game.ship(id).dials.map(({ command }) => command)).toEqual(
        noReveal ? ['squadron', 'concentrateFire'] : ['concentrateFire'],
      );
      expect(game.trace('dialRevealed').length).toBe(noReveal ? 0 : 1);
      game.until((state) => state.round === 2);
      expect(requested(game as never)[id]).toBe(asked);
    },
  );
});
