import type { ResolveCommand } from '../../state/actions.ts';
import type { ShipActivationFrame } from '../../state/frames.ts';
import { nearestFrame, shipOf, theShip } from '../../state/selectors.ts';
import { fields, oneOf, text } from '../../state/shape.ts';
import type { Ship } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { COMMANDS, type Command, PLAYERS } from '../../state/vocabulary.ts';
import type { Family } from '../kernel/family.ts';
import { call } from '../kernel/flow.ts';
import type { Game } from '../kernel/game.ts';
import { bansOn } from '../kernel/hooks.ts';
import { repairFrame } from './repair.ts';
import { activating } from './revealed-dial.ts';

/** Commands that are resolved in the Reveal Command Dial step, by dial, by token, or by both at once (CMD-19, CMD-20). */

/** The commands of this step that the rules can resolve, each with the frame that does it. */
const RESOLUTIONS = { repair: repairFrame } as const;
type Resolvable = keyof typeof RESOLUTIONS;
const RESOLVABLE = Object.keys(RESOLUTIONS) as readonly Resolvable[];

const SPENDS = ['dial', 'token', 'both'] as const;

export const resolveCommand: Family<'resolveCommand', ShipActivationFrame> = {
  type: 'resolveCommand',
  shape: fields({
    type: oneOf('resolveCommand'),
    player: oneOf(...PLAYERS),
    ship: text,
    command: oneOf(...COMMANDS),
    spend: oneOf(...SPENDS),
  }),
  timing: 'REP-01',
  options: (g, f) => resolvable(g, f),
  check: (g, action) => {
    const against: Verdict[] = [...activating(g, action.player, action.ship, 'CMD-23')];
    const ship = shipOf(g.state, action.ship);
    if (ship) against.push(...againstResolving(g, ship, action));
    return against;
  },
  answer: (g, _f, { ship, command, spend }) =>
    call(RESOLUTIONS[command as Resolvable](g, ship, spend), 'commands', {
      verbs: [
        ...(spend === 'token' ? [] : [{ verb: 'spendDial', ship, command } as const]),
        ...(spend === 'dial' ? [] : [{ verb: 'spendCommandToken', ship, command } as const]),
        { verb: 'useUp', depth: nearestFrame(g.state, 'round')!.depth, key: resolvedKey(ship, command) },
        { verb: 'resolveCommand', ship, command, spend },
      ],
    }),
};

/** All that the ship may resolve now. */
export const resolvable = (g: Game, f: ShipActivationFrame): readonly ResolveCommand[] =>
  RESOLVABLE.flatMap((command) =>
    SPENDS.map(
      (spend): ResolveCommand => ({ type: 'resolveCommand', player: f.player, ship: f.ship, command, spend }),
    ).filter((action) => againstResolving(g, theShip(g.state, f.ship), action).length === 0),
  );

const againstResolving = (g: Game, ship: Ship, { command, spend }: ResolveCommand): readonly Verdict[] => {
  const against: Verdict[] = [...bansOn(g, 'resolveCommand', { ship: ship.id, command })];
  if (!(RESOLVABLE as readonly Command[]).includes(command))
    against.push(refuse(timingOf(command), 'not-in-this-step', { command }));
  if (spend !== 'token' && !ship.openDials.some((dial) => dial.command === command))
    against.push(refuse('CMD-20', 'no-such-dial', { ship: ship.id, command }));
  if (spend !== 'dial' && !ship.commandTokens.includes(command))
    against.push(refuse('CMD-20', 'no-such-token', { ship: ship.id, command }));
  if (ship.raidTokens.includes(command)) against.push(refuse('CMD-28', 'raided', { ship: ship.id, command }));
  const round = nearestFrame(g.state, 'round');
  if (round?.used.includes(resolvedKey(ship.id, command)))
    against.push(refuse('CMD-18', 'already-resolved', { ship: ship.id, command }));
  const activation = nearestFrame(g.state, 'shipActivation');
  if (activation?.reveal === 'none' && g.state.options.activateWithoutDial === 'withoutTokens')
    against.push(refuse('CMD-27', 'no-dial-revealed', { ship: ship.id }));
  return against;
};

/** CMD-21: when each command is resolved. */
const timingOf = (command: Command) =>
  (({ navigate: 'NAV-01', squadron: 'SQC-01', repair: 'REP-01', concentrateFire: 'CF-01' }) as const)[command];

/** CMD-18: once a round for each ship. */
const resolvedKey = (ship: string, command: Command): string => `resolved ${ship} ${command}`;
