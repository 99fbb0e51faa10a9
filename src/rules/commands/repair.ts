import type { Repair, ResolveCommand } from '../../state/actions.ts';
import type { NewFrame, RepairFrame } from '../../state/frames.ts';
import { isInPlay, nearestFrame, shipOf, theShip } from '../../state/selectors.ts';
import { byField, fields, oneOf, text } from '../../state/shape.ts';
import type { Ship } from '../../state/state.ts';
import { type RuleId, refuse, type Verdict } from '../../state/verdict.ts';
import { HULL_ZONES, type HullZone, PLAYERS } from '../../state/vocabulary.ts';
import { discardDamageFrame } from '../damage/frames.ts';
import { activating } from '../kernel/acting.ts';
import type { Family } from '../kernel/family.ts';
import { end, open, stay } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';
import { bansOn, value } from '../kernel/hooks.ts';

/**
 * REP-08: engineering points, spent one purchase at a time until none can be bought or the owner stops; the rest is lost. The
 * purchases are hosted by a window, so that effects "while resolving" can be used at any point between them (TIME-05).
 */
export const repairModule: FrameModule<RepairFrame> = {
  steps: {
    spend: (_g, f) => open('command.repair', 'close', { host: f.player }),
    close: () => end(),
  },
  hosts: (_g, f) => ({ kind: 'repair', ship: f.ship, points: f.points }),
};

/** REP-02, REP-03, REP-04, REP-11 */
export const repairFrame = (g: Game, id: string, spend: ResolveCommand['spend']): NewFrame => {
  const ship = theShip(g.state, id);
  const engineering = value(g, 'engineering', g.content.ships[ship.card]!.engineering, { ship: id });
  const byDial = spend === 'token' ? 0 : engineering;
  const byToken = spend === 'dial' ? 0 : Math.floor((engineering + 1) / 2);
  return { kind: 'repair', step: 'spend', ship: id, player: ship.owner, points: byDial + byToken };
};

/** REP-05, REP-06, REP-07 */
const COST = { move: 1, recover: 2, discard: 3 } as const;
const RULE: Readonly<Record<Repair['repair'], RuleId>> = { move: 'REP-05', recover: 'REP-06', discard: 'REP-07' };

const common = { type: oneOf('repair'), player: oneOf(...PLAYERS), ship: text };
const zone = oneOf(...HULL_ZONES);

export const repair: Family<'repair', RepairFrame> = {
  type: 'repair',
  shape: byField('repair', {
    move: fields({ ...common, repair: oneOf('move'), from: zone, to: zone }),
    recover: fields({ ...common, repair: oneOf('recover'), zone }),
    discard: fields({ ...common, repair: oneOf('discard'), damageCard: text }),
  }),
  timing: 'REP-01',
  hosted: true,
  options: (g, f) => {
    const ship = theShip(g.state, f.ship);
    if (!isInPlay(ship)) return [];
    return everyRepair(g, ship, f).filter((action) => againstRepair(g, ship, action, f).length === 0);
  },
  check: (g, action, f) => {
    const ship = shipOf(g.state, action.ship);
    const wrongShip = f && ship && f.ship !== ship.id ? [refuse('CMD-23', 'not-repairing', { ship: ship.id })] : [];
    return [
      ...activating(g, action.player, action.ship, 'REP-01'),
      ...wrongShip,
      ...(ship ? againstRepair(g, ship, action, f ?? nearestFrame(g.state, 'repair')) : []),
    ];
  },
  answer: (_g, f, action) => {
    const set = { points: f.points - COST[action.repair] };
    if (action.repair === 'discard') return stay({ set, frame: discardDamageFrame(f.ship, action.damageCard) });
    if (action.repair === 'move')
      return stay({ set, verbs: [{ verb: 'moveShield', ship: f.ship, from: action.from, to: action.to }] });
    return stay({ set, verbs: [{ verb: 'recoverShield', ship: f.ship, zone: action.zone }] });
  },
};

/** Every purchase for which there is a card, or a shield and room for it. */
const everyRepair = (g: Game, ship: Ship, { player }: RepairFrame): readonly Repair[] => {
  const base = { type: 'repair', player, ship: ship.id } as const;
  const room = HULL_ZONES.filter((each) => !isFull(g, ship, each));
  const shielded = room.length === 0 ? [] : HULL_ZONES.filter((each) => ship.shields[each] > 0);
  return [
    ...shielded.flatMap((from) => room.map((to): Repair => ({ ...base, repair: 'move', from, to }))),
    ...room.map((each): Repair => ({ ...base, repair: 'recover', zone: each })),
    ...ship.damage.map(({ id }): Repair => ({ ...base, repair: 'discard', damageCard: id })),
  ];
};

const againstRepair = (g: Game, ship: Ship, action: Repair, f: RepairFrame | null): readonly Verdict[] => {
  const rule = RULE[action.repair];
  const against: Verdict[] = [];
  if (f && f.points < COST[action.repair])
    against.push(refuse(rule, 'too-few-points', { points: f.points, cost: COST[action.repair] }));
  if (action.repair === 'discard') {
    if (!ship.damage.some(({ id }) => id === action.damageCard))
      against.push(refuse(rule, 'no-such-damage-card', { damageCard: action.damageCard }));
    return against;
  }
  const to = action.repair === 'move' ? action.to : action.zone;
  if (action.repair === 'move') {
    if (action.from === to) against.push(refuse(rule, 'same-zone', { zone: to }));
    if (ship.shields[action.from] === 0) against.push(refuse(rule, 'no-shield', { zone: action.from }));
  }
  against.push(...bansOn(g, 'gainShield', { ship: ship.id, zone: to }));
  if (isFull(g, ship, to)) against.push(refuse('DMG-18', 'zone-full', { zone: to, shields: ship.shields[to] }));
  return against;
};

const isFull = (g: Game, ship: Ship, at: HullZone): boolean =>
  ship.shields[at] >= g.content.ships[ship.card]!.shields[at];
