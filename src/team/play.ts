import type { Engine, Played } from '../engine/engine.ts';
import { type Action, act, type PlayerAction } from '../state/actions.ts';
import type { PlayerDecision } from '../state/decisions.ts';
import { canonicalJson, deepFreeze, plainJson } from '../state/json.ts';
import type { UnitId } from '../state/state.ts';
import { malformed, refuse, type Verdict, verdictOf } from '../state/verdict.ts';
import type { Player } from '../state/vocabulary.ts';
import { concernedBy, sidesAsked, silentMembers, unitDeciding, unitNamed } from './deciders.ts';
import {
  controllerOf,
  type MemberId,
  OUTSIDERS,
  playingMembers,
  sideOf,
  speakerOf,
  type TeamActor,
  type TeamAwaiting,
  type TeamGame,
  type TeamStepResult,
} from './team.ts';

/** How a team plays: a unit's controller acts alone, what belongs to no unit is proposed and agreed. */

export const awaitingIn = (engine: Engine, team: TeamGame): TeamAwaiting => {
  const due = engine.awaiting(team.game);
  if (due.kind === 'chance' || due.kind === 'over') return due;
  const { decision } = due;
  const asked = sidesAsked(due).map((side) => {
    const concerned = concernedBy(engine, team, side, decision);
    return { ...concerned, silent: silentMembers(team, side, concerned) };
  });
  return {
    kind: 'members',
    members: asked.flatMap(({ silent }) => silent),
    together: asked.every(({ alone, together }) => together && alone.length === 0),
    decision,
  };
};

/** All legal actions of a member, proposals of team choices included. */
export const legalIn = (engine: Engine, team: TeamGame, member: MemberId): readonly Action[] => {
  const side = sideOf(team, member);
  if (!side) return [];
  return engine
    .legalActions(team.game, side)
    .filter((action) => againstMember(engine, team, member, action as PlayerAction).length === 0);
};

/** Whether somebody may act so: by the rules of the game, and by who decides what in the team. */
export const judgeIn = (engine: Engine, team: TeamGame, actor: TeamActor, action: Action): Verdict => {
  const verdict = engine.judge(team.game, action);
  if (isOutsider(actor)) return !verdict.ok || action.player === actor ? verdict : notTheirs(actor);
  const side = sideOf(team, actor);
  if (!side) return malformed('unknown-member', { member: actor });
  if (isMalformed(verdict)) return verdict;
  if (action.player !== side) return notTheirs(actor);
  const mine = action as PlayerAction;
  if (verdict.ok) return verdictOf(againstMember(engine, team, actor, mine));
  const unit = unitNamed(team.game, side, mine);
  const others = unit !== null && controllerOf(team, unit) !== actor ? [notYours(unit, mine)] : [];
  return verdictOf([...(verdict.because.length > 0 ? verdict.because : [verdict]), ...others]);
};

/** Plays what a member does: at once if it is that member's to do, else when the team agrees. */
export const stepIn = (engine: Engine, team: TeamGame, actor: TeamActor, input: Action): TeamStepResult => {
  const verdict = judgeIn(engine, team, actor, input);
  const plain = plainJson(input);
  if (!verdict.ok || !plain.ok) return { ok: false, verdict };
  const action = plain.value as unknown as Action;
  if (isOutsider(actor)) return carryOut(engine, team, action);
  const side = sideOf(team, actor)!;
  if (action.type === 'concede') return concede(engine, team, side, actor);
  const playingOn = { ...team, conceding: team.conceding.filter((member) => member !== actor) };
  const decision = decisionOf(engine, team)!;
  if (isOwn(team, side, decision, action)) return carryOut(engine, playingOn, action);
  return settle(engine, { ...playingOn, proposals: { ...team.proposals, [actor]: action } }, side, decision);
};

const isOutsider = (actor: TeamActor): boolean => (OUTSIDERS as readonly string[]).includes(actor);

const isMalformed = ({ ok, rule }: Verdict): boolean => !ok && rule === undefined;

const notTheirs = (actor: TeamActor): Verdict => refuse('TEAM-02', 'other-team', { member: actor });

// TEAM-03: nobody touches the dials of another's ship.
const notYours = (unit: UnitId, { type }: PlayerAction): Verdict =>
  refuse(type === 'assignDials' ? 'TEAM-03' : 'TEAM-02', 'not-your-unit', { unit });

const decisionOf = (engine: Engine, { game }: TeamGame): PlayerDecision | null => {
  const due = engine.awaiting(game);
  return due.kind === 'player' || due.kind === 'simultaneous' ? due.decision : null;
};

/** Whether an action is taken by one member alone: it belongs to a unit, and it ends nobody else's part of the decision. */
const isOwn = (team: TeamGame, side: Player, decision: PlayerDecision, action: Action): boolean => {
  if (action.type === 'done') return false;
  return decision.kind === 'deploy' ? team.agreed !== null : unitDeciding(team.game, side, decision, action) !== null;
};

/** What stands against a member's doing what the game allows the side to do. */
const againstMember = (engine: Engine, team: TeamGame, member: MemberId, action: PlayerAction): readonly Verdict[] => {
  const side = action.player;
  const isOut = !playingMembers(team, side).includes(member);
  const out = isOut ? [refuse('TEAM-05', 'member-is-out', { member })] : [];
  if (action.type === 'concede') return out;
  const decision = decisionOf(engine, team)!;
  if (decision.kind === 'deploy') {
    const unit = unitNamed(team.game, side, action)!;
    if (team.agreed === null) return out;
    if (unit !== team.agreed) return [refuse('TEAM-04', 'not-the-agreed-unit', { unit: team.agreed })];
    return controllerOf(team, unit) === member ? [] : [notYours(unit, action)];
  }
  if (action.type === 'done') {
    const { alone, together } = concernedBy(engine, team, side, decision);
    if (alone.includes(member)) return [];
    return together ? out : [refuse('TEAM-02', 'not-your-decision', { awaiting: decision.kind })];
  }
  const unit = unitDeciding(team.game, side, decision, action);
  if (unit === null) return out;
  return controllerOf(team, unit) === member ? [] : [notYours(unit, action)];
};

const carryOut = (engine: Engine, team: TeamGame, action: Action): TeamStepResult => {
  const played = engine.step(team.game, action);
  return played.ok ? { ok: true, team: after(team, played), played } : played;
};

/** A new decision is due: nothing is proposed or agreed yet. */
const after = (team: TeamGame, { state }: Played): TeamGame =>
  deepFreeze({ ...team, game: state, proposals: {}, agreed: null });

/** TRN-37, TEAM-02: giving up destroys everybody's units, so everybody who has any must want it. */
const concede = (engine: Engine, team: TeamGame, side: Player, member: MemberId): TeamStepResult => {
  const conceding = [...team.conceding.filter((each) => each !== member), member];
  const given = { ...team, conceding };
  return playingMembers(team, side).every((each) => conceding.includes(each))
    ? carryOut(engine, given, act.concede(side))
    : { ok: true, team: deepFreeze(given), played: null };
};

/** Carries out what the proposals have settled, if they have. */
const settle = (engine: Engine, team: TeamGame, side: Player, decision: PlayerDecision): TeamStepResult => {
  const undecided: TeamStepResult = { ok: true, team: deepFreeze(team), played: null };
  const { alone, together } = concernedBy(engine, team, side, decision);
  const passed = alone.every((member) => team.proposals[member]?.type === 'done');
  if (!together) return passed ? carryOut(engine, team, act.done(side)) : undecided;
  const chosen = chosenBy(team, side);
  if (!chosen || (chosen.type === 'done' && !passed)) return undecided;
  return decision.kind === 'deploy' ? agree(engine, team, chosen) : carryOut(engine, team, chosen);
};

/** TEAM-04: what all propose; if two proposals differ, the commander's, as soon as there is one. */
const chosenBy = (team: TeamGame, side: Player): Action | null => {
  const playing = playingMembers(team, side);
  const proposed = playing.flatMap((member) => team.proposals[member] ?? []);
  const differ = new Set(proposed.map(choiceOf)).size > 1;
  if (differ) return team.proposals[speakerOf(team, side)!] ?? null;
  return proposed.length === playing.length ? (proposed[0] ?? null) : null;
};

/** What must be the same in two proposals: the whole action, but of a deployment only which unit. */
const choiceOf = (action: Action): string => {
  if (action.type === 'deployShip') return action.ship;
  return action.type === 'deploySquadron' ? action.squadron : canonicalJson(action);
};

/** The team chooses the unit, its controller the place: if the controller has named one, that is it. */
const agree = (engine: Engine, team: TeamGame, chosen: Action): TeamStepResult => {
  const unit = choiceOf(chosen);
  const own = team.proposals[controllerOf(team, unit)];
  if (own && choiceOf(own) === unit) return carryOut(engine, team, own);
  return { ok: true, team: deepFreeze({ ...team, proposals: {}, agreed: unit }), played: null };
};
