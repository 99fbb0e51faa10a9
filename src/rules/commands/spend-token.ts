import type { NewFrame, SpendTokenFrame } from '../../state/frames.ts';
import { theShip } from '../../state/selectors.ts';
import type { Command } from '../../state/vocabulary.ts';
import { end, go, open } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';

/** A command token is spent, for a command or to pay for an effect (TIME-09), and effects answer. */
export const spendTokenModule: FrameModule<SpendTokenFrame> = {
  steps: {
    spend: (_g, f) => go('spent', { verbs: [{ verb: 'spendCommandToken', ship: f.ship, command: f.command }] }),
    spent: () => open('ship.tokenSpent', 'close'),
    close: () => end(),
  },
};

/** A ship about to spend a command token that it has. */
export const spendTokenFrame = (g: Game, ship: string, command: Command): NewFrame => ({
  kind: 'spendToken',
  step: 'spend',
  ship,
  player: theShip(g.state, ship).owner,
  command,
});
