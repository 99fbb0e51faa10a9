import { describe, expect, test } from 'vitest';
import { type Effect, type UpgradeCard, upgrade, type WindowName } from '../../src/content/card.ts';
import type { Verb } from '../../src/content/verbs.ts';
import { act } from '../../src/state/actions.ts';
import { phaseOf } from '../../src/state/selectors.ts';
import type { Command } from '../../src/state/vocabulary.ts';
import { CR90, codesOf, NEBULON, rulesOf, table, VICTORY } from '../support/table.ts';

const NEB = 'p1/nebulon-b-escort-frigate/1';
const VIC = 'p2/victory-ii-class-star-destroyer/1';

/** A home-made upgrade with one effect. */
const card = <W extends WindowName>(id: string, window: W, effect: Effect<W>): UpgradeCard =>
  upgrade({ id, name: id, type: 'officer', cost: 1, on: { [window]: effect } });

const grant =
  (command: Command) =>
  (g: { self: { id: string } | null }): Verb[] => [{ verb: 'grantDial', ship: g.self!.id, command }];

/** p1 with a Nebulon-B, p2 with a Victory, each with upgrades. */
const fleets = (cards: readonly UpgradeCard[], mine: readonly string[], theirs: readonly string[] = []) =>
  table(cards)
    .ship('p1', NEBULON, { upgrades: mine, dials: ['navigate', 'navigate'] })
    .ship('p2', VICTORY, { upgrades: theirs });

const granted = (game: ReturnType<ReturnType<typeof table>['play']>) =>
  game.trace('dialGranted').map((event) => (event.type === 'dialGranted' ? event.command : null));

describe('effects and their windows', () => {
  test('[TIME-01] a card’s text beats the rulebook', () => {
    const home = upgrade({
      id: 'home',
      name: 'Home',
      type: 'title',
      cost: 1,
      values: { commandTokenLimit: { stage: 'set', apply: (limit, g, { ship }) => (ship === g.self!.id ? 4 : limit) } },
    });
    const build = (upgrades: string[]) =>
      table([home])
        .ship('p1', CR90, { upgrades, dials: ['navigate'], commandTokens: ['repair'] })
        .ship('p2', VICTORY)
        .at('ship')
        .play()
        .do(act.activateShip('p1', 'p1/cr90-corvette-a/1'), act.convertDial('p1', 'p1/cr90-corvette-a/1'));
    expect(build(['home']).ship('p1/cr90-corvette-a/1').commandTokens).toEqual(['navigate', 'repair']);
    expect(build([]).awaiting()).toMatchObject({ decision: { kind: 'discardCommandToken' } });
  });

  test('[TIME-02] a card that says cannot is absolute', () => {
    const cannot = upgrade({
      id: 'cannot',
      name: 'Cannot',
      type: 'officer',
      cost: 1,
      bans: { resolveCommand: { rule: 'TIME-02', when: (g, { command }) => command === 'repair' && g.owner === 'p2' } },
    });
    const allows = card('allows', 'ship.activation', { resolve: grant('repair') });
    const game = table([cannot, allows])
      .ship('p1', NEBULON, { upgrades: ['allows'], shields: { front: 0 } })
      .ship('p2', VICTORY, { upgrades: ['cannot'] })
      .at('ship')
      .play();
    game.do(act.activateShip('p1', NEB), act.useEffect('p1', `${NEB}/allows`));
    expect(game.ship(NEB)).toMatchObject({ activated: true, openDials: [], shields: { front: 0 } });
    const judged = fleets([cannot, allows], ['allows'], ['cannot']).at('ship').play().do(act.activateShip('p1', NEB));
    judged.do(act.useEffect('p1', `${NEB}/allows`));
    expect(rulesOf(judged.judge(act.resolveCommand('p1', NEB, 'repair', 'dial')))).toContain('TIME-02');
  });

  test('[TIME-03] once for each occurrence, and only in its own window', () => {
    const reveal = card('reveal', 'ship.reveal', {
      when: (g, it) => it.ship === g.self!.id,
      resolve: grant('squadron'),
    });
    const game = fleets([reveal], ['reveal']).at('ship').play();
    const use = act.useEffect('p1', `${NEB}/reveal`);
    expect(rulesOf(game.judge(use))).toContain('TIME-03');
    game.do(act.activateShip('p1', NEB));
    expect(game.legal()).toContainEqual(use);
    game.do(use);
    expect(game.legal()).not.toContainEqual(use);
    expect(codesOf(game.judge(use))).toEqual(['effect-used']);
    expect(rulesOf(game.judge(use))).toEqual(['TIME-03']);
    game.until((state) => state.round === 2 && phaseOf(state) === 'ship').do(act.activateShip('p1', NEB));
    expect(game.legal()).toContainEqual(use);
  });

  test('[TIME-04] before, when and after stand around their event', () => {
    const cards = [
      card('after', 'ship.afterReveal', {
        optional: false,
        when: (g, it) => it.ship === g.self!.id,
        resolve: grant('repair'),
      }),
      card('before', 'ship.beforeReveal', {
        optional: false,
        when: (g, it) => it.ship === g.self!.id,
        resolve: grant('squadron'),
      }),
      card('when', 'ship.reveal', {
        optional: false,
        when: (g, it) => it.ship === g.self!.id,
        resolve: grant('concentrateFire'),
      }),
    ];
    const game = fleets(cards, ['after', 'before', 'when']).at('ship').play().do(act.activateShip('p1', NEB));
    game.until((state) => state.units[NEB]!.kind === 'ship' && game.ship(NEB).activated);
    const order = game.trace('dialGranted', 'dialRevealed').map((event) => ('command' in event ? event.command : null));
    expect(order).toEqual(['squadron', 'navigate', 'concentrateFire', 'repair']);
  });

  test('[TIME-05] a while effect is used once inside its event', () => {
    const team = card('team', 'command.repair', {
      resolve: (_g, it) => [{ verb: 'setFrame', depth: it.depth, fields: { points: it.points + 1 } }],
    });
    const game = table([team])
      .ship('p1', NEBULON, { upgrades: ['team'], dials: ['repair'], shields: { front: 0 } })
      .ship('p2', VICTORY)
      .at('ship')
      .play();
    const use = act.useEffect('p1', `${NEB}/team`);
    game.do(act.activateShip('p1', NEB), act.done('p1'), act.resolveCommand('p1', NEB, 'repair', 'dial'));
    expect(game.legal()).toContainEqual(use);
    game.do(use);
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'repair', points: 4 } });
    expect(game.legal()).not.toContainEqual(use);
    const later = table([team])
      .ship('p1', NEBULON, { upgrades: ['team'], dials: ['repair'], shields: { front: 0 } })
      .ship('p2', VICTORY)
      .at('ship')
      .play();
    later.do(act.activateShip('p1', NEB), act.done('p1'), act.resolveCommand('p1', NEB, 'repair', 'dial'));
    later.do(act.recoverShield('p1', NEB, 'front'), use);
    expect(later.awaiting()).toMatchObject({ decision: { kind: 'repair', points: 2 } });
  });

  const start = (id: string, command: Command) => card(id, 'phase.ship.start', { resolve: grant(command) });

  test('[TIME-06] a player’s effects of one time resolve in any order', () => {
    const cards = [start('one', 'navigate'), start('two', 'repair')];
    for (const [first, second, order] of [
      ['one', 'two', ['navigate', 'repair']],
      ['two', 'one', ['repair', 'navigate']],
    ] as const) {
      const game = fleets(cards, ['one', 'two']).at('ship').play();
      expect(game.legal()).toEqual([
        act.useEffect('p1', `${NEB}/one`),
        act.useEffect('p1', `${NEB}/two`),
        act.done('p1'),
      ]);
      game.do(act.useEffect('p1', `${NEB}/${first}`), act.useEffect('p1', `${NEB}/${second}`));
      expect(granted(game)).toEqual(order);
    }
  });

  test.each(['p1', 'p2'] as const)(
    '[TIME-07] with %s first, all of that player’s effects come before the other’s',
    (first) => {
      const cards = [start('one', 'navigate'), start('two', 'repair')];
      const game = fleets(cards, ['one', 'two'], ['one', 'two']).with({ firstPlayer: first }).at('ship').play();
      const order: string[] = [];
      while (game.types().includes('useEffect')) {
        const due = game.awaiting();
        order.push(due.kind === 'player' ? due.player : '');
        game.do(game.legal()[0]!);
      }
      const second = first === 'p1' ? 'p2' : 'p1';
      expect(order).toEqual([first, first, second, second]);
      const late = fleets(cards, ['one', 'two'], ['one', 'two']).with({ firstPlayer: first }).at('ship').play();
      late.do(act.done(first));
      expect(late.judge(act.useEffect(first, `${first === 'p1' ? NEB : VIC}/one`)).ok).toBe(false);
    },
  );

  test('[TIME-08] upgrades may be declined, other cards may not, unless they say so', () => {
    const may = start('may', 'navigate');
    const must = card('must', 'phase.ship.start', { optional: false, resolve: grant('repair') });
    const game = fleets([may, must], ['may', 'must']).at('ship').play();
    expect(game.legal()).toEqual([act.useEffect('p1', `${NEB}/may`), act.useEffect('p1', `${NEB}/must`)]);
    expect(rulesOf(game.judge(act.done('p1')))).toEqual(['TIME-08']);
    game.do(act.useEffect('p1', `${NEB}/must`));
    expect(game.legal()).toContainEqual(act.done('p1'));
    game.do(act.done('p1'));
    expect(granted(game)).toEqual(['repair']);
    const alone = fleets([must], ['must']).at('ship').play();
    expect(granted(alone)).toEqual(['repair']);
    expect(alone.types()).toEqual(['activateShip']);
  });

  test('[TIME-09] what is spent as a cost has no effect of its own', () => {
    const liaison = card('liaison', 'ship.beforeReveal', {
      when: (g, it) => it.ship === g.self!.id,
      choose: (g) => (g.self!.kind === 'ship' ? g.self!.commandTokens.map((token) => ({ token })) : []),
      resolve: (g, _it, { token }) => [
        { verb: 'spendCommandToken', ship: g.self!.id, command: token! },
        { verb: 'changeDial', ship: g.self!.id, place: 0, command: 'repair' },
      ],
    });
    const game = table([liaison])
      .ship('p1', NEBULON, {
        upgrades: ['liaison'],
        dials: ['navigate'],
        commandTokens: ['repair'],
        shields: { front: 0 },
      })
      .ship('p2', VICTORY)
      .at('ship')
      .play();
    game.do(act.activateShip('p1', NEB), act.useEffect('p1', `${NEB}/liaison`, { token: 'repair' }));
    expect(game.trace('commandResolved')).toEqual([]);
    expect(game.trace('commandTokenSpent')).toEqual([{ type: 'commandTokenSpent', ship: NEB, command: 'repair' }]);
    game.do(act.done('p1'));
    expect(game.legal()).toEqual([act.resolveCommand('p1', NEB, 'repair', 'dial'), act.done('p1')]);
  });

  test('[TIME-11, UPG-08] a discarded card is no longer active', () => {
    const once = upgrade({
      id: 'once',
      name: 'Once',
      type: 'officer',
      cost: 1,
      values: {
        engineering: { stage: 'add', apply: (value, g, { ship }) => (ship === g.self!.id ? value + 5 : value) },
      },
      on: { 'ship.activation': { cost: 'discard', when: (g, it) => it.ship === g.self!.id, resolve: () => [] } },
    });
    const points = (discard: boolean) => {
      const game = table([once])
        .ship('p1', NEBULON, { upgrades: ['once'], dials: ['repair'], shields: { front: 0 } })
        .ship('p2', VICTORY)
        .at('ship')
        .play();
      game.do(act.activateShip('p1', NEB), discard ? act.useEffect('p1', `${NEB}/once`) : act.done('p1'));
      game.do(act.done('p1'), act.resolveCommand('p1', NEB, 'repair', 'dial'));
      return game;
    };
    expect(points(false).awaiting()).toMatchObject({ decision: { points: 8 } });
    const after = points(true);
    expect(after.awaiting()).toMatchObject({ decision: { points: 3 } });
    expect(after.ship(NEB).upgrades).toEqual([{ id: `${NEB}/once`, card: 'once', readiness: 'discarded' }]);
    expect(after.state.active).toEqual({});
  });

  test('[TIME-12] a ship is friendly to itself', () => {
    const aura = card('aura', 'phase.ship.start', {
      choose: (g) =>
        g
          .units()
          .filter(({ id }) => g.friendly(id))
          .map(({ id }) => ({ unit: id })),
      resolve: (_g, _it, { unit }) => [{ verb: 'gainCommandToken', ship: unit!, command: 'navigate' }],
    });
    const game = table([aura])
      .ship('p1', NEBULON, { upgrades: ['aura'] })
      .ship('p1', CR90)
      .ship('p2', VICTORY)
      .at('ship')
      .play();
    expect(game.legal()).toEqual([
      act.useEffect('p1', `${NEB}/aura`, { unit: NEB }),
      act.useEffect('p1', `${NEB}/aura`, { unit: 'p1/cr90-corvette-a/1' }),
      act.done('p1'),
    ]);
    expect(rulesOf(game.judge(act.useEffect('p1', `${NEB}/aura`, { unit: VIC })))).toEqual(['TIME-14']);
  });

  test('[TIME-13] what an effect triggers is finished before anything else goes on', () => {
    const tarkin = card('tarkin', 'phase.ship.start', {
      resolve: (g) =>
        g.units(g.owner).map(({ id }) => ({ verb: 'gainCommandToken', ship: id, command: 'navigate' }) as const),
    });
    const game = table([tarkin])
      .ship('p1', CR90, { upgrades: ['tarkin'], commandTokens: ['repair'] })
      .ship('p1', CR90, { commandTokens: ['squadron'] })
      .ship('p2', VICTORY)
      .at('ship')
      .play();
    const [one, two] = ['p1/cr90-corvette-a/1', 'p1/cr90-corvette-a/2'];
    game.do(act.useEffect('p1', `${one}/tarkin`));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'discardCommandToken', ship: one } });
    expect(game.ship(two!).commandTokens).toEqual(['squadron']);
    game.do(act.discardCommandToken('p1', one!, 'repair'));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'discardCommandToken', ship: two } });
    game.do(act.discardCommandToken('p1', two!, 'navigate'));
    expect(game.types()).toEqual(['activateShip']);
  });

  test('[TIME-14] conditions are looked at when an effect is used, not before', () => {
    const spend = card('spend', 'phase.ship.start', {
      when: (g) => g.self!.kind === 'ship' && g.self!.commandTokens.includes('repair'),
      resolve: (g) => [{ verb: 'spendCommandToken', ship: g.self!.id, command: 'repair' }],
    });
    const also = card('also', 'phase.ship.start', { ...(spend.on!['phase.ship.start'] as Effect<'phase.ship.start'>) });
    const game = table([spend, also])
      .ship('p1', NEBULON, { upgrades: ['spend', 'also'], commandTokens: ['repair'] })
      .ship('p2', VICTORY)
      .at('ship')
      .play();
    expect(game.legal()).toHaveLength(3);
    game.do(act.useEffect('p1', `${NEB}/also`));
    expect(game.types()).toEqual(['activateShip']);
  });

  test('[TIME-15] an effect not used in its window is lost', () => {
    const reveal = card('reveal', 'ship.reveal', {
      when: (g, it) => it.ship === g.self!.id,
      resolve: grant('squadron'),
    });
    const game = table([reveal])
      .ship('p1', NEBULON, { upgrades: ['reveal'], dials: ['repair'], shields: { front: 0 } })
      .ship('p2', VICTORY)
      .at('ship')
      .play();
    game.do(act.activateShip('p1', NEB), act.done('p1'));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'resolveCommands' } });
    expect(rulesOf(game.judge(act.useEffect('p1', `${NEB}/reveal`)))).toContain('TIME-15');
  });

  test('[TIME-16] effects of a phase’s start come before its first turn, of its end after the last', () => {
    const cards = [
      start('begin', 'navigate'),
      card('finish', 'phase.ship.end', { optional: false, resolve: grant('repair') }),
    ];
    const game = fleets(cards, ['begin', 'finish']).at('ship').play();
    expect(game.types()).toEqual(['useEffect', 'done']);
    expect(game.trace('shipActivated')).toEqual([]);
    game.do(act.useEffect('p1', `${NEB}/begin`)).until((state) => phaseOf(state) !== 'ship');
    const order = game.trace('dialGranted', 'shipActivated', 'phaseEnded').map(({ type }) => type);
    expect(order.slice(0, 5)).toEqual(['dialGranted', 'shipActivated', 'shipActivated', 'dialGranted', 'phaseEnded']);
  });

  test('[UPG-10] an effect until the end of the round goes on when the ship that carries its card is destroyed', () => {
    const rally = upgrade({
      id: 'rally',
      name: 'Rally',
      type: 'officer',
      cost: 1,
      on: { 'phase.ship.start': { resolve: (g) => [g.lasting('more', 'round')] } },
      lasting: { more: { values: { engineering: { stage: 'add', scope: 'friendly', apply: (value) => value + 3 } } } },
    });
    const COR = `p1/${CR90}/1`;
    const engineering = (isUsed: boolean) => {
      const game = table([rally])
        .ship('p1', CR90, { pose: { x: 900_000, y: 860_000, heading: 0 }, speed: 4, upgrades: ['rally'] })
        .ship('p1', NEBULON, { dials: ['repair'], shields: { front: 0 } })
        .ship('p2', VICTORY)
        .at('ship')
        .play();
      game.do(isUsed ? act.useEffect('p1', `${COR}/rally`) : act.done('p1'));
      game.do(act.activateShip('p1', COR), act.activateShip('p2', `p2/${VICTORY}/1`));
      expect(game.ship(COR).status).toBe('destroyed');
      game.do(act.activateShip('p1', NEB), act.done('p1'), act.resolveCommand('p1', NEB, 'repair', 'dial'));
      const due = game.awaiting();
      return due.kind === 'player' && due.decision.kind === 'repair' ? due.decision.points : null;
    };
    expect([engineering(true), engineering(false)]).toEqual([6, 3]);
  });

  test('[TIME-17] an effect until the end of the round or activation covers exactly that', () => {
    const boost = upgrade({
      id: 'boost',
      name: 'Boost',
      type: 'officer',
      cost: 1,
      on: {
        'phase.command.end': { limit: 'round', resolve: (g) => [g.lasting('more', 'round')] },
        'ship.activation': {
          optional: false,
          when: (g, it) => it.ship === g.self!.id,
          resolve: (g) => [g.lasting('room', 'activation', g.self!.id)],
        },
      },
      lasting: {
        more: {
          values: {
            engineering: { stage: 'add', apply: (value, g, { ship }) => (g.friendly(ship) ? value + 3 : value) },
          },
        },
        room: {
          values: {
            commandTokenLimit: { stage: 'add', apply: (value, g, { ship }) => (ship === g.note ? value + 1 : value) },
          },
        },
      },
    });
    const game = table([boost])
      .ship('p1', NEBULON, {
        upgrades: ['boost'],
        dials: ['repair', 'repair'],
        shields: { front: 0, left: 0, right: 0, rear: 0 },
      })
      .ship('p2', VICTORY, { dials: ['navigate', 'navigate', 'navigate'] })
      .play();
    game.do(act.useEffect('p1', `${NEB}/boost`));
    expect(game.state.lasting).toHaveLength(1);
    game.do(act.activateShip('p1', NEB));
    expect(game.state.lasting.map(({ part }) => part)).toEqual(['more', 'room']);
    game.do(act.done('p1'), act.resolveCommand('p1', NEB, 'repair', 'dial'));
    expect(game.awaiting()).toMatchObject({ decision: { points: 6 } });
    game.do(act.done('p1'));
    expect(game.ship(NEB).activated).toBe(true);
    expect(game.state.lasting.map(({ part }) => part)).toEqual(['more']);
    game.until((state) => phaseOf(state) === 'command' && state.round === 2);
    expect(game.state.lasting).toEqual([]);
    expect(game.trace('lastingEffectEnded')).toHaveLength(2);
    game
      .until((state) => phaseOf(state) === 'ship')
      .do(act.activateShip('p1', NEB), act.done('p1'), act.resolveCommand('p1', NEB, 'repair', 'dial'));
    expect(game.awaiting()).toMatchObject({ decision: { points: 3 } });
  });

  test('[UPG-05] exhausting is a cost that only a readied card can pay', () => {
    const tired = card('tired', 'ship.activation', { cost: 'exhaust', resolve: grant('navigate') });
    const game = table([tired])
      .ship('p1', NEBULON, { upgrades: ['tired'] })
      .ship('p1', CR90)
      .ship('p2', VICTORY)
      .at('ship')
      .play();
    game.do(act.activateShip('p1', NEB), act.useEffect('p1', `${NEB}/tired`));
    expect(game.ship(NEB).upgrades[0]!.readiness).toBe('exhausted');
    game.do(act.activateShip('p2', VIC));
    expect(game.types()).toEqual(['activateShip']);
    game.do(act.activateShip('p1', 'p1/cr90-corvette-a/1'));
    expect(granted(game)).toEqual(['navigate']);
  });

  test('[TIME-07] the second player’s effect is not lost while the first player’s turn lasts, only not due', () => {
    const cards = [start('one', 'navigate')];
    const game = fleets(cards, ['one'], ['one']).at('ship').play();
    const verdict = game.judge(act.useEffect('p2', `${VIC}/one`));
    expect(codesOf(verdict)).toEqual(['not-your-decision']);
  });

  test('a limit of once a round holds across activations, for each effect of a card by itself', () => {
    const once = upgrade({
      id: 'once',
      name: 'Once',
      type: 'officer',
      cost: 1,
      on: {
        'ship.activation': { limit: 'round', resolve: grant('navigate') },
        'ship.afterActivation': { limit: 'round', resolve: grant('squadron') },
        'phase.ship.start': { limit: 'activation', resolve: () => [] },
      },
    });
    const game = table([once])
      .ship('p1', NEBULON, { upgrades: ['once'] })
      .ship('p1', CR90)
      .ship('p2', VICTORY)
      .at('ship')
      .play();
    const use = act.useEffect('p1', `${NEB}/once`);
    game.do(use, act.activateShip('p1', 'p1/cr90-corvette-a/1'), use, use);
    expect(granted(game)).toEqual(['navigate', 'squadron']);
    game.do(act.activateShip('p2', VIC));
    expect(game.types()).toEqual(['activateShip']);
    game.do(act.activateShip('p1', NEB));
    expect(granted(game)).toEqual(['navigate', 'squadron']);
    game.until((state) => state.round === 2 && phaseOf(state) === 'ship' && game.types().includes('activateShip'));
    game.do(act.activateShip('p1', 'p1/cr90-corvette-a/1'));
    expect(game.legal()).toContainEqual(use);
  });

  test('[TIME-11] a card whose ship is destroyed says nothing any more', () => {
    const loud = upgrade({
      id: 'loud',
      name: 'Loud',
      type: 'officer',
      cost: 1,
      values: { engineering: { stage: 'add', apply: (value, g, { ship }) => (g.friendly(ship) ? value + 4 : value) } },
      on: {
        'phase.ship.start': { resolve: (g) => [{ verb: 'suffer', ship: g.self!.id, zone: 'rear', points: 20 }] },
        'ship.activation': { resolve: () => [] },
      },
    });
    const points = (lost: boolean) => {
      const game = table([loud])
        .ship('p1', NEBULON, { dials: ['repair'], shields: { front: 0 } })
        .ship('p1', CR90, { upgrades: ['loud'] })
        .ship('p2', VICTORY)
        .at('ship')
        .play();
      game.do(lost ? act.useEffect('p1', 'p1/cr90-corvette-a/1/loud') : act.done('p1'), act.activateShip('p1', NEB));
      if (!lost) game.do(act.done('p1'));
      return game.do(act.done('p1'), act.resolveCommand('p1', NEB, 'repair', 'dial')).awaiting();
    };
    expect(points(false)).toMatchObject({ decision: { points: 7 } });
    expect(points(true)).toMatchObject({ decision: { points: 3 } });
  });

  test('an effect that asks for a choice among nothing goes on with nothing; equal choices are offered once', () => {
    const asking = (picks: readonly { command: Command }[]) =>
      card('asking', 'phase.ship.start', {
        resolve: () => [
          { verb: 'ask', player: 'p2', picks },
          { verb: 'continue', at: 'chosen' },
        ],
        steps: {
          chosen: (g, _it, got) => grant(got === null ? 'squadron' : (got as { command: Command }).command)(g as never),
        },
      });
    const none = fleets([asking([])], ['asking'])
      .at('ship')
      .play()
      .do(act.useEffect('p1', `${NEB}/asking`));
    expect(granted(none)).toEqual(['squadron']);
    const one = fleets([asking([{ command: 'repair' }, { command: 'repair' }])], ['asking'])
      .at('ship')
      .play();
    expect(granted(one.do(act.useEffect('p1', `${NEB}/asking`)))).toEqual(['repair']);
    const two = fleets([asking([{ command: 'repair' }, { command: 'squadron' }, { command: 'repair' }])], ['asking'])
      .at('ship')
      .play();
    two.do(act.useEffect('p1', `${NEB}/asking`));
    expect(two.legal()).toEqual([act.choose('p2', { command: 'repair' }), act.choose('p2', { command: 'squadron' })]);
    two.do(act.choose('p2', { command: 'repair' }));
    expect(two.trace('choiceMade')).toEqual([{ type: 'choiceMade', player: 'p2', pick: { command: 'repair' } }]);
  });

  test('an effect that rolls, asks and goes on is data at every moment', () => {
    const turret = card('turret', 'phase.ship.start', {
      resolve: () => [
        { verb: 'roll', dice: ['blue', 'blue'] },
        { verb: 'continue', at: 'rolled' },
      ],
      steps: {
        rolled: (g, _it, got) => [
          { verb: 'ask', player: 'p2', picks: (got as never[]).map((die) => ({ die })) },
          { verb: 'continue', at: 'chosen' },
          ...grant('navigate')(g as never),
        ],
        chosen: (g, _it, got) =>
          grant((got as { die: { face: string } }).die.face === 'hit' ? 'repair' : 'squadron')(g as never),
      },
    });
    const game = fleets([turret], ['turret']).chance('explicit').at('ship').play();
    game.do(act.useEffect('p1', `${NEB}/turret`));
    expect(game.awaiting()).toEqual({ kind: 'chance', decision: { kind: 'rollDice', dice: ['blue', 'blue'] } });
    game.do(
      act.rollDice([
        { color: 'blue', face: 'accuracy' },
        { color: 'blue', face: 'hit' },
      ]),
    );
    expect(game.awaiting()).toMatchObject({ player: 'p2', decision: { kind: 'choose', source: `${NEB}/turret` } });
    expect(rulesOf(game.judge(act.choose('p2', { die: { color: 'blue', face: 'crit' } })))).toEqual(['TIME-14']);
    const saved = JSON.parse(JSON.stringify(game.state));
    expect(saved).toEqual(game.state);
    game.do(act.choose('p2', { die: { color: 'blue', face: 'hit' } }));
    expect(granted(game)).toEqual(['repair', 'navigate']);
  });
});
