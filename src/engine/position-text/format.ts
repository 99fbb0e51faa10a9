import { type Content, standardContent } from '../../content/content.ts';
import { headingFromDegrees, type Pose, TURN } from '../../geometry/pose.ts';
import { isInPlay, isUnactivated, phaseOf, shipsOf, squadronsOf } from '../../state/selectors.ts';
import type { DefenseToken, GameState, Ship, Squadron } from '../../state/state.ts';
import { type ByZone, type Command, HULL_ZONES, PLAYERS, type Readiness } from '../../state/vocabulary.ts';
import type {
  Position,
  PositionObjectiveToken,
  PositionObstacle,
  PositionShip,
  PositionSquadron,
} from '../position.ts';
import { commandWord, DOWN } from './words.ts';

/**
 * A position as one line of text, which `parsePosition` reads again: millimetres, degrees, and words for what differs from a fresh
 * card. Of a state it is what stands on the table at the beginning of the phase that is being played: what is being resolved,
 * destroyed units, spent dials and the discard pile are left out, and hidden dials are written in full.
 */
export const formatPosition = (of: GameState | Position, content: Content = standardContent()): string => {
  const position = 'roster' in of ? positionOf(of) : of;
  const head = header(position);
  return [
    ...(head === '' ? [] : [head]),
    ...position.ships.map((ship) => shipText(ship, content)),
    ...(position.squadrons ?? []).map((squadron) => squadronText(squadron, content)),
    ...(position.obstacles ?? []).map(obstacleText),
    ...(position.objectiveTokens ?? []).map(tokenText),
  ].join('; ');
};

/** What stands on the table, as a position. */
const positionOf = (state: GameState): Position => {
  const standing = <U extends Ship | Squadron>(unit: U): boolean => isInPlay(unit) && unit.pose !== null;
  return {
    table: state.table.area,
    firstPlayer: state.initiative.player ?? 'p1',
    side: state.initiative.side,
    round: state.round,
    phase: phaseOf(state) ?? 'command',
    ships: shipsOf(state).filter(standing).map(positionShip),
    squadrons: squadronsOf(state)
      .filter(standing)
      .map((squadron) => positionSquadron(state, squadron)),
    ...(state.objective === null ? {} : { objective: state.objective }),
    ...(PLAYERS.some((player) => state.victoryTokens[player] > 0) ? { victoryTokens: state.victoryTokens } : {}),
    objectiveTokens: state.objectiveTokens.flatMap(({ at, unit }): PositionObjectiveToken[] =>
      at ? [{ at }] : unit ? [{ unit }] : [],
    ),
    obstacles: state.obstacles.map(({ obstacle, pose, mirrored }) => ({ obstacle, pose, mirrored })),
  };
};

const copyIn = (id: string): number => Number(id.slice(id.lastIndexOf('/') + 1));

const readinessOf = (tokens: readonly DefenseToken[]): Readiness[] => tokens.map(({ readiness }) => readiness);

const positionShip = (ship: Ship): PositionShip => ({
  owner: ship.owner,
  card: ship.card,
  copy: copyIn(ship.id),
  pose: ship.pose!,
  speed: ship.speed,
  shields: ship.shields,
  defenseTokens: readinessOf(ship.defenseTokens),
  dials: ship.dials.map(({ command }) => command),
  commandTokens: ship.commandTokens,
  raidTokens: ship.raidTokens,
  damage: ship.damage.map(({ face, card }) => (card === null ? { face } : { face, card })),
  upgrades: ship.upgrades.map(({ card, readiness }) => ({ card, readiness })),
  activated: ship.activated,
});

const positionSquadron = (state: GameState, squadron: Squadron): PositionSquadron => ({
  owner: squadron.owner,
  card: squadron.card,
  copy: copyIn(squadron.id),
  pose: squadron.pose!,
  hull: squadron.hull,
  defenseTokens: readinessOf(squadron.defenseTokens),
  activated: !isUnactivated(state, squadron),
});

/** A word and its value, unless there is nothing to say. */
const said = (word: string, value: string | number | undefined): string[] =>
  value === undefined || value === '' ? [] : [`${word} ${value}`];

const header = ({ table, firstPlayer, side, round, phase, objective, victoryTokens = {} }: Position): string =>
  [
    ...said('table', table),
    ...said('round', round),
    ...said('phase', phase),
    ...said('first', firstPlayer),
    ...said('side', side),
    ...said('objective', objective),
    ...said(
      'victory',
      PLAYERS.filter((player) => victoryTokens[player] !== undefined)
        .map((player) => `${player}:${victoryTokens[player]}`)
        .join(','),
    ),
  ].join(' ');

const shipText = (ship: PositionShip, content: Content): string =>
  [
    ...named(ship),
    ...placed(ship.pose),
    ...said('speed', ship.speed),
    ...said('shields', shieldsText(ship.shields)),
    ...said('defense', tokensText(ship.defenseTokens, content.ships[ship.card]?.defenseTokens)),
    ...said('dials', commandsText(ship.dials)),
    ...said('command', commandsText(ship.commandTokens)),
    ...said('raid', commandsText(ship.raidTokens)),
    ...said('damage', damageText(ship.damage)),
    ...said('upgrades', ship.upgrades?.map(({ card, readiness }) => marked(card, readiness)).join(',')),
    ...(ship.activated ? ['activated'] : []),
  ].join(' ');

const squadronText = (squadron: PositionSquadron, content: Content): string =>
  [
    ...named(squadron),
    ...placed(squadron.pose),
    ...said('hull', squadron.hull),
    ...said('defense', tokensText(squadron.defenseTokens, content.squadrons[squadron.card]?.defenseTokens)),
    ...(squadron.activated ? ['activated'] : []),
  ].join(' ');

const obstacleText = ({ obstacle, pose, mirrored }: PositionObstacle): string =>
  ['obstacle', obstacle, ...placed(pose), ...(mirrored ? ['mirrored'] : [])].join(' ');

const tokenText = (token: PositionObjectiveToken): string =>
  'unit' in token ? `token on ${token.unit}` : `token at ${mmText(token.at.x)},${mmText(token.at.y)}`;

const named = ({ owner, card, copy }: PositionShip | PositionSquadron): string[] => [
  owner,
  copy === undefined ? card : `${card}/${copy}`,
];

const placed = ({ x, y, heading }: Pose): string[] => [
  `at ${mmText(x)},${mmText(y)}`,
  ...(heading === 0 ? [] : [`facing ${degreesText(heading)}`]),
];

/** Millimetres with as many of three decimals as are needed. */
const mmText = (um: number): string => String(um / 1000);

/** The shortest number of degrees that is read as this heading again: three decimals tell all 65,536 apart. */
const degreesText = (heading: number): string => {
  const degrees = (heading / TURN) * 360;
  const shorter = [1, 10, 100].map((scale) => Math.floor(degrees * scale + 0.5) / scale);
  const exact = Math.floor(degrees * 1000 + 0.5) / 1000;
  return String(shorter.find((each) => headingFromDegrees(each) === heading) ?? exact);
};

const shieldsText = (shields: Partial<ByZone<number>> = {}): string => {
  const given = HULL_ZONES.filter((zone) => shields[zone] !== undefined);
  return given.length === HULL_ZONES.length
    ? given.map((zone) => shields[zone]).join('/')
    : given.map((zone) => `${zone}:${shields[zone]}`).join(',');
};

/** Tokens are named once one of them is not readied. */
const tokensText = (tokens: readonly Readiness[] = [], types: readonly string[] = []): string =>
  tokens.every((each) => each === 'readied')
    ? ''
    : tokens.map((readiness, i) => marked(types[i] ?? '?', readiness)).join(',');

const marked = (name: string, readiness: Readiness = 'readied'): string =>
  readiness === 'readied' ? name : `${name}:${readiness}`;

const commandsText = (commands: readonly Command[] = []): string => commands.map(commandWord).join(',');

/** Facedown cards that nobody has seen are counted. */
const damageText = (damage: PositionShip['damage'] = []): string => {
  const parts: (string | number)[] = [];
  for (const { face, card } of damage) {
    const last = parts[parts.length - 1];
    if (card !== undefined) parts.push(face === 'up' ? card : `${DOWN}:${card}`);
    else if (typeof last === 'number') parts[parts.length - 1] = last + 1;
    else parts.push(1);
  }
  return parts.join(',');
};
