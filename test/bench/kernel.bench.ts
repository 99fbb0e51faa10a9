import { Bench } from 'tinybench';
import { standardContent } from '../../src/content/content.ts';
import { applyAction } from '../../src/engine/advance.ts';
import { inPlaceStore } from '../../src/engine/drivers.ts';
import { createEngine, hashState } from '../../src/engine/engine.ts';
import type { Action } from '../../src/state/actions.ts';
import { canonicalJson, cloneJson } from '../../src/state/json.ts';
import { createRng } from '../../src/state/rng.ts';
import type { GameState } from '../../src/state/state.ts';

/**
 * One recorded game of the learning scenario, played again by each driver. The peer is what a plain reducer would do: copy the
 * whole state with structuredClone and change the copy. It runs last: immer leaves traces in the inline caches of the writers.
 */

const engine = createEngine(standardContent());
const created = engine.createGame({ scenario: 'learning', seed: 1 });
if (!created.ok) throw new Error('no game');
const opening = created.value;

const rng = createRng(1);
const actions: Action[] = [];
const states: GameState[] = [];
for (let state = opening; !state.outcome; ) {
  const legal = engine.legalActions(state);
  const action = legal[rng.below(legal.length)]!;
  const played = engine.step(state, action);
  if (!played.ok) throw new Error('refused');
  actions.push(action);
  states.push(state);
  state = played.state;
}

const bench = new Bench({ time: 1000, warmupTime: 200 });
bench
  .add('in place', () => {
    const store = inPlaceStore(cloneJson(opening), engine.content);
    for (const action of actions) applyAction(store, action);
  })
  .add('structuredClone (peer)', () => {
    let state = opening;
    for (const action of actions) {
      const store = inPlaceStore(structuredClone(state), engine.content);
      applyAction(store, action);
      state = store.game.state;
    }
  })
  .add('step', () => {
    let state = opening;
    for (const action of actions) {
      const played = engine.step(state, action);
      if (played.ok) state = played.state;
    }
  })
  .add('judge', () => {
    for (const [i, state] of states.entries()) engine.judge({ ...state }, actions[i]!);
  })
  .add('legalActions', () => {
    for (const state of states) engine.legalActions({ ...state });
  })
  .add('viewFor', () => {
    for (const state of states) engine.viewFor(state, 'p1');
  })
  .add('hashState', () => {
    for (const state of states) hashState(state);
  });
await bench.run();

const rate = new Map(
  bench.tasks.map((task) => [
    task.name,
    (task.result as { throughput: { mean: number } }).throughput.mean * actions.length,
  ]),
);
const peer = rate.get('structuredClone (peer)')!;
console.log(
  `A game of ${actions.length} actions; the last state is ${canonicalJson(states.at(-1)).length} characters of JSON.`,
);
console.log('Operations a second, and times the peer:');
for (const [name, each] of rate)
  console.log(
    `  ${name.padEnd(24)} ${Math.round(each).toLocaleString('en').padStart(10)}  ${(each / peer).toFixed(2)}`,
  );
