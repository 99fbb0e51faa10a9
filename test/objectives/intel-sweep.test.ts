import { describe, expect, test } from 'vitest';
import { type Scene, upgrade } from '../../src/content/card.ts';
import { act } from '../../src/state/actions.ts';
import { fleetOf, passing, withObjective } from '../support/full-game.ts';
import { asked, objectiveShips, scoresOf } from '../support/objectives.ts';
import { due, isOffered, picksOf } from '../support/offers.ts';
import { CR90, NEBULON, rulesOf, table, VICTORY, X_WING } from '../support/table.ts';

const NEB = `p1/${NEBULON}/1`;
const COR = `p1/${CR90}/1`;
const HERE = { x: 900_000, y: 300_000, heading: 0 };
/** The radius of an objective token, half the length of a small ship's base, and where distance 1 ends. */
const [RADIUS, HALF, D1, D3, D5] = [9500, 35_500, 76_500, 184_800, 304_800];

describe('Intel Sweep: setup', () => {
  const placing = () => passing(withObjective('intel-sweep', 'p1'), 'placeObstacle');
  const PLACES = [350, 610, 870, 1130, 1390].map((x) => ({ x: x * 1000, y: 457_000 }));

  test("[OBJ-06] five tokens by turns, the second player first, beyond distance 5 of both players' edges", () => {
    const game = placing();
    const judged = (x: number, y: number) => rulesOf(game.judge(act.placeToken('p2', { x, y })));
    const [near, far] = [D5 + RADIUS, 914_400 - D5 - RADIUS];
    expect([judged(900_000, near), judged(900_000, near + 1)]).toEqual([['OBJ-06'], []]);
    expect([judged(900_000, far), judged(900_000, far - 1)]).toEqual([['OBJ-06'], []]);
    expect([judged(304_800 + RADIUS - 1, 450_000), judged(304_800 + RADIUS, 450_000)]).toEqual([['OBJ-06'], []]);
    for (const [i, at] of PLACES.entries()) {
      const player = i % 2 === 0 ? 'p2' : 'p1';
      expect(asked(game)).toEqual([player, 'placeToken']);
      game.do(act.placeToken(player, at));
    }
    expect(game.state.objectiveTokens).toHaveLength(5);
  });

  test('[OBJ-06] each beyond distance 3 of the others', () => {
    const game = placing().do(act.placeToken('p2', { x: 600_000, y: 457_000 }));
    const judged = (x: number) => rulesOf(game.judge(act.placeToken('p1', { x, y: 457_000 })));
    const border = 600_000 + 2 * RADIUS + D3;
    expect([judged(border), judged(border + 1)]).toEqual([['OBJ-06'], []]);
  });

  test('[OBJ-05] then each player marks a ship of his own, the first player first, before any ship is deployed', () => {
    const game = placing();
    for (const [i, at] of PLACES.entries()) game.do(act.placeToken(i % 2 === 0 ? 'p2' : 'p1', at));
    expect(asked(game)).toEqual(['p1', 'choose']);
    expect(game.legal()).toEqual([NEB, COR].map((unit) => act.choose('p1', { unit })));
    game.do(act.choose('p1', { unit: COR }));
    expect(asked(game)).toEqual(['p2', 'choose']);
    game.do(act.choose('p2', { unit: `p2/${VICTORY}/1` }));
    expect(objectiveShips(game)).toEqual([COR, `p2/${VICTORY}/1`]);
    for (const viewer of ['p1', 'p2'] as const)
      expect(game.engine.viewFor(game.state, viewer).objectiveTokens).toEqual(game.state.objectiveTokens);
    expect(due(game)).toBe('deploy');
  });

  describe('and ships that are set aside', () => {
    /** Sets its own ship aside at a time of its choice. */
    const lurker = (window: 'setup.objectiveChosen' | 'setup.beforeDeployment') =>
      upgrade({
        id: 'lurker',
        name: 'Lurker',
        type: 'officer',
        cost: 1,
        on: {
          [window]: { optional: false, resolve: (g: Scene) => [{ verb: 'setAside', unit: g.self!.id, by: g.by }] },
        },
      });
    const fleet = fleetOf('imperial', [VICTORY, 'gladiator-i-class-star-destroyer']);
    const [first, second] = fleet.ships;
    const p2 = { ...fleet, ships: [{ ...first!, upgrades: [...first!.upgrades, 'lurker'] }, second!] };
    const chosen = (window: Parameters<typeof lurker>[0]) => {
      const game = withObjective('intel-sweep', 'p1', { p2, cards: [lurker(window)] });
      return passing(game, 'placeObstacle', 'placeToken').do(act.choose('p1', { unit: NEB }));
    };

    test('[FAQ-QA-32] one that is set aside cannot be chosen', () => {
      const game = chosen('setup.objectiveChosen');
      expect(game.state.units[`p2/${VICTORY}/1`]!.status).toBe('setAside');
      // The other ship is the only choice, so nobody is asked.
      expect(objectiveShips(game)).toEqual([NEB, 'p2/gladiator-i-class-star-destroyer/1']);
    });

    test('[FAQ-QA-33] one that was chosen before stays marked', () => {
      const game = chosen('setup.beforeDeployment').do(act.choose('p2', { unit: `p2/${VICTORY}/1` }));
      expect(game.state.units[`p2/${VICTORY}/1`]!.status).toBe('setAside');
      expect(objectiveShips(game)).toEqual([NEB, `p2/${VICTORY}/1`]);
    });
  });
});

describe('Intel Sweep: an objective ship reveals a dial', () => {
  const ahead = (gap: number) => ({ at: { x: HERE.x, y: HERE.y + HALF + gap + RADIUS } });
  interface Sweep {
    readonly tokens?: readonly { readonly at: { readonly x: number; readonly y: number } }[];
    readonly marked?: readonly string[];
    readonly dials?: readonly ('navigate' | 'squadron')[];
  }
  const revealing = ({ tokens = [ahead(D1)], marked = [NEB], dials = ['navigate'] }: Sweep = {}) =>
    table()
      .ship('p1', NEBULON, { pose: HERE, dials })
      .ship('p1', CR90, { pose: { ...HERE, x: HERE.x + 70_000 }, dials: ['navigate'] })
      .ship('p2', VICTORY, { pose: { x: 200_000, y: 800_000, heading: 0 } })
      .with({ objective: 'intel-sweep', objectiveTokens: [...tokens, ...marked.map((unit) => ({ unit }))] })
      .at('ship')
      .play();

  test('and may take one token at distance 1, for a victory token', () => {
    const game = revealing().do(act.activateShip('p1', NEB));
    expect(picksOf(game, 'p1/objective')).toEqual([{ objectiveToken: 'objective/1' }]);
    game.do(act.useEffect('p1', 'p1/objective', { objectiveToken: 'objective/1' }));
    expect(game.state.victoryTokens).toEqual({ p1: 1, p2: 0 });
    expect(game.state.objectiveTokens).toEqual([expect.objectContaining({ unit: NEB })]);
  });

  test('[OBJ-03] or leave it; just beyond distance 1 there is nothing to take', () => {
    const left = revealing().do(act.activateShip('p1', NEB), act.done('p1'));
    expect(left.state.victoryTokens).toEqual({ p1: 0, p2: 0 });
    expect(isOffered(revealing({ tokens: [ahead(D1 + 1)] }).do(act.activateShip('p1', NEB)), 'p1/objective')).toBe(
      false,
    );
  });

  test('one token a reveal, of several', () => {
    const game = revealing({ tokens: [ahead(0), ahead(30_000)] }).do(act.activateShip('p1', NEB));
    expect(picksOf(game, 'p1/objective')).toHaveLength(2);
    game.do(act.useEffect('p1', 'p1/objective', { objectiveToken: 'objective/2' }));
    expect(isOffered(game, 'p1/objective')).toBe(false);
    expect(game.state.victoryTokens.p1).toBe(1);
  });

  test('not a ship that is not marked, and not one that has no dial to reveal', () => {
    const other = revealing({ tokens: [{ at: { x: HERE.x + 70_000, y: HERE.y + 80_000 } }] });
    expect(isOffered(other.do(act.activateShip('p1', COR)), 'p1/objective')).toBe(false);
    const none = revealing({ dials: [] }).do(act.activateShip('p1', NEB));
    expect(isOffered(none, 'p1/objective')).toBe(false);
    expect(none.state.objectiveTokens).toHaveLength(2);
  });

  test('the mark of the enemy’s ship is none of the tokens', () => {
    const game = revealing({ tokens: [], marked: [NEB, `p2/${VICTORY}/1`] }).do(act.activateShip('p1', NEB));
    expect(isOffered(game, 'p1/objective')).toBe(false);
  });

  test('[OBJ-04] more victory tokens than the opponent are worth 75, the tokens themselves nothing', () => {
    const scored = (p1: number, p2: number) =>
      scoresOf(
        table()
          .ship('p1', NEBULON)
          .ship('p2', VICTORY)
          .squadron('p1', X_WING)
          .with({ objective: 'intel-sweep', victoryTokens: { p1, p2 } })
          .play(),
      );
    expect([scored(1, 0), scored(3, 2), scored(2, 3), scored(2, 2), scored(0, 0)]).toEqual([
      { p1: 75, p2: 0 },
      { p1: 75, p2: 0 },
      { p1: 0, p2: 75 },
      { p1: 0, p2: 0 },
      { p1: 0, p2: 0 },
    ]);
  });
});
