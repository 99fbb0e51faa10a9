import type { WindowName } from '../content/card.ts';
import type { LogIssue, NothingToUndo } from '../engine/log.ts';
import type { RangeBand } from '../geometry/index.ts';
import type { ActionFor, ActionType } from '../state/actions.ts';
import type { PositionCode, SetupCode, VerdictCode } from '../state/codes.ts';
import type { Decision, DecisionKind } from '../state/decisions.ts';
import type { DieColor, DieFace } from '../state/dice.ts';
import type { Event, EventType } from '../state/events.ts';
import type { ObstacleToken } from '../state/state.ts';
import type {
  Command,
  DefenseTokenType,
  Faction,
  HullZone,
  Phase,
  Player,
  Readiness,
  Side,
} from '../state/vocabulary.ts';
import type { TournamentIssueCode } from '../tournament/issues.ts';
import type { Names } from './names.ts';

/** Everything that one language says. A word of the library without its sentence here is a type error. */
export interface Catalogue {
  readonly words: Words;
  readonly events: { readonly [T in EventType]: Sentence<Extract<Event, { readonly type: T }>> };
  readonly actions: { readonly [T in ActionType]: Sentence<ActionFor<T>> };
  /** What the asked player is to do. */
  readonly decisions: { readonly [K in DecisionKind]: Sentence<Extract<Decision, { readonly kind: K }>> };
  readonly verdicts: Readonly<Record<VerdictCode, Template>>;
  readonly setup: Readonly<Record<SetupCode, Template>>;
  readonly positions: Readonly<Record<PositionCode, Template>>;
  readonly logs: Readonly<Record<LogIssue['code'] | NothingToUndo['code'], Template>>;
  readonly tournament: Readonly<Record<TournamentIssueCode, Template>>;
  readonly attack: Readonly<Record<AttackLine, Template>>;
  readonly phrases: Readonly<Record<Phrase, Template>>;
}

/** A sentence about a thing. */
export type Sentence<T> = (it: T, say: Names) => string;

/** A sentence with `{facts}` in braces; a part in square brackets is left out if one of its facts is missing. */
export type Template = string;

/** The lines of a report about an attack. */
export type AttackLine =
  | 'asked'
  | 'yes'
  | 'no'
  | 'inArc'
  | 'outOfArc'
  | 'noArcs'
  | 'range'
  | 'beyondRange'
  | 'distance'
  | 'rangeBlocked'
  | 'sight'
  | 'sightBlocked'
  | 'obstructed'
  | 'clear'
  | 'dice'
  | 'obstructedDice'
  | 'noDice';

/** Words between the sentences. */
export type Phrase = 'yes' | 'no' | 'asked' | 'askedBoth' | 'chance' | 'won' | 'didYouMean' | 'fault' | 'atAction';

/** The words of the game. */
export interface Words {
  readonly and: string;
  readonly or: string;
  readonly zones: Readonly<Record<HullZone, string>>;
  readonly commands: Readonly<Record<Command, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly colors: Readonly<Record<DieColor, string>>;
  /** So many dice of a colour. */
  pool(count: number, color: DieColor): string;
  readonly faces: Readonly<Record<DieFace, string>>;
  readonly defenseTokens: Readonly<Record<DefenseTokenType, string>>;
  readonly readiness: Readonly<Record<Readiness, string>>;
  readonly bands: Readonly<Record<RangeBand, string>>;
  readonly factions: Readonly<Record<Faction, string>>;
  readonly players: Readonly<Record<Player | 'chance', string>>;
  readonly obstacles: Readonly<Record<ObstacleToken['type'], string>>;
  readonly windows: Readonly<Record<WindowName, string>>;
  readonly roles: Readonly<Record<'attacker' | 'defender', string>>;
  readonly toolSides: Readonly<Record<'left' | 'right', string>>;
  readonly kinds: Readonly<Record<UnreadKind, string>>;
  readonly repairs: Readonly<Record<'move' | 'recover' | 'discard', string>>;
  /** `{token} 2` of a unit that is not known. */
  readonly defenseToken: string;
  readonly objectiveToken: string;
  readonly damageCard: string;
  /** Cards whose names in this language are known. */
  readonly cards: { readonly [id: string]: string };
}

/** What a word in the text of a position should have named. */
export type UnreadKind =
  | 'part'
  | 'word'
  | 'table'
  | 'phase'
  | 'player'
  | 'side'
  | 'obstacle'
  | 'card'
  | 'zone'
  | 'token'
  | 'readiness'
  | 'command'
  | 'face'
  | 'damage card'
  | 'upgrade'
  | 'objective'
  | 'unit';
