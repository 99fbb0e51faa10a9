import { describe, expect, test } from 'vitest';
import { type Effect, type UpgradeCard, upgrade } from '../../src/content/card.ts';
import { DAMAGE_CARDS } from '../../src/content/damage/index.ts';
import type { FormatId } from '../../src/content/formats.ts';
import type { Verb } from '../../src/content/verbs.ts';
import type { PositionShip } from '../../src/engine/position.ts';
import { createGame } from '../../src/engine/standard.ts';
import { act } from '../../src/state/actions.ts';
import type { Fleet } from '../../src/state/fleet.ts';
import type { GameState, Ship } from '../../src/state/state.ts';
import { scriptChance } from '../../src/testing/scripted.ts';
import { CR90, codesOf, NEBULON, play, table, VICTORY } from '../support/table.ts';

const NEB = 'p1/nebulon-b-escort-frigate/1';
type Extras = Partial<Omit<PositionShip, 'upgrades'>>;

/** An upgrade of p1 whose effect at the start of the Ship Phase is the verbs given. */
const doing = (verbs: (id: string) => readonly Verb[], extras: Extras = {}, more: readonly UpgradeCard[] = []) => {
  const effect: Effect<'phase.ship.start'> = { resolve: (g) => verbs(g.self!.id) };
  const cause = upgrade({ id: 'cause', name: 'Cause', type: 'officer', cost: 2, on: { 'phase.ship.start': effect } });
  return table([cause, ...more])
    .ship('p1', NEBULON, { ...extras, upgrades: ['cause', ...more.map(({ id }) => id)] })
    .ship('p1', CR90)
    .ship('p2', VICTORY)
    .at('ship')
    .play();
};
const use = act.useEffect('p1', `${NEB}/cause`);
const suffer = (zone: 'front' | 'rear' | null, points: number) => (id: string) =>
  [{ verb: 'suffer', ship: id, zone, points }] as const;

describe('damage', () => {
  test('[DMG-01] point by point: shields first, then facedown cards', () => {
    const game = doing(suffer('rear', 3), { shields: { rear: 1 } }).do(use);
    expect(game.ship(NEB)).toMatchObject({ shields: { rear: 0 }, damage: [{ face: 'down' }, { face: 'down' }] });
    expect(game.trace('shieldLost', 'damageCardDealt').map(({ type }) => type)).toEqual([
      'shieldLost',
      'damageCardDealt',
      'damageCardDealt',
    ]);
  });

  test('[DMG-02] an effect that takes a shield does nothing to a zone without one', () => {
    const game = doing((id) => [{ verb: 'loseShield', ship: id, zone: 'front' }], { shields: { front: 0 } }).do(use);
    expect(game.ship(NEB)).toMatchObject({ shields: { front: 0 }, damage: [] });
    expect(game.trace('shieldLost')).toEqual([]);
  });

  test('[DMG-03] dealing a card leaves the shields alone', () => {
    const game = doing((id) => [{ verb: 'dealDamage', ship: id, face: 'down' }]).do(use);
    expect(game.ship(NEB)).toMatchObject({ shields: { front: 3, rear: 2 }, damage: [{ face: 'down', card: null }] });
  });

  test('[DMG-04] without a zone, the owner chooses one that suffers all of it', () => {
    const game = doing(suffer(null, 2), { shields: { left: 1 } }).do(use);
    expect(game.awaiting()).toMatchObject({ player: 'p1', decision: { kind: 'chooseZone', points: 2 } });
    const against = (player: 'p1' | 'p2', id: string) => codesOf(game.judge(act.chooseZone(player, id, 'left')));
    expect(against('p2', NEB)).toContain('not-your-ship');
    expect(against('p1', `p1/${CR90}/1`)).toContain('not-suffering');
    expect(against('p1', 'p1/death-star/1')).toContain('no-such-ship');
    game.do(act.chooseZone('p1', NEB, 'left'));
    expect(game.ship(NEB)).toMatchObject({ shields: { left: 0, right: 1 }, damage: [{ face: 'down' }] });
  });

  test('[DMG-05] cards are dealt one at a time, each fully handled before the next', () => {
    const before = doing((id) => [
      { verb: 'dealDamage', ship: id, face: 'up' },
      { verb: 'dealDamage', ship: id, face: 'down' },
    ]);
    const waiting = before.engine.step(before.engine.withChance(before.state, 'explicit'), use);
    if (!waiting.ok) throw new Error('refused');
    const ship = waiting.state.units[NEB]!;
    expect(ship.kind === 'ship' && ship.damage).toHaveLength(1);
    const done = scriptChance(before.state, [act.drawDamageCard('power-failure')], before.engine)
      .do(use)
      .finish();
    expect(done.units[NEB]).toMatchObject({
      damage: [
        { face: 'up', card: 'power-failure' },
        { face: 'down', card: null },
      ],
    });
  });

  test('[DMG-06, DMG-12] destroyed the moment faceup and facedown cards together reach the hull', () => {
    const three = [
      { face: 'up' as const, card: 'power-failure' },
      { face: 'down' as const },
      { face: 'down' as const },
    ];
    const alive = doing(suffer('front', 1), { damage: three, shields: { front: 0 } }).do(use);
    expect(alive.ship(NEB)).toMatchObject({ status: 'inPlay' });
    const dead = doing(suffer('front', 5), { damage: three, shields: { front: 0 } }).do(use);
    expect(dead.ship(NEB)).toMatchObject({ status: 'destroyed' });
    expect(dead.trace('damageCardDealt')).toHaveLength(2);
    expect(dead.trace('unitDestroyed')).toEqual([{ type: 'unitDestroyed', unit: NEB }]);
  });

  test('[DMG-06] the hull is the hull as cards leave it', () => {
    const motti = upgrade({
      id: 'motti',
      name: 'Motti',
      type: 'commander',
      cost: 1,
      values: { hull: { stage: 'add', apply: (hull) => hull + 1 } },
    });
    const four = Array.from({ length: 4 }, () => ({ face: 'down' as const }));
    expect(
      doing(suffer('front', 1), { damage: four, shields: { front: 0 } }, [motti])
        .do(use)
        .ship(NEB).status,
    ).toBe('inPlay');
    expect(
      doing(suffer('front', 1), { damage: four, shields: { front: 0 } })
        .do(use)
        .ship(NEB).status,
    ).toBe('destroyed');
  });

  test('[DMG-07] a ship whose hull drops to its damage cards is destroyed', () => {
    const motti = upgrade({
      id: 'motti',
      name: 'Motti',
      type: 'commander',
      cost: 1,
      values: { hull: { stage: 'add', apply: (hull) => hull + 2 } },
    });
    const six = Array.from({ length: 4 }, () => ({ face: 'down' as const }));
    const lose = (id: string) =>
      [
        { verb: 'discardUpgrade', upgrade: `${id}/motti` },
        { verb: 'dealDamage', ship: id, face: 'down' },
      ] as const;
    const kept = doing((id) => [lose(id)[1]], { damage: six }, [motti]).do(use);
    expect(kept.ship(NEB).status).toBe('inPlay');
    const gone = doing((id) => [lose(id)[1], lose(id)[0]], { damage: six }, [motti]).do(use);
    expect(gone.ship(NEB).status).toBe('destroyed');
  });

  test('[DMG-09] tokens, dials and damage cards go with the ship', () => {
    const game = doing(suffer('front', 5), {
      shields: { front: 0 },
      dials: ['repair', 'navigate'],
      commandTokens: ['repair', 'squadron'],
      damage: [{ face: 'down' }],
    }).do(use);
    expect(game.ship(NEB)).toMatchObject({ status: 'destroyed', dials: [], commandTokens: [], damage: [] });
    expect(game.state.decks.shared!.discard).toHaveLength(5);
    expect(game.engine.viewFor(game.state, 'p2').scores).toEqual({ p1: 0, p2: 59 });
    expect(game.legal().some((action) => 'ship' in action && action.ship === NEB)).toBe(false);
  });

  test('[DMG-15] an empty deck is the discard pile shuffled', () => {
    const built = doing((id) => [{ verb: 'dealDamage', ship: id, face: 'down' }]);
    const withDiscard = (discard: readonly string[]): GameState => {
      const shared = { ...built.state.decks.shared!, size: 0, unseen: [{}], discard };
      return { ...built.state, decks: { shared } };
    };
    const ten = [...Array.from({ length: 9 }, () => 'structural-damage'), 'power-failure'];
    const result = built.engine.step(withDiscard(ten), use);
    if (!result.ok) throw new Error('refused');
    expect(result.state.decks.shared).toMatchObject({
      size: 9,
      discard: [],
      unseen: [{}, { 'structural-damage': 9, 'power-failure': 1 }],
    });
    expect(result.state.units[NEB]).toMatchObject({ damage: [{ pool: 1, card: null }] });
    expect(result.events.map(({ type }) => type)).toContain('deckReshuffled');
    const none = built.engine.step(withDiscard([]), use);
    expect(none.ok && none.state.units[NEB]).toMatchObject({ damage: [] });
  });

  test('[FAQ-QA-17, INFO-05] nobody sees a facedown card, whoever’s ship it lies on, and no action shows one', () => {
    const game = doing(suffer('front', 2), { shields: { front: 0 }, dials: ['repair'] }).do(use);
    for (const player of ['p1', 'p2'] as const)
      expect(game.engine.viewFor(game.state, player).units[NEB]).toMatchObject({
        damage: [
          { face: 'down', card: null },
          { face: 'down', card: null },
        ],
      });
    expect(game.ship(NEB).damage.every(({ card }) => card === null)).toBe(true);
    expect(game.trace('damageCardShown')).toEqual([]);
  });

  test('[DMG-14] cards keep their side from round to round', () => {
    const game = table()
      .ship('p1', NEBULON, { damage: [{ face: 'down' }, { face: 'up', card: 'power-failure' }] })
      .ship('p2', VICTORY)
      .play();
    const sides = () => game.ship(NEB).damage.map(({ face }) => face);
    game.until((state) => state.round === 4);
    expect(sides()).toEqual(['down', 'up']);
  });

  test('[DMG-18] no effect lifts a zone above its maximum', () => {
    const game = doing(
      (id) => [
        { verb: 'recoverShield', ship: id, zone: 'front' },
        { verb: 'moveShield', ship: id, from: 'rear', to: 'front' },
        { verb: 'moveShield', ship: id, from: 'left', to: 'rear' },
        { verb: 'recoverShield', ship: id, zone: 'left' },
      ],
      { shields: { left: 0, rear: 1 } },
    ).do(use);
    expect(game.ship(NEB).shields).toEqual({ front: 3, left: 1, right: 1, rear: 1 });
  });

  const dealt = (card: string, extras: Extras = {}) => {
    const before = doing((id) => [{ verb: 'dealDamage', ship: id, face: 'up' }], extras);
    return play(before.engine, { state: before.engine.withChance(before.state, 'explicit'), events: [] }).do(
      use,
      act.drawDamageCard(card),
    );
  };
  const resolvesItself = (game: ReturnType<typeof dealt>) =>
    game.until((state) => !state.frames.some(({ kind }) => kind === 'deal'));
  const heard = (game: ReturnType<typeof dealt>, id: string) =>
    Object.values(game.state.active).some((sources) => sources.some(({ by }) => by === id));

  test.each(DAMAGE_CARDS.map(({ id, immediate }) => [id, immediate] as const))(
    '[DMG-13] %s acts at once and is turned down, or lasts while it is face up (at once: %s)',
    (card, immediate) => {
      const game = resolvesItself(dealt(card, { speed: 2, dials: ['repair'], commandTokens: ['repair'] }));
      const [first] = game.ship(NEB).damage;
      expect(first).toMatchObject({ card, face: immediate ? 'down' : 'up' });
      expect(heard(game, first!.id)).toBe(!immediate);
    },
  );

  test('[DMG-13, TIME-11] a lasting text ends when its card is turned down', () => {
    const game = doing((id) => [{ verb: 'turnDownDamageCard', ship: id, damageCard: 'damage/shared/1' }], {
      damage: [{ face: 'up', card: 'power-failure' }],
      dials: ['repair'],
      shields: { front: 0 },
    }).do(use, act.activateShip('p1', NEB), act.done('p1'));
    game.do(act.resolveCommand('p1', NEB, 'repair', 'dial'));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'repair', points: 3 } });
  });

  test('[DMG-16] a trait matters to effects that name it, and to no other', () => {
    const crew = DAMAGE_CARDS.filter(({ trait }) => trait === 'crew').map(({ id }) => id);
    const medic = upgrade({
      id: 'medic',
      name: 'Medic',
      type: 'officer',
      cost: 1,
      on: {
        'phase.ship.start': {
          choose: (g) =>
            (g.self as Ship).damage.filter(({ card }) => crew.includes(card!)).map(({ id }) => ({ card: id })),
          resolve: (g, _it, { card }) => [{ verb: 'discardDamageCard', ship: g.self!.id, damageCard: card! }],
        },
      },
    });
    const both = [
      { face: 'up' as const, card: 'power-failure' },
      { face: 'up' as const, card: 'blinded-gunners' },
    ];
    const game = doing(() => [], { damage: both, dials: ['repair'] }, [medic]);
    const offered = game.legal().flatMap((action) => (action.type === 'useEffect' ? [action] : []));
    expect(offered.filter(({ source }) => source === `${NEB}/medic`)).toEqual([
      act.useEffect('p1', `${NEB}/medic`, { card: 'damage/shared/2' }),
    ]);
    const repair = table()
      .ship('p1', NEBULON, { damage: both, dials: ['repair'], commandTokens: ['repair'], shields: { front: 0 } })
      .ship('p2', VICTORY)
      .at('ship')
      .play()
      .do(act.activateShip('p1', NEB), act.done('p1'), act.resolveCommand('p1', NEB, 'repair', 'both'));
    expect(repair.awaiting()).toMatchObject({ decision: { points: 2 } });
    expect(DAMAGE_CARDS.reduce((sum, { trait, count }) => (trait === 'crew' ? sum + count : sum), 0)).toBe(16);
  });

  test('[DMG-17] one deck of 52 serves both players; with a deck each, every ship draws from its owner’s', () => {
    const lost = (owner: 'p1' | 'p2') => (owner === 'p1' ? NEB : `p2/${VICTORY}/1`);
    const shared = doing(() =>
      (['p1', 'p2'] as const).map((owner) => ({ verb: 'dealDamage', ship: lost(owner), face: 'down' }) as const),
    );
    expect(Object.keys(shared.state.decks)).toEqual(['shared']);
    expect(shared.state.decks.shared!.size).toBe(52);
    const deck = shared.state.decks.shared!;
    shared.do(use);
    expect(shared.state.decks.shared).toMatchObject({ size: 50, drawn: 2 });
    const again = doing(() =>
      (['p1', 'p2', 'p2'] as const).map((owner) => ({ verb: 'dealDamage', ship: lost(owner), face: 'down' }) as const),
    );
    const apart: GameState = { ...again.state, decks: { p1: deck, p2: deck } };
    const result = again.engine.step(apart, use);
    if (!result.ok) throw new Error('refused');
    expect(result.state.decks).toMatchObject({ p1: { size: 51, drawn: 1 }, p2: { size: 50, drawn: 2 } });
    expect((result.state.units[NEB] as Ship).damage).toMatchObject([{ id: 'damage/p1/1', deck: 'p1' }]);
    expect((result.state.units[lost('p2')] as Ship).damage).toMatchObject([{ deck: 'p2' }, { deck: 'p2' }]);
  });

  test('[DMG-17] a tournament’s format gives each player a deck, a standard game one to both', () => {
    const fleet: Fleet = {
      faction: 'imperial',
      ships: [{ card: VICTORY, upgrades: ['admiral-motti'] }],
      squadrons: [],
      objectives: { assault: 'precision-strike', defense: 'contested-outpost', navigation: 'minefields' },
    };
    const decks = (format: FormatId) => {
      const begun = createGame({ seed: 1, format, fleets: { p1: fleet, p2: fleet } });
      if (!begun.ok) throw new Error(JSON.stringify(begun.error));
      return Object.entries(begun.value.decks).map(([id, { size }]) => [id, size]);
    };
    expect(decks('standard-400')).toEqual([['shared', 52]]);
    expect(decks('tournament-400')).toEqual([
      ['p1', 52],
      ['p2', 52],
    ]);
  });

  test('[WIN-01, WIN-02] the last ship lost ends the game at once, whatever squadrons are left', () => {
    const cause = upgrade({
      id: 'doom',
      name: 'Doom',
      type: 'officer',
      cost: 2,
      on: {
        'phase.ship.start': {
          resolve: () => [{ verb: 'suffer', ship: 'p2/cr90-corvette-a/1', zone: 'rear', points: 9 }],
        },
      },
    });
    const game = table([cause])
      .ship('p1', NEBULON, { upgrades: ['doom'] })
      .ship('p2', CR90)
      .squadron('p2', 'tie-fighter-squadron')
      .at('ship')
      .play();
    game.do(act.useEffect('p1', `${NEB}/doom`));
    expect(game.state.outcome).toEqual({ winner: 'p1', reason: 'elimination', scores: { p1: 44, p2: 0 } });
    expect(game.judge(act.activateShip('p1', NEB))).toMatchObject({ ok: false, rule: 'WIN-01' });
  });
});
