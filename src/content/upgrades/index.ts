import type { UpgradeCard } from '../card.ts';

/** Every upgrade card that games are played with. */
export const UPGRADES: readonly UpgradeCard[] = [];
