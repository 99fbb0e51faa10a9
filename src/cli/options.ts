import { InvalidArgumentError, Option } from 'commander';
import { LANGUAGES } from '../text/index.ts';

/** Options that several commands have. */

export const languageOption = (): Option =>
  new Option('-l, --language <language>', 'the language of sentences').choices(LANGUAGES).default('en');

export const jsonOption = (): Option => new Option('--json', 'print JSON for programs');

export const seedOption = (): Option =>
  new Option('-s, --seed <number>', 'a whole number; the same seed gives the same game').default(1).argParser(whole);

/** A whole number, not negative. */
export const whole = (text: string): number => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value))
    throw new InvalidArgumentError('It should be a whole number.');
  return value;
};
