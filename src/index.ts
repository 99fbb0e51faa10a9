export type {
  Armament,
  BanName,
  Bans,
  Card,
  CardKind,
  DamageCardFacts,
  Effect,
  Keyword,
  KeywordCard,
  ObjectiveCard,
  Part,
  Scene,
  ShipCard,
  ShipSize,
  SquadronCard,
  Stage,
  UpgradeCard,
  UpgradeSlot,
  UpgradeType,
  ValueName,
  Values,
  WindowName,
  Windows,
} from './content/card.ts';
export {
  damageCard,
  KEYWORDS,
  keyword,
  objective,
  SHIP_SIZES,
  ship,
  slotsOf,
  squadron,
  UPGRADE_SLOTS,
  upgrade,
} from './content/card.ts';
export { type Catalogue, catalogue, type Listed } from './content/catalogue.ts';
export { type Content, type ContentCards, defineContent, standardContent } from './content/content.ts';
export { critical } from './content/critical.ts';
export { FORMATS, type Format, type FormatId } from './content/formats.ts';
export type { InstantVerb, SlowVerb, Verb } from './content/verbs.ts';
export type { ChanceOutcome } from './engine/chance.ts';
export {
  createEngine,
  type Engine,
  hashState,
  IllegalActionError,
  type Played,
  type Result,
  type StepResult,
} from './engine/engine.ts';
export {
  createLogbook,
  type GameLog,
  type Logbook,
  type LogIssue,
  type NothingToUndo,
  type Replay,
  type StartedLog,
} from './engine/log.ts';
export type { Position, PositionObstacle, PositionShip, PositionSquadron } from './engine/position.ts';
export { formatPosition } from './engine/position-text/format.ts';
export { type PositionFault, parsePosition } from './engine/position-text/parse.ts';
export type { Region } from './engine/region.ts';
export type { GameSetup, LearningSetup, PositionSetup, SetupIssue } from './engine/setup.ts';
export {
  awaiting,
  beginGame,
  chanceOutcomes,
  createGame,
  determinize,
  explainAttack,
  explainEngagement,
  extendLog,
  judge,
  legalActions,
  legalRegion,
  matchResult,
  reduce,
  replay,
  startLog,
  step,
  undo,
  viewFor,
  withChance,
} from './engine/standard.ts';
export { headingFromDegrees, type Point, type Pose, umFromMm } from './geometry/pose.ts';
export type { AttackQuery, AttackReport } from './rules/attack/report.ts';
export type { MatchResult, MatchTally } from './rules/match.ts';
export type { EngagementReport } from './rules/squadrons/engagement-report.ts';
export {
  type Action,
  type ActionFor,
  type ActionType,
  type ActivateShip,
  type ActivateSquadron,
  type Actor,
  type AddDie,
  type AssignDials,
  act,
  type CallTime,
  type ChanceAction,
  type ChangeSpeed,
  type Choose,
  type ChooseRammed,
  type ChooseZone,
  type ClearRaid,
  type Concede,
  type ConvertDial,
  type DeclareTarget,
  type DiscardCommandToken,
  type Done,
  type DrawDamageCard,
  type EffectPick,
  type ExecuteManeuver,
  type FlipCoin,
  type JudgeAction,
  type MoveSquadron,
  type PlaceSquadron,
  type PlayerAction,
  type RedirectDamage,
  type RemoveDie,
  type Repair,
  type RerollDie,
  type ResolveCommand,
  type ResolveCritical,
  type ResolveObstacle,
  type RollDice,
  type SpendAccuracy,
  type SpendDefenseToken,
  type UseEffect,
  type UseStation,
} from './state/actions.ts';
export { type Rule, rule, rules } from './state/citations.ts';
export { type PositionCode, type SetupCode, VERDICT_CODES, type VerdictCode } from './state/codes.ts';
export type { Awaiting, ChanceDecision, Decision, DecisionKind, PlayerDecision } from './state/decisions.ts';
export {
  DIE_COLORS,
  DIE_FACES,
  type Die,
  type DieColor,
  type DieFace,
  FACES_OF,
  ICONS_OF,
  type Icons,
} from './state/dice.ts';
export { type Event, type EventType, showsSomething } from './state/events.ts';
export type { Fleet, FleetObjectives, FleetShip } from './state/fleet.ts';
export type { Frame, FrameFor, FrameKind } from './state/frames.ts';
export { createRng, type Rng } from './state/rng.ts';
export { phaseOf, shipsOf, squadronsOf, unitsOf } from './state/selectors.ts';
export type {
  Chance,
  ChanceMode,
  DamageCard,
  DamageDeck,
  DefenseToken,
  Dial,
  GameOptions,
  GameState,
  Initiative,
  Lasting,
  ObstacleToken,
  OpenDial,
  Outcome,
  Ship,
  Source,
  Squadron,
  Table,
  Unit,
  UnitId,
  UnitStatus,
  Upgrade,
} from './state/state.ts';
export type { RuleId, Verdict } from './state/verdict.ts';
export type { DialView, FrameView, PlayerView, ShipView } from './state/view.ts';
export { eventsFor } from './state/visibility.ts';
export {
  type ByPlayer,
  type ByZone,
  COMMANDS,
  type Command,
  DEFENSE_TOKENS,
  type DefenseTokenType,
  FACTIONS,
  type Faction,
  HULL_ZONES,
  type HullZone,
  type Json,
  OBJECTIVE_CATEGORIES,
  type ObjectiveCategory,
  PHASES,
  type Phase,
  PLAYERS,
  type Player,
  type Readiness,
  type Side,
} from './state/vocabulary.ts';
