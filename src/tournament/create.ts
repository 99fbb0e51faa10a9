import { compareText, plainJson } from '../state/json.ts';
import { fields, isRecord, optional, whole } from '../state/shape.ts';
import { FLEET_SIZES, type FormatChoice } from './formats.ts';
import { accept, issue, malformed, reject, type TournamentIssue, type TournamentResult } from './issues.ts';
import { MAX_ROUNDS, MAX_SEATS, optionShapes, rosterIssues, rosterShapes } from './roster.ts';
import { roundsFor } from './rounds.ts';
import { type Tier, tierRules } from './tiers.ts';
import type { Entrant, Official, PlayerId, Tournament, TournamentOptions } from './tournament.ts';

/** What a tournament starts from. It may be nonsense; `createTournament` says what is wrong with it. */
export interface TournamentSetup {
  /** A whole number; the same setup and seed give the same draws, whatever order the players are listed in. */
  readonly seed: number;
  readonly format: FormatChoice;
  /** Premier, the strictest, unless said otherwise. */
  readonly tier?: Tier;
  /** The number of rounds of a casual event; others follow from the number of players. */
  readonly rounds?: number;
  readonly players: readonly Entrant[];
  readonly officials?: readonly Official[];
  /** Pairs that ask not to meet in the first round; heard in casual events. */
  readonly apart?: readonly (readonly [PlayerId, PlayerId])[];
  readonly options?: Partial<TournamentOptions>;
}

/** A tournament that is ready to be paired, or everything that is wrong with the setup. */
export const createTournament = (setup: TournamentSetup): TournamentResult<Tournament> => {
  const plain = plainJson(setup);
  if (!plain.ok) return reject(...malformed([{ at: plain.at, expected: plain.fault }]));
  // TRN-77
  if (isRecord(plain.value) && !Object.hasOwn(plain.value, 'format'))
    return reject(issue('.format', 'format-needed', 'TRN-77', { choices: [...FLEET_SIZES] }));
  const faults = malformed(setupShape(plain.value, ''));
  if (faults.length > 0) return reject(...faults);

  const read = plain.value as unknown as TournamentSetup;
  const { seed, format, players, rounds, tier = 'premier', officials = [], apart = [] } = read;
  const issues = [...rosterIssues({ tier, format, players, officials, apart }), ...roundIssues(read, tier)];
  if (issues.length > 0) return reject(...issues);
  return accept({
    version: 1,
    seed,
    tier,
    format,
    options: { repeatByes: false, eliminatedAhead: 'marginZero', ...read.options },
    length: roundsFor(tier, players.length, rounds),
    players: [...players].sort((a, b) => compareText(a.id, b.id)),
    officials,
    apart,
    rounds: [],
    departures: [],
  });
};

/** TRN-61, TRN-62: only casual events choose. */
const roundIssues = ({ players, rounds }: TournamentSetup, tier: Tier): TournamentIssue[] => {
  if (players.length * roundsFor(tier, players.length, rounds) > MAX_SEATS)
    return [issue('.rounds', 'too-large', null, { playersTimesRounds: MAX_SEATS })];
  const fixed = roundsFor(tier, players.length);
  if (rounds === undefined || rounds === fixed || tierRules(tier).roundsAreChosen) return [];
  return [issue('.rounds', 'rounds-are-fixed', fixed === 3 ? 'TRN-61' : 'TRN-62', { tier, rounds: fixed })];
};

const setupShape = fields({
  ...rosterShapes,
  tier: optional(rosterShapes.tier),
  rounds: optional(whole(1, MAX_ROUNDS)),
  officials: optional(rosterShapes.officials),
  apart: optional(rosterShapes.apart),
  options: optional(
    fields({
      repeatByes: optional(optionShapes.repeatByes),
      eliminatedAhead: optional(optionShapes.eliminatedAhead),
    }),
  ),
});
