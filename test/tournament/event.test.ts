import { describe, expect, test } from 'vitest';
import {
  createTournament,
  daysOf,
  judgesOf,
  type Official,
  pairNextRound,
  presentFleet,
  roundsFor,
  TIERS,
  type Tier,
  type Tournament,
  tierOfEvent,
  tierRules,
} from '../../src/tournament/index.ts';
import { accepted, entrants, faultsOf, playRound, scored, setupOf, start } from './support.ts';

describe('tiers', () => {
  test('[TRN-05] there are three, and every kind of event belongs to one', () => {
    expect(TIERS).toEqual(['casual', 'competitive', 'premier']);
    expect(
      ['League', 'Game Night', 'Store Championship', 'Regional Championship', 'World Championship'].map(tierOfEvent),
    ).toEqual(['casual', 'casual', 'competitive', 'premier', 'premier']);
    expect(faultsOf(createTournament(setupOf(4, { tier: 'friendly' as Tier })))).toEqual(['malformed @ .tier']);
  });

  test('[TRN-06] what is not known to be milder is held to the premier rules', () => {
    expect(tierRules('no such tier')).toEqual(tierRules('premier'));
    expect(tierRules(undefined)).toEqual(tierRules('premier'));
    expect(tierOfEvent('Galactic Championship')).toBe('premier');
    expect(start(4).tier).toBe('premier');
    expect(tierRules('casual')).toEqual({
      fleetListNeeded: false,
      roundsAreChosen: true,
      requestsAreHeard: true,
      judgesMayPlay: 'besideAnotherJudge',
    });
  });
});

describe('rounds', () => {
  test('[TRN-61] up to 32 players play three', () => {
    for (const players of [2, 8, 32]) expect(start(players).length).toBe(3);
    expect(faultsOf(createTournament(setupOf(8, { rounds: 4 })))).toEqual(['rounds-are-fixed @ .rounds (TRN-61)']);
  });

  test('[TRN-62] 33 and more play five', () => {
    for (const players of [33, 200]) expect(start(players, { tier: 'competitive' }).length).toBe(5);
    expect(faultsOf(createTournament(setupOf(33, { rounds: 4 })))).toEqual(['rounds-are-fixed @ .rounds (TRN-62)']);
  });

  test('[TRN-63] the organizer of a casual event chooses', () => {
    for (const players of [4, 40]) expect(start(players, { tier: 'casual', rounds: 4 }).length).toBe(4);
    expect(roundsFor('premier', 4, 4)).toBe(3);
    expect(roundsFor('casual', 40)).toBe(5);
  });

  test('[TRN-64] large events take two days, three rounds and two', () => {
    expect(daysOf(40, 5)).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    expect(daysOf(32, 3)).toEqual([[1, 2, 3]]);
    expect(daysOf(40, 2)).toEqual([[1, 2]]);
  });
});

describe('fleets', () => {
  const bare = entrants(4).map(({ id, name }) => ({ id, name }));

  test('[TRN-71] a list is handed in before the event, and the fleet stays', () => {
    for (const tier of ['competitive', 'premier'] as const)
      expect(faultsOf(createTournament(setupOf(4, { tier, players: bare })))).toHaveLength(4);
    expect(faultsOf(createTournament(setupOf(2, { players: [entrants(2)[0]!, bare[1]!] })))).toEqual([
      'fleet-list-needed @ .players[1].fleet (TRN-71)',
    ]);
    const event = playRound(start(4), ([a, b]) => scored(a, 10, b, 0));
    expect(accepted(presentFleet(event, 'p002', 'list of p002'))).toEqual(event);
    expect(faultsOf(presentFleet(event, 'p002', 'list of p001'))).toEqual(['fleet-changed @ .fleet (TRN-71)']);
  });

  test('[TRN-72] a casual event needs no list, but the first fleet played is the one', () => {
    const event = start(4, { tier: 'casual', players: bare });
    const noted = accepted(presentFleet(event, 'p002', 'Home One'));
    expect(accepted(presentFleet(noted, 'p002', 'Home One'))).toEqual(noted);
    expect(faultsOf(presentFleet(noted, 'p002', 'Liberty'))).toEqual(['fleet-changed @ .fleet (TRN-72)']);
    expect(faultsOf(presentFleet(noted, 'p009', 'Liberty'))).toEqual(['unknown-player @ .player']);
    expect(faultsOf(presentFleet(noted, 'p001', ''))).toEqual(['malformed @ .fleet']);
    expect(event.players.every(({ fleet }) => fleet === undefined)).toBe(true);
  });
});

describe('judges', () => {
  const judge = (id: string): Official => ({ id, role: 'judge' });
  const head: Official = { id: 'head', role: 'headJudge' };
  const tables = (event: Tournament) => accepted(pairNextRound(event)).rounds[0]!.matches;

  test('[TRN-88] below premier a judge plays only beside another, who rules those games', () => {
    for (const tier of ['casual', 'competitive'] as const) {
      expect(faultsOf(createTournament(setupOf(4, { tier, officials: [judge('p001')] })))).toEqual([
        'second-judge-needed @ .players[0] (TRN-88)',
      ]);
      const organizer: Official = { id: 'p002', role: 'organizer' };
      expect(faultsOf(createTournament(setupOf(4, { tier, officials: [judge('p001'), organizer] })))).toHaveLength(1);
      const event = start(4, { tier, officials: [judge('p001'), head] });
      const own = tables(event).find(({ players }) => players.includes('p001'))!;
      const other = tables(event).find(({ players }) => !players.includes('p001'))!;
      expect(judgesOf(event, own)).toEqual(['head']);
      expect(judgesOf(event, other)).toEqual(['p001', 'head']);
    }
  });

  test('[TRN-88] if two judges meet, the head judge rules', () => {
    const event = start(2, { tier: 'casual', officials: [judge('p001'), judge('p002'), judge('third'), head] });
    expect(judgesOf(event, tables(event)[0]!)).toEqual(['head']);
    const headless = start(2, { tier: 'casual', officials: [judge('p001'), judge('p002'), judge('third')] });
    expect(judgesOf(headless, tables(headless)[0]!)).toEqual(['third']);
  });

  test('[TRN-89] at premier events neither judges nor organizers play', () => {
    for (const role of ['judge', 'headJudge', 'organizer'] as const)
      expect(faultsOf(createTournament(setupOf(4, { officials: [{ id: 'p003', role }, head] })))).toEqual([
        'judge-may-not-play @ .players[2] (TRN-89)',
      ]);
    expect(start(4, { officials: [head, judge('other')] }).officials).toHaveLength(2);
  });
});
