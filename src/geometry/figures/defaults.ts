/** The figures used unless a host brings its own; a test pins every one of them. */

import { OBSTACLES } from './obstacles.ts';
import { SHIPS } from './ships.ts';
import type { Figures } from './types.ts';

/** The components of 2018: bases from the FAQ, the rest measured or estimated as each group says. */
export const DEFAULT_FIGURES: Figures = {
  rulers: {
    rangeUm: { close: 123_300, medium: 186_900, long: 304_800 },
    distanceUm: [76_500, 124_800, 184_800, 244_800, 304_800],
    provenance: 'measured',
    uncertaintyUm: 700,
  },
  bases: {
    small: {
      widthUm: 43_000,
      lengthUm: 71_000,
      tokenWidthUm: 38_500,
      tokenLengthUm: 70_250,
      provenance: 'measured',
      tokenProvenance: 'measured',
      tokenUncertaintyUm: 400,
    },
    medium: {
      widthUm: 63_000,
      lengthUm: 102_000,
      tokenWidthUm: 58_500,
      tokenLengthUm: 101_500,
      provenance: 'measured',
      tokenProvenance: 'measured',
      tokenUncertaintyUm: 400,
    },
    large: {
      widthUm: 77_500,
      lengthUm: 129_000,
      tokenWidthUm: 72_000,
      tokenLengthUm: 128_000,
      provenance: 'measured',
      tokenProvenance: 'estimated',
      tokenUncertaintyUm: 1_200,
    },
  },
  squadron: { radiusUm: 17_100, provenance: 'measured', uncertaintyUm: 300 },
  arcLine: { widthUm: 650, provenance: 'measured', uncertaintyUm: 250 },
  shieldDials: { radiusUm: 11_500, insetUm: 4_000, provenance: 'measured', uncertaintyUm: 800 },
  maneuverTool: {
    joints: 4,
    maxClicksPerJoint: 2,
    jointToJointUm: 67_200,
    shipFrontToNextJointUm: 45_600,
    jointToShipFrontUm: 21_600,
    widthUm: 15_240,
    rootBehindShipFrontUm: 17_000,
    provenance: 'measured',
    uncertaintyUm: { jointToJoint: 800, jointToShipFront: 800, width: 200, others: 1_000 },
  },
  ships: SHIPS,
  obstacles: OBSTACLES,
  tokens: { objective: { radiusUm: 9_500, provenance: 'estimated', uncertaintyUm: 1_000 } },
  areas: {
    standard: {
      widthUm: 1_828_800,
      depthUm: 914_400,
      setupFromXUm: 304_800,
      setupToXUm: 1_524_000,
      provenance: 'measured',
    },
    learning: { widthUm: 914_400, depthUm: 914_400, setupFromXUm: 0, setupToXUm: 914_400, provenance: 'measured' },
  },
  deploymentDepthUm: 184_800,
};
