import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { standardContent } from '../../src/content/content.ts';

const guide = readFileSync('docs/writing-cards.md', 'utf8');
const blocks = [...guide.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)\n```/g)].map(([, path, code]) => ({
  path: path!,
  code: code!,
}));

describe('the guide to writing cards', () => {
  test('every block of code is a piece of the file that it names', () => {
    expect(blocks).toHaveLength(guide.match(/^```ts$/gm)!.length);
    for (const { path, code } of blocks) expect(readFileSync(path, 'utf8'), path).toContain(code);
  });

  test('it shows a card of each kind, all of them in games', () => {
    const { upgrades, squadrons, objectives, damageCards } = standardContent();
    const shown = blocks.flatMap(({ code }) => code.match(/\bid: '([a-z0-9-]+)'/)?.[1] ?? []);
    expect(shown.some((id) => upgrades[id]?.type === 'commander')).toBe(true);
    expect(shown.some((id) => upgrades[id]?.type === 'title')).toBe(true);
    expect(shown.some((id) => upgrades[id]?.type === 'officer')).toBe(true);
    expect(shown.some((id) => squadrons[id]?.unique)).toBe(true);
    expect(shown.some((id) => objectives[id])).toBe(true);
    expect(shown.some((id) => damageCards[id])).toBe(true);
  });

  test('the hooks and files that it speaks of exist', () => {
    const hooks = readFileSync('src/content/card.ts', 'utf8');
    const windows = guide.match(/`(?:setup|round|phase|ship|squadron|command|unit|attack|damage)\.[a-zA-Z.]+`/g)!;
    expect(windows.length).toBeGreaterThan(4);
    for (const window of windows) expect(hooks).toContain(`'${window.slice(1, -1)}'`);
    for (const path of guide.match(/`(?:src|test)\/[a-z/.-]+`/g)!)
      expect(existsSync(path.slice(1, -1)), path).toBe(true);
  });
});
