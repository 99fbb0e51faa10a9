/** A position for a terminal: who stands where on a map of characters, and a table of all units. */

import type { Content } from '../content/content.ts';
import type { Point, Polygon } from '../geometry/index.ts';
import { containsPoint } from '../geometry/polygon.ts';
import type { Awaiting } from '../state/decisions.ts';
import { isUnactivated } from '../state/selectors.ts';
import { HULL_ZONES, PLAYERS, type Player } from '../state/vocabulary.ts';
import { commandWord, degreesOf, describeMoment, faceup, hullLeft } from './describe.ts';
import { engineFor, isView, type Piece, type Scene, type Snapshot, SQUADRON_RADIUS_UM, sceneOf } from './scene.ts';

/** How a position is written for a terminal. Everything may be left out. */
export interface TextOptions {
  /** The cards of the game, if they are not the standard ones. */
  readonly content?: Content;
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
export const renderText = (snapshot: Snapshot, options: TextOptions = {}): string => {
  const scene = sceneOf(snapshot, options.content);
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
  const { snapshot, content } = scene;
  const view = isView(snapshot) ? snapshot : engineFor(content).viewFor(snapshot, 'p1');
  const first = snapshot.initiative.player;
  return [
    [
      describeMoment(snapshot),
      ...(first === null ? [] : [`first player ${first}`]),
      `score p1 ${view.scores.p1}, p2 ${view.scores.p2}`,
      ...(isView(snapshot) ? [`as ${snapshot.viewer} sees it`] : []),
    ].join(' | '),
    awaitingWords(view.awaiting),
  ];
};

const awaitingWords = (due: Awaiting): string => {
  switch (due.kind) {
    case 'player':
      return `${due.player} decides: ${due.decision.kind}`;
    case 'simultaneous':
      return `${due.players.join(' and ')} decide: ${due.decision.kind}`;
    case 'chance':
      return `chance decides: ${due.decision.kind}`;
    case 'over':
      return `${due.outcome.winner} has won by ${due.outcome.reason}`;
  }
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
  const faction = scene.snapshot.factions[player];
  const title = `${player}${faction === null ? '' : ` (${faction})`}`;
  const rows = [HEADINGS, ...pieces.map((piece) => rowOf(scene, piece, keys.get(piece.unit.id)!, glyphs))];
  const widths = HEADINGS.map((_, i) => Math.max(...rows.map((row) => [...row[i]!].length)));
  const lines = rows.map((row) =>
    row
      .map((cell, i) => cell + ' '.repeat(widths[i]! - [...cell].length))
      .join('  ')
      .trimEnd(),
  );
  return ['', paint(title, player), ...lines.map((words, i) => (i === 0 ? words : paint(words, player)))];
};

const HEADINGS = [
  '',
  'unit',
  'speed',
  'hull',
  'shields F/L/R/B',
  'defense',
  'tokens',
  'dials',
  'place (mm)',
  'heading',
  '',
];

const rowOf = (scene: Scene, piece: Piece, key: string, { degree }: Glyphs): readonly string[] => {
  const { unit } = piece;
  const defense = unit.defenseTokens
    .filter(({ readiness }) => readiness !== 'discarded')
    .map(({ type, readiness }) => (readiness === 'readied' ? type : `(${type})`))
    .join(' ');
  const place = piece.onTable ? `${Math.round(unit.pose!.x / 1000)}, ${Math.round(unit.pose!.y / 1000)}` : '';
  const gone = piece.onTable ? '' : unit.status === 'destroyed' ? 'destroyed' : 'not on the table';
  const name = printable(piece.name);
  if (piece.kind === 'squadron') {
    const state = gone || (isUnactivated(scene.snapshot, piece.unit) ? '' : 'activated');
    return [
      key,
      name,
      String(piece.card.speed),
      unit.status === 'destroyed' ? '' : `${piece.unit.hull}/${piece.card.hull}`,
      '',
      defense,
      '',
      '',
      place,
      '',
      state,
    ];
  }
  const ship = piece.unit;
  const open = faceup(ship);
  const tokens = [
    ...ship.commandTokens.map(commandWord),
    ...ship.raidTokens.map((each) => `raid ${commandWord(each)}`),
  ];
  const dials = [
    ...ship.openDials.map(({ command }) => `[${commandWord(command)}]`),
    ...ship.dials.map(({ command }) => commandWord(command)),
  ];
  const heading = piece.onTable ? `${degreesOf(ship.pose!.heading)}${degree}` : '';
  return [
    key,
    name,
    String(ship.speed),
    `${hullLeft(ship, piece.card.hull)}/${piece.card.hull}${open === 0 ? '' : ` (${open} faceup)`}`,
    HULL_ZONES.map((zone) => ship.shields[zone]).join('/'),
    defense,
    tokens.join(' '),
    dials.join(' '),
    place,
    heading,
    gone || (ship.activated ? 'activated' : ''),
  ];
};

/** Names reach the terminal without anything that would steer it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const printable = (name: string): string => name.replace(/[\u0000-\u001f\u007f-\u009f]/g, '?');
