import { type CardPool, CORE_SET } from './core-set.ts';

/** What a fleet must keep to. */
export interface FleetFormat {
  /** FLEET-02: what a fleet may cost. */
  readonly points: number;
  /** SETUP-13: one of the second player's three; SETUP-14: drawn from the core set's; OPT-03: none. */
  readonly objectives: 'fleets' | 'draw' | 'none';
  /** Whether the tournament regulations hold: refusals then cite them. */
  readonly tournament?: boolean;
  /** FLEET-17: the collection that fleets are built from; absent: every card of the game. */
  readonly pool?: CardPool;
}

/** How large a game is, and what is laid out for it. */
export interface Format extends FleetFormat {
  /** SETUP-01, SETUP-03: 6 ft by 3 ft, or the 3 ft by 3 ft of games with core-set units only. */
  readonly table: 'standard' | 'core';
  /** SETUP-16, SETUP-19: how many of the six obstacles are placed. */
  readonly obstacles: number;
  /** DMG-17, TRN-96: one damage deck for both players, or one for each. */
  readonly damageDecks: 'shared' | 'own';
}

/** SETUP-16: the outlines of the standard obstacles. */
export const OBSTACLE_POOL: readonly string[] = [
  'asteroid-field-1',
  'asteroid-field-2',
  'asteroid-field-3',
  'debris-field-1',
  'debris-field-2',
  'station',
];

const STANDARD = { table: 'standard', obstacles: 6, objectives: 'fleets', damageDecks: 'shared' } as const;
const TOURNAMENT = { ...STANDARD, damageDecks: 'own', tournament: true } as const;

/** The formats by name: the core set's game, the standard sizes, and tournaments of each size (TRN-66, TRN-74, TRN-75). */
export const FORMATS = {
  'core-180': { points: 180, table: 'core', obstacles: 4, objectives: 'draw', damageDecks: 'shared', pool: CORE_SET },
  'standard-180': { ...STANDARD, points: 180 },
  'standard-300': { ...STANDARD, points: 300 },
  'standard-400': { ...STANDARD, points: 400 },
  'tournament-180': { ...TOURNAMENT, points: 180 },
  'tournament-300': { ...TOURNAMENT, points: 300 },
  'tournament-400': { ...TOURNAMENT, points: 400 },
} as const satisfies { readonly [id: string]: Format };

/** The name of a format. */
export type FormatId = keyof typeof FORMATS;
