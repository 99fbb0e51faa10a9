import {
  type Action,
  act,
  awaiting,
  beginGame,
  chanceOutcomes,
  createRng,
  type Event,
  extendLog,
  formatPosition,
  type GameLog,
  type GameSetup,
  type GameState,
  legalActions,
  type Played,
  type PlayerDecision,
  type Position,
  parsePosition,
  replay,
  type SetupIssue,
  startLog,
  step,
  type Verdict,
} from '../index.ts';
import {
  describeAwaiting,
  describeEvent,
  describeLogIssue,
  describePositionFault,
  describeSetupIssue,
  describeVerdict,
  type Language,
} from '../text/index.ts';
import { Complaint, complain } from './complaint.ts';

/** `1 action`, `2 actions`. */
export const actions = (count: number): string => `${count} action${count === 1 ? '' : 's'}`;

const MOST_SKIPPED = 100;

/** Where a bench reads and writes. */
export interface Files {
  read(path: string): string;
  write(path: string, text: string): void;
}

/** What was done, and what came of it. */
interface Step {
  readonly action: Action;
  readonly played: Played;
}

/**
 * A table to try things out on: a position, the game that was played from it with every step kept, and what was last asked. Chance
 * waits for its answers, so that dice can be set.
 */
export class Bench {
  language: Language = 'en';
  /** Whether every step shows what is being resolved. */
  tracing = false;
  /** What stands on the table, complete or not; null when the game does not come from a position. */
  #draft: Position | null = { ships: [] };
  #setup: GameSetup | null = null;
  #begun: { readonly state: GameState; readonly events: readonly Event[] } | null = null;
  #steps: readonly Step[] = [];
  #at = 0;
  #rng = createRng(1);
  /** The verdicts of the last answer, for `.why`. */
  asked: readonly Verdict[] = [];
  /** The actions of the last list, for their numbers. */
  listed: readonly Action[] = [];

  constructor(readonly files: Files) {}

  /** How many steps were made up to now, and how many there are with those taken back. */
  get count(): { readonly at: number; readonly of: number } {
    return { at: this.#at, of: this.#steps.length };
  }

  /** The state, or a complaint that there is none yet. */
  get state(): GameState {
    return this.stateOrNull ?? complain(this.#whyNoGame());
  }

  get stateOrNull(): GameState | null {
    return this.#at > 0 ? this.#steps[this.#at - 1]!.played.state : (this.#begun?.state ?? null);
  }

  #whyNoGame(): string {
    const ships = this.#draft?.ships ?? [];
    const without = (['p1', 'p2'] as const).filter((player) => !ships.some(({ owner }) => owner === player));
    return ships.length === 0
      ? 'the table is empty; .place p1 vic-ii at 600,200 puts a ship on it, .load learning the learning scenario'
      : `${without.join(' and ')} has no ship yet; .place one for it`;
  }

  /** The events of the last step. */
  get events(): readonly Event[] {
    return this.#at > 0 ? this.#steps[this.#at - 1]!.played.events : (this.#begun?.events ?? []);
  }

  /** What stands on the table now, as a position. */
  get position(): Position {
    const state = this.stateOrNull;
    if (!state) return this.#draft ?? { ships: [] };
    if (this.#at === 0 && this.#draft) return this.#draft;
    const read = parsePosition(formatPosition(state));
    return read.ok ? read.value : complain(`this position cannot be written down: ${formatPosition(state)}`);
  }

  /** A new position; the game begins anew from it. An incomplete one waits for more. */
  lay(position: Position): readonly string[] {
    const setup: GameSetup = { position, seed: 1, chance: 'explicit' };
    const begun = beginGame(setup);
    if (!begun.ok) {
      const waiting = begun.error.every(({ code }) => code === 'no-ship');
      if (!waiting) this.#refuse(begun.error);
      this.#begin(null, null, position);
      return [this.#whyNoGame()];
    }
    const dropped = this.#at;
    this.#begin(setup, begun.value, position);
    return dropped > 0 ? [`The game begins anew from here, without its ${actions(dropped)}.`] : [];
  }

  /** A new game of any kind. */
  begin(setup: GameSetup): void {
    const explicit = { ...setup, chance: 'explicit' } as GameSetup;
    const begun = beginGame(explicit);
    if (!begun.ok) this.#refuse(begun.error);
    else this.#begin(explicit, begun.value, 'position' in setup ? setup.position : null);
  }

  /** A text as whatever it is: a log, or a position. */
  open(text: string): readonly string[] {
    if (text.trimStart().startsWith('{')) return this.#openLog(text);
    const read = parsePosition(text);
    if (!read.ok) throw new Complaint(read.error.map((fault) => describePositionFault(fault, this.telling)).join('\n'));
    if (read.value.ships.length === 0) complain('there is no ship in it; a position begins like p1 vic-ii at 600,200');
    return this.lay(read.value);
  }

  #openLog(text: string): readonly string[] {
    let log: GameLog;
    try {
      log = JSON.parse(text) as GameLog;
    } catch (error) {
      return complain(`this is not a whole log: ${(error as Error).message}; was the file cut off?`);
    }
    const replayed = replay(log);
    if (!replayed.ok) return complain(describeLogIssue(replayed.error, this.telling));
    this.begin(log.setup);
    for (const action of log.actions) this.do(action);
    return [`Replayed: ${actions(log.actions.length)}; .goto 0 goes to the beginning.`];
  }

  #refuse(issues: readonly SetupIssue[]): never {
    const lines = issues.map((issue) => describeSetupIssue(issue, this.telling).replace(/^\.position\.?/, ''));
    throw new Complaint(lines.join('\n'));
  }

  #begin(
    setup: GameSetup | null,
    begun: { readonly state: GameState; readonly events: readonly Event[] } | null,
    draft: Position | null,
  ): void {
    this.#setup = setup;
    this.#begun = begun;
    this.#draft = draft;
    this.#steps = [];
    this.#at = 0;
    this.#rng = createRng(1);
    this.listed = [];
  }

  /** What sentences are told with. */
  get telling(): { readonly language: Language; readonly state: GameState | null } {
    return { language: this.language, state: this.stateOrNull };
  }

  /** Plays an action; what was taken back before is forgotten. */
  do(action: Action): readonly string[] {
    const before = this.state;
    const played = step(before, action);
    if (!played.ok) {
      this.asked = [played.verdict];
      throw new Complaint(describeVerdict(played.verdict, this.telling).join('\n'));
    }
    this.#steps = [...this.#steps.slice(0, this.#at), { action, played }];
    this.#at += 1;
    this.listed = [];
    return this.tell(played.events);
  }

  /** Answers chance at random. */
  chance(): Action {
    const outcomes = chanceOutcomes(this.state);
    if (outcomes.length === 0) return complain('nothing is to be rolled or drawn now');
    const lot = this.#rng.below(1_000_000) / 1_000_000;
    let sum = 0;
    for (const { action, probability } of outcomes) {
      sum += probability;
      if (lot < sum) return action;
    }
    return outcomes[outcomes.length - 1]!.action;
  }

  /**
   * Declines everything that may be declined, until something must be decided or a decision of this kind is due. If that kind does not
   * come up, nothing is declined.
   */
  skip(until: PlayerDecision['kind'] | null): readonly string[] {
    const [steps, at] = [this.#steps, this.#at];
    const told: string[] = [];
    let due = awaiting(this.state);
    for (let n = 0; n < MOST_SKIPPED && due.kind === 'player' && due.decision.kind !== until; n++) {
      if (!legalActions(this.state, due.player).some(({ type }) => type === 'done')) break;
      told.push(...this.do(act.done(due.player)));
      due = awaiting(this.state);
    }
    if (until === null || (due.kind === 'player' && due.decision.kind === until)) return told;
    const instead = this.due();
    [this.#steps, this.#at] = [steps, at];
    return complain(`${until} does not come up, so nothing was skipped; what comes is ${instead}`);
  }

  /** Goes to the table after so many actions. */
  goto(at: number): void {
    if (!this.#begun) complain(this.#whyNoGame());
    if (!Number.isInteger(at) || at < 0 || at > this.#steps.length)
      complain(`say a number of actions from 0 to ${this.#steps.length}`);
    this.#at = at;
    this.listed = [];
  }

  /** The last action that was done. */
  get last(): Action | null {
    return this.#at > 0 ? this.#steps[this.#at - 1]!.action : null;
  }

  /** The action that was taken back last. */
  get next(): Action | null {
    return this.#steps[this.#at]?.action ?? null;
  }

  /** The game as a log, as far as it has come. */
  log(): GameLog {
    const started = startLog(this.#setup ?? complain(this.#whyNoGame()));
    if (!started.ok) return this.#refuse(started.error);
    return this.#steps.slice(0, this.#at).reduce((log, { played }) => extendLog(log, played), started.value.log);
  }

  tell(events: readonly Event[]): readonly string[] {
    return events.map((event) => describeEvent(event, this.telling));
  }

  /** Who must decide what. */
  due(): string {
    return describeAwaiting(awaiting(this.state), this.telling);
  }
}
