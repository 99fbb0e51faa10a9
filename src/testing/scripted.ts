import type { Engine } from '../engine/engine.ts';
import { standardEngine } from '../engine/standard.ts';
import type { Action, ChanceAction } from '../state/actions.ts';
import type { GameState } from '../state/state.ts';

/** A game whose chance follows a script. */
export interface ScriptedGame {
  /** The game as it stands; never one that waits for chance. */
  readonly state: GameState;
  /** Plays actions of the players; chance answers from the script. An illegal action throws. */
  do(...actions: readonly Action[]): ScriptedGame;
  /** The state at the end; throws when answers of the script are left over. */
  finish(): GameState;
}

/**
 * Plays on from a state with scripted dice and draws: each time chance is due, the next answer of the script is played. A script
 * that runs dry, or that `finish` finds unused, is an error.
 *
 * @example
 * scriptChance(state, [act.rollDice([{ color: 'red', face: 'crit' }])]).do(attack).finish();
 */
export const scriptChance = (
  from: GameState,
  script: readonly ChanceAction[],
  engine: Engine = standardEngine(),
): ScriptedGame => {
  const left = [...script];
  let state = engine.withChance(from, 'explicit');
  const apply = (action: Action): void => {
    const result = engine.step(state, action);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(action)} ${JSON.stringify(result.verdict)}`);
    state = result.state;
  };
  const answerChance = (): void => {
    while (engine.awaiting(state).kind === 'chance') {
      const next = left.shift();
      if (!next) throw new Error(`the script has no answer to ${JSON.stringify(engine.awaiting(state))}`);
      apply(next);
    }
  };
  answerChance();
  const game: ScriptedGame = {
    get state() {
      return state;
    },
    do: (...actions) => {
      for (const action of actions) {
        apply(action);
        answerChance();
      }
      return game;
    },
    finish: () => {
      if (left.length > 0) throw new Error(`the script has ${left.length} answers left over`);
      return state;
    },
  };
  return game;
};
