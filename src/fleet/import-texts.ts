import type { ImportFailure, ImportWarning, UnresolvedLine } from './import.ts';

/** What came of reading a list, as a sentence in English. */
export const describeImport = (problem: UnresolvedLine | ImportWarning | ImportFailure): string => {
  if ('reason' in problem) return unresolvedText(problem);
  const say = (SENTENCES as { readonly [code: string]: (facts: Facts) => string })[problem.code]!;
  const where = 'line' in problem && problem.line > 0 ? `Line ${problem.line}: ` : '';
  return `${where}${say(problem.facts)}`;
};

type Facts = ImportWarning['facts'];

const unresolvedText = ({ line, text, reason, candidates }: UnresolvedLine): string => {
  const names = [...new Set(candidates.map(({ name, cost }) => (cost === null ? name : `${name} (${cost})`)))];
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return `Line ${line}: "${shown}" ${REASONS[reason]}${
    reason === 'unknown-card' || reason === 'ambiguous'
      ? names.length > 0
        ? `; did you mean ${names.join(' or ')}?`
        : '.'
      : '.'
  }`;
};

const REASONS: Readonly<Record<UnresolvedLine['reason'], string>> = {
  'unknown-card': 'is not known',
  ambiguous: 'could be several cards',
  'no-ship-yet': 'is an upgrade, and no ship stands before it',
  'too-long': 'is too long to be read',
  'too-many': 'counts more than can be taken',
};

const SENTENCES: { readonly [C in ImportWarning['code'] | ImportFailure['code']]: (facts: Facts) => string } = {
  'cost-differs': ({ card, listed, cost }) => `${card} is listed at ${listed} points and costs ${cost}.`,
  'total-differs': ({ listed, counted }) => `the total is given as ${listed} and comes to ${counted}.`,
  'commander-differs': ({ commander }) => `${commander} is named as commander and is on no ship.`,
  'second-objective': ({ category, kept, dropped }) =>
    `a second ${category} objective, ${dropped}, is left out; ${kept} stays.`,
  'faction-assumed': ({ faction }) => `The list names no faction that is known; its cards say ${faction}.`,
  'other-content': ({ named, known }) => `The file was made for the cards ${named}, not ${known}.`,
  empty: () => 'There is nothing to read.',
  'too-large': ({ characters, limit }) => `The text has ${characters} characters, ${limit} can be read.`,
  'no-fleet': () => 'Nothing in the text looks like a fleet.',
  'bad-json': () => 'The text begins like JSON and is none.',
  'other-version': ({ version, known }) =>
    `The file has version ${JSON.stringify(version)}, this library reads ${known}.`,
  malformed: ({ at, expected }) => `Not a fleet: ${at || 'the value'} should be ${expected}.`,
};
