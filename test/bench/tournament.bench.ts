import {
  createTournament,
  enterResult,
  pairNextRound,
  type Tournament,
  type TournamentResult,
} from '../../src/tournament/index.ts';

/** The longest that 200 and 199 players wait for their pairings, in each of 60 rounds: in the end most pairs have met. */

const ROUNDS = 60;

const given = <T>(result: TournamentResult<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const playOut = (size: number): readonly number[] => {
  const players = Array.from({ length: size }, (_, i) => ({ id: `p${i}`, name: `Player ${i}`, fleet: 'a list' }));
  let event: Tournament = given(
    createTournament({ seed: 1, tier: 'casual', rounds: ROUNDS, format: { fleetPoints: 180 }, players }),
  );
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = performance.now();
    event = given(pairNextRound(event));
    waits.push(performance.now() - before);
    for (const { table, players: pair } of event.rounds.at(-1)!.matches) {
      const [a, b] = pair;
      const tallies = [
        { player: a, score: 8 * (table % 20) },
        { player: b, score: 0 },
      ] as const;
      event = given(enterResult(event, table, { end: 'sixthRound', tallies, secondPlayer: b }));
    }
  }
  return waits;
};

for (const size of [200, 199]) {
  const waits = playOut(size);
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const fifth = Math.max(...waits.slice(0, 5));
  console.log(`${size} players: at most ${ms(fifth)} in five rounds, ${ms(Math.max(...waits))} in ${ROUNDS}`);
}
