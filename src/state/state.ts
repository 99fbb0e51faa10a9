import type { Point, Pose } from '../geometry/pose.ts';
import type { Frame } from './frames.ts';
import type { RngState } from './rng.ts';
import type {
  ByPlayer,
  ByZone,
  Command,
  DefenseTokenType,
  Faction,
  Json,
  Player,
  Readiness,
  Side,
} from './vocabulary.ts';

/**
 * The whole game as one plain JSON value. Only the writers of `src/rules/writers` change it; everything else reads.
 * Hidden values live in three places: facedown dials, facedown damage cards that were once seen, and the answers of a
 * simultaneous decision that still wait in their frame. `visibility.ts` says who sees which.
 */
export interface GameState {
  /** The format of this value. */
  readonly version: typeof STATE_VERSION;
  /** The id of the content that the game is played with. */
  readonly content: string;
  readonly options: GameOptions;
  readonly table: Table;
  /** Obstacles on the table, in the order in which they were placed. */
  readonly obstacles: readonly ObstacleToken[];
  readonly factions: ByPlayer<Faction | null>;
  readonly initiative: Initiative;
  /** The objective card that the game is played by; null in games without one, and until it is chosen. */
  readonly objective: string | null;
  /** Objective tokens, in the order in which they came into the game (OBJ-06). */
  readonly objectiveTokens: readonly ObjectiveToken[];
  /** OBJ-04. */
  readonly victoryTokens: ByPlayer<number>;
  /** SETUP-34: the units that are set aside, each with the card that did it. */
  readonly setAside: { readonly [unit: UnitId]: string };
  /** The highest round token shown, from 1 to 6, or on and on with unlimited rounds (OPT-02). */
  readonly round: number;
  /** TRN-20: whether time was called: the round that is being played, or the first if none is yet, is the last one. */
  readonly timeCalled: boolean;
  /** Every unit of the game by its id. */
  readonly units: { readonly [id: UnitId]: Unit };
  /** The ids of all units in their fixed order: the order of every list that the library makes of them. */
  readonly roster: readonly UnitId[];
  /** The damage decks: one shared deck, or one for each player. */
  readonly decks: { readonly [deck: DeckId]: DamageDeck };
  /** What is being resolved, outermost first; the last one runs. A frame's identity is its depth. */
  readonly frames: readonly Frame[];
  /** The cards in play that listen to each hook, in the order in which they are asked. */
  readonly active: { readonly [hook: string]: readonly Source[] };
  /** Effects that outlive the moment they were used, each until the frame at its depth ends. */
  readonly lasting: readonly Lasting[];
  readonly chance: Chance;
  readonly outcome: Outcome | null;
}

export const STATE_VERSION = 1;

/** `p1/cr90-corvette-a/1`: owner, card, number of the copy. */
export type UnitId = string;
/** `shared`, `p1` or `p2`. */
export type DeckId = string;

/** OPT-01: optional rules, and choices where the rules documents are silent; `docs/rulings.md` tells each story. */
export interface GameOptions {
  /** OPT-02 to OPT-04: no end after six rounds, no objective, and initiative changes hands after every round. */
  readonly unlimitedRounds: boolean;
  /** WIN-08: when a player loses who has ships set aside and none in play; tournament formats say at the end of the round. */
  readonly setAsideLoss: 'atOnce' | 'endOfRound';
  /** What a ship that reveals no dial may do in its Reveal Command Dial step (CMD-27). */
  readonly activateWithoutDial: 'withTokens' | 'withoutTokens';
  /** Whether shield dials count when a ship would overlap a ship (OVL-14). */
  readonly dialsInShipOverlap: boolean;
  /** Whether an overlapped flotilla that is not the closest ship is dealt a card, too (OVL-15). */
  readonly flotillaAlwaysDamaged: boolean;
}

/** The play area, its left corner on the side of the player at y = 0 being the origin. */
export interface Table {
  /** Its name in the geometry's figures. */
  readonly area: 'standard' | 'learning';
  readonly widthUm: number;
  readonly depthUm: number;
}

/** An obstacle on the table. */
export interface ObstacleToken {
  readonly id: string;
  readonly type: 'asteroid' | 'debris' | 'station';
  /** Which of the outlines in the geometry's figures. */
  readonly obstacle: string;
  readonly pose: Pose;
  /** The tokens are printed on both sides. */
  readonly mirrored: boolean;
}

/** OBJ-06: an objective token lies in the play area or is assigned to a unit, one or the other. */
export interface ObjectiveToken {
  readonly id: string;
  readonly at: Point | null;
  readonly unit: UnitId | null;
}

/** The initiative token. */
export interface Initiative {
  /** The first player; null until setup has decided. */
  readonly player: Player | null;
  /** The side of the token that is up. A squadron whose slider shows it is unactivated (SQP-08). */
  readonly side: Side;
}

/** Unactivated, activated, gone: what the table knows of a unit. `doomed` units were destroyed but an effect keeps them. */
export type UnitStatus = 'inPlay' | 'doomed' | 'destroyed' | 'setAside';

interface UnitBase {
  readonly id: UnitId;
  readonly owner: Player;
  /** The id of its card in the content. */
  readonly card: string;
  readonly status: UnitStatus;
  /** Where it stands; kept after destruction, null before deployment. */
  readonly pose: Pose | null;
  readonly defenseTokens: readonly DefenseToken[];
}

/** A ship in the game. */
export interface Ship extends UnitBase {
  readonly kind: 'ship';
  /** What its speed dial shows. */
  readonly speed: number;
  readonly shields: ByZone<number>;
  /** The facedown command dials, top of the stack first. */
  readonly dials: readonly Dial[];
  /** Faceup dials beside the ship, revealed or granted, not yet spent. */
  readonly openDials: readonly OpenDial[];
  /** Faceup dials on the ship card, spent or discarded (CMD-09). */
  readonly spentDials: readonly Command[];
  readonly commandTokens: readonly Command[];
  readonly raidTokens: readonly Command[];
  readonly damage: readonly DamageCard[];
  readonly upgrades: readonly Upgrade[];
  /** Whether it has activated since the last Command Phase. */
  readonly activated: boolean;
}

/** A squadron in the game. */
export interface Squadron extends UnitBase {
  readonly kind: 'squadron';
  readonly hull: number;
  readonly slider: Side;
}

/** A ship or a squadron. */
export type Unit = Ship | Squadron;

/** A defense token of a unit. */
export interface DefenseToken {
  readonly type: DefenseTokenType;
  readonly readiness: Readiness;
}

/** A facedown command dial. */
export interface Dial {
  readonly command: Command;
  /** Who has looked at it: its owner, and whoever an effect showed it to. */
  readonly seenBy: readonly Player[];
}

/** A faceup dial beside a ship. */
export interface OpenDial {
  readonly command: Command;
  /** CMD-24: a granted dial was never revealed. */
  readonly from: 'revealed' | 'granted';
}

/** An upgrade card on a ship. */
export interface Upgrade {
  readonly id: string;
  readonly card: string;
  readonly readiness: Readiness;
}

/** A damage card on a ship. */
export interface DamageCard {
  /** Says nothing of the face. */
  readonly id: string;
  readonly face: 'up' | 'down';
  /** The card that it is; null while nobody has ever seen it. */
  readonly card: string | null;
  /** Who has ever seen its face. */
  readonly seenBy: readonly Player[];
  readonly deck: DeckId;
  /** Which shuffle of that deck it came from. */
  readonly pool: number;
}

/** A card on top of a damage deck that an effect has looked at. */
export interface TopCard {
  readonly card: string;
  /** Which shuffle of the deck it came from. */
  readonly pool: number;
  /** Who has looked at it. */
  readonly seenBy: readonly Player[];
}

/** A deck has no order, but for cards on top that someone has looked at: what nobody has seen has no value yet. */
export interface DamageDeck {
  /** How many cards are left to draw. */
  readonly size: number;
  /** The cards that were looked at and put back, topmost first; they count in `size`. */
  readonly top: readonly TopCard[];
  /** For each shuffle, the cards that nobody has seen since: in the deck, or face down on a ship. */
  readonly unseen: readonly { readonly [card: string]: number }[];
  /** The discard pile, face up, oldest first. */
  readonly discard: readonly string[];
  /** How many cards were ever drawn: the number in the next card's id. */
  readonly drawn: number;
}

/** A card in play as a hook sees it. */
export interface Source {
  /** The component: an upgrade, a damage card, a unit, or a lasting effect. */
  readonly by: string;
  readonly card: string;
  /** '' for the card itself, else the name of its lasting part. */
  readonly part: string;
  /** Which of the card's effects of this hook. */
  readonly n: number;
  readonly owner: Player;
  /** The unit that carries it; null for a lasting effect, which keeps no tie to its source. */
  readonly unit: UnitId | null;
  readonly note: Json;
}

/** An effect that lasts until a frame ends. */
export interface Lasting {
  readonly id: string;
  readonly card: string;
  readonly part: string;
  readonly owner: Player;
  /** The depth of the frame with which it ends. */
  readonly until: number;
  readonly note: Json;
}

/** `seeded`: the engine answers chance itself. `explicit`: it stops and waits for a chance action. */
export type ChanceMode = 'seeded' | 'explicit';

/** How chance is answered, and the generators that answer it. */
export interface Chance {
  readonly mode: ChanceMode;
  /** One generator for each kind of chance: `setup`, `dice`, and `deck/…` for each damage deck. */
  readonly streams: { readonly [stream: string]: RngState };
}

/** How a game ended. */
export interface Outcome {
  readonly winner: Player;
  /** TRN-21: no ship left, the score after the last round, the score after time was called, or a concession. */
  readonly reason: 'elimination' | 'score' | 'time' | 'concession';
  readonly scores: ByPlayer<number>;
}
