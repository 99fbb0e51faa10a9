import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readCsv } from '../../src/cli/csv.ts';
import { processIo } from '../../src/cli/io.ts';
import { locked } from '../../src/cli/lock.ts';
import { readTournament, type Tournament } from '../../src/tournament/index.ts';
import { armada } from './support.ts';

const PLAYERS = 'name,faction\nAnn Archer,rebel\nBob,imperial\nCid,rebel\n"Doe, Dora",imperial\n';

/** A tournament in the making. */
const begun = async (players = PLAYERS, options = '') => {
  const files = new Map([['players.csv', players]]);
  const on = async (line: string) => armada(`tournament ${line}`, '', files);
  const created = await on(`new e.json --players players.csv --seed 5${options}`);
  return { files, on, created, saved: () => JSON.parse(files.get('e.json')!) as Tournament };
};

const firstNames = (tournament: Tournament, table: number): readonly [string, string] =>
  tournament.rounds.at(-1)!.matches.find((match) => match.table === table)!.players;

describe('a tournament from start to finish', () => {
  test('[TRN-23, TRN-40, TRN-45] players from a table, rounds paired, results entered, standings and a winner', async () => {
    const { on, created, saved } = await begun();
    expect(created).toMatchObject({ code: 0, out: expect.stringContaining('4 players, 3 rounds, seed 5') });
    for (let round = 1; round <= 3; round++) {
      const paired = await on('pair e.json');
      expect(paired.out).toContain(`Round ${round} of 3\nTable 1: `);
      expect(paired.out).toContain('Table 2: ');
      const first = await on('result e.json 1 120 80');
      expect(first.out).toMatch(/^Table 1: .* 120 – 80 .*; .* wins 7 to 3, margin 40\n$/);
      const unfinished = await on('pair e.json');
      expect(unfinished).toMatchObject({ code: 1, err: `armada: round ${round} is not finished: tables 2 (TRN-23)\n` });
      await on('result e.json 2 60 160');
    }
    const shown = await on('show e.json');
    expect(shown.out).toContain('Standings after 3 of 3 rounds');
    expect(shown.out).toMatch(/The winner is .*\.\n$/);
    expect(await on('pair e.json')).toMatchObject({ code: 1, err: expect.stringContaining('(TRN-08)') });
    const json = JSON.parse((await on('show e.json --json')).out);
    expect(json).toMatchObject({ tournament: { rounds: { length: 3 } }, standings: { length: 4 } });
    expect(readTournament(saved()).ok).toBe(true);
  });

  test('results of every kind of end', async () => {
    const { on, saved } = await begun();
    await on('pair e.json');
    const [a, b] = firstNames(saved(), 1);
    const short = (name: string) => name.split(/[ ,]/)[0]!;
    expect((await on(`result e.json 1 180 40 --conceded ${short(b)}`)).out).toContain('(TRN-37, TRN-38)');
    await on('undo e.json 1');
    expect((await on(`result e.json 1 150 40 --eliminated ${short(b)}`)).out).toMatch(/wins 9 to 1, margin 110/);
    await on('undo e.json 1');
    expect(await on('result e.json 1 50 50')).toMatchObject({ code: 1, err: expect.stringContaining('(WIN-06)') });
    expect((await on(`result e.json 1 50 50 --second ${short(a)}`)).out).toContain('margin 0');
    await on('undo e.json 1');
    expect((await on('result e.json 1 50 20 --time')).out).toContain('margin 30');
    expect(saved().rounds[0]!.matches[0]!.report).toMatchObject({ end: 'time' });
  });

  test('[TRN-54, TRN-78] byes, drops, and a player who comes back', async () => {
    const { on } = await begun('Ann\nBob\nCid\nDora\nEve\n');
    expect((await on('pair e.json')).out).toMatch(/Bye: \w+/);
    expect((await on('drop e.json Ann')).out).toContain('Ann (dropped)');
    expect(await on('drop e.json Ann')).toMatchObject({
      code: 1,
      err: 'armada: .player: Ann has already left (dropped)\n',
    });
    expect((await on('back e.json Ann')).out).not.toContain('(dropped)');
    expect(await on('drop e.json Zoe')).toMatchObject({ code: 1, err: expect.stringContaining('Zoe is not a player') });
  });

  test('pairings are taken back while no table has reported', async () => {
    const { on, saved } = await begun();
    await on('pair e.json');
    await on('result e.json 1 10 0');
    expect(await on('unpair e.json')).toMatchObject({
      code: 1,
      err: expect.stringContaining('results have been entered'),
    });
    await on('undo e.json 1');
    expect((await on('unpair e.json')).out).toContain('No round has been paired yet.');
    expect(saved().rounds).toEqual([]);
  });

  test('[TRN-74] 300 points need a table of margins', async () => {
    expect((await begun(PLAYERS, ' --points 300')).created).toMatchObject({
      code: 1,
      err: expect.stringContaining('(TRN-74)'),
    });
    const files = new Map([
      ['players.csv', PLAYERS],
      ['m.csv', 'from;win;loss\n0;6;5\n60;7;4\n'],
    ]);
    const created = await armada('tournament new e.json -p players.csv --points 300 --margins m.csv', '', files);
    expect(created.code).toBe(0);
    files.set('m.csv', '0,6\n');
    expect(await armada('tournament new f.json -p players.csv --points 300 --margins m.csv', '', files)).toMatchObject({
      code: 1,
      err: expect.stringContaining('m.csv: row 1 should have three whole numbers'),
    });
  });
});

describe('what is wrong is refused, and nothing is lost', () => {
  test.each([
    ['result e.json 9 10 0', 'there is no such table'],
    ['result e.json 0 10 0', 'there is no such table'],
    ['result e.json x 10 0', 'x is no table: say a whole number, not negative'],
    ['result e.json 2 -10 0', '-10'],
    ['result e.json 2 1.5 0', '1.5 is no score: say a whole number, not negative'],
    ['result e.json 2 ten 0', 'ten is no score'],
    ['result e.json 2 999999999 0', '.tallies[0].score'],
    ['result e.json 1 30 20', 'table 1 has its result already; undo it first'],
    ['result e.json 2 10 0 --eliminated Zoe', 'Zoe is not a player of this tournament'],
    ['result e.json 2 10 0 --time --conceded Ann', 'a match ends in one way'],
    ['undo e.json 2', 'no result was entered for table 2'],
    ['undo e.json 7', 'there is no such table'],
    ['new e.json --players players.csv', 'e.json is there already'],
    ['show nowhere.json', 'nowhere.json: there is no such file'],
    ['show broken.json', 'broken.json is not a tournament'],
    ['show other.json', 'expected'],
  ])('armada tournament %s', async (line, message) => {
    const { files, on } = await begun();
    files.set('broken.json', '{"version": 1, ');
    files.set('other.json', '{"version": 1}');
    await on('pair e.json');
    await on('result e.json 1 120 80');
    const before = files.get('e.json');
    const { code, out, err } = await on(line);
    expect(code).toBeGreaterThan(0);
    expect(out).toBe('');
    expect(err).toContain(message);
    expect(files.get('e.json')).toBe(before);
  });

  test('a player twice in the list, a list without players, a column that is none', async () => {
    expect((await begun('Ann\nBob\nAnn\n')).created).toMatchObject({
      code: 1,
      err: 'armada: .players[2].id: Ann is named twice\n',
    });
    expect((await begun('\n\n')).created).toMatchObject({ code: 1, err: 'armada: players.csv names no players\n' });
    expect((await begun('Ann\n')).created).toMatchObject({ code: 1, err: expect.stringContaining('(TRN-43)') });
    expect((await begun('name,rank\nAnn,1\n')).created.err).toContain(
      'rank is no column; say name, id, faction or fleet',
    );
    expect((await begun('name,faction\nAnn,sith\nBob,rebel\n')).created.err).toContain(
      'sith is not a faction (players.csv, row 2)',
    );
    expect((await begun('name,faction\n,rebel\n')).created.err).toContain('row 2 has no name');
  });

  test('tables as spreadsheets write them', () => {
    expect(readCsv('\uFEFFname;fleet\r\n"Doe; ""D"" Dora";x\r\n\r\n Ann ;y')).toEqual([
      ['name', 'fleet'],
      ['Doe; "D" Dora', 'x'],
      ['Ann', 'y'],
    ]);
    expect(readCsv('"two\nlines",b\n')).toEqual([['two\nlines', 'b']]);
  });
});

describe('a process that is killed at any moment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'armada-kill-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Starts the process of `writer.ts`, which enters and takes back results in this file without end. */
  const startWriter = (file: string): Promise<ChildProcess> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ['--import', 'tsx', 'test/cli/writer.ts', file], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child.once('error', reject);
      child.stdout!.once('data', () => resolve(child));
    });

  test('leaves a whole file and no lock that anybody waits for', async () => {
    const file = join(folder, 'event.json');
    const { files } = await begun();
    const on = async (line: string) => armada(`tournament ${line}`, '', files);
    await on('pair e.json');
    writeFileSync(file, files.get('e.json')!);
    for (let kill = 0; kill < 5; kill++) {
      const child = await startWriter(file);
      await new Promise((resolve) => setTimeout(resolve, 20 + 37 * kill));
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
      const read = readTournament(JSON.parse(readFileSync(file, 'utf8')));
      expect(read.ok).toBe(true);
      if (read.ok) expect(read.value.rounds[0]!.matches).toHaveLength(2);
    }
    const io = processIo();
    await io.alone(file, () => io.files.write(file, readFileSync(file, 'utf8')));
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  test('a lock that was left before its process wrote its number, or by one that is gone, is taken over, and its half file goes', async () => {
    const file = join(folder, 'left');
    const gone = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => gone.once('exit', resolve));
    for (const holder of ['', String(gone.pid)]) {
      writeFileSync(`${file}.lock`, holder);
      writeFileSync(`${file}.${holder}.tmp`, 'half of what');
      expect(await locked(file, () => readFileSync(`${file}.lock`, 'utf8'))).toBe(String(process.pid));
      expect(readdirSync(folder).filter((name) => name.startsWith('left'))).toEqual([]);
    }
  });

  test('two at once wait for each other', async () => {
    const file = join(folder, 'counter');
    writeFileSync(file, '0');
    const add = () =>
      locked(file, () => {
        writeFileSync(file, String(Number(readFileSync(file, 'utf8')) + 1));
      });
    await Promise.all(Array.from({ length: 20 }, add));
    expect(readFileSync(file, 'utf8')).toBe('20');
  });
});
