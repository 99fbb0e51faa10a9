import { accept, issue, malformed, reject, type TournamentResult } from './issues.ts';
import { DEPARTURES, type DepartureReason, type PlayerId, type Tournament } from './tournament.ts';

/**
 * TRN-78, TRN-83: the player is paired no more. Matches played keep counting, for the opponents too; a match under way still
 * wants its report, as a rule a concession. Who dropped out may still be disqualified or expelled.
 */
export const removePlayer = (
  tournament: Tournament,
  player: PlayerId,
  reason: DepartureReason,
): TournamentResult<Tournament> => {
  if (!tournament.players.some(({ id }) => id === player))
    return reject(issue('.player', 'unknown-player', null, { player: String(player) }));
  if (!DEPARTURES.includes(reason))
    return reject(...malformed([{ at: '.reason', expected: `one of ${DEPARTURES.join(', ')}` }]));
  const before = tournament.departures.find((departure) => departure.player === player);
  if (before && (before.reason !== 'dropped' || reason === 'dropped'))
    return reject(issue('.player', 'already-left', null, { player, reason: before.reason }));
  const departure = { player, reason, after: before?.after ?? tournament.rounds.length };
  return accept({
    ...tournament,
    departures: [...tournament.departures.filter((each) => each !== before), departure],
  });
};

/** Takes a departure back, as long as no round has been paired without the player. */
export const reinstatePlayer = (tournament: Tournament, player: PlayerId): TournamentResult<Tournament> => {
  const departure = tournament.departures.find((each) => each.player === player);
  if (!departure) {
    const known = tournament.players.some(({ id }) => id === player);
    return reject(issue('.player', known ? 'still-playing' : 'unknown-player', null, { player: String(player) }));
  }
  if (departure.after < tournament.rounds.length)
    return reject(issue('.player', 'paired-since', null, { player, round: departure.after + 1 }));
  return accept({ ...tournament, departures: tournament.departures.filter((each) => each !== departure) });
};
