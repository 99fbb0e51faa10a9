import type { Content } from '../../content/content.ts';
import type { InstantVerb } from '../../content/verbs.ts';
import type { Event } from '../../state/events.ts';
import * as cards from './cards.ts';
import * as dials from './dials.ts';
import * as movement from './movement.ts';
import * as round from './round.ts';
import * as setup from './setup.ts';
import * as tokens from './tokens.ts';
import * as units from './units.ts';
import type { VerbName, Writable, Writer } from './writer.ts';

/** One writer for each instant verb: the only code that changes a game. */
const WRITERS: { readonly [V in VerbName]: Writer<V> } = {
  ...dials,
  ...tokens,
  ...units,
  ...cards,
  ...movement,
  ...round,
  ...setup,
};

/** Carries out one verb on a draft. */
export const writeVerb = (draft: Writable, verb: InstantVerb, content: Content): Event | null =>
  (WRITERS[verb.verb] as Writer<VerbName>)(draft, verb, content);
