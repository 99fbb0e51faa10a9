import type { GainDialFrame, NewFrame } from '../../state/frames.ts';
import { isInPlay, theShip } from '../../state/selectors.ts';
import type { Command } from '../../state/vocabulary.ts';
import { ask, end, go } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';

/** CMD-24: a dial that an effect gives is kept or turned into a token at once; gaining it is not revealing it. */
export const gainDialModule: FrameModule<GainDialFrame> = {
  steps: {
    gain: (g, f) =>
      isInPlay(theShip(g.state, f.ship))
        ? go('choose', { verbs: [{ verb: 'grantDial', ship: f.ship, command: f.command }] })
        : go('close'),
    choose: (_g, f) => ask(f.player, { kind: 'gainedDial', ship: f.ship, command: f.command }),
    close: () => end(),
  },
  done: () => go('close'),
};

/** A ship about to gain a dial. */
export const gainDialFrame = (g: Game, ship: string, command: Command): NewFrame => ({
  kind: 'gainDial',
  step: 'gain',
  ship,
  player: theShip(g.state, ship).owner,
  command,
});
