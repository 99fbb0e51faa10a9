/** The words of the game as literal tuples, in the order in which the library lists them everywhere. */

/** The two seats. Which of them is the first player is decided in setup. */
export const PLAYERS = ['p1', 'p2'] as const;
/** A seat. */
export type Player = (typeof PLAYERS)[number];
/** One value for each player. */
export type ByPlayer<T> = Readonly<Record<Player, T>>;

/** The two factions. */
export const FACTIONS = ['rebel', 'imperial'] as const;
/** A faction. */
export type Faction = (typeof FACTIONS)[number];

/** FLEET-06: a fleet has one objective of each. */
export const OBJECTIVE_CATEGORIES = ['assault', 'defense', 'navigation'] as const;
/** What kind of objective. */
export type ObjectiveCategory = (typeof OBJECTIVE_CATEGORIES)[number];

/** CMD-02: the four commands of a dial. */
export const COMMANDS = ['navigate', 'squadron', 'repair', 'concentrateFire'] as const;
/** A command. */
export type Command = (typeof COMMANDS)[number];

export { type ByZone, HULL_ZONES, type HullZone } from '../geometry/vocabulary.ts';

/** The five types of defense tokens. */
export const DEFENSE_TOKENS = ['scatter', 'evade', 'brace', 'redirect', 'contain'] as const;
/** A type of defense token. */
export type DefenseTokenType = (typeof DEFENSE_TOKENS)[number];

/** What a defense token or an upgrade card can be; a discarded one stays listed, because cards count and recover it. */
export const READINESS = ['readied', 'exhausted', 'discarded'] as const;
/** Readied, exhausted or discarded. */
export type Readiness = (typeof READINESS)[number];

/** The two sides of the initiative token and of every activation slider. */
export const SIDES = ['blue', 'orange'] as const;
/** A side of the initiative token. */
export type Side = (typeof SIDES)[number];

/** ROUND-01: the phases of a round in their order. */
export const PHASES = ['command', 'ship', 'squadron', 'status'] as const;
/** A phase. */
export type Phase = (typeof PHASES)[number];

/** ROUND-01. */
export const LAST_ROUND = 6;

export const opponentOf = (player: Player): Player => (player === 'p1' ? 'p2' : 'p1');
export const otherSide = (side: Side): Side => (side === 'blue' ? 'orange' : 'blue');

/** A value that JSON can carry, and nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
