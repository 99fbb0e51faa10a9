/** A position for a terminal: who stands where on a map of characters, and a table of all units. */

import { DEFAULT_FIGURES, type Point, type Polygon } from '../geometry/index.ts';
import { containsPoint } from '../geometry/polygon.ts';
import type { UnitId } from '../state/state.ts';
import { HULL_ZONES, PLAYERS, type Player } from '../state/vocabulary.ts';
import { describeAwaiting } from '../text/describe.ts';
import {
  assignedTo,
  defenseWords,
  degreesOf,
  describeMoment,
  dialWords,
  faceup,
  hullLeft,
  isActivated,
  tokenWords,
  upgradeWords,
} from './describe.ts';
import {
  engineFor,
  isView,
  type Piece,
  type Scene,
  type SceneOptions,
  type ShipPiece,
  type Snapshot,
  SQUADRON_RADIUS_UM,
  type SquadronPiece,
  sceneOf,
} from './scene.ts';
import type { RenderWords } from './words.ts';

/** How a position is written for a terminal. Everything may be left out. */
export interface MapOptions extends SceneOptions {
  /** How many characters wide the map is, at least 20. Default 96, or 56 for the square table. */
  readonly columns?: number;
  /** Colours for the players, by ANSI codes. Default false. */
  readonly color?: boolean;
  /** Only ASCII characters. Default false. */
  readonly ascii?: boolean;
  /** Whether there is a map. Default true. */
  readonly map?: boolean;
  /** Whether there is a table of units. Default true. */
  readonly units?: boolean;
}

/**
 * A state, or what one player may know of it, as lines of text: the moment and the score, a map of the table, and all units with the
 * letters that stand for them on the map, capitals for p1. On the map a ship's letter has an arrow for its heading beside it.
 */
export const renderText = (snapshot: Snapshot, options: MapOptions = {}): string => {
  const scene = sceneOf(snapshot, options);
  const glyphs = options.ascii ? ASCII : UNICODE;
  const paint = options.color ? painted : plain;
  return [
    ...header(scene),
    ...((options.map ?? true) ? mapOf(scene, Math.max(20, options.columns ?? usualColumns(scene)), glyphs, paint) : []),
    ...((options.units ?? true) ? PLAYERS.flatMap((player) => unitsTable(scene, player, glyphs, paint)) : []),
    '',
  ].join('\n');
};

interface Glyphs {
  readonly base: Readonly<Record<Player, string>>;
  readonly obstacle: Readonly<Record<'asteroid' | 'debris' | 'station', string>>;
  readonly arrows: readonly string[];
  /** Corners from the upper left in the order of reading, then a flat and an upright line. */
  readonly frame: readonly string[];
  readonly degree: string;
}

const UNICODE: Glyphs = {
  base: { p1: '░', p2: '▒' },
  obstacle: { asteroid: '●', debris: '∴', station: '▣' },
  arrows: ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'],
  frame: ['┌', '┐', '└', '┘', '─', '│'],
  degree: '°',
};

const ASCII: Glyphs = {
  base: { p1: '+', p2: '=' },
  obstacle: { asteroid: 'o', debris: ':', station: '#' },
  arrows: ['^', '/', '>', '\\', 'v', '/', '<', '\\'],
  frame: ['+', '+', '+', '+', '-', '|'],
  degree: '',
};

type Paint = (words: string, player: Player) => string;
const plain: Paint = (words) => words;
const COLOURS: Readonly<Record<Player, number>> = { p1: 36, p2: 33 };
const painted: Paint = (words, player) => `\u001b[${COLOURS[player]}m${words}\u001b[0m`;

const header = (scene: Scene): readonly string[] => {
  const { snapshot, content, words, language, say } = scene;
  const view = isView(snapshot) ? snapshot : engineFor(content).viewFor(snapshot, 'p1');
  const first = snapshot.initiative.player;
  return [
    [
      describeMoment(scene),
      ...(first === null ? [] : [words.firstPlayer(first)]),
      words.score(view.scores.p1, view.scores.p2),
      ...(snapshot.objective === null ? [] : [printable(say.card(snapshot.objective))]),
      ...(isView(snapshot) ? [words.seenBy(snapshot.viewer)] : []),
    ].join(' | '),
    printable(describeAwaiting(view.awaiting, { state: snapshot, content, language })),
  ];
};

/** `A` to `Z` for the units of p1, `a` to `z` for those of p2, then `A1` and so on. */
export const keysOf = (scene: Scene): ReadonlyMap<string, string> =>
  new Map(
    PLAYERS.flatMap((player) =>
      scene.pieces
        .filter(({ unit }) => unit.owner === player)
        .map(({ unit }, i): [string, string] => {
          const letter = String.fromCharCode((player === 'p1' ? 65 : 97) + (i % 26));
          return [unit.id, i < 26 ? letter : `${letter}${Math.floor(i / 26)}`];
        }),
    ),
  );

/** Some 30 rows, whatever the table. */
const usualColumns = ({ snapshot: { table } }: Scene): number => (table.widthUm > table.depthUm ? 96 : 56);

interface Cell {
  readonly sign: string;
  readonly owner: Player | null;
  readonly key: boolean;
}

const EMPTY: Cell = { sign: ' ', owner: null, key: false };

/** Characters are taken to be twice as high as wide. */
const mapOf = (scene: Scene, columns: number, glyphs: Glyphs, paint: Paint): readonly string[] => {
  const { widthUm, depthUm } = scene.snapshot.table;
  const cellUm = widthUm / columns;
  const rows = Math.max(1, Math.round(depthUm / (2 * cellUm)));
  const centre = (column: number, row: number): Point => ({
    x: (column + 0.5) * cellUm,
    y: depthUm - ((row + 0.5) * depthUm) / rows,
  });
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => lyingAt(scene, centre(column, row), glyphs)),
  );
  const keys = keysOf(scene);
  for (const piece of scene.pieces)
    if (piece.onTable) {
      const { x, y } = piece.unit.pose!;
      const signs = signsOf(piece, keys.get(piece.unit.id)!, glyphs);
      const at = {
        column: Math.round(x / cellUm - signs.length / 2),
        row: Math.floor(((depthUm - y) * rows) / depthUm),
      };
      stamp(cells, at, signs, piece.unit.owner);
    }
  const [upperLeft, upperRight, lowerLeft, lowerRight, flat, upright] = glyphs.frame;
  const edge = flat!.repeat(columns);
  return [
    `${upperLeft}${edge}${upperRight}`,
    ...cells.map((row) => `${upright}${row.map((cell) => shown(cell, paint)).join('')}${upright}`),
    `${lowerLeft}${edge}${lowerRight}`,
  ];
};

const shown = ({ sign, owner }: Cell, paint: Paint): string => (owner ? paint(sign, owner) : sign);

/** What covers a point of the table, ships first. */
const lyingAt = (scene: Scene, { x, y }: Point, glyphs: Glyphs): Cell => {
  const inside = (outline: Polygon): boolean => containsPoint(outline, x, y);
  const piece = scene.pieces.find((each) => {
    if (!each.onTable) return false;
    if (each.kind === 'ship') return inside(each.geometry!.base);
    const [dx, dy] = [each.unit.pose!.x - x, each.unit.pose!.y - y];
    return dx * dx + dy * dy <= SQUADRON_RADIUS_UM * SQUADRON_RADIUS_UM;
  });
  if (piece)
    return { sign: piece.kind === 'ship' ? glyphs.base[piece.unit.owner] : ' ', owner: piece.unit.owner, key: false };
  const { radiusUm } = DEFAULT_FIGURES.tokens.objective!;
  const token = scene.snapshot.objectiveTokens.some(
    ({ at }) => at && Math.abs(at.x - x) <= radiusUm && Math.abs(at.y - y) <= 2 * radiusUm,
  );
  if (token) return { sign: '*', owner: null, key: false };
  const rock = scene.obstacles.find(({ outline }) => inside(outline));
  return rock ? { sign: glyphs.obstacle[rock.token.type], owner: null, key: false } : EMPTY;
};

const signsOf = (piece: Piece, key: string, { arrows }: Glyphs): readonly string[] => {
  if (piece.kind === 'squadron' || key.length > 1) return [...key];
  const eighth = Math.floor(piece.unit.pose!.heading / 8192 + 0.5) % 8;
  return [key, arrows[eighth]!];
};

/** Writes signs on the map at the nearest place where no other unit's are. */
const stamp = (
  cells: Cell[][],
  at: { readonly column: number; readonly row: number },
  signs: readonly string[],
  owner: Player,
): void => {
  const places = NEARBY.map(([right, down]) => ({ column: at.column + right, row: at.row + down }));
  const free = places.find(({ column, row }) =>
    signs.every((_, i) => cells[row]?.[column + i] !== undefined && !cells[row][column + i]!.key),
  );
  if (!free) return;
  signs.forEach((sign, i) => {
    cells[free.row]![free.column + i] = { sign, owner, key: true };
  });
};

const NEARBY: readonly (readonly [number, number])[] = Array.from({ length: 11 * 7 }, (_, i): [number, number] => [
  (i % 11) - 5,
  Math.floor(i / 11) - 3,
]).sort(([ax, ay], [bx, by]) => ax * ax + 4 * ay * ay - (bx * bx + 4 * by * by) || ay - by || ax - bx);

const unitsTable = (scene: Scene, player: Player, glyphs: Glyphs, paint: Paint): readonly string[] => {
  const keys = keysOf(scene);
  const pieces = scene.pieces.filter(({ unit }) => unit.owner === player);
  const { words, snapshot } = scene;
  const faction = snapshot.factions[player];
  const title = `${player}${faction === null ? '' : ` (${words.game.factions[faction]})`}`;
  const headings = ['', ...words.columns, ''];
  const rows = [headings, ...pieces.map((piece) => rowOf(scene, piece, keys.get(piece.unit.id)!, glyphs))];
  const widths = headings.map((_, i) => Math.max(...rows.map((row) => [...row[i]!].length)));
  const lines = rows.map((row) =>
    row
      .map((cell, i) => cell + ' '.repeat(widths[i]! - [...cell].length))
      .join('  ')
      .trimEnd(),
  );
  const cards = pieces.flatMap(({ unit }) => {
    const names = unit.kind === 'ship' && unit.status !== 'destroyed' ? upgradeWords(scene, unit) : [];
    return names.length === 0 ? [] : [printable(`${keys.get(unit.id)}  ${words.upgrades}: ${names.join(', ')}`)];
  });
  return ['', paint(title, player), ...[...lines, ...cards].map((row, i) => (i === 0 ? row : paint(row, player)))];
};

const rowOf = (scene: Scene, piece: Piece, key: string, { degree }: Glyphs): readonly string[] => {
  const { words } = scene;
  const { unit } = piece;
  const gone = piece.onTable ? '' : unit.status === 'destroyed' ? words.destroyed : words.elsewhere;
  const state = [gone || (isActivated(scene, piece) ? words.activated : ''), ...tokensOn(scene, unit.id)];
  const cells = [
    key,
    printable(piece.name),
    ...(unit.status === 'destroyed'
      ? NOTHING_LEFT
      : piece.kind === 'ship'
        ? shipCells(words, piece)
        : squadronCells(words, piece)),
    piece.onTable ? `${Math.round(unit.pose!.x / 1000)}, ${Math.round(unit.pose!.y / 1000)}` : '',
    piece.onTable && piece.kind === 'ship' ? `${degreesOf(unit.pose!.heading)}${degree}` : '',
    state.filter((each) => each !== '').join(', '),
  ];
  return cells;
};

const tokensOn = (scene: Scene, unit: UnitId): readonly string[] =>
  assignedTo(scene, unit).map(({ id }) => scene.say.objectiveToken(id));

const NOTHING_LEFT: readonly string[] = ['', '', '', '', '', ''];

/** Speed, hull, shields, defense tokens, other tokens, dials. */
const shipCells = (words: RenderWords, { unit, hull }: ShipPiece): readonly string[] => {
  const open = faceup(unit);
  return [
    String(unit.speed),
    `${hullLeft(unit, hull)}/${hull}${open === 0 ? '' : ` (${words.faceup(open)})`}`,
    HULL_ZONES.map((zone) => unit.shields[zone]).join('/'),
    defenseWords(words, unit.defenseTokens).join(' '),
    tokenWords(words, unit).join(' '),
    dialWords(words, unit).join(' '),
  ];
};

const squadronCells = (words: RenderWords, { unit, card }: SquadronPiece): readonly string[] => [
  String(card.speed),
  `${unit.hull}/${card.hull}`,
  '',
  defenseWords(words, unit.defenseTokens).join(' '),
  '',
  '',
];

/** Names reach the terminal without anything that would steer it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const printable = (name: string): string => name.replace(/[\u0000-\u001f\u007f-\u009f]/g, '?');
