/** TRN-05: the tiers of play, from friendly to strict. */
export const TIERS = ['casual', 'competitive', 'premier'] as const;
/** A tier of play. */
export type Tier = (typeof TIERS)[number];

/** TRN-06: what depends on the tier. */
export interface TierRules {
  /** TRN-71, TRN-72: a fleet list is handed in before the event. */
  readonly fleetListNeeded: boolean;
  /** TRN-63: the organizer sets the number of rounds. */
  readonly roundsAreChosen: boolean;
  /** TRN-44: requests not to meet in the first round are heard. */
  readonly requestsAreHeard: boolean;
  /** TRN-88, TRN-89: whether those who judge may play. */
  readonly judgesMayPlay: 'besideAnotherJudge' | 'never';
}

const RULES: Readonly<Record<Tier, TierRules>> = {
  casual: {
    fleetListNeeded: false,
    roundsAreChosen: true,
    requestsAreHeard: true,
    judgesMayPlay: 'besideAnotherJudge',
  },
  competitive: {
    fleetListNeeded: true,
    roundsAreChosen: false,
    requestsAreHeard: false,
    judgesMayPlay: 'besideAnotherJudge',
  },
  premier: {
    fleetListNeeded: true,
    roundsAreChosen: false,
    requestsAreHeard: false,
    judgesMayPlay: 'never',
  },
};

/** TRN-06: the rules of a tier; those of premier play for a word that names none. */
export const tierRules = (tier: string | undefined): TierRules =>
  RULES[TIERS.find((each) => each === tier) ?? 'premier'];

const EVENTS: Readonly<Record<Tier, readonly string[]>> = {
  casual: ['league', 'game night'],
  competitive: ['store championship', 'sanctioned event'],
  premier: ['regional championship', 'national championship', 'world championship'],
};

/** TRN-05: the tier of a kind of event, such as `Store Championship`; of an unknown one, premier (TRN-06). */
export const tierOfEvent = (event: string): Tier =>
  TIERS.find((tier) => EVENTS[tier].includes(event.toLowerCase())) ?? 'premier';
