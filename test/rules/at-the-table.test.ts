import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { upgrade } from '../../src/content/card.ts';
import { standardContent } from '../../src/content/content.ts';
import { FORMATS, OBSTACLE_POOL } from '../../src/content/formats.ts';
import { hashState } from '../../src/engine/engine.ts';
import { createGame } from '../../src/engine/standard.ts';
import { type Pose, shipGeometry, TOUCH_TOLERANCE_UM } from '../../src/geometry/index.ts';
import { act } from '../../src/state/actions.ts';
import { FACES_OF } from '../../src/state/dice.ts';
import type { GameState } from '../../src/state/state.ts';
import { eventsFor } from '../../src/state/visibility.ts';
import { COMMANDS, PLAYERS, type Player } from '../../src/state/vocabulary.ts';
import { finishAttack } from '../support/attacks.ts';
import { duel } from '../support/duel.ts';
import { fleetOf, fullGame, OBJECTIVES, withObjective } from '../support/full-game.ts';
import { due, isOffered } from '../support/offers.ts';
import { CR90, NEBULON, play, rulesOf, TIE, table, VICTORY, X_WING } from '../support/table.ts';
import { anyWalk, walk, walkEngine } from '../support/walks.ts';

/** What the tournament regulations say about the table, as far as a program has a part in it. */

const NEB = `p1/${NEBULON}/1`;
const VIC = `p2/${VICTORY}/1`;
const MIDDLE: Pose = { x: 900_000, y: 400_000, heading: 0 };
const match = () => fullGame({ format: 'tournament-400' });

describe('precedence', () => {
  test('[TRN-02] where the FAQ changed a card, the FAQ counts: Demolisher attacks after its maneuver, but not a third time', () => {
    const gladiator = 'gladiator-i-class-star-destroyer';
    const ship = `p1/${gladiator}/1`;
    const game = table()
      .ship('p1', gladiator, { pose: MIDDLE, speed: 1, upgrades: ['demolisher'] })
      .ship('p2', VICTORY, { pose: { ...MIDDLE, y: MIDDLE.y + 250_000 }, speed: 1 })
      .ship('p2', NEBULON, { pose: { ...MIDDLE, x: MIDDLE.x - 100_000, y: MIDDLE.y + 30_000 }, speed: 1 })
      .chance('explicit')
      .fighting()
      .moving()
      .at('ship')
      .play()
      .do(act.activateShip('p1', ship));
    const from = (zone: 'front' | 'left', defender: string, defendingZone: 'rear' | 'right') =>
      finishAttack(game.do(act.declareTarget('p1', { attacker: ship, zone, defender, defendingZone })));
    from('front', VIC, 'rear');
    from('left', `p2/${NEBULON}/1`, 'right');
    game.do(act.executeManeuver('p1', ship, [0], 'left'));
    expect(isOffered(game, `${ship}/demolisher`)).toBe(false);
  });

  test('[TRN-03] a card beats the rules that it contradicts: with Gunnery Team one hull zone attacks twice', () => {
    const second = (upgrades: readonly string[]) => {
      const game = table()
        .ship('p1', VICTORY, { pose: MIDDLE, speed: 1, upgrades })
        .ship('p2', CR90, { pose: { ...MIDDLE, x: MIDDLE.x - 40_000, y: MIDDLE.y + 180_000 } })
        .ship('p2', CR90, { pose: { ...MIDDLE, x: MIDDLE.x + 40_000, y: MIDDLE.y + 180_000 } })
        .ship('p2', NEBULON, { pose: { ...MIDDLE, x: MIDDLE.x - 180_000 } })
        .chance('explicit')
        .fighting()
        .moving()
        .at('ship')
        .play()
        .do(act.activateShip('p1', `p1/${VICTORY}/1`));
      const front = (n: number) =>
        act.declareTarget('p1', {
          attacker: `p1/${VICTORY}/1`,
          zone: 'front',
          defender: `p2/${CR90}/${n}`,
          defendingZone: 'rear',
        });
      return rulesOf(finishAttack(game.do(front(1))).judge(front(2)));
    };
    expect([second(['gunnery-team']), second([])]).toEqual([[], ['SHIP-09']]);
  });
});

describe('before the match', () => {
  test('[TRN-10] fleets are shown in full, objectives are not', () => {
    const game = match();
    for (const player of PLAYERS) {
      const view = game.engine.viewFor(game.state, player);
      expect(view.units).toEqual(game.state.units);
      const setup = view.frames.find(({ kind }) => kind === 'setup')!;
      const opponent: Player = player === 'p1' ? 'p2' : 'p1';
      expect(setup).toMatchObject({ objectives: { [player]: OBJECTIVES, [opponent]: null } });
    }
  });

  test('[TRN-11] shields and hulls are full, and every slider shows blue', () => {
    const { state, engine } = match();
    for (const unit of Object.values(state.units)) {
      if (unit.kind === 'ship') expect(unit.shields).toEqual(engine.content.ships[unit.card]!.shields);
      else expect(unit).toMatchObject({ hull: engine.content.squadrons[unit.card]!.hull, slider: 'blue' });
    }
  });

  test('[TRN-14] each player’s damage deck is shuffled by itself: what one deals changes nothing in the other', () => {
    const { state } = match();
    expect(Object.keys(state.chance.streams)).toEqual(expect.arrayContaining(['deck/p1', 'deck/p2']));
    expect(state.chance.streams['deck/p1']).not.toEqual(state.chance.streams['deck/p2']);
    // An asteroid deals a faceup card to each ship that ends on it.
    const dealtToP2 = (asteroids: readonly string[]) => {
      const hit = (owner: Player) => ({ x: owner === 'p1' ? 500_000 : 1_300_000, y: 450_000, heading: 0 });
      const built = table()
        .ship('p1', NEBULON, { pose: hit('p1') })
        .ship('p2', VICTORY, { pose: hit('p2') })
        .with({
          obstacles: asteroids.map((obstacle, i) => ({ obstacle, pose: hit(i === 0 ? 'p2' : 'p1') })),
        })
        .at('ship')
        .play();
      const { shared } = built.state.decks;
      const streams = { ...built.state.chance.streams, 'deck/p1': state.chance.streams['deck/p1']! };
      const own = { ...streams, 'deck/p2': state.chance.streams['deck/p2']! };
      const game = play(built.engine, {
        state: {
          ...built.state,
          decks: { p1: shared!, p2: shared! },
          chance: { ...built.state.chance, streams: own },
        } as GameState,
        events: [],
      });
      game.do(act.activateShip('p1', NEB), act.activateShip('p2', VIC));
      return { card: game.ship(VIC).damage.map(({ card }) => card), left: game.state.decks };
    };
    const alone = dealtToP2(['asteroid-field-1']);
    const both = dealtToP2(['asteroid-field-1', 'asteroid-field-2']);
    expect(both.card).toEqual(alone.card);
    expect(both.card.length).toBeGreaterThan(0);
    expect(alone.left.p1!.size).toBe(52);
    expect(both.left.p1!.size).toBeLessThan(52);
    expect(both.left.p2).toEqual(alone.left.p2);
  });

  test('[TRN-15] the first thing asked is who has the initiative; then objective, obstacles, deployment', () => {
    const game = match();
    const kinds: string[] = [];
    while (due(game) !== 'assignDials') {
      if (kinds.at(-1) !== due(game)) kinds.push(due(game));
      game.do(game.legal()[0]!);
    }
    expect(kinds.slice(0, 4)).toEqual(['chooseFirstPlayer', 'chooseObjective', 'placeObstacle', 'deploy']);
  });

  test('[TRN-73, TRN-98] each player has a whole deck of 52, open before the game, and the obstacles of a core set', () => {
    const game = match();
    const printed = Object.fromEntries(
      Object.values(standardContent().damageCards).map(({ id, count }) => [id, count]),
    );
    for (const player of PLAYERS)
      for (const deck of PLAYERS) {
        const { size, unseen, top } = game.engine.viewFor(game.state, player).decks[deck]!;
        expect([size, unseen, top]).toEqual([52, [printed], []]);
      }
    expect(OBSTACLE_POOL.map((each) => each.replace(/-?\d?$/, ''))).toEqual([
      'asteroid-field',
      'asteroid-field',
      'asteroid-field',
      'debris-field',
      'debris-field',
      'station',
    ]);
    for (const format of ['tournament-180', 'tournament-300', 'tournament-400'] as const)
      expect(FORMATS[format]).toMatchObject({ obstacles: 6, damageDecks: 'own' });
  });

  test('[TRN-80] a base is as large as its size says, whoever owns the ship; nothing in a setup changes it', () => {
    const { ships } = standardContent();
    const bases = new Map<string, Set<string>>();
    for (const { size, shipClass } of Object.values(ships)) {
      const { base } = shipGeometry(shipClass, MIDDLE);
      bases.set(size, (bases.get(size) ?? new Set()).add(JSON.stringify([...base])));
    }
    expect([...bases.values()].map((each) => each.size)).toEqual([1, 1, 1]);
    const [ship] = table().ship('p1', CR90).position().ships;
    const grown = { ships: [{ ...ship!, base: 'large' }], squadrons: [] } as never;
    expect(createGame({ position: grown, seed: 1 })).toMatchObject({ ok: false });
  });
});

describe('what is hidden looks alike', () => {
  test('[TRN-81] the back of every facedown damage card', () => {
    const titles = Object.keys(standardContent().damageCards);
    const view = (card: string) => {
      const { engine, state } = table()
        .ship('p1', NEBULON, { damage: [{ face: 'down', card }] })
        .ship('p2', VICTORY)
        .play();
      return PLAYERS.map((player) => engine.viewFor(state, player));
    };
    const [first, ...others] = titles.map(view);
    for (const other of others) expect(other).toEqual(first);
  });

  test('[TRN-82] the back of a dial, whichever command it shows', () => {
    const view = (command: (typeof COMMANDS)[number]) => {
      const { engine, state } = table()
        .ship('p1', NEBULON)
        .ship('p2', VICTORY, { dials: [command, command, command] })
        .at('ship')
        .play();
      return engine.viewFor(state, 'p1');
    };
    const [first, ...others] = COMMANDS.map(view);
    for (const other of others) expect(other).toEqual(first);
  });
});

/** Something that may be done when the Ship Phase begins. */
const remark = upgrade({
  id: 'remark',
  name: 'Remark',
  type: 'officer',
  cost: 1,
  on: { 'phase.ship.start': { optional: true, resolve: () => [] } },
});

describe('conduct', () => {
  const remarks = () =>
    table([remark])
      .ship('p1', NEBULON, { upgrades: ['remark'] })
      .ship('p2', VICTORY, { upgrades: ['remark'] })
      .at('ship')
      .play();

  test('[TRN-87] nobody misses an effect: whoever has one is asked before play goes on', () => {
    const game = remarks();
    expect(game.awaiting()).toMatchObject({ player: 'p1', decision: { kind: 'useEffects' } });
    expect(game.judge(act.activateShip('p1', NEB)).ok).toBe(false);
    game.do(act.done('p1'));
    expect(game.awaiting()).toMatchObject({ player: 'p2', decision: { kind: 'useEffects' } });
    game.do(act.done('p2'));
    expect(due(game)).toBe('activateShip');
  });

  test('[TRN-86] an effect that was declined is not offered again', () => {
    const game = remarks().do(act.done('p1'));
    expect(isOffered(game, `${NEB}/remark`)).toBe(false);
    expect(game.judge(act.useEffect('p1', `${NEB}/remark`)).ok).toBe(false);
    game.do(act.useEffect('p2', `${VIC}/remark`));
    expect(due(game)).toBe('activateShip');
    expect(game.judge(act.useEffect('p1', `${NEB}/remark`)).ok).toBe(false);
  });

  test('[TRN-85] positions are exact: whole numbers in every state of a game', () => {
    fc.assert(
      fc.property(anyWalk, ({ setup, picks }) => {
        walk(setup, picks, ({ units, obstacles }) => {
          for (const { pose } of [...Object.values(units), ...obstacles])
            for (const value of Object.values(pose ?? {})) expect(Number.isSafeInteger(value)).toBe(true);
        });
      }),
      { seed: 85, numRuns: 10 },
    );
    expect(TOUCH_TOLERANCE_UM).toBe(10);
  });
});

const TARGET = { zone: 'front', defender: `p2/${CR90}/1`, defendingZone: 'front' } as const;

const moving = (build: (built: ReturnType<typeof table>) => unknown = () => {}) => {
  const built = table().ship('p1', NEBULON, { pose: MIDDLE, speed: 3 }).ship('p2', VICTORY);
  build(built);
  return built.moving().at('ship').play().do(act.activateShip('p1', NEB));
};

describe('measuring and moving', () => {
  test('[TRN-90] courses may be tried as often as one likes; only the maneuver itself moves the ship', () => {
    const game = moving();
    const before = hashState(game.state);
    for (const course of game.legal()) expect(game.judge(course).ok).toBe(true);
    expect([hashState(game.state), game.ship(NEB).pose]).toEqual([before, MIDDLE]);
    game.do(act.executeManeuver('p1', NEB, [0, 1, 0], 'left'));
    expect(game.ship(NEB).pose).not.toEqual(MIDDLE);
  });

  test('[TRN-94] after that no joint is turned any more', () => {
    const game = moving().do(act.executeManeuver('p1', NEB, [0, 1, 0], 'left'));
    const { pose } = game.ship(NEB);
    expect(game.judge(act.executeManeuver('p1', NEB, [0, 0, 0], 'left')).ok).toBe(false);
    expect(game.legal('p1').some(({ type }) => type === 'executeManeuver')).toBe(false);
    expect(game.ship(NEB).pose).toEqual(pose);
  });

  test('[TRN-95] models in the way of the tool change nothing: the ship ends where it would end without them', () => {
    const course = act.executeManeuver('p1', NEB, [0, 1, 1], 'right');
    const free = moving().do(course).ship(NEB).pose;
    const blocked = moving((built) =>
      built
        .squadron('p2', TIE, { pose: { ...MIDDLE, y: MIDDLE.y + 75_000 } })
        .squadron('p1', X_WING, { pose: { ...MIDDLE, x: MIDDLE.x + 45_000, y: MIDDLE.y + 75_000 } }),
    ).do(course);
    expect(blocked.ship(NEB).pose).toEqual(free);
    expect(blocked.trace('squadronPlaced')).toEqual([]);
  });

  test('[TRN-92] an attack that ends exactly on the line between two bands is of the nearer band', () => {
    const dice = (gap: number) =>
      duel({ attacker: { card: CR90 }, gap })
        .do(act.declareTarget('p1', { ...TARGET, attacker: `p1/${CR90}/1` }))
        .awaiting();
    const blue = (gap: number) => {
      const asked = dice(gap);
      return asked.kind === 'chance' && asked.decision.kind === 'rollDice' && asked.decision.dice.includes('blue');
    };
    const line = mediumEnds(blue);
    expect([blue(line), blue(line + 1)]).toEqual([true, false]);
    const { engine, state } = duel({ attacker: { card: CR90 }, gap: line });
    const query = { ...TARGET, attacker: `p1/${CR90}/1` };
    expect(engine.explainAttack(state, query).range).toMatchObject({ lengthUm: 186_900, band: 'medium', marginUm: 0 });
  });

  test('[TRN-109] both players measure with the same ruler', () => {
    const seen = (first: Player, second: Player) =>
      table()
        .ship(first, NEBULON, { pose: MIDDLE, speed: 1 })
        .ship(second, CR90, { pose: { ...MIDDLE, y: MIDDLE.y + 200_000, heading: 32_768 }, speed: 1 })
        .with({ firstPlayer: first, phase: 'ship' })
        .chance('explicit')
        .fighting()
        .play()
        .do(act.activateShip(first, `${first}/${NEBULON}/1`))
        .legal()
        .map((action) => (action.type === 'declareTarget' ? [action.zone, action.defendingZone] : null));
    expect(seen('p1', 'p2')).toEqual(seen('p2', 'p1'));
    expect(seen('p1', 'p2').length).toBeGreaterThan(1);
  });
});

/** The greatest gap with a blue die. */
const mediumEnds = (blue: (gap: number) => boolean): number => {
  let [near, far] = [100_000, 300_000];
  while (far - near > 1) {
    const middle = Math.floor((near + far) / 2);
    if (blue(middle)) near = middle;
    else far = middle;
  }
  return near;
};

describe('cards, dice and what is lost', () => {
  test('[TRN-99] an effect on the deck of an enemy ship acts on its owner’s deck: General Dodonna’s four cards', () => {
    const card = `p1/${CR90}/1/general-dodonna`;
    const before = duel({
      attacker: { card: CR90, upgrades: ['general-dodonna'] },
      defender: { card: VICTORY, shields: { front: 0 } },
    });
    const { shared } = before.state.decks;
    const game = play(
      before.engine,
      { state: { ...before.state, decks: { p1: shared!, p2: shared! } } as GameState, events: [] },
      false,
      false,
    );
    game.do(
      act.declareTarget('p1', { attacker: `p1/${CR90}/1`, zone: 'front', defender: VIC, defendingZone: 'front' }),
      act.rollDice([
        { color: 'red', face: 'crit' },
        { color: 'red', face: 'blank' },
        { color: 'blue', face: 'accuracy' },
      ]),
    );
    while (due(game) === 'attackEffects') game.do(act.done('p1'));
    while (due(game) === 'defenseTokens') game.do(act.done('p2'));
    game.do(act.resolveCritical('p1'), act.useEffect('p1', card));
    for (const each of ['crew-panic', 'comm-noise', 'power-failure', 'injured-crew']) game.do(act.drawDamageCard(each));
    game.do(act.choose('p1', { count: 1 }));
    expect(game.state.decks.p1).toEqual(shared);
    expect(game.state.decks.p2!.size).toBe(48);
    expect([...game.state.decks.p2!.discard].sort()).toEqual(['crew-panic', 'injured-crew', 'power-failure']);
  });

  test('[TRN-100, TRN-105] a die shows exactly one of its faces, and both players see the same roll', () => {
    fc.assert(
      fc.property(anyWalk, ({ setup, picks }) => {
        walk(setup, picks, (state, action) => {
          if (!action) return;
          const played = walkEngine.step(state, action);
          if (!played.ok) throw new Error('refused');
          for (const event of played.events)
            if (event.type === 'diceRolled')
              for (const { color, face } of event.dice)
                expect(FACES_OF[color].filter((each) => each.face === face)).toHaveLength(1);
          const rolls = (player: Player) =>
            eventsFor(played.events, player).filter(({ type }) => type === 'diceRolled');
          expect(rolls('p1')).toEqual(rolls('p2'));
        });
      }),
      { seed: 100, numRuns: 15 },
    );
  });

  const loud = upgrade({
    id: 'loud',
    name: 'Loud',
    type: 'officer',
    cost: 7,
    on: { 'phase.ship.start': { optional: true, resolve: () => [] } },
  });
  const LOUD = `p1/${CR90}/1/loud`;
  /** A corvette about to fly off the table. */
  const leaving = (readiness: 'readied' | 'discarded' = 'readied') =>
    table([loud])
      .ship('p1', CR90, {
        pose: { x: 600_000, y: 40_000, heading: 32_768 },
        speed: 2,
        upgrades: ['loud'],
        readiness: [readiness],
      })
      .ship('p1', NEBULON)
      .ship('p2', VICTORY)
      .at('ship')
      .play();

  test('[TRN-101] a destroyed ship leaves the table, and its upgrades do nothing any more', () => {
    const game = leaving();
    expect(isOffered(game, LOUD)).toBe(true);
    game.until(({ round }) => round === 2);
    expect(game.ship(`p1/${CR90}/1`).status).toBe('destroyed');
    game.until(({ frames }) => frames.some(({ kind }) => kind === 'shipPhase'));
    expect(due(game)).toBe('activateShip');
    expect(game.judge(act.useEffect('p1', LOUD)).ok).toBe(false);
    expect(game.judge(act.activateShip('p1', `p1/${CR90}/1`)).ok).toBe(false);
  });

  test('[TRN-102] what each side has lost or discarded is in both views', () => {
    const game = leaving('discarded').until(({ units }) => units[`p1/${CR90}/1`]!.status === 'destroyed');
    for (const player of PLAYERS)
      expect(game.engine.viewFor(game.state, player).units[`p1/${CR90}/1`]).toMatchObject({
        status: 'destroyed',
        card: CR90,
        upgrades: [{ card: 'loud', readiness: 'discarded' }],
      });
  });

  test('[TRN-103] a discarded upgrade does nothing, stays with its ship and is scored with it', () => {
    const game = leaving('discarded');
    expect(due(game)).toBe('activateShip');
    game.until(({ units }) => units[`p1/${CR90}/1`]!.status === 'destroyed');
    expect(game.engine.viewFor(game.state, 'p1').scores).toEqual({ p1: 0, p2: 44 + 7 });
  });

  test('[TRN-104] every Status Phase but the last puts out the next round token', () => {
    const game = withObjective('most-wanted', 'p1', {
      format: 'tournament-400',
      p1: fleetOf('rebel', [NEBULON]),
      p2: fleetOf('imperial', [VICTORY]),
    });
    game.until(({ round, outcome }) => round === 4 || outcome !== null);
    expect(game.state.round).toBe(4);
    expect(game.trace('roundAdvanced')).toHaveLength(3);
  });
});
