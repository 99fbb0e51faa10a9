import { accept, issue, malformed, reject, type TournamentResult } from './issues.ts';
import { fleetText } from './roster.ts';
import { tierRules } from './tiers.ts';
import type { PlayerId, Tournament } from './tournament.ts';

/**
 * TRN-71, TRN-72: the fleet that a player brings to a match, as the text that `Entrant.fleet` holds. The first one is noted if
 * none was handed in; any other than the noted one is refused for the rest of the event.
 */
export const presentFleet = (tournament: Tournament, player: PlayerId, fleet: string): TournamentResult<Tournament> => {
  const entrant = tournament.players.find(({ id }) => id === player);
  if (!entrant) return reject(issue('.player', 'unknown-player', null, { player: String(player) }));
  const faults = malformed(fleetText(fleet, '.fleet'));
  if (faults.length > 0) return reject(...faults);
  if (entrant.fleet === fleet) return accept(tournament);
  if (entrant.fleet !== undefined) {
    const rule = tierRules(tournament.tier).fleetListNeeded ? 'TRN-71' : 'TRN-72';
    return reject(issue('.fleet', 'fleet-changed', rule, { player }));
  }
  return accept({
    ...tournament,
    players: tournament.players.map((each) => (each === entrant ? { ...each, fleet } : each)),
  });
};
