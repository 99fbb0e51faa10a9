import type { Point, Pose } from '../geometry/pose.ts';
import type { DistanceBand } from '../geometry/vocabulary.ts';
import type { EffectPick, ResolveCommand } from '../state/actions.ts';
import type { Die, DieColor } from '../state/dice.ts';
import type { Event } from '../state/events.ts';
import type { Nearness, ObstacleRules, TokenRules } from '../state/frames.ts';
import type { DeckId, ObstacleToken, OpenDial, Outcome, Unit, UnitId } from '../state/state.ts';
import type { ByPlayer, Command, Faction, HullZone, Json, Player } from '../state/vocabulary.ts';

/**
 * Everything that can change a game, as data. Rules and cards return verbs; `src/rules/writers` carries out the instant ones, each
 * with one event, and the slow ones become frames of their own.
 */
export type Verb = InstantVerb | SlowVerb;

/** Verbs that are carried out at once, each by its writer. */
export type InstantVerb =
  // moments that a frontend wants to know of; they write nothing
  | { readonly verb: 'announce'; readonly event: Event }
  // setup
  | { readonly verb: 'assignFactions'; readonly factions: ByPlayer<Faction>; readonly firstPlayer: Player }
  | { readonly verb: 'deploy'; readonly unit: Unit }
  | { readonly verb: 'chooseFirstPlayer'; readonly player: Player }
  | { readonly verb: 'chooseObjective'; readonly objective: string }
  | { readonly verb: 'placeObstacle'; readonly obstacle: ObstacleToken }
  | { readonly verb: 'deployShip'; readonly ship: UnitId; readonly pose: Pose; readonly speed: number }
  | { readonly verb: 'deploySquadron'; readonly squadron: UnitId; readonly to: Point }
  /** SETUP-34: out of play until the card that did it deploys it. */
  | { readonly verb: 'setAside'; readonly unit: UnitId; readonly by: string }
  // objectives
  | { readonly verb: 'placeObjectiveToken'; readonly at: Point }
  | { readonly verb: 'assignObjectiveToken'; readonly unit: UnitId }
  | { readonly verb: 'moveObjectiveToken'; readonly token: string; readonly to: Point }
  | { readonly verb: 'removeObjectiveToken'; readonly token: string }
  | { readonly verb: 'gainVictoryTokens'; readonly player: Player; readonly count: number }
  // dials
  | { readonly verb: 'readyShips' }
  | { readonly verb: 'assignDials'; readonly ship: UnitId; readonly commands: readonly Command[] }
  /** `by` turns the dial and knows what it shows, its owner unless given; `open`: everybody knows. */
  | {
      readonly verb: 'changeDial';
      readonly ship: UnitId;
      readonly place: number;
      readonly command: Command;
      readonly by?: Player;
      readonly open?: boolean;
    }
  | { readonly verb: 'showDial'; readonly ship: UnitId; readonly place: number; readonly to: Player }
  | { readonly verb: 'grantDial'; readonly ship: UnitId; readonly command: Command }
  | { readonly verb: 'revealDial'; readonly ship: UnitId }
  | { readonly verb: 'discardTopDial'; readonly ship: UnitId }
  | { readonly verb: 'spendDial'; readonly ship: UnitId; readonly command: Command; readonly from?: OpenDial['from'] }
  | { readonly verb: 'discardDial'; readonly ship: UnitId; readonly command: Command; readonly from?: OpenDial['from'] }
  // tokens
  | { readonly verb: 'addCommandToken'; readonly ship: UnitId; readonly command: Command }
  | { readonly verb: 'spendCommandToken'; readonly ship: UnitId; readonly command: Command }
  | { readonly verb: 'discardCommandToken'; readonly ship: UnitId; readonly command: Command }
  | { readonly verb: 'gainRaidToken'; readonly ship: UnitId; readonly command: Command }
  | { readonly verb: 'removeRaidToken'; readonly ship: UnitId; readonly command: Command }
  /** All but those of some units. */
  | { readonly verb: 'readyDefenseTokens'; readonly not: readonly UnitId[] }
  // ships and squadrons
  | {
      readonly verb: 'resolveCommand';
      readonly ship: UnitId;
      readonly command: Command;
      readonly spend: ResolveCommand['spend'];
    }
  | { readonly verb: 'moveShield'; readonly ship: UnitId; readonly from: HullZone; readonly to: HullZone }
  | { readonly verb: 'recoverShield'; readonly ship: UnitId; readonly zone: HullZone }
  | { readonly verb: 'endShipActivation'; readonly ship: UnitId }
  | { readonly verb: 'endSquadronActivation'; readonly squadron: UnitId }
  | { readonly verb: 'changeSpeed'; readonly ship: UnitId; readonly to: number }
  | {
      readonly verb: 'moveShip';
      readonly ship: UnitId;
      readonly to: Pose;
      readonly clicks: readonly number[];
      readonly side: 'left' | 'right' | null;
      readonly reached: number;
      readonly overlapped: readonly UnitId[];
    }
  | { readonly verb: 'liftSquadron'; readonly squadron: UnitId }
  | { readonly verb: 'placeSquadron'; readonly squadron: UnitId; readonly to: Point }
  | { readonly verb: 'moveSquadron'; readonly squadron: UnitId; readonly to: Point }
  | { readonly verb: 'loseShield'; readonly ship: UnitId; readonly zone: HullZone }
  | { readonly verb: 'recoverHull'; readonly squadron: UnitId }
  | { readonly verb: 'loseHull'; readonly squadron: UnitId; readonly points: number }
  | { readonly verb: 'spendDefenseToken'; readonly unit: UnitId; readonly token: number }
  | { readonly verb: 'exhaustDefenseToken'; readonly unit: UnitId; readonly token: number }
  | { readonly verb: 'discardDefenseToken'; readonly unit: UnitId; readonly token: number }
  | { readonly verb: 'destroyUnit'; readonly unit: UnitId }
  /** A unit whose destruction is at this depth stays on the table, as if it was not destroyed. */
  | { readonly verb: 'keepUnit'; readonly unit: UnitId; readonly destruction: number }
  // an attack's total, by the depth of the attack
  | { readonly verb: 'changeTotal'; readonly attack: number; readonly total: number }
  // dice of an attack's pool, by the depth of the attack: spent, cancelled, turned to another face
  | {
      readonly verb: 'changeDice';
      readonly attack: number;
      readonly remove: readonly Die[];
      readonly add: readonly Die[];
    }
  // damage cards
  | { readonly verb: 'reshuffleDeck'; readonly deck: DeckId }
  | { readonly verb: 'dealDamageCard'; readonly ship: UnitId; readonly deck: DeckId }
  | { readonly verb: 'turnUpDamageCard'; readonly ship: UnitId; readonly damageCard: string }
  | { readonly verb: 'turnDownDamageCard'; readonly ship: UnitId; readonly damageCard: string }
  | {
      readonly verb: 'showDamageCard';
      readonly ship: UnitId;
      readonly damageCard: string;
      readonly card: string;
      readonly to: readonly Player[];
    }
  | { readonly verb: 'moveDamageCardToDiscard'; readonly ship: UnitId; readonly damageCard: string }
  // the top of a damage deck: the next card gets its face, is shown, is discarded; `place` 0 is the topmost
  | { readonly verb: 'drawTopCard'; readonly deck: DeckId; readonly card: string }
  | { readonly verb: 'showTopCard'; readonly deck: DeckId; readonly place: number; readonly to: Player }
  | { readonly verb: 'discardTopCard'; readonly deck: DeckId; readonly place: number }
  // cards
  | { readonly verb: 'exhaustUpgrade'; readonly upgrade: string }
  | { readonly verb: 'discardUpgrade'; readonly upgrade: string }
  | { readonly verb: 'readyUpgrades' }
  | {
      readonly verb: 'beginLasting';
      readonly card: string;
      readonly part: string;
      readonly owner: Player;
      readonly until: number;
      readonly note: Json;
    }
  // the round
  | { readonly verb: 'endLasting'; readonly id: string }
  | { readonly verb: 'flipInitiative' }
  | { readonly verb: 'passInitiative' }
  | { readonly verb: 'advanceRound' }
  | { readonly verb: 'callTime' }
  | { readonly verb: 'endGame'; readonly outcome: Outcome }
  // frames
  | { readonly verb: 'setFrame'; readonly depth: number; readonly fields: { readonly [field: string]: Json } }
  | { readonly verb: 'useUp'; readonly depth: number; readonly key: string };

/** The names of the slow verbs. */
export const SLOW_VERBS: readonly SlowVerb['verb'][] = [
  'gainCommandToken',
  'spendToken',
  'gainDial',
  'roll',
  'ask',
  'discardDamageCard',
  'lookAtDeck',
  'destroy',
  'turnSpeedDial',
  'suffer',
  'dealDamage',
  'maneuver',
  'rerollDie',
  'addDice',
  'counter',
  'attack',
  'defend',
  'grantMove',
  'turnUpRandomCard',
  'placeObstacles',
  'placeTokens',
  'moveTokens',
  'deployUnits',
  'continue',
];

/** Verbs that take decisions, chance or time: each pushes a frame, and what stands behind it waits. */
export type SlowVerb =
  /** Ends with nothing. CMD-14 and CMD-15 are seen to. */
  | { readonly verb: 'gainCommandToken'; readonly ship: UnitId; readonly command: Command }
  /** A command token is spent, for a command or as a cost; effects may answer. Ends with nothing. */
  | { readonly verb: 'spendToken'; readonly ship: UnitId; readonly command: Command }
  /** CMD-24: a dial from an effect, kept or turned into a token at once. Ends with nothing. */
  | { readonly verb: 'gainDial'; readonly ship: UnitId; readonly command: Command }
  /** Ends with the dice. */
  | { readonly verb: 'roll'; readonly dice: readonly DieColor[] }
  /** Ends with the pick. */
  | { readonly verb: 'ask'; readonly player: Player; readonly picks: readonly EffectPick[] }
  /** Ends with nothing; the card is shown on its way. */
  | { readonly verb: 'discardDamageCard'; readonly ship: UnitId; readonly damageCard: string }
  /** A player looks at the topmost cards of a damage deck, which stay there; ends with nothing. */
  | { readonly verb: 'lookAtDeck'; readonly deck: DeckId; readonly player: Player; readonly count: number }
  /** A unit is destroyed for good. */
  | { readonly verb: 'destroy'; readonly unit: UnitId }
  /** A speed dial is turned, by the effect's owner unless another is named; ends with nothing. */
  | { readonly verb: 'turnSpeedDial'; readonly ship: UnitId; readonly to: number; readonly by?: Player }
  /** Damage to a squadron, or to a ship through its shields; the owner chooses the hull zone if it is null (DMG-03, DMG-04). */
  | { readonly verb: 'suffer'; readonly ship: UnitId; readonly zone: HullZone | null; readonly points: number }
  /** Damage cards past the shields (DMG-03). */
  | { readonly verb: 'dealDamage'; readonly ship: UnitId; readonly face: 'up' | 'down' }
  /** MOVE-15: a maneuver at a speed that the effect names. */
  | { readonly verb: 'maneuver'; readonly ship: UnitId; readonly speed: number }
  /** One die of an attack's pool is rolled again. */
  | { readonly verb: 'rerollDie'; readonly attack: number; readonly die: Die }
  /** Dice are rolled into an attack's pool. */
  | { readonly verb: 'addDice'; readonly attack: number; readonly dice: readonly DieColor[] }
  /** One of the activating ship's attacks, now: its owner declares the target, or none. */
  | { readonly verb: 'attack'; readonly ship: UnitId }
  /** The defender of an attack spends one of its defense tokens; `Scene.spendable` lists how. */
  | ({ readonly verb: 'defend'; readonly attack: number } & Pick<
      EffectPick,
      'defenseToken' | 'die' | 'evade' | 'zones'
    >)
  /** KEY-10: a squadron attacks its attacker. */
  | { readonly verb: 'counter'; readonly attacker: UnitId; readonly defender: UnitId }
  /** A move of a squadron up to a distance band (SQM-07). */
  | {
      readonly verb: 'grantMove';
      readonly squadron: UnitId;
      readonly reach: number;
      readonly evenIfEngaged?: boolean;
    }
  /** One of a ship's facedown damage cards, picked by chance, is turned face up. */
  | { readonly verb: 'turnUpRandomCard'; readonly ship: UnitId }
  | { readonly verb: 'placeObstacles'; readonly player: Player; readonly rules: ObstacleRules }
  /** New objective tokens; the players take turns if they alternate. */
  | {
      readonly verb: 'placeTokens';
      readonly player: Player;
      readonly count: number;
      readonly alternate?: boolean;
      readonly rules: TokenRules;
    }
  /** Up to `count` objective tokens may be moved: each within a band of where it lies, or near a unit. */
  | {
      readonly verb: 'moveTokens';
      readonly player: Player;
      readonly tokens: readonly string[];
      readonly count: number;
      readonly within?: DistanceBand;
      readonly near?: Nearness;
    }
  /** SETUP-34: units that the effect had set aside come into play, a ship first. Ends with nothing. */
  | { readonly verb: 'deployUnits'; readonly units: readonly UnitId[]; readonly near: Nearness }
  /** Goes on at a named step of the effect with what the last slow verb ended with. */
  | { readonly verb: 'continue'; readonly at: string };
