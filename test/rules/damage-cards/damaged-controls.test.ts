import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import { MIDDLE, moving, NEB, straight, up } from '../../support/damaged.ts';
import { NEBULON, TIE, table, VICTORY } from '../../support/table.ts';

const CARD = 'damaged-controls';
const END = { ...MIDDLE, y: MIDDLE.y + 134_400 };
const cards = (game: { ship: (id: string) => { damage: readonly unknown[] } }, id = NEB) => game.ship(id).damage.length;
const ramming = (damage: { mine?: string; theirs?: string }) =>
  table()
    .ship('p1', NEBULON, { pose: MIDDLE, speed: 2, damage: damage.mine ? up(damage.mine) : [] })
    .ship('p2', VICTORY, { pose: { ...MIDDLE, y: MIDDLE.y + 225_000 }, damage: damage.theirs ? up(damage.theirs) : [] })
    .moving()
    .at('ship')
    .play()
    .do(act.activateShip('p1', NEB), straight(2));

describe('Damaged Controls', () => {
  test('[FAQ-CARD-001] overlapping a ship costs a card more, in the Move Ship step', () => {
    const game = ramming({ mine: CARD });
    expect(cards(game)).toBe(3);
    const order = game.trace('damageCardDealt', 'maneuverExecuted').map(({ type }) => type);
    expect(order.at(-1)).toBe('maneuverExecuted');
  });

  test('[FAQ-CARD-001] overlapping an obstacle costs a card before the obstacle does its own', () => {
    const game = moving([CARD], {}, { obstacles: [{ obstacle: 'debris-field-1', pose: END }] }).do(straight(2));
    expect(cards(game)).toBe(2);
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'chooseZone' } });
  });

  test('each obstacle costs one', () => {
    const obstacles = ['debris-field-1', 'asteroid-field-1'].map((obstacle) => ({ obstacle, pose: END }));
    expect(cards(moving([CARD], {}, { obstacles }).do(straight(2)))).toBe(3);
  });

  test('also without moving from it, at speed 0', () => {
    const obstacles = [{ obstacle: 'station', pose: MIDDLE }];
    expect(cards(moving([CARD], { speed: 0 }, { obstacles }).do(straight(0)))).toBe(2);
  });

  test('a free course costs nothing, nor do squadrons or being overlapped', () => {
    expect(cards(moving([CARD]).do(straight(2)))).toBe(1);
    expect(cards(ramming({ theirs: CARD }), `p2/${VICTORY}/1`)).toBe(2);
    const squadron = table()
      .ship('p1', NEBULON, { pose: MIDDLE, speed: 2, damage: up(CARD) })
      .ship('p2', VICTORY)
      .squadron('p2', TIE, { pose: END })
      .moving()
      .at('ship')
      .play()
      .do(act.activateShip('p1', NEB), straight(2));
    squadron.until(() => squadron.trace('maneuverExecuted').length > 0);
    expect(squadron.trace('squadronPlaced')).toHaveLength(1);
    expect(cards(squadron)).toBe(1);
  });
});
