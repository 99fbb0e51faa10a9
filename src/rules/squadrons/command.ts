import type { ActivateSquadron, ResolveCommand } from '../../state/actions.ts';
import type { NewFrame, SquadronCommandFrame } from '../../state/frames.ts';
import { isInPlay, isUnactivated, squadronsOf, theShip } from '../../state/selectors.ts';
import type { Ship, Squadron } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { ask, end, go, open } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';
import { keywordValue, value } from '../kernel/hooks.ts';
import { isAtCloseMedium, isWithinDistance, rangeOf, stands } from '../kernel/table.ts';

/** SQC-02, SQC-07: friendly squadrons in range, one fully resolved before the next is chosen. */
export const squadronCommandModule: FrameModule<SquadronCommandFrame> = {
  steps: {
    header: () => open('command.squadron', 'choose'),
    choose: (g, f) =>
      f.left > 0 && isInPlay(theShip(g.state, f.ship))
        ? ask(f.player, { kind: 'squadronCommand', ship: f.ship, left: f.left })
        : go('close'),
    after: (_g, f) => go('choose', { set: { left: f.left - 1 } }),
    close: () => end(),
  },
  done: () => go('close'),
};

export const squadronValue = (g: Game, ship: Ship): number =>
  value(g, 'squadronValue', g.content.ships[ship.card]!.squadron, { ship: ship.id });

/** SQC-02, SQC-03, SQC-04 */
export const squadronCommandFrame = (g: Game, id: string, spend: ResolveCommand['spend']): NewFrame => {
  const ship = theShip(g.state, id);
  const byDial = spend === 'token' ? 0 : squadronValue(g, ship);
  const byToken = spend === 'dial' ? 0 : 1;
  return { kind: 'squadronCommand', step: 'header', ship: id, player: ship.owner, left: byDial + byToken, relayed: [] };
};

/** Every squadron that the ship may activate now, each with the Relay that it needs, if it needs one. */
export const activatableByCommand = (g: Game, f: SquadronCommandFrame): readonly ActivateSquadron[] =>
  squadronsOf(g.state, f.player)
    .filter((squadron) => stands(squadron) && isUnactivated(g.state, squadron))
    .flatMap((squadron): ActivateSquadron[] => {
      const action = { type: 'activateSquadron', player: f.player, squadron: squadron.id } as const;
      if (isAtCloseMedium(g, theShip(g.state, f.ship), squadron)) return [action];
      return relays(g, f, squadron).map((relay) => ({ ...action, relay }));
    });

/** KEY-19, KEY-20: Relay squadrons in the ship's own range, with room left, at distance 1 to 3 of the squadron. */
const relays = (g: Game, f: SquadronCommandFrame, squadron: Squadron): readonly string[] =>
  squadronsOf(g.state, f.player)
    .filter((relay) => stands(relay) && relay.id !== squadron.id)
    .filter((relay) => isAtCloseMedium(g, theShip(g.state, f.ship), relay))
    .filter((relay) => f.relayed.filter((id) => id === relay.id).length < keywordValue(g, relay.id, 'relay'))
    .filter((relay) => isWithinDistance(g, relay.id, squadron.id, RELAY_DISTANCE))
    .map(({ id }) => id);

const RELAY_DISTANCE = 3;

/** SQC-05: range, or a Relay that brings the squadron in. */
export const againstCommand = (
  g: Game,
  squadron: Squadron,
  relay: string | undefined,
  f: SquadronCommandFrame,
): readonly Verdict[] => {
  const inRange = isAtCloseMedium(g, theShip(g.state, f.ship), squadron);
  if (relay === undefined)
    return inRange
      ? []
      : [
          refuse('SQC-05', 'out-of-range', {
            squadron: squadron.id,
            ship: f.ship,
            ...rangeOf(g, theShip(g.state, f.ship), squadron),
          }),
        ];
  if (inRange) return [refuse('KEY-19', 'no-relay-needed', { squadron: squadron.id })];
  return relays(g, f, squadron).includes(relay)
    ? []
    : [refuse('KEY-19', 'relay-does-not-reach', { squadron: squadron.id, relay })];
};
