import type { Done } from '../../state/actions.ts';
import type { DecisionKind } from '../../state/decisions.ts';
import type { Frame } from '../../state/frames.ts';
import { fields, oneOf } from '../../state/shape.ts';
import { type RuleId, refuse, type Verdict } from '../../state/verdict.ts';
import { PLAYERS, type Player } from '../../state/vocabulary.ts';
import type { Family } from './family.ts';
import type { FrameModule } from './frame-module.ts';
import type { Game } from './game.ts';
import { offersOf } from './offers.ts';

/** Declining: `done` ends every decision that may be declined, once no compulsory effect is left open (TIME-08). */
export const doneFamily = (moduleOf: (f: Frame) => FrameModule<Frame>): Family<'done'> => ({
  type: 'done',
  shape: fields({ type: oneOf('done'), player: oneOf(...PLAYERS) }),
  timing: 'TIME-08',
  options: (g, f, player): Done[] =>
    moduleOf(f).done && compulsoryLeft(g, f, player as Player).length === 0
      ? [{ type: 'done', player: player as Player }]
      : [],
  check: (g, { player }, f) => (f ? compulsoryLeft(g, f, player) : []),
  answer: (g, f) => moduleOf(f).done!(g, f),
});

const compulsoryLeft = (g: Game, f: Frame, player: Player): readonly Verdict[] =>
  f.kind === 'window'
    ? offersOf(g, f, player)
        .filter((offer) => !offer.optional)
        .map((offer) => refuse('TIME-08', 'effect-is-compulsory', { effect: offer.name }))
    : [];

/** The rule that denies `done` in each decision that must be answered. */
export const CANNOT_DECLINE: { readonly [K in DecisionKind]?: RuleId } = {
  assignDials: 'CMD-07',
  activateShip: 'SHIP-03',
  discardCommandToken: 'CMD-14',
  activateSquadron: 'SQP-10',
  determineCourse: 'SHIP-12',
  chooseRammed: 'OVL-10',
  placeSquadrons: 'OVL-03',
  resolveObstacle: 'OBST-07',
  chooseZone: 'DMG-04',
  removeDie: 'OBS-02',
  redirectDamage: 'DEF-10',
  choose: 'TIME-13',
};
