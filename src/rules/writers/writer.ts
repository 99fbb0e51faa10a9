import type { Content } from '../../content/content.ts';
import type { InstantVerb } from '../../content/verbs.ts';
import type { Event } from '../../state/events.ts';
import type { Mutable } from '../../state/mutable.ts';
import type { GameState, Ship, Squadron, UnitId } from '../../state/state.ts';

/** The state as a writer sees it: a draft of immer's, or the private state of a simulation. */
export type Writable = Mutable<GameState>;

export type VerbName = InstantVerb['verb'];

/** Carries out one verb and says what happened; null when there is nothing to tell. */
export type Writer<V extends VerbName> = (
  draft: Writable,
  verb: Extract<InstantVerb, { readonly verb: V }>,
  content: Content,
) => Event | null;

export const draftShip = (draft: Writable, id: UnitId): Mutable<Ship> => {
  const unit = draft.units[id];
  if (unit?.kind !== 'ship') throw new Error(`no ship ${id}`);
  return unit;
};

export const draftSquadron = (draft: Writable, id: UnitId): Mutable<Squadron> => {
  const unit = draft.units[id];
  if (unit?.kind !== 'squadron') throw new Error(`no squadron ${id}`);
  return unit;
};

/** Takes one entry out of a list; it must be there. */
export const takeOut = <T>(list: T[], entry: T): void => {
  const at = list.indexOf(entry);
  if (at < 0) throw new Error(`nothing to take out: ${String(entry)}`);
  list.splice(at, 1);
};
