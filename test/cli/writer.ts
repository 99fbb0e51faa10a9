import { processIo } from '../../src/cli/io.ts';
import { changeFile } from '../../src/cli/tournament/file.ts';
import { enterResult, type Tournament, withdrawResult } from '../../src/tournament/index.ts';

/** Enters a result and takes it back, again and again, until it is killed. */

const [file] = process.argv.slice(2);
const io = processIo();

const toggle = (tournament: Tournament) => {
  const match = tournament.rounds[0]!.matches[0]!;
  if (match.report) return withdrawResult(tournament, 1);
  const [a, b] = match.players;
  return enterResult(tournament, 1, {
    end: 'sixthRound',
    tallies: [
      { player: a, score: 120 },
      { player: b, score: 80 },
    ],
  });
};

for (let n = 0; ; n++) {
  await changeFile(io, file!, 'en', toggle);
  if (n === 0) io.out('begun\n');
}
