/**
 * `armada-rules/tournament`: the organizer's half of the rules, as pure functions over one plain JSON value. Create a tournament,
 * pair a round, enter its results, read the standings. Chance comes from the tournament's seed; nothing is mutated, nothing is
 * kept, and whatever cannot be done is answered with the rule against it.
 *
 * `createTournament` → (`pairNextRound` → `enterResult` for each table) for each round → `standings`, `winnerOf`. Every step gives
 * a new `Tournament` to keep; `readTournament` takes it back from a file.
 *
 * @packageDocumentation
 */

export type { Result } from '../engine/engine.ts';
export { createTournament, type TournamentSetup } from './create.ts';
export { reinstatePlayer, removePlayer } from './departures.ts';
export { presentFleet } from './fleets.ts';
export {
  type ByeAward,
  FLEET_SIZES,
  type FleetSize,
  type Format,
  type FormatChoice,
  formatOf,
  MARGIN_TABLE_180,
  type MarginRow,
  type MarginTable,
  marginRow,
} from './formats.ts';
export type { TournamentIssue, TournamentIssueCode, TournamentResult } from './issues.ts';
export { ID_TOKEN_COLORS, type IdTokenColor, type IdTokens, idTokens, isMirrorMatch } from './mirror.ts';
export { judgesOf } from './officials.ts';
export type { MatchOutcome, PlayerOutcome } from './outcome.ts';
export { type Meetings, pairRanked } from './pairing.ts';
export { readTournament } from './read.ts';
export { MATCH_ENDS, type MatchEnd, type MatchReport, matchReport, type Tally } from './report.ts';
export { enterResult, scoreMatch, withdrawPairings, withdrawResult } from './results.ts';
export { daysOf, roundsFor } from './rounds.ts';
export { compareRank, matchOutcome, type RankedBy, type Standing, standings, winnerOf } from './standings.ts';
export { openTables, pairNextRound } from './swiss.ts';
export { TIERS, type Tier, type TierRules, tierOfEvent, tierRules } from './tiers.ts';
export {
  completedRounds,
  DEPARTURES,
  type Departure,
  type DepartureReason,
  type Entrant,
  type Match,
  OFFICIAL_ROLES,
  type Official,
  type OfficialRole,
  type PlayerId,
  type Round,
  type Tournament,
  type TournamentOptions,
} from './tournament.ts';
