import type { ObjectiveCard } from '../content/card.ts';
import type { Content } from '../content/content.ts';
import type { FleetObjectives } from '../state/fleet.ts';
import type { Frame, SetupFrame } from '../state/frames.ts';
import { cloneJson, compareText, deepFreeze } from '../state/json.ts';
import type { Rng } from '../state/rng.ts';
import type { DamageCard, GameState, Ship, TopCard } from '../state/state.ts';
import type { PlayerView, SetupFrameView, ShipView } from '../state/view.ts';
import { COMMANDS, type Command, type ObjectiveCategory } from '../state/vocabulary.ts';
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

  const drawFace = ({ deck, pool: at }: Pick<DamageCard, 'deck' | 'pool'>): string => {
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

  const topOf = (deck: string): readonly TopCard[] =>
    decks[deck]!.top.map(({ card, pool, ...rest }) => ({ ...rest, pool, card: card ?? drawFace({ deck, pool }) }));

  const sampled: Record<string, GameState['units'][string]> = {};
  for (const id of open.roster) {
    const unit = units[id]!;
    sampled[id] = unit.kind === 'ship' ? shipOf(unit) : unit;
  }
  const frameStack = frames.map((frame): Frame => {
    if (frame.kind === 'setup') return setupOf(frame, rng, content);
    if (frame.kind !== 'commandPhase') return frame;
    const answers = frame.answers.map((answer) => ({
      ...answer,
      commands: answer.commands.map((command) => command ?? anyCommand()),
    }));
    return { ...frame, answers };
  });
  const deckIds = Object.keys(decks);
  return deepFreeze({
    ...open,
    content: content.id,
    units: sampled,
    frames: frameStack,
    decks: Object.fromEntries(deckIds.map((id) => [id, { ...decks[id]!, top: topOf(id), unseen: unseen[id]! }])),
    chance: seedChance(rng.below(4_294_967_296), chance.mode, deckIds),
  });
};

/** Objectives that a player has not seen may be any. */
const setupOf = (frame: SetupFrameView, rng: Rng, content: Content): SetupFrame => {
  const anyOf = (cards: readonly ObjectiveCard[]): string | null =>
    cards.length > 0 ? [...cards].sort((a, b) => compareText(a.id, b.id))[rng.below(cards.length)]!.id : null;
  const all = Object.values(content.objectives);
  const brought = (category: ObjectiveCategory) => anyOf(all.filter((card) => card.category === category));
  const anyObjectives = (): FleetObjectives => ({
    assault: brought('assault'),
    defense: brought('defense'),
    navigation: brought('navigation'),
  });
  const drawn: string[] = [];
  for (const each of frame.drawn) drawn.push(each ?? anyOf(all.filter(({ id, core }) => core && !drawn.includes(id)))!);
  return {
    ...frame,
    objectives: { p1: frame.objectives.p1 ?? anyObjectives(), p2: frame.objectives.p2 ?? anyObjectives() },
    drawn: drawn.sort(compareText),
  };
};
