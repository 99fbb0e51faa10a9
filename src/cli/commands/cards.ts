import { type Command, Option } from 'commander';
import { type Catalogue, catalogue } from '../../index.ts';
import { complain } from '../../repl/complaint.ts';
import { type Io, print, printJson } from '../io.ts';
import { jsonOption } from '../options.ts';

const KINDS = ['ships', 'squadrons', 'upgrades', 'objectives'] as const satisfies readonly (keyof Catalogue)[];

interface CardChoices {
  readonly kind?: (typeof KINDS)[number];
  readonly missing?: true;
  readonly json?: true;
}

/** `armada cards demolisher`. */
export const addCards = (program: Command, io: Io): void => {
  program
    .command('cards')
    .description('how many cards games can be played with; with words, the cards that have them in their names')
    .argument('[words...]', 'words of names, such as: star destroyer')
    .addOption(new Option('-k, --kind <kind>', 'only cards of this kind').choices(KINDS))
    .option('--missing', 'list the cards that games cannot be played with yet')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  armada cards\n  armada cards rieekan\n  armada cards --missing --kind upgrades',
    )
    .action((words: readonly string[], { kind, missing, json }: CardChoices) => {
      const kinds = kind ? [kind] : KINDS;
      const found = kinds.flatMap((of) =>
        catalogue()[of].filter(
          ({ name, id, implemented }) => (!missing || !implemented) && hasAll(`${name} ${id}`, words),
        ),
      );
      if (words.length > 0 && found.length === 0)
        complain(`no card has ${words.join(' ')} in its name; armada cards --json lists all of them`);
      if (json) return printJson(io, found);
      if (words.length === 0 && !missing) return print(io, ...kinds.map(statusOf));
      return print(io, ...found.map(({ id, name, implemented }) => `${name} (${id})${implemented ? '' : ': not yet'}`));
    });
};

const hasAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.toLowerCase().includes(word.toLowerCase()));

const statusOf = (kind: (typeof KINDS)[number]): string => {
  const cards = catalogue()[kind];
  return `${kind}: ${cards.filter(({ implemented }) => implemented).length} of ${cards.length} can be played with`;
};
