import { shuffled } from './draw.ts';
import { formatOf } from './formats.ts';
import { type MatchOutcome, outcomeOf } from './outcome.ts';
import {
  completedRounds,
  type DepartureReason,
  departureOf,
  type Match,
  type PlayerId,
  type Tournament,
} from './tournament.ts';

/** What a player is ranked by. */
export interface RankedBy {
  readonly player: PlayerId;
  /** TRN-08: tournament points. */
  readonly points: number;
  /** TRN-40: cumulative margin of victory from won matches and byes. */
  readonly margin: number;
  /** TRN-41: strength of schedule: the tournament points of all opponents, once for each match. */
  readonly strength: number;
}

/** A player's line in the standings. */
export interface Standing extends RankedBy {
  /** From 1; no two players share one. */
  readonly place: number;
  readonly wins: number;
  readonly losses: number;
  readonly byes: number;
  /** Why the player is paired no more; null for one who plays on. */
  readonly departure: DepartureReason | null;
  /** Whether a lot alone decides this place: points, margin and strength equal a neighbour's. */
  readonly byLot: boolean;
}

/** The result of a match, or null while there is none. */
export const matchOutcome = ({ format, options }: Tournament, { report, players }: Match): MatchOutcome | null =>
  report && outcomeOf(report, players, formatOf(format), options.eliminatedAhead);

/** TRN-40, TRN-41, TRN-42: negative if the first ranks higher, 0 if the regulations do not tell the two apart. */
export const compareRank = (a: RankedBy, b: RankedBy): number =>
  b.points - a.points || b.margin - a.margin || b.strength - a.strength;

/**
 * All players from first to last, by the results so far. Whoever was disqualified or expelled stands behind everybody else; one
 * who dropped out keeps what was won. What the tie-breakers leave open is decided by lots drawn from the seed, anew after each
 * completed round.
 */
export const standings = (tournament: Tournament): Standing[] => {
  const lots = new Map(
    shuffled(idsOf(tournament), tournament.seed, 'lots', completedRounds(tournament)).map((player, lot) => [
      player,
      lot,
    ]),
  );
  const lines = linesOf(tournament);
  const order = (a: Line, b: Line) => removed(a) - removed(b) || compareRank(a, b);
  const sorted = lines.sort((a, b) => order(a, b) || lots.get(a.player)! - lots.get(b.player)!);
  const tied = (a: Line, b: Line | undefined) => b !== undefined && order(a, b) === 0;
  return sorted.map((line, i) => ({
    place: i + 1,
    ...line,
    byLot: tied(line, sorted[i - 1]) || tied(line, sorted[i + 1]),
  }));
};

/** TRN-08: the winner of the event, once all its rounds are complete. */
export const winnerOf = (tournament: Tournament): PlayerId | null =>
  completedRounds(tournament) < tournament.length ? null : (standings(tournament)[0]?.player ?? null);

type Line = Omit<Standing, 'place' | 'byLot'>;

const removed = ({ departure }: Line): number => (departure === 'disqualified' || departure === 'expelled' ? 1 : 0);

const idsOf = ({ players }: Tournament): PlayerId[] => players.map(({ id }) => id);

const linesOf = (tournament: Tournament): Line[] => {
  const sums = new Map(
    idsOf(tournament).map((player) => [
      player,
      { points: 0, margin: 0, wins: 0, losses: 0, byes: 0, opponents: [] as PlayerId[] },
    ]),
  );
  const { bye: award } = formatOf(tournament.format);
  for (const { matches, bye } of tournament.rounds) {
    for (const match of matches) {
      const sides = matchOutcome(tournament, match)?.players;
      if (!sides) continue;
      for (const [own, other] of [sides, [sides[1], sides[0]]] as const) {
        const sum = sums.get(own.player)!;
        sum.points += own.points;
        sum.margin += own.margin;
        sum.wins += own.won ? 1 : 0;
        sum.losses += own.won ? 0 : 1;
        sum.opponents.push(other.player);
      }
    }
    // TRN-54: a bye is a won match without an opponent.
    const sum = bye === null ? undefined : sums.get(bye);
    if (sum) {
      sum.points += award.points;
      sum.margin += award.margin;
      sum.wins += 1;
      sum.byes += 1;
    }
  }
  return [...sums].map(([player, { opponents, ...sum }]) => ({
    player,
    ...sum,
    strength: opponents.reduce((total, opponent) => total + sums.get(opponent)!.points, 0),
    departure: departureOf(tournament, player),
  }));
};
