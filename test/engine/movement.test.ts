import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../src/engine/position.ts';
import type { GameSetup } from '../../src/engine/setup.ts';
import { insidePlayArea, isOverlapping, overlaps, type Piece, shipGeometry } from '../../src/geometry/index.ts';
import { act } from '../../src/state/actions.ts';
import { createRng } from '../../src/state/rng.ts';
import { isInPlay, shipsOf, squadronsOf } from '../../src/state/selectors.ts';
import type { GameState, Ship } from '../../src/state/state.ts';
import { engine } from '../support/learning.ts';

/** Whole games of movement over all ships and squadrons of the pool, and squadrons crowded around one ship. */

const { ships, squadrons } = engine.content;
const pieceOf = (ship: Ship): Piece => shipGeometry(ships[ship.card]!.shipClass, ship.pose!);

/** Nothing that stands overlaps what it must not, and all of it is on the table. */
const checkTable = (state: GameState) => {
  const standing = shipsOf(state).filter(isInPlay).map(pieceOf);
  const flying = squadronsOf(state)
    .filter((squadron) => isInPlay(squadron) && squadron.pose)
    .map(({ pose }) => ({ pose: pose! }));
  for (const [i, piece] of standing.entries()) {
    expect(insidePlayArea(piece, state.table.area).inside).toBe(true);
    for (const other of standing.slice(0, i)) expect(isOverlapping(piece, other)).toBe(false);
    for (const squadron of flying) expect(isOverlapping(piece, squadron)).toBe(false);
  }
  for (const [i, squadron] of flying.entries()) {
    expect(insidePlayArea(squadron, state.table.area).inside).toBe(true);
    for (const other of flying.slice(0, i)) expect(isOverlapping(squadron, other)).toBe(false);
  }
};

const atRest = (state: GameState) => !state.frames.some(({ kind }) => kind === 'maneuver' || kind === 'squadronMove');

const playOut = (setup: GameSetup, seed: number, visit: (state: GameState) => void): GameState => {
  const created = engine.createGame(setup);
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const rng = createRng(seed);
  let state = created.value;
  for (let n = 0; !state.outcome; n++) {
    if (n > 4000) throw new Error('no end');
    visit(state);
    const legal = engine.legalActions(state);
    // Decide among types first: there are many more courses and places than other actions.
    const types = [...new Set(legal.map(({ type }) => type))];
    const type = types[rng.below(types.length)]!;
    const some = legal.filter((action) => action.type === type);
    const played = engine.step(state, some[rng.below(some.length)]!);
    if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.verdict)}`);
    state = played.state;
  }
  return state;
};

const shipIds = Object.keys(ships);
const squadronIds = Object.keys(squadrons);
const OBSTACLES = [
  'asteroid-field-1',
  'asteroid-field-2',
  'asteroid-field-3',
  'debris-field-1',
  'debris-field-2',
  'station',
];

/** Two fleets of any ships and squadrons facing each other across obstacles. */
const anyBattle: fc.Arbitrary<Position> = fc
  .record({
    cards: fc.array(fc.constantFrom(...shipIds), { minLength: 4, maxLength: 6 }),
    wings: fc.array(fc.constantFrom(...squadronIds), { minLength: 2, maxLength: 8 }),
    speed: fc.integer({ min: 0, max: 1 }),
    turn: fc.integer({ min: 0, max: 65_535 }),
  })
  .map(({ cards, wings, speed, turn }) => ({
    ships: cards.map((card, i) => ({
      owner: i % 2 === 0 ? ('p1' as const) : ('p2' as const),
      card,
      speed: Math.min(speed + 1, Math.max(...Object.keys(ships[card]!.speedChart).map(Number))),
      pose: {
        x: 500_000 + 200_000 * Math.floor(i / 2),
        y: i % 2 === 0 ? 250_000 : 650_000,
        heading: i % 2 === 0 ? 0 : 32_768,
      },
    })),
    squadrons: wings.map((card, i) => ({
      owner: i % 2 === 0 ? ('p1' as const) : ('p2' as const),
      card,
      hull: 1,
      pose: { x: 450_000 + 60_000 * i, y: i % 2 === 0 ? 400_000 : 500_000, heading: 0 },
    })),
    obstacles: OBSTACLES.map((obstacle, i) => ({
      obstacle,
      pose: { x: 420_000 + 170_000 * i, y: 450_000, heading: (turn + i * 9000) % 65_536 },
    })),
  }));

describe('games of movement', () => {
  test('no ship and no squadron overlaps what it must not, nothing stands off the table, every game ends', () => {
    fc.assert(
      fc.property(anyBattle, fc.nat(), (position, seed) => {
        playOut({ position, seed }, seed, (state) => {
          if (atRest(state)) checkTable(state);
        });
      }),
      { seed: 77, numRuns: 40 },
    );
  });

  test('the learning scenario, too', () => {
    for (let seed = 0; seed < 8; seed++)
      playOut({ scenario: 'learning', seed }, seed, (state) => {
        if (atRest(state)) checkTable(state);
      });
  });

  test('squadrons crowded around a ship, at the table’s edge or not, are all put back, touching while there is room', () => {
    const COR = 'p1/cr90-corvette-a/1';
    fc.assert(
      fc.property(
        fc.record({
          x: fc.integer({ min: 22_000, max: 400_000 }),
          y: fc.integer({ min: 100_000, max: 700_000 }),
          places: fc.array(
            fc.record({ x: fc.integer({ min: -90_000, max: 90_000 }), y: fc.integer({ min: -110_000, max: 110_000 }) }),
            {
              minLength: 1,
              maxLength: 24,
            },
          ),
          seed: fc.nat(),
        }),
        ({ x, y, places, seed }) => {
          const start = { x, y, heading: 0 };
          const end = { x, y: y + 134_400, heading: 0 };
          const others = [{ shipClass: 'cr90-corvette', pose: start }];
          const clear: { x: number; y: number; heading: number }[] = [];
          for (const place of places) {
            const pose = { x: end.x + place.x, y: end.y + place.y, heading: 0 };
            const free =
              insidePlayArea({ pose }).inside &&
              others.every((ship) => !isOverlapping(ship, { pose })) &&
              clear.every((each) => !isOverlapping({ pose: each }, { pose }));
            if (free) clear.push(pose);
          }
          const created = engine.createGame({
            seed,
            position: {
              phase: 'ship',
              ships: [
                { owner: 'p1', card: 'cr90-corvette-a', speed: 2, pose: start },
                {
                  owner: 'p2',
                  card: 'victory-ii-class-star-destroyer',
                  speed: 0,
                  pose: { x: 1_700_000, y: 800_000, heading: 0 },
                },
              ],
              squadrons: clear.map((pose) => ({ owner: 'p2', card: 'tie-fighter-squadron', pose })),
            },
          });
          if (!created.ok) throw new Error(JSON.stringify(created.error));
          const rng = createRng(seed);
          let state = created.value;
          const play = (action: Parameters<typeof engine.step>[1]) => {
            const played = engine.step(state, action);
            if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.verdict)}`);
            state = played.state;
          };
          play(act.activateShip('p1', COR));
          const due = engine.awaiting(state);
          if (due.kind === 'player' && due.decision.kind === 'declareTarget') play(act.done('p1'));
          play(act.executeManeuver('p1', COR, [0, 0], 'left'));
          const ship = shipGeometry('cr90-corvette', end);
          for (
            let due = engine.awaiting(state);
            due.kind === 'player' && due.decision.kind === 'placeSquadrons';
            due = engine.awaiting(state)
          ) {
            const region = engine.legalRegion(state)!;
            const sampled = region.sample(rng);
            const offered = engine.legalActions(state);
            expect(offered.length).toBeGreaterThan(0);
            const pick = offered[rng.below(offered.length)]!;
            if (pick.type !== 'placeSquadron') throw new Error('not a placement');
            const to = sampled && rng.below(2) === 0 ? sampled : pick.to;
            play(act.placeSquadron('p2', pick.squadron, to));
            const gap = (other: Piece) => Math.abs(overlaps(other, { pose: to }).depthUm);
            const touching = squadronsOf(state).filter(
              ({ pose, id }) => pose && id !== pick.squadron && gap({ pose }) <= 11,
            );
            expect(gap(ship) <= 11 || touching.length > 0).toBe(true);
          }
          checkTable(state);
          expect(squadronsOf(state).every(({ status }) => status === 'inPlay')).toBe(true);
        },
      ),
      { seed: 5, numRuns: 120 },
    );
  });
});
