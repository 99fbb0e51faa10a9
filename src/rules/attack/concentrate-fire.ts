import { DIE_COLORS, type Die, distinctDice, hasDie } from '../../state/dice.ts';
import type { AttackFrame, ConcentrateFireFrame, NewFrame } from '../../state/frames.ts';
import { die as dieShape, fields, oneOf } from '../../state/shape.ts';
import { refuse } from '../../state/verdict.ts';
import { PLAYERS } from '../../state/vocabulary.ts';
import type { Family } from '../kernel/family.ts';
import { ask, call, end, go } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';
import { rerollFrame } from './dice.ts';

/** CF-02, CF-03, CF-04: the dial's die at once, then the token's reroll; either may be declined (CMD-22). */
export const concentrateFireModule: FrameModule<ConcentrateFireFrame> = {
  steps: {
    add: (g, f) =>
      f.spend !== 'token' && poolOf(g, f).length > 0
        ? ask(f.player, { kind: 'addDie', dice: poolOf(g, f) })
        : go('reroll'),
    reroll: (g, f) =>
      f.spend !== 'dial' && poolOf(g, f).length > 0
        ? ask(f.player, { kind: 'rerollDie', dice: poolOf(g, f) })
        : go('close'),
    close: () => end(),
  },
  done: (_g, f) => go(f.step === 'add' ? 'reroll' : 'close'),
};

/** The command, resolved in an attack. */
export const concentrateFireFrame = (
  { depth, player }: AttackFrame,
  spend: ConcentrateFireFrame['spend'],
): NewFrame => ({ kind: 'concentrateFire', step: 'add', attack: depth, player, spend });

const poolOf = (g: Game, f: ConcentrateFireFrame): readonly Die[] => (g.state.frames[f.attack] as AttackFrame).dice;

/** CF-02, CF-07: a colour that is in the pool now. */
export const addDie: Family<'addDie', ConcentrateFireFrame> = {
  type: 'addDie',
  shape: fields({ type: oneOf('addDie'), player: oneOf(...PLAYERS), color: oneOf(...DIE_COLORS) }),
  timing: 'CF-01',
  options: (g, f) =>
    DIE_COLORS.filter((color) => poolOf(g, f).some((die) => die.color === color)).map((color) => ({
      type: 'addDie',
      player: f.player,
      color,
    })),
  check: (g, { color }, f) =>
    !f || poolOf(g, f).some((die) => die.color === color) ? [] : [refuse('CF-02', 'colour-not-in-the-pool', { color })],
  answer: (_g, f, { color }) =>
    call({ kind: 'attackRoll', step: 'roll', attack: f.attack, dice: [color], instead: null }, 'reroll'),
};

/** CF-03, CF-04 */
export const rerollDie: Family<'rerollDie', ConcentrateFireFrame> = {
  type: 'rerollDie',
  shape: fields({ type: oneOf('rerollDie'), player: oneOf(...PLAYERS), die: dieShape }),
  timing: 'CF-01',
  options: (g, f) => distinctDice(poolOf(g, f)).map((die) => ({ type: 'rerollDie', player: f.player, die })),
  check: (g, { die }, f) => (!f || hasDie(poolOf(g, f), die) ? [] : [refuse('CF-03', 'no-such-die')]),
  answer: (_g, f, { die }) => call(rerollFrame(f.attack, die), 'close'),
};
