import { COMMANDS, type Command } from '../../state/vocabulary.ts';

/** The words of a position's text that are not the library's own. */

/** What stands before a damage card that lies face down. */
export const DOWN = 'down';

/** A command as the text writes it. */
export const commandWord = (command: Command): string => (command === 'concentrateFire' ? 'concentrate-fire' : command);

/** The words for commands in the order of `COMMANDS`. */
export const COMMAND_WORDS: readonly string[] = COMMANDS.map(commandWord);

/** What players also say. */
export const COMMAND_NICKNAMES: Readonly<Record<string, Command>> = {
  nav: 'navigate',
  engineering: 'repair',
  cf: 'concentrateFire',
};
