import type { AssignDials } from '../../state/actions.ts';
import type { CommandPhaseFrame, PendingDials } from '../../state/frames.ts';
import { isInPlay, shipOf, shipsOf } from '../../state/selectors.ts';
import { fields, listOf, oneOf, text } from '../../state/shape.ts';
import type { Ship } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { COMMANDS, type Command, type Json, PLAYERS, type Player } from '../../state/vocabulary.ts';
import type { Family } from '../kernel/family.ts';
import { ask, end, go, open } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';
import { value } from '../kernel/hooks.ts';
import { phaseEnded, phaseStarted } from './phase.ts';

/** CMD-01: both players choose at the same time and in secret; the choices wait in the frame until all are in. */
export const commandPhaseModule: FrameModule<CommandPhaseFrame> = {
  steps: {
    begin: () => open('phase.command.start', 'assign', { verbs: [phaseStarted('command'), { verb: 'readyShips' }] }),
    assign: (g, f) => {
      const required = requiredOf(g, f);
      if (required.length > 0) {
        const players = PLAYERS.filter((player) =>
          required.some(({ ship }) => shipOf(g.state, ship)?.owner === player),
        );
        return ask(players, { kind: 'assignDials', required });
      }
      return go('finish', {
        verbs: f.answers.map(({ ship, commands }) => ({ verb: 'assignDials', ship, commands })),
        set: { answers: [] },
      });
    },
    finish: () => open('phase.command.end', 'close'),
    close: () => end([phaseEnded('command')]),
  },
};

// CMD-03, CMD-04
const missingDials = (g: Game, ship: Ship): number => Math.max(0, requiredDials(g, ship) - ship.dials.length);

/** CMD-04: how many facedown dials a ship is to have. */
export const requiredDials = (g: Game, ship: Ship): number =>
  value(g, 'requiredDials', g.content.ships[ship.card]!.command, { ship: ship.id });

const requiredOf = (g: Game, f: CommandPhaseFrame): { readonly ship: string; readonly dials: number }[] =>
  shipsOf(g.state)
    .filter((ship) => isInPlay(ship) && !f.answers.some((answer) => answer.ship === ship.id))
    .map((ship) => ({ ship: ship.id, dials: missingDials(g, ship) }))
    .filter(({ dials }) => dials > 0);

/** One ship an action: ten facedown dials in one action would be a million joint choices. */
export const assignDials: Family<'assignDials', CommandPhaseFrame> = {
  type: 'assignDials',
  shape: fields({
    type: oneOf('assignDials'),
    player: oneOf(...PLAYERS),
    ship: text,
    commands: listOf(oneOf(...COMMANDS), 12),
  }),
  timing: 'CMD-04',
  options: (g, f, player) =>
    requiredOf(g, f)
      .filter(({ ship }) => shipOf(g.state, ship)?.owner === player)
      .flatMap(({ ship, dials }) =>
        sequences(dials).map(
          (commands): AssignDials => ({ type: 'assignDials', player: player as Player, ship, commands }),
        ),
      ),
  sample: (g, f, player, rng) => {
    const required = requiredOf(g, f).filter(({ ship }) => shipOf(g.state, ship)?.owner === player);
    if (required.length === 0) return null;
    const { ship, dials } = required[rng.below(required.length)]!;
    const commands = Array.from({ length: dials }, () => COMMANDS[rng.below(COMMANDS.length)]!);
    return { type: 'assignDials', player: player as Player, ship, commands };
  },
  check: (g, action, f) => {
    const ship = shipOf(g.state, action.ship);
    if (!ship || !isInPlay(ship)) return [refuse('CMD-04', 'no-such-ship', { ship: action.ship })];
    const against: Verdict[] = [];
    if (ship.owner !== action.player) against.push(refuse('CMD-23', 'not-your-ship', { ship: ship.id }));
    const answered = f?.answers.some((answer) => answer.ship === ship.id) ?? false;
    const required = answered ? 0 : missingDials(g, ship);
    if (action.commands.length !== required || required === 0)
      against.push(
        refuse('CMD-04', 'wrong-number-of-dials', { ship: ship.id, required, given: action.commands.length }),
      );
    return against;
  },
  answer: (g, f, { player, ship, commands }) => {
    const place = ({ ship: id }: PendingDials) => g.state.roster.indexOf(id);
    const answers = [...f.answers, { player, ship, commands }].sort((a, b) => place(a) - place(b));
    return go('assign', { set: { answers: answers as unknown as Json } });
  },
};

// CMD-02: any command, repeated freely.
const sequences = (length: number): Command[][] =>
  length === 0 ? [[]] : sequences(length - 1).flatMap((head) => COMMANDS.map((command) => [...head, command]));
