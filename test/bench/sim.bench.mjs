import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs, promisify } from 'node:util';
import { createGame, createRng, step } from 'armada-rules';
import { importFleet } from 'armada-rules/fleet';
import { simulationOf, startSimulation } from 'armada-rules/sim';
import { attackOdds } from 'armada-rules/sim/odds';
import { runBatchInPool } from 'armada-rules/sim/pool';
import { playChess } from './peers/chess.mjs';
import { oneFieldMove } from './peers/reducer.mjs';

/**
 * The figures of docs/performance.md, each against a peer in the same process, from the build that users get. Ours and the peer
 * take turns, so that whatever else the machine does hits both; a figure is the quotient of the two medians.
 *   npm run bench:sim                     all but memory
 *   npm run bench:sim -- --memory         memory after every thousand of 10,000 games too
 *   npm run bench:sim -- --only step      the figures with this word, `workers` or `growth` alone
 */

const { values } = parseArgs({
  options: { memory: { type: 'boolean' }, only: { type: 'string' }, play: { type: 'string' } },
});
const WARM_UP = 6;
const ROUNDS = 15;

const fleetOf = (file) => importFleet(readFileSync(`examples/fleets/${file}.txt`, 'utf8')).value.fleet;
const fleets = { p1: fleetOf('rebel-400'), p2: fleetOf('imperial-400') };
const learning = (seed) => ({ scenario: 'learning', seed });
const coreFleets = { p1: fleetOf('core-rebel'), p2: fleetOf('core-imperial') };
const core = (seed) => ({ fleets: coreFleets, format: 'core-180', seed });
const match = (seed) => ({ fleets, format: 'standard-400', seed });

const started = (setup) => {
  const begun = startSimulation(setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return begun.value;
};

/** Random games until so many decisions are taken: the number of decisions. */
const playGames = (setupOf, decisions, seed) => {
  let taken = 0;
  for (let game = seed; taken < decisions; game++) {
    const sim = started(setupOf(game));
    const rng = createRng(game);
    for (let action = sim.sampleAction(rng); action !== null; action = sim.sampleAction(rng)) {
      sim.apply(action);
      taken += 1;
    }
  }
  return taken;
};

const timed = (body) => {
  const start = process.hrtime.bigint();
  const operations = body();
  return (operations * 1e9) / Number(process.hrtime.bigint() - start);
};
const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

const race = (name, { ours, peer, atLeast, aim }) => {
  if (values.only && !name.includes(values.only)) return;
  const rates = { ours: [], peer: [] };
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const [mine, theirs] = [timed(() => ours(round)), timed(() => peer(round))];
    if (round < WARM_UP) continue;
    rates.ours.push(mine);
    rates.peer.push(theirs);
  }
  const [mine, theirs] = [median(rates.ours), median(rates.peer)];
  const shown = (rate) => (rate < 100 ? rate.toPrecision(3) : Math.round(rate).toLocaleString('en'));
  console.log(
    `${name.padEnd(58)} ${shown(mine).padStart(12)}/s ${shown(theirs).padStart(12)}/s ${(mine / theirs).toPrecision(3).padStart(9)}` +
      `   at least ${atLeast}, aim ${aim}`,
  );
};

const repeat = (times, body) => {
  for (let i = 0; i < times; i++) body(i);
  return times;
};

// A process of its own that plays games and nothing else, for what the machine can do at best.
if (values.play) {
  for (let game = 0; game < Number(values.play); game++) playGames(learning, 1, game);
  process.exit();
}

console.log(`Node ${process.version}, ${cpus()[0].model}, ${cpus().length} threads\n`);
console.log(`${''.padEnd(58)} ${'ours'.padStart(14)} ${'peer'.padStart(14)} ${'ratio'.padStart(9)}`);

const chess = (round) => playChess(20_000, createRng(round));
race('random play, learning scenario; chessops', {
  ours: (round) => playGames(learning, 6_000, 1000 * round),
  peer: chess,
  atLeast: 0.25,
  aim: 1,
});
race('random play, 400-point game; chessops', {
  ours: (round) => playGames(match, 4_000, 1000 * round),
  peer: chess,
  atLeast: 0.1,
  aim: 0.5,
});

// A whole 400-point game, state by state, through the immutable driver.
const recorded = (() => {
  const created = createGame(match(1));
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const rng = createRng(1);
  const moments = [];
  for (let state = created.value; !state.outcome; ) {
    const action = simulationOf(state).sampleAction(rng);
    moments.push({ state, action });
    const played = step(state, action);
    if (!played.ok) throw new Error(JSON.stringify(played.verdict));
    state = played.state;
  }
  return moments;
})();
const middle = recorded[recorded.length >> 1].state;
const move = oneFieldMove(structuredClone(middle));
race('step, 400-point game; boardgame.io, one field of as much', {
  ours: () => {
    let { state } = recorded[0];
    for (const { action } of recorded) state = step(state, action).state;
    return recorded.length;
  },
  peer: () => repeat(2_000, move),
  atLeast: 1,
  aim: 3,
});

const inTheMiddle = simulationOf(middle);
race('clone, 400-point game; structuredClone', {
  ours: () => repeat(4_000, () => inTheMiddle.clone()),
  peer: () => repeat(200, () => structuredClone(middle)),
  atLeast: 15,
  aim: 40,
});

const FACES = [0, 0, 0, 1, 1, 1, 1, 2];
/** Every result of eight dice, one after the other. */
const enumerate = () => {
  const counts = new Array(17).fill(0);
  for (let code = 0; code < 8 ** 8; code++) {
    let damage = 0;
    for (let rest = code, die = 0; die < 8; die++, rest >>= 3) damage += FACES[rest & 7];
    counts[damage] += 1;
  }
  return counts;
};
race('exact odds of eight dice; all 8^8 results', {
  ours: () => repeat(200, () => attackOdds({ dice: { red: 4, blue: 2, black: 2 } })),
  peer: () => repeat(1, enumerate),
  atLeast: 1_000,
  aim: 10_000,
});

if (!values.only || values.only === 'workers') {
  const batch = {
    setup: { scenario: 'learning' },
    agents: { p1: { agent: 'random' }, p2: { agent: 'random' } },
    seed0: 1,
    count: 1_500,
  };
  const secondsOf = async (body) => {
    const start = process.hrtime.bigint();
    await body();
    return Number(process.hrtime.bigint() - start) / 1e9;
  };
  const playAlone = (games) => () =>
    promisify(execFile)(process.execPath, [import.meta.filename, '--play', String(games)]);
  const taken = { one: [], two: [], whole: [], halves: [] };
  for (let round = 0; round < 3; round++) {
    taken.one.push(await secondsOf(() => runBatchInPool(batch, { workers: 1 })));
    taken.two.push(await secondsOf(() => runBatchInPool(batch, { workers: 2 })));
    taken.whole.push(await secondsOf(playAlone(batch.count)));
    const half = playAlone(batch.count / 2);
    taken.halves.push(await secondsOf(() => Promise.all([half(), half()])));
  }
  const [one, two] = [median(taken.one), median(taken.two)];
  console.log(
    `\n${batch.count} random games of the learning scenario: ${one.toFixed(1)} s with one worker, ${two.toFixed(1)} s with two: ` +
      `${(one / two).toFixed(2)}   at least 1.7, aim 1.95`,
  );
  console.log(
    `two processes that share nothing, against one that plays all: ${(median(taken.whole) / median(taken.halves)).toFixed(2)}, ` +
      'which is what this machine can do',
  );
}

if (!values.only || values.only === 'growth') {
  console.log('\nHow cost grows with the fleets:');
  for (const [name, setupOf] of [
    ['learning scenario', learning],
    ['180 points', core],
    ['400 points', match],
  ]) {
    const units = Object.keys(started(setupOf(1)).state.units).length;
    const games = 60;
    let taken = 0;
    for (let game = 0; game < 20; game++) playGames(setupOf, 1, game);
    const start = process.hrtime.bigint();
    for (let game = 0; game < games; game++) taken += playGames(setupOf, 1, 100 + game);
    const ms = Number(process.hrtime.bigint() - start) / 1e6;
    console.log(
      `  ${name.padEnd(20)} ${units} units, ${Math.round(taken / games)} decisions a game, ` +
        `${((1000 * ms) / taken).toFixed(0)} µs a decision, ${(ms / games).toFixed(1)} ms a game`,
    );
  }
}

if (values.memory) {
  const heaps = [];
  for (let thousand = 0; thousand < 10; thousand++) {
    for (let game = 0; game < 1_000; game++) playGames(learning, 1, 1_000 * thousand + game);
    globalThis.gc?.();
    heaps.push(process.memoryUsage().heapUsed / 2 ** 20);
  }
  console.log(`\nMB in use after every 1,000 games: ${heaps.map((mb) => mb.toFixed(1)).join(', ')}`);
  console.log(`last against first: ${(heaps.at(-1) / heaps[0]).toFixed(3)}   within 1.1`);
}
