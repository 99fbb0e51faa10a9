import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Carries the rules index into the project: `npx tsx test/tools/sync-rules.ts ../shared/rules`. */

export const RULE_FILES = ['core', 'faq', 'tournament', 'campaign'] as const;

interface Entry {
  readonly id: string;
  readonly rule?: string;
  readonly ruling?: string;
  readonly topic?: string;
  readonly source: string;
  readonly detail?: string;
  readonly cards?: readonly string[];
}

/** The entries of the index in the form in which the project keeps them. */
export const citationsFrom = (folder: string): unknown[] =>
  RULE_FILES.flatMap((name) => {
    const entries = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as readonly Entry[];
    return entries.map(({ id, rule, ruling, topic, source, detail, cards }) => ({
      id,
      text: rule ?? ruling,
      source,
      ...(topic ? { topic } : {}),
      ...(detail ? { detail } : {}),
      ...(cards?.length ? { cards } : {}),
    }));
  });

const [, script, folder] = process.argv;
if (script?.endsWith('sync-rules.ts') && folder) {
  const lines = citationsFrom(folder).map((entry) => JSON.stringify(entry));
  writeFileSync('src/state/citations.json', `[\n${lines.join(',\n')}\n]\n`);
}
