import type { EffectPick } from '../../src/state/actions.ts';
import { act } from '../../src/state/actions.ts';
import { type BattleSetup, battle, blanks, frontToFront, roll, upTo } from './battle.ts';
import { CR90, type HomeMade, NEBULON, type ShipExtras, table } from './table.ts';

/** Ships with faceup damage cards, in attack, defense and movement. */

/** The id of the first damage card of a position. */
export const FIRST = 'damage/shared/1';
export const SECOND = 'damage/shared/2';
export const MEDIUM = 150_000;
export const LONG = 250_000;
export const NEB = `p1/${NEBULON}/1`;
export const MIDDLE = { x: 900_000, y: 300_000, heading: 0 };

export const up = (...cards: readonly string[]) => cards.map((card) => ({ face: 'up' as const, card }));
/** Face down, though both players have seen what it is. */
export const down = (...cards: readonly string[]) => cards.map((card) => ({ face: 'down' as const, card }));

/** A critical, a hit and an accuracy from the Victory's front battery at medium range. */
export const hits = roll(...blanks, ['blue', 'crit'], ['blue', 'hit'], ['blue', 'accuracy']);

/** The Victory of p1 carries this card and is about to attack. */
export const firing = (damage: ShipExtras['damage'], setup: BattleSetup = {}) =>
  battle({ gap: MEDIUM, ...setup, attacker: { damage: damage ?? [], ...setup.attacker } });

/** The CR90 of p2 without front shields is dealt this card face up by a critical; one point of damage. */
export const dealt = (card: string, defender: ShipExtras = {}) =>
  upTo(
    battle({ gap: MEDIUM, defender: { ...defender, shields: { front: 0, ...defender.shields } } }).do(
      frontToFront,
      roll(...blanks, ['blue', 'crit'], ['blue', 'accuracy'], ['blue', 'accuracy']),
    ),
    'criticalEffect',
  ).do(act.resolveCritical('p1'), act.drawDamageCard(card));

/** The owner of a damage card resolves it. */
export const resolve = (player: 'p1' | 'p2', damageCard: string, pick?: EffectPick) =>
  act.useEffect(player, damageCard, pick);

type Obstacles = readonly { readonly obstacle: string; readonly pose: typeof MIDDLE }[];

/** A Nebulon-B of p1 carries the cards, is activated and flies up from the middle at speed 2. */
export const moving = (
  cards: readonly string[],
  extras: ShipExtras = {},
  { obstacles = [], homeMade = [] }: { readonly obstacles?: Obstacles; readonly homeMade?: readonly HomeMade[] } = {},
) =>
  table(homeMade)
    .ship('p1', NEBULON, { pose: MIDDLE, speed: 2, damage: up(...cards), ...extras })
    .ship('p2', CR90, { pose: { x: 100_000, y: 800_000, heading: 0 } })
    .with({ obstacles })
    .moving()
    .at('ship')
    .play()
    .do(act.activateShip('p1', NEB));
export const straight = (speed: number) =>
  act.executeManeuver('p1', NEB, Array<number>(speed).fill(0), speed === 0 ? undefined : 'left');
