import type { Played } from '../engine/engine.ts';
import type { GameSetup } from '../engine/setup.ts';
import type { Action } from '../state/actions.ts';
import type { Awaiting, PlayerDecision } from '../state/decisions.ts';
import type { GameState, UnitId } from '../state/state.ts';
import type { Verdict } from '../state/verdict.ts';
import type { PlayerView } from '../state/view.ts';
import { type ByPlayer, PLAYERS, type Player } from '../state/vocabulary.ts';

/** What names somebody who plays in a team. Not `chance` and not `judge`. */
export type MemberId = string;

/** TEAM-02: somebody who plays in a team, and the ships and squadrons that nobody else decides for. */
export interface Member {
  readonly id: MemberId;
  readonly units: readonly UnitId[];
}

/** TEAM-01: those who play one fleet. */
export interface Team {
  /** Whoever has the last word when the team does not agree; one of the members. */
  readonly commander: MemberId;
  readonly members: readonly Member[];
}

/** What a game between teams starts from. It may be nonsense; `createTeamGame` says what is wrong with it. */
export interface TeamSetup {
  /** The game. Its units must be known when it begins: a learning scenario whose sides wait for a coin has none yet. */
  readonly game: GameSetup;
  readonly teams: ByPlayer<Team>;
}

/**
 * A game between teams as one plain JSON value. `game` is an ordinary game between the seats `p1` and `p2`: pictures, texts and logs
 * (`startLog(setup.game)`, then `extendLog` with what each step played) take it as it is. It holds secrets and stays on the server.
 */
export interface TeamGame {
  readonly version: 1;
  readonly game: GameState;
  readonly teams: ByPlayer<Team>;
  /** TEAM-04: what members have put forward for the decision that is due; a `done` is a member's pass. */
  readonly proposals: { readonly [member: MemberId]: Action };
  /** The unit that the team has agreed to deploy; its controller says where. */
  readonly agreed: UnitId | null;
  /** Those who want to give the game up; it is given up when all of a team do who are still in it. */
  readonly conceding: readonly MemberId[];
}

/** Who must decide what in a game between teams. */
export type TeamAwaiting =
  | {
      readonly kind: 'members';
      /** Whoever has not spoken yet; `teamLegalActions` gives what each may do. */
      readonly members: readonly MemberId[];
      /** Whether it is a choice of the whole team: what a member does is a proposal. */
      readonly together: boolean;
      readonly decision: PlayerDecision;
    }
  | Extract<Awaiting, { readonly kind: 'chance' | 'over' }>;

/** What became of a member's action. */
export type TeamStepResult =
  | {
      readonly ok: true;
      readonly team: TeamGame;
      /** What was played, not always by this member; null while the team has not agreed. */
      readonly played: Played | null;
    }
  | { readonly ok: false; readonly verdict: Verdict };

/** A game between teams as one member may know it. */
export interface TeamView {
  readonly member: MemberId;
  readonly player: Player;
  /** TEAM-05: whether all units of the member are gone. */
  readonly out: boolean;
  /** The game, without the facedown dials of team mates (TEAM-03). */
  readonly game: PlayerView;
  readonly teams: ByPlayer<Team>;
  readonly awaiting: TeamAwaiting;
  /** Of the member's own team. */
  readonly proposals: { readonly [member: MemberId]: Action };
  readonly agreed: UnitId | null;
  readonly conceding: readonly MemberId[];
}

/** Who acts besides members: the dice and the cards where chance is explicit, and whoever runs the event. */
export const OUTSIDERS = ['chance', 'judge'] as const;
/** Whoever can act in a game between teams. */
export type TeamActor = MemberId | (typeof OUTSIDERS)[number];

/** The side that a member plays for; null for one of neither team. */
export const sideOf = ({ teams }: Pick<TeamGame, 'teams'>, member: MemberId): Player | null =>
  PLAYERS.find((player) => teams[player].members.some(({ id }) => id === member)) ?? null;

/** TEAM-02: who decides for a unit. */
export const controllerOf = ({ teams, game }: Pick<TeamGame, 'teams' | 'game'>, unit: UnitId): MemberId => {
  const { owner } = game.units[unit]!;
  return teams[owner].members.find(({ units }) => units.includes(unit))!.id;
};

/** TEAM-05: the members of a side who still have a unit, in the team's order. */
export const playingMembers = ({ teams, game }: Pick<TeamGame, 'teams' | 'game'>, side: Player): readonly MemberId[] =>
  teams[side].members
    .filter(({ units }) => units.some((id) => game.units[id]!.status !== 'destroyed'))
    .map(({ id }) => id);

/** TEAM-04: who has the last word: the commander, or once that one is out the first member who is not. */
export const speakerOf = (team: Pick<TeamGame, 'teams' | 'game'>, side: Player): MemberId | null => {
  const playing = playingMembers(team, side);
  const { commander } = team.teams[side];
  return playing.includes(commander) ? commander : (playing[0] ?? null);
};
