import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/index.ts';

const PAGES = [
  'README.md',
  'CHANGELOG.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];

describe('what the pages say', () => {
  test.each(PAGES)('every link of %s leads somewhere', (page) => {
    const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#)([^)\s#]+)[^)]*\)/g)].map(
      ([, link]) => link!,
    );
    expect(links.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([]);
  });

  test('the readme counts no card that games cannot be played with', () => {
    const rows = [...readFileSync('README.md', 'utf8').matchAll(/^\| (\w+) \| (\d+) of (\d+) \|$/gm)];
    expect(rows.map(([, kind]) => kind)).toEqual(Object.keys(catalogue()));
    for (const [, kind, playable, all] of rows) {
      const cards = catalogue()[kind as keyof ReturnType<typeof catalogue>];
      expect(cards, kind).toHaveLength(Number(all));
      expect(cards.filter(({ implemented }) => implemented).length, kind).toBeGreaterThanOrEqual(Number(playable));
    }
  });
});
