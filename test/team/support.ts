import type { Engine } from '../../src/engine/engine.ts';
import type { GameSetup } from '../../src/engine/setup.ts';
import type { Action } from '../../src/state/actions.ts';
import type { GameState } from '../../src/state/state.ts';
import { type ByPlayer, PLAYERS, type Player } from '../../src/state/vocabulary.ts';
import { createTeamPlay, type Team, type TeamGame, type TeamPlay } from '../../src/team/index.ts';

/** Teams in few words, and a game that they play by sentences. */

/** `p1-a`, `p1-b` …, the first of them the commander; the units of the side are dealt out one after another. */
export const dealtTeam = (state: GameState, side: Player, size: number): Team => {
  const units = state.roster.filter((id) => state.units[id]!.owner === side);
  const members = Array.from({ length: size }, (_, i) => ({
    id: `${side}-${'abc'[i]}`,
    units: units.filter((_unit, n) => n % size === i),
  }));
  return { commander: `${side}-a`, members };
};

export const teamGame = (engine: Engine, game: GameSetup, teams: ByPlayer<Team> | ByPlayer<number>) => {
  const created = engine.createGame(game);
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const sized = (side: Player): Team => {
    const team = teams[side];
    return typeof team === 'number' ? dealtTeam(created.value, side, team) : team;
  };
  const play = createTeamPlay(engine);
  const begun = play.createTeamGame({ game, teams: { p1: sized('p1'), p2: sized('p2') } });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return playing(play, begun.value);
};

/** A team game that goes on by what members do; a refusal is an error that names the rule. */
export const playing = (play: TeamPlay, begun: TeamGame) => {
  let team = begun;
  const table = {
    play,
    get team() {
      return team;
    },
    get state() {
      return team.game;
    },
    does: (member: string, action: Action) => {
      const result = play.teamStep(team, member, action);
      if (!result.ok) throw new Error(`refused: ${member} ${JSON.stringify(action)} ${JSON.stringify(result.verdict)}`);
      team = result.team;
      return result.played;
    },
    judge: (member: string, action: Action) => play.teamJudge(team, member, action),
    awaiting: () => play.teamAwaiting(team),
    asked: (): readonly string[] => {
      const due = play.teamAwaiting(team);
      return due.kind === 'members' ? due.members : [];
    },
    view: (member: string) => play.teamViewFor(team, member),
    /** Plays on with each asked member's last legal action, which as a rule is `done`, until a condition holds. */
    until: (holds: (state: GameState) => boolean) => {
      for (let n = 0; !holds(team.game); n++) {
        if (n > 5000) throw new Error('it never comes to that');
        const [member] = table.asked();
        if (member === undefined) throw new Error('nobody is asked');
        table.does(member, play.teamLegalActions(team, member).at(-1)!);
      }
      return table;
    },
  };
  return table;
};

export const everyone = ({ teams }: TeamGame): readonly string[] =>
  PLAYERS.flatMap((side) => teams[side].members.map(({ id }) => id));
