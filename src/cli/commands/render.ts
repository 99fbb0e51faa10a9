import { type Command, Option } from 'commander';
import { explainAttack, type GameState } from '../../index.ts';
import { renderAttack, renderPosition, renderText, type Theme } from '../../render/index.ts';
import { readTarget } from '../../repl/action-text.ts';
import type { Language } from '../../text/index.ts';
import { readGame, stepsTo } from '../game-file.ts';
import { type Io, print } from '../io.ts';
import { languageOption, whole } from '../options.ts';

interface RenderChoices {
  readonly output?: string;
  readonly to?: number;
  readonly attack?: string;
  readonly text?: true;
  readonly theme: Theme;
  readonly language: Language;
}

/** `armada render position.txt -o picture.svg`. */
export const addRender = (program: Command, io: Io): void => {
  program
    .command('render')
    .description('a picture of a position, or of a step of a log, as SVG or as text')
    .argument('<file>', 'the text of a position, or a log; - is standard input')
    .option('-o, --output <file>', 'where to write it; standard output unless given')
    .option('--to <number>', 'of a log: the table after so many actions', whole)
    .option('-a, --attack <words>', 'draw this attack with what decides it: "vic front -> cr90 rear"')
    .option('-t, --text', 'as text for a terminal')
    .addOption(new Option('--theme <theme>', 'colours').choices(['auto', 'light', 'dark']).default('auto'))
    .addOption(languageOption())
    .addHelpText(
      'after',
      '\nExamples:\n  armada render dispute.txt -a "vic front -> cr90 rear" -o dispute.svg\n  armada render game.json --to 40 --text',
    )
    .action((path: string, choices: RenderChoices) => {
      const game = readGame(io, path, choices.language);
      const steps = game.kind === 'log' ? stepsTo(game.steps, choices.to) : [];
      const state = game.kind === 'log' ? steps[steps.length - 1]!.state : game.state;
      const picture = pictureOf(state, choices);
      if (choices.output === undefined) return io.out(picture.endsWith('\n') ? picture : `${picture}\n`);
      io.files.write(choices.output, picture);
      return print(io, `The picture is in ${choices.output}.`);
    });
};

const pictureOf = (state: GameState, { attack, text, theme }: RenderChoices): string => {
  if (text) return renderText(state);
  if (attack === undefined) return renderPosition(state, { theme });
  const { player: _player, ...query } = readTarget(attack.trim().split(/\s+/), state);
  return renderAttack(state, explainAttack(state, query), { theme });
};
