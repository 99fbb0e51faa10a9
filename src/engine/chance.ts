import { drawResults } from '../rules/chance/damage-card.ts';
import { diceResults } from '../rules/chance/outcomes.ts';
import { facedownCards } from '../rules/damage/turn-up.ts';
import type { Game } from '../rules/kernel/game.ts';
import type { Store } from '../rules/kernel/store.ts';
import { objectivePairs } from '../rules/setup/setup.ts';
import type { ChanceAction } from '../state/actions.ts';
import type { Decision } from '../state/decisions.ts';
import { type Die, FACES_OF, SIDES_OF_A_DIE, sortDice } from '../state/dice.ts';
import { drawBelow, jumpRng, type RngState, seedRng } from '../state/rng.ts';
import type { Chance, ChanceMode } from '../state/state.ts';
import { PLAYERS } from '../state/vocabulary.ts';

/** Chance as a player: its possible answers with their probabilities, and the answer that a seed gives. */

export interface ChanceOutcome {
  readonly action: ChanceAction;
  readonly probability: number;
}

/** Every distinguishable answer to a decision of chance; the probabilities sum to 1. */
export const outcomesOf = (g: Game, decision: Decision): readonly ChanceOutcome[] => {
  switch (decision.kind) {
    case 'rollDice':
      return diceResults(decision.dice).map(({ dice, probability }) => ({
        action: { type: 'rollDice', player: 'chance', dice },
        probability,
      }));
    case 'drawDamageCard': {
      const results = drawResults(g, decision);
      const total = results.reduce((sum, { copies }) => sum + copies, 0);
      return results.map(({ card, copies }) => ({
        action: { type: 'drawDamageCard', player: 'chance', card },
        probability: copies / total,
      }));
    }
    case 'flipCoin':
      return PLAYERS.map((result) => ({ action: { type: 'flipCoin', player: 'chance', result }, probability: 0.5 }));
    case 'pickDamageCard': {
      const cards = facedownCards(g, decision.ship);
      return cards.map((damageCard) => ({
        action: { type: 'pickDamageCard', player: 'chance', damageCard },
        probability: 1 / cards.length,
      }));
    }
    case 'drawObjectives': {
      const pairs = objectivePairs(g);
      return pairs.map((objectives) => ({
        action: { type: 'drawObjectives', player: 'chance', objectives },
        probability: 1 / pairs.length,
      }));
    }
    default:
      return [];
  }
};

/** The generators of a new game: streams that never meet, so that one more roll does not change the next card. */
export const seedChance = (seed: number, mode: ChanceMode, decks: readonly string[]): Chance => {
  const streams: Record<string, RngState> = {};
  let rng = seedRng(seed);
  for (const stream of ['setup', 'dice', ...decks.map((deck) => `deck/${deck}`)]) {
    streams[stream] = rng;
    rng = jumpRng(rng);
  }
  return { mode, streams };
};

/** Answers a decision of chance from its stream and moves the stream on. */
export const drawFromSeed = (store: Store, decision: Decision): ChanceAction => {
  const stream = streamOf(decision);
  let rng = store.game.state.chance.streams[stream]!;
  const below = (bound: number): number => {
    const drawn = drawBelow(rng, bound);
    rng = drawn.state;
    return drawn.value;
  };
  const action = pickOutcome(store.game, decision, below);
  store.write((draft) => {
    draft.chance.streams[stream] = [...rng];
  });
  return action;
};

const streamOf = (decision: Decision): string => {
  if (decision.kind === 'rollDice') return 'dice';
  if (decision.kind === 'drawDamageCard') return `deck/${decision.deck}`;
  return 'setup';
};

/** An answer of chance with its true probability, by any source of uniform integers. */
export const pickOutcome = (g: Game, decision: Decision, below: (bound: number) => number): ChanceAction => {
  if (decision.kind === 'rollDice') {
    const dice = decision.dice.map((color): Die => {
      let side = below(SIDES_OF_A_DIE);
      for (const { face, sides } of FACES_OF[color]) {
        if (side < sides) return { color, face };
        side -= sides;
      }
      throw new Error(`a ${color} die has no side ${side}`);
    });
    return { type: 'rollDice', player: 'chance', dice: sortDice(dice) };
  }
  if (decision.kind === 'drawDamageCard') {
    const results = drawResults(g, decision);
    let at = below(results.reduce((sum, { copies }) => sum + copies, 0));
    for (const { card, copies } of results) {
      if (at < copies) return { type: 'drawDamageCard', player: 'chance', card };
      at -= copies;
    }
  }
  if (decision.kind === 'pickDamageCard') {
    const cards = facedownCards(g, decision.ship);
    return { type: 'pickDamageCard', player: 'chance', damageCard: cards[below(cards.length)]! };
  }
  if (decision.kind === 'drawObjectives') {
    const pairs = objectivePairs(g);
    return { type: 'drawObjectives', player: 'chance', objectives: pairs[below(pairs.length)]! };
  }
  return { type: 'flipCoin', player: 'chance', result: PLAYERS[below(PLAYERS.length)]! };
};
