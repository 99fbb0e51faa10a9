import { describe, expect, test } from 'vitest';
import { objective } from '../../../src/content/card.ts';
import type { PositionObjectiveToken } from '../../../src/engine/position.ts';
import { act } from '../../../src/state/actions.ts';
import { activate, D1_UM, HERE, type Sky, skies, to } from '../../support/skies.ts';
import { CR90, rulesOf, X_WING } from '../../support/table.ts';

const SHUTTLE = 'lambda-class-shuttle';
const ME = `p1/${SHUTTLE}/1`;
const COR = `p2/${CR90}/1`;
const beacons = objective({ id: 'beacons', name: 'Beacons', category: 'navigation', victoryTokenValue: 10 });
const TOKEN = 'objective/1';
const use = act.useEffect('p1', `${ME}/strategic`);
/** How far apart the centres of a squadron and of a token may be at distance 1. */
const REACH = 17_100 + D1_UM;

/** A shuttle, or another squadron, of p1 is activated and moves a little; the tokens lie where they are said to. */
const moved = (tokens: readonly PositionObjectiveToken[], card = SHUTTLE, sky: Sky = {}) =>
  skies([['p1', card, 0, 0]], { ...sky, cards: [beacons], objective: 'beacons', tokens }).do(
    activate(`p1/${card}/1`),
    act.moveSquadron('p1', `p1/${card}/1`, to(0, 10_000)),
  );
const tokens = (game: ReturnType<typeof moved>) => game.state.objectiveTokens.map(({ at }) => at);

describe('Strategic', () => {
  test('[KEY-24, KEY-02] where it ends its move it may put a token at distance 1 somewhere else at distance 1', () => {
    const game = moved([{ at: to(60_000, 10_000) }]);
    expect(game.legal()).toEqual([use, act.done('p1')]);
    game.do(use);
    expect(game.judge(act.moveToken('p1', TOKEN, to(-60_000, 10_000))).ok).toBe(true);
    expect(rulesOf(game.judge(act.moveToken('p1', TOKEN, to(-REACH - 40_000, 10_000))))).toEqual(['OBJ-06']);
    game.do(act.moveToken('p1', TOKEN, to(-60_000, 10_000)));
    expect(tokens(game)).toEqual([to(-60_000, 10_000)]);
    expect(tokens(moved([{ at: to(60_000, 10_000) }]).do(act.done('p1')))).toEqual([to(60_000, 10_000)]);
  });

  test('[KEY-24] one of them, and only one at distance 1', () => {
    const game = moved([{ at: to(60_000, 10_000) }, { at: to(-60_000, 10_000) }, { at: to(300_000, 0) }]).do(use);
    const offered = new Set(game.legal().flatMap((action) => (action.type === 'moveToken' ? [action.token] : [])));
    expect(offered).toEqual(new Set([TOKEN, 'objective/2']));
    game.do(act.moveToken('p1', TOKEN, to(0, 60_000)));
    expect(game.types()).not.toContain('moveToken');
  });

  test('[KEY-24] not without a token nearby, not without moving, and not for others', () => {
    expect(moved([{ at: to(300_000, 0) }]).types()).not.toContain('useEffect');
    expect(moved([{ at: to(60_000, 10_000) }], X_WING).types()).not.toContain('useEffect');
    const still = skies([['p1', SHUTTLE, 0, 0]], {
      cards: [beacons],
      objective: 'beacons',
      tokens: [{ at: to(60_000, 0) }],
    }).do(activate(ME), act.done('p1'));
    expect(still.types()).not.toContain('useEffect');
  });

  test('[KEY-25, FAQ-QA-55] a token on a ship is out of its reach', () => {
    const ship = { x: HERE.x, y: HERE.y + 90_000, heading: 0 };
    expect(moved([{ unit: COR }], SHUTTLE, { ship }).types()).not.toContain('useEffect');
  });

  test('[KEY-25, FAQ-QA-59, FAQ-QA-60] a token under a ship, and a place under one, will do; the ship has not moved', () => {
    const ship = { x: HERE.x, y: HERE.y + 90_000, heading: 0 };
    const under = { x: ship.x, y: ship.y - 10_000 };
    const game = moved([{ at: under }], SHUTTLE, { ship }).do(use, act.moveToken('p1', TOKEN, to(-60_000, 0)));
    expect(tokens(game)).toEqual([to(-60_000, 0)]);
    const onto = moved([{ at: to(-60_000, 0) }], SHUTTLE, { ship }).do(use, act.moveToken('p1', TOKEN, under));
    expect(tokens(onto)).toEqual([under]);
    expect(onto.trace('shipMoved')).toEqual([]);
    expect(onto.ship(COR).pose).toEqual(ship);
  });

  test('[KEY-25, FAQ-CARD-022] onto an obstacle and off it', () => {
    const obstacles = [{ obstacle: 'station', x: 80_000, y: 0 }];
    const on = moved([{ at: to(80_000, 0) }], SHUTTLE, { obstacles }).do(
      use,
      act.moveToken('p1', TOKEN, to(-60_000, 0)),
    );
    expect(tokens(on)).toEqual([to(-60_000, 0)]);
    const onto = moved([{ at: to(-60_000, 0) }], SHUTTLE, { obstacles }).do(
      use,
      act.moveToken('p1', TOKEN, to(80_000, 0)),
    );
    expect(tokens(onto)).toEqual([to(80_000, 0)]);
  });
});
