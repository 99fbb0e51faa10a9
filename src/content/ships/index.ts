import type { ShipCard } from '../card.ts';
import { cr90CorvetteA } from './cr90-corvette-a.ts';
import { nebulonBEscortFrigate } from './nebulon-b-escort-frigate.ts';
import { victoryIiClassStarDestroyer } from './victory-ii-class-star-destroyer.ts';

export const SHIPS: readonly ShipCard[] = [cr90CorvetteA, nebulonBEscortFrigate, victoryIiClassStarDestroyer];
