import type { InstantVerb } from '../../content/verbs.ts';
import { type DieColor, damageOf } from '../../state/dice.ts';
import type { AttackFrame, AttackSeriesFrame, NewFrame } from '../../state/frames.ts';
import { attackedShipKey, targetedKey, targetedThisRoundKey } from '../../state/marks.ts';
import { isInPlay, nearestFrame, unitOf } from '../../state/selectors.ts';
import { elsewhereLeft } from '../damage/elsewhere.ts';
import { sufferFrame } from '../damage/frames.ts';
import { ask, call, end, type Flow, go, open } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';
import { hasKeyword, keywordValue, value } from '../kernel/hooks.ts';
import { isObstructed } from '../kernel/table.ts';
import { reportAttack } from './report.ts';

/** ATK-01: gather and roll, attack effects, defense tokens, damage, against one defender. */
export const attackModule: FrameModule<AttackFrame> = {
  steps: {
    gather: (g, f) => go('replace', { verbs: declared(g, f) }),
    // ATK-14: dice are replaced before any is removed.
    replace: () => open('attack.gather', 'obstruct'),
    // OBS-02, OBS-03: one die, however much is in the way.
    obstruct: (_g, f) => {
      if (!f.obstructed || f.pool.length === 0) return go('beforeRoll');
      if (new Set(f.pool).size > 1) return ask(f.player, { kind: 'removeDie', pool: f.pool });
      return go('beforeRoll', { set: { pool: f.pool.slice(1) } });
    },
    beforeRoll: () => open('attack.beforeRoll', 'roll'),
    // ATK-12: nothing to roll, no attack.
    roll: (_g, f) => (f.pool.length > 0 ? ask('chance', { kind: 'rollDice', dice: f.pool }) : go('close')),
    rolled: () => open('attack.rolled', 'effects'),
    effects: (_g, f) => open('attack.effects', 'defense', { host: f.player }),
    defense: (_g, f) => open('attack.defense', 'critical', { host: f.defendingPlayer }),
    // CRIT-03: at the very start of step 5.
    critical: (_g, f) => open('attack.critical', 'total', { host: f.player }),
    total: (g, f) => {
      const total = totalOf(g, f);
      return open('attack.beforeSuffering', 'redirect', {
        verbs: [{ verb: 'announce', event: { type: 'damageTotalled', total } }],
        set: { total },
      });
    },
    // DEF-10: one named hull zone after the other takes its share, before the defending one takes the rest.
    redirect: (g, f): Flow => {
      const [zone, ...rest] = f.redirectTo;
      if (!zone) return go('suffer');
      return redirectable(g, f) > 0
        ? ask(f.defendingPlayer, { kind: 'redirectDamage', zone, total: f.total })
        : go('redirect', { set: { redirectTo: rest } });
    },
    suffer: (g, f) => suffer(g, f),
    after: () => open('attack.after', 'close'),
    close: () => end(),
  },
  // While a window is open the frame stands at the step behind it.
  hosts: (_g, { step, dice, defender }) => {
    if (step === 'defense') return { kind: 'attackEffects', dice };
    return step === 'critical' ? { kind: 'defenseTokens', unit: defender, dice } : { kind: 'criticalEffect', dice };
  },
};

/** Steps 1 and 2: what the attack starts from. */
export const attackFrame = (g: Game, series: AttackSeriesFrame): NewFrame => {
  const { attacker, player, zone, defender, defendingZone, counter } = series;
  const measured = counter ? counterAttack(g, attacker, defender) : ordinaryAttack(g, series);
  return {
    kind: 'attack',
    step: 'gather',
    attacker,
    player,
    zone,
    defender,
    defendingPlayer: unitOf(g.state, defender)!.owner,
    defendingZone,
    counter,
    ...measured,
    dice: [],
    locked: [],
    spent: [],
    braced: false,
    contained: false,
    redirectTo: [],
    elsewhere: 0,
    criticals: 1,
    faceup: 0,
    throughShields: value(g, 'throughShields', false, { attacker, defender }),
    total: 0,
  };
};

type Measured = Pick<AttackFrame, 'range' | 'obstructed' | 'pool' | 'snipe'>;

const ordinaryAttack = (g: Game, { attacker, zone, defender, defendingZone }: AttackSeriesFrame): Measured => {
  const report = reportAttack(g, {
    attacker,
    defender,
    ...(zone ? { zone } : {}),
    ...(defendingZone ? { defendingZone } : {}),
  });
  const { red, blue, black } = report.dice.gathered;
  return {
    range: zone === null ? null : report.range!.band,
    snipe: zone === null && report.range!.distance === 2,
    obstructed: report.obstruction.obstructed,
    pool: [...times('red', red), ...times('blue', blue), ...times('black', black)],
  };
};

/** KEY-10, KEY-11, KEY-13: X blue dice, from where it stood if it is destroyed, subject to obstruction. */
const counterAttack = (g: Game, attacker: string, defender: string): Measured => ({
  range: null,
  snipe: false,
  obstructed: value(g, 'obstructed', isObstructed(g, attacker, defender), { attacker, defender }),
  pool: times('blue', keywordValue(g, attacker, 'counter')),
});

const times = (color: DieColor, count: number): readonly DieColor[] => Array.from({ length: count }, () => color);

const declared = (g: Game, f: AttackFrame): readonly InstantVerb[] => {
  const { attacker, zone, defender, defendingZone, obstructed, counter, range, pool } = f;
  const round = nearestFrame(g.state, 'round')!;
  const activation = nearestFrame(g.state, 'shipActivation');
  return [
    {
      verb: 'announce',
      event: { type: 'targetDeclared', attacker, zone, defender, defendingZone, obstructed, counter, range, pool },
    },
    ...(defendingZone ? [{ verb: 'useUp', depth: round.depth, key: attackedShipKey(attacker) } as const] : []),
    ...(zone
      ? [
          {
            verb: 'useUp',
            depth: round.depth,
            key: targetedThisRoundKey(attacker, zone, defender, defendingZone),
          } as const,
        ]
      : []),
    ...(zone && activation?.ship === attacker
      ? [{ verb: 'useUp', depth: activation.depth, key: targetedKey(zone, defender) } as const]
      : []),
  ];
};

/** ATK-22, ATK-23, KEY-03, DEF-14 */
const totalOf = (g: Game, f: AttackFrame): number => {
  const { attacker, defender, dice } = f;
  const sum = value(g, 'damageTotal', damageOf(dice, critsCount(g, f)), { attacker, defender, dice });
  return f.braced ? Math.floor((sum + 1) / 2) : sum;
};

/** DICE-06: critical icons are damage between ships, and for a Bomber that attacks a ship. */
const critsCount = (g: Game, f: AttackFrame): boolean =>
  f.defendingZone !== null && (f.zone !== null || hasKeyword(g, f.attacker, 'bomber'));

/** DEF-09: at most the damage, the shields of the zone, and what an effect lets other hull zones suffer. */
export const redirectable = (g: Game, f: AttackFrame): number => {
  const ship = unitOf(g.state, f.defender)!;
  const [zone] = f.redirectTo;
  if (ship.kind !== 'ship' || !zone || !isInPlay(ship) || f.throughShields) return 0;
  return Math.min(f.total, ship.shields[zone], elsewhereLeft(g, f));
};

// ATK-21, ATK-34: what the shields of the redirected zone do not take, the defending zone suffers.
const suffer = (g: Game, f: AttackFrame): Flow =>
  call(sufferFrame(g, f.defender, f.defendingZone, f.total, f), 'after');
