import type { ResolveObstacle, UseStation } from '../../state/actions.ts';
import type { Frame, ObstaclesFrame } from '../../state/frames.ts';
import { isInPlay, shipOf, theShip, unitOf } from '../../state/selectors.ts';
import { fields, oneOf, optional, text } from '../../state/shape.ts';
import type { ObstacleToken, Unit } from '../../state/state.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { PLAYERS } from '../../state/vocabulary.ts';
import { discardDamageFrame, sufferFrame } from '../damage/frames.ts';
import { acting } from '../kernel/acting.ts';
import type { Family } from '../kernel/family.ts';
import { ask, call, end, type Flow, go } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';
import { bansOn } from '../kernel/hooks.ts';
import { obstaclesUnder, stands } from '../kernel/table.ts';

/** OBST-01, OBST-07: the effect of every obstacle under a ship that has executed a maneuver, in its owner's order. */
export const obstaclesModule: FrameModule<ObstaclesFrame> = {
  steps: {
    choose: (g, f) => {
      if (f.left.length === 0 || !isInPlay(theShip(g.state, f.ship))) return end();
      if (f.left.length === 1) return go('resolve', { set: { obstacle: f.left[0]! } });
      return ask(f.player, { kind: 'resolveObstacle', ship: f.ship });
    },
    resolve: (g, f) => resolve(g, f),
    close: () => end(),
  },
  done: (_g, f) =>
    go('choose', {
      verbs: [{ verb: 'announce', event: { type: 'obstacleResolved', ship: f.ship, obstacle: f.obstacle! } }],
      set: { left: without(f), obstacle: null },
    }),
};

const obstacleOf = (g: Game, id: string): ObstacleToken => g.state.obstacles.find((each) => each.id === id)!;

const without = (f: ObstaclesFrame) => f.left.filter((id) => id !== f.obstacle);

const next = (f: ObstaclesFrame) => go('choose', { set: { left: without(f), obstacle: null } });

const resolve = (g: Game, f: ObstaclesFrame): Flow => {
  const { id, type } = obstacleOf(g, f.obstacle!);
  if (bansOn(g, 'obstacleEffect', { ship: f.ship, obstacle: id }).length > 0) return next(f);
  const verbs = [{ verb: 'announce', event: { type: 'obstacleResolved', ship: f.ship, obstacle: id } }] as const;
  const set = { left: without(f), obstacle: null };
  // OBST-02
  if (type === 'asteroid')
    return call({ kind: 'deal', step: 'next', left: [{ ship: f.ship, face: 'up' }], dealing: null }, 'choose', {
      verbs,
      set,
    });
  // OBST-03
  if (type === 'debris') return call(sufferFrame(g, f.ship, null, DEBRIS_DAMAGE), 'choose', { verbs, set });
  // OBST-04
  return theShip(g.state, f.ship).damage.length > 0 && bansOn(g, 'useStation', { unit: f.ship }).length === 0
    ? ask(f.player, { kind: 'useStation', unit: f.ship })
    : next(f);
};

const DEBRIS_DAMAGE = 2;

export const resolveObstacle: Family<'resolveObstacle', ObstaclesFrame> = {
  type: 'resolveObstacle',
  shape: fields({ type: oneOf('resolveObstacle'), player: oneOf(...PLAYERS), ship: text, obstacle: text }),
  timing: 'OBST-07',
  options: (_g, f): ResolveObstacle[] =>
    f.left.map((obstacle) => ({ type: 'resolveObstacle', player: f.player, ship: f.ship, obstacle })),
  check: (g, { player, ship, obstacle }, f) => [
    ...acting(g, player, ship, 'OBST-07', null),
    ...(f && (f.ship !== ship || !f.left.includes(obstacle))
      ? [refuse('OBST-01', 'not-overlapped', { ship, obstacle })]
      : []),
  ],
  answer: (_g, _f, { obstacle }) => go('resolve', { set: { obstacle } }),
};

/** OBST-04, OBST-05: what a station offers to a ship, and to a squadron that moved onto it. */
export const useStation: Family<'useStation', Frame> = {
  type: 'useStation',
  shape: fields({ type: oneOf('useStation'), player: oneOf(...PLAYERS), unit: text, damageCard: optional(text) }),
  timing: 'OBST-01',
  options: (g, f): UseStation[] => {
    if (f.kind === 'squadronMove') return [{ type: 'useStation', player: f.player, unit: f.squadron }];
    if (f.kind !== 'obstacles') return [];
    return theShip(g.state, f.ship).damage.map(({ id }) => ({
      type: 'useStation',
      player: f.player,
      unit: f.ship,
      damageCard: id,
    }));
  },
  check: (g, action, f) => {
    const unit = unitOf(g.state, action.unit);
    if (!unit || !stands(unit)) return [refuse('OBST-01', 'no-such-unit', { unit: action.unit })];
    return [
      ...(unit.owner === action.player ? [] : [refuse('ROUND-05', 'not-your-unit', { unit: unit.id })]),
      ...againstStation(g, unit, action),
      ...(f && unitOfFrame(f) !== unit.id ? [refuse('OBST-01', 'not-now', { unit: unit.id })] : []),
    ];
  },
  answer: (_g, f, { unit, damageCard }) => {
    if (f.kind === 'obstacles')
      return call(discardDamageFrame(unit, damageCard!), 'choose', {
        verbs: [{ verb: 'announce', event: { type: 'obstacleResolved', ship: unit, obstacle: f.obstacle! } }],
        set: { left: without(f), obstacle: null },
      });
    return go('after', { verbs: [{ verb: 'recoverHull', squadron: unit }] });
  },
};

const unitOfFrame = (f: Frame): string | null =>
  f.kind === 'obstacles' ? f.ship : f.kind === 'squadronMove' ? f.squadron : null;

const againstStation = (g: Game, unit: Unit, { damageCard }: UseStation): readonly Verdict[] => {
  const against: Verdict[] = [...bansOn(g, 'useStation', { unit: unit.id })];
  if (!onStation(g, unit)) against.push(refuse('OBST-01', 'not-on-a-station', { unit: unit.id }));
  if (unit.kind === 'ship') {
    if (!shipOf(g.state, unit.id)!.damage.some(({ id }) => id === damageCard))
      against.push(refuse('OBST-04', 'no-such-damage-card', { damageCard: damageCard ?? null }));
  } else {
    if (damageCard !== undefined) against.push(refuse('OBST-05', 'squadrons-have-no-damage-cards', { damageCard }));
    if (unit.hull >= g.content.squadrons[unit.card]!.hull)
      against.push(refuse('DMG-18', 'hull-full', { hull: unit.hull }));
  }
  return against;
};

/** Whether a unit overlaps a station where it stands. */
export const onStation = (g: Game, unit: Unit): boolean =>
  obstaclesUnder(g, unit).some((id) => obstacleOf(g, id).type === 'station');
