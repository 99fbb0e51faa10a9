import { logShape } from '../engine/log.ts';
import { positionShape } from '../engine/position.ts';
import { setupShape } from '../engine/setup.ts';
import { fleetShape } from '../rules/fleet/read.ts';
import { ACTION_TYPES, familyOf } from '../rules/index.ts';
import { byField, type Shape } from '../state/shape.ts';

/** The shapes that the engine itself reads by; nothing is described twice. */
export const SHAPES = {
  action: byField('type', Object.fromEntries(ACTION_TYPES.map((type) => [type, familyOf(type).shape]))),
  setup: setupShape,
  position: positionShape,
  fleet: fleetShape,
  log: logShape,
} as const satisfies { readonly [kind: string]: Shape };
