import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEngine, type Engine } from '../../src/engine/engine.ts';
import type { GameSetup } from '../../src/engine/setup.ts';
import type { Fleet } from '../../src/state/fleet.ts';
import { createRng, type Rng } from '../../src/state/rng.ts';
import { isInPlay } from '../../src/state/selectors.ts';
import type { GameState, Ship } from '../../src/state/state.ts';
import { COMMANDS, PLAYERS } from '../../src/state/vocabulary.ts';
import { controllerOf, sideOf, type TeamGame } from '../../src/team/index.ts';
import { COMMANDER, IMPERIALS, REBELS } from '../support/full-game.ts';
import { contentWith } from '../support/table.ts';
import { anySetup, walkEngine } from '../support/walks.ts';
import { everyone, teamGame } from './support.ts';

const anyGame = fc.record({ setup: anySetup, seed: fc.nat(), size: fc.integer({ min: 1, max: 3 }) });

type Table = ReturnType<typeof teamGame>;

/** As many members as wanted and as there are units. */
const begin = (engine: Engine, setup: GameSetup, size: number): Table => {
  const created = engine.createGame(setup);
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const units = PLAYERS.map((side) => created.value.roster.filter((id) => created.value.units[id]!.owner === side));
  const members = Math.min(size, ...units.map(({ length }) => length));
  return teamGame(engine, setup, { p1: members, p2: members });
};

/** Random members do random things; every one who is asked must have something to do. */
const wander = (table: Table, rng: Rng, most: number, visit: (team: TeamGame) => void): void => {
  for (let n = 0; n < most; n++) {
    const due = table.awaiting();
    if (due.kind === 'over') return;
    if (due.kind !== 'members' || due.members.length === 0) throw new Error('nobody can act');
    visit(table.team);
    const member = due.members[rng.below(due.members.length)]!;
    const legal = table.play.teamLegalActions(table.team, member);
    if (legal.length === 0) throw new Error(`${member} is asked and can do nothing: ${JSON.stringify(due)}`);
    const types = [...new Set(legal.map(({ type }) => type))];
    const type = types[rng.below(types.length)]!;
    const actions = legal.filter((action) => action.type === type);
    table.does(member, actions[rng.below(actions.length)]!);
  }
};

const matesShips = (team: TeamGame, member: string): Ship[] =>
  Object.values(team.game.units).filter(
    (unit): unit is Ship =>
      unit.kind === 'ship' && unit.owner === sideOf(team, member) && controllerOf(team, unit.id) !== member,
  );

/** The same game with other commands on the facedown dials of team mates, those that still wait included. */
const otherDials = (team: TeamGame, member: string, rng: Rng): TeamGame => {
  const mates = new Set(matesShips(team, member).map(({ id }) => id));
  const any = () => COMMANDS[rng.below(COMMANDS.length)]!;
  const units = Object.fromEntries(
    Object.entries(team.game.units).map(([id, unit]) => [
      id,
      unit.kind === 'ship' && mates.has(id)
        ? { ...unit, dials: unit.dials.map((dial) => ({ ...dial, command: any() })) }
        : unit,
    ]),
  );
  const frames = team.game.frames.map((frame) =>
    frame.kind === 'commandPhase'
      ? {
          ...frame,
          answers: frame.answers.map((answer) =>
            mates.has(answer.ship) ? { ...answer, commands: answer.commands.map(any) } : answer,
          ),
        }
      : frame,
  );
  return { ...team, game: { ...team.game, units, frames } as GameState };
};

const hidesDials = (table: Table, team: TeamGame): void => {
  for (const member of everyone(team)) {
    const view = table.play.teamViewFor(team, member);
    for (const { id } of matesShips(team, member)) {
      const ship = view.game.units[id]!;
      if (ship.kind === 'ship') for (const { command } of ship.dials) expect(command).toBeNull();
      for (const frame of view.game.frames)
        if (frame.kind === 'commandPhase')
          for (const answer of frame.answers)
            if (answer.ship === id) expect(answer.commands.every((each) => each === null)).toBe(true);
    }
  }
};

describe('random games of teams', () => {
  test('[TEAM-03, TRN-116] no member’s view, and nothing that a member may do, depends on the hidden dials of team mates', () => {
    fc.assert(
      fc.property(anyGame, ({ setup, seed, size }) => {
        const table = begin(walkEngine, setup, size);
        const rng = createRng(seed);
        wander(table, rng, 60, (team) => {
          hidesDials(table, team);
          const members = everyone(team);
          const member = members[rng.below(members.length)]!;
          const other = otherDials(team, member, rng);
          expect(table.play.teamViewFor(other, member)).toEqual(table.play.teamViewFor(team, member));
          expect(table.play.teamLegalActions(other, member)).toEqual(table.play.teamLegalActions(team, member));
        });
      }),
      { seed: 3, numRuns: 25 },
    );
  });

  test('[TEAM-03] a view can be completed to a game that looks the same to the member', () => {
    fc.assert(
      fc.property(anyGame, fc.nat({ max: 60 }), ({ setup, seed, size }, steps) => {
        const table = begin(walkEngine, setup, size);
        const rng = createRng(seed);
        wander(table, rng, steps, () => {});
        for (const member of everyone(table.team)) {
          const view = table.view(member);
          const game = walkEngine.determinize(view.game, rng);
          expect(table.play.teamViewFor({ ...table.team, game }, member)).toEqual(view);
        }
      }),
      { seed: 4, numRuns: 15 },
    );
  });

  test('[TEAM-02, TRN-115] only controllers act for a unit, and a member who is out is asked for nothing but its last effects', () => {
    fc.assert(
      fc.property(anyGame, ({ setup, seed, size }) => {
        const table = begin(walkEngine, setup, size);
        wander(table, createRng(seed), 60, (team) => {
          const due = table.play.teamAwaiting(team);
          if (due.kind !== 'members') return;
          for (const member of everyone(team)) {
            for (const action of table.play.teamLegalActions(team, member)) {
              if ('attacker' in action) expect(controllerOf(team, action.attacker)).toBe(member);
              if (action.type === 'executeManeuver' || action.type === 'assignDials')
                expect(controllerOf(team, action.ship)).toBe(member);
            }
            const isIn = Object.values(team.game.units).some(
              (unit) => unit.status !== 'destroyed' && controllerOf(team, unit.id) === member,
            );
            if (due.together && !isIn) expect(due.members).not.toContain(member);
          }
        });
      }),
      { seed: 5, numRuns: 15 },
    );
  });

  test.each([2, 3])('[TEAM-05, TRN-120] with %i to a side end without a hang', (size) => {
    for (const seed of [1, 2]) {
      const table = begin(walkEngine, { scenario: 'learning', seed }, size);
      let outs = 0;
      wander(table, createRng(seed), 20_000, (team) => {
        const playing = everyone(team).filter((member) =>
          Object.values(team.game.units).some((unit) => isInPlay(unit) && controllerOf(team, unit.id) === member),
        );
        outs = Math.max(outs, 2 * size - playing.length);
      });
      expect(table.state.outcome).not.toBeNull();
      if (size === 3) expect(outs).toBeGreaterThan(0);
    }
  });

  test('[TEAM-01] whole matches from the first step of setup, with unlimited rounds up to a cap, do not hang', () => {
    const engine = createEngine(contentWith([COMMANDER]));
    const bare = (fleet: Fleet): Fleet => ({
      ...fleet,
      objectives: { assault: null, defense: null, navigation: null },
    });
    for (const [size, unlimitedRounds] of [
      [2, false],
      [3, false],
      [3, true],
    ] as const) {
      const fleets = unlimitedRounds ? { p1: bare(REBELS), p2: bare(IMPERIALS) } : { p1: REBELS, p2: IMPERIALS };
      const table = begin(engine, { fleets, seed: 7, options: { unlimitedRounds } }, size);
      wander(table, createRng(7), unlimitedRounds ? 1_500 : 20_000, () => {});
      if (!unlimitedRounds) expect(table.state.outcome).not.toBeNull();
      else if (!table.state.outcome) expect(table.state.round).toBeGreaterThan(1);
    }
  });
});
