import { act } from '../../src/state/actions.ts';
import type { Die, DieColor, DieFace } from '../../src/state/dice.ts';
import { nearestFrame } from '../../src/state/selectors.ts';
import type { play } from './table.ts';

type Played = Pick<ReturnType<typeof play>, 'awaiting' | 'do' | 'state'>;

/** The dice of the attack that is going on, as they lie; none when there is no attack. */
export const attackPool = ({ state }: Pick<Played, 'state'>): readonly Die[] =>
  nearestFrame(state, 'attack')?.dice ?? [];

/** A face without hits: blank, or for a blue die an accuracy. */
export const miss = (color: DieColor): DieFace => (color === 'blue' ? 'accuracy' : 'blank');

/** Plays on to the end of the attacks that are going on: every die shows `face`, and everything else is declined. */
export const finishAttack = <G extends Played>(game: G, face: (color: DieColor) => DieFace = miss): G => {
  while (game.state.frames.some(({ kind }) => kind === 'attack')) {
    const due = game.awaiting();
    if (due.kind === 'chance' && due.decision.kind === 'rollDice')
      game.do(act.rollDice(due.decision.dice.map((color) => ({ color, face: face(color) }))));
    else if (due.kind === 'player' && due.decision.kind === 'redirectDamage')
      game.do(act.redirectDamage(due.player, 0));
    else if (due.kind === 'player') game.do(act.done(due.player));
    else break;
  }
  return game;
};
