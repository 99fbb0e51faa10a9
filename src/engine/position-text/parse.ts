import { type Content, standardContent } from '../../content/content.ts';
import { DEFAULT_FIGURES, type Pose } from '../../geometry/index.ts';
import type { PositionCode } from '../../state/codes.ts';
import type { Mutable } from '../../state/mutable.ts';
import {
  type ByPlayer,
  type ByZone,
  COMMANDS,
  type Command,
  HULL_ZONES,
  type Json,
  PHASES,
  PLAYERS,
  type Player,
  READINESS,
  type Readiness,
  SIDES,
} from '../../state/vocabulary.ts';
import { abbreviated } from '../../state/words.ts';
import type { Result } from '../engine.ts';
import {
  POSITION_LIMITS,
  type Position,
  type PositionObjectiveToken,
  type PositionObstacle,
  type PositionShip,
  type PositionSquadron,
} from '../position.ts';
import {
  headingIn,
  type Item,
  lengthIn,
  oneIn,
  partsOf,
  type Reader,
  readerOf,
  Unreadable,
  unreadable,
  type Word,
  wholeIn,
} from './read.ts';
import { COMMAND_NICKNAMES, COMMAND_WORDS, DOWN } from './words.ts';

/** One thing that cannot be read in the text of a position. */
export interface PositionFault {
  /** Its place in the text, both counted from 1. */
  readonly line: number;
  readonly column: number;
  /** A stable word for programs, such as `unknown`. */
  readonly code: PositionCode;
  /** What was found there; what was expected, or what may have been meant. */
  readonly facts: { readonly [name: string]: Json };
}

type Draft = Partial<Mutable<Omit<Position, 'ships' | 'squadrons' | 'obstacles' | 'objectiveTokens'>>> & {
  readonly ships: PositionShip[];
  readonly squadrons: PositionSquadron[];
  readonly obstacles: PositionObstacle[];
  readonly objectiveTokens: PositionObjectiveToken[];
};

/**
 * A position from text, or what in it cannot be read, up to twenty faults. Parts end with `;` or a line, `#` begins a remark; lengths are
 * millimetres, headings degrees; names of cards may be shortened (`vic-ii`). Whether the rules allow the position, `createGame` says.
 *
 * @example
 * const read = parsePosition('phase ship; p1 vic-ii at 600,200 facing 10 speed 2; p2 cr90-a at 690,420 facing 120 shields front:0');
 * if (read.ok) createGame({ position: read.value, seed: 1 });
 */
export const parsePosition = (
  text: string,
  content: Content = standardContent(),
): Result<Position, readonly PositionFault[]> => {
  if (text.length > MOST_CHARACTERS)
    return { ok: false, error: [{ line: 1, column: 1, code: 'too-long', facts: { most: MOST_CHARACTERS } }] };
  const draft: Draft = { ships: [], squadrons: [], obstacles: [], objectiveTokens: [] };
  const faults: PositionFault[] = [];
  for (const words of partsOf(text)) {
    if (faults.length === MOST_FAULTS) break;
    try {
      readPart(words, draft, content);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      faults.push({ ...placeOf(text, error.at), code: error.code, facts: error.facts });
    }
  }
  if (faults.length > 0) return { ok: false, error: faults };
  const { ships, squadrons, obstacles, objectiveTokens, ...head } = draft;
  return {
    ok: true,
    value: {
      ...head,
      ships,
      ...(squadrons.length > 0 ? { squadrons } : {}),
      ...(obstacles.length > 0 ? { obstacles } : {}),
      ...(objectiveTokens.length > 0 ? { objectiveTokens } : {}),
    },
  };
};

/** Room for three tables full of ships. */
const MOST_CHARACTERS = 50_000;
/** Each of them costs a look through all names for what may have been meant. */
const MOST_FAULTS = 20;

const placeOf = (text: string, at: number): { readonly line: number; readonly column: number } => {
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
};

const HEAD_WORDS = ['table', 'round', 'phase', 'first', 'side', 'objective', 'victory'] as const;
const PART_WORDS = [...PLAYERS, 'obstacle', 'token', ...HEAD_WORDS] as const;

const readPart = (words: readonly Word[], draft: Draft, content: Content): void => {
  const reader = readerOf(words);
  const first = reader.peek()!;
  const opening = oneIn(first, PART_WORDS, 'part');
  if (opening === 'obstacle') {
    reader.next();
    draft.obstacles.push(readObstacle(reader, first));
  } else if (opening === 'token') {
    reader.next();
    draft.objectiveTokens.push(readToken(reader, first));
  } else if (opening === 'p1' || opening === 'p2') {
    reader.next();
    readUnit(reader, opening, first, draft, content);
  } else readHead(readerOf(separated(words)), draft, content);
};

/** A head may have commas between its words, but not within a list of victory tokens. */
const separated = (words: readonly Word[]): Word[] =>
  words.flatMap((word) => (word.text.includes(':') ? [word] : word.items.map((item) => ({ ...item, items: [item] }))));

const readHead = (reader: Reader, draft: Draft, content: Content): void => {
  for (let word = reader.next(); word; word = reader.next()) {
    const field = oneIn(word, HEAD_WORDS, 'word');
    const key = field === 'first' ? 'firstPlayer' : field === 'victory' ? 'victoryTokens' : field;
    if (draft[key] !== undefined) unreadable(word, 'said-twice');
    const value = reader.value(word, HEAD_EXPECTED[field]);
    if (field === 'table') draft.table = oneIn(value, ['standard', 'learning'], 'table');
    else if (field === 'round') draft.round = wholeIn(value, 1, POSITION_LIMITS.round);
    else if (field === 'phase') draft.phase = oneIn(value, PHASES, 'phase');
    else if (field === 'first') draft.firstPlayer = oneIn(value, PLAYERS, 'player');
    else if (field === 'side') draft.side = oneIn(value, SIDES, 'side');
    else if (field === 'victory') draft.victoryTokens = victoryIn(value);
    else
      draft.objective = oneIn(
        value,
        Object.keys(content.objectives),
        'objective',
        Object.keys(content.unwritten.objectives),
      );
  }
};

const HEAD_EXPECTED: Readonly<Record<(typeof HEAD_WORDS)[number], string>> = {
  table: 'standard or learning',
  round: `a whole number from 1 to ${POSITION_LIMITS.round}`,
  phase: `one of ${PHASES.join(', ')}`,
  first: PLAYERS.join(' or '),
  side: SIDES.join(' or '),
  objective: 'the name of an objective',
  victory: 'victory tokens, such as p1:2,p2:1',
};

const victoryIn = ({ items }: Word): Partial<ByPlayer<number>> => {
  const tokens: Partial<Record<Player, number>> = {};
  for (const item of items) {
    const [name, count] = halves(item);
    if (!count) unreadable(item, 'bad-value', { expected: HEAD_EXPECTED.victory });
    const player = oneIn(name, PLAYERS, 'player');
    if (tokens[player] !== undefined) unreadable(item, 'said-twice');
    tokens[player] = wholeIn(count!, 0, POSITION_LIMITS.victoryTokens);
  }
  return tokens;
};

/** Attributes of a part, each said at most once. */
type Attributes<T> = { readonly [word: string]: (reader: Reader, word: Word) => Partial<T> };

const readAttributes = <T>(reader: Reader, attributes: Attributes<T>, elsewhere: readonly string[]): Partial<T> => {
  let read: Partial<T> = {};
  const names = Object.keys(attributes);
  const said: string[] = [];
  for (let word = reader.next(); word; word = reader.next()) {
    if (abbreviated(word.text, names).length === 0) {
      const [other] = abbreviated(word.text, elsewhere);
      if (other) unreadable(word, 'not-for-this', { word: other, expected: `one of ${names.join(', ')}` });
    }
    const name = oneIn(word, names, 'word');
    if (said.includes(name)) unreadable(word, 'said-twice');
    said.push(name);
    read = { ...read, ...attributes[name]!(reader, word) };
  }
  return read;
};

/** What is read of a place; the pose is put together at the end. */
interface Placed {
  readonly place: { readonly x: number; readonly y: number };
  readonly heading: number;
}

const placeAttributes: Attributes<Placed> = {
  at: (reader, word) => {
    const expected = 'two lengths in millimetres, such as 600,200';
    const first = reader.value(word, expected);
    const items = first.items.length === 1 ? [...first.items, ...reader.value(word, expected).items] : first.items;
    if (items.length !== 2) unreadable(first, 'bad-value', { expected });
    const [x, y] = items.map((item) => lengthIn(item, POSITION_LIMITS.placeUm));
    return { place: { x: x!, y: y! } };
  },
  facing: (reader, word) => ({ heading: headingIn(reader.value(word, 'degrees')) }),
};

const poseOf = ({ place, heading = 0 }: Partial<Placed>, name: Item): Pose =>
  place ? { ...place, heading } : unreadable(name, 'no-place');

const readObstacle = (reader: Reader, word: Word): PositionObstacle => {
  const name = reader.value(word, 'the name of an obstacle');
  const obstacle = oneIn(name, Object.keys(DEFAULT_FIGURES.obstacles), 'obstacle');
  const attributes: Attributes<Placed & { readonly mirrored: boolean }> = {
    ...placeAttributes,
    mirrored: () => ({ mirrored: true }),
  };
  const { mirrored, ...placed } = readAttributes(reader, attributes, [...SHIP_WORDS]);
  return { obstacle, pose: poseOf(placed, name), ...(mirrored ? { mirrored } : {}) };
};

const readToken = (reader: Reader, word: Word): PositionObjectiveToken => {
  const attributes: Attributes<Pick<Placed, 'place'> & { readonly unit: string }> = {
    at: placeAttributes.at!,
    on: (values, on) => ({ unit: values.value(on, 'the id of a unit').text }),
  };
  const { place, unit } = readAttributes(reader, attributes, [...SHIP_WORDS]);
  if (unit !== undefined) return { unit };
  return place ? { at: place } : unreadable(word, 'no-place');
};

const readUnit = (reader: Reader, owner: Player, word: Word, draft: Draft, content: Content): void => {
  const name = reader.value(word, 'the name of a ship or squadron');
  const [, text, number] = /^(.*?)(?:\/(\d+))?$/.exec(name.text)!;
  const card = oneIn(
    { text: text!, at: name.at },
    [...Object.keys(content.ships), ...Object.keys(content.squadrons)],
    'card',
    Object.keys(content.unwritten.squadrons),
  );
  const copy = number === undefined ? {} : { copy: wholeIn({ ...name, text: number }, 1, POSITION_LIMITS.copy) };
  if (Object.hasOwn(content.ships, card)) {
    const { place, heading, ...rest } = readAttributes(reader, shipAttributes(card, content), ['hull', 'mirrored']);
    draft.ships.push({ owner, card, ...copy, pose: poseOf(placed(place, heading), name), ...rest });
  } else {
    const { place, heading, ...rest } = readAttributes(reader, squadronAttributes(card, content), SHIP_WORDS);
    draft.squadrons.push({ owner, card, ...copy, pose: poseOf(placed(place, heading), name), ...rest });
  }
};

const placed = (place: Placed['place'] | undefined, heading: number | undefined): Partial<Placed> => ({
  ...(place ? { place } : {}),
  ...(heading === undefined ? {} : { heading }),
});

type ShipWords = Omit<PositionShip, 'owner' | 'card' | 'copy' | 'pose'> & Placed;
type SquadronWords = Omit<PositionSquadron, 'owner' | 'card' | 'copy' | 'pose'> & Placed;

const SHIP_WORDS = ['speed', 'shields', 'dials', 'command', 'raid', 'damage', 'upgrades'];

const shipAttributes = (card: string, content: Content): Attributes<ShipWords> => ({
  ...placeAttributes,
  speed: (reader, word) => ({
    speed: wholeIn(reader.value(word, `a whole number from 0 to ${POSITION_LIMITS.speed}`), 0, POSITION_LIMITS.speed),
  }),
  shields: (reader, word) => ({ shields: shieldsIn(reader.value(word, SHIELDS_EXPECTED)) }),
  defense: (reader, word) => ({
    defenseTokens: tokensIn(reader.value(word, 'defense tokens'), content.ships[card]!.defenseTokens),
  }),
  dials: (reader, word) => ({ dials: commandsIn(reader.value(word, 'commands, top of the stack first')) }),
  command: (reader, word) => ({ commandTokens: commandsIn(reader.value(word, 'commands')) }),
  raid: (reader, word) => ({ raidTokens: commandsIn(reader.value(word, 'commands')) }),
  damage: (reader, word) => ({ damage: damageIn(reader.value(word, 'damage cards'), content) }),
  upgrades: (reader, word) => ({ upgrades: upgradesIn(reader.value(word, 'upgrade cards'), content) }),
  activated: () => ({ activated: true }),
});

const squadronAttributes = (card: string, content: Content): Attributes<SquadronWords> => ({
  ...placeAttributes,
  hull: (reader, word) => ({
    hull: wholeIn(reader.value(word, `a whole number from 1 to ${POSITION_LIMITS.hull}`), 1, POSITION_LIMITS.hull),
  }),
  defense: (reader, word) => ({
    defenseTokens: tokensIn(reader.value(word, 'defense tokens'), content.squadrons[card]!.defenseTokens),
  }),
  activated: () => ({ activated: true }),
});

const SHIELDS_EXPECTED = 'shields front/left/right/rear, such as 3/2/2/1, or single ones, such as front:1';

const shieldsIn = ({ items, text, at }: Word): Partial<ByZone<number>> => {
  const numbers = text.split('/');
  if (numbers.length === HULL_ZONES.length && items.length === 1) {
    let place = at;
    return Object.fromEntries(
      numbers.map((number, i) => {
        const shields = wholeIn({ text: number, at: place }, 0, POSITION_LIMITS.shields);
        place += number.length + 1;
        return [HULL_ZONES[i]!, shields];
      }),
    );
  }
  const shields: Partial<Record<string, number>> = {};
  for (const item of items) {
    const [name, value] = halves(item);
    if (!value) unreadable(item, 'bad-value', { expected: SHIELDS_EXPECTED });
    const zone = oneIn(name, HULL_ZONES, 'zone');
    if (shields[zone] !== undefined) unreadable(item, 'said-twice');
    shields[zone] = wholeIn(value!, 0, POSITION_LIMITS.shields);
  }
  return shields as Partial<ByZone<number>>;
};

/** `brace:exhausted` as its two words; the second is null if there is none. */
const halves = ({ text, at }: Item): readonly [Item, Item | null] => {
  const colon = text.indexOf(':');
  if (colon < 0) return [{ text, at }, null];
  return [
    { text: text.slice(0, colon), at },
    { text: text.slice(colon + 1), at: at + colon + 1 },
  ];
};

/** Tokens by their types, each the next of its type on the card; those that are not named are readied. */
const tokensIn = ({ items }: Word, types: readonly string[]): Readiness[] => {
  const found: (Readiness | null)[] = types.map(() => null);
  for (const item of items) {
    const [name, state] = halves(item);
    const type = oneIn(name, [...new Set(types)], 'token');
    const place = types.findIndex((each, i) => each === type && found[i] === null);
    if (place < 0) unreadable(item, 'no-more-tokens', { tokens: types });
    found[place] = state ? oneIn(state, READINESS, 'readiness') : 'readied';
  }
  return found.map((readiness) => readiness ?? 'readied');
};

const commandsIn = ({ items }: Word): Command[] =>
  items.map((item) => {
    if (Object.hasOwn(COMMAND_NICKNAMES, item.text)) return COMMAND_NICKNAMES[item.text]!;
    return COMMANDS[COMMAND_WORDS.indexOf(oneIn(item, COMMAND_WORDS, 'command'))]!;
  });

/** A number counts facedown cards, a name is a faceup card, and `down:` stands before a facedown card that was seen. */
const damageIn = ({ items }: Word, content: Content): NonNullable<PositionShip['damage']> =>
  items.flatMap((item): NonNullable<PositionShip['damage']> => {
    if (/^\d+$/.test(item.text))
      return Array.from({ length: wholeIn(item, 1, POSITION_LIMITS.damage) }, () => ({ face: 'down' }));
    const [name, card] = halves(item);
    if (!card) return name.text === DOWN ? [{ face: 'down' }] : [{ face: 'up', card: damageCardIn(name, content) }];
    const face = oneIn(name, ['up', DOWN], 'face');
    return [{ face, card: damageCardIn(card, content) }];
  });

const damageCardIn = (name: Item, content: Content): string =>
  oneIn(name, Object.keys(content.damageCards), 'damage card');

const upgradesIn = ({ items }: Word, content: Content): NonNullable<PositionShip['upgrades']> =>
  items.map((item) => {
    const [name, state] = halves(item);
    const card = oneIn(name, Object.keys(content.upgrades), 'upgrade', Object.keys(content.unwritten.upgrades));
    return state ? { card, readiness: oneIn(state, READINESS, 'readiness') } : { card };
  });
