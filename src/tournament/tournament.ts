import type { Faction } from '../state/vocabulary.ts';
import type { FormatChoice } from './formats.ts';
import type { MatchReport } from './report.ts';
import type { Tier } from './tiers.ts';

/** What names a player throughout a tournament. */
export type PlayerId = string;

/** Somebody who plays. */
export interface Entrant {
  readonly id: PlayerId;
  readonly name: string;
  readonly faction?: Faction;
  /** A text that tells this fleet from any other: the list itself or its fingerprint. */
  readonly fleet?: string;
}

/** What an official does. */
export const OFFICIAL_ROLES = ['headJudge', 'judge', 'organizer'] as const;
/** An official's part. */
export type OfficialRole = (typeof OFFICIAL_ROLES)[number];

/** Somebody who runs the event; one who also plays has the same id among the players. */
export interface Official {
  readonly id: PlayerId;
  readonly role: OfficialRole;
}

/** Why a player is paired no more: by choice, for a component (TRN-78), for conduct (TRN-83). */
export const DEPARTURES = ['dropped', 'disqualified', 'expelled'] as const;
/** A reason to be paired no more. */
export type DepartureReason = (typeof DEPARTURES)[number];

/** A player who left. */
export interface Departure {
  readonly player: PlayerId;
  readonly reason: DepartureReason;
  /** How many rounds had been paired by then. */
  readonly after: number;
}

/** A table of a round, with what was reported from it. */
export interface Match {
  /** From 1; the highest-ranked pair sits at table 1. */
  readonly table: number;
  /** The higher-ranked player first. */
  readonly players: readonly [PlayerId, PlayerId];
  readonly report: MatchReport | null;
}

/** A round that has been paired. */
export interface Round {
  readonly matches: readonly Match[];
  /** The player without an opponent, in an odd field. */
  readonly bye: PlayerId | null;
}

/** Choices where the regulations leave a gap. */
export interface TournamentOptions {
  /** TRN-56: whether a second bye is given as freely as the first; by default only if it cannot be avoided. */
  readonly repeatByes: boolean;
  /** TRN-34: what the survivor gets when the eliminated player has the higher score; by default a margin of 0. */
  readonly eliminatedAhead: 'marginZero' | 'pointsByScore';
}

/** A tournament as one plain JSON value: keep it in a file, hand it to the functions of this module, keep what they return. */
export interface Tournament {
  readonly version: 1;
  readonly seed: number;
  readonly tier: Tier;
  readonly format: FormatChoice;
  readonly options: TournamentOptions;
  /** How many rounds will be played. */
  readonly length: number;
  /** By id. */
  readonly players: readonly Entrant[];
  readonly officials: readonly Official[];
  /** Pairs that asked not to meet in the first round. */
  readonly apart: readonly (readonly [PlayerId, PlayerId])[];
  readonly rounds: readonly Round[];
  readonly departures: readonly Departure[];
}

/** The reason why a player is paired no more, or null. */
export const departureOf = ({ departures }: Tournament, player: PlayerId): DepartureReason | null =>
  departures.find((departure) => departure.player === player)?.reason ?? null;

/** The number of rounds whose results are all in. */
export const completedRounds = ({ rounds }: Tournament): number =>
  rounds.filter(({ matches }) => matches.every(({ report }) => report !== null)).length;
