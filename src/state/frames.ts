import type { DistanceBand } from '../geometry/vocabulary.ts';
import type { Die, DieColor } from './dice.ts';
import type { FleetObjectives } from './fleet.ts';
import type { UnitId } from './state.ts';
import type { ByPlayer, Command, HullZone, Json, Player } from './vocabulary.ts';

/**
 * What is being resolved, as data. Every occurrence is a frame of its own: "this activation", "this round" and "once per" are
 * kept on it and end with it. `src/rules` holds one module for each kind, with one pure function for each step.
 */
interface FrameOf<Kind extends string, Step extends string> {
  readonly kind: Kind;
  readonly step: Step;
  /** Its place in the stack. */
  readonly depth: number;
  /** Keys of what was used up in this occurrence. */
  readonly used: readonly string[];
  /** What the frame that was called last ended with. */
  readonly got: Json;
}

export type GameFrame = FrameOf<'game', 'round' | 'afterRound' | 'score' | 'over'> & {
  /** Where the first round begins. */
  readonly begin: RoundFrame['step'];
};

/** TRN-37: a player has given up, and all that was left of that fleet is destroyed; the scores are to be worked out. */
export type ConcessionFrame = FrameOf<'concession', 'score'> & {
  readonly player: Player;
};

export type LearningSetupFrame = FrameOf<'learningSetup', 'factions' | 'place' | 'close'> & {
  /** The factions that the players asked for. */
  readonly wanted: { readonly p1: 'rebel' | 'imperial'; readonly p2: 'rebel' | 'imperial' };
  readonly suggestedDials: boolean;
};

/** SETUP-04: the steps of setup in which something is decided. */
export type SetupFrame = FrameOf<
  'setup',
  'initiative' | 'first' | 'objective' | 'chosen' | 'obstacles' | 'placed' | 'before' | 'deploy' | 'after' | 'close'
> & {
  /** SETUP-10: what the fleets cost. */
  readonly points: ByPlayer<number>;
  /** SETUP-11: who says which player is first. */
  readonly decider: Player | null;
  /** How the objective is found: of the second player's three, drawn (SETUP-14), or none (OPT-03). */
  readonly objectiveFrom: 'fleets' | 'draw' | 'none';
  /** INFO-07: what each player brought. */
  readonly objectives: ByPlayer<FleetObjectives>;
  /** SETUP-14: the two cards drawn, for the second player's eyes. */
  readonly drawn: readonly string[];
  /** SETUP-16, SETUP-19: how many obstacles are placed. */
  readonly obstacles: number;
};

/** SETUP-17: obstacles are placed, one after another. */
export type PlaceObstaclesFrame = FrameOf<'placeObstacles', 'place' | 'next' | 'close'> & {
  readonly turn: Player;
  readonly rules: ObstacleRules;
};

/** How obstacles are placed. */
export interface ObstacleRules {
  /** The outlines to choose from. */
  readonly pool: readonly string[];
  /** How many of them are placed. */
  readonly count: number;
  /** Whether the players take turns. */
  readonly alternate: boolean;
  /** No part of an obstacle is at distance 1 to this of a player's edge; null: anywhere in the setup area. */
  readonly fromPlayers: DistanceBand | null;
  readonly fromSides: DistanceBand | null;
  /** … or of another obstacle. */
  readonly apart: DistanceBand;
}

/** SETUP-20: ships and squadrons are deployed, turn by turn. */
export type DeploymentFrame = FrameOf<'deployment', 'turn' | 'choose' | 'placed' | 'next' | 'close'> & {
  readonly turn: Player;
  /** How many squadrons this turn has placed. */
  readonly squadrons: number;
  /** Whether this turn has placed a ship. */
  readonly ship: boolean;
  /** How many turns each player has had, the one that goes on included. */
  readonly turns: ByPlayer<number>;
};

/** Units that were set aside come into play near a token or a ship (SETUP-34). */
export type ArrivalFrame = FrameOf<'arrival', 'next' | 'choose' | 'overlapped' | 'close'> & {
  readonly player: Player;
  readonly left: readonly UnitId[];
  readonly near: Nearness;
  /** The ship that was put down last. */
  readonly arrived: UnitId | null;
};

/** Near what a piece is put. */
export interface Nearness {
  /** An objective token or a unit. */
  readonly of: string;
  /** Some part of it, or all of it. */
  readonly how: 'at' | 'within';
  readonly band: DistanceBand;
}

/** Objective tokens are put into the play area. */
export type PlaceTokensFrame = FrameOf<'placeTokens', 'place' | 'close'> & {
  readonly turn: Player;
  readonly alternate: boolean;
  readonly left: number;
  readonly rules: TokenRules;
};

/** Where objective tokens may be put. */
export interface TokenRules {
  /** Inside the setup area, or the whole play area. */
  readonly area: 'setup' | 'play';
  /** No part at distance 1 to this of a player's edge. */
  readonly fromPlayers?: DistanceBand;
  /** … or of another objective token. */
  readonly apart?: DistanceBand;
  /** Some part at distance 1 to this of an obstacle. */
  readonly atObstacle?: DistanceBand;
}

/** Objective tokens may be moved, each at most once. */
export type MoveTokensFrame = FrameOf<'moveTokens', 'choose' | 'close'> & {
  readonly player: Player;
  readonly tokens: readonly string[];
  /** How many of them may still be moved. */
  readonly left: number;
  /** To within a distance band of where the token lies; or to a band of a unit. */
  readonly within: DistanceBand | null;
  readonly near: Nearness | null;
};

export type RoundFrame = FrameOf<'round', 'start' | 'command' | 'ship' | 'squadron' | 'status' | 'end' | 'close'> & {
  readonly number: number;
};

export type CommandPhaseFrame = FrameOf<'commandPhase', 'begin' | 'assign' | 'finish' | 'close'> & {
  /** Answers that wait until all are in, in the order of the roster. */
  readonly answers: readonly PendingDials[];
};

/** Commands chosen for one ship, top of the new dials first; unseen by the opponent. */
export interface PendingDials {
  readonly player: Player;
  readonly ship: UnitId;
  readonly commands: readonly Command[];
}

export type ShipPhaseFrame = FrameOf<'shipPhase', 'begin' | 'turn' | 'activate' | 'next' | 'finish' | 'close'> & {
  readonly turn: Player;
};

export type ShipActivationFrame = FrameOf<
  'shipActivation',
  | 'before'
  | 'begin'
  | 'beforeReveal'
  | 'reveal'
  | 'revealed'
  | 'commands'
  | 'afterReveal'
  | 'attack'
  | 'maneuver'
  | 'end'
  | 'after'
  | 'close'
> & {
  readonly ship: UnitId;
  readonly player: Player;
  /** The hull zones of its attacks so far, one entry for each (SHIP-08, SHIP-09). */
  readonly attacks: readonly HullZone[];
  /** How many maneuvers it has executed. */
  readonly maneuvers: number;
  /** The command that was revealed, whatever became of its dial. */
  readonly revealed: Command | null;
  /** Whether a dial was revealed, and whether its one use at the reveal (a token, clearing raid tokens) is still open. */
  readonly reveal: 'none' | 'open' | 'taken';
};

/** MOVE-01: Determine Course, then Move Ship. */
export type ManeuverFrame = FrameOf<
  'maneuver',
  | 'before'
  | 'course'
  | 'move'
  | 'displace'
  | 'ram'
  | 'ramDamage'
  | 'edge'
  | 'moved'
  | 'executed'
  | 'obstacles'
  | 'after'
  | 'close'
> & {
  readonly ship: UnitId;
  readonly player: Player;
  /** The speed that an effect names (MOVE-15); null: what the speed dial shows. */
  readonly fixedSpeed: number | null;
  /** How much an effect slows the ship for this maneuver only (MOVE-16). */
  readonly slower: number;
  /** What was spent on the Navigate command in this maneuver; null as long as it is not resolved. */
  readonly navigate: 'dial' | 'token' | 'both' | null;
  /** By how much Navigate may still change the speed dial. */
  readonly speedSteps: number;
  /** How many of these the token gave, as long as no effect turned them into something else. */
  readonly tokenSteps: number;
  /** By how much Navigate raises yaw values, all joints together. */
  readonly yawBonus: number;
  readonly course: { readonly clicks: readonly number[]; readonly side: 'left' | 'right' } | null;
  /** The ships that it would have overlapped at any speed that was tried. */
  readonly overlapped: readonly UnitId[];
  /** The closest of them, once chosen. */
  readonly rammed: UnitId | null;
};

/** A speed dial is turned; effects may answer. */
export type ChangeSpeedFrame = FrameOf<'changeSpeed', 'change' | 'changed' | 'close'> & {
  readonly ship: UnitId;
  readonly to: number;
  /** Whose effect it is. */
  readonly by: Player;
};

/** OVL-02: squadrons that a ship pushed aside wait to be placed by the opponent of whoever moves it. */
export type DisplaceFrame = FrameOf<'displace', 'place' | 'close'> & {
  readonly ship: UnitId;
  readonly player: Player;
  readonly left: readonly UnitId[];
};

/** OBST-07: the obstacles under a ship, in its owner's order. */
export type ObstaclesFrame = FrameOf<'obstacles', 'choose' | 'resolve' | 'close'> & {
  readonly ship: UnitId;
  readonly player: Player;
  readonly left: readonly string[];
  /** The one being resolved. */
  readonly obstacle: string | null;
};

/** A ship suffers damage, point by point (DMG-01). */
export type SufferFrame = FrameOf<'suffer', 'zone' | 'limit' | 'point' | 'close'> & {
  readonly ship: UnitId;
  readonly player: Player;
  /** The hull zone that suffers; null until the owner chooses (DMG-04). */
  readonly zone: HullZone | null;
  readonly points: number;
  /** How many of the next damage cards are dealt face up (CRIT-04). */
  readonly faceup: number;
  /** Whether shields do not count. */
  readonly throughShields: boolean;
};

/** Damage cards are dealt, one at a time; the game's end is looked for when all are dealt (WIN-07). */
export type DealFrame = FrameOf<'deal', 'next' | 'before' | 'deal' | 'draw' | 'check' | 'resolve' | 'close'> & {
  readonly left: readonly { readonly ship: UnitId; readonly face: 'up' | 'down' }[];
  /** What is being dealt to whom; the card itself is null until it is off the deck. */
  readonly dealing: { readonly ship: UnitId; readonly face: 'up' | 'down'; readonly damageCard: string | null } | null;
};

/** A facedown damage card, picked by chance, is turned face up. */
export type TurnUpFrame = FrameOf<'turnUp', 'pick' | 'turn' | 'close'> & {
  readonly ship: UnitId;
  readonly damageCard: string | null;
};

/** A ship or squadron is destroyed and taken off the table (DMG-09). */
export type DestroyFrame = FrameOf<'destroy', 'begin' | 'remove' | 'cards' | 'others' | 'close'> & {
  readonly unit: UnitId;
  /** By damage; off the table; or for good, whatever kept it so far. Only what damage destroys can be kept. */
  readonly cause: 'damage' | 'edge' | 'forGood';
  /** Whether an effect keeps it on the table. */
  readonly kept: boolean;
};

export type RepairFrame = FrameOf<'repair', 'spend' | 'close'> & {
  readonly ship: UnitId;
  readonly player: Player;
  /** Engineering points left. */
  readonly points: number;
};

/** ATK-24, ATK-27: one attack of a unit: a single target, or squadron after squadron of the same arc. */
export type AttackSeriesFrame = FrameOf<'attackSeries', 'begin' | 'attack' | 'next' | 'close'> & {
  readonly attacker: UnitId;
  readonly player: Player;
  readonly zone: HullZone | null;
  readonly defender: UnitId;
  readonly defendingZone: HullZone | null;
  readonly counter: boolean;
  /** The squadrons attacked so far (ATK-26). */
  readonly targeted: readonly UnitId[];
};

/** One of the activating ship's attacks at a time that an effect names. */
export type GrantedAttackFrame = FrameOf<'grantedAttack', 'declare' | 'close'> & {
  readonly ship: UnitId;
  readonly player: Player;
};

/** ATK-01: steps 2 to 5 of an attack against one defender. */
export type AttackFrame = FrameOf<
  'attack',
  | 'gather'
  | 'replace'
  | 'obstruct'
  | 'beforeRoll'
  | 'roll'
  | 'rolled'
  | 'effects'
  | 'defense'
  | 'critical'
  | 'total'
  | 'redirect'
  | 'suffer'
  | 'after'
  | 'close'
> & {
  readonly attacker: UnitId;
  readonly player: Player;
  readonly zone: HullZone | null;
  readonly defender: UnitId;
  readonly defendingPlayer: Player;
  readonly defendingZone: HullZone | null;
  readonly counter: boolean;
  /** KEY-21: a Snipe attack does not provoke Counter. */
  readonly snipe: boolean;
  /** The band at declaration, which holds for the whole attack (ATK-30); null for a squadron's attack. */
  readonly range: 'close' | 'medium' | 'long' | null;
  readonly obstructed: boolean;
  /** Dice gathered and not yet rolled. */
  readonly pool: readonly DieColor[];
  /** The attack pool as it lies. */
  readonly dice: readonly Die[];
  /** Places of defense tokens that an accuracy icon chose, and of those spent (DEF-04, DEF-08). */
  readonly locked: readonly number[];
  readonly spent: readonly number[];
  /** What spent tokens do in step 5. */
  readonly braced: boolean;
  readonly contained: boolean;
  /** The hull zones that redirect named and that have not taken their share yet. */
  readonly redirectTo: readonly HullZone[];
  /** How much damage the defender has suffered on other hull zones than the defending one. */
  readonly elsewhere: number;
  /** How many critical effects may still be resolved (CRIT-02). */
  readonly criticals: number;
  /** CRIT-04: how many damage cards are dealt face up, the first ones. */
  readonly faceup: number;
  /** Whether the attack treats the defender as having no shields. */
  readonly throughShields: boolean;
  readonly total: number;
};

/** A defense token of the defender is spent, with what its owner chose. */
export type DefenseTokenFrame = FrameOf<'defenseToken', 'spend' | 'effect' | 'close'> & {
  /** The depth of the attack. */
  readonly attack: number;
  readonly token: number;
  readonly die: Die | null;
  readonly evade: 'cancel' | 'reroll' | null;
  readonly zones: readonly HullZone[];
};

/** CF-02, CF-04: Concentrate Fire in an attack: the die that the dial adds, then the reroll of the token. */
export type ConcentrateFireFrame = FrameOf<'concentrateFire', 'add' | 'reroll' | 'close'> & {
  /** The depth of the attack. */
  readonly attack: number;
  readonly player: Player;
  readonly spend: 'dial' | 'token' | 'both';
};

/** Dice rolled into the pool of an attack: added, or instead of one that was there. */
export type AttackRollFrame = FrameOf<'attackRoll', 'roll' | 'close'> & {
  readonly attack: number;
  readonly dice: readonly DieColor[];
  readonly instead: Die | null;
};

/** CMD-19: a command is resolved: what it costs is spent, then it does what it does. */
export type CommandFrame = FrameOf<'command', 'spend' | 'resolve' | 'close'> & {
  readonly ship: UnitId;
  readonly player: Player;
  readonly command: Command;
  readonly spend: 'dial' | 'token' | 'both';
  /** The depth of the activation, maneuver or attack in which it is resolved. */
  readonly during: number;
};

/** A command token is spent; effects may answer. */
export type SpendTokenFrame = FrameOf<'spendToken', 'spend' | 'spent' | 'close'> & {
  readonly ship: UnitId;
  readonly player: Player;
  readonly command: Command;
};

/** CMD-24: a dial from an effect, kept or turned into a token at the moment it is gained. */
export type GainDialFrame = FrameOf<'gainDial', 'gain' | 'choose' | 'close'> & {
  readonly ship: UnitId;
  readonly player: Player;
  readonly command: Command;
};

export type GainTokenFrame = FrameOf<'gainToken', 'gain' | 'limit' | 'close'> & {
  readonly ship: UnitId;
  readonly player: Player;
  readonly command: Command;
};

/** SQC-02: squadrons activated by a ship, one after another. */
export type SquadronCommandFrame = FrameOf<'squadronCommand', 'header' | 'choose' | 'after' | 'close'> & {
  readonly ship: UnitId;
  readonly player: Player;
  /** How many may still be activated. */
  readonly left: number;
  /** Squadrons brought in by each Relay squadron so far, one entry for each (KEY-19). */
  readonly relayed: readonly UnitId[];
};

export type SquadronPhaseFrame = FrameOf<'squadronPhase', 'begin' | 'turn' | 'choose' | 'next' | 'finish' | 'close'> & {
  readonly turn: Player;
  /** How many squadrons were activated in this turn. */
  readonly count: number;
};

export type SquadronActivationFrame = FrameOf<'squadronActivation', 'begin' | 'actions' | 'end' | 'close'> & {
  readonly squadron: UnitId;
  readonly player: Player;
  /** Squadron Phase: move or attack. Squadron command: move and attack. */
  readonly mode: 'or' | 'and';
  /** The ship whose command activates it; null in the Squadron Phase. */
  readonly by: UnitId | null;
  readonly moved: boolean;
  /** How many attacks it has made. */
  readonly attacks: number;
};

/** A squadron moves: in its activation, or as far as an effect says. */
export type SquadronMoveFrame = FrameOf<'squadronMove', 'choose' | 'edge' | 'station' | 'after' | 'close'> & {
  readonly squadron: UnitId;
  readonly player: Player;
  /** The distance band that it may reach. */
  readonly reach: number;
  /** Whether engagement does not hold it (Cloak). */
  readonly evenIfEngaged: boolean;
};

export type StatusPhaseFrame = FrameOf<
  'statusPhase',
  'begin' | 'tokens' | 'upgrades' | 'initiative' | 'round' | 'finish' | 'close'
>;

/** A moment at which effects may be used: all of the first player's, then all of the second player's (TIME-07). */
export type WindowFrame = FrameOf<'window', 'first' | 'second' | 'close'> & {
  readonly window: string;
  /** The depth of the frame that the window is about. */
  readonly about: number;
  /** The player to whom that frame offers actions of its own in this window. */
  readonly host: Player | null;
};

/** An effect being resolved: a queue of verbs, the next of them carried out each time the frame runs. */
export type EffectFrame = FrameOf<'effect', 'run'> & {
  readonly by: string;
  readonly card: string;
  readonly part: string;
  readonly n: number;
  readonly owner: Player;
  readonly unit: UnitId | null;
  readonly note: Json;
  readonly window: string;
  readonly about: number;
  readonly pick: Json;
  readonly queue: readonly Json[];
};

/** Dice rolled outside an attack, for an effect; ends with the dice. */
export type RollFrame = FrameOf<'roll', 'roll' | 'close'> & {
  readonly dice: readonly DieColor[];
};

/** A choice that an effect puts to a player; ends with the pick. */
export type ChoiceFrame = FrameOf<'choice', 'ask' | 'close'> & {
  readonly player: Player;
  readonly picks: readonly Json[];
};

/** A player looks at the topmost cards of a damage deck, one after the other. */
export type LookFrame = FrameOf<'look', 'next' | 'show' | 'close'> & {
  readonly deck: string;
  readonly player: Player;
  readonly count: number;
  /** How many were looked at. */
  readonly at: number;
};

/** A damage card goes to the discard pile, face up: shown first if nobody has seen it. */
export type DiscardDamageFrame = FrameOf<'discardDamage', 'show' | 'discard'> & {
  readonly ship: UnitId;
  readonly damageCard: string;
};

/** Anything that is being resolved. */
export type Frame =
  | GameFrame
  | ConcessionFrame
  | LearningSetupFrame
  | SetupFrame
  | PlaceObstaclesFrame
  | DeploymentFrame
  | ArrivalFrame
  | PlaceTokensFrame
  | MoveTokensFrame
  | RoundFrame
  | CommandPhaseFrame
  | ShipPhaseFrame
  | ShipActivationFrame
  | ManeuverFrame
  | ChangeSpeedFrame
  | DisplaceFrame
  | ObstaclesFrame
  | SufferFrame
  | DealFrame
  | TurnUpFrame
  | DestroyFrame
  | AttackSeriesFrame
  | GrantedAttackFrame
  | AttackFrame
  | DefenseTokenFrame
  | ConcentrateFireFrame
  | AttackRollFrame
  | RepairFrame
  | CommandFrame
  | SpendTokenFrame
  | GainDialFrame
  | GainTokenFrame
  | SquadronCommandFrame
  | SquadronPhaseFrame
  | SquadronActivationFrame
  | SquadronMoveFrame
  | StatusPhaseFrame
  | WindowFrame
  | EffectFrame
  | RollFrame
  | ChoiceFrame
  | DiscardDamageFrame
  | LookFrame;

/** The kind of a frame. */
export type FrameKind = Frame['kind'];
/** The frame of one kind. */
export type FrameFor<K extends FrameKind> = Extract<Frame, { readonly kind: K }>;

type Bare<F> = F extends Frame ? Omit<F, 'depth' | 'used' | 'got'> : never;
/** A frame that has not been put on the stack yet. */
export type NewFrame = Bare<Frame>;
