import type { Point, Pose } from '../geometry/pose.ts';
import type { Die, DieColor } from './dice.ts';
import type { UnitId } from './state.ts';
import type { Command, HullZone, Player } from './vocabulary.ts';

/**
 * Everything that can be done in a game, one choice each. Players' actions say what a player wants; the actions of `chance` say
 * how a roll or a draw came out; those of `judge` come from whoever runs the event.
 */
export type Action = PlayerAction | ChanceAction | JudgeAction;

/** What a player can do. */
export type PlayerAction =
  | ChooseFirstPlayer
  | ChooseObjective
  | PlaceObstacle
  | DeployShip
  | DeploySquadron
  | PlaceToken
  | MoveToken
  | AssignDials
  | ActivateShip
  | ConvertDial
  | ClearRaid
  | ResolveCommand
  | Repair
  | DiscardCommandToken
  | ChangeSpeed
  | ExecuteManeuver
  | ChooseRammed
  | PlaceSquadron
  | ResolveObstacle
  | ChooseZone
  | UseStation
  | ActivateSquadron
  | MoveSquadron
  | DeclareTarget
  | RemoveDie
  | SpendAccuracy
  | AddDie
  | RerollDie
  | SpendDefenseToken
  | ResolveCritical
  | RedirectDamage
  | UseEffect
  | Choose
  | Done
  | Concede;

/** How a roll or a draw came out. */
export type ChanceAction = RollDice | DrawDamageCard | PickDamageCard | FlipCoin | DrawObjectives;

/** What whoever runs the event says. */
export type JudgeAction = CallTime;

/** SETUP-10: the decider says who has the initiative. */
export interface ChooseFirstPlayer {
  readonly type: 'chooseFirstPlayer';
  readonly player: Player;
  readonly first: Player;
}

/** SETUP-13, SETUP-14. */
export interface ChooseObjective {
  readonly type: 'chooseObjective';
  readonly player: Player;
  readonly objective: string;
}

/** SETUP-17: one obstacle, at any place and turned any way; the tokens are printed on both sides. */
export interface PlaceObstacle {
  readonly type: 'placeObstacle';
  readonly player: Player;
  /** Which of the outlines. */
  readonly obstacle: string;
  readonly pose: Pose;
  readonly mirrored?: boolean;
}

/** SETUP-21, SETUP-22. */
export interface DeployShip {
  readonly type: 'deployShip';
  readonly player: Player;
  readonly ship: UnitId;
  readonly pose: Pose;
  /** What its speed dial is set to. */
  readonly speed: number;
}

/** SETUP-23. */
export interface DeploySquadron {
  readonly type: 'deploySquadron';
  readonly player: Player;
  readonly squadron: UnitId;
  readonly to: Point;
}

/** An objective token is put into the play area (OBJ-06). */
export interface PlaceToken {
  readonly type: 'placeToken';
  readonly player: Player;
  readonly to: Point;
}

/** An objective token is moved. */
export interface MoveToken {
  readonly type: 'moveToken';
  readonly player: Player;
  readonly token: string;
  readonly to: Point;
}

/** CMD-01: commands for one ship, secretly; they go under its stack, the first of them on top. */
export interface AssignDials {
  readonly type: 'assignDials';
  readonly player: Player;
  readonly ship: UnitId;
  readonly commands: readonly Command[];
}

/** SHIP-01. */
export interface ActivateShip {
  readonly type: 'activateShip';
  readonly player: Player;
  readonly ship: UnitId;
}

/** CMD-11: spend the dial that was just revealed for the matching command token. */
export interface ConvertDial {
  readonly type: 'convertDial';
  readonly player: Player;
  readonly ship: UnitId;
}

/** CMD-29: discard the revealed dial to lose all raid tokens, or a command token to lose the raid token of its type. */
export interface ClearRaid {
  readonly type: 'clearRaid';
  readonly player: Player;
  readonly ship: UnitId;
  readonly discard: 'dial' | Command;
}

/** CMD-19: resolve a command of the Reveal Command Dial step with the dial, the token, or both. */
export interface ResolveCommand {
  readonly type: 'resolveCommand';
  readonly player: Player;
  readonly ship: UnitId;
  readonly command: Command;
  readonly spend: 'dial' | 'token' | 'both';
}

/** REP-05 to REP-07: one purchase with engineering points. */
export type Repair =
  | (RepairOf<'move'> & { readonly from: HullZone; readonly to: HullZone })
  | (RepairOf<'recover'> & { readonly zone: HullZone })
  | (RepairOf<'discard'> & { readonly damageCard: string });

interface RepairOf<Kind> {
  readonly type: 'repair';
  readonly player: Player;
  readonly ship: UnitId;
  readonly repair: Kind;
}

/** CMD-14: a ship over its limit loses a token of its owner's choice. */
export interface DiscardCommandToken {
  readonly type: 'discardCommandToken';
  readonly player: Player;
  readonly ship: UnitId;
  readonly command: Command;
}

/** NAV-02: turn the speed dial by what the Navigate command allows. */
export interface ChangeSpeed {
  readonly type: 'changeSpeed';
  readonly player: Player;
  readonly ship: UnitId;
  readonly speed: number;
}

/** MOVE-03, MOVE-06: the clicks of each joint up to the ship's speed, right being positive, and the side of the tool. */
export interface ExecuteManeuver {
  readonly type: 'executeManeuver';
  readonly player: Player;
  readonly ship: UnitId;
  readonly clicks: readonly number[];
  /** The side of the base that the tool is laid on; absent at speed 0. */
  readonly side?: 'left' | 'right';
}

/** OVL-10: which of several equally close ships counts as the closest. */
export interface ChooseRammed {
  readonly type: 'chooseRammed';
  readonly player: Player;
  readonly ship: UnitId;
  readonly rammed: UnitId;
}

/** OVL-03: put a squadron that was pushed aside back on the table. */
export interface PlaceSquadron {
  readonly type: 'placeSquadron';
  readonly player: Player;
  readonly squadron: UnitId;
  readonly to: Point;
}

/** OBST-07: which obstacle's effect comes next. */
export interface ResolveObstacle {
  readonly type: 'resolveObstacle';
  readonly player: Player;
  readonly ship: UnitId;
  readonly obstacle: string;
}

/** DMG-04: the hull zone that suffers. */
export interface ChooseZone {
  readonly type: 'chooseZone';
  readonly player: Player;
  readonly ship: UnitId;
  readonly zone: HullZone;
}

/** OBST-04, OBST-05: a ship on a station discards a damage card, a squadron recovers a hull point. */
export interface UseStation {
  readonly type: 'useStation';
  readonly player: Player;
  readonly unit: UnitId;
  /** The damage card of a ship; absent for a squadron. */
  readonly damageCard?: string;
}

/** SQP-02, SQC-02. */
export interface ActivateSquadron {
  readonly type: 'activateSquadron';
  readonly player: Player;
  readonly squadron: UnitId;
  /** By a Squadron command: the Relay squadron that brings it into range (KEY-19). */
  readonly relay?: UnitId;
}

/** SQM-01: set the activated squadron down with its centre there. */
export interface MoveSquadron {
  readonly type: 'moveSquadron';
  readonly player: Player;
  readonly squadron: UnitId;
  readonly to: Point;
}

/** ATK-02: the attacking hull zone, the defender, and its hull zone. Squadrons have no zones. */
export interface DeclareTarget {
  readonly type: 'declareTarget';
  readonly player: Player;
  readonly attacker: UnitId;
  readonly zone?: HullZone;
  readonly defender: UnitId;
  readonly defendingZone?: HullZone;
}

/** OBS-02: the die that obstruction takes before the roll. */
export interface RemoveDie {
  readonly type: 'removeDie';
  readonly player: Player;
  readonly color: DieColor;
}

/** ATK-16: spend a die that shows an accuracy icon; the defense token at that place cannot be spent in this attack. */
export interface SpendAccuracy {
  readonly type: 'spendAccuracy';
  readonly player: Player;
  readonly die: Die;
  /** The place of the token among the defender's. */
  readonly token: number;
}

/** CF-02: the die that Concentrate Fire adds. */
export interface AddDie {
  readonly type: 'addDie';
  readonly player: Player;
  readonly color: DieColor;
}

/** CF-03: the die that Concentrate Fire rolls again. */
export interface RerollDie {
  readonly type: 'rerollDie';
  readonly player: Player;
  readonly die: Die;
}

/** DEF-01: a defense token by its place among the defender's, with what it asks for. */
export interface SpendDefenseToken {
  readonly type: 'spendDefenseToken';
  readonly player: Player;
  readonly unit: UnitId;
  readonly token: number;
  /** Evade at long range cancels this die, at medium range it is rerolled. */
  readonly die?: Die;
  /** What evade does to the die, where an effect gives the choice. */
  readonly evade?: 'cancel' | 'reroll';
  /** The hull zone that redirect names. */
  readonly zone?: HullZone;
  /** Further hull zones, where an effect lets redirect name several. */
  readonly also?: readonly HullZone[];
}

/** CRIT-02: the critical effect that the attacker resolves. */
export interface ResolveCritical {
  readonly type: 'resolveCritical';
  readonly player: Player;
  readonly effect: 'standard';
}

/** DEF-10: how much of the damage the redirected hull zone's shields take. */
export interface RedirectDamage {
  readonly type: 'redirectDamage';
  readonly player: Player;
  readonly amount: number;
}

/** Use an effect that the open window offers. */
export interface UseEffect {
  readonly type: 'useEffect';
  readonly player: Player;
  /** The component whose effect it is; `#1` and so on behind it for its second effect of this window. */
  readonly source: string;
  /** What the effect asks to choose; absent if nothing. */
  readonly pick?: EffectPick;
}

/** Answer a choice that an effect puts. */
export interface Choose {
  readonly type: 'choose';
  readonly player: Player;
  readonly pick: EffectPick;
}

/** Decline what is left of an optional decision: keep the dial, stop repairing, use no further effect. */
export interface Done {
  readonly type: 'done';
  readonly player: Player;
}

/**
 * TRN-37: give the game up. Legal for either player at any time until the game is over, whoever is asked; `legalActions` does not
 * list it.
 */
export interface Concede {
  readonly type: 'concede';
  readonly player: Player;
}

/**
 * TRN-20: time is up: the round is played to its end, then the score decides. Legal at any time in a game of six rounds, until its
 * last round; `legalActions` does not list it.
 */
export interface CallTime {
  readonly type: 'callTime';
  readonly player: 'judge';
}

/** What an effect lets its user choose, and how its user pays for it. */
export interface EffectPick {
  readonly unit?: UnitId;
  readonly zone?: HullZone;
  /** A hull zone for each of several things, such as shields. */
  readonly zones?: readonly HullZone[];
  readonly color?: DieColor;
  readonly die?: Die;
  readonly dice?: readonly Die[];
  readonly command?: Command;
  /** A command token or a raid token by its command. */
  readonly token?: Command;
  /** A defense token by its place among those of its unit. */
  readonly defenseToken?: number;
  /** What an evade token does to the die. */
  readonly evade?: 'cancel' | 'reroll';
  readonly card?: string;
  /** An objective token in the play area. */
  readonly objectiveToken?: string;
  /** Colours of dice to add. */
  readonly colors?: readonly DieColor[];
  readonly count?: number;
}

/** The result of a roll; the order of the dice means nothing. */
export interface RollDice {
  readonly type: 'rollDice';
  readonly player: 'chance';
  readonly dice: readonly Die[];
}

/** The face of a damage card that a rule shows for the first time. */
export interface DrawDamageCard {
  readonly type: 'drawDamageCard';
  readonly player: 'chance';
  readonly card: string;
}

/** A coin, or any other even draw between the two players. */
export interface FlipCoin {
  readonly type: 'flipCoin';
  readonly player: 'chance';
  readonly result: Player;
}

/** Which of a ship's facedown damage cards was picked at random. */
export interface PickDamageCard {
  readonly type: 'pickDamageCard';
  readonly player: 'chance';
  readonly damageCard: string;
}

/** SETUP-14: the two objectives drawn, in the order of their ids. */
export interface DrawObjectives {
  readonly type: 'drawObjectives';
  readonly player: 'chance';
  readonly objectives: readonly string[];
}

/** The type of an action. */
export type ActionType = Action['type'];
/** The action of one type. */
export type ActionFor<T extends ActionType> = Extract<Action, { readonly type: T }>;

/** Whoever can be asked to act. */
export type Actor = Player | 'chance';

/** Makers of actions, one for each type. */
export const act = {
  /** Setup: who goes first, said by the player with the cheaper fleet. */
  chooseFirstPlayer: (player: Player, first: Player): ChooseFirstPlayer => ({
    type: 'chooseFirstPlayer',
    player,
    first,
  }),
  /** Setup: the first player picks one of the second player's three objectives. */
  chooseObjective: (player: Player, objective: string): ChooseObjective => ({
    type: 'chooseObjective',
    player,
    objective,
  }),
  /** Setup: an obstacle of the pool goes onto the table; `mirrored` turns it over. */
  placeObstacle: (player: Player, obstacle: string, pose: Pose, mirrored?: boolean): PlaceObstacle => ({
    type: 'placeObstacle',
    player,
    obstacle,
    pose,
    ...(mirrored === undefined ? {} : { mirrored }),
  }),
  /** Setup: a ship goes into its deployment zone, with the speed on its dial. */
  deployShip: (player: Player, ship: UnitId, pose: Pose, speed: number): DeployShip => ({
    type: 'deployShip',
    player,
    ship,
    pose,
    speed,
  }),
  /** Setup: a squadron goes near a ship of its side. */
  deploySquadron: (player: Player, squadron: UnitId, to: Point): DeploySquadron => ({
    type: 'deploySquadron',
    player,
    squadron,
    to,
  }),
  /** An objective token goes onto the table. */
  placeToken: (player: Player, to: Point): PlaceToken => ({ type: 'placeToken', player, to }),
  /** An objective token moves where the objective or a keyword allows. */
  moveToken: (player: Player, token: string, to: Point): MoveToken => ({ type: 'moveToken', player, token, to }),
  /** Command Phase: commands for one ship, the first to be revealed first. */
  assignDials: (player: Player, ship: UnitId, commands: readonly Command[]): AssignDials => ({
    type: 'assignDials',
    player,
    ship,
    commands,
  }),
  /** Ship Phase: a ship begins its activation. */
  activateShip: (player: Player, ship: UnitId): ActivateShip => ({ type: 'activateShip', player, ship }),
  /** The revealed dial becomes a command token. */
  convertDial: (player: Player, ship: UnitId): ConvertDial => ({ type: 'convertDial', player, ship }),
  /** A raid token goes for the dial or for a command token. */
  clearRaid: (player: Player, ship: UnitId, discard: 'dial' | Command): ClearRaid => ({
    type: 'clearRaid',
    player,
    ship,
    discard,
  }),
  /** A command is resolved with the dial, the token or both. */
  resolveCommand: (player: Player, ship: UnitId, command: Command, spend: ResolveCommand['spend']): ResolveCommand => ({
    type: 'resolveCommand',
    player,
    ship,
    command,
    spend,
  }),
  /** Repair: a shield moves to a neighbouring hull zone. */
  moveShield: (player: Player, ship: UnitId, from: HullZone, to: HullZone): Repair => ({
    type: 'repair',
    player,
    ship,
    repair: 'move',
    from,
    to,
  }),
  /** Repair: a hull zone recovers a shield. */
  recoverShield: (player: Player, ship: UnitId, zone: HullZone): Repair => ({
    type: 'repair',
    player,
    ship,
    repair: 'recover',
    zone,
  }),
  /** Repair: a damage card is discarded, named by its id on the ship. */
  discardDamageCard: (player: Player, ship: UnitId, damageCard: string): Repair => ({
    type: 'repair',
    player,
    ship,
    repair: 'discard',
    damageCard,
  }),
  /** A ship with too many command tokens loses one. */
  discardCommandToken: (player: Player, ship: UnitId, command: Command): DiscardCommandToken => ({
    type: 'discardCommandToken',
    player,
    ship,
    command,
  }),
  /** Navigate: the speed dial changes. */
  changeSpeed: (player: Player, ship: UnitId, speed: number): ChangeSpeed => ({
    type: 'changeSpeed',
    player,
    ship,
    speed,
  }),
  /** A ship moves along a course: the clicks of each joint, negative to the left; `side` says where the tool lies. */
  executeManeuver: (
    player: Player,
    ship: UnitId,
    clicks: readonly number[],
    side?: 'left' | 'right',
  ): ExecuteManeuver =>
    side ? { type: 'executeManeuver', player, ship, clicks, side } : { type: 'executeManeuver', player, ship, clicks },
  /** Which of several equally close ships counts as the closest. */
  chooseRammed: (player: Player, ship: UnitId, rammed: UnitId): ChooseRammed => ({
    type: 'chooseRammed',
    player,
    ship,
    rammed,
  }),
  /** A displaced squadron is put back, touching the ship. */
  placeSquadron: (player: Player, squadron: UnitId, to: Point): PlaceSquadron => ({
    type: 'placeSquadron',
    player,
    squadron,
    to: { x: to.x, y: to.y },
  }),
  /** Which obstacle under a ship comes next. */
  resolveObstacle: (player: Player, ship: UnitId, obstacle: string): ResolveObstacle => ({
    type: 'resolveObstacle',
    player,
    ship,
    obstacle,
  }),
  /** Which hull zone suffers the damage. */
  chooseZone: (player: Player, ship: UnitId, zone: HullZone): ChooseZone => ({
    type: 'chooseZone',
    player,
    ship,
    zone,
  }),
  /** A unit on a station discards a damage card or recovers hull. */
  useStation: (player: Player, unit: UnitId, damageCard?: string): UseStation =>
    damageCard ? { type: 'useStation', player, unit, damageCard } : { type: 'useStation', player, unit },
  /** A squadron begins its activation; `relay` names the squadron that passes the command on. */
  activateSquadron: (player: Player, squadron: UnitId, relay?: UnitId): ActivateSquadron =>
    relay ? { type: 'activateSquadron', player, squadron, relay } : { type: 'activateSquadron', player, squadron },
  /** An attack: who attacks whom, with the hull zones of those that are ships. */
  declareTarget: (
    player: Player,
    target: {
      readonly attacker: UnitId;
      readonly zone?: HullZone;
      readonly defender: UnitId;
      readonly defendingZone?: HullZone;
    },
  ): DeclareTarget => ({ type: 'declareTarget', player, ...target }),
  /** Obstruction takes a die of this colour from the attack pool. */
  removeDie: (player: Player, color: DieColor): RemoveDie => ({ type: 'removeDie', player, color }),
  /** An accuracy icon is spent on a defense token of the defender, named by its place. */
  spendAccuracy: (player: Player, die: Die, token: number): SpendAccuracy => ({
    type: 'spendAccuracy',
    player,
    die,
    token,
  }),
  /** Concentrate Fire: a die is added to the attack pool. */
  addDie: (player: Player, color: DieColor): AddDie => ({ type: 'addDie', player, color }),
  /** Concentrate Fire: a die is rolled again. */
  rerollDie: (player: Player, die: Die): RerollDie => ({ type: 'rerollDie', player, die }),
  /** The defender spends a token, named by its place, with the die or hull zone that it asks for. */
  spendDefenseToken: (
    player: Player,
    unit: UnitId,
    token: number,
    choice: Pick<SpendDefenseToken, 'die' | 'evade' | 'zone' | 'also'> = {},
  ): SpendDefenseToken => ({ type: 'spendDefenseToken', player, unit, token, ...choice }),
  /** The attacker resolves the standard critical effect. */
  resolveCritical: (player: Player): ResolveCritical => ({ type: 'resolveCritical', player, effect: 'standard' }),
  /** How much of the damage the hull zone of the redirect token takes. */
  redirectDamage: (player: Player, amount: number): RedirectDamage => ({ type: 'redirectDamage', player, amount }),
  /** A squadron moves. */
  moveSquadron: (player: Player, squadron: UnitId, to: Point): MoveSquadron => ({
    type: 'moveSquadron',
    player,
    squadron,
    to: { x: to.x, y: to.y },
  }),
  /** A card effect is used, named by its source, with what its user picks. */
  useEffect: (player: Player, source: string, pick?: EffectPick): UseEffect =>
    pick ? { type: 'useEffect', player, source, pick } : { type: 'useEffect', player, source },
  /** The answer to a choice that an effect puts. */
  choose: (player: Player, pick: EffectPick): Choose => ({ type: 'choose', player, pick }),
  /** Nothing, or nothing more: goes on where a decision may be declined. */
  done: (player: Player): Done => ({ type: 'done', player }),
  /** Gives the game up; legal at any time and never enumerated. */
  concede: (player: Player): Concede => ({ type: 'concede', player }),
  /** The round becomes the last; legal at any time and never enumerated. */
  callTime: (): CallTime => ({ type: 'callTime', player: 'judge' }),
  /** Chance: what the dice show. */
  rollDice: (dice: readonly Die[]): RollDice => ({ type: 'rollDice', player: 'chance', dice }),
  /** Chance: the face of a damage card. */
  drawDamageCard: (card: string): DrawDamageCard => ({ type: 'drawDamageCard', player: 'chance', card }),
  /** Chance: an even draw between the players. */
  flipCoin: (result: Player): FlipCoin => ({ type: 'flipCoin', player: 'chance', result }),
  /** Chance: one of a ship's facedown damage cards. */
  pickDamageCard: (damageCard: string): PickDamageCard => ({ type: 'pickDamageCard', player: 'chance', damageCard }),
  /** Chance: the objectives that were drawn. */
  drawObjectives: (objectives: readonly string[]): DrawObjectives => ({
    type: 'drawObjectives',
    player: 'chance',
    objectives,
  }),
};
