import { describe, expect, test } from 'vitest';
import { readCsv } from '../../src/cli/csv.ts';
import { armada } from './support.ts';

describe('armada sim', { timeout: 60_000 }, () => {
  const SIX = 'sim --p1 random --p2 random --games 6 --seed 3 --workers 0';

  test('prints wins and scores with their intervals', async () => {
    const { code, out } = await armada(SIX);
    expect(code).toBe(0);
    expect(out).toMatch(/^6 games\n/);
    expect(out).toMatch(/p1 random +\d +[\d.]+ % +[\d.]+ % to [\d.]+ % +[\d.]+ +-?[\d.]+ to [\d.]+/);
    expect(out).toMatch(/digest +[0-9a-f]{32}/);
    expect((await armada(SIX)).out).toBe(out);
  });

  test('shards are the whole: their records are its records, and merged they are its table', async () => {
    const files = new Map<string, string>();
    const whole = await armada(`${SIX} --out all.jsonl --json`, '', files);
    const digests = [];
    for (const part of [1, 2, 3, 4]) {
      const shard = await armada(`${SIX} --shard ${part}/4 --out part-${part}.jsonl --json`, '', files);
      expect(shard.code).toBe(0);
      files.set(`part-${part}.json`, shard.out);
      digests.push(JSON.parse(shard.out).digest);
    }
    expect(new Set(digests).size).toBe(4);
    const merged = await armada('sim --merge part-4.json part-1.json part-3.json part-2.json --json', '', files);
    expect(JSON.parse(merged.out)).toEqual(JSON.parse(whole.out));
    const records = [1, 2, 3, 4].map((part) => files.get(`part-${part}.jsonl`)).join('');
    expect(records).toBe(files.get('all.jsonl'));
    expect(
      records
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).game),
    ).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('writes CSV that a spreadsheet reads', async () => {
    const files = new Map<string, string>();
    await armada(`${SIX} --out games.csv`, '', files);
    const [head, ...rows] = readCsv(files.get('games.csv')!);
    expect(head!.slice(0, 6)).toEqual(['game', 'seed', 'winner', 'reason', 'p1', 'p2']);
    expect(rows).toHaveLength(6);
    for (const row of rows) expect(['p1', 'p2']).toContain(row[2]);
    const lines = await armada(`${SIX} --out -`);
    expect(lines.out.trim().split('\n')).toHaveLength(6);
  });

  test('plays fleets, and says what is wrong with them', async () => {
    const core = '--fleets examples/fleets/core-rebel.txt examples/fleets/core-imperial.txt';
    const match = await armada(`sim --p1 random --p2 random --games 1 --workers 0 ${core} --format standard-180`);
    expect(match).toMatchObject({ code: 0, out: expect.stringContaining('1 games') });
    expect(await armada('sim --workers 0 --fleets one.txt')).toMatchObject({ code: 1 });
    const tooLarge = await armada(
      `sim --games 1 --workers 0 ${core} --format standard-180 --fleets examples/fleets/rebel-400.txt examples/fleets/imperial-400.txt`,
    );
    expect(tooLarge).toMatchObject({ code: 1 });
  });

  test('refuses agents, shards and files that are none', async () => {
    for (const [line, code, said] of [
      ['--p1 nobody', 2, 'It should be random, greedy, search'],
      ['--p1 search:0', 2, 'at least 1'],
      ['--p1 greedy:3', 2, 'It should be'],
      ['--shard 5/4', 2, 'from 1/n to n/n'],
      ['--shard 0/4', 2, 'from 1/n to n/n'],
      ['--games many', 2, 'whole number'],
      ['--merge examples/game.mjs', 1, 'not what armada sim --json prints'],
      ['--p1 ./mine.mjs --workers 0', 1, 'worker threads'],
    ] as const)
      expect(await armada(`sim ${line}`), line).toMatchObject({ code, err: expect.stringContaining(said) });
  });
});
