import type { Point, Pose } from '../geometry/pose.ts';
import type { EffectPick, ResolveCommand } from './actions.ts';
import type { Die, DieColor } from './dice.ts';
import type { DeckId, Outcome, UnitId } from './state.ts';
import type { ByPlayer, Command, Faction, HullZone, Phase, Player, Side } from './vocabulary.ts';

/**
 * What happened, in order, enough to animate from. An event with `shownTo` tells those players something hidden or random:
 * no undo goes back behind it. What a player must not see of an event is null in `eventsFor` that player.
 */
export type Event =
  | { readonly type: 'coinFlipped'; readonly result: Player; readonly shownTo: readonly Player[] }
  | { readonly type: 'factionsAssigned'; readonly factions: ByPlayer<Faction>; readonly firstPlayer: Player }
  | { readonly type: 'unitDeployed'; readonly unit: UnitId; readonly pose: Pose }
  | { readonly type: 'firstPlayerChosen'; readonly firstPlayer: Player }
  | {
      readonly type: 'objectivesShown';
      readonly objectives: readonly string[] | null;
      readonly shownTo: readonly Player[];
    }
  | { readonly type: 'objectiveChosen'; readonly objective: string; readonly shownTo: readonly Player[] }
  | { readonly type: 'obstaclePlaced'; readonly obstacle: string; readonly pose: Pose }
  | { readonly type: 'unitSetAside'; readonly unit: UnitId }
  | { readonly type: 'objectiveTokenPlaced'; readonly token: string; readonly at: Point }
  | { readonly type: 'objectiveTokenMoved'; readonly token: string; readonly from: Point; readonly to: Point }
  | { readonly type: 'objectiveTokenAssigned'; readonly token: string; readonly unit: UnitId }
  | { readonly type: 'objectiveTokenRemoved'; readonly token: string }
  | { readonly type: 'victoryTokensGained'; readonly player: Player; readonly count: number }
  | { readonly type: 'roundStarted'; readonly round: number }
  | { readonly type: 'phaseStarted'; readonly phase: Phase }
  | { readonly type: 'phaseEnded'; readonly phase: Phase }
  | { readonly type: 'shipsReadied' }
  | {
      readonly type: 'dialsAssigned';
      readonly player: Player;
      readonly ship: UnitId;
      readonly count: number;
      readonly commands: readonly Command[] | null;
    }
  | {
      readonly type: 'dialChanged';
      readonly ship: UnitId;
      /** Its place in the stack, 0 being the top. */
      readonly place: number;
      readonly command: Command | null;
      readonly seenBy: readonly Player[];
    }
  | {
      readonly type: 'dialShown';
      readonly ship: UnitId;
      readonly place: number;
      readonly command: Command | null;
      readonly shownTo: readonly Player[];
    }
  | { readonly type: 'dialGranted'; readonly ship: UnitId; readonly command: Command }
  | { readonly type: 'shipActivated'; readonly ship: UnitId }
  | {
      readonly type: 'dialRevealed';
      readonly ship: UnitId;
      readonly command: Command;
      readonly shownTo: readonly Player[];
    }
  | {
      readonly type: 'topDialDiscarded';
      readonly ship: UnitId;
      readonly command: Command;
      readonly shownTo: readonly Player[];
    }
  | { readonly type: 'dialSpent'; readonly ship: UnitId; readonly command: Command }
  | { readonly type: 'dialDiscarded'; readonly ship: UnitId; readonly command: Command }
  | { readonly type: 'commandTokenGained'; readonly ship: UnitId; readonly command: Command }
  | { readonly type: 'commandTokenSpent'; readonly ship: UnitId; readonly command: Command }
  | { readonly type: 'commandTokenDiscarded'; readonly ship: UnitId; readonly command: Command }
  | { readonly type: 'raidTokenGained'; readonly ship: UnitId; readonly command: Command }
  | { readonly type: 'raidTokenRemoved'; readonly ship: UnitId; readonly command: Command }
  | {
      readonly type: 'commandResolved';
      readonly ship: UnitId;
      readonly command: Command;
      readonly spend: ResolveCommand['spend'];
    }
  | { readonly type: 'shieldMoved'; readonly ship: UnitId; readonly from: HullZone; readonly to: HullZone }
  | { readonly type: 'shieldRecovered'; readonly ship: UnitId; readonly zone: HullZone }
  | {
      readonly type: 'damageCardShown';
      readonly ship: UnitId;
      readonly damageCard: string;
      readonly card: string | null;
      readonly shownTo: readonly Player[];
    }
  | {
      readonly type: 'damageCardDiscarded';
      readonly ship: UnitId;
      readonly damageCard: string;
      readonly card: string;
      readonly deck: DeckId;
      readonly shownTo: readonly Player[];
    }
  | { readonly type: 'speedChanged'; readonly ship: UnitId; readonly from: number; readonly to: number }
  | {
      readonly type: 'shipMoved';
      readonly ship: UnitId;
      readonly from: Pose;
      readonly to: Pose;
      readonly clicks: readonly number[];
      readonly side: 'left' | 'right' | null;
      /** The speed that was plotted, and the one at which the ship fitted. */
      readonly speed: number;
      readonly reached: number;
      readonly overlapped: readonly UnitId[];
    }
  | { readonly type: 'maneuverExecuted'; readonly ship: UnitId }
  | { readonly type: 'squadronLifted'; readonly squadron: UnitId }
  | { readonly type: 'squadronPlaced'; readonly squadron: UnitId; readonly to: Pose }
  | { readonly type: 'squadronMoved'; readonly squadron: UnitId; readonly from: Pose; readonly to: Pose }
  | { readonly type: 'obstacleResolved'; readonly ship: UnitId; readonly obstacle: string }
  | { readonly type: 'shieldLost'; readonly ship: UnitId; readonly zone: HullZone }
  | { readonly type: 'hullRecovered'; readonly squadron: UnitId }
  | { readonly type: 'hullLost'; readonly squadron: UnitId; readonly points: number }
  | { readonly type: 'deckReshuffled'; readonly deck: DeckId }
  /** A player looks at a card on top of a deck; `place` 0 is the topmost. */
  | {
      readonly type: 'topCardShown';
      readonly deck: DeckId;
      readonly place: number;
      readonly card: string | null;
      readonly shownTo: readonly Player[];
    }
  | {
      readonly type: 'topCardDiscarded';
      readonly deck: DeckId;
      readonly card: string;
      readonly shownTo: readonly Player[];
    }
  | { readonly type: 'damageCardDealt'; readonly ship: UnitId; readonly damageCard: string; readonly deck: DeckId }
  | {
      readonly type: 'damageCardTurnedUp';
      readonly ship: UnitId;
      readonly damageCard: string;
      readonly card: string;
      readonly shownTo: readonly Player[];
    }
  | {
      readonly type: 'targetDeclared';
      readonly attacker: UnitId;
      readonly zone: HullZone | null;
      readonly defender: UnitId;
      readonly defendingZone: HullZone | null;
      readonly obstructed: boolean;
      readonly counter: boolean;
      /** The band of a ship's attack; null for a squadron's. */
      readonly range: 'close' | 'medium' | 'long' | null;
      /** The dice that were gathered, before obstruction and cards take any. */
      readonly pool: readonly DieColor[];
    }
  /** The whole pool of an attack, after dice were added, rolled again, spent or cancelled. */
  | { readonly type: 'diceChanged'; readonly dice: readonly Die[] }
  | { readonly type: 'accuracySpent'; readonly unit: UnitId; readonly token: number }
  | { readonly type: 'defenseTokenSpent'; readonly unit: UnitId; readonly token: number; readonly discarded: boolean }
  | { readonly type: 'defenseTokenExhausted'; readonly unit: UnitId; readonly token: number }
  | { readonly type: 'defenseTokenDiscarded'; readonly unit: UnitId; readonly token: number }
  | { readonly type: 'criticalResolved'; readonly effect: string }
  | { readonly type: 'damageTotalled'; readonly total: number }
  | { readonly type: 'damageCardTurnedDown'; readonly ship: UnitId; readonly damageCard: string }
  | { readonly type: 'unitDestroyed'; readonly unit: UnitId }
  /** A unit that was destroyed stays on the table for a while, by an effect. */
  | { readonly type: 'unitKept'; readonly unit: UnitId }
  | { readonly type: 'shipActivationEnded'; readonly ship: UnitId }
  | { readonly type: 'squadronActivated'; readonly squadron: UnitId }
  | { readonly type: 'squadronActivationEnded'; readonly squadron: UnitId }
  | { readonly type: 'defenseTokensReadied'; readonly units: readonly UnitId[] }
  | { readonly type: 'upgradesReadied'; readonly upgrades: readonly string[] }
  | { readonly type: 'upgradeExhausted'; readonly upgrade: string }
  | { readonly type: 'upgradeDiscarded'; readonly upgrade: string }
  | { readonly type: 'initiativeFlipped'; readonly side: Side }
  | { readonly type: 'initiativePassed'; readonly player: Player }
  | { readonly type: 'roundAdvanced'; readonly round: number }
  | { readonly type: 'timeCalled' }
  | { readonly type: 'conceded'; readonly player: Player }
  | {
      readonly type: 'effectUsed';
      readonly player: Player;
      readonly source: string;
      readonly pick: EffectPick | null;
      /** Whether what was picked is its user's secret, such as a new command on a facedown dial. */
      readonly secret: boolean;
    }
  | { readonly type: 'choiceMade'; readonly player: Player; readonly pick: EffectPick }
  | { readonly type: 'lastingEffectBegan'; readonly id: string; readonly owner: Player }
  | { readonly type: 'lastingEffectEnded'; readonly id: string; readonly owner: Player }
  | { readonly type: 'diceRolled'; readonly dice: readonly Die[]; readonly shownTo: readonly Player[] }
  | { readonly type: 'gameEnded'; readonly outcome: Outcome };

/** The type of an event. */
export type EventType = Event['type'];

/** Whether an event told someone something hidden or random. */
export const showsSomething = (event: Event): boolean => 'shownTo' in event && event.shownTo.length > 0;
