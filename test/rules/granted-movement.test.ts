import { describe, expect, test } from 'vitest';
import { type Effect, type UpgradeCard, upgrade, type WindowName } from '../../src/content/card.ts';
import type { Verb } from '../../src/content/verbs.ts';
import type { PositionShip } from '../../src/engine/position.ts';
import { act } from '../../src/state/actions.ts';
import { squadronsOf } from '../../src/state/selectors.ts';
import { CR90, NEBULON, rulesOf, TIE, table, VICTORY, X_WING } from '../support/table.ts';

/** Maneuvers, moves and damage that effects bring at odd moments: to ships that are not activating, to units that are gone. */

const NEB = `p1/${NEBULON}/1`;
const VIC = `p1/${VICTORY}/1`;
const MIDDLE = { x: 900_000, y: 400_000, heading: 0 };

const doing = <W extends WindowName>(
  window: W,
  verbs: (id: string) => readonly Verb[],
  more: Partial<Effect<W>> = {},
): UpgradeCard =>
  upgrade({
    id: 'cause',
    name: 'Cause',
    type: 'officer',
    cost: 1,
    on: { [window]: { resolve: (g: { self: { id: string } | null }) => verbs(g.self!.id), ...more } },
  });

const scene = (
  card: string,
  cause: UpgradeCard,
  extras: Partial<Omit<PositionShip, 'upgrades'>> = {},
  cards: readonly UpgradeCard[] = [],
) =>
  table([cause, ...cards])
    .ship('p1', card, { pose: MIDDLE, speed: 1, ...extras, upgrades: ['cause', ...cards.map(({ id }) => id)] })
    .ship('p2', CR90, { pose: { x: 200_000, y: 800_000, heading: 0 } })
    .moving();

/** Every action that is offered is accepted. */
const allAccepted = (game: ReturnType<ReturnType<typeof scene>['play']>) => {
  expect(game.legal().length).toBeGreaterThan(0);
  for (const action of game.legal()) expect(game.judge(action)).toEqual({ ok: true, because: [] });
};

describe('maneuvers that effects grant', () => {
  test('[MOVE-15] a ship may maneuver outside its own activation', () => {
    const cause = doing('phase.ship.end', (id) => [{ verb: 'maneuver', ship: id, speed: 1 }]);
    const game = scene(NEBULON, cause, { speed: 0 }).at('ship').play();
    game.until(() => game.types().includes('useEffect'));
    game.do(act.useEffect('p1', `${NEB}/cause`));
    allAccepted(game);
    expect(rulesOf(game.judge(act.executeManeuver('p2', NEB, [0], 'left')))).toContain('ROUND-05');
    game.do(act.executeManeuver('p1', NEB, [0], 'left'));
    expect(game.ship(NEB).pose).toEqual({ ...MIDDLE, y: MIDDLE.y + 67_200 });
  });

  test('[MOVE-15] at a speed without a column no joint turns', () => {
    const cause = doing('phase.ship.start', (id) => [{ verb: 'maneuver', ship: id, speed: 3 }]);
    const game = scene(VICTORY, cause)
      .at('ship')
      .play()
      .do(act.useEffect('p1', `${VIC}/cause`));
    allAccepted(game);
    game.do(act.executeManeuver('p1', VIC, [0, 0, 0], 'left'));
    expect(game.ship(VIC).pose).toEqual({ ...MIDDLE, y: MIDDLE.y + 3 * 67_200 });
  });

  test('[FAQ-CARD-005] Thrust-Control Malfunction looks at the speed, not at where the maneuver comes from', () => {
    const cause = doing('phase.ship.start', (id) => [{ verb: 'maneuver', ship: id, speed: 1 }]);
    const widest = (speed: number) => {
      const game = scene(NEBULON, cause, { speed, damage: [{ face: 'up', card: 'thrust-control-malfunction' }] })
        .at('ship')
        .play();
      game.do(act.useEffect('p1', `${NEB}/cause`));
      return Math.max(...game.legal().map((a) => (a.type === 'executeManeuver' ? Math.abs(a.clicks[0]!) : 0)));
    };
    expect([widest(1), widest(2)]).toEqual([0, 1]);
  });

  test('[NAV-04] dial and token may change the speed one after the other', () => {
    const game = scene(
      NEBULON,
      doing('round.end', () => []),
      { dials: ['navigate'], commandTokens: ['navigate'] },
    )
      .at('ship')
      .play();
    game.do(act.activateShip('p1', NEB), act.done('p1'), act.resolveCommand('p1', NEB, 'navigate', 'both'));
    game.do(act.changeSpeed('p1', NEB, 2), act.changeSpeed('p1', NEB, 3));
    expect(game.ship(NEB).speed).toBe(3);
    expect(rulesOf(game.judge(act.changeSpeed('p1', NEB, 2)))).toEqual(['NAV-01']);
  });

  test('at the wrong moment a maneuver is still judged on its merits', () => {
    const game = scene(
      NEBULON,
      doing('round.end', () => []),
    ).play();
    expect(rulesOf(game.judge(act.executeManeuver('p1', NEB, [0, 0, 0, 0], 'left')))).toContain('MOVE-02');
    expect(rulesOf(game.judge(act.executeManeuver('p1', NEB, [3], 'left')))).toContain('NAV-07');
    expect(rulesOf(game.judge(act.changeSpeed('p1', NEB, 9)))).toContain('NAV-05');
  });
});

describe('moves that effects grant', () => {
  const X1 = `p1/${X_WING}/1`;
  const flying = (cause: UpgradeCard, cards: readonly UpgradeCard[] = []) =>
    scene(NEBULON, cause, {}, cards)
      .squadron('p1', X_WING, { pose: { x: 500_000, y: 300_000, heading: 0 } })
      .squadron('p2', TIE, { pose: { x: 560_000, y: 300_000, heading: 0 } })
      .at('squadron')
      .play()
      .do(act.useEffect('p1', `${NEB}/cause`));
  const granted = (evenIfEngaged: boolean) =>
    doing('phase.squadron.start', () => [{ verb: 'grantMove', squadron: X1, reach: 2, evenIfEngaged }]);

  test('[ENG-02] engagement holds a squadron, unless the effect says otherwise', () => {
    expect(flying(granted(false)).types()).toEqual(['activateSquadron']);
    expect(flying(granted(true)).types()).toEqual(['moveSquadron', 'done']);
  });

  test('[TIME-02] a card that forbids moving wins over an effect that grants a move', () => {
    const ban = upgrade({
      id: 'ban',
      name: 'Ban',
      type: 'officer',
      cost: 1,
      bans: { moveSquadron: { rule: 'TIME-02', when: () => true } },
    });
    expect(flying(granted(true), [ban]).types()).toEqual(['activateSquadron']);
  });

  test('a squadron that is gone is not asked', () => {
    const cause = doing('phase.squadron.start', () => [
      { verb: 'suffer', ship: X1, zone: null, points: 9 },
      { verb: 'grantMove', squadron: X1, reach: 1, evenIfEngaged: true },
    ]);
    expect(flying(cause).types()).toEqual(['activateSquadron']);
  });

  test('[DMG-08] a squadron loses hull, and is destroyed when none is left', () => {
    const hurt = (points: number) =>
      flying(doing('phase.squadron.start', () => [{ verb: 'suffer', ship: X1, zone: null, points }])).state.units[X1]!;
    expect(hurt(4)).toMatchObject({ status: 'inPlay', hull: 1 });
    expect(hurt(5)).toMatchObject({ status: 'destroyed', hull: 0 });
    expect(hurt(9)).toMatchObject({ status: 'destroyed', hull: 0 });
  });

  test('far-away and broken places are refused, never thrown', () => {
    const game = flying(granted(true));
    for (const at of [
      { x: 4_999_999, y: 0 },
      { x: -4_000_000, y: 4_000_000 },
    ])
      expect(game.judge(act.moveSquadron('p1', X1, at)).rule).toBe('SQM-01');
    expect(game.judge(act.moveSquadron('p1', X1, { x: 8_000_001, y: 0 })).code).toBe('malformed-action');
    const region = game.engine.legalRegion(game.state)!;
    for (const at of [
      { x: 9e6, y: 0 },
      { x: 0.5, y: 0 },
      { x: Number.NaN, y: 0 },
    ]) {
      expect(region.contains(at)).toBe(false);
      expect(region.snap(at)).toBe(null);
    }
  });
});

describe('ships that are gone in the middle of something', () => {
  const kill = (id: string): readonly Verb[] => [{ verb: 'suffer', ship: id, zone: 'front', points: 99 }];

  test('[SHIP-15] destroyed at the reveal: the dial is not asked about any more', () => {
    const game = scene(NEBULON, doing('ship.reveal', kill), { dials: ['repair'] })
      .ship('p1', CR90, { pose: { x: 300_000, y: 100_000, heading: 0 } })
      .at('ship')
      .play()
      .do(act.activateShip('p1', NEB), act.useEffect('p1', `${NEB}/cause`));
    expect(game.awaiting()).toMatchObject({ player: 'p2', decision: { kind: 'activateShip' } });
  });

  test('[SHIP-15] destroyed while repairing: nothing is left to buy, and no token is gained', () => {
    const cause = doing('command.repair', (id) => [
      ...kill(id),
      { verb: 'gainCommandToken', ship: id, command: 'repair' },
    ]);
    const game = scene(NEBULON, cause, { dials: ['repair'], shields: { left: 0 } })
      .ship('p1', CR90, { pose: { x: 300_000, y: 100_000, heading: 0 } })
      .at('ship')
      .play();
    game.do(
      act.activateShip('p1', NEB),
      act.done('p1'),
      act.resolveCommand('p1', NEB, 'repair', 'dial'),
      act.useEffect('p1', `${NEB}/cause`),
    );
    expect(game.awaiting()).toMatchObject({ player: 'p2', decision: { kind: 'activateShip' } });
    expect(game.ship(NEB)).toMatchObject({ status: 'destroyed', commandTokens: [] });
  });

  test('[DMG-07] a hull raised for an activation drops with it, and the ship with its hull', () => {
    const shield = upgrade({
      id: 'cause',
      name: 'Cause',
      type: 'officer',
      cost: 1,
      on: {
        'ship.activation': {
          resolve: (g) => [g.lasting('more', 'activation'), { verb: 'dealDamage', ship: g.self!.id, face: 'down' }],
        },
      },
      lasting: { more: { values: { hull: { stage: 'add', apply: (hull) => hull + 1 } } } },
    });
    const four = Array.from({ length: 4 }, () => ({ face: 'down' as const }));
    const game = scene(NEBULON, shield, { speed: 0, damage: four })
      .ship('p1', CR90, { pose: { x: 300_000, y: 100_000, heading: 0 } })
      .at('ship')
      .play()
      .do(act.activateShip('p1', NEB), act.useEffect('p1', `${NEB}/cause`));
    expect(game.ship(NEB).status).toBe('inPlay');
    game.do(act.executeManeuver('p1', NEB, []));
    expect(game.ship(NEB).status).toBe('destroyed');
  });

  test('[WIN-07] a chain of destructions in one overlap is over before the end is looked for', () => {
    const aura = upgrade({
      id: 'cause',
      name: 'Cause',
      type: 'officer',
      cost: 1,
      values: {
        hull: {
          stage: 'add',
          apply: (hull, g, { ship }) => (g.friendly(ship) && ship !== g.self!.id ? hull + 1 : hull),
        },
      },
    });
    const cards = (count: number) => Array.from({ length: count }, () => ({ face: 'down' as const }));
    const game = table([aura])
      .ship('p1', NEBULON, { pose: MIDDLE, speed: 1, upgrades: ['cause'], damage: cards(4) })
      .ship('p1', CR90, { pose: { x: 300_000, y: 100_000, heading: 0 }, damage: cards(3) })
      .ship('p2', CR90, { pose: { ...MIDDLE, y: MIDDLE.y + 140_000 }, damage: cards(3) })
      .moving()
      .at('ship')
      .play();
    const second = structuredClone(game.state) as unknown as { units: Record<string, { damage: unknown[] }> };
    second.units[`p1/${CR90}/1`]!.damage.push({
      id: 'damage/shared/99',
      face: 'down',
      card: null,
      seenBy: [],
      deck: 'shared',
      pool: 0,
    });
    let state = second as never as typeof game.state;
    for (const action of [act.activateShip('p1', NEB), act.done('p1'), act.executeManeuver('p1', NEB, [0], 'left')]) {
      const played = game.engine.step(state, action);
      if (!played.ok) throw new Error(JSON.stringify(played.verdict));
      state = played.state;
    }
    expect(Object.values(state.units).map(({ status }) => status)).toEqual(['destroyed', 'destroyed', 'destroyed']);
    expect(state.outcome).toMatchObject({ reason: 'elimination', winner: 'p2' });
    expect(squadronsOf(state)).toEqual([]);
  });
});
