import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importFleet } from '../../src/fleet/index.ts';
import { createRng, determinize } from '../../src/index.ts';
import {
  ACTION_SPACE,
  actionIds,
  actionMask,
  type BatchSetup,
  legalActionIds,
  OBSERVATION,
  observationOf,
  type Simulation,
  simulationOf,
  startSimulation,
} from '../../src/sim/index.ts';
import { hashText } from '../../src/state/hash.ts';

const fleetFrom = (file: string) => {
  const imported = importFleet(readFileSync(`examples/fleets/${file}`, 'utf8'));
  if (!imported.ok) throw new Error(`${file} is no fleet`);
  return imported.value.fleet;
};

const LEARNING: BatchSetup = { scenario: 'learning' };
const MATCH: BatchSetup = { fleets: { p1: fleetFrom('rebel-400.txt'), p2: fleetFrom('imperial-400.txt') } };

const begin = (setup: BatchSetup, seed: number): Simulation => {
  const begun = startSimulation({ ...setup, seed });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return begun.value;
};

/** Plays by ids drawn at random; `visit` sees each decision with its legal ids. */
const playByIds = (
  setup: BatchSetup,
  seed: number,
  most: number,
  visit: (sim: Simulation, legal: ReturnType<typeof legalActionIds>) => void = () => {},
): Simulation => {
  const sim = begin(setup, seed);
  const rng = createRng(seed);
  for (let n = 0; n < most && !sim.isOver(); n++) {
    const legal = legalActionIds(sim);
    visit(sim, legal);
    const ids = [...legal.keys()];
    sim.apply(legal.get(ids[rng.below(ids.length)]!)!);
  }
  return sim;
};

describe('action ids', { timeout: 120_000 }, () => {
  test('lie in ranges without gaps, one for each type; the space is fixed for its version', () => {
    let next = 0;
    for (const { first, count } of ACTION_SPACE.ranges) {
      expect(first).toBe(next);
      expect(count).toBeGreaterThan(0);
      next += count;
    }
    expect({ version: ACTION_SPACE.version, size: ACTION_SPACE.size, next }).toEqual({
      version: 1,
      size: next,
      next: ACTION_SPACE.size,
    });
    expect(new Set(ACTION_SPACE.ranges.map(({ type }) => type)).size).toBe(ACTION_SPACE.ranges.length);
  });

  test('the ids and the numbers of version 1: a change of either is a new version', () => {
    expect({
      size: ACTION_SPACE.size,
      ranges: hashText(JSON.stringify(ACTION_SPACE.ranges)),
    }).toEqual({ size: 115_978, ranges: '1a1bbae0f3d4a3a71538db0dd3c23172' });
    expect({
      size: OBSERVATION.size,
      parts: hashText(JSON.stringify(OBSERVATION.parts)),
    }).toEqual({ size: 2786, parts: '6425adb875c569b1433ff01b4b5ccab6' });
  });

  test('every decision of a game has some, each stands for a legal action, and every legal action has one', () => {
    const types = new Set<string>();
    for (const [setup, seed, most] of [
      [LEARNING, 1, 400],
      [MATCH, 2, 70],
    ] as const)
      playByIds(setup, seed, most, (sim, legal) => {
        expect(legal.size).toBeGreaterThan(0);
        const actions = sim.legalActions();
        for (const id of actionIds(sim.state, actions)) expect(legal.has(id)).toBe(true);
        for (const [id, action] of legal) {
          types.add(action.type);
          const range = ACTION_SPACE.ranges.find(({ type }) => type === action.type)!;
          expect(id >= range.first && id < range.first + range.count).toBe(true);
          const verdict = sim.judge(action);
          if (!verdict.ok) throw new Error(JSON.stringify({ action, verdict }));
        }
      });
    for (const type of ['deployShip', 'deploySquadron', 'placeObstacle', 'executeManeuver', 'moveSquadron'])
      expect([...types]).toContain(type);
  });

  test('two different actions that are no places never share an id', () => {
    playByIds(LEARNING, 5, 200, (sim) => {
      const actions = sim.legalActions().filter(({ type }) => type !== 'moveSquadron' && type !== 'placeSquadron');
      expect(new Set(actionIds(sim.state, actions)).size).toBe(actions.length);
    });
  });

  test('an id says the same in every state: places by their cell, courses by their clicks', () => {
    const meaning = new Map<number, string>();
    for (const seed of [1, 2])
      playByIds(LEARNING, seed, 150, (_sim, legal) => {
        for (const [id, action] of legal) {
          const said =
            action.type === 'executeManeuver'
              ? JSON.stringify([action.clicks, action.side])
              : action.type === 'activateShip'
                ? action.type
                : null;
          if (said === null) continue;
          expect(meaning.get(id) ?? said).toBe(said);
          meaning.set(id, said);
        }
      });
    expect(meaning.size).toBeGreaterThan(15);
  });

  test('the mask has a 1 for each legal id', () => {
    const sim = begin(LEARNING, 3);
    const mask = actionMask(sim);
    expect(mask).toHaveLength(ACTION_SPACE.size);
    expect(mask.reduce((sum, one) => sum + one, 0)).toBe(legalActionIds(sim).size);
  });

  test('nobody is asked, nothing is legal', () => {
    const sim = playByIds(LEARNING, 4, 5000);
    expect(sim.isOver()).toBe(true);
    expect(legalActionIds(sim).size).toBe(0);
    expect(() => actionIds(sim.state, [{ type: 'concede', player: 'p1' }])).toThrow(RangeError);
  });
});

describe('observations', { timeout: 60_000 }, () => {
  const numberOf = (numbers: Float64Array, part: string, name: string, piece = 0): number => {
    const found = OBSERVATION.parts.find((one) => one.name === part)!;
    return numbers[found.first + piece * found.numbers.length + found.numbers.indexOf(name)]!;
  };

  test('have the size and the parts that the schema says, and nothing but finite numbers', () => {
    const last = OBSERVATION.parts.at(-1)!;
    expect(last.first + last.count * last.numbers.length).toBe(OBSERVATION.size);
    for (const setup of [LEARNING, MATCH])
      playByIds(setup, 6, 40, (sim) => {
        for (const player of ['p1', 'p2'] as const) {
          const numbers = sim.observe(player);
          expect(numbers).toHaveLength(OBSERVATION.size);
          expect(numbers.every(Number.isFinite)).toBe(true);
        }
      });
  });

  test('say what the view says', () => {
    playByIds(LEARNING, 7, 120, (sim) => {
      const view = sim.view('p2');
      const numbers = observationOf(view);
      const ships = view.roster.flatMap((id) => (view.units[id]!.kind === 'ship' ? [view.units[id]!] : []));
      expect(numberOf(numbers, 'game', 'round')).toBeCloseTo(view.round / 6, 12);
      expect(numberOf(numbers, 'game', 'my score')).toBe(view.scores.p2 / 400);
      ships.forEach((ship, i) => {
        if (ship.kind !== 'ship') return;
        expect(numberOf(numbers, 'ships', 'mine', i)).toBe(ship.owner === 'p2' ? 1 : 0);
        expect(numberOf(numbers, 'ships', 'shields front', i)).toBe(ship.shields.front / 10);
        if (ship.pose && ship.status === 'inPlay')
          expect(numberOf(numbers, 'ships', 'x', i)).toBe(ship.pose.x / view.table.widthUm);
        const unknown = ship.dials[0] && ship.dials[0].command === null ? 1 : 0;
        expect(numberOf(numbers, 'ships', 'dial 1 unknown', i)).toBe(unknown);
      });
    });
  });

  test('are equal for games that look alike to the player', () => {
    playByIds(LEARNING, 8, 60, (sim) => {
      const alike = simulationOf(determinize(sim.view('p1'), createRng(1)));
      expect(alike.observe('p1')).toEqual(sim.observe('p1'));
    });
  });
});
