import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { standardContent } from '../../src/content/content.ts';
import { createEngine } from '../../src/engine/engine.ts';
import { createLogbook, type GameLog } from '../../src/engine/log.ts';
import type { GameSetup } from '../../src/engine/setup.ts';
import { createRng, type Rng } from '../../src/state/rng.ts';
import type { GameState } from '../../src/state/state.ts';
import { HULL_ZONES } from '../../src/state/vocabulary.ts';

/**
 * Plays random games and looks for hangs, errors and broken invariants: `npm run fuzz -- --games 10000 --seed 0`. Half of them
 * are the learning scenario, half are hand-made battles of any ships and squadrons. A failure is saved as a log under
 * `test/regression`, and the command that plays it again is printed.
 */

const { values } = parseArgs({
  options: { games: { type: 'string', default: '1000' }, seed: { type: 'string', default: '0' } },
});
const engine = createEngine(standardContent());
const { startLog, extendLog } = createLogbook(engine);
const { ships, squadrons } = engine.content;

const anySetup = (seed: number, rng: Rng): GameSetup => {
  if (rng.below(2) === 0) return { scenario: 'learning', seed };
  const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)]!;
  const count = 2 + rng.below(4);
  return {
    seed,
    position: {
      firstPlayer: pick(['p1', 'p2'] as const),
      ships: Array.from({ length: count }, (_, i) => {
        const card = pick(Object.keys(ships));
        const mine = i % 2 === 0;
        return {
          owner: mine ? 'p1' : 'p2',
          card,
          speed: 1 + rng.below(Object.keys(ships[card]!.speedChart).length),
          pose: { x: 500_000 + 200_000 * Math.floor(i / 2), y: mine ? 250_000 : 650_000, heading: mine ? 0 : 32_768 },
        } as const;
      }),
      squadrons: Array.from({ length: rng.below(9) }, (_, i) => ({
        owner: i % 2 === 0 ? ('p1' as const) : ('p2' as const),
        card: pick(Object.keys(squadrons)),
        pose: { x: 450_000 + 60_000 * i, y: i % 2 === 0 ? 400_000 : 500_000, heading: 0 },
      })),
      obstacles: ['asteroid-field-1', 'debris-field-1', 'station'].map((obstacle, i) => ({
        obstacle,
        pose: { x: 500_000 + 250_000 * i, y: 450_000, heading: rng.below(65_536) },
      })),
    },
  };
};

const checkState = (state: GameState): void => {
  let cards = 0;
  for (const unit of Object.values(state.units)) {
    if (unit.kind !== 'ship') continue;
    cards += unit.damage.length;
    for (const zone of HULL_ZONES)
      if (unit.shields[zone] < 0 || unit.shields[zone] > ships[unit.card]!.shields[zone])
        throw new Error(`shields of ${unit.id}`);
  }
  const { size, discard } = state.decks.shared!;
  if (cards + size + discard.length !== 52) throw new Error('52 cards');
};

interface Played {
  readonly log: GameLog | null;
  readonly error: string | null;
}

const playOne = (seed: number): Played => {
  const rng = createRng(seed);
  let log: GameLog | null = null;
  try {
    const begun = startLog(anySetup(seed, rng));
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    log = begun.value.log;
    let { state } = begun.value;
    for (let n = 0; !state.outcome; n++) {
      if (n > 5000) throw new Error('the game does not end');
      const legal = engine.legalActions(state);
      if (legal.length === 0) throw new Error(`nobody can act: ${JSON.stringify(engine.awaiting(state))}`);
      const types = [...new Set(legal.map(({ type }) => type))];
      const type = types[rng.below(types.length)]!;
      const some = legal.filter((action) => action.type === type);
      const played = engine.step(state, some[rng.below(some.length)]!);
      if (!played.ok) throw new Error(`an offered action was refused: ${JSON.stringify(played.verdict)}`);
      log = extendLog(log, played);
      state = played.state;
      checkState(state);
    }
    return { log, error: null };
  } catch (error) {
    return { log, error: String(error) };
  }
};

const first = Number(values.seed);
const games = Number(values.games);
let actions = 0;
let failures = 0;
for (let seed = first; seed < first + games; seed++) {
  const { log, error } = playOne(seed);
  actions += log?.actions.length ?? 0;
  if (!error) continue;
  failures += 1;
  mkdirSync('test/regression', { recursive: true });
  writeFileSync(`test/regression/fuzz-${seed}.json`, JSON.stringify({ error, log }));
  console.log(`seed ${seed}: ${error}\n  npm run fuzz -- --games 1 --seed ${seed}`);
}
console.log(`${games} games, ${actions} actions, ${failures} failures`);
process.exitCode = failures > 0 ? 1 : 0;
