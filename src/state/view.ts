import type { Awaiting } from './decisions.ts';
import type { FleetObjectives } from './fleet.ts';
import type { CommandPhaseFrame, Frame, PendingDials, SetupFrame } from './frames.ts';
import type { Chance, DamageCard, DamageDeck, Dial, GameState, Ship, Squadron, TopCard, UnitId } from './state.ts';
import { SEES } from './visibility.ts';
import type { ByPlayer, Command, Player } from './vocabulary.ts';

/**
 * The game as one player may know it: the state with every value that the visibility table withholds set to null, without the
 * generator. A type of its own, so that a bot cannot be handed the state by mistake.
 */
export interface PlayerView extends Omit<GameState, 'units' | 'decks' | 'frames' | 'chance'> {
  /** Whose view it is. */
  readonly viewer: Player;
  readonly units: { readonly [id: UnitId]: ShipView | Squadron };
  /** `unseen` counts every card that nobody may look at, facedown ones that were once face up included. */
  readonly decks: { readonly [deck: string]: DeckView };
  readonly frames: readonly FrameView[];
  readonly chance: Pick<Chance, 'mode'>;
  /** Who must decide what. */
  readonly awaiting: Awaiting;
  /** INFO-02: what each player has scored so far. */
  readonly scores: ByPlayer<number>;
}

/** A damage deck as a player may know it; a card on top that the player has not looked at is null. */
export interface DeckView extends Omit<DamageDeck, 'top'> {
  readonly top: readonly (Omit<TopCard, 'card'> & { readonly card: string | null })[];
}

/** A ship as a player may know it. */
export interface ShipView extends Omit<Ship, 'dials'> {
  readonly dials: readonly DialView[];
}

/** A facedown dial; its command is null for those who may not look. */
export interface DialView extends Omit<Dial, 'command'> {
  readonly command: Command | null;
}

export interface PendingDialsView extends Omit<PendingDials, 'commands'> {
  readonly commands: readonly (Command | null)[];
}

export interface CommandPhaseFrameView extends Omit<CommandPhaseFrame, 'answers'> {
  readonly answers: readonly PendingDialsView[];
}

/** Objectives that a player may not look at are null. */
export interface SetupFrameView extends Omit<SetupFrame, 'objectives' | 'drawn'> {
  readonly objectives: ByPlayer<FleetObjectives | null>;
  readonly drawn: readonly (string | null)[];
}

/** A frame as a player may know it. */
export type FrameView = Exclude<Frame, CommandPhaseFrame | SetupFrame> | CommandPhaseFrameView | SetupFrameView;

/** A state as `viewer` may know it. */
export const maskState = (
  state: GameState,
  viewer: Player,
  scores: ByPlayer<number>,
  awaiting: Awaiting,
): PlayerView => {
  const { units, decks, frames, chance, ...open } = state;
  return {
    ...open,
    viewer,
    units: mapValues(units, (unit) => (unit.kind === 'ship' ? maskShip(unit, viewer) : unit)),
    decks: mapValues(decks, (deck, id) => maskDeck(state, viewer, id, deck)),
    frames: frames.map((frame) => maskFrame(frame, viewer, state.initiative.player)),
    chance: { mode: chance.mode },
    awaiting,
    scores,
  };
};

const maskShip = (ship: Ship, viewer: Player): ShipView => ({
  ...ship,
  dials: ship.dials.map((dial) => (SEES.dial(viewer, dial) ? dial : { ...dial, command: null })),
  damage: ship.damage.map((card) => maskDamageCard(card, viewer)),
});

const maskDamageCard = (card: DamageCard, viewer: Player): DamageCard =>
  SEES.damageCard(viewer, card) ? card : { ...card, card: null };

const maskDeck = (state: GameState, viewer: Player, id: string, deck: DamageDeck): DeckView => {
  const unseen = deck.unseen.map((pool): Record<string, number> => ({ ...pool }));
  const putBack = (card: string, at: number): void => {
    const pool = unseen[at]!;
    pool[card] = (pool[card] ?? 0) + 1;
  };
  for (const unitId of state.roster) {
    const unit = state.units[unitId]!;
    if (unit.kind !== 'ship') continue;
    for (const card of unit.damage)
      if (card.deck === id && card.card !== null && !SEES.damageCard(viewer, card)) putBack(card.card, card.pool);
  }
  const top = deck.top.map((each) => {
    if (SEES.topCard(viewer, each)) return each;
    putBack(each.card, each.pool);
    return { ...each, card: null };
  });
  return { ...deck, top, unseen };
};

const maskFrame = (frame: Frame, viewer: Player, firstPlayer: Player | null): FrameView => {
  if (frame.kind === 'commandPhase') return maskPending(frame, viewer);
  return frame.kind === 'setup' ? maskSetup(frame, viewer, firstPlayer) : frame;
};

const maskSetup = (frame: SetupFrame, viewer: Player, firstPlayer: Player | null): SetupFrameView => {
  const seen = (owner: Player) => (SEES.objectives(viewer, owner, firstPlayer) ? frame.objectives[owner] : null);
  return {
    ...frame,
    objectives: { p1: seen('p1'), p2: seen('p2') },
    drawn: SEES.drawnObjectives(viewer, firstPlayer) ? frame.drawn : frame.drawn.map(() => null),
  };
};

const maskPending = (frame: CommandPhaseFrame, viewer: Player): CommandPhaseFrameView => ({
  ...frame,
  answers: frame.answers.map((pending) =>
    SEES.chosenCommands(viewer, pending) ? pending : { ...pending, commands: pending.commands.map(() => null) },
  ),
});

/** A record with every value mapped. */
export const mapValues = <V, W>(
  record: { readonly [key: string]: V },
  map: (value: V, key: string) => W,
): { readonly [key: string]: W } => {
  const mapped: Record<string, W> = {};
  for (const key of Object.keys(record)) mapped[key] = map(record[key]!, key);
  return mapped;
};
