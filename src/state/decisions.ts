import type { Die, DieColor } from './dice.ts';
import type { DeckId, Outcome, UnitId } from './state.ts';
import type { Command, HullZone, Player } from './vocabulary.ts';

/** What is to be decided. `legalActions` lists the answers. */
export type Decision = PlayerDecision | ChanceDecision;

/** What a player is to decide. */
export type PlayerDecision =
  | { readonly kind: 'chooseFirstPlayer' }
  /** SETUP-13: of the cards that the chooser sees. */
  | { readonly kind: 'chooseObjective' }
  /** SETUP-17: `legalRegion` gives the places of each outline. */
  | { readonly kind: 'placeObstacle'; readonly pool: readonly string[] }
  /** SETUP-20: one of these units; `legalRegion` gives the places of each. */
  | { readonly kind: 'deploy'; readonly units: readonly UnitId[] }
  /** `legalRegion` gives the places. */
  | { readonly kind: 'placeToken'; readonly left: number }
  /** One of these tokens, or none (`done`); `legalRegion` gives the places of each. */
  | { readonly kind: 'moveToken'; readonly tokens: readonly string[] }
  /** CMD-04: how many dials each ship still needs, for each player who is asked. */
  | { readonly kind: 'assignDials'; readonly required: readonly { readonly ship: UnitId; readonly dials: number }[] }
  | { readonly kind: 'activateShip' }
  /** SHIP-07: keep the revealed dial (`done`), turn it into a token, clear raid tokens, or use an effect. */
  | { readonly kind: 'revealedDial'; readonly ship: UnitId }
  /** CMD-24: keep the dial that an effect gave (`done`), or turn it into a token. */
  | { readonly kind: 'gainedDial'; readonly ship: UnitId; readonly command: Command }
  /** CMD-21: resolve commands of the Reveal Command Dial step, or go on (`done`). */
  | { readonly kind: 'resolveCommands'; readonly ship: UnitId }
  | { readonly kind: 'repair'; readonly ship: UnitId; readonly points: number }
  | { readonly kind: 'discardCommandToken'; readonly ship: UnitId }
  /** MOVE-01: resolve Navigate, turn the speed dial, then execute a maneuver. */
  | { readonly kind: 'determineCourse'; readonly ship: UnitId; readonly speed: number }
  | { readonly kind: 'chooseRammed'; readonly ship: UnitId }
  /** OVL-03: `legalRegion` gives the places. */
  | { readonly kind: 'placeSquadrons'; readonly ship: UnitId; readonly squadrons: readonly UnitId[] }
  | { readonly kind: 'resolveObstacle'; readonly ship: UnitId }
  | { readonly kind: 'chooseZone'; readonly ship: UnitId; readonly points: number }
  | { readonly kind: 'useStation'; readonly unit: UnitId }
  | { readonly kind: 'activateSquadron' }
  /** SQC-02: activate a squadron by command, or stop (`done`). */
  | { readonly kind: 'squadronCommand'; readonly ship: UnitId; readonly left: number }
  /** What the activated squadron does next: move, or finish (`done`); `legalRegion` gives the places. */
  | { readonly kind: 'squadronAction'; readonly squadron: UnitId }
  /** ATK-02: attack, or stop (`done`); `further` when it is another squadron of the same attack. */
  | { readonly kind: 'declareTarget'; readonly attacker: UnitId; readonly further: boolean }
  | { readonly kind: 'removeDie'; readonly pool: readonly DieColor[] }
  /** ATK-15: modify dice and spend accuracy icons in any order, until `done`. */
  | { readonly kind: 'attackEffects'; readonly dice: readonly Die[] }
  /** CF-02: the colour of the die that Concentrate Fire adds, or none (`done`). */
  | { readonly kind: 'addDie'; readonly dice: readonly Die[] }
  /** CF-03: the die that Concentrate Fire rolls again, or none (`done`). */
  | { readonly kind: 'rerollDie'; readonly dice: readonly Die[] }
  /** ATK-20: spend defense tokens one after another, until `done`. */
  | { readonly kind: 'defenseTokens'; readonly unit: UnitId; readonly dice: readonly Die[] }
  | { readonly kind: 'criticalEffect'; readonly dice: readonly Die[] }
  | { readonly kind: 'redirectDamage'; readonly zone: HullZone; readonly total: number }
  /** A move that an effect grants; `legalRegion` gives the places. */
  | { readonly kind: 'moveSquadron'; readonly squadron: UnitId }
  /** Effects on offer at a named moment. */
  | { readonly kind: 'useEffects'; readonly window: string }
  /** A choice that an effect puts. */
  | { readonly kind: 'choose'; readonly source: string };

/** What chance is to decide. */
export type ChanceDecision =
  | { readonly kind: 'rollDice'; readonly dice: readonly DieColor[] }
  /** The face of a card on a ship, or, with null, of the next card on top of the deck. */
  | {
      readonly kind: 'drawDamageCard';
      readonly deck: DeckId;
      readonly pool: number;
      readonly damageCard: string | null;
    }
  /** A facedown damage card of a ship, each as likely as another. */
  | { readonly kind: 'pickDamageCard'; readonly ship: UnitId }
  | { readonly kind: 'flipCoin' }
  /** SETUP-14: two cards of all the objectives. */
  | { readonly kind: 'drawObjectives' };

/** The kind of a decision. */
export type DecisionKind = Decision['kind'];

/** Who must decide what: a player, both at once, chance, or nobody because the game is over. */
export type Awaiting =
  | { readonly kind: 'player'; readonly player: Player; readonly decision: PlayerDecision }
  | { readonly kind: 'simultaneous'; readonly players: readonly Player[]; readonly decision: PlayerDecision }
  | { readonly kind: 'chance'; readonly decision: ChanceDecision }
  | { readonly kind: 'over'; readonly outcome: Outcome };
