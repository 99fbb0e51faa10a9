import { fields, listOf, oneOf, optional, type Shape, text, whole } from '../state/shape.ts';
import { FACTIONS } from '../state/vocabulary.ts';
import { type FormatChoice, formatIssues, formatShape } from './formats.ts';
import { issue, type TournamentIssue } from './issues.ts';
import { officialIssues } from './officials.ts';
import { TIERS, type Tier, tierRules } from './tiers.ts';
import { type Entrant, OFFICIAL_ROLES, type Official, type PlayerId } from './tournament.ts';

/** What a tournament is set up with, and what is checked of it both when it is created and when it is read back. */
export interface Roster {
  readonly tier: Tier;
  readonly format: FormatChoice;
  readonly players: readonly Entrant[];
  readonly officials: readonly Official[];
  readonly apart: readonly (readonly [PlayerId, PlayerId])[];
}

const MAX_PLAYERS = 2_000;
const MAX_FLEET_TEXT = 20_000;
export const MAX_ROUNDS = 100;
/** Players times rounds: what is played can be read back, and a value from outside has at most 200,000 parts. */
export const MAX_SEATS = 15_000;

export const fleetText: Shape = (value, at) =>
  typeof value === 'string' && value.length > 0 && value.length <= MAX_FLEET_TEXT ? [] : [{ at, expected: 'a text' }];

export const pairShape: Shape = (value, at) =>
  Array.isArray(value) && value.length === 2 ? listOf(text, 2)(value, at) : [{ at, expected: 'two players' }];

export const rosterShapes = {
  seed: whole(0, Number.MAX_SAFE_INTEGER),
  tier: oneOf(...TIERS),
  format: formatShape,
  players: listOf(
    fields({ id: text, name: text, faction: optional(oneOf(...FACTIONS)), fleet: optional(fleetText) }),
    MAX_PLAYERS,
  ),
  officials: listOf(fields({ id: text, role: oneOf(...OFFICIAL_ROLES) }), 100),
  apart: listOf(pairShape, 1_000),
};

export const optionShapes = {
  repeatByes: oneOf(true, false),
  eliminatedAhead: oneOf('marginZero', 'pointsByScore'),
};

export const rosterIssues = ({ tier, format, players, officials, apart }: Roster): TournamentIssue[] => {
  const ids = players.map(({ id }) => id);
  const known = new Set(ids);
  return [
    ...formatIssues(format, '.format'),
    ...(players.length < 2 ? [issue('.players', 'too-few-players', 'TRN-43', { players: players.length })] : []),
    ...repeated(ids).map((i) => issue(`.players[${i}].id`, 'player-twice', null, { player: ids[i]! })),
    ...players.flatMap(({ id, fleet }, i) =>
      fleet === undefined && tierRules(tier).fleetListNeeded
        ? [issue(`.players[${i}].fleet`, 'fleet-list-needed', 'TRN-71', { player: id })]
        : [],
    ),
    ...repeated(officials.map(({ id }) => id)).map((i) =>
      issue(`.officials[${i}].id`, 'official-twice', null, { official: officials[i]!.id }),
    ),
    ...officialIssues(tier, players, officials),
    ...apart.flatMap((pair, i) => [
      ...pair.flatMap((player, j) =>
        known.has(player) ? [] : [issue(`.apart[${i}][${j}]`, 'unknown-player', null, { player })],
      ),
      ...(pair[0] === pair[1] ? [issue(`.apart[${i}]`, 'player-twice', null, { player: pair[0] })] : []),
    ]),
  ];
};

/** The places of those who stand in the list before. */
export const repeated = (names: readonly string[]): number[] => {
  const seen = new Set<string>();
  return [...names.keys()].filter((i) => seen.size === seen.add(names[i]!).size);
};
