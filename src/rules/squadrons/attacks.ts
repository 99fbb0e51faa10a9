import type { SquadronActivationFrame } from '../../state/frames.ts';
import { movedKey } from '../../state/marks.ts';
import { nearestFrame } from '../../state/selectors.ts';
import type { Game } from '../kernel/game.ts';
import { value } from '../kernel/hooks.ts';

/** SQP-06, SQC-08: how many attacks a squadron has in its activation; by command, a move in the ship's activation counts. */
export const squadronAttacks = (g: Game, { squadron, by, moved }: SquadronActivationFrame): number => {
  const earlier = by !== null && (nearestFrame(g.state, 'shipActivation')?.used.includes(movedKey(squadron)) ?? false);
  return value(g, 'squadronAttacks', 1, { squadron, by, moved: moved || earlier });
};
