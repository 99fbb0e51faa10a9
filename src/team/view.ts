import type { Engine } from '../engine/engine.ts';
import type { Event } from '../state/events.ts';
import { deepFreeze } from '../state/json.ts';
import type { UnitId } from '../state/state.ts';
import { type FrameView, mapValues, type PlayerView } from '../state/view.ts';
import { eventsFor } from '../state/visibility.ts';
import { carrierOf } from './deciders.ts';
import { awaitingIn } from './play.ts';
import { controllerOf, type MemberId, playingMembers, sideOf, type TeamGame, type TeamView } from './team.ts';

/** TEAM-03: what a member sees: all that the side sees, but for the facedown dials of team mates. */

export const viewIn = (engine: Engine, team: TeamGame, member: MemberId): TeamView => {
  const player = sideOf(team, member);
  if (!player) throw new TypeError(`nobody in the teams is called ${member}`);
  const mates = team.teams[player].members.map(({ id }) => id);
  return deepFreeze({
    member,
    player,
    out: !playingMembers(team, player).includes(member),
    game: hideDials(engine.viewFor(team.game, player), team, member),
    teams: team.teams,
    awaiting: awaitingIn(engine, team),
    proposals: Object.fromEntries(Object.entries(team.proposals).filter(([id]) => mates.includes(id))),
    agreed: team.agreed !== null && team.game.units[team.agreed]!.owner === player ? team.agreed : null,
    conceding: team.conceding.filter((id) => mates.includes(id)),
  });
};

export const eventsIn = (team: TeamGame, events: readonly Event[], member: MemberId): Event[] => {
  const player = sideOf(team, member);
  if (!player) throw new TypeError(`nobody in the teams is called ${member}`);
  return eventsFor(events, player).map((event) => {
    switch (event.type) {
      case 'dialsAssigned':
        return isMates(team, event.ship, member) ? { ...event, commands: null } : event;
      case 'dialChanged':
      case 'dialShown':
        return isMates(team, event.ship, member) ? { ...event, command: null } : event;
      case 'effectUsed': {
        const carrier = event.secret ? carrierOf(team.game, event.source) : null;
        return carrier !== null && isMates(team, carrier, member) ? { ...event, pick: null } : event;
      }
      default:
        return event;
    }
  });
};

/** Whether a unit belongs to a team mate. */
const isMates = (team: TeamGame, unit: UnitId, member: MemberId): boolean =>
  team.game.units[unit]!.owner === sideOf(team, member) && controllerOf(team, unit) !== member;

const hideDials = (view: PlayerView, team: TeamGame, member: MemberId): PlayerView => ({
  ...view,
  units: mapValues(view.units, (unit) =>
    unit.kind === 'ship' && isMates(team, unit.id, member)
      ? { ...unit, dials: unit.dials.map((dial) => ({ ...dial, command: null })) }
      : unit,
  ),
  frames: view.frames.map((frame): FrameView => {
    if (frame.kind !== 'commandPhase') return frame;
    const answers = frame.answers.map((pending) =>
      isMates(team, pending.ship, member) ? { ...pending, commands: pending.commands.map(() => null) } : pending,
    );
    return { ...frame, answers };
  }),
});
