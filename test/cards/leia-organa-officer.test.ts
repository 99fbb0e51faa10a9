import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { isOffered, picksOf } from '../support/offers.ts';
import { CR90, NEBULON, rulesOf, table, VICTORY } from '../support/table.ts';

const NEB = `p1/${NEBULON}/1`;
const COR = `p1/${CR90}/1`;
const CARD = `${NEB}/leia-organa-officer`;

const revealed = (gap = 100_000) =>
  table()
    .ship('p1', NEBULON, {
      pose: { x: 500_000, y: 200_000, heading: 0 },
      dials: ['squadron', 'repair'],
      upgrades: ['leia-organa-officer'],
    })
    .ship('p1', CR90, { pose: { x: 500_000, y: 200_000 + 71_000 + gap, heading: 0 }, dials: ['navigate'] })
    .ship('p1', CR90, { pose: { x: 400_000, y: 200_000, heading: 0 } })
    .ship('p2', VICTORY, { pose: { x: 600_000, y: 200_000, heading: 0 }, dials: ['repair', 'repair', 'repair'] })
    .at('ship')
    .play()
    .do(act.activateShip('p1', NEB));

describe('Leia Organa (officer)', () => {
  test('the top dial of another friendly ship becomes the command that her ship reveals', () => {
    const game = revealed();
    expect(picksOf(game, CARD)).toEqual([{ unit: COR }]);
    game.do(act.useEffect('p1', CARD, { unit: COR }));
    expect(game.ship(COR).dials.map(({ command }) => command)).toEqual(['squadron']);
    expect(game.ship(NEB)).toMatchObject({ dials: [{ command: 'repair' }], openDials: [{ command: 'squadron' }] });
  });

  test('[CMD-11, TIME-06] before or after the revealed dial became a token', () => {
    const game = revealed().do(act.convertDial('p1', NEB), act.useEffect('p1', CARD, { unit: COR }));
    expect(game.ship(COR).dials.map(({ command }) => command)).toEqual(['squadron']);
    expect(game.ship(NEB).commandTokens).toEqual(['squadron']);
  });

  test('only at distance 1-5, only one with a dial, not herself, not an enemy', () => {
    expect(isOffered(revealed(304_000), CARD)).toBe(true);
    expect(isOffered(revealed(306_000), CARD)).toBe(false);
    const game = revealed();
    for (const unit of [NEB, `p1/${CR90}/2`, `p2/${VICTORY}/1`])
      expect(rulesOf(game.judge(act.useEffect('p1', CARD, { unit })))).toEqual(['TIME-14']);
  });

  test('[INFO-01] both players know what the dial was turned to', () => {
    const game = revealed().do(act.useEffect('p1', CARD, { unit: COR }));
    expect(game.engine.viewFor(game.state, 'p2').units[COR]).toMatchObject({ dials: [{ command: 'squadron' }] });
  });

  test('[TIME-08] may be declined', () => {
    expect(revealed().do(act.done('p1')).ship(COR).dials).toMatchObject([{ command: 'navigate' }]);
  });

  test('[CMD-25] not when another ship reveals', () => {
    expect(isOffered(revealed().do(act.done('p1')), CARD)).toBe(false);
  });
});
