import type { Command } from 'commander';
import { complain } from '../../repl/complaint.ts';
import { type OddsQuestion, oddsReport } from '../../sim/odds/index.ts';
import { type Io, print, printJson } from '../io.ts';
import { jsonOption, whole } from '../options.ts';

/** `armada odds 4R2B --range long --defender brace,evade`. */
export const addOdds = (program: Command, io: Io): void => {
  program
    .command('odds')
    .description('exact odds of an attack')
    .argument('<dice>', 'the armament, such as 4R2B1K: red, blue, blacK')
    .option('-r, --range <range>', 'close, medium or long: which dice reach, and what evade does')
    .option('-d, --defender <tokens>', 'defense tokens, such as brace,evade')
    .option('-c, --concentrate-fire <with>', 'dial, token or both')
    .option('--shields <number>', 'shields of the defending hull zone', whole)
    .option('--redirect <number>', 'shields of the hull zone that redirect names', whole)
    .option('--hull <number>', 'how many damage cards destroy the defender', whole)
    .option('--reroll <number>', 'one other reroll of up to so many dice', whole)
    .option('--obstructed', 'one die is removed before the roll')
    .option('--no-criticals', 'critical icons do not count: attacks by or against squadrons')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  armada odds 4R2B --range long --defender brace,evade --shields 2')
    .action(
      (dice: string, options: Omit<OddsQuestion, 'dice'> & { readonly criticals: boolean; readonly json?: true }) => {
        const { json, criticals, ...question } = options;
        const answer = oddsReport({ dice, ...question, ...(criticals ? {} : { noCriticals: true }) });
        if (!answer.ok) return complain(answer.error);
        return json ? printJson(io, { query: answer.query, odds: answer.odds }) : print(io, answer.text);
      },
    );
};
