import { type DieColor, iconsOf } from '../state/dice.ts';
import type { Effect } from './card.ts';

/**
 * CRIT-01, CRIT-02, CRIT-07: an effect of the window `attack.critical` as a critical effect: for attacks of the card's own unit,
 * or of those in its scope, against a ship, with a critical icon on a die of the colour, or of any colour if it names none, and
 * instead of every other critical effect of that attack.
 */
export const critical = (color: DieColor | null, effect: Effect<'attack.critical'>): Effect<'attack.critical'> => ({
  scope: 'self',
  ...effect,
  optional: true,
  when: (g, it) =>
    it.defendingZone !== null &&
    // CRIT-08, KEY-04
    (it.zone !== null || g.has(it.attacker, 'bomber')) &&
    it.criticals > 0 &&
    iconsOf(it.dice.filter((die) => color === null || die.color === color)).crit > 0 &&
    !g.banned('resolveCritical', { attacker: it.attacker, defender: it.defender, effect: g.by }) &&
    (effect.when?.(g, it) ?? true),
  resolve: (g, it, pick) => [
    { verb: 'announce', event: { type: 'criticalResolved', effect: g.by } },
    { verb: 'setFrame', depth: it.depth, fields: { criticals: it.criticals - 1 } },
    ...effect.resolve(g, it, pick),
  ],
});
