/**
 * Labels: what a unit is called and how it fares. Each is tried in a ring of places about its piece and takes the one that covers
 * least of what is there already: pieces, labels, measured lines. Ships come first; a squadron's label stays away if it would
 * hide something, because the squadron's code stands on its base anyway.
 */

import { closestOfConvex, newClosest } from '../../geometry/convex.ts';
import { type Point, pointsOf, type Rectangle } from '../../geometry/index.ts';
import type { DefenseToken } from '../../state/state.ts';
import type { Command } from '../../state/vocabulary.ts';
import { assignedTo, commandWord, statusWords } from '../describe.ts';
import { type ObstaclePiece, type Piece, type Scene, SQUADRON_RADIUS_UM } from '../scene.ts';
import type { RenderWords } from '../words.ts';
import { boundsOf, type Canvas, grown, line, mm, mmDown, note, px, strokePx, textWidthPx } from './canvas.ts';
import { element, type Markup } from './markup.ts';
import { numberOfToken, pieceBox } from './pieces.ts';
import { coverage, type Ground, meets, outside, touches } from './placing.ts';

const NAME_PX = 12;
const STATUS_PX = 10.5;
const TOKEN_PX = 11;

export interface LabelOptions {
  readonly status: boolean;
  readonly ground: Ground;
}

interface Label {
  readonly piece: Piece;
  readonly name: string;
  readonly status: string | null;
  readonly tokens: readonly Token[];
  readonly widthUm: number;
  readonly heightUm: number;
}

export const drawLabels = (
  canvas: Canvas,
  scene: Scene,
  { status, ground: { taken, lines } }: LabelOptions,
): Markup => {
  const standing = scene.pieces.filter((piece) => piece.onTable && touches(pieceBox(piece), canvas.box));
  const rocks = scene.obstacles.map(({ token }) =>
    grown({ minX: token.pose.x, maxX: token.pose.x, minY: token.pose.y, maxY: token.pose.y }, 20_000),
  );
  const ordered = [
    ...standing.filter(({ kind }) => kind === 'ship'),
    ...standing.filter(({ kind }) => kind === 'squadron'),
  ];
  return element(
    'g',
    { class: 'ar-labels' },
    ordered.map((piece) => {
      const label = labelOf(canvas, scene, piece, status);
      const own = pieceBox(piece);
      const ranked = placesFor(canvas, label, own)
        .map((place, order) => ({
          place,
          cost:
            order * 0.004 +
            place.farPx * 0.004 +
            4 * coverage(place.box, taken) +
            0.6 * coverage(place.box, rocks) +
            0.25 * lines.filter((each) => meets(place.box, each)).length +
            20 * outside(place.box, canvas.box),
        }))
        .sort((a, b) => a.cost - b.cost);
      const best = ranked[0]!;
      if (piece.kind === 'squadron' && best.cost > 0.3) return null;
      taken.push(best.place.box);
      return drawLabel(canvas, label, best.place, own);
    }),
    scene.obstacles.map((obstacle) => obstacleName(canvas, scene, obstacle, { taken, lines })),
  );
};

/** What an obstacle is, written on it where nothing is in the way. */
const obstacleName = (
  canvas: Canvas,
  { words: { game } }: Scene,
  { token, outline }: ObstaclePiece,
  { taken, lines }: Pick<Ground, 'taken' | 'lines'>,
): Markup | null => {
  const words = game.obstacles[token.type];
  const half = { x: (textWidthPx(words, STATUS_PX) / 2) * canvas.umPerPx, y: (STATUS_PX / 2) * canvas.umPerPx };
  const { minX, maxX } = boundsOf(pointsOf(outline), 0);
  if (maxX - minX < 2.2 * half.x) return null;
  const { x, y } = token.pose;
  const place = [0, -14_000, 14_000]
    .map((up) => ({ minX: x - half.x, maxX: x + half.x, minY: y + up - half.y, maxY: y + up + half.y }))
    .find((box) => coverage(box, taken) === 0 && !lines.some((each) => meets(box, each)));
  if (!place) return null;
  return note(canvas, { x, y: place.minY + 2 * canvas.umPerPx }, words, STATUS_PX, 'ar-muted ar-plain', {
    'text-anchor': 'middle',
  });
};

const labelOf = (canvas: Canvas, scene: Scene, piece: Piece, status: boolean): Label => {
  const line = status && piece.kind === 'ship' ? statusWords(scene, piece) : null;
  const tokens = status ? tokensOf(scene, piece) : [];
  const widthPx = Math.max(
    textWidthPx(piece.name, NAME_PX) * 1.1,
    line === null ? 0 : textWidthPx(line, STATUS_PX),
    tokens.length * (TOKEN_PX + 2),
  );
  const heightPx = NAME_PX * 1.15 + (line === null ? 0 : STATUS_PX * 1.25) + (tokens.length === 0 ? 0 : TOKEN_PX + 3);
  return {
    piece,
    name: piece.name,
    status: line,
    tokens,
    widthUm: widthPx * canvas.umPerPx,
    heightUm: heightPx * canvas.umPerPx,
  };
};

interface Token {
  readonly letter: string;
  readonly words: string;
  readonly shape: 'defense' | 'command' | 'raid' | 'objective';
  readonly spent: boolean;
}

const tokensOf = (scene: Scene, piece: Piece): readonly Token[] => [
  ...piece.unit.defenseTokens
    .filter(({ readiness }) => readiness !== 'discarded')
    .map((token) => defenseToken(scene.words, token)),
  ...(piece.unit.kind === 'ship'
    ? [
        ...piece.unit.commandTokens.map((command) => commandToken(scene.words, command, 'command')),
        ...piece.unit.raidTokens.map((command) => commandToken(scene.words, command, 'raid')),
      ]
    : []),
  ...assignedTo(scene, piece.unit.id).map(
    ({ id }): Token => ({
      letter: numberOfToken(id),
      words: scene.say.objectiveToken(id),
      shape: 'objective',
      spent: false,
    }),
  ),
];

const defenseToken = ({ game }: RenderWords, { type, readiness }: DefenseToken): Token => ({
  letter: game.defenseTokens[type][0]!.toUpperCase(),
  words: `${game.defenseTokens[type]}, ${game.readiness[readiness]}`,
  shape: 'defense',
  spent: readiness === 'exhausted',
});

const commandToken = (words: RenderWords, command: Command, shape: 'command' | 'raid'): Token => ({
  letter: commandWord(words, command)[0]!,
  words: shape === 'raid' ? words.raid(commandWord(words, command)) : commandWord(words, command),
  shape,
  spent: shape === 'raid',
});

interface Place {
  readonly box: Rectangle;
  readonly farPx: number;
}

/** Right, left, above, below and the corners, near and farther off. */
const placesFor = (canvas: Canvas, { widthUm, heightUm }: Label, own: Rectangle): readonly Place[] =>
  [4, 16, 34, 60].flatMap((farPx) => {
    const gap = farPx * canvas.umPerPx;
    const [midX, midY] = [(own.minX + own.maxX - widthUm) / 2, (own.minY + own.maxY - heightUm) / 2];
    const [left, right] = [own.minX - gap - widthUm, own.maxX + gap];
    const [below, above] = [own.minY - gap - heightUm, own.maxY + gap];
    const corners: readonly (readonly [number, number])[] = [
      [right, midY],
      [left, midY],
      [midX, below],
      [midX, above],
      [right, above - heightUm / 2],
      [left, above - heightUm / 2],
      [right, below + heightUm / 2],
      [left, below + heightUm / 2],
    ];
    return corners.map(([minX, minY]) => ({
      farPx,
      box: { minX, minY, maxX: minX + widthUm, maxY: minY + heightUm },
    }));
  });

const drawLabel = (canvas: Canvas, label: Label, { box, farPx }: Place, own: Rectangle): Markup => {
  const { umPerPx } = canvas;
  const { owner, id } = label.piece.unit;
  let y = box.maxY - NAME_PX * umPerPx;
  const nameAt = { x: box.minX, y };
  y -= STATUS_PX * 1.25 * umPerPx;
  const statusAt = { x: box.minX, y };
  if (label.status !== null) y -= (TOKEN_PX + 3) * umPerPx;
  else y -= umPerPx * 3;
  return element(
    'g',
    { class: `ar-label ar-${owner}`, 'data-label': id },
    farPx > 20 ? leader(canvas, box, own, label.piece) : null,
    note(canvas, nameAt, label.name, NAME_PX, 'ar-name'),
    label.status === null ? null : note(canvas, statusAt, label.status, STATUS_PX, 'ar-muted'),
    label.tokens.map((token, i) =>
      drawToken(canvas, token, {
        x: box.minX + (TOKEN_PX / 2 + i * (TOKEN_PX + 2)) * umPerPx,
        y: y + (TOKEN_PX / 2) * umPerPx,
      }),
    ),
  );
};

/** From a label that stands apart to the edge of its piece. */
const leader = (canvas: Canvas, box: Rectangle, own: Rectangle, piece: Piece): Markup => {
  const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
  const middle = { x: (own.minX + own.maxX) / 2, y: (own.minY + own.maxY) / 2 };
  const from = { x: clamp(middle.x, box.minX, box.maxX), y: clamp(middle.y, box.minY, box.maxY) };
  return line(from, edgeNearest(piece, from), 'ar-leader', strokePx(canvas, 0.8));
};

const edgeNearest = (piece: Piece, { x, y }: Point): Point => {
  if (piece.kind === 'ship') {
    const closest = newClosest();
    const { base } = piece.geometry!;
    closestOfConvex(base, base.length, [x, y], 2, closest);
    return { x: closest.fromX, y: closest.fromY };
  }
  const centre = piece.unit.pose!;
  const share = SQUADRON_RADIUS_UM / Math.sqrt((x - centre.x) ** 2 + (y - centre.y) ** 2);
  return { x: centre.x + share * (x - centre.x), y: centre.y + share * (y - centre.y) };
};

/** Defense and objective tokens are round, command tokens square, raid tokens stand on a corner; what is spent is hollow. */
const drawToken = (canvas: Canvas, { letter, words, shape, spent }: Token, centre: Point): Markup => {
  const [x, y, r] = [mm(centre.x), mmDown(centre.y), px(canvas, TOKEN_PX / 2)];
  const className = shape === 'objective' ? 'ar-marker' : spent ? 'ar-token ar-spent' : 'ar-token';
  const stroke = strokePx(canvas, 1);
  const outline =
    shape === 'defense' || shape === 'objective'
      ? element('circle', { class: className, cx: x, cy: y, r, ...stroke })
      : element('rect', {
          class: className,
          x: x - r,
          y: y - r,
          width: 2 * r,
          height: 2 * r,
          transform: shape === 'raid' ? `rotate(45 ${x} ${y})` : undefined,
          ...stroke,
        });
  return element(
    'g',
    {},
    element('title', {}, words),
    outline,
    element(
      'text',
      {
        class: shape === 'objective' ? 'ar-on-marker' : undefined,
        x,
        y: mmDown(centre.y - TOKEN_PX * 0.26 * canvas.umPerPx),
        'font-size': px(canvas, TOKEN_PX * 0.72),
        'text-anchor': 'middle',
      },
      letter,
    ),
  );
};
