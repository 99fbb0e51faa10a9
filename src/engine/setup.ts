import type { Content } from '../content/content.ts';
import type { Format, FormatId } from '../content/formats.ts';
import { LEARNING_FORCES, LEARNING_TABLE } from '../content/scenarios/learning.ts';
import type { FleetFaultCode } from '../rules/fleet/faults.ts';
import { freshDeck } from '../rules/setup/units.ts';

import type { SetupCode } from '../state/codes.ts';
import type { Fleet } from '../state/fleet.ts';
import type { NewFrame } from '../state/frames.ts';
import { plainJson } from '../state/json.ts';
import { anything, byKey, faultFacts, fields, late, oneOf, optional, type Shape, whole } from '../state/shape.ts';
import { type ChanceMode, type GameOptions, type GameState, STATE_VERSION, type Table } from '../state/state.ts';

import type { RuleId } from '../state/verdict.ts';
import { type ByPlayer, FACTIONS, type Faction, type Json } from '../state/vocabulary.ts';
import { seedChance } from './chance.ts';
import { formatShape, layOutFleets } from './fleets.ts';
import { layOutPosition, type Position, positionShape } from './position.ts';

/** What a game starts from. It may be nonsense; `createGame` turns it into a state or says what is wrong with it. */
export type GameSetup = LearningSetup | FleetsSetup | PositionSetup;

interface SetupBase {
  /** A whole number; the same setup and seed give the same game. */
  readonly seed: number;
  /** Whether the engine answers chance from the seed (the default) or waits for it. */
  readonly chance?: ChanceMode;
  readonly options?: Partial<GameOptions>;
}

/** The learning scenario of Learn to Play. */
export interface LearningSetup extends SetupBase {
  readonly scenario: 'learning';
  /** The factions that the players want, by default p1 the Rebels; chance decides when both want the same. */
  readonly factions?: { readonly p1: Faction; readonly p2: Faction };
  /** LEARN-10: start with the booklet's first-round dials. */
  readonly suggestedDials?: boolean;
}

/** A full game between two fleets, from the first step of setup. */
export interface FleetsSetup extends SetupBase {
  readonly fleets: ByPlayer<Fleet>;
  /** By its name, or spelled out; 400 points on a standard table unless given. */
  readonly format?: FormatId | Format;
}

/** A hand-made position, played on from the beginning of one of its round's phases. */
export interface PositionSetup extends SetupBase {
  readonly position: Position;
}

/** One thing that is wrong with a setup. */
export interface SetupIssue {
  /** Where in the setup: `.position.ships[0].speed`. */
  readonly at: string;
  readonly code: SetupCode | FleetFaultCode;
  /** The rule that is broken; absent when the input is malformed. */
  readonly rule?: RuleId;
  readonly facts: { readonly [name: string]: Json };
}

const DEFAULT_OPTIONS: GameOptions = {
  unlimitedRounds: false,
  setAsideLoss: 'atOnce',
  activateWithoutDial: 'withTokens',
  dialsInShipOverlap: true,
  flotillaAlwaysDamaged: false,
};

export type Laid =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly issues: readonly SetupIssue[] };

/** Any value at all as a setup, laid out as a state that has not moved on yet. */
export const layOut = (input: unknown, content: Content): Laid => {
  const plain = plainJson(input);
  if (!plain.ok) return refused([{ at: plain.at, code: 'not-json', facts: { fault: plain.fault } }]);
  const faults = setupShape(plain.value, '');
  if (faults.length > 0)
    return refused(faults.map((fault) => ({ at: fault.at, code: 'malformed-setup', facts: faultFacts(fault) })));
  const setup = plain.value as unknown as GameSetup;
  if ('scenario' in setup) return layOutLearning(setup, content);
  return 'fleets' in setup ? layOutFleets(setup, content) : layOutPosition(setup, content);
};

export const refused = (issues: readonly SetupIssue[]): Laid => ({ ok: false, issues });

const base = {
  seed: whole(0, Number.MAX_SAFE_INTEGER),
  chance: optional(oneOf('seeded', 'explicit')),
  options: optional(
    fields({
      unlimitedRounds: optional(oneOf(true, false)),
      setAsideLoss: optional(oneOf('atOnce', 'endOfRound')),
      activateWithoutDial: optional(oneOf('withTokens', 'withoutTokens')),
      dialsInShipOverlap: optional(oneOf(true, false)),
      flotillaAlwaysDamaged: optional(oneOf(true, false)),
    }),
  ),
};

export const setupShape: Shape = byKey(
  {
    position: fields({ ...base, position: late(() => positionShape) }),
    // A fleet is judged by the rules of fleets, its shape included.
    fleets: fields({
      ...base,
      fleets: fields({ p1: anything, p2: anything }),
      format: optional(late(() => formatShape)),
    }),
  },
  fields({
    ...base,
    scenario: oneOf('learning'),
    factions: optional(fields({ p1: oneOf(...FACTIONS), p2: oneOf(...FACTIONS) })),
    suggestedDials: optional(oneOf(true, false)),
  }),
);

/** A state with nothing on the table. */
export const bareState = (
  setup: SetupBase,
  content: Content,
  frames: readonly NewFrame[],
  decks: readonly string[] = [SHARED_DECK],
): GameState => ({
  version: STATE_VERSION,
  content: content.id,
  options: { ...DEFAULT_OPTIONS, ...setup.options },
  table: LEARNING_TABLE,
  obstacles: [],
  factions: { p1: null, p2: null },
  initiative: { player: null, side: 'blue' },
  objective: null,
  objectiveTokens: [],
  victoryTokens: { p1: 0, p2: 0 },
  setAside: {},
  round: 1,
  timeCalled: false,
  units: {},
  roster: [],
  decks: Object.fromEntries(decks.map((deck) => [deck, freshDeck(content)])),
  frames: frames.map((frame, depth) => ({ ...frame, depth, used: [], got: null }) as GameState['frames'][number]),
  active: {},
  lasting: [],
  chance: seedChance(setup.seed, setup.chance ?? 'seeded', decks),
  outcome: null,
});

/** SETUP-01, SETUP-03. */
export const TABLES: Readonly<Record<'standard' | 'core', Table>> = {
  standard: { area: 'standard', widthUm: 1_828_800, depthUm: 914_400 },
  core: LEARNING_TABLE,
};

/** DMG-17: one deck serves both players. */
export const SHARED_DECK = 'shared';

const layOutLearning = (setup: LearningSetup, content: Content): Laid => {
  const forces = FACTIONS.map((faction) => LEARNING_FORCES[faction]);
  const missing = [
    ...forces.flatMap(({ ships }) => ships).filter(({ card }) => !content.ships[card]),
    ...forces.flatMap(({ squadrons }) => squadrons).filter(({ card }) => !content.squadrons[card]),
  ];
  if (missing.length > 0)
    return refused(missing.map(({ card }) => ({ at: '.scenario', code: 'card-not-in-content', facts: { card } })));
  const state = bareState(setup, content, [
    { kind: 'game', step: 'round', begin: 'start' },
    {
      kind: 'learningSetup',
      step: 'factions',
      wanted: setup.factions ?? { p1: 'rebel', p2: 'imperial' },
      suggestedDials: setup.suggestedDials ?? false,
    },
  ]);
  return { ok: true, state };
};
