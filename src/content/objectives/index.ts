import type { ObjectiveCard } from '../card.ts';
import { advancedGunnery } from './advanced-gunnery.ts';
import { contestedOutpost } from './contested-outpost.ts';
import { dangerousTerritory } from './dangerous-territory.ts';
import { fireLanes } from './fire-lanes.ts';
import { fleetAmbush } from './fleet-ambush.ts';
import { hyperspaceAssault } from './hyperspace-assault.ts';
import { intelSweep } from './intel-sweep.ts';
import { minefields } from './minefields.ts';
import { mostWanted } from './most-wanted.ts';
import { openingSalvo } from './opening-salvo.ts';
import { precisionStrike } from './precision-strike.ts';
import { superiorPositions } from './superior-positions.ts';

/** Every objective card that games are played with. */
export const OBJECTIVES: readonly ObjectiveCard[] = [
  advancedGunnery,
  contestedOutpost,
  dangerousTerritory,
  fireLanes,
  fleetAmbush,
  hyperspaceAssault,
  intelSweep,
  minefields,
  mostWanted,
  openingSalvo,
  precisionStrike,
  superiorPositions,
];
