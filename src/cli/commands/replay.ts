import type { Command } from 'commander';
import { awaiting, formatPosition, hashState } from '../../index.ts';
import { renderReplay } from '../../render/index.ts';
import { complain } from '../../repl/complaint.ts';
import { describeAwaiting, describeEvent, describeLogIssue, type Language } from '../../text/index.ts';
import { readLog, stepsTo } from '../game-file.ts';
import { type Io, print, printJson } from '../io.ts';
import { jsonOption, languageOption, whole } from '../options.ts';

interface ReplayChoices {
  readonly html?: string;
  readonly to?: number;
  readonly json?: true;
  readonly quiet?: true;
  readonly language: Language;
}

/** `armada replay log.json`. */
export const addReplay = (program: Command, io: Io): void => {
  program
    .command('replay')
    .description('play a log again, check every action and hash, and tell what happened')
    .argument('<log>', 'a log as JSON; - is standard input')
    .option('--to <number>', 'stop after so many actions', whole)
    .option('--html <file>', 'write a page to step through the game')
    .option('-q, --quiet', 'only say how it ended')
    .addOption(languageOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExamples:\n  armada replay game.json --to 40\n  armada replay game.json --html game.html')
    .action((path: string, { html, to, json, quiet, language }: ReplayChoices) => {
      const { log, steps } = readLog(io.files.read(path), path, language);
      if (html !== undefined) {
        const page = renderReplay(log);
        if (!page.ok) return complain(`${path}: ${describeLogIssue(page.error, { language })}`);
        io.files.write(html, page.value);
      }
      const shown = stepsTo(steps, to);
      const { state } = shown[shown.length - 1]!;
      const actions = shown.reduce((sum, step) => sum + step.actions.length, 0);
      if (json)
        return printJson(io, {
          actions,
          hash: hashState(state),
          awaiting: awaiting(state),
          position: formatPosition(state),
          events: shown.flatMap((step) => step.events),
        });
      if (!quiet)
        for (const step of shown)
          print(io, ...step.events.map((event) => describeEvent(event, { state: step.state, language })));
      return print(
        io,
        describeAwaiting(awaiting(state), { state, language }),
        `${actions} actions, hash ${hashState(state)}.`,
        ...(html === undefined ? [] : [`The page is in ${html}.`]),
      );
    });
};
