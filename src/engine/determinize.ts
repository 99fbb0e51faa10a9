import type { Content } from '../content/content.ts';
import { cloneJson, compareText, deepFreeze } from '../state/json.ts';
import type { Rng } from '../state/rng.ts';
import type { DamageCard, GameState, Ship } from '../state/state.ts';
import type { PlayerView, ShipView } from '../state/view.ts';
import { COMMANDS, type Command } from '../state/vocabulary.ts';
import { seedChance } from './chance.ts';

/**
 * A full state that fits what a player knows: hidden dials and waiting answers are any commands, facedown cards that were once
 * seen are drawn from all that nobody may look at, and the generators are new ones.
 */
export const determinizeView = (view: PlayerView, rng: Rng, content: Content): GameState => {
  const {
    viewer: _viewer,
    scores: _scores,
    awaiting: _awaiting,
    units,
    decks,
    frames,
    chance,
    ...open
  } = cloneJson(view);
  const anyCommand = (): Command => COMMANDS[rng.below(COMMANDS.length)]!;
  const unseen: Record<string, Record<string, number>[]> = {};
  for (const deck of Object.keys(decks)) unseen[deck] = decks[deck]!.unseen.map((pool) => ({ ...pool }));

  const drawFace = ({ deck, pool: at }: DamageCard): string => {
    const pool = unseen[deck]![at]!;
    const cards = Object.keys(pool).sort(compareText);
    let left = rng.below(cards.reduce((sum, card) => sum + pool[card]!, 0));
    const face = cards.find((card) => {
      left -= pool[card]!;
      return left < 0;
    })!;
    if (pool[face] === 1) delete pool[face];
    else pool[face]! -= 1;
    return face;
  };

  const shipOf = (ship: ShipView): Ship => ({
    ...ship,
    dials: ship.dials.map((dial) => ({ ...dial, command: dial.command ?? anyCommand() })),
    damage: ship.damage.map((card) =>
      card.card === null && card.seenBy.length > 0 ? { ...card, card: drawFace(card) } : card,
    ),
  });

  const sampled: Record<string, GameState['units'][string]> = {};
  for (const id of open.roster) {
    const unit = units[id]!;
    sampled[id] = unit.kind === 'ship' ? shipOf(unit) : unit;
  }
  const frameStack = frames.map((frame) =>
    frame.kind === 'commandPhase'
      ? {
          ...frame,
          answers: frame.answers.map((answer) => ({
            ...answer,
            commands: answer.commands.map((command) => command ?? anyCommand()),
          })),
        }
      : frame,
  );
  const deckIds = Object.keys(decks);
  return deepFreeze({
    ...open,
    content: content.id,
    units: sampled,
    frames: frameStack,
    decks: Object.fromEntries(deckIds.map((id) => [id, { ...decks[id]!, unseen: unseen[id]! }])),
    chance: seedChance(rng.below(4_294_967_296), chance.mode, deckIds),
  });
};
