import type { GainTokenFrame, NewFrame } from '../../state/frames.ts';
import { isInPlay, shipOf, theShip } from '../../state/selectors.ts';
import { fields, oneOf, text } from '../../state/shape.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { COMMANDS, type Command, PLAYERS } from '../../state/vocabulary.ts';
import type { Family } from '../kernel/family.ts';
import { ask, end, go } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';
import { value } from '../kernel/hooks.ts';

/** A ship gains a command token: a second copy goes at once (CMD-15), one over the limit by the owner's choice (CMD-14). */
export const gainTokenModule: FrameModule<GainTokenFrame> = {
  steps: {
    gain: (g, f) => {
      if (!isInPlay(theShip(g.state, f.ship))) return go('close');
      const gained = { verb: 'addCommandToken', ship: f.ship, command: f.command } as const;
      const twice = theShip(g.state, f.ship).commandTokens.includes(f.command);
      return go('limit', {
        verbs: twice ? [gained, { verb: 'discardCommandToken', ship: f.ship, command: f.command }] : [gained],
      });
    },
    limit: (g, f) => {
      const { commandTokens } = theShip(g.state, f.ship);
      const limit = tokenLimit(g, f.ship);
      if (commandTokens.length <= limit) return go('close');
      // With room for none there is nothing to choose.
      if (limit <= 0)
        return go('close', {
          verbs: commandTokens.map((command) => ({ verb: 'discardCommandToken', ship: f.ship, command })),
        });
      return ask(f.player, { kind: 'discardCommandToken', ship: f.ship });
    },
    close: () => end(),
  },
};

/** A ship about to gain a command token. */
export const gainTokenFrame = (g: Game, ship: string, command: Command): NewFrame => ({
  kind: 'gainToken',
  step: 'gain',
  ship,
  player: theShip(g.state, ship).owner,
  command,
});

/** CMD-12: how many command tokens a ship may hold. */
export const tokenLimit = (g: Game, ship: string): number =>
  value(g, 'commandTokenLimit', g.content.ships[theShip(g.state, ship).card]!.command, { ship });

export const discardCommandToken: Family<'discardCommandToken', GainTokenFrame> = {
  type: 'discardCommandToken',
  shape: fields({
    type: oneOf('discardCommandToken'),
    player: oneOf(...PLAYERS),
    ship: text,
    command: oneOf(...COMMANDS),
  }),
  timing: 'CMD-14',
  options: (g, f) =>
    theShip(g.state, f.ship).commandTokens.map((command) => ({
      type: 'discardCommandToken',
      player: f.player,
      ship: f.ship,
      command,
    })),
  check: (g, { player, ship: id, command }, f) => {
    const ship = shipOf(g.state, id);
    if (!ship || !isInPlay(ship)) return [refuse('CMD-14', 'no-such-ship', { ship: id })];
    const against: Verdict[] = [];
    if (ship.owner !== player) against.push(refuse('CMD-23', 'not-your-ship', { ship: id }));
    if (f && f.ship !== id) against.push(refuse('CMD-14', 'not-over-the-limit', { ship: id }));
    if (!ship.commandTokens.includes(command)) against.push(refuse('CMD-14', 'no-such-token', { ship: id, command }));
    return against;
  },
  answer: (_g, f, { command }) => go('limit', { verbs: [{ verb: 'discardCommandToken', ship: f.ship, command }] }),
};
