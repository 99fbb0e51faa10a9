import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SingleBar } from 'cli-progress';
import { type Command, InvalidArgumentError } from 'commander';
import type { FormatId } from '../../fleet/index.ts';
import { complain } from '../../repl/complaint.ts';
import { fleetToPlay } from '../../repl/fleet-file.ts';
import {
  AGENTS,
  type Batch,
  type BatchFailure,
  type BatchGame,
  type BatchResult,
  type BatchSetup,
  type Estimate,
  eachGame,
  type GameRecord,
  meanOf,
  mergeResults,
  recordOf,
  resultOf,
  shardOf,
  wilson,
} from '../../sim/index.ts';
import { type PoolAgent, type PoolBatch, runBatchInPool } from '../../sim/pool/index.ts';
import { agentSpec } from '../captain.ts';
import { type Io, print, printJson } from '../io.ts';
import { jsonOption, seedOption, whole } from '../options.ts';
import type { Fail } from '../run.ts';
import { formatOption } from './check.ts';

interface SimChoices {
  readonly p1: NamedAgent;
  readonly p2: NamedAgent;
  readonly fleets?: readonly string[];
  readonly format: FormatId;
  readonly swap?: true;
  readonly games: number;
  readonly seed: number;
  readonly workers?: number;
  readonly shard?: Shard;
  readonly out?: string;
  readonly failures?: string;
  readonly merge?: readonly string[];
  readonly json?: true;
}

/** `armada sim --p1 greedy --p2 random --games 200`. */
export const addSim = (program: Command, io: Io, fail: Fail): void => {
  program
    .command('sim')
    .description('play many games between agents, and say who wins how often')
    .option('--p1 <agent>', AGENT_HELP, agentNamed, agentNamed('greedy'))
    .option('--p2 <agent>', 'the same for the other player', agentNamed, agentNamed('random'))
    .option('--fleets <files...>', 'two fleet lists, of p1 and of p2; the learning scenario unless given')
    .addOption(formatOption())
    .option('--swap', 'p1 takes the Imperial side of the learning scenario')
    .option('-n, --games <number>', 'how many games', whole, 100)
    .addOption(seedOption())
    .option('-w, --workers <number>', 'threads, as many as there are cores unless given; 0 plays in this one', whole)
    .option('--shard <i/n>', 'play only the i-th of n parts, for several machines', shardNamed)
    .option('-o, --out <file>', 'a record of each game: CSV if the name ends so, else JSON lines; - is standard output')
    .option('--failures <file>', 'games that went wrong, with their logs, as JSON lines')
    .option('--merge <files...>', 'play nothing: add up what --json printed for the parts')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
Examples:
  armada sim --p1 search:200 --p2 greedy --games 50
  armada sim --fleets rebels.txt imperials.txt --p1 greedy --p2 greedy --games 1000 --out games.csv
  armada sim --games 100000 --shard 3/8 --json > part-3.json
  armada sim --merge part-*.json`,
    )
    .action(async (choices: SimChoices) => {
      const result = choices.merge ? merged(io, choices.merge) : await played(io, choices);
      if (choices.json) printJson(io, result);
      else if (choices.out !== '-') print(io, ...tableOf(choices, result));
      if (choices.failures) io.files.write(choices.failures, linesOf(result.failures));
      if (result.failures.length > 0) fail(1);
    });
};

interface NamedAgent {
  readonly name: string;
  readonly agent: PoolAgent;
}

const AGENT_HELP = `${AGENTS.join(', ')}, search:200 (lines a decision), or a module: ./mine.mjs or ./mine.mjs#name`;

const agentNamed = (name: string): NamedAgent => {
  if (/[/\\]|\.[cm]?js\b/.test(name)) {
    const [path = '', exported] = name.split('#');
    const module = pathToFileURL(resolve(path)).href;
    return { name, agent: exported ? { module, export: exported } : { module } };
  }
  return { name, agent: agentSpec(name, ', or a module: ./mine.mjs or ./mine.mjs#name') };
};

interface Shard {
  readonly part: number;
  readonly of: number;
}

const shardNamed = (text: string): Shard => {
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { part: Number(part), of: Number(of) };
  if (!(shard.part >= 1 && shard.part <= shard.of))
    throw new InvalidArgumentError('It should be a part and how many there are, from 1/n to n/n.');
  return shard;
};

const merged = (io: Io, files: readonly string[]): BatchResult =>
  mergeResults(
    ...files.map((path): BatchResult => {
      try {
        const result = JSON.parse(io.files.read(path));
        if (typeof result.digest === 'string' && Array.isArray(result.failures)) return result;
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
      }
      return complain(`${path}: this is not what armada sim --json prints`);
    }),
  );

const setupFrom = (io: Io, { fleets, format, swap }: SimChoices): BatchSetup => {
  if (!fleets) return { scenario: 'learning', ...(swap ? { factions: { p1: 'imperial', p2: 'rebel' } as const } : {}) };
  if (fleets.length !== 2) return complain('--fleets takes two lists, of p1 and of p2');
  const [p1, p2] = fleets.map((path) => fleetToPlay(io.files, path));
  return { fleets: { p1: p1!, p2: p2! }, format };
};

const played = async (io: Io, choices: SimChoices): Promise<BatchResult> => {
  const whole: PoolBatch = {
    setup: setupFrom(io, choices),
    agents: { p1: choices.p1.agent, p2: choices.p2.agent },
    seed0: choices.seed,
    count: choices.games,
  };
  const { part, of } = choices.shard ?? { part: 1, of: 1 };
  const batch = shardOf(whole as Batch, part - 1, of);
  const records: GameRecord[] = [];
  const bar = progressBar(io, batch.count);
  try {
    const result =
      choices.workers === 0
        ? playHere(batch, records, bar)
        : await runBatchInPool(batch as PoolBatch, {
            ...(choices.workers === undefined ? {} : { workers: choices.workers }),
            onGame: (record) => records.push(record),
            onProgress: (done) => bar?.update(done),
          });
    if (choices.out) writeRecords(io, choices.out, records);
    return result;
  } catch (error) {
    return error instanceof TypeError || error instanceof RangeError ? complain(error.message) : Promise.reject(error);
  } finally {
    bar?.stop();
  }
};

const playHere = (batch: Batch, records: GameRecord[], bar: SingleBar | null): BatchResult => {
  if ('module' in batch.agents.p1 || 'module' in batch.agents.p2)
    return complain('agents from modules play in worker threads: leave out --workers 0');
  const games = function* (): Generator<BatchGame> {
    for (const game of eachGame(batch)) {
      records.push(recordOf(game));
      bar?.increment();
      yield game;
    }
  };
  return resultOf(games());
};

const progressBar = ({ progress }: Io, games: number): SingleBar | null => {
  if (!progress || games === 0) return null;
  const bar = new SingleBar({
    stream: progress,
    format: '{bar} {percentage} %  {value} of {total} games, {eta_formatted} left',
    etaBuffer: 100,
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(games, 0);
  return bar;
};

const linesOf = (values: readonly unknown[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');

const writeRecords = (io: Io, path: string, records: readonly GameRecord[]): void => {
  const inOrder = [...records].sort((a, b) => a.game - b.game);
  const text = path.endsWith('.csv') ? csvOf(inOrder) : linesOf(inOrder);
  if (path === '-') io.out(text);
  else io.files.write(path, text);
};

const COLUMNS = [
  'game',
  'seed',
  'winner',
  'reason',
  'p1',
  'p2',
  'firstPlayer',
  'round',
  'decisions',
  'hash',
  'error',
] as const satisfies readonly (keyof GameRecord)[];

const csvOf = (records: readonly GameRecord[]): string =>
  [COLUMNS.join(','), ...records.map((record) => COLUMNS.map((name) => csvField(record[name])).join(','))]
    .map((line) => `${line}\n`)
    .join('');

const csvField = (value: string | number | null): string => {
  const text = String(value ?? '');
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const interval = ({ low, high }: Estimate, say: (value: number) => string): string => `${say(low)} to ${say(high)}`;
const oneDigit = (value: number): string => value.toFixed(1);

/** Who won how often, and what they scored, each with the interval that holds the truth 19 times out of 20. */
const tableOf = ({ p1, p2, merge }: SimChoices, result: BatchResult): readonly string[] => {
  const names = merge ? { p1: 'p1', p2: 'p2' } : { p1: `p1 ${p1.name}`, p2: `p2 ${p2.name}` };
  const row = (player: 'p1' | 'p2'): readonly string[] => {
    const share = wilson(result.wins[player], result.games);
    const score = meanOf(result.scores[player]);
    return [
      names[player],
      String(result.wins[player]),
      percent(share.value),
      interval(share, percent),
      oneDigit(score.value),
      interval(score, oneDigit),
    ];
  };
  const rows = [['', 'wins', 'share', '95 % interval', 'mean score', '95 % interval'], row('p1'), row('p2')];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((each) => each[column]!.length)));
  const facts = [
    ['margin', `${oneDigit(meanOf(result.margins).value)} (${interval(meanOf(result.margins), oneDigit)})`],
    ['first player won', percent(wilson(result.firstPlayerWins, result.games).value)],
    ['ended early', percent(wilson(result.eliminations, result.games).value)],
    ['rounds', oneDigit(meanOf(result.rounds).value)],
    ['decisions', oneDigit(meanOf(result.decisions).value)],
    ['digest', result.digest],
  ];
  return [
    `${result.games} games`,
    '',
    ...rows.map((each) =>
      each.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
    ),
    '',
    ...(result.games > 0 ? facts.map(([name, value]) => `${name!.padEnd(18)}${value}`) : []),
    ...failureLines(result.failures),
  ];
};

const MOST_SHOWN = 5;

const failureLines = (failures: readonly BatchFailure[]): readonly string[] =>
  failures.length === 0
    ? []
    : [
        '',
        `${failures.length} games went wrong (--failures FILE keeps their logs):`,
        ...failures
          .slice(0, MOST_SHOWN)
          .map(({ game, error }) => `  game ${game}: ${error.split('\n')[0]!.slice(0, 160)}`),
      ];
