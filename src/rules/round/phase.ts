import type { InstantVerb } from '../../content/verbs.ts';
import type { Phase } from '../../state/vocabulary.ts';

export const phaseStarted = (phase: Phase): InstantVerb => ({
  verb: 'announce',
  event: { type: 'phaseStarted', phase },
});
export const phaseEnded = (phase: Phase): InstantVerb => ({ verb: 'announce', event: { type: 'phaseEnded', phase } });
