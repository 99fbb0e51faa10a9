import { type Content, type FleetCardKind, namedCard, standardContent } from '../content/content.ts';
import type { FleetFault } from '../rules/fleet/faults.ts';
import type { Json } from '../state/vocabulary.ts';
import type { ImportFailure, ImportWarning, UnresolvedLine } from './import.ts';
import { en } from './texts/en.ts';
import { pl } from './texts/pl.ts';
import type { FleetSentences, NameOf } from './texts/sentences.ts';

const SENTENCES = { en, pl } as const satisfies { readonly [language: string]: FleetSentences };

/** How a sentence about a fleet is said. */
export interface FleetTextOptions {
  /** English unless given. */
  readonly language?: keyof typeof SENTENCES;
  /** The cards that the fleet is built of; the standard cards unless given. */
  readonly content?: Content;
}

/** A fault as a sentence; its rule stands in the fault. */
export const describeFault = (
  fault: FleetFault,
  { language = 'en', content = standardContent() }: FleetTextOptions = {},
): string => {
  const nameOf: NameOf = (kind, id) => namedCard(content, kind, id)?.card.name ?? id;
  const say = SENTENCES[language].faults[fault.code] as (
    facts: FleetFault['facts'],
    nameOf: NameOf,
    at: string,
  ) => string;
  return say(fault.facts, nameOf, fault.at);
};

/** What came of reading a list, as a sentence. */
export const describeImport = (
  problem: UnresolvedLine | ImportWarning | ImportFailure,
  { language = 'en', content = standardContent() }: FleetTextOptions = {},
): string => {
  const sentences: FleetSentences = SENTENCES[language];
  const cardName = (id: Json): string =>
    KINDS.flatMap((kind) => namedCard(content, kind, String(id))?.card.name ?? [])[0] ?? String(id);
  if ('reason' in problem) return unresolvedText(problem, sentences);
  const where = 'line' in problem && problem.line > 0 ? `${sentences.line(problem.line)}: ` : '';
  return `${where}${sentences.imports[problem.code](problem.facts, cardName)}`;
};

const KINDS: readonly FleetCardKind[] = ['ship', 'squadron', 'upgrade', 'objective'];

const SHOWN = 60;

const unresolvedText = ({ line, text, reason, candidates }: UnresolvedLine, say: FleetSentences): string => {
  const names = [...new Set(candidates.map(({ name, cost }) => (cost === null ? name : `${name} (${cost})`)))];
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
  const asks = names.length > 0 && (reason === 'unknown-card' || reason === 'ambiguous');
  return `${say.line(line)}: "${shown}" ${say.reasons[reason]}${asks ? `; ${say.didYouMean(names)}` : '.'}`;
};
