import { describe, expect, test } from 'vitest';
import type { Position } from '../../src/engine/position.ts';
import type { Point } from '../../src/geometry/index.ts';
import { diceAgainst } from '../../src/rules/kernel/table.ts';
import { act } from '../../src/state/actions.ts';
import { up } from '../support/damaged.ts';
import { passing, withObjective } from '../support/full-game.ts';
import { asked, scoresOf, toNextRound } from '../support/objectives.ts';
import { due } from '../support/offers.ts';
import { CR90, contentWith, NEBULON, rulesOf, type ShipExtras, TIE, table, VICTORY, X_WING } from '../support/table.ts';

const VIC = `p1/${VICTORY}/1`;
const HERE = { x: 900_000, y: 300_000, heading: 0 };
/** Where the front of the Victory's token is, and how large an objective token is. */
const FRONT_Y = HERE.y + 50_750;
const RADIUS = 9500;
/** A token straight before the Victory, this far from its front hull zone. */
const ahead = (gap: number): Point => ({ x: HERE.x, y: FRONT_Y + gap + RADIUS });
const [CLOSE, MEDIUM, LONG] = [123_300, 186_900, 304_800];

const placed = (extras: ShipExtras, at: Point, more: Partial<Position> = {}) =>
  table()
    .ship('p1', VICTORY, { pose: HERE, ...extras })
    .ship('p2', CR90, { pose: { x: 200_000, y: 860_000, heading: 0 } })
    .with({ objective: 'fire-lanes', objectiveTokens: [{ at }], ...more });

/** How many dice the Victory counts. */
const dice = (extras: ShipExtras, at: Point, more: Partial<Position> = {}) => {
  const { state } = placed(extras, at, more).play();
  return diceAgainst({ state, content: contentWith([]), memo: new Map() }, VIC, 'objective/1');
};

/** What the players gain at the end of a round of which the position begins the Status Phase. */
const gains = (built: ReturnType<typeof table>) => built.with({ phase: 'status' }).play().state.victoryTokens;

describe('Fire Lanes: setup', () => {
  const placing = () => passing(withObjective('fire-lanes', 'p1'), 'placeObstacle');

  test("[OBJ-06] the second player places three tokens in the setup area, beyond distance 4 of both players' edges", () => {
    const game = placing();
    const judged = (x: number, y: number) => rulesOf(game.judge(act.placeToken('p2', { x, y })));
    const [near, far] = [244_800 + RADIUS, 914_400 - 244_800 - RADIUS];
    expect([judged(900_000, near), judged(900_000, near + 1)]).toEqual([['OBJ-06'], []]);
    expect([judged(900_000, far), judged(900_000, far - 1)]).toEqual([['OBJ-06'], []]);
    expect([judged(304_800 + RADIUS - 1, 400_000), judged(304_800 + RADIUS, 400_000)]).toEqual([['OBJ-06'], []]);
    for (const x of [600_000, 600_000, 1_200_000]) {
      expect(asked(game)).toEqual(['p2', 'placeToken']);
      game.do(act.placeToken('p2', { x, y: 400_000 }));
    }
    expect(game.state.objectiveTokens.map(({ at }) => at!.x)).toEqual([600_000, 600_000, 1_200_000]);
  });

  test('then the first player may move each to within distance 2 of where it lies, once', () => {
    const game = placing();
    for (const x of [500_000, 800_000, 1_200_000]) game.do(act.placeToken('p2', { x, y: 300_000 }));
    expect(asked(game)).toEqual(['p1', 'moveToken']);
    const judged = (token: string, x: number, y: number) => rulesOf(game.judge(act.moveToken('p1', token, { x, y })));
    // Wholly within: its far edge counts.
    expect(judged('objective/1', 500_000 + 124_800, 300_000)).toEqual([]);
    expect(judged('objective/1', 500_000 + 124_801, 300_000)).toEqual(['OBJ-06']);
    // Its new place need not be beyond anything.
    game.do(act.moveToken('p1', 'objective/2', { x: 800_000, y: 180_000 }));
    expect(judged('objective/2', 800_000, 200_000)).toEqual(['OBJ-06']);
    expect(game.judge(act.moveToken('p2', 'objective/1', { x: 510_000, y: 300_000 })).ok).toBe(false);
    game.do(act.done('p1'));
    expect(game.state.objectiveTokens.map(({ at }) => at!.y)).toEqual([300_000, 180_000, 300_000]);
    expect(due(game)).toBe('deploy');
  });
});

describe('Fire Lanes: the dice of a ship', () => {
  test('[FAQ-CARD-014] those of its armament that reach the token', () => {
    expect(dice({}, ahead(MEDIUM))).toBe(6);
    expect(dice({}, ahead(MEDIUM + 1))).toBe(3);
    expect(dice({}, ahead(LONG))).toBe(3);
    expect(dice({}, ahead(LONG + 1))).toBe(0);
    const gladiator = table()
      .ship('p1', 'gladiator-i-class-star-destroyer', { pose: HERE })
      .ship('p2', CR90)
      .with({ objective: 'fire-lanes', objectiveTokens: [{ at: { x: HERE.x, y: HERE.y + 35_125 + RADIUS + CLOSE } }] })
      .play();
    const g = { state: gladiator.state, content: contentWith([]), memo: new Map() };
    expect(diceAgainst(g, 'p1/gladiator-i-class-star-destroyer/1', 'objective/1')).toBe(4);
  });

  test('all its hull zones together, each in its own arc', () => {
    // On the border between the front and the left arc.
    const border = { x: HERE.x - 110_000, y: HERE.y + 90_000 };
    const left = { x: HERE.x - 150_000, y: HERE.y };
    expect(dice({}, left)).toBe(3);
    expect(dice({}, { x: HERE.x, y: HERE.y - 200_000 })).toBe(2);
    expect(dice({}, border)).toBe(6 + 3);
  });

  test('[OBS-02] one die less for an obstructed battery', () => {
    const field = { obstacle: 'debris-field-1', pose: { x: HERE.x, y: FRONT_Y + 80_000, heading: 0 } };
    expect(dice({}, ahead(MEDIUM), { obstacles: [field] })).toBe(5);
  });

  test('[FAQ-CARD-015] its armament as cards make it', () => {
    const left = { x: HERE.x - 150_000, y: HERE.y };
    expect(dice({ upgrades: ['enhanced-armament'] }, left)).toBe(4);
    expect(dice({ upgrades: ['enhanced-armament'] }, ahead(MEDIUM))).toBe(6);
  });

  test('[FAQ-CARD-016] nothing that would join after a roll', () => {
    expect(dice({ commandTokens: ['concentrateFire'], upgrades: ['dominator'] }, ahead(MEDIUM))).toBe(6);
  });

  test('[TIME-02] no dice from an attack that a damage card forbids', () => {
    expect(dice({ damage: up('depowered-armament') }, ahead(LONG))).toBe(0);
    expect(dice({ damage: up('depowered-armament') }, ahead(MEDIUM))).toBe(6);
    const field = { obstacle: 'debris-field-1', pose: { x: HERE.x, y: FRONT_Y + 80_000, heading: 0 } };
    expect(dice({ damage: up('disengaged-fire-control') }, ahead(MEDIUM), { obstacles: [field] })).toBe(0);
    expect(dice({ damage: up('disengaged-fire-control') }, ahead(MEDIUM))).toBe(6);
    // What hinders attacks on ships only does not.
    expect(dice({ damage: up('damaged-munitions') }, ahead(MEDIUM))).toBe(6);
  });
});

describe('Fire Lanes: control', () => {
  const T = ahead(150_000);
  /** A corvette or frigate of p2 that faces the token from the other side. */
  const opposite = (gap: number) => ({ x: T.x, y: T.y + RADIUS + gap + 35_125, heading: 32_768 });

  test('more dice control a token; the player gains a victory token in every round', () => {
    const built = table()
      .ship('p1', VICTORY, { pose: HERE })
      .ship('p2', CR90, { pose: opposite(150_000) })
      .with({ objective: 'fire-lanes', objectiveTokens: [{ at: T }], phase: 'status' });
    const game = built.play();
    expect(game.state.victoryTokens).toEqual({ p1: 1, p2: 0 });
    toNextRound(game);
    expect(game.state.victoryTokens).toEqual({ p1: 2, p2: 0 });
  });

  test('as many dice on both sides: nobody; none at all: nobody', () => {
    const tie = (second: string) =>
      gains(
        table()
          .ship('p1', NEBULON, { pose: { ...HERE, y: T.y - RADIUS - 150_000 - 35_125 } })
          .ship('p2', second, { pose: opposite(150_000) })
          .with({ objective: 'fire-lanes', objectiveTokens: [{ at: T }] }),
      );
    // Three red dice against two red and a blue one; against three red.
    expect([tie(CR90), tie(NEBULON)]).toEqual([
      { p1: 0, p2: 0 },
      { p1: 0, p2: 0 },
    ]);
    const far = table().ship('p1', VICTORY).ship('p2', CR90);
    expect(
      gains(far.with({ objective: 'fire-lanes', objectiveTokens: [{ at: { x: 1_700_000, y: 450_000 } }] })),
    ).toEqual({
      p1: 0,
      p2: 0,
    });
  });

  test('the batteries of all ships of a player count together, those of squadrons do not', () => {
    const many = (more: number) => {
      const built = table()
        .ship('p1', VICTORY, { pose: HERE })
        .squadron('p2', TIE, { pose: { x: T.x + 60_000, y: T.y, heading: 0 } })
        .with({ objective: 'fire-lanes', objectiveTokens: [{ at: T }] });
      for (let i = 0; i < more; i++)
        built.ship('p2', CR90, { pose: { ...opposite(140_000), x: T.x - 65_000 + 65_000 * i } });
      return gains(built);
    };
    expect(many(1)).toEqual({ p1: 1, p2: 0 });
    expect(many(2)).toEqual({ p1: 0, p2: 0 });
    expect(many(3)).toEqual({ p1: 0, p2: 1 });
  });

  test('every token is looked at by itself', () => {
    const game = table()
      .ship('p1', VICTORY, { pose: HERE })
      .ship('p2', CR90, { pose: { x: 1_500_000, y: 500_000, heading: 0 } })
      .with({
        objective: 'fire-lanes',
        objectiveTokens: [{ at: T }, { at: { ...T, x: T.x + 30_000 } }, { at: { x: 1_500_000, y: 650_000 } }],
      });
    expect(gains(game)).toEqual({ p1: 2, p2: 1 });
  });

  describe('a token under a unit', () => {
    const covered = (
      mine: 'ship' | 'squadron' | null,
      theirs: 'ship' | 'squadron' | null,
      first: 'p1' | 'p2' = 'p1',
    ) => {
      const built = table()
        .ship('p1', VICTORY, { pose: HERE })
        .ship('p2', CR90, { pose: { x: 200_000, y: 860_000, heading: 0 } })
        .with({ objective: 'fire-lanes', objectiveTokens: [{ at: T }], firstPlayer: first });
      // From either side, each over a part of the token.
      if (mine === 'ship') built.ship('p1', CR90, { pose: { x: T.x - 18_000, y: T.y - 42_000, heading: 0 } });
      if (mine === 'squadron') built.squadron('p1', X_WING, { pose: { ...T, x: T.x - 22_000, heading: 0 } });
      if (theirs === 'ship') built.ship('p2', CR90, { pose: { x: T.x + 18_000, y: T.y + 42_000, heading: 0 } });
      if (theirs === 'squadron') built.squadron('p2', TIE, { pose: { ...T, x: T.x + 22_000, heading: 0 } });
      return gains(built);
    };

    test('is its enemy’s, whoever has dice', () => {
      expect(covered('ship', null)).toEqual({ p1: 0, p2: 1 });
      expect(covered('squadron', null)).toEqual({ p1: 0, p2: 1 });
      expect(covered(null, 'squadron')).toEqual({ p1: 1, p2: 0 });
      expect(covered('squadron', null, 'p2')).toEqual({ p1: 0, p2: 1 });
    });

    test('of each side: nobody’s', () => {
      expect(covered('ship', 'ship')).toEqual({ p1: 0, p2: 0 });
      expect(covered('squadron', 'ship')).toEqual({ p1: 0, p2: 0 });
      expect(covered('squadron', 'squadron')).toEqual({ p1: 0, p2: 0 });
    });
  });

  test('[OBJ-04] a token is worth 15', () => {
    expect(scoresOf(placed({}, T, { victoryTokens: { p1: 5, p2: 1 } }).play())).toEqual({ p1: 75, p2: 15 });
  });
});
