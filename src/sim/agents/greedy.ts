import { remember } from '../../rules/kernel/game.ts';
import type { Action, ActionType } from '../../state/actions.ts';
import type { Rng } from '../../state/rng.ts';
import type { Player } from '../../state/vocabulary.ts';
import { gameOf, type Simulation } from '../simulation.ts';
import type { AgentFactory } from './agent.ts';
import { likingOf } from './habits.ts';
import { worthOf } from './worth.ts';

/**
 * Plays recognisable Armada without thinking further than its own action: it shoots where it costs the enemy most, spends defense
 * tokens when they save more than they are worth, and moves to where it threatens more than it is threatened, on the table.
 * Everything that it weighs, it tries out on a game imagined from what its player knows.
 */
export const greedyAgent: AgentFactory = (rng, player) => ({
  choose: (situation) => {
    const actions = situation.legalActions();
    if (actions.length === 1) return actions[0]!;
    const imagined = situation.imagine(rng);
    return bestOf(rng, few(rng, actions), (action) => greedValue(imagined, action, player, rng));
  },
});

/** Actions that are judged by where they lead, not by habit. */
const TRIED_OUT: ReadonlySet<ActionType> = new Set([
  'executeManeuver',
  'moveSquadron',
  'placeSquadron',
  'useEffect',
  'choose',
  'moveToken',
]);

/** How many courses or places are tried out. */
const MOST_TRIED = 40;

/** What an action gains its player in fleet points, as far as can be seen at once. */
export const greedValue = (sim: Simulation, action: Action, player: Player, rng: Rng): number => {
  if (action.type === 'changeSpeed') return bestManeuver(sim, action, player, rng);
  if (!TRIED_OUT.has(action.type)) return likingOf(gameOf(sim), action);
  return worthAfter(sim, action, player, rng) - worthNow(sim, player);
};

/** What a game is worth to a player; a finished one, whether it is won. */
export const worthNow = (sim: Simulation, player: Player): number => {
  const { outcome } = sim.state;
  if (outcome) return outcome.winner === player ? GAME : -GAME;
  return remember(gameOf(sim), `worth ${player}`, () => worthOf(gameOf(sim), player));
};

/** What the game is worth once an action and the chance behind it are over. */
const worthAfter = (sim: Simulation, action: Action, player: Player, rng: Rng): number => {
  const tried = sim.clone();
  tried.apply(action);
  settleChance(tried, rng);
  return worthNow(tried, player);
};

/** What a won game counts for, in fleet points. */
export const GAME = 500;

/** Answers chance until a player is asked. */
const settleChance = (sim: Simulation, rng: Rng): void => {
  while (sim.actor() === 'chance') sim.apply(sim.sampleAction(rng)!);
};

/** Another speed is as good as the best course that it opens. */
const bestManeuver = (sim: Simulation, action: Action, player: Player, rng: Rng): number => {
  const tried = sim.clone();
  tried.apply(action);
  const courses = tried.legalActions(player).filter(({ type }) => type === 'executeManeuver');
  const before = worthNow(sim, player);
  return Math.max(
    ...few(rng, courses, MOST_TRIED / 2).map((course) => worthAfter(tried, course, player, rng) - before),
    -GAME,
  );
};

/** A fair few of many courses or places, in their order; everything else is kept. */
export const few = (rng: Rng, actions: readonly Action[], most = MOST_TRIED): readonly Action[] => {
  const many = actions.filter(({ type }) => type === 'executeManeuver' || type === 'moveSquadron');
  if (many.length <= most) return actions;
  const stride = many.length / most;
  const offset = rng.below(1024) / 1024;
  const left = new Set(many);
  for (let i = 0; i < most; i++) left.delete(many[Math.floor((i + offset) * stride)]!);
  return actions.filter((action) => !left.has(action));
};

/** The action of the highest value; equal ones are drawn for. */
export const bestOf = (rng: Rng, actions: readonly Action[], worth: (action: Action) => number): Action => {
  let best = actions[0]!;
  let most = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (const action of actions) {
    const value = worth(action);
    if (value < most) continue;
    equals = value > most ? 1 : equals + 1;
    if (equals === 1 || rng.below(equals) === 0) best = action;
    most = value;
  }
  return best;
};
