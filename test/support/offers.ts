import type { EffectPick } from '../../src/state/actions.ts';
import type { Player } from '../../src/state/vocabulary.ts';
import type { play } from './table.ts';

type Played = ReturnType<typeof play>;

/** The picks with which an effect is on offer, an empty one where it asks for none; no entry: not on offer. */
export const picksOf = (game: Pick<Played, 'legal'>, source: string, player?: Player): EffectPick[] =>
  game
    .legal(player)
    .flatMap((action) => (action.type === 'useEffect' && action.source === source ? [action.pick ?? {}] : []));

/** Whether an effect is on offer. */
export const isOffered = (game: Pick<Played, 'legal'>, source: string): boolean => picksOf(game, source).length > 0;

/** The kind of the decision that is due. */
export const due = (game: Pick<Played, 'awaiting'>): string => {
  const awaited = game.awaiting();
  return awaited.kind === 'over' ? 'over' : awaited.decision.kind;
};
