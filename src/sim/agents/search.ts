import type { Action } from '../../state/actions.ts';
import type { DecisionKind } from '../../state/decisions.ts';
import { createRng, type Rng } from '../../state/rng.ts';
import type { Player } from '../../state/vocabulary.ts';
import type { Simulation } from '../simulation.ts';
import type { AgentFactory, Situation } from './agent.ts';
import { bestOf, few, greedValue, worthNow } from './greedy.ts';

/** How long and how far the search looks. */
export interface SearchOptions {
  /** How many lines are played out for each decision about a ship's activation or course; 80 unless given. Others get a tenth. */
  readonly iterations?: number;
  /** After so many decisions a line is judged by what it has come to; 16 unless given. */
  readonly horizon?: number;
  /** How many games that fit the view share the lines; 8 unless given. */
  readonly worlds?: number;
}

/**
 * Information-set Monte-Carlo tree search: one tree over what the player can tell apart, walked in games that each fit what the player
 * knows. Rolls and draws are sampled with their true probabilities and branch the tree. A node begins with the actions that
 * the greedy agent likes best and widens with the root of its visits, so that courses and places do not swamp it. Counted in
 * iterations, not in time: the same seed gives the same choice on every machine.
 */
export const searchAgent =
  (options: SearchOptions = {}): AgentFactory =>
  (rng, player) => ({
    choose: (situation) => {
      const actions = situation.legalActions();
      return actions.length === 1 ? actions[0]! : search(situation, actions, player, rng, options);
    },
  });

/** A set of states that the player cannot tell apart, by the actions and chance that led to it. */
interface Node {
  visits: number;
  /** What was tried here so far, the likeliest first. */
  readonly edges: Edge[];
  /** Actions that have not been tried yet, the likeliest last; null where they are drawn one by one. */
  untried: Liked[] | null;
  /** What follows after each answer of chance. */
  readonly afterChance: Map<string, Node>;
}

interface Edge {
  readonly action: Action;
  /** What the greedy agent thinks of it; counts like the value of some lines. */
  readonly prior: number;
  readonly node: Node;
  visits: number;
  /** What its lines came to, added up, for the player whose action it is. */
  total: number;
}

interface Liked {
  readonly action: Action;
  readonly value: number;
}

const newNode = (): Node => ({ visits: 0, edges: [], untried: null, afterChance: new Map() });

const search = (
  situation: Situation,
  actions: readonly Action[],
  player: Player,
  rng: Rng,
  { iterations = 80, horizon = 16, worlds: most = 8 }: SearchOptions,
): Action => {
  const { awaiting } = situation;
  const lines =
    awaiting.kind === 'player' && DEEP.has(awaiting.decision.kind) ? iterations : Math.ceil(iterations / 10);
  const worlds = Array.from({ length: Math.max(1, Math.min(most, lines)) }, () => situation.imagine(rng));
  const line: Line = { player, horizon, from: worthNow(worlds[0]!, player) };
  const root = newNode();
  root.untried = ranked(few(rng, actions), (action) => greedValue(worlds[0]!, action, player, rng));
  const seed = rng.below(4_294_967_296);
  for (let i = 0; i < lines; i++) {
    widen(root, () => root.untried!.pop() ?? null);
    const edge = promising(root, root.edges);
    // The n-th line of every action is played in the same world with the same luck: what is compared are the actions.
    const sim = worlds[edge.visits % worlds.length]!.clone();
    sim.apply(edge.action);
    const value = descend(sim, edge.node, createRng(seed + edge.visits), line);
    note(root, edge, value);
  }
  return root.edges.reduce((best, edge) => (worthOfEdge(edge) > worthOfEdge(best) ? edge : best)).action;
};

/** What games turn on: the order in which ships act, and where they go. */
const DEEP: ReadonlySet<DecisionKind> = new Set(['activateShip', 'determineCourse']);

/** The least liked first. */
const ranked = (actions: readonly Action[], worth: (action: Action) => number): Liked[] =>
  actions.map((action, at) => ({ action, at, value: worth(action) })).sort((a, b) => a.value - b.value || b.at - a.at);

interface Line {
  /** For whom everything is valued. */
  readonly player: Player;
  readonly horizon: number;
  /** What the game was worth where the search began. */
  readonly from: number;
}

/** Plays one line on from a node: down the tree as far as it goes, then by habit. Returns its value for the searching player. */
const descend = (sim: Simulation, start: Node, rng: Rng, line: Line): number => {
  const path: { readonly node: Node; readonly edge: Edge; readonly player: Player }[] = [];
  let node = start;
  for (let depth = 1; depth < line.horizon; depth++) {
    node = takeChance(sim, node, rng);
    const actor = sim.actor();
    if (actor === null || node.visits === 0) break;
    const edge = nextEdge(sim, node, actor as Player, rng);
    if (!edge) break;
    path.push({ node, edge, player: actor as Player });
    sim.apply(edge.action);
    node = edge.node;
  }
  if (node.visits === 0) node.visits = 1;
  const value = playOut(sim, rng, line, path.length + 1);
  for (const step of path) note(step.node, step.edge, step.player === line.player ? value : -value);
  return value;
};

const note = (node: Node, edge: Edge, value: number): void => {
  node.visits += 1;
  edge.visits += 1;
  edge.total += value;
};

/** Lets chance answer until a player is asked, and follows its answers down the tree. */
const takeChance = (sim: Simulation, from: Node, rng: Rng): Node => {
  let node = from;
  while (sim.actor() === 'chance') {
    const action = sim.sampleAction(rng)!;
    sim.apply(action);
    const key = JSON.stringify(action);
    let next = node.afterChance.get(key);
    if (!next) {
      next = newNode();
      node.afterChance.set(key, next);
    }
    node = next;
  }
  return node;
};

/** Decisions whose answers are places or courses: they are drawn one by one instead of being listed. */
const DRAWN: ReadonlySet<DecisionKind> = new Set([
  'determineCourse',
  'squadronAction',
  'moveSquadron',
  'placeSquadrons',
  'deploy',
  'placeObstacle',
  'placeToken',
  'moveToken',
]);

const isDrawn = (sim: Simulation): boolean => {
  const due = sim.awaiting();
  return due.kind === 'player' && DRAWN.has(due.decision.kind);
};

/** The edge to follow, of those that are legal in this world. */
const nextEdge = (sim: Simulation, node: Node, actor: Player, rng: Rng): Edge | null => {
  if (isDrawn(sim))
    widen(node, () => {
      const action = node.edges.length === 0 ? habit(sim, actor, rng) : sim.sampleAction(rng, actor);
      return action && { action, value: greedValue(sim, action, actor, rng) };
    });
  else {
    node.untried ??= ranked(sim.legalActions(actor), (action) => greedValue(sim, action, actor, rng));
    const { untried } = node;
    widen(node, () => untried.pop() ?? null);
  }
  const legal = node.edges.filter(({ action }) => action.player === actor && sim.judge(action).ok);
  return legal.length > 0 ? promising(node, legal) : null;
};

/** Progressive widening: a node has about as many edges as the root of its visits. */
const widen = (node: Node, next: () => Liked | null): void => {
  if (node.edges.length * node.edges.length > WIDTH * (node.visits + 1)) return;
  const liked = next();
  if (!liked) return;
  const { action, value } = liked;
  node.edges.push({ action, prior: bounded(value), node: newNode(), visits: 0, total: 0 });
};

const WIDTH = 0.4;

/** The mean of its lines, with what was thought of it before counting as some of them. */
const worthOfEdge = ({ prior, visits, total }: Edge): number => (PRIOR_LINES * prior + total) / (PRIOR_LINES + visits);

const PRIOR_LINES = 6;

/** What went well so far, or was tried seldom. */
const promising = (node: Node, edges: readonly Edge[]): Edge => {
  let best = edges[0]!;
  let most = Number.NEGATIVE_INFINITY;
  const explore = CURIOSITY * Math.sqrt(node.visits + 1);
  for (const edge of edges) {
    const value = worthOfEdge(edge) + explore / (1 + edge.visits);
    if (value <= most) continue;
    most = value;
    best = edge;
  }
  return best;
};

const CURIOSITY = 0.15;

/** Plays on by habit up to the horizon, and says what came of it: from -1 to 1, 0 being no change. */
const playOut = (sim: Simulation, rng: Rng, { player, horizon, from }: Line, depth: number): number => {
  for (let n = depth; n < horizon; ) {
    const actor = sim.actor();
    if (actor === null) break;
    if (actor === 'chance') sim.apply(sim.sampleAction(rng)!);
    else {
      sim.apply(habit(sim, actor, rng));
      n += 1;
    }
  }
  while (sim.actor() === 'chance') sim.apply(sim.sampleAction(rng)!);
  return bounded(worthNow(sim, player) - from);
};

/** A gain in fleet points as a number from -1 to 1: so many points count half a game. */
const bounded = (gain: number): number => gain / (Math.abs(gain) + SCALE);
const SCALE = 25;

/** How many courses or places habit chooses from. */
const GLANCES = 4;

/** What the greedy agent would do at a glance. */
const habit = (sim: Simulation, actor: Player, rng: Rng): Action => {
  const actions = isDrawn(sim)
    ? Array.from({ length: GLANCES }, () => sim.sampleAction(rng, actor)!)
    : sim.legalActions(actor);
  return actions.length === 1 ? actions[0]! : bestOf(rng, actions, (action) => greedValue(sim, action, actor, rng));
};
