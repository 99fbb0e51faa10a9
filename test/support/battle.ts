import type { Position, PositionSquadron } from '../../src/engine/position.ts';
import { type Action, act } from '../../src/state/actions.ts';
import type { Die, DieColor, DieFace } from '../../src/state/dice.ts';
import type { HullZone, Player } from '../../src/state/vocabulary.ts';
import { CR90, type HomeMade, type ShipExtras, table, VICTORY } from './table.ts';

/** A Victory II of p1 that faces a CR90 of p2, chance being keyed in by the test. */

export const HERE = { x: 900_000, y: 300_000, heading: 0 };
export const VIC = `p1/${VICTORY}/1`;
export const COR = `p2/${CR90}/1`;

export type Wing = readonly [Player, string, number, number, Partial<PositionSquadron>?];

export interface BattleSetup {
  /** How far apart the facing edges of the two tokens are. */
  readonly gap?: number;
  readonly attacker?: ShipExtras;
  readonly defender?: ShipExtras;
  readonly card?: string;
  /** Home-made cards. */
  readonly cards?: readonly HomeMade[];
  readonly squadrons?: readonly Wing[];
  readonly obstacles?: readonly { readonly obstacle: string; readonly x: number; readonly y: number }[];
  /** An objective and its tokens. */
  readonly objective?: Pick<Position, 'objective' | 'objectiveTokens' | 'firstPlayer'>;
}

export const battle = ({
  gap = 100_000,
  attacker = {},
  defender = {},
  card = CR90,
  cards = [],
  squadrons = [],
  obstacles = [],
  objective = {},
}: BattleSetup = {}) => {
  const built = table(cards)
    .ship('p1', VICTORY, { pose: HERE, speed: 1, ...attacker })
    .ship('p2', card, { pose: { ...HERE, y: HERE.y + 50_750 + 35_125 + gap, heading: 32_768 }, speed: 1, ...defender })
    .with({
      obstacles: obstacles.map(({ obstacle, x, y }) => ({
        obstacle,
        pose: { x: HERE.x + x, y: HERE.y + y, heading: 0 },
      })),
      ...objective,
    })
    .chance('explicit')
    .moving()
    .fighting()
    .at('ship');
  for (const [owner, wing, x, y, extras] of squadrons)
    built.squadron(owner, wing, { pose: { x: HERE.x + x, y: HERE.y + y, heading: 0 }, ...extras });
  return built.play().do(act.activateShip('p1', VIC));
};

export const frontToFront = act.declareTarget('p1', {
  attacker: VIC,
  zone: 'front',
  defender: COR,
  defendingZone: 'front',
});
export const fire = (zone: HullZone, defender: string, defendingZone?: HullZone) =>
  act.declareTarget(
    'p1',
    defendingZone ? { attacker: VIC, zone, defender, defendingZone } : { attacker: VIC, zone, defender },
  );

export const die = (color: DieColor, face: DieFace): Die => ({ color, face });
/** `R hit, B crit` in few words: letters for colours, then faces. */
export const dice = (...faces: readonly (readonly [DieColor, DieFace])[]): Die[] =>
  faces.map(([color, face]) => ({ color, face }));
export const roll = (...faces: readonly (readonly [DieColor, DieFace])[]) => act.rollDice(dice(...faces));
/** The Victory's front battery at medium range: three red and three blue dice. */
export const blanks = [
  ['red', 'blank'],
  ['red', 'blank'],
  ['red', 'blank'],
] as const;

/** Plays actions; a player's name stands for "declines, if asked". */
export const run = <G extends ReturnType<typeof battle>>(game: G, ...steps: readonly (Action | Player)[]): G => {
  for (const step of steps) {
    if (typeof step !== 'string') game.do(step);
    else if (game.legal(step).some(({ type }) => type === 'done')) game.do(act.done(step));
  }
  return game;
};

/** Declines everything until a decision of this kind is due. */
export const upTo = <G extends ReturnType<typeof battle>>(game: G, wanted: string): G => {
  for (let n = 0; n < 10; n++) {
    const due = game.awaiting();
    if (due.kind !== 'over' && due.decision.kind === wanted) return game;
    if (due.kind !== 'player') break;
    game.do(act.done(due.player));
  }
  throw new Error(`${wanted} is never asked: ${JSON.stringify(game.awaiting())}`);
};
