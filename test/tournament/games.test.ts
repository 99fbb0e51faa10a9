import { describe, expect, test } from 'vitest';
import { FORMATS } from '../../src/content/formats.ts';
import type { Engine } from '../../src/engine/engine.ts';
import { awaiting, createGame, judge, legalActions, matchResult, step } from '../../src/engine/standard.ts';
import { startSimulation } from '../../src/sim/index.ts';
import { type Action, act } from '../../src/state/actions.ts';
import type { Fleet } from '../../src/state/fleet.ts';
import { createRng } from '../../src/state/rng.ts';
import { unitsOf } from '../../src/state/selectors.ts';
import type { GameState, UnitStatus } from '../../src/state/state.ts';
import { opponentOf } from '../../src/state/vocabulary.ts';
import { formatOf, MARGIN_TABLE_180, matchReport, scoreMatch } from '../../src/tournament/index.ts';
import { accepted } from './support.ts';

/** 155 of 180 points, the same for both players. */
const FLEET: Fleet = {
  faction: 'imperial',
  ships: [{ card: 'victory-ii-class-star-destroyer', upgrades: ['grand-moff-tarkin'] }],
  squadrons: ['tie-fighter-squadron', 'tie-fighter-squadron', 'tie-fighter-squadron', 'tie-fighter-squadron'],
  objectives: { assault: 'most-wanted', defense: 'contested-outpost', navigation: 'superior-positions' },
};
const COST = 85 + 38 + 4 * 8;
const PLAYERS = { p1: 'anna', p2: 'ben' };

const begin = (): GameState => {
  const game = createGame({ fleets: { p1: FLEET, p2: FLEET }, seed: 5, format: 'tournament-180' });
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
};

const does = (state: GameState, action: Action): GameState => {
  const played = step(state, action);
  if (!played.ok) throw new Error(JSON.stringify(played.verdict));
  return played.state;
};

/** Plays on with the last legal action of each decision, which as a rule is `done`. */
const playUntil = (state: GameState, holds: (state: GameState) => boolean): GameState => {
  let now = state;
  while (!holds(now)) now = does(now, legalActions(now).at(-1)!);
  return now;
};

const withStatus = (state: GameState, status: (id: string) => UnitStatus | null): GameState =>
  ({
    ...state,
    units: Object.fromEntries(
      Object.entries(state.units).map(([id, unit]) => [id, { ...unit, status: status(id) ?? unit.status }]),
    ),
  }) as GameState;

const scoreOf = (state: GameState) =>
  accepted(scoreMatch(matchReport(matchResult(state)!, PLAYERS), ['anna', 'ben'], formatOf({ fleetPoints: 180 })));

describe('a match on the engine', () => {
  const opening = playUntil(begin(), (state) => state.frames.some(({ kind }) => kind === 'shipPhase'));

  test('[TRN-57] a mirror match: both fleets are legal and have the same unique names', () => {
    expect(opening.factions).toEqual({ p1: 'imperial', p2: 'imperial' });
    const ids = unitsOf(opening).map(({ id }) => id);
    expect(new Set(ids).size).toBe(10);
    for (const player of ['p1', 'p2'] as const)
      expect(opening.units[`${player}/victory-ii-class-star-destroyer/1`]).toMatchObject({
        owner: player,
        upgrades: [{ card: 'grand-moff-tarkin' }],
      });
  });

  test('[TRN-12, TRN-58, TRN-79] every unit has an id of its own that names its owner: no two share it, duplicates are numbered', () => {
    for (const unit of unitsOf(opening)) expect(unit.id).toMatch(new RegExp(`^${unit.owner}/${unit.card}/[1-4]$`));
  });

  test('[TRN-19] after the sixth round the scores go through the table of margins', () => {
    const lost = withStatus({ ...opening, round: 6 } as GameState, (id) =>
      id === 'p1/tie-fighter-squadron/1' ? 'destroyed' : null,
    );
    const sixth = {
      ...lost,
      frames: lost.frames.map((frame) => (frame.kind === 'round' ? { ...frame, number: 6 } : frame)),
    } as GameState;
    const over = playUntil(sixth, ({ outcome }) => outcome !== null);
    expect(scoreOf(over)).toMatchObject({
      end: 'sixthRound',
      winner: 'ben',
      players: [
        { score: 0, points: 5 },
        { score: 8, points: 5 },
      ],
    });
  });

  test('[TRN-20] after time the round is finished and scored the same way', () => {
    const over = playUntil(does(opening, act.callTime()), ({ outcome }) => outcome !== null);
    expect(over.round).toBe(1);
    expect(scoreOf(over)).toMatchObject({ end: 'time', margin: 0, by: ['WIN-06'] });
    expect(scoreOf(over).winner).toBe(PLAYERS[opponentOf(over.initiative.player!)]);
  });

  test('[TRN-37, TRN-38] a concession: the fleet counts 180 for the opponent and nothing for who conceded', () => {
    const behind = withStatus(opening, (id) => (id.startsWith('p1/tie') ? 'destroyed' : null));
    const over = does(behind, act.concede('p2'));
    expect(over.outcome!.scores).toEqual({ p1: COST, p2: 32 });
    expect(scoreOf(over)).toMatchObject({
      end: 'concession',
      winner: 'anna',
      margin: 148,
      players: [
        { score: 180, points: 9 },
        { score: 32, points: 0 },
      ],
    });
    expect(judge(over, act.callTime())).toMatchObject({ ok: false, rule: 'TRN-37' });
    expect(awaiting(over)).toMatchObject({ kind: 'over' });
  });

  test('[TRN-18] the last ship of a player ends the match at once, and both scores go through the table', () => {
    const lost = withStatus(opening, (id) => (id === 'p1/tie-fighter-squadron/2' ? 'destroyed' : null));
    const gone = {
      ...lost.units['p2/victory-ii-class-star-destroyer/1']!,
      pose: { x: 900_000, y: 60_000, heading: 32_768 },
    };
    const over = playUntil(
      { ...lost, units: { ...lost.units, [gone.id]: gone } } as GameState,
      ({ outcome }) => outcome !== null,
    );
    expect(over).toMatchObject({ round: 1, outcome: { winner: 'p1', reason: 'elimination' } });
    // TRN-33: its squadrons are left, so the fleet does not count in full.
    expect(scoreOf(over)).toMatchObject({
      end: 'elimination',
      winner: 'anna',
      margin: 85 + 38 - 8,
      players: [{ points: 9 }, { points: 1 }],
    });
  });

  test('[TRN-18, TRN-32] with the last squadron gone too, the whole fleet counts 180', () => {
    const lost = withStatus(opening, (id) => (id.startsWith('p2/tie') ? 'destroyed' : null));
    const gone = {
      ...lost.units['p2/victory-ii-class-star-destroyer/1']!,
      pose: { x: 900_000, y: 60_000, heading: 32_768 },
    };
    const over = playUntil(
      { ...lost, units: { ...lost.units, [gone.id]: gone } } as GameState,
      ({ outcome }) => outcome !== null,
    );
    expect(over.outcome!.scores.p1).toBe(COST);
    expect(scoreOf(over).players[0]).toMatchObject({ score: 180, points: 10 });
  });

  test('[TRN-23] whatever way a game ends, the tournament names the winner that the game names', () => {
    const format = formatOf({ fleetPoints: 400, table: MARGIN_TABLE_180 });
    const ends = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const begun = startSimulation({ scenario: 'learning', seed });
      if (!begun.ok) throw new Error('no game');
      const sim = begun.value;
      const rng = createRng(seed);
      for (let n = 0; !sim.isOver(); n++) {
        if (n === 40 && seed % 4 === 1) sim.apply(act.callTime());
        sim.apply(n === 60 && seed % 4 === 2 ? act.concede('p1') : sim.sampleAction(rng)!);
      }
      const result = matchResult(sim.snapshot())!;
      const scored = accepted(scoreMatch(matchReport(result, PLAYERS), ['anna', 'ben'], format));
      ends.add(result.end);
      if (result.eliminated.length < 2) expect(scored.winner, `seed ${seed}`).toBe(PLAYERS[result.winner]);
    }
    expect(ends.size).toBeGreaterThanOrEqual(3);
  });
});

/** Formats are data; each engine function stays the same for all of them. */
describe('tournament formats', () => {
  test('[TRN-09] are played on six feet by three', () => {
    for (const format of ['tournament-180', 'tournament-300', 'tournament-400'] as const)
      expect(FORMATS[format].table).toBe('standard');
    expect(begin().table).toMatchObject({ widthUm: 6 * 304_800, depthUm: 3 * 304_800 });
    const narrow: Parameters<Engine['createGame']>[0] = {
      fleets: { p1: FLEET, p2: FLEET },
      seed: 1,
      format: { ...FORMATS['tournament-180'], table: 'core' },
    };
    expect(createGame(narrow)).toMatchObject({ error: [{ at: '.format.table', rule: 'TRN-09' }] });
  });
});
