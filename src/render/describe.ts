/** Units and positions in words: tooltips, descriptions for readers who do not see the picture, lines of the terminal. */

import { HULL_ZONES, type Pose, TURN } from '../geometry/index.ts';
import type { FrameKind } from '../state/frames.ts';
import { isUnactivated, phaseOf } from '../state/selectors.ts';
import type { DefenseToken, ObjectiveToken, UnitId } from '../state/state.ts';
import type { ShipView } from '../state/view.ts';
import { type Command, PLAYERS } from '../state/vocabulary.ts';
import { shortName } from './names.ts';
import type { Piece, Scene, ShipPiece } from './scene.ts';
import type { RenderWords } from './words.ts';

/** A command, or a question mark for one that is hidden. */
export const commandWord = ({ game }: RenderWords, command: Command | null): string =>
  command === null ? '?' : game.commands[command];

/** One sentence with all that is open about a unit. */
export const describePiece = (scene: Scene, piece: Piece): string => {
  const { words, say } = scene;
  const { unit } = piece;
  const commands = (name: string, list: readonly Command[]): string =>
    listed(
      name,
      list.map((command) => commandWord(words, command)),
    );
  return [
    words.owned([piece.fullName, numberOf(piece)].join(' ').trim(), unit.owner),
    statusWords(scene, piece),
    piece.kind === 'ship' ? shieldWords(words, piece) : '',
    listed(words.defenseTokens, defenseWords(words, unit.defenseTokens)),
    unit.kind === 'ship' ? commands(words.commandTokens, unit.commandTokens) : '',
    unit.kind === 'ship' ? commands(words.raidTokens, unit.raidTokens) : '',
    unit.kind === 'ship' ? listed(words.upgrades, upgradeWords(scene, unit)) : '',
    ...assignedTo(scene, unit.id).map(({ id }) => say.objectiveToken(id)),
    isActivated(scene, piece) ? words.activated : '',
    unit.pose && piece.onTable ? placeWords(words, unit.pose) : words.elsewhere,
  ]
    .filter((fact) => fact !== '')
    .join('; ');
};

/** The upgrade cards that a ship has left, the exhausted ones in parentheses. */
export const upgradeWords = (
  { say }: Pick<Scene, 'say'>,
  { upgrades }: Pick<ShipView, 'upgrades'>,
): readonly string[] =>
  upgrades
    .filter(({ readiness }) => readiness !== 'discarded')
    .map(({ card, readiness }) => (readiness === 'readied' ? say.card(card) : `(${say.card(card)})`));

/** OBJ-06: the objective tokens on a unit. */
export const assignedTo = ({ snapshot }: Pick<Scene, 'snapshot'>, unit: UnitId): readonly ObjectiveToken[] =>
  snapshot.objectiveTokens.filter((token) => token.unit === unit);

/** The number that tells copies of a card apart. */
export const numberOf = ({ name, fullName }: Piece): string => {
  const short = shortName(fullName);
  return name === short ? '' : name.slice(short.length + 1);
};

const listed = (name: string, entries: readonly string[]): string =>
  entries.length === 0 ? '' : `${name} ${entries.join(', ')}`;

/** `speed 2 · hull 7/8 (1 faceup)`; a squadron has its hull only. */
export const statusWords = ({ words }: Pick<Scene, 'words'>, piece: Piece): string =>
  piece.kind === 'ship'
    ? `${words.speed(piece.unit.speed)} · ${hullWords(words, piece)}`
    : words.hull(piece.unit.hull, piece.card.hull);

const hullWords = (words: RenderWords, { unit, hull }: ShipPiece): string => {
  const open = faceup(unit);
  return `${words.hull(hullLeft(unit, hull), hull)}${open === 0 ? '' : ` (${words.faceup(open)})`}`;
};

const shieldWords = ({ shields, game }: RenderWords, { unit }: ShipPiece): string =>
  `${shields} ${HULL_ZONES.map((zone) => `${game.zones[zone]} ${unit.shields[zone]}`).join(', ')}`;

/** How many damage cards it takes yet. */
export const hullLeft = (ship: Pick<ShipView, 'damage'>, hull: number): number => hull - ship.damage.length;

export const faceup = (ship: Pick<ShipView, 'damage'>): number =>
  ship.damage.filter(({ face }) => face === 'up').length;

/** The defense tokens that are left, the exhausted ones in parentheses. */
export const defenseWords = ({ game }: RenderWords, tokens: readonly DefenseToken[]): readonly string[] =>
  tokens
    .filter(({ readiness }) => readiness !== 'discarded')
    .map(({ type, readiness }) =>
      readiness === 'readied' ? game.defenseTokens[type] : `(${game.defenseTokens[type]})`,
    );

/** Command tokens and raid tokens. */
export const tokenWords = (
  words: RenderWords,
  ship: Pick<ShipView, 'commandTokens' | 'raidTokens'>,
): readonly string[] => [
  ...ship.commandTokens.map((command) => commandWord(words, command)),
  ...ship.raidTokens.map((command) => words.raid(commandWord(words, command))),
];

/** The dials of a ship: open ones in brackets, then the stack from its top. */
export const dialWords = (words: RenderWords, ship: Pick<ShipView, 'openDials' | 'dials'>): readonly string[] => [
  ...ship.openDials.map(({ command }) => `[${commandWord(words, command)}]`),
  ...ship.dials.map(({ command }) => commandWord(words, command)),
];

export const isActivated = ({ snapshot }: Pick<Scene, 'snapshot'>, { unit }: Piece): boolean =>
  unit.kind === 'ship' ? unit.activated : !isUnactivated(snapshot, unit);

export const degreesOf = (headingBam: number): number => Math.round((headingBam / TURN) * 3600) / 10;

const placeWords = (words: RenderWords, { x, y, heading }: Pose): string =>
  words.placed((x / 1000).toFixed(1), (y / 1000).toFixed(1), degreesOf(heading));

/** `Round 2, Ship Phase`. */
export const describeMoment = ({ snapshot, words }: Pick<Scene, 'snapshot' | 'words'>): string => {
  const { outcome, round } = snapshot;
  if (outcome) return words.over(round, outcome.winner, outcome.scores.p1, outcome.scores.p2);
  const frames: readonly { readonly kind: FrameKind }[] = snapshot.frames;
  if (!frames.some(({ kind }) => kind === 'round')) return words.setup;
  const phase = phaseOf(snapshot);
  return phase === null ? words.round(round) : `${words.round(round)}, ${words.game.phases[phase]}`;
};

/** The whole position as text. */
export const describePosition = (scene: Scene): string =>
  [
    `${describeMoment(scene)}.`,
    ...PLAYERS.flatMap((player) =>
      scene.pieces
        .filter((piece) => piece.unit.owner === player && piece.onTable)
        .map((piece) => `${describePiece(scene, piece)}.`),
    ),
    ...scene.snapshot.objectiveTokens.flatMap(({ id, at }) =>
      at ? [`${scene.say.objectiveToken(id)} ${scene.say.place(at)}.`] : [],
    ),
    ...scene.obstacles.map(({ token }) => `${scene.say.obstacle(token.id)} ${placeWords(scene.words, token.pose)}.`),
  ].join(' ');
