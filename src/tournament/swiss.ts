import { shuffled } from './draw.ts';
import { accept, issue, reject, type TournamentResult } from './issues.ts';
import { byeAmong, type Meetings, pairRanked } from './pairing.ts';
import { type Standing, standings } from './standings.ts';
import { tierRules } from './tiers.ts';
import { completedRounds, departureOf, type PlayerId, type Tournament } from './tournament.ts';

/**
 * Pairs the next round: at random in the first, by rank in the others. A rematch is avoided while it can be, and so is a second
 * bye; where only one of the two can be had, it is the rematch that is avoided.
 */
export const pairNextRound = (tournament: Tournament): TournamentResult<Tournament> => {
  const { rounds, length, seed } = tournament;
  if (completedRounds(tournament) < rounds.length)
    return reject(issue('', 'round-unfinished', 'TRN-23', { round: rounds.length, tables: openTables(tournament) }));
  if (rounds.length >= length) return reject(issue('', 'tournament-over', 'TRN-08', { rounds: length }));
  const playing = standings(tournament).filter(({ player }) => departureOf(tournament, player) === null);
  if (playing.length < 2) return reject(issue('', 'too-few-players', 'TRN-43', { players: playing.length }));

  const first = rounds.length === 0;
  const ids = playing.map(({ player }) => player);
  // TRN-43, TRN-45
  const ranked = first ? shuffled(ids, seed, 'pairings', 0) : ids;
  const meetings = first ? requestsOf(tournament) : meetingsOf(tournament);
  const bye = ids.length % 2 === 1 ? byeAmong(byeCandidates(tournament, playing), meetings) : null;
  const pairs = pairRanked(
    ranked.filter((player) => player !== bye),
    meetings,
  );
  const matches = pairs.map((players, i) => ({ table: i + 1, players, report: null }));
  return accept({ ...tournament, rounds: [...rounds, { matches, bye }] });
};

/** The tables of the latest round that have not reported. */
export const openTables = ({ rounds }: Tournament): number[] =>
  (rounds.at(-1)?.matches ?? []).filter(({ report }) => report === null).map(({ table }) => table);

/** TRN-44: the requests that the tier hears. */
const requestsOf = ({ tier, apart }: Tournament): Meetings => (tierRules(tier).requestsAreHeard ? apart : []);

const meetingsOf = ({ rounds }: Tournament): Meetings =>
  rounds.flatMap(({ matches }) => matches.map(({ players }) => players));

/**
 * TRN-52, TRN-53, TRN-55, TRN-56: the players in the order in which the bye is offered: the fewest points, then the lowest
 * margin, then by chance and not by strength of schedule; behind them, unless the options say otherwise, those who had one.
 */
const byeCandidates = (tournament: Tournament, playing: readonly Standing[]): PlayerId[] => {
  const { seed, rounds, options } = tournament;
  const ids = playing.map(({ player }) => player);
  const lots = new Map(shuffled(ids, seed, 'bye', rounds.length).map((player, lot) => [player, lot]));
  const again = ({ byes }: Standing) => (options.repeatByes || byes === 0 ? 0 : byes);
  return [...playing]
    .sort(
      (a, b) =>
        again(a) - again(b) || a.points - b.points || a.margin - b.margin || lots.get(a.player)! - lots.get(b.player)!,
    )
    .map(({ player }) => player);
};
