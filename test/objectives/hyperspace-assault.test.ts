import { describe, expect, test } from 'vitest';
import { upgrade } from '../../src/content/card.ts';
import { act } from '../../src/state/actions.ts';
import type { GameOptions, GameState } from '../../src/state/state.ts';
import { fleetOf, passing, withObjective } from '../support/full-game.ts';
import { asked, FIVE, having, placeObstacles } from '../support/objectives.ts';
import { due, isOffered, picksOf } from '../support/offers.ts';
import { CR90, type HomeMade, NEBULON, rulesOf, TIE, VICTORY, X_WING } from '../support/table.ts';

const GLADIATOR = 'gladiator-i-class-star-destroyer';
const IMPERIAL = 'imperial-i-class-star-destroyer';
const GLAD = `p2/${GLADIATOR}/1`;
const VIC = `p2/${VICTORY}/1`;
const ties = (count: number) => Array.from({ length: count }, (_, i) => `p2/${TIE}/${i + 1}`);
/** The radius of an objective token and of a squadron, and where distances 1 and 3 end. */
const [RADIUS, SQUADRON, D1, D3] = [9500, 17_100, 76_500, 184_800];
const OBJECTIVE = 'p2/objective';

interface Assault {
  readonly ships?: readonly string[];
  readonly wings?: number;
  readonly cards?: readonly HomeMade[];
  readonly upgrades?: readonly string[];
  readonly options?: Partial<GameOptions>;
}
/** p1 is first; all obstacles lie there; the second player chooses what he holds back. */
const begun = ({ ships = [VICTORY, GLADIATOR], wings = 5, cards = [], upgrades = [], options = {} }: Assault = {}) => {
  const fleet = fleetOf('imperial', ships, Array(wings).fill(TIE));
  const p2 = {
    ...fleet,
    ships: fleet.ships.map((ship) =>
      ship.card === GLADIATOR ? { ...ship, upgrades: [...ship.upgrades, ...upgrades] } : ship,
    ),
  };
  const p1 = fleetOf('rebel', [NEBULON, CR90], [X_WING, X_WING]);
  return placeObstacles(withObjective('hyperspace-assault', 'p1', { p1, p2, cards, options }), {
    ...FIVE,
    station: [915, 300],
  });
};
type Game = ReturnType<typeof begun>;

/** Holds back a ship and some squadrons, and places the tokens along the middle. */
const heldBack = (game: Game, ship: string, count: number) => {
  if (picksOf(game, OBJECTIVE).length > 0) game.do(act.useEffect('p2', OBJECTIVE, { unit: ship }));
  for (const unit of ties(count)) game.do(act.choose('p2', { unit }));
  if (due(game) === 'choose') game.do(act.choose('p2', {}));
  for (const x of [600_000, 900_000, 1_200_000]) game.do(act.placeToken('p2', { x, y: 460_000 }));
  return game;
};
/** On to the start of a round, everything else being deployed by the first action that is legal. */
const atRound = (game: Game, round: number) => {
  passing(game, 'deploy');
  return game.until(
    ({ frames, outcome }) =>
      outcome !== null ||
      (frames.some((frame) => frame.kind === 'round' && frame.number === round && frame.step !== 'close') &&
        (isOffered(game, OBJECTIVE) || frames.some(({ kind }) => kind === 'commandPhase'))),
  );
};
const token = (n: number) => ({ objectiveToken: `objective/${n}` });

describe('Hyperspace Assault: setup', () => {
  test('[OBJ-03] the second player must hold back a small or medium ship', () => {
    const game = begun({ ships: [VICTORY, GLADIATOR, IMPERIAL], wings: 1 });
    expect(asked(game)).toEqual(['p2', 'useEffects']);
    expect(picksOf(game, OBJECTIVE)).toEqual([{ unit: VIC }, { unit: GLAD }]);
    expect(game.judge(act.done('p2')).ok).toBe(false);
    expect(game.judge(act.useEffect('p2', OBJECTIVE, { unit: `p2/${IMPERIAL}/1` })).ok).toBe(false);
  });

  test('and up to three squadrons', () => {
    for (const count of [0, 1, 3]) {
      const game = heldBack(begun(), GLAD, count);
      expect(Object.keys(game.state.setAside).sort()).toEqual([GLAD, ...ties(count)].sort());
      expect(game.state.units[GLAD]).toMatchObject({ status: 'setAside', pose: null });
    }
    const game = begun().do(act.useEffect('p2', OBJECTIVE, { unit: GLAD }));
    for (const unit of ties(3)) game.do(act.choose('p2', { unit }));
    expect(asked(game)).toEqual(['p2', 'placeToken']);
  });

  test("[OBJ-06] then he places three tokens anywhere beyond distance 3 of both players' edges", () => {
    const game = begun({ wings: 0 }).do(act.useEffect('p2', OBJECTIVE, { unit: GLAD }));
    const judged = (x: number, y: number) => rulesOf(game.judge(act.placeToken('p2', { x, y })));
    expect([judged(900_000, D3 + RADIUS), judged(900_000, D3 + RADIUS + 1)]).toEqual([['OBJ-06'], []]);
    expect([judged(900_000, 914_400 - D3 - RADIUS), judged(900_000, 914_400 - D3 - RADIUS - 1)]).toEqual([
      ['OBJ-06'],
      [],
    ]);
    // Outside the setup area as well.
    expect([judged(RADIUS - 1, 450_000), judged(RADIUS, 450_000)]).toEqual([['OBJ-06'], []]);
    for (const x of [100_000, 100_000, 1_700_000]) {
      expect(asked(game)).toEqual(['p2', 'placeToken']);
      game.do(act.placeToken('p2', { x, y: 450_000 }));
    }
    expect(due(game)).toBe('deploy');
  });

  test('[SETUP-34] what is held back is not deployed in setup', () => {
    const game = atRound(heldBack(begun(), GLAD, 3), 1);
    for (const id of [GLAD, ...ties(3)]) expect(game.state.units[id]).toMatchObject({ status: 'setAside', pose: null });
    expect(game.state.units[`p2/${TIE}/4`]!.pose).not.toBeNull();
  });

  test('with large ships only, squadrons alone are held back', () => {
    const game = heldBack(begun({ ships: [IMPERIAL], wings: 4 }), '', 2);
    expect(Object.keys(game.state.setAside)).toEqual(ties(2));
  });

  test('[FAQ-CARD-028] squadrons that are not held back, and have no ship to stand by, are destroyed and scored', () => {
    const game = heldBack(begun({ ships: [GLADIATOR] }), GLAD, 3);
    passing(game, 'deploy');
    for (const id of [`p2/${TIE}/4`, `p2/${TIE}/5`]) expect(game.state.units[id]!.status).toBe('destroyed');
    // No ship is in play, so the rest follows (FAQ-CARD-030): 56 and the commander's 20 for the ship, 8 for each squadron.
    expect(game.state.outcome).toMatchObject({ winner: 'p1', scores: { p1: 56 + 20 + 5 * 8, p2: 0 } });
  });
});

describe('Hyperspace Assault: while set aside', () => {
  const aura = upgrade({
    id: 'aura',
    name: 'Aura',
    type: 'officer',
    cost: 1,
    values: { engineering: { stage: 'add', scope: 'friendly', apply: (points) => points + 5 } },
    on: {
      'round.start': {
        optional: false,
        resolve: (g) => g.units(g.owner).map(({ id }) => ({ verb: 'assignObjectiveToken', unit: id })),
      },
    },
  });

  test('[FAQ-CARD-026] [FAQ-QA-41] its cards do nothing, and nothing touches it', () => {
    const carried = heldBack(begun({ cards: [aura], upgrades: ['aura'] }), GLAD, 1);
    const quiet = atRound(carried, 1);
    expect(quiet.trace('effectUsed').some((event) => JSON.stringify(event).includes('aura'))).toBe(false);
    expect(quiet.state.objectiveTokens.filter(({ unit }) => unit !== null)).toEqual([]);
    // It has no dials, no turn, and is nobody's target.
    quiet.until(({ frames }) => frames.some(({ kind }) => kind === 'shipPhase'));
    expect(quiet.ship(GLAD)).toMatchObject({ dials: [], pose: null, commandTokens: [] });
    expect(quiet.judge(act.activateShip('p2', GLAD)).ok).toBe(false);
    const { engine, state } = quiet;
    expect(engine.legalActions(state).some((action) => JSON.stringify(action).includes(GLAD))).toBe(false);
  });

  test('[FAQ-QA-32] an effect that marks ships of its side passes it over; one that is back is among them', () => {
    const marker = { ...aura, id: 'marker', name: 'Marker' };
    const fleetWide = (held: string) => {
      const game = heldBack(begun({ cards: [marker], upgrades: ['marker'] }), held, 0);
      return atRound(game, 1).state.objectiveTokens.flatMap(({ unit }) => unit ?? []);
    };
    expect(fleetWide(VIC)).toContain(GLAD);
    expect(fleetWide(VIC)).not.toContain(VIC);
  });
});

describe('Hyperspace Assault: arrival', () => {
  const arriving = (count = 2, setup: Assault = {}) => atRound(heldBack(begun(setup), GLAD, count), 2);
  const SHIP_AT = { x: 900_000, y: 520_000, heading: 0 };

  test('[FAQ-CARD-029] not at the start of round one, neither as an arrival nor as a move of tokens; from round two on', () => {
    const first = atRound(heldBack(begun(), GLAD, 2), 1);
    expect(first.trace('roundStarted')).toHaveLength(1);
    expect(first.trace('effectUsed').filter((event) => JSON.stringify(event).includes(OBJECTIVE))).toHaveLength(1);
    const second = arriving();
    expect(asked(second)).toEqual(['p2', 'useEffects']);
    expect(picksOf(second, OBJECTIVE)).toEqual([{}, token(1), token(2), token(3)]);
    second.do(act.done('p2'));
    expect(picksOf(atRound(second, 3), OBJECTIVE)).toHaveLength(4);
  });

  test('the ship, then the squadrons, each at distance 1 of one token; then all tokens are removed', () => {
    const game = arriving().do(act.useEffect('p2', OBJECTIVE, token(2)));
    expect(game.awaiting()).toMatchObject({ player: 'p2', decision: { kind: 'deploy', units: [GLAD] } });
    const beside = (y: number) => game.judge(act.deployShip('p2', GLAD, { x: 900_000, y, heading: 0 }, 2)).ok;
    const border = 460_000 + RADIUS + D1 + 35_500;
    expect([beside(border), beside(border + 1)]).toEqual([true, false]);
    game.do(act.deployShip('p2', GLAD, { ...SHIP_AT, y: border }, 2));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'deploy', units: ties(2) } });
    const wing = (x: number) => game.judge(act.deploySquadron('p2', ties(1)[0]!, { x, y: 460_000 })).ok;
    const reach = 900_000 + RADIUS + D1 + SQUADRON;
    expect([wing(reach), wing(reach + 1)]).toEqual([true, false]);
    game.do(...ties(2).map((id, i) => act.deploySquadron('p2', id, { x: 850_000 + 100_000 * i, y: 460_000 })));
    expect(game.state.objectiveTokens).toEqual([]);
    expect(game.state.setAside).toEqual({});
    expect(game.ship(GLAD)).toMatchObject({ status: 'inPlay', speed: 2 });
    expect(game.state.units[GLAD]!.pose).toEqual({ ...SHIP_AT, y: border });
    // It takes part in the round: it needs dials.
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'assignDials' } });
    expect(JSON.stringify(game.awaiting())).toContain(GLAD);
  });

  test('[FAQ-CARD-027] squadrons come in unactivated, whatever side the initiative token shows', () => {
    const game = arriving().do(act.useEffect('p2', OBJECTIVE, token(2)), act.deployShip('p2', GLAD, SHIP_AT, 1));
    game.do(...ties(2).map((id, i) => act.deploySquadron('p2', id, { x: 820_000 + 160_000 * i, y: 460_000 })));
    expect(game.state.initiative.side).not.toBe('blue');
    game.until(({ frames }) => frames.some((frame) => frame.kind === 'squadronPhase' && frame.turn === 'p2'));
    expect(game.legal()).toContainEqual(act.activateSquadron('p2', ties(1)[0]!));
  });

  test('[FAQ-QA-31] [SETUP-38] a ship that arrives may use its own effects of that start of a round', () => {
    const herald = upgrade({
      id: 'herald',
      name: 'Herald',
      type: 'officer',
      cost: 1,
      on: {
        'round.start': {
          when: (_g, { number }) => number === 2,
          resolve: (g) => [{ verb: 'gainCommandToken', ship: g.self!.id, command: 'navigate' }],
        },
      },
    });
    const game = arriving(0, { wings: 0, cards: [herald], upgrades: ['herald'] });
    expect(isOffered(game, `${GLAD}/herald`)).toBe(false);
    game.do(act.useEffect('p2', OBJECTIVE, token(2)), act.deployShip('p2', GLAD, SHIP_AT, 1));
    expect(isOffered(game, `${GLAD}/herald`)).toBe(true);
    const late = atRound(arriving(0, { wings: 0, cards: [herald], upgrades: ['herald'] }).do(act.done('p2')), 3);
    late.do(act.useEffect('p2', OBJECTIVE, token(2)), act.deployShip('p2', GLAD, SHIP_AT, 1));
    expect(isOffered(late, `${GLAD}/herald`)).toBe(false);
  });

  test('the ship may be put on squadrons, which the first player then places at it', () => {
    const game = arriving(0);
    const victim = `p1/${X_WING}/1`;
    const pose = { ...SHIP_AT, y: 500_000 };
    const units = { ...game.state.units, [victim]: { ...game.state.units[victim]!, pose } };
    const moved = having({ ...game, state: { ...game.state, units } } as Game, {});
    moved.do(act.useEffect('p2', OBJECTIVE, token(2)), act.deployShip('p2', GLAD, SHIP_AT, 1));
    expect(asked(moved)).toEqual(['p1', 'placeSquadrons']);
    moved.do(moved.legal()[0]!);
    expect(moved.state.units[victim]!.pose).not.toEqual(pose);
    expect(due(moved)).toBe('assignDials');
  });

  test('not on another ship, and not off the table', () => {
    const game = arriving(0);
    const units = { ...game.state.units, [VIC]: { ...game.state.units[VIC]!, pose: { ...SHIP_AT, y: 600_000 } } };
    const moved = having({ ...game, state: { ...game.state, units } } as Game, {});
    moved.do(act.useEffect('p2', OBJECTIVE, token(2)));
    expect(rulesOf(moved.judge(act.deployShip('p2', GLAD, SHIP_AT, 1)))).toEqual(['SETUP-34']);
    expect(moved.judge(act.deployShip('p2', GLAD, { ...SHIP_AT, y: 400_000 }, 1)).ok).toBe(true);
  });

  test('or each token may be moved to within distance 1 of where it lies, and nothing arrives in that round', () => {
    const game = arriving().do(act.useEffect('p2', OBJECTIVE));
    expect(asked(game)).toEqual(['p2', 'moveToken']);
    const judged = (x: number) => rulesOf(game.judge(act.moveToken('p2', 'objective/1', { x, y: 460_000 })));
    // Wholly within: its far edge counts.
    expect([judged(600_000 + D1), judged(600_000 + D1 + 1)]).toEqual([[], ['OBJ-06']]);
    game.do(act.moveToken('p2', 'objective/1', { x: 650_000, y: 460_000 }));
    expect(judged(640_000)).toEqual(['OBJ-06']);
    game.do(act.done('p2'));
    expect(game.state.objectiveTokens.map(({ at }) => at!.x)).toEqual([650_000, 900_000, 1_200_000]);
    expect(due(game)).toBe('assignDials');
    expect(picksOf(atRound(game, 3), OBJECTIVE)).toHaveLength(4);
  });

  test('once they have arrived nothing more is offered', () => {
    const game = arriving(0).do(act.useEffect('p2', OBJECTIVE, token(2)), act.deployShip('p2', GLAD, SHIP_AT, 1));
    expect(isOffered(atRound(game, 3), OBJECTIVE)).toBe(false);
  });
});

describe('Hyperspace Assault: the end', () => {
  const waiting = (options: Partial<GameOptions> = {}) =>
    atRound(heldBack(begun({ options }), GLAD, 3), 2).do(act.done('p2'));
  const HELD = 56 + 3 * 8;

  /** The Victory, the only ship in play, is about to fly off the table. */
  const leaving = (options: Partial<GameOptions> = {}) => {
    const game = waiting(options);
    const pose = { x: 900_000, y: 850_000, heading: 0 };
    const units = { ...game.state.units, [VIC]: { ...game.ship(VIC), pose, speed: 2 } };
    return having({ ...game, state: { ...game.state, units } } as Game, {});
  };
  const isGone = ({ units }: GameState) => units[VIC]!.status === 'destroyed';

  test('[FAQ-CARD-030] [FAQ-QA-29] when the last ship in play is destroyed, what is set aside is destroyed and scored', () => {
    const game = leaving().until(isGone);
    expect(game.state.outcome).toMatchObject({ winner: 'p1', reason: 'elimination' });
    expect(game.state.outcome!.scores.p1).toBe(85 + 20 + HELD);
    for (const id of [GLAD, ...ties(3)]) expect(game.state.units[id]!.status).toBe('destroyed');
  });

  test('[FAQ-QA-30] in tournaments only when the round is over', () => {
    const game = leaving({ setAsideLoss: 'endOfRound' }).until(isGone);
    expect([game.state.outcome, game.state.units[GLAD]!.status]).toEqual([null, 'setAside']);
    game.until(({ outcome }) => outcome !== null);
    expect(game.state.outcome).toMatchObject({ winner: 'p1', reason: 'elimination' });
    expect(game.trace('phaseEnded').at(-1)).toMatchObject({ phase: 'status' });
    expect(game.trace('roundStarted')).toEqual([]);
    expect(game.state.units[GLAD]!.status).toBe('destroyed');
  });

  test('[FAQ-CARD-031] what never arrived counts as destroyed after round six', () => {
    const game = waiting();
    game.until(({ outcome }) => outcome !== null);
    expect(game.state.outcome).toMatchObject({ reason: 'score' });
    expect(game.state.outcome!.scores.p1).toBeGreaterThanOrEqual(HELD);
    for (const id of [GLAD, ...ties(3)]) expect(game.state.units[id]!.status).toBe('destroyed');
  });

  test('[FAQ-CARD-031] or when time is called', () => {
    const game = waiting().do(act.callTime());
    game.until(({ outcome }) => outcome !== null);
    expect(game.state.outcome).toMatchObject({ reason: 'time' });
    expect(game.state.units[GLAD]!.status).toBe('destroyed');
  });
});
