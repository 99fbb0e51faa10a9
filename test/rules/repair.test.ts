import { describe, expect, test } from 'vitest';
import { type UpgradeCard, upgrade } from '../../src/content/card.ts';
import type { PositionShip } from '../../src/engine/position.ts';
import { act, type Repair } from '../../src/state/actions.ts';
import { scriptChance } from '../../src/testing/scripted.ts';
import { CR90, codesOf, NEBULON, rulesOf, table, VICTORY } from '../support/table.ts';

type Extras = Partial<Omit<PositionShip, 'upgrades'>> & { upgrades?: string[] };

const repairing = (
  card: string,
  spend: 'dial' | 'token' | 'both',
  extras: Extras = {},
  cards: readonly UpgradeCard[] = [],
) => {
  const id = `p1/${card}/1`;
  const game = table(cards)
    .ship('p1', card, { dials: ['repair'], commandTokens: ['repair'], ...extras })
    .ship('p2', CR90)
    .at('ship')
    .play();
  return game.do(act.activateShip('p1', id), act.done('p1'), act.resolveCommand('p1', id, 'repair', spend));
};

const COR = 'p1/cr90-corvette-a/1';
const NEB = 'p1/nebulon-b-escort-frigate/1';
const VIC = 'p1/victory-ii-class-star-destroyer/1';
const repairs = (game: ReturnType<typeof repairing>, kind: Repair['repair']) =>
  game.legal().filter((action) => action.type === 'repair' && action.repair === kind);

describe('the Repair command', () => {
  test('[REP-01] it belongs to the Reveal Command Dial step', () => {
    const game = table()
      .ship('p1', NEBULON, { dials: ['repair'], shields: { front: 0 } })
      .ship('p2', CR90)
      .at('ship')
      .play();
    game.do(act.activateShip('p1', NEB), act.done('p1'), act.done('p1'));
    expect(game.ship(NEB)).toMatchObject({ activated: true, shields: { front: 0 }, spentDials: ['repair'] });
    expect(rulesOf(game.judge(act.resolveCommand('p1', NEB, 'repair', 'dial')))).toContain('CMD-21');
  });

  test.each([
    [CR90, 'dial', 2],
    [NEBULON, 'dial', 3],
    [VICTORY, 'dial', 4],
    [CR90, 'token', 1],
    [NEBULON, 'token', 2],
    [VICTORY, 'token', 2],
    [NEBULON, 'both', 5],
    [VICTORY, 'both', 6],
  ] as const)('[REP-02, REP-03, REP-04] %s by %s: %i points', (card, spend, points) => {
    expect(repairing(card, spend, { shields: { front: 0, left: 0 } }).awaiting()).toMatchObject({
      decision: { points },
    });
  });

  test('[REP-05] one point moves a shield to a zone below its maximum', () => {
    const game = repairing(CR90, 'dial', { shields: { front: 2, left: 0, right: 2, rear: 1 } });
    expect(repairs(game, 'move')).toEqual([
      act.moveShield('p1', COR, 'front', 'left'),
      act.moveShield('p1', COR, 'right', 'left'),
      act.moveShield('p1', COR, 'rear', 'left'),
    ]);
    expect(rulesOf(game.judge(act.moveShield('p1', COR, 'front', 'right')))).toEqual(['DMG-18']);
    expect(rulesOf(game.judge(act.moveShield('p1', COR, 'left', 'left')))).toContain('REP-05');
    game.do(act.moveShield('p1', COR, 'front', 'left'));
    expect(game.ship(COR).shields).toEqual({ front: 1, left: 1, right: 2, rear: 1 });
    expect(game.awaiting()).toMatchObject({ decision: { points: 1 } });
  });

  test('[REP-06] two points recover a shield, never above the maximum', () => {
    const game = repairing(VICTORY, 'dial', { shields: { rear: 0 } }).do(act.recoverShield('p1', VIC, 'rear'));
    expect(game.ship(VIC).shields.rear).toBe(1);
    expect(repairs(game, 'recover')).toEqual([]);
    expect(codesOf(game.judge(act.recoverShield('p1', VIC, 'rear')))).toContain('zone-full');
  });

  test('[REP-07] three points discard a damage card of the owner’s choice', () => {
    const game = repairing(NEBULON, 'dial', {
      damage: [{ face: 'up', card: 'thruster-fissure' }, { face: 'down' }, { face: 'down' }],
    });
    const choices = repairs(game, 'discard');
    expect(choices).toHaveLength(3);
    game.do(choices[1]!);
    expect(game.ship(NEB).damage).toHaveLength(2);
    expect(game.state.decks.shared!.discard).toHaveLength(1);
    const [shown] = game.trace('damageCardDiscarded');
    expect(shown).toMatchObject({ ship: NEB, damageCard: 'damage/shared/2', shownTo: ['p1', 'p2'] });
  });

  test('[REP-07, INFO-05] a facedown card gets its face when it is discarded, by chance', () => {
    const table_ = table()
      .ship('p1', NEBULON, { dials: ['repair'], damage: [{ face: 'down' }] })
      .ship('p2', CR90)
      .at('ship')
      .play();
    const game = scriptChance(table_.state, [act.drawDamageCard('structural-damage')], table_.engine);
    game.do(act.activateShip('p1', NEB), act.done('p1'), act.resolveCommand('p1', NEB, 'repair', 'dial'));
    game.do(act.discardDamageCard('p1', NEB, 'damage/shared/1'));
    expect(game.finish().decks.shared).toMatchObject({
      size: 51,
      discard: ['structural-damage'],
      unseen: [{ 'structural-damage': 7 }],
    });
  });

  test('[REP-08] any mix, any order, as often as the points allow', () => {
    const start: Extras = { shields: { front: 1, left: 0, right: 0, rear: 0 }, damage: [{ face: 'down' }] };
    const five = () => repairing(NEBULON, 'both', start);
    const left = (game: ReturnType<typeof five>) => game.ship(NEB);
    const recover = (zone: 'front' | 'left' | 'right' | 'rear') => act.recoverShield('p1', NEB, zone);
    const discard = act.discardDamageCard('p1', NEB, 'damage/shared/1');
    expect(left(five().do(discard, recover('left')))).toMatchObject({ damage: [], shields: { left: 1 } });
    expect(left(five().do(recover('rear'), discard))).toMatchObject({ damage: [], shields: { rear: 1 } });
    expect(
      left(five().do(recover('rear'), recover('rear'), act.moveShield('p1', NEB, 'front', 'left'))).shields,
    ).toEqual({
      front: 0,
      left: 1,
      right: 0,
      rear: 2,
    });
    const there = act.moveShield('p1', NEB, 'front', 'left');
    const back = act.moveShield('p1', NEB, 'left', 'front');
    expect(left(five().do(there, back, there, back, there))).toMatchObject({
      activated: true,
      shields: { front: 0, left: 1 },
    });
  });

  test('[REP-10] what is left is lost', () => {
    const game = repairing(VICTORY, 'dial', { shields: { front: 0 } }).do(
      act.recoverShield('p1', VIC, 'front'),
      act.done('p1'),
    );
    expect(game.ship(VIC).activated).toBe(true);
    expect(game.state.frames.some(({ kind }) => kind === 'repair')).toBe(false);
    expect(rulesOf(game.judge(act.recoverShield('p1', VIC, 'front')))).toContain('REP-01');
  });

  test('[REP-11] points come from the value as effects leave it', () => {
    const half = upgrade({
      id: 'half',
      name: 'Half',
      type: 'officer',
      cost: 1,
      values: { engineering: { stage: 'halve', apply: (value) => Math.floor(value / 2) } },
    });
    const plusTwo = upgrade({
      id: 'plus',
      name: 'Plus',
      type: 'officer',
      cost: 1,
      values: { engineering: { stage: 'add', apply: (value) => value + 2 } },
    });
    const damaged: Extras = { shields: { front: 0, rear: 0 } };
    const points = (spend: 'dial' | 'token', upgrades: string[]) =>
      repairing(NEBULON, spend, { ...damaged, upgrades }, [half, plusTwo]).awaiting();
    expect(points('dial', ['half', 'plus'])).toMatchObject({ decision: { points: 2 } });
    expect(points('token', ['half', 'plus'])).toMatchObject({ decision: { points: 1 } });
    expect(points('dial', ['plus'])).toMatchObject({ decision: { points: 5 } });
  });

  test('too few points, an unknown card, the wrong ship: refused with the rule', () => {
    const game = repairing(CR90, 'token', { shields: { left: 0 }, damage: [{ face: 'down' }] });
    expect(rulesOf(game.judge(act.recoverShield('p1', COR, 'left')))).toEqual(['REP-06']);
    expect(rulesOf(game.judge(act.discardDamageCard('p1', COR, 'damage/shared/1')))).toEqual(['REP-07']);
    expect(codesOf(game.judge(act.discardDamageCard('p1', COR, '__proto__')))).toContain('no-such-damage-card');
    expect(codesOf(game.judge(act.moveShield('p1', 'p2/cr90-corvette-a/1', 'front', 'left')))).toContain(
      'not-your-ship',
    );
  });
});
