import { describe, expect, test } from 'vitest';
import { type Effect, type UpgradeCard, upgrade } from '../../src/content/card.ts';
import type { Verb } from '../../src/content/verbs.ts';
import type { PositionShip } from '../../src/engine/position.ts';
import { act } from '../../src/state/actions.ts';
import type { GameState } from '../../src/state/state.ts';
import { scripted } from '../support/scripted-chance.ts';
import { CR90, NEBULON, table, VICTORY } from '../support/table.ts';

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
    const done = scripted(before.engine, before.state, [act.drawDamageCard('power-failure')])
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

describe('damage cards that concern movement', () => {
  const MIDDLE = { x: 900_000, y: 300_000, heading: 0 };
  const moving = (
    card: string,
    extras: Extras = {},
    obstacles: readonly { obstacle: string; pose: typeof MIDDLE }[] = [],
  ) =>
    table()
      .ship('p1', NEBULON, { pose: MIDDLE, speed: 2, damage: [{ face: 'up', card }], ...extras })
      .ship('p2', CR90, { pose: { x: 100_000, y: 800_000, heading: 0 } })
      .with({ obstacles })
      .moving()
      .at('ship')
      .play()
      .do(act.activateShip('p1', NEB));
  const straight = (speed: number) => act.executeManeuver('p1', NEB, Array(speed).fill(0), 'left');

  test('Ruptured Engine: one damage after a maneuver with the dial above one, none at one', () => {
    const fast = moving('ruptured-engine').do(straight(2));
    expect(fast.awaiting()).toMatchObject({ decision: { kind: 'chooseZone', points: 1 } });
    fast.do(act.chooseZone('p1', NEB, 'rear'));
    expect(fast.ship(NEB).shields.rear).toBe(1);
    const slow = moving('ruptured-engine', { speed: 1 }).do(straight(1));
    expect(slow.types()).toEqual(['activateShip']);
  });

  test('[TIME-08] Ruptured Engine is no upgrade: it cannot be declined', () => {
    const game = moving('ruptured-engine').do(straight(2));
    expect(game.legal().some(({ type }) => type === 'done')).toBe(false);
  });

  test('Thruster Fissure: one damage when the ship’s own side changes its speed', () => {
    const game = moving('thruster-fissure', { dials: ['navigate'], commandTokens: ['navigate'], speed: 1 });
    game.do(act.done('p1'), act.resolveCommand('p1', NEB, 'navigate', 'both'), act.changeSpeed('p1', NEB, 3));
    game.do(act.chooseZone('p1', NEB, 'front'));
    expect(game.ship(NEB)).toMatchObject({ shields: { front: 2 }, speed: 3 });
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'determineCourse', speed: 3 } });
    const still = moving('thruster-fissure', { dials: ['navigate'] }).do(
      act.done('p1'),
      act.resolveCommand('p1', NEB, 'navigate', 'dial'),
      straight(2),
    );
    expect(still.trace('shieldLost')).toEqual([]);
  });

  test('[FAQ-CARD-051] Thruster Fissure does not answer to an opponent’s change', () => {
    const konstantine = upgrade({
      id: 'konstantine',
      name: 'Konstantine',
      type: 'commander',
      cost: 1,
      on: { 'phase.status.start': { resolve: () => [{ verb: 'turnSpeedDial', ship: NEB, to: 1 }] } },
    });
    const game = table([konstantine])
      .ship('p1', NEBULON, { speed: 2, damage: [{ face: 'up', card: 'thruster-fissure' }] })
      .ship('p2', VICTORY, { upgrades: ['konstantine'] })
      .at('status')
      .play()
      .do(act.useEffect('p2', 'p2/victory-ii-class-star-destroyer/1/konstantine'));
    expect(game.ship(NEB).speed).toBe(1);
    expect(game.trace('speedChanged')).toHaveLength(1);
    expect(game.awaiting()).not.toMatchObject({ decision: { kind: 'chooseZone' } });
    expect(game.state.round).toBe(2);
  });

  test('[FAQ-CARD-003, FAQ-CARD-004] Thrust-Control Malfunction takes one yaw off the last joint that turns; Navigate may raise it', () => {
    const widest = (game: ReturnType<typeof moving>) =>
      game
        .legal()
        .reduce<number[]>(
          (most, a) =>
            a.type === 'executeManeuver' ? a.clicks.map((c, i) => Math.max(Math.abs(c), most[i] ?? 0)) : most,
          [],
        );
    expect(widest(moving('thrust-control-malfunction', { speed: 3 }))).toEqual([0, 1, 1]);
    expect(widest(moving('thrust-control-malfunction', { speed: 2 }))).toEqual([1, 0]);
    const raised = moving('thrust-control-malfunction', { speed: 2, dials: ['navigate'] }).do(
      act.done('p1'),
      act.resolveCommand('p1', NEB, 'navigate', 'dial'),
    );
    expect(widest(raised)).toEqual([2, 1]);
  });

  test('[FAQ-CARD-005] Thrust-Control Malfunction acts only at the speed of the dial', () => {
    const techs = upgrade({
      id: 'techs',
      name: 'Techs',
      type: 'officer',
      cost: 1,
      on: { 'phase.ship.start': { resolve: (g) => [{ verb: 'maneuver', ship: g.self!.id, speed: 1 }] } },
    });
    const game = table([techs])
      .ship('p1', NEBULON, {
        pose: MIDDLE,
        speed: 3,
        damage: [{ face: 'up', card: 'thrust-control-malfunction' }],
        upgrades: ['techs'],
      })
      .ship('p2', CR90)
      .moving()
      .at('ship')
      .play()
      .do(act.useEffect('p1', `${NEB}/techs`));
    expect(game.legal().some((a) => a.type === 'executeManeuver' && a.clicks[0] === 1)).toBe(true);
  });

  test('[FAQ-CARD-001] Damaged Controls: a card more for overlapping a ship or an obstacle, none otherwise', () => {
    expect(moving('damaged-controls').do(straight(2)).ship(NEB).damage).toHaveLength(1);
    const end = { ...MIDDLE, y: MIDDLE.y + 134_400 };
    const debris = moving('damaged-controls', {}, [{ obstacle: 'debris-field-1', pose: end }]).do(straight(2));
    expect(debris.ship(NEB).damage).toHaveLength(2);
    expect(debris.awaiting()).toMatchObject({ decision: { kind: 'chooseZone' } });
    const ram = table()
      .ship('p1', NEBULON, { pose: MIDDLE, speed: 2, damage: [{ face: 'up', card: 'damaged-controls' }] })
      .ship('p2', VICTORY, { pose: { ...MIDDLE, y: MIDDLE.y + 225_000 } })
      .moving()
      .at('ship')
      .play()
      .do(act.activateShip('p1', NEB), straight(2));
    expect(ram.ship(NEB).damage).toHaveLength(3);
  });

  test('[REP-11, TIME-11, REP-07] Power Failure halves engineering until it is discarded', () => {
    const start = { dials: ['repair' as const], commandTokens: ['repair' as const], shields: { front: 0 } };
    const game = moving('power-failure', start).do(act.done('p1'), act.resolveCommand('p1', NEB, 'repair', 'both'));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'repair', points: 2 } });
    const station = moving('power-failure', { ...start, speed: 1 }, [
      { obstacle: 'station', pose: { ...MIDDLE, y: MIDDLE.y + 67_200 } },
    ]);
    station.do(act.done('p1'), act.done('p1'), straight(1), act.useStation('p1', NEB, 'damage/shared/1'));
    expect(station.state.active['value.engineering']).toBeUndefined();
  });
});
