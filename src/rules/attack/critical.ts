import type { RedirectDamage, ResolveCritical } from '../../state/actions.ts';
import { iconsOf } from '../../state/dice.ts';
import type { AttackFrame } from '../../state/frames.ts';
import { unitOf } from '../../state/selectors.ts';
import { fields, oneOf, whole } from '../../state/shape.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { PLAYERS } from '../../state/vocabulary.ts';
import { noteSuffering } from '../damage/suffer.ts';
import type { Family } from '../kernel/family.ts';
import { go, stay } from '../kernel/flow.ts';
import type { Game } from '../kernel/game.ts';
import { bansOn, hasKeyword } from '../kernel/hooks.ts';
import { redirectable } from './attack.ts';

/** Step 5: the critical effect, and the share of damage that redirect passes on. */

export const resolveCritical: Family<'resolveCritical', AttackFrame> = {
  type: 'resolveCritical',
  shape: fields({ type: oneOf('resolveCritical'), player: oneOf(...PLAYERS), effect: oneOf('standard') }),
  timing: 'CRIT-03',
  hosted: true,
  options: (g, f) => criticals(g, f),
  check: (g, { player }, f) => {
    if (!f) return [];
    return [...(player === f.player ? [] : [refuse('ROUND-05', 'not-your-attack')]), ...againstCritical(g, f)];
  },
  // CRIT-06: the icon stays and still counts.
  answer: (_g, f, { effect }) =>
    stay({
      verbs: [
        { verb: 'announce', event: { type: 'criticalResolved', effect } },
        { verb: 'useUp', depth: f.depth, key: STANDARD },
      ],
      set: { faceup: Math.max(1, f.faceup), criticals: f.criticals - 1 },
    }),
};

const STANDARD = 'standard critical effect';

/** CRIT-01, CRIT-02: the standard critical effect, if the attacker may resolve it. */
const criticals = (g: Game, f: AttackFrame): readonly ResolveCritical[] =>
  againstCritical(g, f).length > 0 ? [] : [{ type: 'resolveCritical', player: f.player, effect: 'standard' }];

const againstCritical = (g: Game, f: AttackFrame): readonly Verdict[] => {
  const { attacker, defender } = f;
  const against: Verdict[] = [...bansOn(g, 'resolveCritical', { attacker, defender, effect: 'standard' })];
  if (f.criticals === 0 || f.used.includes(STANDARD)) against.push(refuse('CRIT-02', 'critical-resolved'));
  if (iconsOf(f.dice).crit === 0) against.push(refuse('CRIT-01', 'no-critical-icon'));
  // CRIT-08, KEY-04
  if (f.defendingZone === null || (f.zone === null && !hasKeyword(g, f.attacker, 'bomber')))
    against.push(refuse('CRIT-08', 'squadrons-have-no-critical-effects'));
  if (f.contained) against.push(refuse('DEF-18', 'contained'));
  return against;
};

/** DEF-09, DEF-10: any amount up to the shields of the zone. */
export const redirectDamage: Family<'redirectDamage', AttackFrame> = {
  type: 'redirectDamage',
  shape: fields({ type: oneOf('redirectDamage'), player: oneOf(...PLAYERS), amount: whole(0, 1000) }),
  timing: 'DEF-10',
  options: (g, f) =>
    Array.from(
      { length: redirectable(g, f) + 1 },
      (_, amount): RedirectDamage => ({
        type: 'redirectDamage',
        player: f.defendingPlayer,
        amount,
      }),
    ),
  check: (g, { player, amount }, f) => {
    if (!f) return [];
    const against: Verdict[] = [];
    if (unitOf(g.state, f.defender)?.owner !== player) against.push(refuse('ROUND-05', 'not-your-unit'));
    const most = redirectable(g, f);
    if (amount > most) against.push(refuse('DEF-09', 'too-much', { most }));
    return against;
  },
  answer: (g, f, { amount }) => {
    const [zone, ...rest] = f.redirectTo;
    return go('redirect', {
      verbs: [
        ...(amount > 0 ? noteSuffering(g, f.defender) : []),
        ...Array.from({ length: amount }, () => ({ verb: 'loseShield', ship: f.defender, zone: zone! }) as const),
      ],
      set: { total: f.total - amount, elsewhere: f.elsewhere + amount, redirectTo: rest },
    });
  },
};
