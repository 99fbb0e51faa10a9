import type { Frame, FrameFor, FrameKind } from './frames.ts';
import type { DeckId, GameState, Ship, Squadron, Unit, UnitId } from './state.ts';
import { LAST_ROUND, opponentOf, type Phase, type Player } from './vocabulary.ts';

/** A unit by its id, if the id is one of this game; safe for ids from outside, such as `__proto__`. */
export const unitOf = (state: GameState, id: string): Unit | null =>
  Object.hasOwn(state.units, id) ? (state.units[id] ?? null) : null;

export const shipOf = (state: GameState, id: string): Ship | null => {
  const unit = unitOf(state, id);
  return unit?.kind === 'ship' ? unit : null;
};

export const squadronOf = (state: GameState, id: string): Squadron | null => {
  const unit = unitOf(state, id);
  return unit?.kind === 'squadron' ? unit : null;
};

/** A ship that the rules know to be there. */
export const theShip = (state: GameState, id: UnitId): Ship => {
  const unit = state.units[id];
  if (unit?.kind !== 'ship') throw new Error(`no ship ${id}`);
  return unit;
};

/** A squadron that the rules know to be there. */
export const theSquadron = (state: GameState, id: UnitId): Squadron => {
  const unit = state.units[id];
  if (unit?.kind !== 'squadron') throw new Error(`no squadron ${id}`);
  return unit;
};

/** DMG-17: the deck that a ship's damage cards come from: the shared one, or its owner's. */
export const deckOf = (state: GameState, ship: UnitId): DeckId =>
  state.decks.shared ? 'shared' : theShip(state, ship).owner;

/** On the table and acting: a unit that an effect keeps after its destruction counts (General Rieekan). */
export const isInPlay = (unit: Pick<Unit, 'status'>): boolean => unit.status === 'inPlay' || unit.status === 'doomed';

/** All units in the order of the roster. */
export const unitsOf = (state: GameState): Unit[] => state.roster.map((id) => state.units[id]!);

/** All ships, or those of one player, in the order of the roster. */
export const shipsOf = (state: GameState, owner?: Player): Ship[] => {
  const ships: Ship[] = [];
  for (const id of state.roster) {
    const unit = state.units[id]!;
    if (unit.kind === 'ship' && (!owner || unit.owner === owner)) ships.push(unit);
  }
  return ships;
};

/** All squadrons, or those of one player, in the order of the roster. */
export const squadronsOf = (state: GameState, owner?: Player): Squadron[] => {
  const squadrons: Squadron[] = [];
  for (const id of state.roster) {
    const unit = state.units[id]!;
    if (unit.kind === 'squadron' && (!owner || unit.owner === owner)) squadrons.push(unit);
  }
  return squadrons;
};

/** SQP-08. */
export const isUnactivated = (state: Pick<GameState, 'initiative'>, squadron: Pick<Squadron, 'slider'>): boolean =>
  squadron.slider === state.initiative.side;

/** The first player, once setup has decided. */
export const firstPlayerOf = (state: GameState): Player => {
  if (!state.initiative.player) throw new Error('initiative is not decided yet');
  return state.initiative.player;
};

export const secondPlayerOf = (state: GameState): Player => opponentOf(firstPlayerOf(state));

/** The frame that runs. */
export const topFrame = (state: GameState): Frame => state.frames[state.frames.length - 1]!;

/** The innermost frame of a kind that is being resolved. */
export const nearestFrame = <K extends FrameKind>(state: GameState, kind: K): FrameFor<K> | null => {
  for (let depth = state.frames.length - 1; depth >= 0; depth--) {
    const frame = state.frames[depth]!;
    if (frame.kind === kind) return frame as FrameFor<K>;
  }
  return null;
};

/** The round that is being played; during setup, the first. */
export const currentRound = (state: GameState): number => nearestFrame(state, 'round')?.number ?? state.round;

/** ROUND-03, OPT-02, TRN-20: whether the game ends with this round, if it has not ended before. */
export const isLastRound = (
  { options, timeCalled }: Pick<GameState, 'options' | 'timeCalled'>,
  round: number,
): boolean => timeCalled || (!options.unlimitedRounds && round >= LAST_ROUND);

/** The phase that is being played; null during setup, between phases and after the end. */
export const phaseOf = (state: { readonly frames: readonly { readonly kind: FrameKind }[] }): Phase | null => {
  for (const frame of state.frames) {
    if (frame.kind === 'commandPhase') return 'command';
    if (frame.kind === 'shipPhase') return 'ship';
    if (frame.kind === 'squadronPhase') return 'squadron';
    if (frame.kind === 'statusPhase') return 'status';
  }
  return null;
};
