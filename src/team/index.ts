/**
 * `armada-rules/team`: games of two teams, each with one fleet, as a layer over ordinary games. Every ship and squadron has one
 * controller, who makes its decisions and alone sees its facedown dials; what belongs to no unit, such as which ship to activate, is
 * proposed by the members and agreed, and the Team Commander has the last word.
 *
 * `createTeamGame` → (`teamAwaiting`, `teamViewFor` each member, `teamStep` with what one of them does) until it is over. Every step gives
 * a new `TeamGame` to keep; nothing is mutated.
 *
 * @packageDocumentation
 */

import type { Engine, Result } from '../engine/engine.ts';
import type { SetupIssue } from '../engine/setup.ts';
import { standardEngine } from '../engine/standard.ts';
import type { Action } from '../state/actions.ts';
import type { Event } from '../state/events.ts';
import type { Verdict } from '../state/verdict.ts';
import { createWith } from './create.ts';
import { awaitingIn, judgeIn, legalIn, stepIn } from './play.ts';
import type { MemberId, TeamActor, TeamAwaiting, TeamGame, TeamSetup, TeamStepResult, TeamView } from './team.ts';
import { eventsIn, viewIn } from './view.ts';

export {
  controllerOf,
  type Member,
  type MemberId,
  OUTSIDERS,
  playingMembers,
  sideOf,
  speakerOf,
  type Team,
  type TeamActor,
  type TeamAwaiting,
  type TeamGame,
  type TeamSetup,
  type TeamStepResult,
  type TeamView,
} from './team.ts';

/** Team play over one set of cards; each function is explained where it stands alone. */
export interface TeamPlay {
  /** A game between two teams run to its first decision, or everything that is wrong with the setup. */
  createTeamGame(setup: TeamSetup): Result<TeamGame, readonly SetupIssue[]>;
  /** Who of which team must decide what. */
  teamAwaiting(team: TeamGame): TeamAwaiting;
  /** What one member may do or propose. */
  teamLegalActions(team: TeamGame, member: MemberId): readonly Action[];
  /** Whether a member may do this now, with every reason against it. */
  teamJudge(team: TeamGame, actor: TeamActor, action: Action): Verdict;
  /** Plays what a member does, or says why not. */
  teamStep(team: TeamGame, actor: TeamActor, action: Action): TeamStepResult;
  /** What one member may know. */
  teamViewFor(team: TeamGame, member: MemberId): TeamView;
  /** Events as one member sees them. */
  teamEventsFor(team: TeamGame, events: readonly Event[], member: MemberId): Event[];
}

/** Team play on an engine of `createEngine`: for tests and home-made cards. */
export const createTeamPlay = (engine: Engine): TeamPlay => ({
  createTeamGame: (setup) => createWith(engine, setup),
  teamAwaiting: (team) => awaitingIn(engine, team),
  teamLegalActions: (team, member) => legalIn(engine, team, member),
  teamJudge: (team, actor, action) => judgeIn(engine, team, actor, action),
  teamStep: (team, actor, action) => stepIn(engine, team, actor, action),
  teamViewFor: (team, member) => viewIn(engine, team, member),
  teamEventsFor: (team, events, member) => eventsIn(team, events, member),
});

/**
 * A new game between two teams, run to its first decision, or everything that is wrong with the setup: teams as even as possible, a
 * commander each, every unit of a fleet with exactly one controller, no member without a unit.
 *
 * @example
 * createTeamGame({
 *   game: { scenario: 'learning', seed: 1 },
 *   teams: {
 *     p1: {
 *       commander: 'Ann',
 *       members: [
 *         { id: 'Ann', units: ['p1/nebulon-b-escort-frigate/1', 'p1/x-wing-squadron/1', 'p1/x-wing-squadron/2'] },
 *         { id: 'Bob', units: ['p1/cr90-corvette-a/1', 'p1/x-wing-squadron/3', 'p1/x-wing-squadron/4'] },
 *       ],
 *     },
 *     p2: { commander: 'Cy', members: [{ id: 'Cy', units: [...] }] },
 *   },
 * });
 */
export const createTeamGame = (setup: TeamSetup): Result<TeamGame, readonly SetupIssue[]> =>
  createWith(standardEngine(), setup);

/** Who must decide what: the members who have not spoken yet, chance, or nobody because the game is over. */
export const teamAwaiting = (team: TeamGame): TeamAwaiting => awaitingIn(standardEngine(), team);

/** All that a member may do now, in a fixed order. Where the team decides together, these are the proposals to choose from. */
export const teamLegalActions = (team: TeamGame, member: MemberId): readonly Action[] =>
  legalIn(standardEngine(), team, member);

/** Whether somebody may act so; if not, everything that stands against it, each with its rule. */
export const teamJudge = (team: TeamGame, actor: TeamActor, action: Action): Verdict =>
  judgeIn(standardEngine(), team, actor, action);

/**
 * What a member does. An action for a unit that the member controls is played at once. Where the team decides together it is the
 * member's proposal, in place of an earlier one, and played when all who are still in the game propose the same, or when proposals
 * differ and the commander's is among them. `done` is played when everyone with something to decide has passed. Of a
 * deployment the team agrees on the unit, and its controller says where. A concession takes everyone who is still in the game.
 */
export const teamStep = (team: TeamGame, actor: TeamActor, action: Action): TeamStepResult =>
  stepIn(standardEngine(), team, actor, action);

/** The game as one member may know it. A member whose units are gone keeps watching. */
export const teamViewFor = (team: TeamGame, member: MemberId): TeamView => viewIn(standardEngine(), team, member);

/** Events as one member may know them, from the team game that they led to: none left out, what the member cannot see is null. */
export const teamEventsFor = (team: TeamGame, events: readonly Event[], member: MemberId): Event[] =>
  eventsIn(team, events, member);
