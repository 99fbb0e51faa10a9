import type { InstantVerb } from '../content/verbs.ts';
import { firstPlayerOf, isInPlay, secondPlayerOf, shipsOf, unitsOf } from '../state/selectors.ts';
import type { Outcome, Unit, UnitStatus } from '../state/state.ts';
import { type ByPlayer, opponentOf, PLAYERS, type Player } from '../state/vocabulary.ts';
import type { Game } from './kernel/game.ts';

/** WIN-04: the cost of each destroyed enemy unit, a ship with all its upgrades. */
export const scoresOf = (g: Game, counted: readonly UnitStatus[] = ['destroyed']): ByPlayer<number> => ({
  p1: scoreOf(g, 'p1', counted),
  p2: scoreOf(g, 'p2', counted),
});

const scoreOf = (g: Game, player: Player, counted: readonly UnitStatus[]): number =>
  unitsOf(g.state)
    .filter((unit) => unit.owner === opponentOf(player) && counted.includes(unit.status))
    .reduce((sum, unit) => sum + costOf(g, unit), 0);

const costOf = (g: Game, unit: Unit): number => {
  if (unit.kind === 'squadron') return g.content.squadrons[unit.card]!.cost;
  // WIN-05: discarded upgrades count with their ship.
  const upgrades = unit.upgrades.reduce((sum, { card }) => sum + g.content.upgrades[card]!.cost, 0);
  return g.content.ships[unit.card]!.cost + upgrades;
};

/** WIN-01, WIN-02, WIN-07: a player without ships has lost; if neither has any, the higher score decides. */
export const endIfEliminated = (g: Game): readonly InstantVerb[] => {
  const left = PLAYERS.filter((player) => shipsOf(g.state, player).some(isInPlay));
  if (left.length === PLAYERS.length) return [];
  const byScore = outcomeByScore(g);
  return ending(g, { ...byScore, winner: left[0] ?? byScore.winner, reason: 'elimination' });
};

/** WIN-03: after six rounds. */
export const endByScore = (g: Game): readonly InstantVerb[] => ending(g, outcomeByScore(g));

// WIN-08: what is still set aside is destroyed.
const ending = (g: Game, outcome: Outcome): readonly InstantVerb[] => [
  ...unitsOf(g.state)
    .filter(({ status }) => status === 'setAside')
    .map(({ id }) => ({ verb: 'destroyUnit', unit: id }) as const),
  { verb: 'endGame', outcome },
];

/** WIN-03, WIN-06: the higher score; equal scores go to the second player. */
const outcomeByScore = (g: Game): Outcome => {
  const scores = scoresOf(g, ['destroyed', 'setAside']);
  const [first, second] = [firstPlayerOf(g.state), secondPlayerOf(g.state)];
  return { winner: scores[first] > scores[second] ? first : second, reason: 'score', scores };
};
