import type { Content } from '../content/content.ts';
import { DEFAULT_FIGURES, type Point } from '../geometry/index.ts';
import type { EffectPick } from '../state/actions.ts';
import type { Die, DieColor } from '../state/dice.ts';
import type { GameState, UnitId } from '../state/state.ts';
import type { PlayerView } from '../state/view.ts';
import { type Command, type HullZone, type Json, PLAYERS, type Player } from '../state/vocabulary.ts';
import type { Words } from './catalogue.ts';

/** How one language names the things of a game. */
export interface Names {
  readonly words: Words;
  /** `CR90 Corvette A (p1)`, or `CR90 Corvette A (p1, front)` for one of its hull zones. */
  unit(id: UnitId, zone?: HullZone | null): string;
  units(ids: readonly UnitId[]): string;
  zone(zone: HullZone): string;
  command(command: Command): string;
  commands(commands: readonly Command[]): string;
  player(player: Player | 'chance'): string;
  die(die: Die): string;
  dice(dice: readonly Die[]): string;
  /** `3 red and 2 blue`. */
  pool(colors: readonly DieColor[]): string;
  /** A defense token by its place among those of a unit. */
  token(unit: UnitId, place: number): string;
  /** Millimetres from the corner of the table. */
  place(point: Point): string;
  mm(um: number): string;
  /** Any card by its id. */
  card(id: string): string;
  /** The source of an effect: an upgrade, a damage card, a unit. */
  source(id: string): string;
  /** A damage card on a ship, by name if it is known. */
  damageCard(id: string): string;
  obstacle(id: string): string;
  objectiveToken(id: string): string;
  pick(pick: EffectPick): string;
  list(entries: readonly string[]): string;
  /** `a, b or c`. */
  options(entries: readonly Json[]): string;
  /** A fact of a verdict or an issue by its name; null when there is nothing to say. */
  fact(name: string, value: Json | undefined): string | null;
}

/** A game as far as it is known: names become more exact. */
export type Known = GameState | PlayerView | null;

/** Names in one language for one game. */
export const namesFor = (words: Words, known: Known, content: Content): Names => {
  const joined = (entries: readonly string[], last: string): string =>
    entries.length < 2
      ? (entries[0] ?? '')
      : `${entries.slice(0, -1).join(', ')} ${last} ${entries[entries.length - 1]}`;
  const list = (entries: readonly string[]): string => joined(entries, words.and);

  const card = (id: string): string =>
    (Object.hasOwn(words.cards, id) ? words.cards[id] : undefined) ??
    CARD_KINDS.map((kind) => content.cards[`${kind}/${id}`]?.name).find((name) => name !== undefined) ??
    id;

  const unit = (id: UnitId, zone: HullZone | null = null): string => {
    const [owner, of, copy] = id.split('/');
    if (of === undefined) return id;
    const several = known?.roster.some((other) => other !== id && other.startsWith(`${owner}/${of}/`)) ?? copy !== '1';
    return `${card(of)}${several ? ` ${copy}` : ''} (${owner}${zone ? `, ${words.zones[zone]}` : ''})`;
  };

  const damageCard = (id: string): string => {
    const found = known?.roster
      .flatMap((each) => {
        const of = known.units[each]!;
        return of.kind === 'ship' ? of.damage : [];
      })
      .find((each) => each.id === id);
    return found?.card ? card(found.card) : words.damageCard;
  };

  const source = (id: string): string => {
    const [bare = id] = id.split('#');
    if (bare.startsWith('damage/')) return damageCard(bare);
    if (isObjective(bare)) return known?.objective ? card(known.objective) : words.kinds.objective;
    const parts = bare.split('/');
    if (!(PLAYERS as readonly string[]).includes(parts[0]!)) return card(parts[parts.length - 1]!);
    if (parts[1] === 'lasting') return card(parts[3]!);
    return parts.length > 3 ? `${card(parts[3]!)} (${unit(parts.slice(0, 3).join('/'))})` : unit(bare);
  };

  const token = (id: UnitId, place: number): string => {
    const of = known && Object.hasOwn(known.units, id) ? known.units[id] : undefined;
    const type = of?.defenseTokens[place]?.type;
    return type ? words.defenseTokens[type] : `${words.defenseToken} ${place + 1}`;
  };

  const obstacle = (id: string): string => {
    const [name = id] = id.split('/');
    const figures = DEFAULT_FIGURES.obstacles[name];
    const number = /\d+$/.exec(name)?.[0];
    return figures ? `${words.obstacles[figures.type as 'asteroid']}${number ? ` ${number}` : ''}` : id;
  };

  const objectiveToken = (id: string): string => `${words.objectiveToken} ${id.slice(id.lastIndexOf('/') + 1)}`;

  const die = ({ color, face }: Die): string => `${words.colors[color]} ${words.faces[face]}`;
  const pool = (colors: readonly DieColor[]): string =>
    list([...new Set(colors)].map((color) => words.pool(colors.filter((each) => each === color).length, color)));
  const place = ({ x, y }: Point): string => `${(x / 1000).toFixed(1)}, ${(y / 1000).toFixed(1)} mm`;
  const mm = (um: number): string => `${(um / 1000).toFixed(2)} mm`;

  const text = (name: string, value: string): string => {
    const table = FACT_WORDS[name]?.(words);
    if (table && Object.hasOwn(table, value)) return table[value]!;
    if (name === 'obstacle' || isObstacle(value)) return obstacle(value);
    if (name === 'card' || name === 'objective' || name === 'objectives') return card(value);
    if (value.startsWith('objective/')) return objectiveToken(value);
    if (name === 'damageCard') return damageCard(value);
    if (name === 'effect' || isObjective(value) || /^(p[12]|damage)\/.*\//.test(value)) return source(value);
    return value;
  };

  const fact = (name: string, value: Json | undefined): string | null => {
    if (value === undefined || value === null || value === '') return null;
    if (typeof value === 'number') {
      if (name.endsWith('Mm')) return `${value.toFixed(2)} mm`;
      return name.endsWith('Um') || name === 'x' || name === 'y' ? mm(value) : String(value);
    }
    if (typeof value === 'boolean') return value ? '' : null;
    if (typeof value === 'string') return text(name, value);
    if (Array.isArray(value))
      return value.length === 0
        ? null
        : list(value.map((each) => fact(name, each) ?? '').filter((each) => each !== ''));
    const record = value as { readonly [key: string]: Json };
    if ('color' in record && 'face' in record) return die(record as unknown as Die);
    if ('x' in record && 'y' in record) return place(record as unknown as Point);
    return JSON.stringify(value);
  };

  return {
    words,
    unit,
    units: (ids) => list(ids.map((id) => unit(id))),
    zone: (zone) => words.zones[zone],
    command: (command) => words.commands[command],
    commands: (commands) => list(commands.map((command) => words.commands[command])),
    player: (player) => words.players[player],
    die,
    dice: (dice) => list(dice.map(die)),
    pool,
    token,
    place,
    mm,
    card,
    source,
    damageCard,
    obstacle,
    objectiveToken,
    pick: (pick) =>
      list(
        Object.entries(pick)
          .map(([name, value]) => fact(name, value as Json))
          .filter((each) => each !== null),
      ),
    list,
    options: (entries) => joined(entries.map(String), words.or),
    fact,
  };
};

/** `asteroid-field-2/1`: an obstacle on the table. */
const isObstacle = (id: string): boolean =>
  id.includes('/') && Object.hasOwn(DEFAULT_FIGURES.obstacles, id.split('/')[0]!);

/** `p2/objective`: the objective card, as the source of an effect for a player. */
const isObjective = (id: string): boolean => /^p[12]\/objective$/.test(id);

const CARD_KINDS = ['ship', 'squadron', 'upgrade', 'damage', 'objective', 'keyword'] as const;

/** Facts that are words of the game. */
const FACT_WORDS: { readonly [fact: string]: (words: Words) => { readonly [word: string]: string } } = {
  zone: (words) => words.zones,
  defendingZone: (words) => words.zones,
  through: (words) => words.zones,
  command: (words) => words.commands,
  token: (words) => ({ ...words.commands, ...words.defenseTokens }),
  tokens: (words) => words.defenseTokens,
  type: (words) => words.defenseTokens,
  color: (words) => words.colors,
  rolled: (words) => words.colors,
  given: (words) => words.colors,
  band: (words) => words.bands,
  range: (words) => words.bands,
  phase: (words) => words.phases,
  player: (words) => words.players,
  role: (words) => words.roles,
  side: (words) => words.toolSides,
  what: (words) => words.kinds,
  window: (words) => words.windows,
};
