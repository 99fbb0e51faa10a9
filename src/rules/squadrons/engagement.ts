import type { Squadron } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import type { Game } from '../kernel/game.ts';
import { bansOn, hasKeyword } from '../kernel/hooks.ts';
import { engagedWith } from '../kernel/table.ts';

/** ENG-02, KEY-08, KEY-14, KEY-15: what keeps a squadron from moving. */
export const againstMoving = (g: Game, squadron: Squadron, evenIfEngaged = false): readonly Verdict[] => {
  const bans = bansOn(g, 'moveSquadron', { squadron: squadron.id });
  if (evenIfEngaged) return bans;
  const engaged = engagedWith(g, squadron);
  const holding = engaged.filter((id) => !hasKeyword(g, id, 'heavy'));
  if (holding.length === 0) return bans;
  if (hasKeyword(g, squadron.id, 'grit') && engaged.length === 1) return bans;
  const rule = hasKeyword(g, squadron.id, 'grit') ? 'KEY-15' : 'ENG-02';
  return [...bans, refuse(rule, 'engaged', { squadron: squadron.id, by: holding })];
};
