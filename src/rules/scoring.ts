import type { InstantVerb } from '../content/verbs.ts';
import { firstPlayerOf, isInPlay, secondPlayerOf, shipsOf, unitsOf } from '../state/selectors.ts';
import type { Outcome, Ship, Unit } from '../state/state.ts';
import { type ByPlayer, opponentOf, PLAYERS, type Player } from '../state/vocabulary.ts';
import type { Game } from './kernel/game.ts';
import { value } from './kernel/hooks.ts';

/** WIN-04, WIN-10: the cost of each destroyed enemy unit, a ship with all its upgrades, victory tokens, and what cards change. */
export const scoresOf = (g: Game, atTheEnd = false): ByPlayer<number> => ({
  p1: scoreOf(g, 'p1', atTheEnd),
  p2: scoreOf(g, 'p2', atTheEnd),
});

const scoreOf = (g: Game, player: Player, atTheEnd: boolean): number => {
  // WIN-08: a unit that was never deployed counts as destroyed when the game is over.
  const isLost = ({ status }: Unit) => status === 'destroyed' || (atTheEnd && status === 'setAside');
  const units = unitsOf(g.state)
    .filter((unit) => unit.owner === opponentOf(player))
    .reduce((sum, unit) => {
      const cost = costOf(g, unit);
      return sum + value(g, 'unitScore', isLost(unit) ? cost : 0, { unit: unit.id, cost });
    }, 0);
  const { objective, victoryTokens } = g.state;
  const token = objective === null ? 0 : (g.content.objectives[objective]!.victoryTokenValue ?? 0);
  return value(g, 'score', units + victoryTokens[player] * token, { player });
};

/** WIN-04: a unit with all its upgrades. */
export const costOf = (g: Game, unit: Unit): number => {
  if (unit.kind === 'squadron') return g.content.squadrons[unit.card]!.cost;
  // WIN-05: discarded upgrades count with their ship.
  const upgrades = unit.upgrades.reduce((sum, { card }) => sum + g.content.upgrades[card]!.cost, 0);
  return g.content.ships[unit.card]!.cost + upgrades;
};

/** WIN-04: what the enemy units cost that a player has destroyed, whatever else is scored for them. */
export const destroyedCost = (g: Game, player: Player): number =>
  unitsOf(g.state)
    .filter(({ owner, status }) => owner !== player && status === 'destroyed')
    .reduce((sum, unit) => sum + costOf(g, unit), 0);

/** WIN-01, WIN-02, WIN-07, WIN-08: a player without ships in play has lost; if neither has any, the higher score decides. */
export const endIfEliminated = (g: Game, roundIsOver = false): readonly InstantVerb[] => {
  // TRN-22: in tournaments ships that are set aside keep their player in the game until the round is over.
  const waiting = g.state.options.setAsideLoss === 'endOfRound' && !roundIsOver;
  const goesOn = (ship: Ship): boolean => isInPlay(ship) || (waiting && ship.status === 'setAside');
  if (PLAYERS.every((player) => shipsOf(g.state, player).some(goesOn))) return [];
  const [survivor, other] = PLAYERS.filter((player) => shipsOf(g.state, player).some(isInPlay));
  return endWith(g, { winner: survivor && !other ? survivor : winnerByScore(g), reason: 'elimination' });
};

/** WIN-03, TRN-20: the higher score. */
export const endByScore = (g: Game): readonly InstantVerb[] =>
  endWith(g, { winner: winnerByScore(g), reason: g.state.timeCalled ? 'time' : 'score' });

/** WIN-08: what is still set aside is destroyed. */
export const endWith = (g: Game, outcome: Omit<Outcome, 'scores'>): readonly InstantVerb[] => [
  ...unitsOf(g.state)
    .filter(({ status }) => status === 'setAside')
    .map(({ id }) => ({ verb: 'destroyUnit', unit: id }) as const),
  { verb: 'endGame', outcome: { ...outcome, scores: scoresOf(g, true) } },
];

/** WIN-06: equal scores go to the second player. */
const winnerByScore = (g: Game): Player => {
  const scores = scoresOf(g, true);
  const [first, second] = [firstPlayerOf(g.state), secondPlayerOf(g.state)];
  return scores[first] > scores[second] ? first : second;
};
