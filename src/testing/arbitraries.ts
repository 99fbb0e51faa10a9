import fc from 'fast-check';
import type { Content } from '../content/content.ts';
import { standardContent } from '../content/content.ts';
import { FORMATS, type FormatId } from '../content/formats.ts';
import type { Engine } from '../engine/engine.ts';
import type { Position } from '../engine/position.ts';
import type { GameSetup } from '../engine/setup.ts';
import { standardEngine } from '../engine/standard.ts';
import { fleetFaults } from '../rules/fleet/validate.ts';
import type { Action } from '../state/actions.ts';
import type { Fleet } from '../state/fleet.ts';
import type { GameState } from '../state/state.ts';
import {
  COMMANDS,
  FACTIONS,
  OBJECTIVE_CATEGORIES,
  type ObjectiveCategory,
  PHASES,
  PLAYERS,
  type Player,
} from '../state/vocabulary.ts';

/** Arbitraries of fast-check for games. Numbers pick among what is legal, so nothing is thrown away and failures shrink. */

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

/** Legal fleets of cards that games can be played with. */
export const fleets = (format: FormatId = 'standard-400', content: Content = standardContent()): fc.Arbitrary<Fleet> =>
  fc
    .record({
      flagship: fc.nat(),
      commander: fc.nat(),
      objectives: fc.nat(),
      more: fc.array(fc.nat(), { maxLength: 30 }),
    })
    .map(({ flagship, commander, objectives, more }) => {
      let fleet = firstLegal(format, content, flagship, commander, objectives);
      for (const n of more) {
        const larger = withOneMore(fleet, content, n);
        if (isLegal(larger, format, content)) fleet = larger;
      }
      return fleet;
    });

const isLegal = (fleet: Fleet, format: FormatId, content: Content): boolean =>
  fleetFaults(content, fleet, format, true).length === 0;

/** A flagship with its commander: the first legal pair from a place in the list of all. */
const firstLegal = (
  format: FormatId,
  content: Content,
  flagship: number,
  commander: number,
  objectives: number,
): Fleet => {
  const hulls = Object.values(content.ships).filter(({ flotilla }) => !flotilla);
  const commanders = Object.values(content.upgrades).filter(({ type }) => type === 'commander');
  for (let i = 0; i < commanders.length * hulls.length; i++) {
    const ship = pick(hulls, flagship + Math.floor(i / commanders.length));
    const fleet: Fleet = {
      faction: ship.faction,
      ships: [{ card: ship.id, upgrades: [pick(commanders, commander + i).id] }],
      squadrons: [],
      objectives: objectivesOf(format, content, objectives),
    };
    if (isLegal(fleet, format, content)) return fleet;
  }
  throw new Error(`no fleet is legal in the format ${format}`);
};

const objectivesOf = (format: FormatId, content: Content, n: number): Fleet['objectives'] => {
  const one = (category: ObjectiveCategory, place: number): string | null => {
    const cards = Object.values(content.objectives).filter((card) => card.category === category);
    return FORMATS[format].objectives === 'fleets' && cards.length > 0 ? pick(cards, n + place).id : null;
  };
  const [assault, defense, navigation] = OBJECTIVE_CATEGORIES.map(one);
  return { assault: assault!, defense: defense!, navigation: navigation! };
};

const withOneMore = (fleet: Fleet, content: Content, n: number): Fleet => {
  const own = <C extends { readonly id: string; readonly faction?: string }>(cards: { readonly [id: string]: C }) =>
    Object.values(cards).filter((card) => (card.faction ?? fleet.faction) === fleet.faction);
  const rest = Math.floor(n / 3);
  if (n % 3 === 0)
    return { ...fleet, ships: [...fleet.ships, { card: pick(own(content.ships), rest).id, upgrades: [] }] };
  if (n % 3 === 1) return { ...fleet, squadrons: [...fleet.squadrons, pick(own(content.squadrons), rest).id] };
  const at = rest % fleet.ships.length;
  const card = pick(own(content.upgrades), Math.floor(rest / fleet.ships.length)).id;
  const ships = fleet.ships.map((ship, i) => (i === at ? { ...ship, upgrades: [...ship.upgrades, card] } : ship));
  return { ...fleet, ships };
};

/** How far apart the ships of a random position stand, and the squadrons. */
const SHIP_UM = 150_000;
const SQUADRON_UM = 45_000;

/** Hand-made positions: up to four ships and six squadrons for each player, any round and phase, some of them damaged. */
export const positions = (content: Content = standardContent()): fc.Arbitrary<Position> => {
  const ship = fc.record({ card: fc.nat(), speed: fc.nat(), command: fc.nat(), damage: fc.nat({ max: 2 }) });
  const side = fc.record({
    faction: fc.constantFrom(...FACTIONS),
    ships: fc.array(ship, { minLength: 1, maxLength: 4 }),
    squadrons: fc.array(fc.nat(), { maxLength: 6 }),
  });
  return fc
    .record({
      p1: side,
      p2: side,
      round: fc.integer({ min: 1, max: 6 }),
      phase: fc.constantFrom(...PHASES),
      firstPlayer: fc.constantFrom(...PLAYERS),
      gapUm: fc.integer({ min: 60_000, max: 300_000 }),
    })
    .map(({ p1, p2, gapUm, ...rest }) => ({
      ...rest,
      ships: [...shipsOf(content, 'p1', p1, gapUm), ...shipsOf(content, 'p2', p2, gapUm)],
      squadrons: [...squadronsOf(content, 'p1', p1), ...squadronsOf(content, 'p2', p2)],
    }));
};

interface Side {
  readonly faction: string;
  readonly ships: readonly {
    readonly card: number;
    readonly speed: number;
    readonly command: number;
    readonly damage: number;
  }[];
  readonly squadrons: readonly number[];
}

const shipsOf = (content: Content, owner: Player, side: Side, gapUm: number): Position['ships'] => {
  const cards = Object.values(content.ships).filter(({ faction }) => faction === side.faction);
  return side.ships.map(({ card: n, speed, command, damage }, i) => {
    const card = pick(cards, n);
    return {
      owner,
      card: card.id,
      pose: place(owner, 300_000 + SHIP_UM * i, 100_000 + Math.floor(gapUm / 2)),
      speed: speed % (Object.keys(card.speedChart).length + 1),
      dials: Array.from({ length: card.command }, (_, each) => pick(COMMANDS, command + each)),
      damage: Array.from({ length: Math.min(damage, card.hull - 1) }, () => ({ face: 'down' as const })),
    };
  });
};

const squadronsOf = (content: Content, owner: Player, side: Side): NonNullable<Position['squadrons']> => {
  const cards = Object.values(content.squadrons).filter(({ faction, unique }) => faction === side.faction && !unique);
  return side.squadrons.map((n, i) => ({
    owner,
    card: pick(cards, n).id,
    pose: place(owner, 320_000 + SQUADRON_UM * i, 400_000),
  }));
};

/** The same place on either side of a standard table. */
const place = (owner: Player, x: number, y: number) =>
  owner === 'p1' ? { x, y, heading: 0 } : { x: 1_828_800 - x, y: 914_400 - y, heading: 32_768 };

/** A game played by numbers. */
export interface Walk {
  readonly states: readonly GameState[];
  readonly actions: readonly Action[];
}

/** Games from a setup: each number picks one of the legal actions, until they run out or the game is over. */
export const walks = (
  setup: GameSetup,
  { engine = standardEngine(), maxLength = 60 }: { readonly engine?: Engine; readonly maxLength?: number } = {},
): fc.Arbitrary<Walk> =>
  fc.array(fc.nat(), { maxLength }).map((numbers) => {
    const made = engine.createGame(setup);
    if (!made.ok) throw new Error(`the setup is refused: ${JSON.stringify(made.error)}`);
    const states = [made.value];
    const actions: Action[] = [];
    for (const n of numbers) {
      const state = states[states.length - 1]!;
      const legal = engine.legalActions(state);
      if (legal.length === 0) break;
      const action = pick(legal, n);
      const result = engine.step(state, action);
      if (!result.ok) throw new Error(`a legal action is refused: ${JSON.stringify(result.verdict)}`);
      actions.push(action);
      states.push(result.state);
    }
    return { states, actions };
  });
