import { type Content, standardContent } from '../content/content.ts';
import type { GameLog } from '../engine/log.ts';
import type { FleetsSetup, GameSetup, LearningSetup, PositionSetup } from '../engine/setup.ts';
import type { Action } from '../state/actions.ts';
import { createRng } from '../state/rng.ts';
import type { Outcome } from '../state/state.ts';
import type { ByPlayer, Player } from '../state/vocabulary.ts';
import type { Agent, AgentFactory } from './agents/agent.ts';
import { type AgentSpec, agentOf } from './agents/index.ts';
import { GameFailure, type PlayedGame, playGame } from './game.ts';
import { seedOf } from './seeds.ts';

/** Many games, as pure functions: the same batch gives the same result, however it is cut into parts. */

/** A setup without its seed, which each game of a batch has of its own. */
export type BatchSetup = Omit<LearningSetup, 'seed'> | Omit<FleetsSetup, 'seed'> | Omit<PositionSetup, 'seed'>;

/** Games to be played. */
export interface Batch {
  readonly setup: BatchSetup;
  /** Who plays for each player: an agent by its name and options, or one of your own. */
  readonly agents: ByPlayer<AgentSpec | AgentFactory>;
  /** The seed from which those of all games follow. */
  readonly seed0: number;
  /** How many games. */
  readonly count: number;
  /** The number of the first game; 0 unless the batch is a part of a larger one. */
  readonly first?: number;
}

/** How often each value occurred, by value. */
export type Tally = readonly (readonly [value: number, times: number])[];

/** What came of a batch, as plain data. Results of parts are added by `mergeResults`. */
export interface BatchResult {
  /** Games that were played to their end. */
  readonly games: number;
  readonly wins: ByPlayer<number>;
  /** How many of the games the first player won. */
  readonly firstPlayerWins: number;
  /** How many ended by the destruction of all ships of one side. */
  readonly eliminations: number;
  readonly scores: ByPlayer<Tally>;
  /** The score of p1 less that of p2. */
  readonly margins: Tally;
  /** The rounds in which the games ended. */
  readonly rounds: Tally;
  /** How many decisions the players took. */
  readonly decisions: Tally;
  /** A number of 128 bits over the last hashes of all games: equal for equal games in any order. */
  readonly digest: string;
  /** Games that went wrong, by number. */
  readonly failures: readonly BatchFailure[];
}

/** A game that went wrong. */
export interface BatchFailure {
  /** The number of the game in its batch. */
  readonly game: number;
  readonly setup: GameSetup;
  readonly error: string;
  /** The action at which it went wrong; null if it was not an action. */
  readonly action: Action | null;
  /** The game up to there, to be replayed; null if it could not even begin. */
  readonly log: GameLog | null;
}

/** The setup of one game of a batch. */
export const setupOf = ({ setup, seed0 }: Pick<Batch, 'setup' | 'seed0'>, game: number): GameSetup => ({
  ...setup,
  seed: seedOf(seed0, game, 0),
});

/** Plays a batch. What goes wrong with a game is told in the result and costs no other game. */
export const runBatch = (batch: Batch, content: Content = standardContent()): BatchResult =>
  resultOf(eachGame(batch, content));

/** What games of a batch add up to. */
export const resultOf = (games: Iterable<BatchGame>): BatchResult => {
  const tally = newTally();
  for (const { result, failure } of games) {
    if (result) tally.add(result);
    else tally.fail(failure);
  }
  return tally.result();
};

/** A batch of which no game was played, all for the same reason. */
export const resultOfLost = (batch: Batch, error: string): BatchResult => {
  const tally = newTally();
  for (let game = batch.first ?? 0; game < (batch.first ?? 0) + batch.count; game++)
    tally.fail({ game, setup: setupOf(batch, game), error, action: null, log: null });
  return tally.result();
};

/** A game of a batch: how it went, or what went wrong. */
export type BatchGame = { readonly game: number; readonly seed: number } & (
  | { readonly result: PlayedGame; readonly failure: null }
  | { readonly result: null; readonly failure: BatchFailure }
);

/** A game of a batch in one flat record, for tables. */
export interface GameRecord {
  readonly game: number;
  readonly seed: number;
  readonly winner: Player | null;
  readonly reason: Outcome['reason'] | null;
  readonly p1: number | null;
  readonly p2: number | null;
  readonly firstPlayer: Player | null;
  readonly round: number | null;
  readonly decisions: number | null;
  readonly hash: string | null;
  /** What went wrong; null for a game that was played to its end. */
  readonly error: string | null;
}

/** A game of a batch in one flat record. */
export const recordOf = ({ game, seed, result, failure }: BatchGame): GameRecord => ({
  game,
  seed,
  winner: result?.outcome.winner ?? null,
  reason: result?.outcome.reason ?? null,
  p1: result?.outcome.scores.p1 ?? null,
  p2: result?.outcome.scores.p2 ?? null,
  firstPlayer: result?.firstPlayer ?? null,
  round: result?.round ?? null,
  decisions: result?.decisions ?? null,
  hash: result?.hash ?? null,
  error: failure?.error ?? null,
});

/** The games of a batch, one after another, each played when it is asked for: for records of every game, and for progress. */
export function* eachGame(batch: Batch, content: Content = standardContent()): Generator<BatchGame, void, void> {
  checkBatch(batch);
  const first = batch.first ?? 0;
  const agents = { p1: agentOf(batch.agents.p1), p2: agentOf(batch.agents.p2) };
  for (let game = first; game < first + batch.count; game++) yield playOne(batch, game, agents, content);
}

const playOne = (batch: Batch, game: number, agents: ByPlayer<AgentFactory>, content: Content): BatchGame => {
  const setup = setupOf(batch, game);
  const { seed } = setup;
  const seated = (player: Player, stream: number): Agent =>
    agents[player](createRng(seedOf(batch.seed0, game, stream)), player);
  try {
    const result = playGame(setup, { p1: seated('p1', 1), p2: seated('p2', 2) }, content);
    return { game, seed, result, failure: null };
  } catch (error) {
    return { game, seed, result: null, failure: failureOf(game, setup, error) };
  }
};

const checkBatch = ({ seed0, count, first = 0 }: Batch): void => {
  for (const [name, number] of Object.entries({ seed0, count, first }))
    if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`${name} is a whole number, not ${number}`);
};

const failureOf = (game: number, setup: GameSetup, error: unknown): BatchFailure => ({
  game,
  setup,
  error: error instanceof Error ? error.message : String(error),
  action: error instanceof GameFailure ? error.action : null,
  log: error instanceof GameFailure ? error.log : null,
});

/** A part of a batch: `shardOf(batch, 0, 4)` to `shardOf(batch, 3, 4)` are the whole, each game in exactly one of them. */
export const shardOf = (batch: Batch, shard: number, shards: number): Batch => {
  if (!Number.isInteger(shards) || shards < 1 || !Number.isInteger(shard) || shard < 0 || shard >= shards)
    throw new RangeError(`no shard ${shard} of ${shards}`);
  const from = Math.floor((batch.count * shard) / shards);
  const to = Math.floor((batch.count * (shard + 1)) / shards);
  return { ...batch, first: (batch.first ?? 0) + from, count: to - from };
};

/** The result of a batch from those of its parts, in any order. */
export const mergeResults = (...parts: readonly BatchResult[]): BatchResult => {
  const tally = newTally();
  for (const part of parts) tally.merge(part);
  return tally.result();
};

type Counts = Map<number, number>;

const newTally = () => {
  let games = 0;
  let firstPlayerWins = 0;
  let eliminations = 0;
  const wins: Record<Player, number> = { p1: 0, p2: 0 };
  const scores: Record<Player, Counts> = { p1: new Map(), p2: new Map() };
  const margins: Counts = new Map();
  const rounds: Counts = new Map();
  const decisions: Counts = new Map();
  const digest = new Uint32Array(DIGEST_WORDS);
  const failures: BatchFailure[] = [];
  return {
    add: (game: PlayedGame): void => {
      const { winner, reason } = game.outcome;
      games += 1;
      wins[winner] += 1;
      if (winner === game.firstPlayer) firstPlayerWins += 1;
      if (reason === 'elimination') eliminations += 1;
      count(scores.p1, game.outcome.scores.p1);
      count(scores.p2, game.outcome.scores.p2);
      count(margins, game.outcome.scores.p1 - game.outcome.scores.p2);
      count(rounds, game.round);
      count(decisions, game.decisions);
      addTo(digest, game.hash);
    },
    fail: (failure: BatchFailure): void => {
      failures.push(failure);
    },
    merge: (part: BatchResult): void => {
      games += part.games;
      wins.p1 += part.wins.p1;
      wins.p2 += part.wins.p2;
      firstPlayerWins += part.firstPlayerWins;
      eliminations += part.eliminations;
      countAll(scores.p1, part.scores.p1);
      countAll(scores.p2, part.scores.p2);
      countAll(margins, part.margins);
      countAll(rounds, part.rounds);
      countAll(decisions, part.decisions);
      addTo(digest, part.digest);
      failures.push(...part.failures);
    },
    result: (): BatchResult => ({
      games,
      wins: { ...wins },
      firstPlayerWins,
      eliminations,
      scores: { p1: sorted(scores.p1), p2: sorted(scores.p2) },
      margins: sorted(margins),
      rounds: sorted(rounds),
      decisions: sorted(decisions),
      digest: Array.from(digest, (word) => word.toString(16).padStart(8, '0')).join(''),
      failures: [...failures].sort((a, b) => a.game - b.game),
    }),
  };
};

const count = (counts: Counts, value: number, times = 1): void => {
  counts.set(value, (counts.get(value) ?? 0) + times);
};

const countAll = (counts: Counts, tally: Tally): void => {
  for (const [value, times] of tally) count(counts, value, times);
};

const sorted = (counts: Counts): Tally => [...counts].sort(([a], [b]) => a - b);

const DIGEST_WORDS = 4;

/** Adds a hash of 32 hexadecimal digits to a digest, word by word: the order of games does not matter, their number does. */
const addTo = (digest: Uint32Array, hash: string): void => {
  for (let word = 0; word < DIGEST_WORDS; word++)
    digest[word] = digest[word]! + Number.parseInt(hash.slice(8 * word, 8 * word + 8), 16);
};
