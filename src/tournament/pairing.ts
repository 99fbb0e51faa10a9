import { type Graph, maximumMatching, pairsIn, withoutVertices } from './matching.ts';
import type { PlayerId } from './tournament.ts';

/**
 * Swiss pairing as an exact search. A maximum matching of the players who have not met says how few rematches a round needs;
 * then each player, from the top, takes the best opponent who leaves the others that few. Every question is one or two
 * augmenting paths from the matching at hand, so 200 players take milliseconds.
 */

/** Pairs of players who should not meet (again); a pair that met twice is listed twice. */
export type Meetings = readonly (readonly [PlayerId, PlayerId])[];

/**
 * TRN-45, TRN-46: pairs for an even number of players, given from the highest rank to the lowest. There are as few rematches as
 * can be; under that, every player from the top meets the highest-ranked player that he has not met. Where a rematch cannot be
 * avoided, he meets the one he met least often. Throws a RangeError for an odd number.
 *
 * TRN-50, TRN-51: the seeding example forgets its leader, whom this rule pairs first; it holds for the players that it names.
 */
export const pairRanked = (ranked: readonly PlayerId[], meetings: Meetings): [PlayerId, PlayerId][] => {
  if (ranked.length % 2 === 1) throw new RangeError('an odd number of players: one of them has a bye');
  const met = meetingsBetween(ranked, meetings);
  const graph = graphOf(met);
  let mates = maximumMatching(graph);
  let rematchesLeft = ranked.length / 2 - pairsIn(mates);
  const waiting = new Set(ranked.keys());
  const pairs: [PlayerId, PlayerId][] = [];
  for (const player of ranked.keys()) {
    if (!waiting.delete(player)) continue;
    const times = met[player]!;
    const inOrder = [...waiting].sort((a, b) => times[a]! - times[b]! || a - b);
    for (const opponent of inOrder) {
      const rematch = times[opponent]! > 0;
      if (rematch && rematchesLeft === 0) continue;
      const rest = withoutVertices(graph, mates, [player, opponent]);
      const restLeft = rematch ? rematchesLeft - 1 : rematchesLeft;
      if (pairsIn(rest) < (waiting.size - 1) / 2 - restLeft) continue;
      mates = rest;
      rematchesLeft = restLeft;
      waiting.delete(opponent);
      pairs.push([ranked[player]!, ranked[opponent]!]);
      break;
    }
  }
  return pairs;
};

/** TRN-46, TRN-53: the first candidate for the bye without whom the others need no more rematches than they must. */
export const byeAmong = (candidates: readonly PlayerId[], meetings: Meetings): PlayerId => {
  const graph = graphOf(meetingsBetween(candidates, meetings));
  const mates = maximumMatching(graph);
  const most = pairsIn(mates);
  return candidates.find((_, v) => pairsIn(withoutVertices(graph, mates, [v])) === most)!;
};

const meetingsBetween = (players: readonly PlayerId[], meetings: Meetings): number[][] => {
  const met = players.map(() => players.map(() => 0));
  const index = new Map(players.map((player, i) => [player, i]));
  for (const [a, b] of meetings) {
    const [i, j] = [index.get(a), index.get(b)];
    if (i === undefined || j === undefined || i === j) continue;
    met[i]![j]!++;
    met[j]![i]!++;
  }
  return met;
};

/** Who may meet without a rematch. */
const graphOf = (met: readonly (readonly number[])[]): Graph =>
  met.map((times, player) => [...times.keys()].filter((other) => other !== player && times[other] === 0));
