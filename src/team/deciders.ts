import type { Engine } from '../engine/engine.ts';
import { ANSWERS } from '../rules/index.ts';
import type { Action, PlayerAction } from '../state/actions.ts';
import type { Awaiting, PlayerDecision } from '../state/decisions.ts';
import { unitOf } from '../state/selectors.ts';
import type { GameState, UnitId } from '../state/state.ts';
import type { Player } from '../state/vocabulary.ts';
import { controllerOf, type MemberId, playingMembers, type TeamGame } from './team.ts';

/**
 * Who in a team decides. A decision belongs to a unit: the one that it names, else the innermost one that is being resolved. Its
 * controller decides (TEAM-02); where there is none, the team does (TEAM-04). An effect belongs to the unit that carries its card, one of
 * an objective to the unit that is being resolved.
 */

/** The fields by which decisions, actions and frames name the unit that they are about. */
const UNIT_FIELDS = ['unit', 'ship', 'squadron', 'attacker', 'defender'] as const;

/** The first unit of a side that a decision, an action or a frame is about. */
const unitIn = (state: GameState, it: object, side: Player): UnitId | null => {
  for (const field of UNIT_FIELDS) {
    const id = (it as { readonly [field: string]: unknown })[field];
    const unit = typeof id === 'string' ? unitOf(state, id) : null;
    if (unit?.owner === side) return unit.id;
  }
  return null;
};

const innermostUnit = (state: GameState, side: Player): UnitId | null => {
  for (let depth = state.frames.length - 1; depth >= 0; depth--) {
    const unit = unitIn(state, state.frames[depth]!, side);
    if (unit !== null) return unit;
  }
  return null;
};

/** The unit that carries a component: an upgrade, a damage card, a keyword, or the unit itself; null for an objective. */
export const carrierOf = (state: GameState, source: string): UnitId | null =>
  state.roster.find((id) => {
    const unit = state.units[id]!;
    const by = source.replace(/#\d+$/, '');
    return by === id || by.startsWith(`${id}/`) || (unit.kind === 'ship' && unit.damage.some((card) => card.id === by));
  }) ?? null;

/** The unit whose controller takes an action; null when the team does. */
export const unitDeciding = (
  state: GameState,
  side: Player,
  decision: PlayerDecision,
  action: Action,
): UnitId | null => {
  switch (action.type) {
    case 'useEffect': {
      const unit = carrierOf(state, action.source);
      return unit !== null && state.units[unit]!.owner === side ? unit : innermostUnit(state, side);
    }
    case 'placeSquadron':
    case 'assignDials':
      return unitIn(state, action, side);
    default:
      return unitIn(state, decision, side) ?? innermostUnit(state, side);
  }
};

/** The unit that an action names, whatever is to be decided. */
export const unitNamed = (state: GameState, side: Player, action: PlayerAction): UnitId | null =>
  action.type === 'useEffect' ? carrierOf(state, action.source) : unitIn(state, action, side);

/** Who has a say in a decision of one side. */
export interface Concerned {
  /** Those with actions of their own: each acts alone, and `done` needs all of them. */
  readonly alone: readonly MemberId[];
  /** Whether there is something that the team decides together. */
  readonly together: boolean;
}

export const concernedBy = (engine: Engine, team: TeamGame, side: Player, decision: PlayerDecision): Concerned => {
  const { game } = team;
  if (decision.kind === 'deploy')
    return team.agreed === null
      ? { alone: [], together: true }
      : { alone: [controllerOf(team, team.agreed)], together: false };
  const units = new Set<UnitId | null>();
  if (decision.kind === 'assignDials') for (const { ship } of decision.required) units.add(ownUnit(game, side, ship));
  else if (decision.kind === 'placeSquadrons')
    for (const squadron of decision.squadrons) units.add(ownUnit(game, side, squadron));
  else {
    if (decision.kind !== 'useEffects') units.add(unitIn(game, decision, side) ?? innermostUnit(game, side));
    if (ANSWERS[decision.kind].includes('useEffect'))
      for (const action of engine.legalActions(game, side))
        if (action.type === 'useEffect') units.add(unitDeciding(game, side, decision, action));
  }
  const together = units.has(null) && decision.kind !== 'assignDials';
  units.delete(null);
  const controllers = new Set([...units].map((unit) => controllerOf(team, unit!)));
  return { alone: membersIn(team, side, controllers), together };
};

const ownUnit = (state: GameState, side: Player, id: UnitId): UnitId | null =>
  state.units[id]!.owner === side ? id : null;

/** In the team's order. */
const membersIn = (team: TeamGame, side: Player, members: ReadonlySet<MemberId>): readonly MemberId[] =>
  team.teams[side].members.map(({ id }) => id).filter((id) => members.has(id));

/** The sides that are asked. */
export const sidesAsked = (due: Awaiting): readonly Player[] => {
  if (due.kind === 'player') return [due.player];
  return due.kind === 'simultaneous' ? due.players : [];
};

/** Whoever has not spoken yet. */
export const silentMembers = (team: TeamGame, side: Player, { alone, together }: Concerned): readonly MemberId[] => {
  const passed = (member: MemberId) => team.proposals[member]?.type === 'done';
  const waiting = new Set(alone.filter((member) => !passed(member)));
  if (together) for (const member of playingMembers(team, side)) if (!team.proposals[member]) waiting.add(member);
  return membersIn(team, side, waiting);
};
