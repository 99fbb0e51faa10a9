import { type Tier, tierRules } from './tiers.ts';

const LARGE_EVENT = 33;
const FIRST_DAY = 3;

/** TRN-61, TRN-62, TRN-63: the number of Swiss rounds. What the organizer chose counts in casual events only. */
export const roundsFor = (tier: Tier, players: number, chosen?: number): number =>
  tierRules(tier).roundsAreChosen && chosen !== undefined ? chosen : players < LARGE_EVENT ? 3 : 5;

/** TRN-64: the round numbers of each day: large events take two. */
export const daysOf = (players: number, rounds: number): number[][] => {
  const all = Array.from({ length: rounds }, (_, i) => i + 1);
  return players < LARGE_EVENT || rounds <= FIRST_DAY ? [all] : [all.slice(0, FIRST_DAY), all.slice(FIRST_DAY)];
};
