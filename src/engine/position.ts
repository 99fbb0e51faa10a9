import type { Content } from '../content/content.ts';
import { DEFAULT_FIGURES, insidePlayArea, isOverlapping, type Point, type Pose, TURN } from '../geometry/index.ts';
import { tokenLimit } from '../rules/commands/gain-token.ts';
import { damageCardId } from '../rules/damage/deal.ts';
import { hullOf, isFilled } from '../rules/damage/hull.ts';
import type { Game } from '../rules/kernel/game.ts';
import { isOnTable, shipOnTable } from '../rules/kernel/table.ts';
import { requiredDials } from '../rules/round/command-phase.ts';
import { freshShip, freshSquadron, unitId } from '../rules/setup/units.ts';
import { relist } from '../rules/writers/sources.ts';
import type { SetupCode } from '../state/codes.ts';
import type { Mutable } from '../state/mutable.ts';
import { theShip, unitsOf } from '../state/selectors.ts';

import { byKey, described, fields, listOf, oneOf, optional, type Shape, text, whole } from '../state/shape.ts';
import type {
  DamageCard,
  DamageDeck,
  GameState,
  ObjectiveToken,
  ObstacleToken,
  Ship,
  Squadron,
  Unit,
} from '../state/state.ts';

import type { RuleId } from '../state/verdict.ts';
import {
  type ByPlayer,
  type ByZone,
  COMMANDS,
  type Command,
  HULL_ZONES,
  type Json,
  LAST_ROUND,
  PHASES,
  type Phase,
  PLAYERS,
  type Player,
  READINESS,
  type Readiness,
  SIDES,
  type Side,
} from '../state/vocabulary.ts';

import { nearest } from '../state/words.ts';
import { bareState, type Laid, type PositionSetup, refused, type SetupIssue, SHARED_DECK, TABLES } from './setup.ts';

/** A table as someone sets it up by hand. What is left out is as at the start of a game. */
export interface Position {
  /** 6 ft by 3 ft, or the 3 ft by 3 ft of the learning scenario. */
  readonly table?: 'standard' | 'learning';
  readonly firstPlayer?: Player;
  /** The side of the initiative token that is up. */
  readonly side?: Side;
  /** From 1 to 6, with unlimited rounds from 1 to 99. */
  readonly round?: number;
  /** The phase that is about to begin. */
  readonly phase?: Phase;
  readonly ships: readonly PositionShip[];
  readonly squadrons?: readonly PositionSquadron[];
  readonly obstacles?: readonly PositionObstacle[];
  /** The objective that the game is played by; none unless given. */
  readonly objective?: string;
  /** Objective tokens: in the play area, or on a unit named by its id. */
  readonly objectiveTokens?: readonly PositionObjectiveToken[];
  readonly victoryTokens?: Partial<ByPlayer<number>>;
}

/** An objective token of a position (OBJ-06). */
export type PositionObjectiveToken = { readonly at: Point } | { readonly unit: string };

/** An obstacle of a position, by one of the six outlines of the geometry's figures: `asteroid-field-1`, `station` … */
export interface PositionObstacle {
  readonly obstacle: string;
  readonly pose: Pose;
  readonly mirrored?: boolean;
}

/** A ship of a position; what is left out is as printed on its card. */
export interface PositionShip {
  readonly owner: Player;
  readonly card: string;
  /** The number at the end of its id; copies of a card are numbered in their order unless given. */
  readonly copy?: number;
  readonly pose: Pose;
  readonly speed?: number;
  readonly shields?: Partial<ByZone<number>>;
  /** In the order of the card. */
  readonly defenseTokens?: readonly Readiness[];
  /** Top of the stack first. */
  readonly dials?: readonly Command[];
  readonly commandTokens?: readonly Command[];
  readonly raidTokens?: readonly Command[];
  /** Facedown cards have no face yet unless one is given. */
  readonly damage?: readonly { readonly face: 'up' | 'down'; readonly card?: string }[];
  readonly upgrades?: readonly { readonly card: string; readonly readiness?: Readiness }[];
  readonly activated?: boolean;
}

/** A squadron of a position; what is left out is as printed on its card. */
export interface PositionSquadron {
  readonly owner: Player;
  readonly card: string;
  /** The number at the end of its id; copies of a card are numbered in their order unless given. */
  readonly copy?: number;
  readonly pose: Pose;
  readonly hull?: number;
  readonly defenseTokens?: readonly Readiness[];
  readonly activated?: boolean;
}

/** The bounds of a position's numbers; what a card allows may be less. */
export const POSITION_LIMITS = {
  placeUm: 1_828_800,
  round: 99,
  speed: 4,
  shields: 20,
  hull: 20,
  copy: 99,
  damage: 52,
  victoryTokens: 100,
} as const;

const micrometres = described(
  whole(0, POSITION_LIMITS.placeUm),
  `whole micrometres from 0 to ${POSITION_LIMITS.placeUm}; umFromMm makes them of millimetres`,
);
const pose = fields({
  x: micrometres,
  y: micrometres,
  heading: described(
    whole(0, TURN - 1),
    `a whole number from 0 to ${TURN - 1}, clockwise from +y; headingFromDegrees makes it of degrees`,
  ),
});
const objectiveToken = byKey(
  { unit: fields({ unit: text }) },
  fields({ at: fields({ x: micrometres, y: micrometres }) }),
);
const victoryTokens = optional(whole(0, POSITION_LIMITS.victoryTokens));
const copy = optional(whole(1, POSITION_LIMITS.copy));
const commands = listOf(oneOf(...COMMANDS), 12);
const readiness = oneOf(...READINESS);

export const positionShape: Shape = fields({
  table: optional(oneOf('standard', 'learning')),
  firstPlayer: optional(oneOf(...PLAYERS)),
  side: optional(oneOf(...SIDES)),
  round: optional(whole(1, POSITION_LIMITS.round)),
  phase: optional(oneOf(...PHASES)),
  ships: listOf(
    fields({
      owner: oneOf(...PLAYERS),
      card: text,
      copy,
      pose,
      speed: optional(whole(0, POSITION_LIMITS.speed)),
      shields: optional(
        fields(Object.fromEntries(HULL_ZONES.map((zone) => [zone, optional(whole(0, POSITION_LIMITS.shields))]))),
      ),
      defenseTokens: optional(listOf(readiness, 10)),
      dials: optional(commands),
      commandTokens: optional(commands),
      raidTokens: optional(commands),
      damage: optional(listOf(fields({ face: oneOf('up', 'down'), card: optional(text) }), POSITION_LIMITS.damage)),
      upgrades: optional(listOf(fields({ card: text, readiness: optional(readiness) }), 20)),
      activated: optional(oneOf(true, false)),
    }),
    40,
  ),
  obstacles: optional(listOf(fields({ obstacle: text, pose, mirrored: optional(oneOf(true, false)) }), 20)),
  objective: optional(text),
  objectiveTokens: optional(listOf(objectiveToken, 20)),
  victoryTokens: optional(fields({ p1: victoryTokens, p2: victoryTokens })),
  squadrons: optional(
    listOf(
      fields({
        owner: oneOf(...PLAYERS),
        card: text,
        copy,
        pose,
        hull: optional(whole(1, POSITION_LIMITS.hull)),
        defenseTokens: optional(listOf(readiness, 10)),
        activated: optional(oneOf(true, false)),
      }),
      80,
    ),
  ),
});

/** A position as a state at the beginning of its phase, or everything that is wrong with it. */
export const layOutPosition = (setup: PositionSetup, content: Content): Laid => {
  const { position } = setup;
  const issues = [
    ...againstRounds(setup),
    ...againstSides(position),
    ...againstObjective(position, content),
    ...position.ships.flatMap((ship, i) => againstShip(ship, `.position.ships[${i}]`, content)),
    ...(position.squadrons ?? []).flatMap((squadron, i) =>
      againstSquadron(squadron, `.position.squadrons[${i}]`, content),
    ),
    ...againstCopies(position),
    ...againstDeck(position, content),
    ...(position.obstacles ?? []).flatMap((obstacle, i) =>
      againstObstacle(obstacle, `.position.obstacles[${i}]`, position),
    ),
  ];
  if (issues.length > 0) return refused(issues);
  const state = stateOf(setup, content);
  const wrong = [
    ...againstValues(position, state, content),
    ...againstPlaces(state, content),
    ...againstTokens(position, state),
  ];
  return wrong.length > 0 ? refused(wrong) : { ok: true, state };
};

const issue = (at: string, code: SetupCode, rule: RuleId | null, facts: SetupIssue['facts'] = {}): SetupIssue =>
  rule ? { at, code, rule, facts } : { at, code, facts };

/** A name that is none of a table's, with those that come close. */
const unknown = (at: string, code: SetupCode, given: { readonly [name: string]: string }, table: object): SetupIssue =>
  issue(at, code, null, { ...given, didYouMean: nearest(Object.values(given)[0]!, Object.keys(table)) });

/** ROUND-03, OPT-03. */
const againstRounds = ({ position, options }: PositionSetup): readonly SetupIssue[] => {
  const { round = 1, objective } = position;
  if (!options?.unlimitedRounds)
    return round > LAST_ROUND ? [issue('.position.round', 'no-such-round', 'ROUND-03', { last: LAST_ROUND })] : [];
  return objective === undefined ? [] : [issue('.position.objective', 'objective-not-used', 'OPT-03', { objective })];
};

const againstObjective = ({ objective, objectiveTokens }: Position, content: Content): readonly SetupIssue[] => [
  ...(objective === undefined || Object.hasOwn(content.objectives, objective)
    ? []
    : [unknown('.position.objective', 'unknown-objective', { objective }, content.objectives)]),
  ...(objectiveTokens?.length && objective === undefined
    ? [issue('.position.objectiveTokens', 'tokens-without-objective', 'OBJ-06')]
    : []),
];

const againstTokens = ({ objectiveTokens = [] }: Position, state: GameState): readonly SetupIssue[] =>
  objectiveTokens.flatMap((token, i) => {
    const at = `.position.objectiveTokens[${i}]`;
    if ('unit' in token)
      return Object.hasOwn(state.units, token.unit)
        ? []
        : [issue(`${at}.unit`, 'no-such-unit', 'OBJ-05', { unit: token.unit })];
    const { inside } = insidePlayArea({ token: 'objective', pose: token.at }, state.table.area);
    return inside ? [] : [issue(`${at}.at`, 'off-the-table', 'OBJ-06')];
  });

const objectiveTokensOf = ({ objectiveTokens = [] }: Position): Mutable<ObjectiveToken>[] =>
  objectiveTokens.map((token, i) => ({
    id: `objective/${i + 1}`,
    at: 'at' in token ? { x: token.at.x, y: token.at.y } : null,
    unit: 'unit' in token ? token.unit : null,
  }));

const againstSides = ({ ships }: Position): readonly SetupIssue[] =>
  PLAYERS.filter((player) => !ships.some((ship) => ship.owner === player)).map((player) =>
    issue('.position.ships', 'no-ship', 'WIN-01', { player }),
  );

const againstShip = (ship: PositionShip, at: string, content: Content): readonly SetupIssue[] => {
  const card = Object.hasOwn(content.ships, ship.card) ? content.ships[ship.card]! : null;
  if (!card) return [unknown(`${at}.card`, 'unknown-ship', { card: ship.card }, content.ships)];
  const issues: SetupIssue[] = [];
  const check = (ok: boolean, field: string, code: SetupCode, rule: RuleId | null, facts: SetupIssue['facts'] = {}) => {
    if (!ok) issues.push(issue(`${at}.${field}`, code, rule, facts));
  };
  const speeds = Object.keys(card.speedChart).map(Number);
  check((ship.speed ?? 0) <= Math.max(...speeds), 'speed', 'no-such-speed', 'NAV-05', { highest: Math.max(...speeds) });
  for (const zone of HULL_ZONES)
    check((ship.shields?.[zone] ?? 0) <= card.shields[zone], `shields.${zone}`, 'too-many-shields', 'DMG-18', {
      most: card.shields[zone],
    });
  check(
    (ship.defenseTokens?.length ?? card.defenseTokens.length) === card.defenseTokens.length,
    'defenseTokens',
    'wrong-number-of-tokens',
    'SETUP-07',
    { tokens: card.defenseTokens },
  );
  check(isSet(ship.commandTokens ?? []), 'commandTokens', 'same-token-twice', 'CMD-13');
  check(isSet(ship.raidTokens ?? []), 'raidTokens', 'same-token-twice', 'CMD-28');
  (ship.damage ?? []).forEach((damage, i) => {
    const facts = damage.card === undefined ? undefined : content.damageCards[damage.card];
    if (damage.face === 'up' && facts && !facts.values && !facts.bans && !facts.on)
      check(false, `damage[${i}].card`, 'card-not-implemented', null, { card: facts.id });
    if (damage.card === undefined) check(damage.face === 'down', `damage[${i}].card`, 'faceup-card-unnamed', null);
    else if (!Object.hasOwn(content.damageCards, damage.card))
      issues.push(
        unknown(`${at}.damage[${i}].card`, 'unknown-damage-card', { card: damage.card }, content.damageCards),
      );
  });
  (ship.upgrades ?? []).forEach((upgrade, i) => {
    if (!Object.hasOwn(content.upgrades, upgrade.card))
      issues.push(unknown(`${at}.upgrades[${i}].card`, 'unknown-upgrade', { card: upgrade.card }, content.upgrades));
  });
  return issues;
};

const againstSquadron = (squadron: PositionSquadron, at: string, content: Content): readonly SetupIssue[] => {
  const card = Object.hasOwn(content.squadrons, squadron.card) ? content.squadrons[squadron.card]! : null;
  if (!card) return [unknown(`${at}.card`, 'unknown-squadron', { card: squadron.card }, content.squadrons)];
  const issues: SetupIssue[] = [];
  if ((squadron.hull ?? card.hull) > card.hull)
    issues.push(issue(`${at}.hull`, 'too-much-hull', 'DMG-18', { most: card.hull }));
  if ((squadron.defenseTokens?.length ?? card.defenseTokens.length) !== card.defenseTokens.length)
    issues.push(issue(`${at}.defenseTokens`, 'wrong-number-of-tokens', 'SETUP-07', { tokens: card.defenseTokens }));
  return issues;
};

const againstObstacle = (given: PositionObstacle, at: string, position: Position): readonly SetupIssue[] => {
  const { obstacle } = given;
  if (!Object.hasOwn(DEFAULT_FIGURES.obstacles, obstacle))
    return [unknown(`${at}.obstacle`, 'unknown-obstacle', { obstacle }, DEFAULT_FIGURES.obstacles)];
  return insidePlayArea(given, position.table ?? 'standard').inside
    ? []
    : [issue(`${at}.pose`, 'off-the-table', 'SETUP-18')];
};

/** DMG-06, CMD-04, CMD-12: no ship is destroyed already or holds too much, by the values that the cards in play make. */
const againstValues = ({ ships }: Position, state: GameState, content: Content): readonly SetupIssue[] => {
  const g: Game = { state, content, memo: new Map() };
  return ships.flatMap(({ owner, card }, i) => {
    const ship = theShip(state, unitId(owner, card, copyOf(ships, i)));
    const at = `.position.ships[${i}]`;
    const [tokens, dials] = [tokenLimit(g, ship.id), Math.max(content.ships[card]!.command, requiredDials(g, ship))];
    return [
      ...(isFilled(g, ship) ? [issue(`${at}.damage`, 'ship-destroyed', 'DMG-06', { hull: hullOf(g, ship) })] : []),
      ...(ship.dials.length > dials ? [issue(`${at}.dials`, 'too-many-dials', 'CMD-04', { most: dials })] : []),
      ...(ship.commandTokens.length > tokens
        ? [issue(`${at}.commandTokens`, 'too-many-tokens', 'CMD-12', { most: tokens })]
        : []),
    ];
  });
};

/** DMG-10, FAQ-QA-38, SQM-03: everything stands on the table, and no ship or squadron on another. */
const againstPlaces = (state: GameState, content: Content): readonly SetupIssue[] => {
  const g: Game = { state, content, memo: new Map() };
  const units = unitsOf(state);
  const where = (unit: Unit): string => `.position.${unit.kind}s (${unit.id})`;
  const pieces = units.map((unit) => (unit.kind === 'ship' ? shipOnTable(g, unit) : { pose: unit.pose! }));
  return units.flatMap((unit, i) => [
    ...(isOnTable(g, unit) ? [] : [issue(where(unit), 'off-the-table', 'DMG-10')]),
    ...units.slice(0, i).flatMap((other, j) => {
      const ships = unit.kind === 'ship' && other.kind === 'ship';
      const options = { dialsInShipOverlap: state.options.dialsInShipOverlap };
      if (!isOverlapping(pieces[i]!, pieces[j]!, options)) return [];
      return [issue(where(unit), 'overlaps', ships ? 'FAQ-QA-38' : 'SQM-03', { with: other.id })];
    }),
  ]);
};

/** SETUP-09: an id names one unit. */
const againstCopies = (position: Position): readonly SetupIssue[] =>
  (['ships', 'squadrons'] as const).flatMap((kind) => {
    const units = position[kind] ?? [];
    const ids = units.map(({ owner, card }, i) => unitId(owner, card, copyOf(units, i)));
    return ids.flatMap((id, i) =>
      ids.indexOf(id) === i ? [] : [issue(`.position.${kind}[${i}].copy`, 'same-id-twice', 'SETUP-09', { id })],
    );
  });

/** The number in the id of a unit: its own, or its place among the copies of its card. */
const copyOf = (units: readonly (PositionShip | PositionSquadron)[], i: number): number => {
  const { owner, card, copy: given } = units[i]!;
  return given ?? units.slice(0, i + 1).filter((each) => each.owner === owner && each.card === card).length;
};

/** No more copies of a damage card than the deck has. */
const againstDeck = ({ ships }: Position, content: Content): readonly SetupIssue[] => {
  const named = ships.flatMap((ship) => (ship.damage ?? []).flatMap(({ card }) => card ?? []));
  const dealt = ships.reduce((sum, ship) => sum + (ship.damage?.length ?? 0), 0);
  const deck = Object.values(content.damageCards).reduce((sum, { count }) => sum + count, 0);
  return [
    ...[...new Set(named)]
      .filter((card) => Object.hasOwn(content.damageCards, card))
      .filter((card) => named.filter((each) => each === card).length > content.damageCards[card]!.count)
      .map((card) =>
        issue('.position.ships', 'too-many-copies', 'DMG-17', { card, copies: content.damageCards[card]!.count }),
      ),
    ...(dealt > deck ? [issue('.position.ships', 'deck-too-small', 'DMG-17', { dealt, deck })] : []),
  ];
};

const isSet = (list: readonly Json[]): boolean => new Set(list).size === list.length;

const stateOf = (setup: PositionSetup, content: Content): GameState => {
  const { position } = setup;
  const phase = position.phase ?? 'command';
  const bare = bareState(setup, content, [
    { kind: 'game', step: 'round', begin: phase === 'command' ? 'start' : phase },
  ]);
  const side = position.side ?? 'blue';
  const deck = structuredDeck(bare.decks[SHARED_DECK]!);
  const { ships, squadrons = [] } = position;
  const units = [
    ...ships.map((ship, i) => shipOf(ship, copyOf(ships, i), content, deck)),
    ...squadrons.map((squadron, i) => squadronOf(squadron, copyOf(squadrons, i), content, side)),
  ];
  const ordered = PLAYERS.flatMap((player) => units.filter((unit) => unit.owner === player));
  const faction = (player: Player) =>
    content.ships[position.ships.find(({ owner }) => owner === player)!.card]!.faction;
  const obstacles = position.obstacles ?? [];
  const state: Mutable<GameState> = {
    ...(bare as Mutable<GameState>),
    table: TABLES[position.table === 'learning' ? 'core' : 'standard'],
    objective: position.objective ?? null,
    objectiveTokens: objectiveTokensOf(position),
    victoryTokens: { p1: position.victoryTokens?.p1 ?? 0, p2: position.victoryTokens?.p2 ?? 0 },
    factions: { p1: faction('p1'), p2: faction('p2') },
    initiative: { player: position.firstPlayer ?? 'p1', side },
    round: position.round ?? 1,
    units: Object.fromEntries(ordered.map((unit) => [unit.id, unit])) as Mutable<GameState>['units'],
    roster: ordered.map(({ id }) => id),
    obstacles: obstacles.map(({ obstacle, pose: at, mirrored }, i) => ({
      id: `${obstacle}/${obstacles.slice(0, i + 1).filter((each) => each.obstacle === obstacle).length}`,
      type: DEFAULT_FIGURES.obstacles[obstacle]!.type as ObstacleToken['type'],
      obstacle,
      pose: { ...at },
      mirrored: mirrored ?? false,
    })),
    decks: { [SHARED_DECK]: deck as Mutable<DamageDeck> },
  };
  relist(state, content);
  return state as GameState;
};

type OpenDeck = { -readonly [K in keyof DamageDeck]: DamageDeck[K] } & { unseen: Record<string, number>[] };

const structuredDeck = (deck: DamageDeck): OpenDeck => ({ ...deck, unseen: deck.unseen.map((pool) => ({ ...pool })) });

const tokensOf = (fresh: Ship['defenseTokens'], given: readonly Readiness[] | undefined): Ship['defenseTokens'] =>
  fresh.map((token, i) => ({ ...token, readiness: given?.[i] ?? token.readiness }));

const shipOf = (given: PositionShip, number: number, content: Content, deck: OpenDeck): Ship => {
  const fresh = freshShip(content, given.owner, given.card, number, { pose: given.pose, speed: given.speed ?? 1 });
  return {
    ...fresh,
    shields: { ...fresh.shields, ...given.shields },
    defenseTokens: tokensOf(fresh.defenseTokens, given.defenseTokens),
    dials: (given.dials ?? []).map((command) => ({ command, seenBy: [given.owner] })),
    commandTokens: COMMANDS.filter((command) => given.commandTokens?.includes(command)),
    raidTokens: COMMANDS.filter((command) => given.raidTokens?.includes(command)),
    damage: (given.damage ?? []).map((card) => dealt(card, deck)),
    upgrades: (given.upgrades ?? []).map(({ card, readiness: state }, i) => ({
      id: `${fresh.id}/${card}${given.upgrades!.findIndex((each) => each.card === card) === i ? '' : `/${i}`}`,
      card,
      readiness: state ?? 'readied',
    })),
    activated: given.activated ?? false,
  };
};

const dealt = (given: { readonly face: 'up' | 'down'; readonly card?: string }, deck: OpenDeck): DamageCard => {
  const card = given.card ?? null;
  deck.size -= 1;
  deck.drawn += 1;
  if (card !== null) {
    const pool = deck.unseen[0]!;
    pool[card]! -= 1;
    if (pool[card] === 0) delete pool[card];
  }
  return {
    id: damageCardId(SHARED_DECK, deck.drawn),
    face: given.face,
    card,
    seenBy: card === null ? [] : [...PLAYERS],
    deck: SHARED_DECK,
    pool: 0,
  };
};

const squadronOf = (given: PositionSquadron, number: number, content: Content, side: Side): Squadron => {
  const slider = given.activated ? SIDES.find((each) => each !== side)! : side;
  const fresh = freshSquadron(content, given.owner, given.card, number, { pose: given.pose, slider });
  return {
    ...fresh,
    hull: given.hull ?? fresh.hull,
    defenseTokens: tokensOf(fresh.defenseTokens, given.defenseTokens),
  };
};
