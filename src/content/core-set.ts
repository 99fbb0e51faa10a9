/** A collection that a fleet must be built from: a box, a player's own shelf. */
export interface CardPool {
  /** Ship cards, each as often as there are copies. */
  readonly ships: readonly string[];
  /** Squadron cards; squadrons of one type share a card (FLEET-08), so models limit their number. */
  readonly squadrons: readonly string[];
  /** Upgrade cards, each as often as there are copies. */
  readonly upgrades: readonly string[];
  readonly objectives: readonly string[];
  /** How many models there are of each ship class and squadron type; what is not listed is not limited. */
  readonly models: { readonly [shipClassOrSquadronType: string]: number };
}

/** FLEET-17: what is in the box of the core set. */
export const CORE_SET: CardPool = {
  ships: [
    'cr90-corvette-a',
    'cr90-corvette-b',
    'nebulon-b-escort-frigate',
    'nebulon-b-support-refit',
    'victory-i-class-star-destroyer',
    'victory-ii-class-star-destroyer',
  ],
  squadrons: ['howlrunner', 'luke-skywalker', 'tie-fighter-squadron', 'x-wing-squadron'],
  upgrades: [
    'assault-concussion-missiles',
    'defense-liaison',
    'dodonnas-pride',
    'dominator',
    'electronic-countermeasures',
    'engineering-team',
    'enhanced-armament',
    'expanded-hangar-bay',
    'general-dodonna',
    'grand-moff-tarkin',
    'gunnery-team',
    'h9-turbolasers',
    'leia-organa-officer',
    'nav-team',
    'overload-pulse',
    'redemption',
    'weapons-liaison',
    'wulff-yularen',
  ],
  objectives: [
    'advanced-gunnery',
    'most-wanted',
    'opening-salvo',
    'precision-strike',
    'contested-outpost',
    'fire-lanes',
    'fleet-ambush',
    'hyperspace-assault',
    'dangerous-territory',
    'intel-sweep',
    'minefields',
    'superior-positions',
  ],
  models: {
    'cr90-corvette': 1,
    'nebulon-b-frigate': 1,
    'victory-class-star-destroyer': 1,
    'x-wing': 4,
    'tie-fighter': 6,
  },
};
