import type { DestroyFrame, NewFrame } from '../../state/frames.ts';
import { unitOf } from '../../state/selectors.ts';
import type { UnitId } from '../../state/state.ts';
import type { HullZone } from '../../state/vocabulary.ts';
import type { Game } from '../kernel/game.ts';

/** The frames of damage, ready to be called. */

/** Damage to a squadron, or through a ship's shields; the owner chooses the zone when it is null. */
export const sufferFrame = (
  g: Game,
  ship: UnitId,
  zone: HullZone | null,
  points: number,
  { faceup = 0, throughShields = false } = {},
): NewFrame => ({
  kind: 'suffer',
  step: 'zone',
  ship,
  player: unitOf(g.state, ship)!.owner,
  zone,
  points,
  faceup,
  throughShields,
});

/** The destruction of a unit. */
export const destroyFrame = (unit: UnitId, cause: DestroyFrame['cause']): NewFrame => ({
  kind: 'destroy',
  step: 'begin',
  unit,
  cause,
  kept: false,
});

/** One damage card past the shields. */
export const dealFrame = (ship: UnitId, face: 'up' | 'down'): NewFrame => ({
  kind: 'deal',
  step: 'next',
  left: [{ ship, face }],
  dealing: null,
});

/** A damage card goes to the discard pile. */
export const discardDamageFrame = (ship: UnitId, damageCard: string): NewFrame => ({
  kind: 'discardDamage',
  step: 'show',
  ship,
  damageCard,
});
