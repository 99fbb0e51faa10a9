import type { AttackFrame } from '../../state/frames.ts';
import { unitOf } from '../../state/selectors.ts';
import type { Game } from '../kernel/game.ts';
import { value } from '../kernel/hooks.ts';

/** How much more damage the defender of an attack can suffer on other hull zones than the defending one. */
export const elsewhereLeft = (g: Game, f: AttackFrame): number => {
  const tokens = unitOf(g.state, f.defender)!.defenseTokens;
  const redirected = f.spent.some((token) => tokens[token]!.type === 'redirect');
  const { attacker, defender } = f;
  const most = value(g, 'damageElsewhere', Number.MAX_SAFE_INTEGER, { attacker, defender, redirected });
  return Math.max(0, most - f.elsewhere);
};
