import type { ResolveCommand } from '../../state/actions.ts';
import type { AttackFrame, CommandFrame, ManeuverFrame, NewFrame, ShipActivationFrame } from '../../state/frames.ts';
import { nearestFrame, shipOf, theShip } from '../../state/selectors.ts';
import { fields, oneOf, text } from '../../state/shape.ts';
import type { Ship } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { COMMANDS, type Command, PLAYERS } from '../../state/vocabulary.ts';
import { concentrateFireFrame } from '../attack/concentrate-fire.ts';
import { activating } from '../kernel/acting.ts';
import type { Family } from '../kernel/family.ts';
import { call, end, go, stay } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';
import { bansOn } from '../kernel/hooks.ts';
import { squadronCommandFrame } from '../squadrons/command.ts';
import { repairFrame } from './repair.ts';
import { spendTokenFrame } from './spend-token.ts';

/** Commands are resolved at their own time, by dial, by token, or by both at once (CMD-19, CMD-20, CMD-21). */

type CommandStep = ShipActivationFrame | ManeuverFrame | AttackFrame;

/** SQC-01, REP-01 */
const AT_REVEAL: readonly Command[] = ['squadron', 'repair'];

/** The commands of each step: Squadron and Repair when a dial is revealed, Navigate for a course, Concentrate Fire in an attack. */
const commandsOf = (f: CommandStep): readonly Command[] => {
  if (f.kind === 'shipActivation') return AT_REVEAL;
  if (f.kind === 'attack') return f.zone !== null ? ['concentrateFire'] : [];
  return f.fixedSpeed === null ? ['navigate'] : [];
};

const SPENDS = ['dial', 'token', 'both'] as const;

export const resolveCommand: Family<'resolveCommand', CommandStep> = {
  type: 'resolveCommand',
  shape: fields({
    type: oneOf('resolveCommand'),
    player: oneOf(...PLAYERS),
    ship: text,
    command: oneOf(...COMMANDS),
    spend: oneOf(...SPENDS),
  }),
  timing: 'CMD-21',
  hosted: true,
  options: (g, f) => resolvable(g, f),
  check: (g, action, f) => {
    const against: Verdict[] = [...resolving(g, action, f)];
    const ship = shipOf(g.state, action.ship);
    if (ship) against.push(...againstResolving(g, ship, action));
    if (f && !commandsOf(f).includes(action.command))
      against.push(refuse(timingOf(action.command), 'not-in-this-step', { command: action.command }));
    return against;
  },
  answer: (_g, f, { player, ship, command, spend }) => {
    const frame: NewFrame = { kind: 'command', step: 'spend', ship, player, command, spend, during: f.depth };
    return f.kind === 'shipActivation' ? call(frame, 'commands') : stay({ frame });
  },
};

/** CMD-18, CMD-19: dial and token are spent, and the command counts as resolved, whatever comes of it (CMD-22). */
export const commandModule: FrameModule<CommandFrame> = {
  steps: {
    spend: (g, f) => {
      const { ship, command, spend } = f;
      const verbs = [
        ...(spend === 'token' ? [] : [{ verb: 'spendDial', ship, command } as const]),
        { verb: 'useUp', depth: nearestFrame(g.state, 'round')!.depth, key: resolvedKey(ship, command) } as const,
      ];
      return spend === 'dial'
        ? go('resolve', { verbs })
        : call(spendTokenFrame(g, ship, command), 'resolve', { verbs });
    },
    resolve: (g, f) => {
      const { ship, command, spend } = f;
      const resolved = { verb: 'resolveCommand', ship, command, spend } as const;
      if (command === 'repair') return call(repairFrame(g, ship, spend), 'close', { verbs: [resolved] });
      if (command === 'squadron') return call(squadronCommandFrame(g, ship, spend), 'close', { verbs: [resolved] });
      if (command === 'concentrateFire')
        return call(concentrateFireFrame(g.state.frames[f.during] as AttackFrame, spend), 'close', {
          verbs: [resolved],
        });
      return end([resolved, { verb: 'setFrame', depth: f.during, fields: navigateBy(spend) }]);
    },
    close: () => end(),
  },
};

/** NAV-02, NAV-03, NAV-04: one step of speed for each, one yaw for the dial. */
const navigateBy = (spend: ResolveCommand['spend']) => ({
  navigate: spend,
  speedSteps: spend === 'both' ? 2 : 1,
  tokenSteps: spend === 'dial' ? 0 : 1,
  yawBonus: spend === 'token' ? 0 : 1,
});

// CF-01: an attack is its ship's, also outside its activation.
const resolving = (g: Game, { player, ship }: ResolveCommand, f: CommandStep | null): readonly Verdict[] => {
  if (f?.kind !== 'attack') return activating(g, player, ship, 'CMD-23');
  if (f.player !== player) return [refuse('CMD-23', 'not-your-ship', { ship })];
  return f.attacker === ship ? [] : [refuse('CMD-23', 'not-attacking', { ship })];
};

const actorOf = (f: CommandStep): string => (f.kind === 'attack' ? f.attacker : f.ship);

/** All that the ship may resolve now. */
export const resolvable = (g: Game, f: CommandStep): readonly ResolveCommand[] => {
  const commands = commandsOf(f);
  if (commands.length === 0) return [];
  const ship = theShip(g.state, actorOf(f));
  return commands.flatMap((command) =>
    SPENDS.filter((spend) => canSpend(ship, command, spend))
      .map((spend): ResolveCommand => ({ type: 'resolveCommand', player: f.player, ship: ship.id, command, spend }))
      .filter((action) => againstResolving(g, ship, action).length === 0),
  );
};

/** CMD-20 */
const hasDial = (ship: Ship, command: Command): boolean => ship.openDials.some((dial) => dial.command === command);
const hasToken = (ship: Ship, command: Command): boolean => ship.commandTokens.includes(command);
const canSpend = (ship: Ship, command: Command, spend: ResolveCommand['spend']): boolean =>
  (spend === 'token' || hasDial(ship, command)) && (spend === 'dial' || hasToken(ship, command));

const againstResolving = (g: Game, ship: Ship, { command, spend }: ResolveCommand): readonly Verdict[] => {
  const against: Verdict[] = [...bansOn(g, 'resolveCommand', { ship: ship.id, command })];
  if (spend !== 'token' && !hasDial(ship, command))
    against.push(refuse('CMD-20', 'no-such-dial', { ship: ship.id, command }));
  if (spend !== 'dial' && !hasToken(ship, command))
    against.push(refuse('CMD-20', 'no-such-token', { ship: ship.id, command }));
  if (ship.raidTokens.includes(command)) against.push(refuse('CMD-28', 'raided', { ship: ship.id, command }));
  const round = nearestFrame(g.state, 'round');
  if (round?.used.includes(resolvedKey(ship.id, command)))
    against.push(refuse('CMD-18', 'already-resolved', { ship: ship.id, command }));
  const activation = nearestFrame(g.state, 'shipActivation');
  if (
    AT_REVEAL.includes(command) &&
    activation?.reveal === 'none' &&
    g.state.options.activateWithoutDial === 'withoutTokens'
  )
    against.push(refuse('CMD-27', 'no-dial-revealed', { ship: ship.id }));
  return against;
};

/** CMD-21: when each command is resolved. */
const timingOf = (command: Command) =>
  (({ navigate: 'NAV-01', squadron: 'SQC-01', repair: 'REP-01', concentrateFire: 'CF-01' }) as const)[command];

/** CMD-18: once a round for each ship. */
const resolvedKey = (ship: string, command: Command): string => `resolved ${ship} ${command}`;
