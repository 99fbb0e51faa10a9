import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { passing, withObjective } from '../support/full-game.ts';
import { asked, scoresOf } from '../support/objectives.ts';
import { due, isOffered, picksOf } from '../support/offers.ts';
import { activate, skies, to } from '../support/skies.ts';
import { CR90, NEBULON, rulesOf, type ShipExtras, table } from '../support/table.ts';

const NEB = `p1/${NEBULON}/1`;
const HERE = { x: 900_000, y: 300_000, heading: 0 };

describe('Dangerous Territory: setup', () => {
  test("[SETUP-15] obstacles lie beyond distance 5 of both players' edges; both players place them", () => {
    const game = withObjective('dangerous-territory', 'p1');
    expect(asked(game)).toEqual(['p2', 'placeObstacle']);
    const judged = (y: number) =>
      rulesOf(game.judge(act.placeObstacle('p2', 'station', { x: 900_000, y, heading: 0 })));
    expect([judged(260_000), judged(450_000), judged(660_000)]).toEqual([['SETUP-18'], [], ['SETUP-18']]);
    // Elsewhere a place at distance 4 of an edge is legal.
    const other = withObjective('most-wanted', 'p1');
    expect(other.judge(act.placeObstacle('p2', 'station', { x: 900_000, y: 260_000, heading: 0 })).ok).toBe(true);
    game.do(act.placeObstacle('p2', 'station', { x: 900_000, y: 450_000, heading: 0 }));
    expect(asked(game)).toEqual(['p1', 'placeObstacle']);
  });

  test('then one token lies on each obstacle', () => {
    const game = passing(withObjective('dangerous-territory', 'p1'), 'placeObstacle');
    expect(game.state.obstacles).toHaveLength(6);
    expect(game.state.objectiveTokens.map(({ at }) => at)).toEqual(
      game.state.obstacles.map(({ pose: { x, y } }) => ({ x, y })),
    );
    expect(due(game)).toBe('deploy');
  });
});

describe('Dangerous Territory: a ship that overlaps an obstacle', () => {
  interface Field {
    readonly obstacle?: string;
    readonly tokens?: readonly { readonly at: { readonly x: number; readonly y: number } }[];
    readonly first?: 'p1' | 'p2';
    readonly more?: readonly { readonly obstacle: string; readonly pose: typeof HERE }[];
  }
  const at = (x: number, y: number) => ({ at: { x: HERE.x + x, y: HERE.y + y } });
  /** A Nebulon-B of p1 that stays on an obstacle; p1 is first unless told. */
  const flying = (
    { obstacle = 'asteroid-field-1', tokens, first = 'p1', more = [] }: Field = {},
    extras: ShipExtras = {},
  ) => {
    const game = table()
      .ship('p1', NEBULON, { pose: HERE, ...extras })
      .ship('p2', CR90, { pose: { x: 200_000, y: 850_000, heading: 0 } })
      .with({
        objective: 'dangerous-territory',
        obstacles: [{ obstacle, pose: { ...HERE, y: HERE.y + 40_000 } }, ...more],
        objectiveTokens: tokens ?? [at(0, 40_000)],
        firstPlayer: first,
      })
      .chance('explicit')
      .at('ship')
      .play();
    if (first === 'p2') game.do(act.activateShip('p2', `p2/${CR90}/1`));
    return game.do(act.activateShip('p1', NEB));
  };
  const take = act.useEffect('p1', 'p1/objective', { objectiveToken: 'objective/1' });

  test('may take its token, for a victory token', () => {
    const game = flying();
    expect(picksOf(game, 'p1/objective')).toEqual([{ objectiveToken: 'objective/1' }]);
    game.do(take);
    expect(game.state.victoryTokens).toEqual({ p1: 1, p2: 0 });
    expect(game.state.objectiveTokens).toEqual([]);
  });

  test('[OBJ-03] or leave it', () => {
    const game = flying().do(act.done('p1'));
    expect(game.state.victoryTokens).toEqual({ p1: 0, p2: 0 });
    expect(game.state.objectiveTokens).toHaveLength(1);
  });

  test('[FAQ-CARD-025] while the maneuver is executed: before the obstacle acts, before anything after the maneuver', () => {
    const game = flying();
    expect(game.trace('maneuverExecuted', 'damageCardDealt')).toEqual([]);
    game.do(take, act.drawDamageCard('depowered-armament'));
    const order = game.trace('objectiveTokenRemoved', 'maneuverExecuted', 'damageCardDealt').map(({ type }) => type);
    expect(order).toEqual(['objectiveTokenRemoved', 'maneuverExecuted', 'damageCardDealt']);
  });

  test('[FAQ-CARD-023] a token that lies beside the obstacle brings nothing, though the ship stands on it', () => {
    const game = flying({ tokens: [at(0, -20_000)] });
    expect(isOffered(game, 'p1/objective')).toBe(false);
    expect(game.trace('obstacleResolved')).toHaveLength(1);
    // And one on an obstacle that the ship does not overlap.
    const far = flying({
      tokens: [at(300_000, 0)],
      more: [{ obstacle: 'debris-field-1', pose: { ...HERE, x: HERE.x + 300_000 } }],
    });
    expect(isOffered(far, 'p1/objective')).toBe(false);
  });

  test('[FAQ-CARD-024] one of several tokens of an obstacle, and one of each obstacle', () => {
    const game = flying({ tokens: [at(0, 40_000), at(5000, 40_000)] });
    expect(picksOf(game, 'p1/objective')).toHaveLength(2);
    game.do(take);
    expect(due(game)).not.toBe('choose');
    expect(game.state.victoryTokens.p1).toBe(1);
    expect(game.state.objectiveTokens.map(({ id }) => id)).toEqual(['objective/2']);
    const two = flying({
      tokens: [at(0, 40_000), at(0, -40_000)],
      more: [{ obstacle: 'debris-field-1', pose: { ...HERE, y: HERE.y - 40_000 } }],
    }).do(take);
    expect(asked(two)).toEqual(['p1', 'choose']);
    two.do(act.choose('p1', { objectiveToken: 'objective/2' }));
    expect(two.state.victoryTokens.p1).toBe(2);
  });

  test('of the second player suffers nothing from asteroid and debris fields; one of the first player does', () => {
    for (const obstacle of ['asteroid-field-1', 'debris-field-1']) {
      const second = flying({ obstacle, first: 'p2' }).do(take);
      expect(second.trace('obstacleResolved')).toEqual([]);
      expect(second.ship(NEB)).toMatchObject({ damage: [], shields: { front: 3 } });
      const first = flying({ obstacle }).do(take);
      expect(first.trace('obstacleResolved')).toHaveLength(1);
    }
  });

  test('of the second player still repairs at a station', () => {
    const game = flying({ obstacle: 'station', first: 'p2' }, { damage: [{ face: 'down' }] }).do(take);
    expect(due(game)).toBe('useStation');
  });

  test('[OBJ-04] a token is worth 15', () => {
    const built = table().ship('p1', NEBULON).ship('p2', CR90);
    const game = built.with({ objective: 'dangerous-territory', victoryTokens: { p1: 2, p2: 1 } }).play();
    expect(scoresOf(game)).toEqual({ p1: 30, p2: 15 });
  });
});

describe('Dangerous Territory: Strategic', () => {
  const LAMBDA = 'lambda-class-shuttle';
  const SHUTTLE = `p1/${LAMBDA}/1`;

  test('[FAQ-CARD-022] moves a token off an obstacle, and onto one', () => {
    const game = skies([['p1', LAMBDA, 0, 0]], {
      objective: 'dangerous-territory',
      obstacles: [{ obstacle: 'asteroid-field-1', x: 0, y: 90_000 }],
      tokens: [{ at: to(0, 80_000) }],
    });
    game.do(activate(SHUTTLE), act.moveSquadron('p1', SHUTTLE, to(0, -5000)));
    game.do(act.useEffect('p1', `${SHUTTLE}/strategic`), act.moveToken('p1', 'objective/1', to(-60_000, 0)));
    expect(game.state.objectiveTokens[0]!.at).toEqual(to(-60_000, 0));
    game.until((state) => state.round === 2 && state.frames.some(({ kind }) => kind === 'squadronPhase'));
    game.do(activate(SHUTTLE), act.moveSquadron('p1', SHUTTLE, to(0, 0)));
    game.do(act.useEffect('p1', `${SHUTTLE}/strategic`), act.moveToken('p1', 'objective/1', to(0, 80_000)));
    expect(game.state.objectiveTokens[0]!.at).toEqual(to(0, 80_000));
  });
});
