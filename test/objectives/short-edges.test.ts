import { describe, expect, test } from 'vitest';
import { objective } from '../../src/content/card.ts';
import { act } from '../../src/state/actions.ts';
import type { Player } from '../../src/state/vocabulary.ts';
import { fleetOf, passing, withObjective } from '../support/full-game.ts';
import { FIVE, placeObstacles } from '../support/objectives.ts';
import { due } from '../support/offers.ts';
import { CR90, NEBULON, rulesOf, TIE, VICTORY, X_WING } from '../support/table.ts';

/** An objective that makes the short edges the players', as those of the Corellian Conflict do. */
const SHORT = objective({
  id: 'short-edges',
  name: 'Short Edges',
  category: 'navigation',
  victoryTokenValue: null,
  values: { playerEdges: { stage: 'set', apply: () => 'short' } },
  on: {
    'setup.obstaclesPlaced': {
      when: (g) => g.owner === 'p2',
      resolve: (g) => [{ verb: 'placeTokens', player: g.owner, count: 1, rules: { area: 'setup', fromPlayers: 3 } }],
    },
  },
});

const begun = () =>
  withObjective('short-edges', 'p1', {
    p1: fleetOf('rebel', [NEBULON, CR90], [X_WING, X_WING]),
    p2: fleetOf('imperial', [VICTORY], [TIE, TIE]),
    cards: [SHORT],
  });
const placed = () => placeObstacles(begun(), { ...FIVE, station: [915, 300] });
const ship = (player: Player, id: string, x: number, heading: number, y = 450_000) =>
  act.deployShip(player, `${player}/${id}/1`, { x, y, heading }, 1);

describe('short player edges', () => {
  test('[OBJ-07] each deployment zone is what lies within two lengths of the ruler of a short edge', () => {
    const game = placed().do(act.placeToken('p2', { x: 900_000, y: 450_000 }));
    // Heading along the table, half the length of a frigate's base, and of a Victory's.
    const judged = (x: number) => rulesOf(game.judge(ship('p1', NEBULON, x, 16_384)));
    expect([judged(609_600 - 35_500), judged(609_600 - 35_500 + 1)]).toEqual([[], ['SETUP-21']]);
    expect([judged(35_500), judged(35_500 - 1)]).toEqual([[], ['SETUP-21']]);
    game.do(ship('p1', NEBULON, 300_000, 16_384));
    const theirs = (x: number) => rulesOf(game.judge(ship('p2', VICTORY, x, 49_152)));
    expect([theirs(1_219_200 + 51_000), theirs(1_219_200 + 51_000 - 1)]).toEqual([[], ['SETUP-21']]);
    // All along the short edge.
    expect(game.judge(ship('p2', VICTORY, 1_700_000, 49_152, 60_000)).ok).toBe(true);
  });

  test('[OBJ-07] the setup area is the whole play area: for squadrons, obstacles and tokens', () => {
    const game = begun();
    const obstacle = (x: number, y: number) => game.judge(act.placeObstacle('p2', 'station', { x, y, heading: 0 })).ok;
    expect([obstacle(280_000, 450_000), obstacle(200_000, 450_000), obstacle(280_000, 200_000)]).toEqual([
      true,
      false,
      false,
    ]);
    const later = placed();
    const token = (x: number, y: number) => later.judge(act.placeToken('p2', { x, y })).ok;
    const border = 184_800 + 9500;
    expect([token(border, 450_000), token(border + 1, 450_000), token(900_000, 20_000)]).toEqual([false, true, true]);
    later.do(act.placeToken('p2', { x: 900_000, y: 450_000 }), ship('p1', NEBULON, 100_000, 16_384));
    passing(later, 'deploy');
    expect(due(later)).toBe('assignDials');
    for (const { pose, owner } of Object.values(later.state.units))
      expect(owner === 'p1' ? pose!.x < 800_000 : pose!.x > 1_000_000).toBe(true);
  });
});
