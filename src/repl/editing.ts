import { formatPosition, type Position, type PositionShip, type PositionSquadron, parsePosition } from '../index.ts';
import { describePositionFault } from '../text/index.ts';
import type { Bench } from './bench.ts';
import { Complaint, complain, either } from './complaint.ts';
import { idsLike } from './names.ts';

/** Changing the table by hand: pieces are put on it, changed and taken off, and the game begins anew. */

const read = (bench: Bench, text: string): Position => {
  const result = parsePosition(text);
  if (result.ok) return result.value;
  throw new Complaint(result.error.map((fault) => describePositionFault(fault, bench.telling)).join('\n'));
};

/** Puts the pieces of a text on the table, beside those that are there; what it says of the round replaces what was. */
export const place = (bench: Bench, text: string): readonly string[] => {
  if (text.trim() === '') complain('say what to place: .place p1 vic-ii at 600,200 facing 90 speed 2');
  const { ships, squadrons = [], obstacles = [], objectiveTokens = [], ...head } = read(bench, text);
  const before = bench.position;
  return bench.lay({
    ...before,
    ...head,
    ships: [...before.ships, ...ships],
    ...some('squadrons', [...(before.squadrons ?? []), ...squadrons]),
    ...some('obstacles', [...(before.obstacles ?? []), ...obstacles]),
    ...some('objectiveTokens', [...(before.objectiveTokens ?? []), ...objectiveTokens]),
  });
};

const some = <K extends string, T>(name: K, list: readonly T[]): { readonly [key in K]?: readonly T[] } =>
  list.length > 0 ? ({ [name]: list } as { readonly [key in K]: readonly T[] }) : {};

type Placed = PositionShip | PositionSquadron;

const HEAD = ['table', 'round', 'phase', 'first', 'side', 'objective', 'victory'];

/** Changes a unit, an obstacle or the round: `.set vic speed 2 -activated`, `.set phase ship`. */
export const change = (bench: Bench, text: string): readonly string[] => {
  const [name, ...words] = text.trim().split(/\s+/);
  if (!name || words.length === 0) return complain('say what to change: .set vic speed 2, or .set phase ship');
  if (HEAD.includes(name)) return bench.lay({ ...bench.position, ...withoutPieces(read(bench, text)) });
  const { position } = bench;
  const found = find(position, name);
  const { [found.kind]: list = [] } = position;
  const changed = changedPiece(bench, found, words);
  return bench.lay({ ...position, [found.kind]: list.map((each, i) => (i === found.at ? changed : each)) });
};

/** Takes a unit or an obstacle off the table. */
export const remove = (bench: Bench, name: string): readonly string[] => {
  if (name.trim() === '') complain('say what to remove: .remove vic');
  const { position } = bench;
  const { kind, at } = find(position, name.trim());
  const { [kind]: list = [] } = position;
  return bench.lay({ ...position, [kind]: list.filter((_, i) => i !== at) });
};

const withoutPieces = ({ ships: _ships, ...head }: Position): Partial<Position> => head;

interface Found {
  readonly kind: 'ships' | 'squadrons' | 'obstacles';
  readonly at: number;
  /** Its part of the position's text, without its place. */
  readonly opening: string;
  readonly pieceText: string;
}

const find = (position: Position, name: string): Found => {
  const entries: (Found & { readonly id: string })[] = [];
  const counts = new Map<string, number>();
  const copyOf = ({ owner, card, copy }: Placed): number => {
    const next = (counts.get(`${owner}/${card}`) ?? 0) + 1;
    counts.set(`${owner}/${card}`, next);
    return copy ?? next;
  };
  position.ships.forEach((ship, at) => {
    const copy = copyOf(ship);
    const pieceText = formatPosition({ ships: [{ ...ship, copy }] });
    entries.push({
      kind: 'ships',
      at,
      id: `${ship.owner}/${ship.card}/${copy}`,
      opening: `${ship.owner} ${ship.card}/${copy}`,
      pieceText,
    });
  });
  position.squadrons?.forEach((squadron, at) => {
    const copy = copyOf(squadron);
    const pieceText = formatPosition({ ships: [], squadrons: [{ ...squadron, copy }] });
    entries.push({
      kind: 'squadrons',
      at,
      id: `${squadron.owner}/${squadron.card}/${copy}`,
      opening: `${squadron.owner} ${squadron.card}/${copy}`,
      pieceText,
    });
  });
  position.obstacles?.forEach((obstacle, at) => {
    const pieceText = formatPosition({ ships: [], obstacles: [obstacle] });
    entries.push({
      kind: 'obstacles',
      at,
      id: `-/${obstacle.obstacle}/1`,
      opening: `obstacle ${obstacle.obstacle}`,
      pieceText,
    });
  });
  const ids = idsLike(
    name,
    entries.map(({ id }) => id),
  );
  if (ids.length === 0)
    return complain(
      `there is no ${name}; on the table are ${entries.map(({ id }) => id.replace(/^-\/|\/1$/g, '')).join(', ') || 'no pieces'}`,
    );
  if (ids.length > 1) return complain(`${name} could be ${either(ids.slice(0, 6))}`);
  return entries.find(({ id }) => id === ids[0])!;
};

/** The piece with some of its words said anew, and without those that have a minus before them. */
const changedPiece = (bench: Bench, { kind, opening, pieceText }: Found, words: readonly string[]): unknown => {
  const drop = words.filter((word) => word.startsWith('-') && /^-[a-z]/.test(word)).map((word) => word.slice(1));
  const said = words.filter((word) => !(word.startsWith('-') && /^-[a-z]/.test(word)));
  const before = wordsOf(pieceText.slice(opening.length));
  const after = wordsOf(said.join(' '));
  const unknown = drop.find((word) => !before.has(word));
  if (unknown !== undefined)
    return complain(`nothing is said of ${unknown}; what is said: ${[...before.keys()].join(', ')}`);
  for (const word of drop) before.delete(word);
  const merged = new Map([...before, ...after]);
  const text = `${opening} ${[...merged].map(([word, value]) => `${word} ${value}`.trim()).join(' ')}`;
  return read(bench, text)[kind]![0];
};

const KEYWORDS = [
  'at',
  'facing',
  'speed',
  'shields',
  'hull',
  'defense',
  'dials',
  'command',
  'raid',
  'damage',
  'upgrades',
  'activated',
  'mirrored',
];

/** The words of a piece's text with what stands behind each; a word that is none keeps its place and becomes a fault. */
const wordsOf = (text: string): Map<string, string> => {
  const found = new Map<string, string>();
  let current: string | null = null;
  for (const word of text
    .trim()
    .split(/\s+/)
    .filter((each) => each !== '')) {
    const meant = KEYWORDS.includes(word);
    if (meant || current === null) {
      current = word;
      found.set(word, '');
    } else found.set(current, `${found.get(current)} ${word}`.trim());
  }
  return found;
};
