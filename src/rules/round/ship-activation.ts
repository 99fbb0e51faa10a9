import type { InstantVerb } from '../../content/verbs.ts';
import type { ShipActivationFrame } from '../../state/frames.ts';
import { isInPlay, theShip } from '../../state/selectors.ts';
import { declarable } from '../attack/declare.ts';
import { resolvable } from '../commands/resolve-command.ts';
import { ask, call, end, type Flow, go, open } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';
import { bansOn } from '../kernel/hooks.ts';
import { maneuverFrame } from '../movement/maneuver.ts';

/** SHIP-06: reveal a command dial, attack, execute a maneuver; a ship that is gone loses what is left (SHIP-15). */
export const shipActivationModule: FrameModule<ShipActivationFrame> = {
  steps: {
    before: () => open('ship.beforeActivation', 'begin'),
    begin: (_g, f) =>
      open('ship.activation', 'beforeReveal', {
        verbs: [{ verb: 'announce', event: { type: 'shipActivated', ship: f.ship } }],
      }),
    beforeReveal: (g, f) => alive(g, f, () => open('ship.beforeReveal', 'reveal')),
    reveal: (g, f) =>
      alive(g, f, () =>
        canReveal(g, f)
          ? go('revealed', {
              verbs: [{ verb: 'revealDial', ship: f.ship }],
              set: { revealed: theShip(g.state, f.ship).dials[0]!.command, reveal: 'open' },
            })
          : go('commands'),
      ),
    revealed: (_g, f) => open('ship.reveal', 'commands', { host: f.player }),
    commands: (g, f) =>
      alive(g, f, () =>
        resolvable(g, f).length > 0 ? ask(f.player, { kind: 'resolveCommands', ship: f.ship }) : go('afterReveal'),
      ),
    afterReveal: (g, f) => alive(g, f, () => open('ship.afterReveal', 'attack')),
    // SHIP-08: none, one or two attacks.
    attack: (g, f) =>
      alive(g, f, () =>
        declarable(g, f).length > 0
          ? ask(f.player, { kind: 'declareTarget', attacker: f.ship, further: false })
          : go('maneuver'),
      ),
    // SHIP-12: compulsory, even at speed 0.
    maneuver: (g, f) => alive(g, f, () => call(maneuverFrame(theShip(g.state, f.ship), null), 'end')),
    end: (g, f) => go('after', { verbs: endOfActivation(g, f) }),
    after: () => open('ship.afterActivation', 'close'),
    close: () => end(),
  },
  hosts: (_g, f) => ({ kind: 'revealedDial', ship: f.ship }),
  done: (_g, f) => go(f.step === 'commands' ? 'afterReveal' : 'maneuver'),
};

const alive = (g: Game, f: ShipActivationFrame, flow: () => Flow): Flow =>
  isInPlay(theShip(g.state, f.ship)) ? flow() : go('end');

// CMD-27: nothing to reveal, or an effect forbids it, and the activation goes on.
const canReveal = (g: Game, f: ShipActivationFrame): boolean =>
  theShip(g.state, f.ship).dials.length > 0 && bansOn(g, 'revealDial', { ship: f.ship }).length === 0;

// CMD-10, SHIP-13
const endOfActivation = (g: Game, f: ShipActivationFrame): readonly InstantVerb[] => [
  ...theShip(g.state, f.ship).openDials.map(
    ({ command, from }) => ({ verb: 'discardDial', ship: f.ship, command, from }) as const,
  ),
  { verb: 'endShipActivation', ship: f.ship },
];
