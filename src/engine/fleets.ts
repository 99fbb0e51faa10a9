import type { Content } from '../content/content.ts';
import { FORMATS, type Format, type FormatId } from '../content/formats.ts';
import { fleetFaults } from '../rules/fleet/validate.ts';
import { costOf } from '../rules/scoring.ts';
import { freshShip, freshSquadron } from '../rules/setup/units.ts';
import { relist } from '../rules/writers/sources.ts';
import type { Fleet } from '../state/fleet.ts';
import type { Mutable } from '../state/mutable.ts';
import { fields, oneOf, optional, type Shape, whole, wordOr } from '../state/shape.ts';
import type { GameState, Unit } from '../state/state.ts';
import { type ByPlayer, PLAYERS, type Player } from '../state/vocabulary.ts';
import { bareState, type FleetsSetup, type Laid, refused, type SetupIssue, SHARED_DECK, TABLES } from './setup.ts';

/** Two fleets as a state at the beginning of setup (SETUP-04), or everything that is wrong with them. */
export const layOutFleets = (setup: FleetsSetup, content: Content): Laid => {
  const format = playedFormat(setup);
  const issues = [
    ...againstTournament(setup, format),
    ...PLAYERS.flatMap((player) =>
      fleetFaults(content, setup.fleets[player], format, true).map((fault) => ({
        ...fault,
        at: `.fleets.${player}${fault.at}`,
      })),
    ),
  ];
  if (issues.length > 0) return refused(issues);
  const units = PLAYERS.flatMap((player) => unitsOf(content, player, setup.fleets[player]));
  // TRN-22
  const played: FleetsSetup = format.tournament
    ? { ...setup, options: { setAsideLoss: 'endOfRound', ...setup.options } }
    : setup;
  const bare = bareState(played, content, [], format.damageDecks === 'own' ? PLAYERS : [SHARED_DECK]);
  const state: Mutable<GameState> = {
    ...(bare as Mutable<GameState>),
    table: TABLES[format.table],
    factions: { p1: setup.fleets.p1.faction, p2: setup.fleets.p2.faction },
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])) as Mutable<GameState>['units'],
    roster: units.map(({ id }) => id),
  };
  relist(state, content);
  return { ok: true, state: withSetup(state as GameState, setup.fleets, format, content) };
};

/** OPT-03: with unlimited rounds there are no objectives, and fleets need bring none. */
const playedFormat = ({ format, options }: FleetsSetup): Format =>
  options?.unlimitedRounds ? { ...formatOf(format), objectives: 'none' } : formatOf(format);

/** TRN-09, TRN-111: what no tournament is played with. */
const againstTournament = ({ options }: FleetsSetup, { tournament, table }: Format): readonly SetupIssue[] => {
  const issues: SetupIssue[] = [];
  if (tournament && options?.unlimitedRounds)
    issues.push({ at: '.options.unlimitedRounds', code: 'not-in-tournaments', rule: 'TRN-111', facts: {} });
  if (tournament && table !== 'standard')
    issues.push({ at: '.format.table', code: 'not-in-tournaments', rule: 'TRN-09', facts: {} });
  return issues;
};

const withSetup = (state: GameState, fleets: ByPlayer<Fleet>, format: Format, content: Content): GameState => {
  const game = { state, content, memo: new Map() };
  const points = (player: Player): number =>
    Object.values(state.units).reduce((sum, unit) => sum + (unit.owner === player ? costOf(game, unit) : 0), 0);
  const occurrence = { used: [], got: null };
  return {
    ...state,
    frames: [
      { kind: 'game', step: 'round', begin: 'start', depth: 0, ...occurrence },
      {
        kind: 'setup',
        step: 'initiative',
        points: { p1: points('p1'), p2: points('p2') },
        decider: null,
        objectiveFrom: format.objectives,
        objectives: { p1: { ...fleets.p1.objectives }, p2: { ...fleets.p2.objectives } },
        drawn: [],
        obstacles: format.obstacles,
        depth: 1,
        ...occurrence,
      },
    ],
  };
};

/** SETUP-09: the copies of a card are numbered. */
const unitsOf = (content: Content, player: Player, fleet: Fleet): readonly Unit[] => {
  const copies = new Map<string, number>();
  const copyOf = (card: string): number => {
    const copy = (copies.get(card) ?? 0) + 1;
    copies.set(card, copy);
    return copy;
  };
  return [
    ...fleet.ships.map(({ card, upgrades }) => {
      const ship = freshShip(content, player, card, copyOf(card), { pose: null, speed: 0 });
      // UPG-07
      const equipped = upgrades.map((upgrade) => ({
        id: `${ship.id}/${upgrade}`,
        card: upgrade,
        readiness: 'readied' as const,
      }));
      return { ...ship, upgrades: equipped };
    }),
    ...fleet.squadrons.map((card) =>
      freshSquadron(content, player, card, copyOf(card), { pose: null, slider: 'blue' }),
    ),
  ];
};

const DEFAULT_FORMAT: FormatId = 'standard-400';

const formatOf = (format: FormatId | Format = DEFAULT_FORMAT): Format =>
  typeof format === 'string' ? FORMATS[format] : format;

/** A format by its name, or spelled out. */
export const formatShape: Shape = wordOr(
  oneOf(...Object.keys(FORMATS)),
  fields({
    points: whole(1, 10_000),
    table: oneOf('standard', 'core'),
    obstacles: whole(0, 6),
    objectives: oneOf('fleets', 'draw', 'none'),
    damageDecks: oneOf('shared', 'own'),
    tournament: optional(oneOf(true, false)),
  }),
);
