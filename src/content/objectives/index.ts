import type { ObjectiveCard } from '../card.ts';

/** Every objective card that games are played with. */
export const OBJECTIVES: readonly ObjectiveCard[] = [];
