import { createInterface } from 'node:readline';
import { type Command, Option } from 'commander';
import type { FormatId } from '../../fleet/index.ts';
import {
  type Action,
  awaiting,
  type Event,
  eventsFor,
  extendLog,
  type GameLog,
  type GameSetup,
  type GameState,
  hashState,
  judge,
  legalActions,
  PLAYERS,
  type Player,
  parsePosition,
  startLog,
  step,
  viewFor,
} from '../../index.ts';
import { renderText } from '../../render/index.ts';
import { readActionText } from '../../repl/action-text.ts';
import { Complaint, complain } from '../../repl/complaint.ts';
import { fleetToPlay } from '../../repl/fleet-file.ts';
import { tellRule } from '../../repl/questions.ts';
import type { AgentSpec } from '../../sim/index.ts';
import {
  describeAction,
  describeAwaiting,
  describeEvent,
  describePositionFault,
  describeSetupIssue,
  describeVerdict,
  type Language,
} from '../../text/index.ts';
import { agentSpec, captainOf } from '../captain.ts';
import { type Io, print, printJson } from '../io.ts';
import { jsonOption, languageOption, seedOption } from '../options.ts';
import { formatOption } from './check.ts';

interface PlayChoices {
  readonly as?: Player;
  readonly bot: AgentSpec;
  readonly position?: string;
  readonly fleets?: readonly string[];
  readonly format: FormatId;
  readonly seed: number;
  readonly log?: string;
  readonly quiet?: true;
  readonly json?: true;
  readonly language: Language;
}

/** `armada play`. */
export const addPlay = (program: Command, io: Io): void => {
  program
    .command('play')
    .description('watch two bots play, or play against one')
    .addOption(new Option('--as <player>', 'play this side yourself').choices(PLAYERS))
    .addOption(
      new Option('-b, --bot <agent>', 'how the bots play: random, greedy, or search:200 (so many lines a decision)')
        .default({ agent: 'greedy' }, 'greedy')
        .argParser((text) => agentSpec(text)),
    )
    .option('-p, --position <file>', 'begin from the text of a position; the learning scenario unless given')
    .addOption(new Option('--fleets <files...>', 'a full game between two fleet lists').conflicts('position'))
    .addOption(formatOption())
    .addOption(seedOption())
    .option('--log <file>', 'write the log of the game, also of one that is broken off')
    .option('-q, --quiet', 'only say how it ended')
    .addOption(languageOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  armada play --seed 7 --log game.json\n  armada play --as p1 --bot search:100 --language pl',
    )
    .action((choices: PlayChoices) => play(io, choices));
};

interface Game {
  log: GameLog;
  state: GameState;
}

const play = async (io: Io, choices: PlayChoices): Promise<void> => {
  const begun = startLog(setupOf(io, choices));
  if (!begun.ok) throw new Complaint(begun.error.map((issue) => describeSetupIssue(issue, choices)).join('\n'));
  const game: Game = { log: begun.value.log, state: begun.value.state };
  const tell = (events: readonly Event[]): void => {
    if (!choices.quiet && !choices.json) print(io, ...sentences(events, game.state, choices));
  };
  tell(begun.value.events);
  const person = choices.as ? personAt(io, choices.as, choices) : null;
  const bots = {
    p1: captainOf(choices.bot, choices.seed, 'p1'),
    p2: captainOf(choices.bot, choices.seed, 'p2'),
  };
  try {
    for (let due = awaiting(game.state); due.kind !== 'over'; due = awaiting(game.state)) {
      const player = nextOf(game.state, choices.as);
      const action = player === choices.as ? await person!.choose(game.state) : bots[player].choose(game.state);
      if (!action) break;
      const played = step(game.state, action);
      if (!played.ok) throw new Error(`a bot chose what is refused: ${JSON.stringify(action)}`);
      game.log = extendLog(game.log, played);
      game.state = played.state;
      tell(played.events);
    }
  } finally {
    person?.leave();
    if (choices.log !== undefined) io.files.write(choices.log, `${JSON.stringify(game.log)}\n`);
  }
  finish(io, game, choices);
};

const finish = (io: Io, { log, state }: Game, { json, log: file, language }: PlayChoices): void => {
  const due = awaiting(state);
  if (json) printJson(io, { outcome: state.outcome, actions: log.actions.length, hash: hashState(state) });
  else
    print(
      io,
      describeAwaiting(due, { state, language }),
      `${log.actions.length} actions, hash ${hashState(state)}.`,
      ...(file === undefined ? [] : [`The log is in ${file}.`]),
    );
};

const setupOf = (io: Io, { position, fleets, format, seed, language }: PlayChoices): GameSetup => {
  if (fleets) {
    const [p1, p2, ...more] = fleets.map((path) => fleetToPlay(io.files, path));
    if (!p1 || !p2 || more.length > 0) return complain('a game is between two fleets: --fleets mine.txt yours.txt');
    return { fleets: { p1, p2 }, format, seed };
  }
  if (position === undefined) return { scenario: 'learning', seed, suggestedDials: true };
  const read = parsePosition(io.files.read(position));
  if (read.ok) return { position: read.value, seed };
  throw new Complaint(
    read.error.map((fault) => `${position}:${describePositionFault(fault, { language })}`).join('\n'),
  );
};

/** Who answers now; of two who are asked at once the bot first, so that nobody waits for a person. */
const nextOf = (state: GameState, person: Player | undefined): Player => {
  const asked = PLAYERS.filter((player) => legalActions(state, player).length > 0);
  return asked.find((player) => player !== person) ?? asked[0]!;
};

const sentences = (events: readonly Event[], state: GameState, { as, language }: PlayChoices): string[] =>
  as
    ? eventsFor(events, as).map((event) => describeEvent(event, { state: viewFor(state, as), language }))
    : events.map((event) => describeEvent(event, { state, language }));

const MOST_LISTED = 15;
const HINT = '? tells what can be said';
const HELP =
  'Say a number, words to look for, or an action in words; map shows the table, why the rules of the last refusal, quit leaves.';

/** A person who answers by typing. */
const personAt = (
  io: Io,
  player: Player,
  { language }: PlayChoices,
): { choose(state: GameState): Promise<Action | null>; leave(): void } => {
  const lines = createInterface({
    input: io.input,
    output: io.output,
    terminal: io.interactive,
    prompt: `${player}> `,
  });
  const typed = lines[Symbol.asyncIterator]();
  let cited: readonly string[] = [];

  const list = (state: GameState, words: readonly string[]): readonly Action[] => {
    const all = legalActions(state, player).map((action) => ({
      action,
      text: describeAction(action, { state: viewFor(state, player), language }),
    }));
    const fitting = all.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word.toLowerCase())));
    const more = fitting.length - MOST_LISTED;
    print(
      io,
      ...fitting.slice(0, MOST_LISTED).map(({ text }, i) => `${String(i + 1).padStart(3)}  ${text}`),
      ...(more > 0 ? [`… and ${more} more; say words to look for.`] : []),
      ...(fitting.length === 0 ? [`No legal action has ${words.join(' ')} in it. ${HELP}`] : []),
    );
    return fitting.map(({ action }) => action);
  };

  const answerOf = (state: GameState, line: string, listed: readonly Action[]): Action | readonly Action[] => {
    if (/^\d+$/.test(line)) return listed[Number(line) - 1] ?? complain(`the list ends at ${listed.length}; ${HINT}`);
    const words = line.split(/\s+/);
    const found = listed.filter((action) => {
      const text = describeAction(action, { state: viewFor(state, player), language }).toLowerCase();
      return words.every((word) => text.includes(word.toLowerCase()));
    });
    if (found.length > 0) return list(state, words);
    const action = readActionText(line, state);
    if (action.player !== player)
      return complain(`you play ${player}, and that is for ${action.player} to do; ${HINT}`);
    const verdict = judge(state, action);
    if (verdict.ok) return action;
    cited = [verdict, ...verdict.because].flatMap(({ rule }) => rule ?? []);
    throw new Complaint(describeVerdict(verdict, { state: viewFor(state, player), language }).join('\n'));
  };

  return {
    leave: () => lines.close(),
    choose: async (state) => {
      print(io, describeAwaiting(awaiting(state), { state: viewFor(state, player), language }));
      let listed = list(state, []);
      for (;;) {
        lines.prompt();
        const { value, done } = await typed.next();
        const line = done ? 'quit' : value.trim();
        if (line === 'quit') return null;
        if (line === '') listed = list(state, []);
        else if (line === 'help' || line === '?') print(io, HELP);
        else if (line === 'map') print(io, renderText(viewFor(state, player)).trimEnd());
        else if (line === 'why')
          print(io, ...(cited.length > 0 ? new Set(cited.flatMap(tellRule)) : ['Nothing was refused.']));
        else
          try {
            const answer = answerOf(state, line, listed);
            if (!Array.isArray(answer)) return answer as Action;
            listed = answer as readonly Action[];
          } catch (error) {
            if (!(error instanceof Complaint)) throw error;
            print(io, ...error.message.split('\n'));
          }
      }
    },
  };
};
