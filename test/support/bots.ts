import type { Engine } from '../../src/engine/engine.ts';
import type { Action } from '../../src/state/actions.ts';
import type { Rng } from '../../src/state/rng.ts';
import { unitsOf } from '../../src/state/selectors.ts';
import type { GameState } from '../../src/state/state.ts';

/** Players that pick among the legal actions, each game the same for the same generator. */

type Bot = (engine: Engine, state: GameState, legal: readonly Action[], rng: Rng) => Action;

const oneOf = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)]!;

/** A type of action first, so that many courses or places do not drown the rest. */
const wanderer: Bot = (_engine, _state, legal, rng) => {
  const type = oneOf([...new Set(legal.map((action) => action.type))], rng);
  return oneOf(
    legal.filter((action) => action.type === type),
    rng,
  );
};

const SOME_COURSES = 6;

/** Goes for the enemy: shoots whatever it can with the most dice, closes in, uses tokens and commands. */
const hunter: Bot = (engine, state, legal, rng) => {
  const attacks = legal.filter((action) => action.type === 'declareTarget');
  if (attacks.length > 0) return best(attacks, (target) => engine.explainAttack(state, target).dice.rolled);
  const courses = legal.filter((action) => action.type === 'executeManeuver');
  if (courses.length > 0)
    return best(
      Array.from({ length: SOME_COURSES }, () => oneOf(courses, rng)),
      (course) => {
        const result = engine.step(state, course);
        const unit = result.ok ? result.state.units[course.ship]! : null;
        return unit?.status === 'inPlay' && unit.pose ? -nearestEnemy(state, unit.owner, unit.pose) : -1e9;
      },
    );
  const moves = legal.filter((action) => action.type === 'moveSquadron');
  if (moves.length > 0) return best(moves, ({ player, to }) => -nearestEnemy(state, player, to));
  const doing = legal.filter(({ type }) => type !== 'done');
  return wanderer(engine, state, doing.length > 0 && rng.below(4) > 0 ? doing : legal, rng);
};

const nearestEnemy = (state: GameState, player: string, { x, y }: { readonly x: number; readonly y: number }): number =>
  Math.min(
    1e8,
    ...unitsOf(state)
      .filter(({ owner, status, pose }) => owner !== player && status === 'inPlay' && pose)
      .map(({ pose }) => Math.abs(pose!.x - x) + Math.abs(pose!.y - y)),
  );

const best = <A>(actions: readonly A[], worth: (action: A) => number): A =>
  actions
    .map((action) => ({ action, worth: worth(action) }))
    .reduce((most, each) => (each.worth > most.worth ? each : most)).action;

export const BOTS = { wanderer, hunter } as const;
export type BotName = keyof typeof BOTS;
