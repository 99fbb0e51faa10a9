import type { Content } from '../../content/content.ts';
import type { GameState } from '../../state/state.ts';

/** What rules read: the state, the cards, and what was already worked out for this very state. */
export interface Game {
  readonly state: GameState;
  readonly content: Content;
  /** Answers that hold for this state only; emptied by every write. */
  readonly memo: Map<string, unknown>;
}

/** An answer that is worked out once for each state. */
export const remember = <T>(g: Game, key: string, workOut: () => T): T => {
  if (g.memo.has(key)) return g.memo.get(key) as T;
  const answer = workOut();
  g.memo.set(key, answer);
  return answer;
};
