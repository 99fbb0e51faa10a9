import { ANSWERS, familyOf } from '../rules/index.ts';
import type { Game } from '../rules/kernel/game.ts';
import type { Action, ActionType, Actor } from '../state/actions.ts';
import type { Rng } from '../state/rng.ts';
import { pickOutcome } from './chance.ts';
import { dueOf, frameOf, isAsked, optionsOfType } from './due.ts';

/**
 * A legal action at random without listing all of them: one of the types on offer, each as likely as another, then one of its
 * actions; chance answers with the true probabilities. Null for whoever is not asked.
 */
export const sampleOf = (g: Game, actor: Actor, rng: Rng): Action | null => {
  const due = dueOf(g);
  if (due.kind === 'over' || !isAsked(due, actor)) return null;
  if (due.kind === 'chance') return pickOutcome(g, due.decision, (bound) => rng.below(bound));
  // The first type on offer in a random order is any of them with equal probability.
  const types = [...ANSWERS[due.decision.kind]];
  for (let left = types.length; left > 0; left--) {
    const at = rng.below(left);
    const action = sampleType(g, types[at]!, actor, rng);
    if (action) return action;
    types[at] = types[left - 1]!;
  }
  return null;
};

const sampleType = (g: Game, type: ActionType, actor: Actor, rng: Rng): Action | null => {
  const family = familyOf(type);
  if (family.sample) return family.sample(g, frameOf(g, type), actor, rng);
  const options = optionsOfType(g, type, actor);
  return options.length === 0 ? null : options[rng.below(options.length)]!;
};
