import type { CallTime, Concede } from '../state/actions.ts';
import type { ConcessionFrame } from '../state/frames.ts';
import { currentRound, isLastRound, shipsOf, unitsOf } from '../state/selectors.ts';
import { fields, oneOf } from '../state/shape.ts';
import type { Outcome, Unit } from '../state/state.ts';
import { refuse } from '../state/verdict.ts';
import { type ByPlayer, opponentOf, PLAYERS, type Player } from '../state/vocabulary.ts';
import type { Family } from './kernel/family.ts';
import { end, stay } from './kernel/flow.ts';
import type { FrameModule } from './kernel/frame-module.ts';
import type { Game } from './kernel/game.ts';
import { destroyedCost, endWith } from './scoring.ts';

/** What ends a match besides the play: a player gives up, or the time is up. */

/** TRN-37, TRN-39: everything that the player has left is destroyed; then, and not before, the scores are worked out. */
export const concede: Family<'concede'> = {
  type: 'concede',
  shape: fields({ type: oneOf('concede'), player: oneOf(...PLAYERS) }),
  timing: 'TRN-37',
  anytime: true,
  options: (): Concede[] => [],
  check: () => [],
  answer: (g, _f, { player }) =>
    stay({
      verbs: [
        { verb: 'announce', event: { type: 'conceded', player } },
        ...unitsOf(g.state)
          .filter(({ owner, status }) => owner === player && status !== 'destroyed')
          .map(({ id }) => ({ verb: 'destroyUnit', unit: id }) as const),
      ],
      frame: { kind: 'concession', step: 'score', player },
    }),
};

export const concessionModule: FrameModule<ConcessionFrame> = {
  steps: {
    score: (g, f) => end(endWith(g, { winner: opponentOf(f.player), reason: 'concession' })),
  },
};

/** TRN-20. */
export const callTime: Family<'callTime'> = {
  type: 'callTime',
  shape: fields({ type: oneOf('callTime'), player: oneOf('judge') }),
  timing: 'TRN-20',
  anytime: true,
  options: (): CallTime[] => [],
  check: ({ state }) => {
    const round = currentRound(state);
    if (state.options.unlimitedRounds) return [refuse('OPT-02', 'rounds-are-unlimited')];
    return isLastRound(state, round) ? [refuse('TRN-20', 'already-the-last-round', { round })] : [];
  },
  answer: () => stay({ verbs: [{ verb: 'callTime' }] }),
};

/** A finished game as a tournament asks for it, by seats; `matchReport` of `armada-rules/tournament` puts names to them. */
export interface MatchResult {
  /** TRN-21. */
  readonly end: 'elimination' | 'sixthRound' | 'time' | 'concession';
  readonly winner: Player;
  /** Whoever has no ship left: nobody, one player, or both. */
  readonly eliminated: readonly Player[];
  /** Who was second player at the end; null if the game ended before that was decided. */
  readonly secondPlayer: Player | null;
  readonly tallies: ByPlayer<MatchTally>;
}

/** What one player scored. */
export interface MatchTally {
  /** Fleet points of the enemy ships and squadrons that were destroyed, a ship with its upgrades. */
  readonly destroyed: number;
  /** Everything else: victory tokens and what the objective gives. */
  readonly tokens: number;
  /** TRN-32: whether every enemy ship and squadron was destroyed. */
  readonly wholeFleet: boolean;
}

/** The result of a game; null as long as it goes on. */
export const resultOf = (g: Game): MatchResult | null => {
  const { outcome, initiative } = g.state;
  if (!outcome) return null;
  const tally = (player: Player): MatchTally => {
    const score = outcome.scores[player];
    const destroyed = Math.min(destroyedCost(g, player), score);
    return { destroyed, tokens: score - destroyed, wholeFleet: isGone(unitsOf(g.state), opponentOf(player)) };
  };
  return {
    end: ENDS[outcome.reason],
    winner: outcome.winner,
    eliminated: PLAYERS.filter((player) => isGone(shipsOf(g.state), player)),
    secondPlayer: initiative.player && opponentOf(initiative.player),
    tallies: { p1: tally('p1'), p2: tally('p2') },
  };
};

const isGone = (units: readonly Unit[], player: Player): boolean =>
  units.every(({ owner, status }) => owner !== player || status === 'destroyed');

const ENDS: { readonly [R in Outcome['reason']]: MatchResult['end'] } = {
  elimination: 'elimination',
  score: 'sixthRound',
  time: 'time',
  concession: 'concession',
};
