import { randomInt } from 'node:crypto';
import { type Command, Option } from 'commander';
import { complain } from '../../repl/complaint.ts';
import { wordIn } from '../../repl/names.ts';
import type { Language } from '../../text/index.ts';
import {
  createTournament,
  DEPARTURES,
  type DepartureReason,
  enterResult,
  FLEET_SIZES,
  type FleetSize,
  type MatchReport,
  type PlayerId,
  pairNextRound,
  reinstatePlayer,
  removePlayer,
  standings,
  TIERS,
  type Tier,
  type Tournament,
  withdrawPairings,
  withdrawResult,
} from '../../tournament/index.ts';
import { type Io, print, printJson } from '../io.ts';
import { jsonOption, languageOption, whole } from '../options.ts';
import { changeFile, granted, readFile, writeFile } from '../tournament/file.ts';
import { readMargins, readPlayers } from '../tournament/players.ts';
import { matchLine, roundLines, standingLines } from '../tournament/tables.ts';

interface Common {
  readonly json?: true;
  readonly language: Language;
}

/** `armada tournament`. */
export const addTournament = (program: Command, io: Io): void => {
  const group = program
    .command('tournament')
    .description('keep a tournament in one file: players, pairings, results, standings')
    .addHelpText(
      'after',
      `
A tournament from start to finish:
  armada tournament new event.json --players players.csv --points 180 --tier casual
  armada tournament pair event.json
  armada tournament result event.json 1 120 80
  armada tournament show event.json
The file is replaced as a whole, so that nothing is lost whenever the command is stopped.`,
    );
  const sub = (usage: string, description: string): Command =>
    group.command(usage).description(description).addOption(languageOption()).addOption(jsonOption());

  sub('new <file>', 'begin a tournament with the players of a table (CSV)')
    .requiredOption('-p, --players <csv>', 'a column of names, or the columns name, faction, fleet and id')
    .addOption(new Option('--points <number>', 'fleet points').choices(FLEET_SIZES.map(String)).default('180'))
    .addOption(new Option('--tier <tier>', 'tier of play').choices(TIERS).default('casual'))
    .option('--rounds <number>', 'rounds of a casual event', whole)
    .option('--margins <csv>', 'margin table for 300 or 400 points: margin from, points of the winner, of the loser')
    .option('--seed <number>', 'a whole number; the same seed draws the same lots', whole)
    .action((file: string, choices: NewChoices) => create(io, file, choices));

  sub('pair <file>', 'pair the next round').action((file: string, choices: Common) =>
    after(io, file, choices, pairNextRound, roundLines),
  );
  sub('unpair <file>', 'take the pairings of the latest round back, if no table has reported').action(
    (file: string, choices: Common) => after(io, file, choices, withdrawPairings, roundLines),
  );

  sub('result <file> <table> <score> <score2>', 'enter a result: the scores in the order in which the table is listed')
    .option('--eliminated <player...>', 'whoever has no ship left')
    .option('--conceded <player>', 'whoever gave up')
    .option('--time', 'the time ran out before the sixth round was over')
    .option('--second <player>', 'the second player of the game, who wins when scores are equal')
    .action((file: string, table: string, score: string, score2: string, choices: ResultChoices) =>
      after(
        io,
        file,
        choices,
        (tournament) => {
          const number = wholeOr(table, 'table');
          return enterResult(tournament, number, reportOf(tournament, number, [score, score2], choices));
        },
        (tournament) => [tableLine(tournament, Number(table))],
      ),
    );
  sub('undo <file> <table>', 'take an entered result of the latest round back').action(
    (file: string, table: string, choices: Common) =>
      after(io, file, choices, (tournament) => withdrawResult(tournament, wholeOr(table, 'table')), roundLines),
  );

  sub('drop <file> <player>', 'a player is paired no more')
    .addOption(new Option('--reason <reason>', 'why').choices(DEPARTURES).default('dropped'))
    .action((file: string, player: string, choices: Common & { readonly reason: DepartureReason }) =>
      after(
        io,
        file,
        choices,
        (tournament) => removePlayer(tournament, playerNamed(tournament, player), choices.reason),
        standingLines,
      ),
    );
  sub('back <file> <player>', 'a player who had left plays on').action(
    (file: string, player: string, choices: Common) =>
      after(
        io,
        file,
        choices,
        (tournament) => reinstatePlayer(tournament, playerNamed(tournament, player)),
        standingLines,
      ),
  );

  sub('show <file>', 'the latest round and the standings').action((file: string, choices: Common) => {
    const tournament = readFile(io, file, choices.language);
    tell(io, tournament, choices, (each) => [...roundLines(each), '', ...standingLines(each)]);
  });
};

interface NewChoices extends Common {
  readonly players: string;
  readonly points: string;
  readonly tier: Tier;
  readonly rounds?: number;
  readonly margins?: string;
  readonly seed?: number;
}

const create = (io: Io, file: string, choices: NewChoices): Promise<void> => {
  const { players, points, tier, rounds, margins, seed = randomInt(2 ** 31), language } = choices;
  return io.alone(file, () => {
    if (io.files.exists(file)) complain(`${file} is there already; a tournament begins in a new file`);
    const created = createTournament({
      seed,
      tier,
      format: {
        fleetPoints: Number(points) as FleetSize,
        ...(margins === undefined ? {} : { table: readMargins(io, margins) }),
      },
      ...(rounds === undefined ? {} : { rounds }),
      players: readPlayers(io, players),
    });
    const tournament = granted(created, language);
    writeFile(io, file, tournament);
    tell(io, tournament, choices, ({ players: entered, length }) => [
      `${entered.length} players, ${length} rounds, seed ${seed}; armada tournament pair ${file} pairs the first.`,
    ]);
  });
};

/** Changes the file and tells of it. */
const after = async (
  io: Io,
  file: string,
  choices: Common,
  change: Parameters<typeof changeFile>[3],
  lines: (tournament: Tournament) => readonly string[],
): Promise<void> => tell(io, await changeFile(io, file, choices.language, change), choices, lines);

const tell = (
  io: Io,
  tournament: Tournament,
  { json }: Common,
  lines: (tournament: Tournament) => readonly string[],
): void => {
  if (json) printJson(io, { tournament, standings: standings(tournament) });
  else print(io, ...lines(tournament));
};

interface ResultChoices extends Common {
  readonly eliminated?: readonly string[];
  readonly conceded?: string;
  readonly time?: true;
  readonly second?: string;
}

const wholeOr = (text: string, what: string): number =>
  /^\d+$/.test(text) ? Number(text) : complain(`${text} is no ${what}: say a whole number, not negative`);

const reportOf = (
  tournament: Tournament,
  table: number,
  scores: readonly [string, string],
  { eliminated, conceded, time, second }: ResultChoices,
): MatchReport => {
  const players = tournament.rounds.at(-1)?.matches.find((match) => match.table === table)?.players ?? ['', ''];
  const tallies = [
    { player: players[0], score: wholeOr(scores[0], 'score') },
    { player: players[1], score: wholeOr(scores[1], 'score') },
  ] as const;
  const secondPlayer = second === undefined ? {} : { secondPlayer: playerNamed(tournament, second) };
  if ([eliminated, conceded, time].filter((each) => each !== undefined).length > 1)
    complain('a match ends in one way: --eliminated, --conceded or --time');
  if (conceded !== undefined) return { end: 'concession', tallies, conceded: playerNamed(tournament, conceded) };
  if (eliminated !== undefined)
    return {
      end: 'elimination',
      tallies,
      eliminated: eliminated.map((player) => playerNamed(tournament, player)),
      ...secondPlayer,
    };
  return { end: time ? 'time' : 'sixthRound', tallies, ...secondPlayer };
};

const playerNamed = ({ players }: Tournament, name: string): PlayerId => {
  const exact = players.find(({ id, name: full }) => id === name || full === name);
  if (exact) return exact.id;
  const full = wordIn(
    name,
    players.map((player) => player.name),
    'a player of this tournament',
  );
  return players.find((player) => player.name === full)!.id;
};

const tableLine = (tournament: Tournament, table: number): string => {
  const match = tournament.rounds.at(-1)!.matches.find((each) => each.table === table)!;
  return matchLine(tournament, match);
};
