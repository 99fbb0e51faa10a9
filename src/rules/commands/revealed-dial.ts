import type { ClearRaid, ConvertDial } from '../../state/actions.ts';
import type { GainDialFrame, ShipActivationFrame } from '../../state/frames.ts';
import { isInPlay, nearestFrame, shipOf, theShip } from '../../state/selectors.ts';
import { fields, oneOf, text } from '../../state/shape.ts';
import type { Ship } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { COMMANDS, type Command, PLAYERS } from '../../state/vocabulary.ts';
import { activating } from '../kernel/acting.ts';
import type { Family } from '../kernel/family.ts';
import { call, stay } from '../kernel/flow.ts';
import type { Game } from '../kernel/game.ts';
import { gainTokenFrame } from './gain-token.ts';

/** What can be done with a dial at the moment it is revealed, besides keeping it: a token for it, or an end to raids. */

/** CMD-11, CMD-24: right when the dial is revealed, or gained from an effect, not later. */
export const convertDial: Family<'convertDial', ShipActivationFrame | GainDialFrame> = {
  type: 'convertDial',
  shape: fields({ type: oneOf('convertDial'), player: oneOf(...PLAYERS), ship: text }),
  timing: 'CMD-11',
  hosted: true,
  options: (g, f): ConvertDial[] =>
    (f.kind === 'gainDial' || f.reveal === 'open') && isInPlay(theShip(g.state, f.ship))
      ? [{ type: 'convertDial', player: f.player, ship: f.ship }]
      : [],
  check: (g, { player, ship }, f) =>
    f?.kind === 'gainDial'
      ? againstGained(g, player, ship, f)
      : [
          ...activating(g, player, ship, 'CMD-11'),
          ...(dialAtReveal(g, ship) ? [] : [refuse('CMD-11', 'no-dial-at-reveal', { ship })]),
        ],
  answer: (g, f) => {
    if (f.kind === 'gainDial')
      return call(gainTokenFrame(g, f.ship, f.command), 'close', {
        verbs: [{ verb: 'spendDial', ship: f.ship, command: f.command, from: 'granted' }],
      });
    const command = revealedCommand(theShip(g.state, f.ship))!;
    return stay({
      verbs: [{ verb: 'spendDial', ship: f.ship, command, from: 'revealed' }],
      set: { reveal: 'taken' },
      frame: gainTokenFrame(g, f.ship, command),
    });
  },
};

const againstGained = (g: Game, player: string, id: string, f: GainDialFrame): readonly Verdict[] => {
  const ship = shipOf(g.state, id);
  if (!ship) return [refuse('CMD-24', 'no-such-ship', { ship: id })];
  if (ship.owner !== player) return [refuse('CMD-23', 'not-your-ship', { ship: id })];
  return f.ship === id ? [] : [refuse('CMD-24', 'no-dial-gained', { ship: id })];
};

/** CMD-29: the dial clears all raid tokens, a command token the raid token of its type. */
export const clearRaid: Family<'clearRaid', ShipActivationFrame> = {
  type: 'clearRaid',
  shape: fields({
    type: oneOf('clearRaid'),
    player: oneOf(...PLAYERS),
    ship: text,
    discard: oneOf('dial', ...COMMANDS),
  }),
  timing: 'CMD-29',
  hosted: true,
  options: (g, f): ClearRaid[] => {
    if (f.reveal === 'none' || !isInPlay(theShip(g.state, f.ship))) return [];
    const { raidTokens, commandTokens } = theShip(g.state, f.ship);
    const discards: ('dial' | Command)[] = [
      ...(f.reveal === 'open' && raidTokens.length > 0 ? (['dial'] as const) : []),
      ...commandTokens.filter((command) => raidTokens.includes(command)),
    ];
    return discards.map((discard) => ({ type: 'clearRaid', player: f.player, ship: f.ship, discard }));
  },
  check: (g, { player, ship: id, discard }) => {
    const against: Verdict[] = [...activating(g, player, id, 'CMD-29')];
    const ship = shipOf(g.state, id);
    if (!ship) return against;
    if (discard === 'dial') {
      if (!dialAtReveal(g, id)) against.push(refuse('CMD-29', 'no-dial-at-reveal', { ship: id }));
      if (ship.raidTokens.length === 0) against.push(refuse('CMD-29', 'no-raid-token', { ship: id }));
    } else {
      if (!ship.commandTokens.includes(discard))
        against.push(refuse('CMD-29', 'no-such-token', { ship: id, command: discard }));
      if (!ship.raidTokens.includes(discard))
        against.push(refuse('CMD-29', 'no-raid-token', { ship: id, command: discard }));
    }
    return against;
  },
  answer: (g, _f, { ship: id, discard }) => {
    const ship = theShip(g.state, id);
    if (discard !== 'dial')
      return stay({
        verbs: [
          { verb: 'discardCommandToken', ship: id, command: discard },
          { verb: 'removeRaidToken', ship: id, command: discard },
        ],
      });
    return stay({
      verbs: [
        { verb: 'discardDial', ship: id, command: revealedCommand(ship)!, from: 'revealed' },
        ...ship.raidTokens.map((command) => ({ verb: 'removeRaidToken', ship: id, command }) as const),
      ],
      set: { reveal: 'taken' },
    });
  },
};

const revealedCommand = (ship: Ship): Command | null =>
  ship.openDials.find((dial) => dial.from === 'revealed')?.command ?? null;

const dialAtReveal = (g: Game, ship: string): boolean => {
  const activation = nearestFrame(g.state, 'shipActivation');
  return activation?.ship === ship && activation.reveal === 'open';
};
