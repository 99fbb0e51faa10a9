import type { Rectangle } from '../geometry/index.ts';
import type { EffectPick } from '../state/actions.ts';
import type { Die } from '../state/dice.ts';
import type {
  AttackFrame,
  ChangeSpeedFrame,
  CommandPhaseFrame,
  DealFrame,
  DestroyFrame,
  FrameFor,
  FrameKind,
  ManeuverFrame,
  Nearness,
  ObstacleRules,
  RepairFrame,
  RoundFrame,
  SetupFrame,
  ShipActivationFrame,
  ShipPhaseFrame,
  SpendTokenFrame,
  SquadronActivationFrame,
  SquadronCommandFrame,
  SquadronMoveFrame,
  SquadronPhaseFrame,
  StatusPhaseFrame,
} from '../state/frames.ts';
import type { GameState, Unit, UnitId } from '../state/state.ts';
import type { RuleId } from '../state/verdict.ts';
import type {
  ByZone,
  Command,
  DefenseTokenType,
  Faction,
  HullZone,
  Json,
  ObjectiveCategory,
  Player,
  Readiness,
} from '../state/vocabulary.ts';
import type { InstantVerb, Verb } from './verbs.ts';

/**
 * A card is facts and small handlers on named hooks of three kinds: values it changes, bans it sets, effects it offers in
 * windows. A handler is a pure function of a `Scene`; effects return verbs. Ships, squadrons, upgrades, objectives and damage
 * cards all use the same hooks.
 */

/** What a card may change, with what each question is about. */
export interface Values {
  /** CMD-12: how many command tokens a ship may hold. */
  commandTokenLimit: { readonly value: number; readonly query: { readonly ship: UnitId } };
  /** CMD-04: how many facedown dials a ship has after the Command Phase. */
  requiredDials: { readonly value: number; readonly query: { readonly ship: UnitId } };
  /** REP-11. */
  engineering: { readonly value: number; readonly query: { readonly ship: UnitId } };
  /** ATK-08: the dice of an armament, before the range takes any away; `zone` is null for a squadron. */
  armament: {
    readonly value: Armament;
    readonly query: {
      readonly attacker: UnitId;
      readonly zone: HullZone | null;
      /** The battery armament against ships, the anti-squadron armament against squadrons. */
      readonly against: Unit['kind'];
      /** Null when a rule asks for the armament without an attack. */
      readonly defender: UnitId | null;
    };
  };
  /** OBS-07: how many dice are removed before the roll. */
  diceRemoved: {
    readonly value: number;
    readonly query: { readonly attacker: UnitId; readonly defender: UnitId };
  };
  /** DMG-06. */
  hull: { readonly value: number; readonly query: { readonly ship: UnitId } };
  /** SQC-02. */
  squadronValue: { readonly value: number; readonly query: { readonly ship: UnitId } };
  /** SHIP-08: how many attacks a ship may perform in its activation. */
  attackLimit: { readonly value: number; readonly query: { readonly ship: UnitId } };
  /** SHIP-09: the hull zones from which a ship may perform its next attack, `attacks` being those of its attacks so far. */
  attackZones: {
    readonly value: readonly HullZone[];
    readonly query: { readonly ship: UnitId; readonly attacks: readonly HullZone[] };
  };
  /** OBS-01: whether an attack is obstructed. */
  obstructed: {
    readonly value: boolean;
    readonly query: { readonly attacker: UnitId; readonly defender: UnitId };
  };
  /** DEF-11, DEF-12, DEF-13: what a unit's evade token may do to a die, by the band of the attack; null for a squadron's. */
  evade: {
    readonly value: readonly ('cancel' | 'reroll')[];
    readonly query: { readonly unit: UnitId; readonly range: 'close' | 'medium' | 'long' | null };
  };
  /** DEF-09: the hull zones that redirect may name, and how many of them; `zone` is the defending one. */
  redirect: {
    readonly value: { readonly zones: readonly HullZone[]; readonly most: number };
    readonly query: { readonly unit: UnitId; readonly zone: HullZone };
  };
  /** ATK-22: the damage of the dice, before brace halves it. */
  damageTotal: {
    readonly value: number;
    readonly query: { readonly attacker: UnitId; readonly defender: UnitId; readonly dice: readonly Die[] };
  };
  /** How much damage a defender can suffer in an attack on other hull zones than the defending one, all together. */
  damageElsewhere: {
    readonly value: number;
    readonly query: {
      readonly attacker: UnitId;
      readonly defender: UnitId;
      /** Whether the defender has spent a redirect token. */
      readonly redirected: boolean;
    };
  };
  /** Whether an attack treats its defender as having no shields. */
  throughShields: {
    readonly value: boolean;
    readonly query: { readonly attacker: UnitId; readonly defender: UnitId };
  };
  /** SQP-06, SQC-08: how many attacks a squadron may perform in its activation; `by` is the ship whose command it is. */
  squadronAttacks: {
    readonly value: number;
    readonly query: { readonly squadron: UnitId; readonly by: UnitId | null; readonly moved: boolean };
  };
  /** MOVE-03: the yaw of each joint, before Navigate; `dialSpeed` when the speed is the dial's own. */
  yaws: {
    readonly value: readonly number[];
    readonly query: { readonly ship: UnitId; readonly speed: number; readonly dialSpeed: boolean };
  };
  /** The speed of a squadron's move in its activation (SQM-07). */
  squadronSpeed: { readonly value: number; readonly query: { readonly squadron: UnitId } };
  /** SETUP-16, SETUP-18: how obstacles are placed. */
  obstacleRules: { readonly value: ObstacleRules; readonly query: { readonly [nothing: string]: never } };
  /** SETUP-01, OBJ-07: whether the long edges of the table or the short ones are the players'. */
  playerEdges: { readonly value: 'long' | 'short'; readonly query: { readonly [nothing: string]: never } };
  /** SETUP-20, SETUP-21: how a player deploys on a turn, counted from 1. */
  deployment: { readonly value: DeploymentRules; readonly query: { readonly player: Player; readonly turn: number } };
  /** OBS-01: whether an obstacle obstructs lines across it. */
  obstructs: { readonly value: boolean; readonly query: { readonly obstacle: string } };
  /** WIN-04: what a unit brings its enemy; 0 while it is not destroyed. `cost` is what it and its upgrades cost. */
  unitScore: { readonly value: number; readonly query: { readonly unit: UnitId; readonly cost: number } };
  /** WIN-10: what a player has scored all together. */
  score: { readonly value: number; readonly query: { readonly player: Player } };
  /** Whether a squadron has a keyword. */
  keyword: { readonly value: boolean; readonly query: { readonly squadron: UnitId; readonly keyword: Keyword } };
  /** KEY-27: the number behind a keyword, 0 for a squadron without it. */
  keywordNumber: { readonly value: number; readonly query: { readonly squadron: UnitId; readonly keyword: Keyword } };
}
/** The name of a value that a card may change. */
export type ValueName = keyof Values;

/** What a card may forbid; a ban wins over every permission (TIME-02). */
export interface Bans {
  /** SHIP-04. */
  activateShip: { readonly ship: UnitId };
  revealDial: { readonly ship: UnitId };
  resolveCommand: { readonly ship: UnitId; readonly command: Command };
  moveSquadron: { readonly squadron: UnitId };
  /** ATK-03: a target that would otherwise be legal. */
  target: {
    readonly attacker: UnitId;
    readonly zone: HullZone | null;
    /** A unit; or an objective token, when its control is measured as if by attacks. */
    readonly defender: string;
    readonly defendingZone: HullZone | null;
    readonly range: 'close' | 'medium' | 'long' | null;
    readonly obstructed: boolean;
  };
  spendAccuracy: { readonly attacker: UnitId };
  spendDefenseToken: {
    readonly unit: UnitId;
    readonly token: DefenseTokenType;
    readonly readiness: Readiness;
    readonly zone: HullZone | null;
  };
  /** CRIT-02: `effect` is `standard`, or the component whose critical effect it is. */
  resolveCritical: { readonly attacker: UnitId; readonly defender: UnitId; readonly effect: string };
  /** A shield recovered in a hull zone, or moved to it. */
  gainShield: { readonly ship: UnitId; readonly zone: HullZone };
  readyDefenseTokens: { readonly unit: UnitId };
  /** OBST-01: an obstacle has no effect on a ship that overlaps it. */
  obstacleEffect: { readonly ship: UnitId; readonly obstacle: string };
  /** OBST-04, OBST-05: what a station offers. */
  useStation: { readonly unit: UnitId };
}
/** The name of something that a card may forbid. */
export type BanName = keyof Bans;

/** How a player deploys. */
export interface DeploymentRules {
  /** Whether the players take turns, or one deploys everything before the other. */
  readonly order: 'alternate' | 'firstPlayerFirst';
  /** Where ships are put. */
  readonly zone: Rectangle;
  /** Whether squadrons wait until all of the player's ships are deployed. */
  readonly shipsFirst: boolean;
  /** Obstacles that must not be overlapped. */
  readonly offObstacles: readonly string[];
}

/** The moments at which effects may be used, each with the frame that it is about. */
export interface Windows {
  /** SETUP-13: the objective is known. */
  'setup.objectiveChosen': SetupFrame;
  'setup.obstaclesPlaced': SetupFrame;
  'setup.beforeDeployment': SetupFrame;
  'setup.afterDeployment': SetupFrame;
  'round.start': RoundFrame;
  'round.end': RoundFrame;
  'phase.command.start': CommandPhaseFrame;
  'phase.command.end': CommandPhaseFrame;
  'phase.ship.start': ShipPhaseFrame;
  'phase.ship.end': ShipPhaseFrame;
  'phase.squadron.start': SquadronPhaseFrame;
  'phase.squadron.end': SquadronPhaseFrame;
  'phase.status.start': StatusPhaseFrame;
  'phase.status.end': StatusPhaseFrame;
  'ship.beforeActivation': ShipActivationFrame;
  'ship.activation': ShipActivationFrame;
  'ship.beforeReveal': ShipActivationFrame;
  'ship.reveal': ShipActivationFrame;
  'ship.afterReveal': ShipActivationFrame;
  'ship.afterActivation': ShipActivationFrame;
  'ship.tokenSpent': SpendTokenFrame;
  'ship.beforeCourse': ManeuverFrame;
  /** The Determine Course step, together with the owner's own actions; `navigate` says whether that command was resolved. */
  'ship.course': ManeuverFrame;
  'ship.speedChanged': ChangeSpeedFrame;
  /** The Move Ship step, after overlaps with ships and squadrons. */
  'ship.moved': ManeuverFrame;
  'ship.afterManeuver': ManeuverFrame;
  'squadron.activation': SquadronActivationFrame;
  'squadron.afterMove': SquadronMoveFrame;
  'command.squadron': SquadronCommandFrame;
  /** A unit is destroyed by damage and about to be taken off the table: `keepUnit` keeps it. */
  'unit.destroying': DestroyFrame;
  'unit.destroyed': DestroyFrame;
  /** Dice are gathered: some are replaced (ATK-14). */
  'attack.gather': AttackFrame;
  /** Before dice are rolled: dice are removed. */
  'attack.beforeRoll': AttackFrame;
  /** The dice have just been rolled: some join them (FAQ-CARD-007). */
  'attack.rolled': AttackFrame;
  /** Step 3 of an attack, together with the attacker's own actions. */
  'attack.effects': AttackFrame;
  /** Step 4 of an attack, together with the defender's own actions. */
  'attack.defense': AttackFrame;
  /** The start of step 5, together with the standard critical effect; `critical` makes the effects of this window. */
  'attack.critical': AttackFrame;
  /** After the total is made, before anything is suffered. */
  'attack.beforeSuffering': AttackFrame;
  'attack.after': AttackFrame;
  /** A ship is about to be dealt a damage card face up. */
  'damage.beforeFaceup': DealFrame;
  /** A damage card has just been dealt, or turned, face up. */
  'damage.faceup': DealFrame;
  'command.repair': RepairFrame;
}
/** The name of a moment at which effects may be used. */
export type WindowName = keyof Windows;

/** In which order several cards change one value. */
export const STAGES = ['set', 'add', 'halve', 'limit'] as const;
/** Where in that order a change of a value stands. */
export type Stage = (typeof STAGES)[number];

type ValueHandler<V extends ValueName> = (
  value: Values[V]['value'],
  g: Scene,
  query: Values[V]['query'],
) => Values[V]['value'];

type BanHandler<B extends BanName> = (g: Scene, query: Bans[B]) => boolean;

/** The hooks of a card, or of one of its lasting effects. */
export interface Part {
  readonly values?: {
    readonly [V in ValueName]?: { readonly stage: Stage; readonly scope?: Scope; readonly apply: ValueHandler<V> };
  };
  readonly bans?: {
    readonly [B in BanName]?: { readonly rule: RuleId; readonly scope?: Scope; readonly when?: BanHandler<B> };
  };
  readonly on?: { readonly [W in WindowName]?: Effect<W> | readonly Effect<W>[] };
}

/**
 * Whom a hook speaks of, as data that the rules look at before they ask the handler: the unit that a question, or a moment, is
 * about. `self` carries the card (UPG-01), `friendly` includes it (TIME-12), `other` does not, `noted` is the one that a lasting
 * effect keeps in its note.
 */
export type Scope =
  | Who
  | {
      readonly who: Who;
      /** At distance 1 to this band of the unit that carries the card, at the moment of use (TIME-14). */
      readonly within?: 1 | 2 | 3 | 4 | 5;
      readonly kind?: Unit['kind'];
      /** Which side of an attack is meant; the attacker unless given. */
      readonly as?: 'attacker' | 'defender';
    };
type Who = 'self' | 'friendly' | 'other' | 'enemy' | 'noted';

/**
 * What its user pays for an effect (TIME-09): the card itself, or something of the unit that carries it. The rules list the
 * ways to pay as part of the picks, and see to the payment.
 */
export type Cost =
  | 'exhaust'
  | 'discard'
  /** One command token; the pick names it as `token`. */
  | { readonly spend: 'commandToken' }
  /** One shield or more; the pick names the hull zone of each as `zones`. */
  | { readonly spend: 'shields'; readonly most: number }
  /** One die of the attack's pool; the pick names it as `die`. */
  | { readonly spend: 'die'; readonly when?: (die: Die) => boolean }
  /** One defense token of these types; the pick names its place as `defenseToken` (DEF-21). */
  | { readonly spend: 'defenseToken'; readonly types: readonly DefenseTokenType[] };

/** What a card offers in a window: when it applies, what it costs, what it does. */
export interface Effect<W extends WindowName = WindowName> {
  /** Whether it may be declined. Default by TIME-08: upgrades may, all other cards must. */
  readonly optional?: boolean;
  readonly scope?: Scope;
  readonly cost?: Cost | readonly Cost[];
  /** Once for each occurrence of its window (TIME-03), or also at most once in the activation or round around it. */
  readonly limit?: 'activation' | 'round';
  /** What is picked stays its user's secret: a new command on a facedown dial. Such an effect resolves at once, by instant verbs. */
  readonly secret?: boolean;
  /** Whether it may be used although the unit that carries it is destroyed (KEY-11). */
  readonly evenIfDestroyed?: boolean;
  /** Whether it applies now; checked at the moment of use (TIME-14). */
  when?(g: Scene, it: Windows[W]): boolean;
  /** What its user chooses as part of using it. Nothing to choose from: not offered. */
  choose?(g: Scene, it: Windows[W]): readonly EffectPick[];
  /** What it does. */
  resolve(g: Scene, it: Windows[W], pick: EffectPick): readonly Verb[];
  /** Where `continue` goes on, with what the last slow verb ended with. */
  readonly steps?: {
    /** What it does next. */
    readonly [step: string]: (g: Scene, it: Windows[W], got: Json) => readonly Verb[];
  };
}

/** What a handler may ask. */
export interface Scene {
  readonly state: GameState;
  /** The component whose effect it is. */
  readonly by: string;
  readonly owner: Player;
  /** The unit that carries the card; a lasting effect has none. */
  readonly self: Unit | null;
  /** What a lasting effect keeps. */
  readonly note: Json;
  /** A unit in play or not; null for an unknown id. */
  unit(id: UnitId): Unit | null;
  /** The card of a unit: what is printed on it. */
  facts(id: UnitId): ShipCard | SquadronCard | null;
  /** Units in play, of one player or of both. */
  units(owner?: Player): readonly Unit[];
  /** SETUP-34: the units that this very card has set aside. */
  aside(): readonly UnitId[];
  /** TIME-12: friendly to itself included. */
  friendly(id: UnitId): boolean;
  /** Whether two pieces on the table are at distance 1 to `band` of each other: units, obstacles, objective tokens. */
  within(a: string, b: string, band: number): boolean;
  /** Whether two pieces on the table overlap. */
  overlapping(a: string, b: string): boolean;
  /** How many dice the batteries of a ship could roll at an objective token, all hull zones together. */
  diceAgainst(ship: UnitId, token: string): number;
  /** Whether a unit that is set aside could be deployed near something. */
  hasRoom(unit: UnitId, near: Nearness): boolean;
  /** The enemy squadrons that a squadron is engaged with. */
  engaged(squadron: UnitId): readonly UnitId[];
  /** Whether something lies between two squadrons, also one that is destroyed (OBS-01). */
  obstructed(a: UnitId, b: UnitId): boolean;
  /** Whether a unit is a squadron with a keyword, printed or given. */
  has(unit: UnitId, keyword: Keyword): boolean;
  /** The number behind a keyword of a squadron, 0 if it has none: Counter 2. */
  keywordValue(squadron: UnitId, keyword: Keyword): number;
  /** SQC-02: the squadron value of a ship as cards leave it. */
  squadronValue(ship: UnitId): number;
  /** The obstacles that a ship overlaps where it stands. */
  obstaclesUnder(ship: UnitId): readonly string[];
  /** Every way in which the defender could spend some of its tokens now, were they not locked by accuracy icons (DEF-25). */
  spendable(attack: AttackFrame, tokens: readonly number[]): readonly EffectPick[];
  /** How much more damage the defender can suffer on other hull zones than the defending one. */
  elsewhere(attack: AttackFrame): number;
  /** Whether the activating ship has an attack left and a target for it. */
  canAttack(ship: UnitId): boolean;
  /** Whether some card in play forbids it. */
  banned<B extends BanName>(name: B, query: Bans[B]): boolean;
  /** The innermost frame of a kind that is being resolved. */
  frame<K extends FrameKind>(kind: K): FrameFor<K> | null;
  /** A lasting effect of this card until the activation or round around it ends. */
  lasting(part: string, until: 'activation' | 'round', note?: Json): InstantVerb;
}

export interface CardBase extends Part {
  readonly id: string;
  readonly name: string;
  /** What it does, in our own words; absent when it is all figures. */
  readonly summary?: string;
  readonly lasting?: { readonly [part: string]: Part };
}

/** KEY-01: the squadron keywords of the era. */
export const KEYWORDS = [
  'assault',
  'bomber',
  'cloak',
  'counter',
  'escort',
  'grit',
  'heavy',
  'intel',
  'relay',
  'rogue',
  'snipe',
  'strategic',
  'swarm',
] as const;
/** A squadron keyword. */
export type Keyword = (typeof KEYWORDS)[number];

/** Dice by colour. */
export interface Armament {
  readonly red: number;
  readonly blue: number;
  readonly black: number;
}

/** The sizes of ships, smallest first. */
export const SHIP_SIZES = ['small', 'medium', 'large'] as const;
/** The size of a ship's base. */
export type ShipSize = (typeof SHIP_SIZES)[number];

/** The facts of a ship card. */
export interface ShipCard extends CardBase {
  readonly kind: 'ship';
  readonly shipClass: string;
  readonly faction: Faction;
  readonly size: ShipSize;
  readonly flotilla: boolean;
  readonly cost: number;
  readonly hull: number;
  readonly command: number;
  readonly squadron: number;
  readonly engineering: number;
  readonly shields: ByZone<number>;
  readonly batteries: ByZone<Armament>;
  readonly antiSquadron: Armament;
  readonly defenseTokens: readonly DefenseTokenType[];
  /** For each speed, the yaw of each joint, the joint nearest the ship first. */
  readonly speedChart: { readonly [speed: number]: readonly number[] };
  readonly upgradeSlots: readonly UpgradeSlot[];
}

/** The facts of a squadron card. */
export interface SquadronCard extends CardBase {
  readonly kind: 'squadron';
  /** What it flies: every X-wing, unique or not, is an `x-wing`. */
  readonly squadronType: string;
  /** The name of its ship, where the card prints one instead of the type. */
  readonly shipName?: string;
  readonly unique: boolean;
  readonly faction: Faction;
  readonly cost: number;
  readonly speed: number;
  readonly hull: number;
  readonly antiSquadron: Armament;
  readonly battery: Armament;
  readonly keywords: readonly { readonly name: Keyword; readonly value?: number }[];
  readonly defenseTokens: readonly DefenseTokenType[];
}

/** UPG-11: the icons of upgrade cards. Bars print all but `commander` and `title`, for which a ship needs no icon. */
export const UPGRADE_SLOTS = [
  'commander',
  'officer',
  'weapons-team',
  'support-team',
  'fleet-command',
  'fleet-support',
  'offensive-retrofit',
  'defensive-retrofit',
  'experimental-retrofit',
  'turbolasers',
  'ion-cannons',
  'ordnance',
  'title',
] as const;
/** An icon of an upgrade card. */
export type UpgradeSlot = (typeof UPGRADE_SLOTS)[number];

/** What kind of upgrade: its icon, or both of its icons (FLEET-11). */
export type UpgradeType = UpgradeSlot | 'weapons-team-and-offensive-retrofit';

/** The icons that an upgrade fills: one, or one of each (FLEET-11). */
export const slotsOf = (type: UpgradeType): readonly UpgradeSlot[] =>
  type === 'weapons-team-and-offensive-retrofit' ? ['weapons-team', 'offensive-retrofit'] : [type];

/** The facts of an upgrade card. */
export interface UpgradeCard extends CardBase {
  readonly kind: 'upgrade';
  readonly type: UpgradeType;
  readonly cost: number;
  /** FLEET-07: bulleted; its name occurs once in a fleet. */
  readonly unique: boolean;
  /** FLEET-12: at most one on a ship. */
  readonly modification: boolean;
  /** FLEET-03: the faction whose symbol it shows; absent: any. */
  readonly faction?: Faction;
  /** FLEET-13: the ship icon of a title. */
  readonly requiresShipClass?: string;
  /** FLEET-13: words that the ship's name must contain. */
  readonly requiresShipNameIncludes?: string;
  /** FLEET-16: the sizes of ship that may carry it; absent: all. */
  readonly requiresSize?: readonly ShipSize[];
  /** FLEET-16: not on a ship whose bar already has this icon, whatever its size or if it has one of these sizes. */
  readonly excludesSlot?: { readonly slot: UpgradeSlot; readonly sizes?: readonly ShipSize[] };
  /** FLEET-21: icons that it adds to its ship's bar. */
  readonly grantsSlots?: readonly UpgradeSlot[];
}

/** The facts of an objective card. */
export interface ObjectiveCard extends CardBase {
  readonly kind: 'objective';
  /** FLEET-06: `campaign` objectives belong to no fleet. */
  readonly category: ObjectiveCategory | 'campaign';
  /** SETUP-14: a card of the core set. */
  readonly core?: boolean;
  /** What a victory token is worth; null when its tokens have no value of their own. */
  readonly victoryTokenValue: number | null;
}

/** The facts of a damage card. */
export interface DamageCardFacts extends CardBase {
  readonly kind: 'damage';
  readonly trait: 'ship' | 'crew';
  /** How many of the 52 cards of a deck it is. */
  readonly count: number;
  /** Acts once when dealt face up and is then turned face down. */
  readonly immediate: boolean;
}

/** What a keyword does, for every squadron that has it. */
export interface KeywordCard extends CardBase {
  readonly kind: 'keyword';
  /** An effect may grant it, so that every squadron is listed for its hooks. */
  readonly grantable?: boolean;
}

/** Any card. */
export type Card = ShipCard | SquadronCard | UpgradeCard | ObjectiveCard | DamageCardFacts | KeywordCard;
/** What kind of card. */
export type CardKind = Card['kind'];

/** A ship card. */
export const ship = (card: Omit<ShipCard, 'kind'>): ShipCard => ({ kind: 'ship', ...card });
/** A squadron card. */
export const squadron = (card: Omit<SquadronCard, 'kind'>): SquadronCard => ({ kind: 'squadron', ...card });
/** An upgrade card; neither unique nor a modification unless it says so. */
export const upgrade = (
  card: Omit<UpgradeCard, 'kind' | 'unique' | 'modification'> & Partial<Pick<UpgradeCard, 'unique' | 'modification'>>,
): UpgradeCard => ({ kind: 'upgrade', unique: false, modification: false, ...card });
/** An objective card. */
export const objective = (card: Omit<ObjectiveCard, 'kind'>): ObjectiveCard => ({ kind: 'objective', ...card });
/** A damage card. */
export const damageCard = (card: Omit<DamageCardFacts, 'kind'>): DamageCardFacts => ({ kind: 'damage', ...card });

/** A keyword. */
export const keyword = (card: Omit<KeywordCard, 'kind'>): KeywordCard => ({ kind: 'keyword', ...card });

/** `upgrade/leia-organa-officer`: a card's key among cards of all kinds. */
export const cardKey = (kind: CardKind, id: string): string => `${kind}/${id}`;
