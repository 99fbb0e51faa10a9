import { describe, expect, test } from 'vitest';
import {
  createTournament,
  enterResult,
  pairNextRound,
  readTournament,
  reinstatePlayer,
  removePlayer,
  standings,
  type Tournament,
  type TournamentSetup,
  withdrawPairings,
  withdrawResult,
} from '../../src/tournament/index.ts';
import { accepted, entrants, faultsOf, history, playRound, scored, setupOf, start } from './support.ts';

const drawn = accepted(pairNextRound(start(4)));
const [a, b] = drawn.rounds[0]!.matches[0]!.players;
const entered = accepted(enterResult(drawn, 1, scored(a, 70, b, 0)));

describe('setups that are no tournament', () => {
  const faults = (more: unknown) =>
    faultsOf(createTournament({ ...setupOf(4), ...(more as Partial<TournamentSetup>) }));

  test('a player twice in the list is refused', () => {
    expect(faults({ players: [...entrants(3), entrants(1)[0]!] })).toEqual(['player-twice @ .players[3].id']);
  });

  test('[TRN-43] fewer than two players are refused', () => {
    expect(faults({ players: entrants(1) })).toEqual(['too-few-players @ .players (TRN-43)']);
  });

  test('every fault is named with its place', () => {
    for (const [more, expected] of [
      [{ seed: -1 }, ['malformed @ .seed']],
      [{ seed: 0.5, tier: 1 }, ['malformed @ .seed', 'malformed @ .tier']],
      [{ players: 'p001,p002' }, ['malformed @ .players']],
      [{ players: [{ id: '', name: 'x' }, ...entrants(2)] }, ['malformed @ .players[0].id']],
      [{ players: [{ ...entrants(1)[0]!, faction: 'hutt' }, entrants(2)[1]!] }, ['malformed @ .players[0].faction']],
      [{ apart: [['p001', 'p009']] }, ['unknown-player @ .apart[0][1]']],
      [{ apart: [['p001', 'p001']] }, ['player-twice @ .apart[0]']],
      [{ apart: [['p001']] }, ['malformed @ .apart[0]']],
      [{ options: { repeatByes: 'yes' } }, ['malformed @ .options.repeatByes']],
      [{ officials: [{ id: 'j', role: 'referee' }] }, ['malformed @ .officials[0].role']],
      [{ officials: ['judge', 'judge'].map((role) => ({ id: 'j', role })) }, ['official-twice @ .officials[1].id']],
      [{ tier: 'casual', rounds: 0 }, ['malformed @ .rounds']],
      [{ tier: 'casual', rounds: 100, players: entrants(151) }, ['too-large @ .rounds']],
      [{ prize: 'a medal' }, ['malformed @ .prize']],
    ] as const)
      expect(faults(more), JSON.stringify(more)).toEqual(expected);
    for (const nonsense of [null, 7, [], () => 0])
      expect(createTournament(nonsense as unknown as TournamentSetup).ok).toBe(false);
  });

  test('an id may be any text', () => {
    const players = ['__proto__', 'constructor', 'Ä b', '0'].map((id) => ({ id, name: id }));
    const event = playRound(start(0, { tier: 'casual', players }), ([x, y]) => scored(x, 70, y, 0));
    expect(standings(event).map(({ points }) => points)).toEqual([8, 8, 2, 2]);
    expect(accepted(readTournament(JSON.parse(JSON.stringify(event))))).toEqual(event);
  });
});

describe('results', () => {
  test('one entered for an unknown table, twice or before any round is refused, and nothing is lost', () => {
    for (const table of [0, 3, 1.5, Number.NaN, '1' as never])
      expect(faultsOf(enterResult(drawn, table, scored(a, 1, b, 0)))).toEqual(['unknown-table @ .table']);
    expect(faultsOf(enterResult(entered, 1, scored(a, 0, b, 70)))).toEqual(['result-already-entered @ .table']);
    expect(entered.rounds[0]!.matches[0]!.report).toEqual(scored(a, 70, b, 0));
    expect(faultsOf(enterResult(start(4), 1, scored(a, 1, b, 0)))).toEqual(['no-round-paired @ ']);
    expect(faultsOf(enterResult(drawn, 2, scored(a, 1, b, 0)))).toHaveLength(3);
    expect(faultsOf(enterResult(drawn, 1, scored(a, -1, b, 0)))).toEqual(['malformed @ .tallies[0].score']);
  });

  test('what is kept is a copy of what was entered', () => {
    const report = JSON.parse(JSON.stringify(scored(a, 70, b, 0)));
    const kept = accepted(enterResult(drawn, 1, report));
    report.tallies[0].score = 0;
    expect(kept).toEqual(entered);
  });

  test('one entered by mistake is taken back', () => {
    expect(accepted(withdrawResult(entered, 1))).toEqual(drawn);
    expect(faultsOf(withdrawResult(drawn, 1))).toEqual(['no-result-entered @ .table']);
    expect(faultsOf(withdrawResult(drawn, 9))).toEqual(['unknown-table @ .table']);
    expect(faultsOf(withdrawResult(start(4), 1))).toEqual(['no-round-paired @ ']);
  });

  test('pairings without results are taken back, which opens the round before', () => {
    const second = accepted(pairNextRound(playRound(start(4), ([x, y]) => scored(x, 70, y, 0))));
    const first = accepted(withdrawPairings(second));
    expect(accepted(pairNextRound(first))).toEqual(second);
    expect(accepted(withdrawResult(first, 2)).rounds[0]!.matches[1]!.report).toBeNull();
    expect(faultsOf(withdrawPairings(first))).toEqual(['results-entered @ ']);
    expect(faultsOf(withdrawPairings(start(4)))).toEqual(['no-round-paired @ ']);
  });
});

describe('players who leave', () => {
  const gone = accepted(removePlayer(drawn, a, 'dropped'));

  test('a match under way still waits for its result', () => {
    expect(faultsOf(pairNextRound(gone))).toEqual(['round-unfinished @  (TRN-23)']);
    expect(accepted(enterResult(gone, 1, scored(a, 0, b, 70))).departures).toEqual([
      { player: a, reason: 'dropped', after: 1 },
    ]);
  });

  test('nobody leaves twice, but a player who dropped out may still be disqualified', () => {
    expect(faultsOf(removePlayer(gone, a, 'dropped'))).toEqual(['already-left @ .player']);
    const barred = accepted(removePlayer(gone, a, 'disqualified'));
    expect(barred.departures).toEqual([{ player: a, reason: 'disqualified', after: 1 }]);
    expect(faultsOf(removePlayer(barred, a, 'expelled'))).toEqual(['already-left @ .player']);
    expect(faultsOf(removePlayer(drawn, 'nobody', 'dropped'))).toEqual(['unknown-player @ .player']);
    expect(faultsOf(removePlayer(drawn, a, 'bored' as never))).toEqual(['malformed @ .reason']);
  });

  test('a departure is taken back until a round is paired without the player', () => {
    expect(accepted(reinstatePlayer(gone, a))).toEqual(drawn);
    expect(faultsOf(reinstatePlayer(drawn, a))).toEqual(['still-playing @ .player']);
    expect(faultsOf(reinstatePlayer(drawn, 'nobody'))).toEqual(['unknown-player @ .player']);
    const early = accepted(pairNextRound(accepted(removePlayer(start(4), 'p001', 'dropped'))));
    expect(faultsOf(reinstatePlayer(early, 'p001'))).toEqual(['paired-since @ .player']);
  });

  test('leaving during a round that is taken back counts from the round before', () => {
    const back = accepted(withdrawPairings(gone));
    expect(back.departures).toEqual([{ player: a, reason: 'dropped', after: 0 }]);
    const again = accepted(pairNextRound(back));
    expect(again.rounds[0]!.matches.flatMap(({ players }) => players)).not.toContain(a);
    expect(accepted(readTournament(again))).toEqual(again);
  });
});

describe('a file that is no tournament', () => {
  const event = history([
    ['A 70:0 B', 'C 20:0 D', 'E bye'],
    ['A 20:0 C', 'E 20:0 B', 'D bye'],
  ]);
  /** The event with another value in one place; `undefined` leaves the field out. */
  const spoilt = (path: string, value: unknown): unknown => {
    const draft = JSON.parse(JSON.stringify(event));
    const keys = path.split('.');
    const last = keys.pop()!;
    keys.reduce((part, key) => part[key], draft)[last] = value;
    return JSON.parse(JSON.stringify(draft));
  };
  const left = (player: string, after: number) => ({ player, reason: 'dropped', after });

  test('is refused with the place of each fault', () => {
    for (const [path, value, expected] of [
      ['seed', undefined, ['malformed @ .seed']],
      ['version', 2, ['malformed @ .version']],
      ['length', 1, ['tournament-over @ .rounds (TRN-08)']],
      ['players.1.id', 'A', ['player-twice @ .players[1].id']],
      ['format.fleetPoints', 400, ['margin-table-needed @ .format.table (TRN-75)']],
      ['rounds.0.matches.0.players.0', 'X', ['bad-pairings @ .rounds[0]', 'bad-pairings @ .rounds[0]']],
      ['rounds.1.matches.0.players', ['A', 'A'], ['player-twice @ .rounds[1]', 'bad-pairings @ .rounds[1]']],
      ['rounds.0.bye', null, ['bad-pairings @ .rounds[0]']],
      ['rounds.0.matches.1.table', 1, ['unknown-table @ .rounds[0].matches[1].table']],
      ['rounds.0.matches.0.report', null, ['round-unfinished @ .rounds[0].matches[0].report (TRN-23)']],
      ['rounds.1.matches.1.report.tallies.0.score', -4, ['malformed @ .rounds[1].matches[1].report.tallies[0].score']],
      ['rounds.1.matches.1.report.secondPlayer', 'A', ['not-at-table @ .rounds[1].matches[1].report.secondPlayer']],
      ['departures', [left('X', 1)], ['unknown-player @ .departures[0].player']],
      ['departures', [left('A', 3)], ['malformed @ .departures[0].after']],
      ['departures', [left('A', 2), left('A', 2)], ['already-left @ .departures[1].player']],
      ['departures', [left('D', 1)], ['bad-pairings @ .rounds[1]', 'bad-pairings @ .rounds[1].bye (TRN-47)']],
    ] as const)
      expect(faultsOf(readTournament(spoilt(path, value))), path).toEqual(expected);
    for (const nonsense of [null, undefined, 'text', [], { version: 1 }])
      expect(readTournament(nonsense).ok).toBe(false);
  });

  test('[TRN-61] nor does a premier event change its length', () => {
    const premier: Tournament = { ...start(8), length: 4 };
    expect(faultsOf(readTournament(premier))).toEqual(['rounds-are-fixed @ .length (TRN-61)']);
  });

  test('the order of the players in the file changes nothing', () => {
    expect(accepted(readTournament({ ...event, players: [...event.players].reverse() }))).toEqual(event);
  });
});
