import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng, type Rng } from '../../src/state/rng.ts';
import {
  compareRank,
  createTournament,
  enterResult,
  type MatchReport,
  matchOutcome,
  type PlayerId,
  pairNextRound,
  readTournament,
  removePlayer,
  standings,
  type Tournament,
} from '../../src/tournament/index.ts';
import { bestBye, bestPairing, rematchesIn } from './oracle.ts';
import { accepted, entrants, playRound, scored, setupOf, start } from './support.ts';

/** A report in one of the four ways. */
const anyReport = ([a, b]: readonly [PlayerId, PlayerId], rng: Rng): MatchReport => {
  const [loser, second] = rng.below(2) ? [a, b] : [b, a];
  const tallies = [a, b].map((player) => ({
    player,
    destroyed: rng.below(4) ? rng.below(181) : 90,
    tokens: 15 * rng.below(4),
  })) as unknown as MatchReport['tallies'];
  switch (rng.below(5)) {
    case 0:
      return { end: 'elimination', eliminated: [loser], tallies };
    case 1:
      return { end: 'elimination', eliminated: [a, b], tallies, secondPlayer: second };
    case 2:
      return { end: 'concession', conceded: loser, tallies };
    case 3:
      return { end: 'time', tallies, secondPlayer: second };
    default:
      return { end: 'sixthRound', tallies, secondPlayer: second };
  }
};

/** The event after each of its rounds, with players leaving now and then. */
const playedOut = (event: Tournament, rng: Rng, leavers: boolean): Tournament[] => {
  const states = [event];
  for (let round = 0; round < event.length; round++) {
    let now = playRound(states.at(-1)!, (players) => anyReport(players, rng));
    const here = standings(now).filter(({ departure }) => departure === null);
    if (leavers && here.length > 3 && rng.below(3) === 0)
      now = accepted(
        removePlayer(now, here[rng.below(here.length)]!.player, rng.below(2) ? 'dropped' : 'disqualified'),
      );
    states.push(now);
  }
  return states;
};

const small = fc.record({
  seed: fc.nat(1_000_000),
  players: fc.integer({ min: 2, max: 9 }),
  rounds: fc.integer({ min: 1, max: 7 }),
  leavers: fc.boolean(),
  repeatByes: fc.boolean(),
});
const anySize = fc.record({
  seed: fc.nat(1_000_000),
  players: fc.integer({ min: 2, max: 200 }),
  rounds: fc.integer({ min: 1, max: 6 }),
  leavers: fc.boolean(),
});

/** The rounds of an event, each with the event as it stood before. */
const stepsOf = (states: readonly Tournament[]) =>
  states.slice(1).map((after, i) => ({ before: states[i]!, round: after.rounds[i]!, after }));

const meetingsIn = ({ rounds }: Tournament): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { matches } of rounds)
    for (const { players } of matches) {
      const key = [...players].sort().join(' ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
};

describe('over random tournaments', () => {
  test('[TRN-46, TRN-56] small fields: never a rematch or a second bye that could be avoided', () => {
    fc.assert(
      fc.property(small, ({ seed, players, rounds, leavers, repeatByes }) => {
        const event = start(players, { seed, tier: 'casual', rounds, options: { repeatByes } });
        for (const { before, round } of stepsOf(playedOut(event, createRng(seed), leavers)).slice(1)) {
          const lines = standings(before).filter(({ departure }) => departure === null);
          const counts = meetingsIn(before);
          const met = (a: number, b: number) => counts.get([lines[a]!.player, lines[b]!.player].sort().join(' ')) ?? 0;
          const ranks = [...lines.keys()];
          const bye = lines.findIndex(({ player }) => player === round.bye);
          expect(bye >= 0).toBe(lines.length % 2 === 1);
          if (bye >= 0) {
            const cost = (candidate: number) =>
              rematchesIn(
                bestPairing(
                  ranks.filter((rank) => rank !== candidate),
                  met,
                ),
                met,
              );
            const costs = ranks.map(cost);
            const cheapest = ranks.filter((rank) => costs[rank] === Math.min(...costs));
            expect(cheapest).toContain(bye);
            expect(costs[bestBye(ranks, met)]).toBe(costs[bye]);
            const fewest = repeatByes ? 0 : Math.min(...cheapest.map((rank) => lines[rank]!.byes));
            if (!repeatByes) expect(lines[bye]!.byes).toBe(fewest);
            const rivals = cheapest.filter((rank) => repeatByes || lines[rank]!.byes === fewest);
            expect(lines[bye]!.points).toBe(Math.min(...rivals.map((rank) => lines[rank]!.points)));
          }
          const best = bestPairing(
            ranks.filter((rank) => rank !== bye),
            met,
          );
          expect(round.matches.map((match) => match.players)).toEqual(
            best.map((pair) => pair.map((rank) => lines[rank]!.player)),
          );
        }
      }),
      { seed: 4656, numRuns: 120 },
    );
  });

  test('[TRN-46, TRN-56] large fields: no rematch and no second bye at all', () => {
    fc.assert(
      fc.property(anySize, ({ seed, players, rounds, leavers }) => {
        const event = start(players, { seed, tier: 'casual', rounds });
        for (const { before, round, after } of stepsOf(playedOut(event, createRng(seed), leavers))) {
          const here = standings(before).filter(({ departure }) => departure === null).length;
          const seated = [...round.matches.flatMap((match) => match.players), ...(round.bye ? [round.bye] : [])];
          expect([seated.length, new Set(seated).size]).toEqual([here, here]);
          // Dirac: whoever still has half the field to meet can be paired, with anybody at all left out.
          if (here - 2 - before.rounds.length < here / 2) continue;
          for (const { players: pair } of round.matches)
            expect(meetingsIn(before).has([...pair].sort().join(' '))).toBe(false);
          if (round.bye) expect(standings(after).find(({ player }) => player === round.bye)!.byes).toBe(1);
        }
      }),
      { seed: 200, numRuns: 40 },
    );
  });

  test('[TRN-31, TRN-38, TRN-54] points are conserved: ten a match, less what a concession forfeits, eight a bye', () => {
    fc.assert(
      fc.property(anySize, ({ seed, players, rounds, leavers }) => {
        const last = playedOut(start(players, { seed, tier: 'casual', rounds }), createRng(seed), leavers).at(-1)!;
        let expected = 0;
        for (const round of last.rounds) {
          if (round.bye !== null) expected += 8;
          for (const match of round.matches) {
            const outcome = matchOutcome(last, match)!;
            const winner = outcome.players.find(({ player }) => player === outcome.winner)!;
            expected += outcome.end === 'concession' ? winner.points : 10;
          }
        }
        expect(standings(last).reduce((sum, { points }) => sum + points, 0)).toBe(expected);
      }),
      { seed: 31, numRuns: 40 },
    );
  });

  test('[TRN-08, TRN-40, TRN-41] standings are a total order', () => {
    fc.assert(
      fc.property(anySize, ({ seed, players, rounds, leavers }) => {
        const last = playedOut(start(players, { seed, tier: 'casual', rounds }), createRng(seed), leavers).at(-1)!;
        const lines = standings(last);
        expect(lines.map(({ place }) => place)).toEqual(Array.from({ length: players }, (_, i) => i + 1));
        expect(new Set(lines.map(({ player }) => player)).size).toBe(players);
        const ranked = lines.filter(({ departure }) => departure !== 'disqualified');
        expect(lines.slice(0, ranked.length)).toEqual(ranked);
        ranked.slice(1).forEach((line, i) => {
          const order = compareRank(ranked[i]!, line);
          expect(order).toBeLessThanOrEqual(0);
          if (order === 0) expect([ranked[i]!.byLot, line.byLot]).toEqual([true, true]);
        });
      }),
      { seed: 40, numRuns: 40 },
    );
  });

  test('[TRN-43] the order in which players are listed changes nothing', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.integer({ min: 2, max: 200 }).chain((size) => fc.shuffledSubarray(entrants(size), { minLength: size })),
        (seed, players) => {
          const play = (list: typeof players) =>
            playedOut(accepted(createTournament(setupOf(0, { seed, players: list }))), createRng(seed), true).at(-1)!;
          const sorted = [...players].sort((a, b) => (a.id < b.id ? -1 : 1));
          expect(play(players)).toEqual(play(sorted));
        },
      ),
      { seed: 43, numRuns: 30 },
    );
  });

  test('every state is plain JSON that reads back as itself, and nothing is mutated', () => {
    fc.assert(
      fc.property(anySize, ({ seed, players, rounds, leavers }) => {
        const freeze = <T>(value: T): T => {
          if (value !== null && typeof value === 'object' && !Object.isFrozen(value))
            Object.values(Object.freeze(value)).forEach(freeze);
          return value;
        };
        const rng = createRng(seed);
        let event = freeze(start(players, { seed, tier: 'casual', rounds }));
        for (let round = 0; round < rounds; round++) {
          event = freeze(accepted(pairNextRound(event)));
          for (const { table, players: pair } of event.rounds.at(-1)!.matches)
            event = freeze(accepted(enterResult(event, table, freeze(anyReport(pair, rng)))));
          if (leavers && round === 0 && players > 3) event = freeze(accepted(removePlayer(event, 'p002', 'dropped')));
          freeze(standings(event));
          expect(accepted(readTournament(JSON.parse(JSON.stringify(event))))).toEqual(event);
        }
      }),
      { seed: 5, numRuns: 15 },
    );
  });
});

describe('large fields', () => {
  test('[TRN-46] 200 players play 60 rounds without a rematch, though most have met', () => {
    let event = start(200, { tier: 'casual', rounds: 60 });
    for (let round = 0; round < 60; round++)
      event = playRound(event, ([a, b]) => scored(a, 8 * ((Number(a.slice(1)) + round) % 20), b, 0));
    expect(event.rounds).toHaveLength(60);
    expect([...meetingsIn(event).values()].every((times) => times === 1)).toBe(true);
  });
});
