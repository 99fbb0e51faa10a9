import type { Format, FormatId } from '../../src/content/formats.ts';
import type { Position } from '../../src/engine/position.ts';
import { act } from '../../src/state/actions.ts';
import type { Fleet, FleetObjectives, FleetShip } from '../../src/state/fleet.ts';
import { type ByPlayer, type Faction, PLAYERS, type Player } from '../../src/state/vocabulary.ts';
import type { BotName } from './bots.ts';
import type { Plan } from './golden.ts';

/** The whole games that are kept: the learning scenario, battles set up by hand, and matches of every format and objective. */

const facing = (player: Player): number => (player === 'p1' ? 0 : 32_768);

/** Two lines of ships that face each other, squadrons in front of them, three obstacles in between. */
const lines = (
  ships: ByPlayer<readonly string[]>,
  squadrons: ByPlayer<readonly string[]>,
  extras: Partial<Position> = {},
): Position => ({
  ships: PLAYERS.flatMap((owner) =>
    ships[owner].map((card, i) => ({
      owner,
      card,
      speed: 2,
      pose: { x: 500_000 + 220_000 * i, y: owner === 'p1' ? 200_000 : 700_000, heading: facing(owner) },
    })),
  ),
  squadrons: PLAYERS.flatMap((owner) =>
    squadrons[owner].map((card, i) => ({
      owner,
      card,
      pose: { x: 450_000 + 80_000 * i, y: owner === 'p1' ? 360_000 : 540_000, heading: 0 },
    })),
  ),
  obstacles: ['asteroid-field-1', 'debris-field-1', 'station'].map((obstacle, i) => ({
    obstacle,
    pose: { x: 500_000 + 250_000 * i, y: 450_000, heading: 5_000 * i },
  })),
  ...extras,
});

const damaged = (position: Position, cards: readonly string[]): Position => ({
  ...position,
  ships: position.ships.map((ship, i) => ({ ...ship, damage: cards[i] ? [{ face: 'up', card: cards[i] }] : [] })),
});

const BATTLES: readonly Plan[] = [
  { name: 'learning-wanderers', setup: { scenario: 'learning', seed: 1 }, bots: { p1: 'wanderer', p2: 'wanderer' } },
  { name: 'learning-hunted', setup: { scenario: 'learning', seed: 2 }, bots: { p1: 'hunter', p2: 'wanderer' } },
  {
    name: 'learning-coin-flip',
    setup: { scenario: 'learning', seed: 3, factions: { p1: 'imperial', p2: 'imperial' } },
    bots: { p1: 'hunter', p2: 'hunter' },
  },
  {
    name: 'large-ships',
    setup: {
      seed: 4,
      position: lines(
        {
          p1: ['imperial-i-class-star-destroyer', 'gladiator-i-class-star-destroyer', 'raider-ii-class-corvette'],
          p2: ['mc80-command-cruiser', 'assault-frigate-mark-ii-b', 'mc30c-torpedo-frigate'],
        },
        {
          p1: ['tie-fighter-squadron', 'tie-interceptor-squadron', 'tie-bomber-squadron', 'tie-advanced-squadron'],
          p2: ['x-wing-squadron', 'a-wing-squadron', 'b-wing-squadron', 'y-wing-squadron'],
        },
      ),
    },
    bots: { p1: 'hunter', p2: 'hunter' },
  },
  {
    name: 'flotillas-and-keywords',
    setup: {
      seed: 5,
      position: lines(
        {
          p1: ['interdictor-suppression-refit', 'gozanti-class-cruisers', 'quasar-fire-i-class-cruiser-carrier'],
          p2: ['mc75-ordnance-cruiser', 'gr-75-medium-transports', 'hammerhead-torpedo-corvette'],
        },
        {
          p1: [
            'tie-phantom-squadron',
            'jumpmaster-5000',
            'lambda-class-shuttle',
            'mandalorian-gauntlet-fighter',
            'yv-666',
          ],
          p2: ['e-wing-squadron', 'hwk-290', 'vcx-100-freighter', 'lancer-class-pursuit-craft', 'scurrg-h-6-bomber'],
        },
        { firstPlayer: 'p2' },
      ),
    },
    bots: { p1: 'hunter', p2: 'wanderer' },
  },
  {
    name: 'crippled-ships',
    setup: {
      seed: 6,
      position: damaged(
        lines(
          {
            p1: ['victory-i-class-star-destroyer', 'arquitens-class-light-cruiser', 'imperial-ii-class-star-destroyer'],
            p2: ['mc80-star-cruiser', 'modified-pelta-class-assault-ship', 'nebulon-b-support-refit'],
          },
          { p1: ['tie-defender-squadron', 'firespray-31'], p2: ['yt-2400', 'z-95-headhunter-squadron'] },
          { round: 2 },
        ),
        [
          'damaged-munitions',
          'crew-panic',
          'thruster-fissure',
          'ruptured-engine',
          'damaged-controls',
          'capacitor-failure',
        ],
      ),
    },
    bots: { p1: 'wanderer', p2: 'hunter' },
  },
  {
    name: 'tournament-match',
    setup: {
      seed: 7,
      format: 'tournament-400',
      fleets: {
        p1: {
          faction: 'imperial',
          ships: [
            { card: 'imperial-i-class-star-destroyer', upgrades: ['admiral-motti', 'gunnery-team'] },
            { card: 'gladiator-i-class-star-destroyer', upgrades: ['demolisher', 'engine-techs'] },
            { card: 'gozanti-class-cruisers', upgrades: [] },
          ],
          squadrons: ['tie-fighter-squadron', 'tie-fighter-squadron', 'tie-bomber-squadron', 'lambda-class-shuttle'],
          objectives: { assault: 'precision-strike', defense: 'contested-outpost', navigation: 'minefields' },
        },
        p2: {
          faction: 'imperial',
          ships: [
            { card: 'victory-ii-class-star-destroyer', upgrades: ['grand-moff-tarkin', 'enhanced-armament'] },
            { card: 'raider-i-class-corvette', upgrades: [] },
            { card: 'arquitens-class-command-cruiser', upgrades: ['nav-team'] },
          ],
          squadrons: ['tie-interceptor-squadron', 'tie-advanced-squadron', 'firespray-31'],
          objectives: { assault: 'most-wanted', defense: 'fire-lanes', navigation: 'intel-sweep' },
        },
      },
    },
    bots: { p1: 'hunter', p2: 'hunter' },
  },
];

const ASSAULT = ['advanced-gunnery', 'most-wanted', 'opening-salvo', 'precision-strike'] as const;
const DEFENSE = ['contested-outpost', 'fire-lanes', 'fleet-ambush', 'hyperspace-assault'] as const;
const NAVIGATION = ['dangerous-territory', 'intel-sweep', 'minefields', 'superior-positions'] as const;
/** Every objective, with the others that a fleet brings beside it. */
const OBJECTIVES: readonly { readonly objective: string; readonly objectives: FleetObjectives }[] = [
  0, 1, 2, 3,
].flatMap((i) => {
  const objectives = { assault: ASSAULT[i]!, defense: DEFENSE[i]!, navigation: NAVIGATION[i]! };
  return Object.values(objectives).map((objective) => ({ objective, objectives }));
});

type List = Omit<Fleet, 'objectives'>;
const ship = (card: string, ...upgrades: readonly string[]): FleetShip => ({ card, upgrades });
const times = (count: number, card: string): readonly string[] => Array.from({ length: count }, () => card);
const list = (faction: Faction, ships: readonly FleetShip[], ...squadrons: readonly string[]): List => ({
  faction,
  ships,
  squadrons,
});

/** Lists of each size, two for each side where games are quick. */
const LISTS = {
  escort: list(
    'rebel',
    [ship('nebulon-b-escort-frigate', 'general-dodonna', 'yavaris'), ship('cr90-corvette-a')],
    ...times(2, 'x-wing-squadron'),
  ),
  raid: list(
    'rebel',
    [
      ship('cr90-corvette-b', 'mon-mothma', 'leia-organa-officer', 'nav-team'),
      ship('nebulon-b-support-refit', 'redemption'),
    ],
    'a-wing-squadron',
    'b-wing-squadron',
  ),
  siege: list(
    'imperial',
    [ship('victory-i-class-star-destroyer', 'grand-moff-tarkin', 'h9-turbolasers'), ship('gozanti-class-cruisers')],
    ...times(2, 'tie-fighter-squadron'),
  ),
  ambush: list(
    'imperial',
    [
      ship('gladiator-i-class-star-destroyer', 'admiral-motti', 'demolisher', 'engine-techs'),
      ship('raider-i-class-corvette'),
    ],
    'tie-interceptor-squadron',
    'tie-bomber-squadron',
  ),
  rescue: list(
    'rebel',
    [
      ship('assault-frigate-mark-ii-b', 'general-rieekan', 'gunnery-team', 'electronic-countermeasures'),
      ship('mc30c-torpedo-frigate', 'assault-concussion-missiles', 'xi7-turbolasers'),
      ship('gr-75-medium-transports'),
    ],
    'luke-skywalker',
    'y-wing-squadron',
    'z-95-headhunter-squadron',
  ),
  patrol: list(
    'imperial',
    [
      ship('imperial-i-class-star-destroyer', 'admiral-motti', 'gunnery-team', 'xi7-turbolasers'),
      ship('arquitens-class-light-cruiser', 'enhanced-armament'),
    ],
    'howlrunner',
    ...times(2, 'tie-fighter-squadron'),
    'lambda-class-shuttle',
  ),
  alliance: list(
    'rebel',
    [
      ship('mc80-command-cruiser', 'mon-mothma', 'defense-liaison', 'advanced-projectors', 'enhanced-armament'),
      ship('nebulon-b-escort-frigate', 'yavaris', 'engineering-team'),
      ship('hammerhead-torpedo-corvette'),
    ],
    'biggs-darklighter',
    'x-wing-squadron',
    'b-wing-squadron',
    'hwk-290',
  ),
  empire: list(
    'imperial',
    [
      ship('imperial-ii-class-star-destroyer', 'grand-moff-tarkin', 'wulff-yularen', 'h9-turbolasers'),
      ship('victory-ii-class-star-destroyer', 'dominator', 'overload-pulse'),
      ship('quasar-fire-i-class-cruiser-carrier', 'expanded-hangar-bay'),
    ],
    'soontir-fel',
    'firespray-31',
    'tie-bomber-squadron',
  ),
} as const satisfies { readonly [name: string]: List };

type ListName = keyof typeof LISTS;

const HUNTERS: ByPlayer<BotName> = { p1: 'hunter', p2: 'hunter' };
const MIXED: ByPlayer<BotName> = { p1: 'hunter', p2: 'wanderer' };

/** Each objective once in a standard and once in a tournament format, sizes and sides in turn. */
const SIZES: readonly { readonly points: 180 | 300 | 400; readonly lists: readonly [ListName, ListName] }[] = [
  { points: 180, lists: ['escort', 'siege'] },
  { points: 180, lists: ['ambush', 'raid'] },
  { points: 300, lists: ['rescue', 'patrol'] },
  { points: 180, lists: ['raid', 'escort'] },
  { points: 180, lists: ['siege', 'ambush'] },
  { points: 400, lists: ['alliance', 'empire'] },
  { points: 180, lists: ['siege', 'raid'] },
];

const bringing = (name: ListName, objectives: FleetObjectives): Fleet => ({ ...LISTS[name], objectives });

const match = (
  name: string,
  seed: number,
  format: FormatId | Format,
  lists: readonly [ListName, ListName],
  { objective, objectives }: (typeof OBJECTIVES)[number],
  bots: ByPlayer<BotName>,
): Plan => ({
  name,
  objective,
  bots,
  setup: { seed, format, fleets: { p1: bringing(lists[0], objectives), p2: bringing(lists[1], objectives) } },
});

const MATCHES: readonly Plan[] = (['standard', 'tournament'] as const).flatMap((kind, k) =>
  OBJECTIVES.map((each, i) => {
    const { points, lists } = SIZES[(i + 5 * k) % SIZES.length]!;
    const bots = (i + k) % 3 === 0 ? HUNTERS : MIXED;
    return match(`${kind}-${each.objective}`, 100 * (k + 1) + i, `${kind}-${points}`, lists, each, bots);
  }),
);

/** The core set's own game, and the other ways in which a game ends. */
const OTHERS: readonly Plan[] = [
  {
    name: 'core-set',
    bots: MIXED,
    setup: {
      seed: 301,
      format: 'core-180',
      fleets: {
        p1: {
          ...list(
            'rebel',
            [ship('nebulon-b-escort-frigate', 'general-dodonna'), ship('cr90-corvette-a')],
            'luke-skywalker',
            'x-wing-squadron',
          ),
          objectives: OBJECTIVES[0]!.objectives,
        },
        p2: {
          ...list(
            'imperial',
            [ship('victory-ii-class-star-destroyer', 'grand-moff-tarkin')],
            'howlrunner',
            ...times(4, 'tie-fighter-squadron'),
          ),
          objectives: OBJECTIVES[3]!.objectives,
        },
      },
    },
  },
  {
    ...match('time-called', 302, 'tournament-180', ['escort', 'ambush'], OBJECTIVES[1]!, MIXED),
    interrupt: { round: 3, action: act.callTime() },
  },
  {
    ...match('concession', 303, 'tournament-180', ['siege', 'escort'], OBJECTIVES[2]!, MIXED),
    interrupt: { round: 3, action: act.concede('p2') },
  },
];

export const PLANS: readonly Plan[] = [...BATTLES, ...MATCHES, ...OTHERS];
