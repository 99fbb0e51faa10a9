import { type GameState, HULL_ZONES, type HullZone, unitsOf } from '../index.ts';
import { abbreviated, nearest } from '../state/words.ts';
import { complain, either } from './complaint.ts';

/** Things by the short names that people type: `vic`, `p2/x-wing`, `cr90/2`, `front`. */

/** One of a list of words, shortened as one likes while it is clear; `such` tells of a long list what its words are like. */
export const wordIn = <W extends string>(word: string, list: readonly W[], what: string, such?: string): W => {
  const meant = abbreviated(word, list) as W[];
  if (meant.length === 1) return meant[0]!;
  if (meant.length > 1) return complain(`${word} could be ${either(meant.slice(0, 6))}`);
  const near = nearest(word, list);
  if (near.length > 0) return complain(`${word} is not ${what}; did you mean ${either(near)}?`);
  const all = list.length <= MOST_NAMED ? either(list) : `${list.slice(0, 3).join(', ')} or another of ${list.length}`;
  return complain(`${word || 'nothing'} is not ${what}; ${such ?? `say ${all}`}`);
};

const MOST_NAMED = 12;

/** The ids that a short name could mean. */
export const idsLike = (name: string, ids: readonly string[]): string[] => {
  if (ids.includes(name)) return [name];
  const [, owner, card, copy] = /^(?:(p[12])\/)?(.+?)(?:\/(\d+))?$/.exec(name) ?? [];
  if (card === undefined) return [];
  const parts = ids.map((id) => ({ id, parts: id.split('/') }));
  const fitting = parts.filter(
    ({ parts: [by, , number] }) => (owner === undefined || by === owner) && (copy === undefined || number === copy),
  );
  const cards = abbreviated(card, [...new Set(fitting.map(({ parts: [, of] }) => of!))]);
  return fitting.filter(({ parts: [, of] }) => cards.includes(of!)).map(({ id }) => id);
};

/** The one unit that a short name means. */
export const unitNamed = (state: GameState, name: string): string => {
  const ids = unitsOf(state).map(({ id }) => id);
  const meant = idsLike(name, ids);
  if (meant.length === 1) return meant[0]!;
  if (meant.length > 1) return complain(`${name} could be ${either(meant.slice(0, 6))}`);
  const near = nearest(
    name,
    ids.map((id) => id.split('/')[1]!),
  );
  return complain(
    near.length > 0
      ? `there is no unit ${name}; did you mean ${either(near)}?`
      : `there is no unit ${name}; on the table are ${ids.join(', ')}`,
  );
};

/** The shortest way to name a unit that means no other: without the owner or the number where they say nothing. */
export const shortIdOf = (state: GameState, id: string): string => {
  const ids = unitsOf(state).map((unit) => unit.id);
  const [owner, card, copy] = id.split('/');
  return (
    [`${card}`, `${owner}/${card}`, `${card}/${copy}`].find((name) => {
      const meant = idsLike(name, ids);
      return meant.length === 1 && meant[0] === id;
    }) ?? id
  );
};

export const zoneNamed = (word: string): HullZone => wordIn(word, HULL_ZONES, 'a hull zone');
