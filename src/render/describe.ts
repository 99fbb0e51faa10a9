/** Units and positions in words: tooltips, descriptions for readers who do not see the picture, lines of the terminal. */

import { HULL_ZONES, type Pose, TURN } from '../geometry/index.ts';
import { isUnactivated, phaseOf } from '../state/selectors.ts';
import type { DefenseToken } from '../state/state.ts';
import type { ShipView } from '../state/view.ts';
import { type Command, PLAYERS } from '../state/vocabulary.ts';
import { shortName } from './names.ts';
import type { Piece, Scene, ShipPiece, Snapshot, SquadronPiece } from './scene.ts';

const COMMAND_WORDS: Readonly<Record<Command, string>> = {
  navigate: 'Navigate',
  squadron: 'Squadron',
  repair: 'Repair',
  concentrateFire: 'Concentrate Fire',
};

export const commandWord = (command: Command | null): string => (command === null ? '?' : COMMAND_WORDS[command]);

/** One sentence with all that is open about a unit. */
export const describePiece = (scene: Scene, piece: Piece): string =>
  [
    `${[piece.fullName, numberOf(piece)].join(' ').trim()} of ${piece.unit.owner}`,
    ...(piece.kind === 'ship' ? shipFacts(piece) : squadronFacts(scene, piece)),
    tokensFact(piece.unit.defenseTokens),
    piece.unit.pose && piece.onTable ? `at ${placeWords(piece.unit.pose)}` : 'not on the table',
  ]
    .filter((fact) => fact !== '')
    .join('; ');

/** The number that tells copies of a card apart. */
export const numberOf = ({ name, fullName }: Piece): string => {
  const short = shortName(fullName);
  return name === short ? '' : name.slice(short.length + 1);
};

const shipFacts = ({ unit, card }: ShipPiece): readonly string[] => [
  `speed ${unit.speed}`,
  `shields ${HULL_ZONES.map((zone) => `${zone} ${unit.shields[zone]}`).join(', ')}`,
  `hull ${hullLeft(unit, card.hull)} of ${card.hull}`,
  faceup(unit) === 0 ? '' : `${faceup(unit)} faceup damage`,
  unit.commandTokens.length === 0 ? '' : `command tokens ${unit.commandTokens.map(commandWord).join(', ')}`,
  unit.raidTokens.length === 0 ? '' : `raid tokens ${unit.raidTokens.map(commandWord).join(', ')}`,
  unit.activated ? 'activated' : '',
];

const squadronFacts = (scene: Scene, { unit, card }: SquadronPiece): readonly string[] => [
  `hull ${unit.hull} of ${card.hull}`,
  isUnactivated(scene.snapshot, unit) ? '' : 'activated',
];

/** How many damage cards it takes yet. */
export const hullLeft = (ship: Pick<ShipView, 'damage'>, hull: number): number => hull - ship.damage.length;

export const faceup = (ship: Pick<ShipView, 'damage'>): number =>
  ship.damage.filter(({ face }) => face === 'up').length;

const tokensFact = (tokens: readonly DefenseToken[]): string => {
  const left = tokens.filter(({ readiness }) => readiness !== 'discarded');
  const words = left.map(({ type, readiness }) => (readiness === 'readied' ? type : `${type} (exhausted)`));
  return words.length === 0 ? '' : `defense tokens ${words.join(', ')}`;
};

export const degreesOf = (headingBam: number): number => Math.round((headingBam / TURN) * 3600) / 10;

const placeWords = ({ x, y, heading }: Pose): string =>
  `${(x / 1000).toFixed(1)} mm, ${(y / 1000).toFixed(1)} mm, heading ${degreesOf(heading)}°`;

/** `Round 2, Ship Phase`. */
export const describeMoment = (snapshot: Snapshot): string => {
  const phase = phaseOf(snapshot);
  if (snapshot.outcome)
    return `Game over after round ${snapshot.round}: ${snapshot.outcome.winner} wins ${snapshot.outcome.scores.p1}:${snapshot.outcome.scores.p2}`;
  return `Round ${snapshot.round}${phase === null ? '' : `, ${phase[0]!.toUpperCase()}${phase.slice(1)} Phase`}`;
};

/** The whole position as text. */
export const describePosition = (scene: Scene): string =>
  [
    `${describeMoment(scene.snapshot)}.`,
    ...PLAYERS.flatMap((player) =>
      scene.pieces
        .filter((piece) => piece.unit.owner === player && piece.onTable)
        .map((piece) => `${describePiece(scene, piece)}.`),
    ),
    ...scene.obstacles.map(({ token }) => `Obstacle ${token.id} at ${placeWords(token.pose)}.`),
  ].join(' ');
