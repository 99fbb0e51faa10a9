import type { PositionObjectiveToken } from '../../src/engine/position.ts';
import { act } from '../../src/state/actions.ts';
import type { Die, DieFace } from '../../src/state/dice.ts';
import type { HullZone, Player } from '../../src/state/vocabulary.ts';
import type { Wing } from './battle.ts';
import { CR90, type HomeMade, table, VICTORY } from './table.ts';

/** Squadrons around the middle of the table in the Squadron Phase, ships far away, chance being keyed in by the test. */

export const HERE = { x: 900_000, y: 400_000, heading: 0 };
export const D1_UM = 76_500;
/** Centre to centre of two squadrons at the border of distance 1. */
export const ENGAGED = 2 * 17_100 + D1_UM;

export interface Sky {
  readonly cards?: readonly HomeMade[];
  /** Upgrades of the Victory of p1. */
  readonly upgrades?: readonly string[];
  /** Where the CR90 of p2 stands. */
  readonly ship?: typeof HERE;
  readonly obstacles?: readonly { readonly obstacle: string; readonly x: number; readonly y: number }[];
  readonly objective?: string;
  /** Objective tokens, as positions have them. */
  readonly tokens?: readonly PositionObjectiveToken[];
}

export const skies = (
  squadrons: readonly Wing[],
  {
    cards = [],
    upgrades = [],
    ship = { x: 100_000, y: 800_000, heading: 0 },
    obstacles = [],
    objective,
    tokens,
  }: Sky = {},
) => {
  const built = table(cards)
    .ship('p1', VICTORY, { pose: { x: 1_700_000, y: 100_000, heading: 0 }, upgrades })
    .ship('p2', CR90, { pose: ship, speed: 1 })
    .with({
      ...(objective === undefined ? {} : { objective }),
      ...(tokens === undefined ? {} : { objectiveTokens: tokens }),
      obstacles: obstacles.map(({ obstacle, x, y }) => ({
        obstacle,
        pose: { x: HERE.x + x, y: HERE.y + y, heading: 0 },
      })),
    })
    .chance('explicit')
    .moving()
    .fighting()
    .at('squadron');
  for (const [owner, card, x, y, extras] of squadrons)
    built.squadron(owner, card, { pose: { x: HERE.x + x, y: HERE.y + y, heading: 0 }, ...extras });
  return built.play();
};
export type Skies = ReturnType<typeof skies>;

export const COR = `p2/${CR90}/1`;
/** The CR90 with its rear just in front of whoever stands at the middle. */
export const AHEAD = { x: HERE.x, y: HERE.y + 80_000, heading: 0 };

export const to = (x: number, y: number) => ({ x: HERE.x + x, y: HERE.y + y });
export const ownerOf = (id: string) => id.slice(0, 2) as Player;
export const activate = (id: string) => act.activateSquadron(ownerOf(id), id);
export const attack = (attacker: string, defender: string, defendingZone?: HullZone) =>
  act.declareTarget(ownerOf(attacker), defendingZone ? { attacker, defender, defendingZone } : { attacker, defender });

/** Answers the roll that is due with faces of the dice's own colours, in order; what is left shows the last face. */
export const rolls = (game: Skies, ...faces: readonly DieFace[]) => {
  const due = game.awaiting();
  if (due.kind !== 'chance' || due.decision.kind !== 'rollDice') throw new Error('no roll is due');
  return game.do(act.rollDice(due.decision.dice.map((color, i): Die => ({ color, face: faces[i] ?? faces.at(-1)! }))));
};
/** The dice about to be rolled. */
export const pool = (game: Skies) => {
  const due = game.awaiting();
  return due.kind === 'chance' && due.decision.kind === 'rollDice' ? due.decision.dice : [];
};
export const hull = (game: Skies, id: string) => {
  const unit = game.state.units[id]!;
  return unit.kind === 'squadron' ? unit.hull : null;
};
/** Whether a squadron may move once it is activated. */
export const free = (game: Skies, id: string) => game.do(activate(id)).types().includes('moveSquadron');
