import { type Command, Option } from 'commander';
import { type Catalogue, catalogue } from '../../index.ts';
import { complain } from '../../repl/complaint.ts';
import { cardsFor, tellCards } from '../../repl/questions.ts';
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
    .description('how many cards games can be played with; with words, what those cards do')
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
      if (words.length === 0 && !missing && !json) return print(io, ...kinds.map(statusOf));
      const wanted = kinds.flatMap((of): readonly { readonly id: string }[] => catalogue()[of]).map(({ id }) => id);
      const found = cardsFor(words).filter(({ id, implemented }) => wanted.includes(id) && !(missing && implemented));
      if (found.length === 0 && !json)
        return missing
          ? print(io, 'Games can be played with all of these.')
          : complain(`no card of the ${kind} has ${words.join(' ')} in its name; leave --kind out`);
      return json ? printJson(io, found) : print(io, ...tellCards(found));
    });
};

const statusOf = (kind: (typeof KINDS)[number]): string => {
  const cards = catalogue()[kind];
  return `${kind}: ${cards.filter(({ implemented }) => implemented).length} of ${cards.length} can be played with`;
};
