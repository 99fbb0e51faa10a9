import { upgrade } from '../../src/content/card.ts';
import type { Format, FormatId } from '../../src/content/formats.ts';
import { createEngine } from '../../src/engine/engine.ts';
import { act } from '../../src/state/actions.ts';
import type { Fleet, FleetObjectives } from '../../src/state/fleet.ts';
import type { ChanceMode, GameOptions } from '../../src/state/state.ts';
import type { Faction, Player } from '../../src/state/vocabulary.ts';
import { contentWith, type HomeMade, play } from './table.ts';

/** Full games in few words: two fleets, then setup by sentences. */

/** A commander without a text, for fleets of either side. */
export const COMMANDER = upgrade({ id: 'test-commander', name: 'Test Commander', type: 'commander', cost: 20 });

export const OBJECTIVES: FleetObjectives = {
  assault: 'most-wanted',
  defense: 'contested-outpost',
  navigation: 'superior-positions',
};

/** A fleet whose first ship is the flagship. */
export const fleetOf = (
  faction: Faction,
  ships: readonly string[],
  squadrons: readonly string[] = [],
  objectives: Partial<FleetObjectives> = {},
): Fleet => ({
  faction,
  ships: ships.map((card, i) => ({ card, upgrades: i === 0 ? [COMMANDER.id] : [] })),
  squadrons: [...squadrons],
  objectives: { ...OBJECTIVES, ...objectives },
});

interface FullGame {
  readonly p1?: Fleet;
  readonly p2?: Fleet;
  readonly format?: FormatId | Format;
  readonly seed?: number;
  readonly chance?: ChanceMode;
  readonly options?: Partial<GameOptions>;
  readonly cards?: readonly HomeMade[];
}

export const REBELS = fleetOf(
  'rebel',
  ['nebulon-b-escort-frigate', 'cr90-corvette-a'],
  ['x-wing-squadron', 'x-wing-squadron'],
);
export const IMPERIALS = fleetOf(
  'imperial',
  ['victory-ii-class-star-destroyer', 'gladiator-i-class-star-destroyer'],
  ['tie-fighter-squadron', 'tie-fighter-squadron'],
);

export const fullGame = ({ p1 = REBELS, p2 = IMPERIALS, cards = [], seed = 1, ...setup }: FullGame = {}) => {
  const engine = createEngine(contentWith([COMMANDER, ...cards]));
  const begun = engine.beginGame({ fleets: { p1, p2 }, seed, ...setup });
  if (!begun.ok) throw new Error(`bad fleets: ${JSON.stringify(begun.error)}`);
  return play(engine, begun.value);
};

/** A full game in which initiative is decided and an objective chosen. */
export const withObjective = (objective: string, first: Player, setup: FullGame = {}) => {
  const category = contentWith([COMMANDER, ...(setup.cards ?? [])]).objectives[objective]!.category;
  const bring = (fleet: Fleet): Fleet => ({ ...fleet, objectives: { ...fleet.objectives, [category]: objective } });
  const game = fullGame({ ...setup, p1: bring(setup.p1 ?? REBELS), p2: bring(setup.p2 ?? IMPERIALS) });
  const due = game.awaiting();
  if (due.kind !== 'player') throw new Error('nobody decides on initiative');
  game.do(act.chooseFirstPlayer(due.player, first));
  return game.do(act.chooseObjective(first, objective));
};

/** Takes the first legal action of each decision as long as it is of one kind. */
export const passing = (game: ReturnType<typeof fullGame>, ...kinds: readonly string[]) => {
  for (let n = 0; n < 200; n++) {
    const due = game.awaiting();
    if (due.kind !== 'player' || !kinds.includes(due.decision.kind)) return game;
    game.do(game.legal()[0]!);
  }
  throw new Error('it goes on and on');
};
