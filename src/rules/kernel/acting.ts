import { isInPlay, nearestFrame, shipOf } from '../../state/selectors.ts';
import { type RuleId, refuse, type Verdict } from '../../state/verdict.ts';
import type { Game } from './game.ts';

/** Whether a ship is the one whose choices are due. */

/** CMD-23: only the activating ship spends its dials and tokens, by its owner. */
export const activating = (g: Game, player: string, id: string, rule: RuleId): readonly Verdict[] => {
  const ship = shipOf(g.state, id);
  if (!ship || !isInPlay(ship)) return [refuse(rule, 'no-such-ship', { ship: id })];
  if (ship.owner !== player) return [refuse('CMD-23', 'not-your-ship', { ship: id })];
  return nearestFrame(g.state, 'shipActivation')?.ship === id ? [] : [refuse(rule, 'not-activating', { ship: id })];
};

/** ROUND-05: the ship that a frame is about, by its owner; a ship may maneuver outside its own activation. */
export const acting = (
  g: Game,
  player: string,
  id: string,
  rule: RuleId,
  f: { readonly ship: string } | null,
): readonly Verdict[] => {
  const ship = shipOf(g.state, id);
  if (!ship || !isInPlay(ship)) return [refuse(rule, 'no-such-ship', { ship: id })];
  if (ship.owner !== player) return [refuse('ROUND-05', 'not-your-ship', { ship: id })];
  return f && f.ship !== id ? [refuse(rule, 'not-moving', { ship: id })] : [];
};
