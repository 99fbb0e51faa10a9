import { DIE_COLORS, type Die, type DieColor, sortDice } from '../../state/dice.ts';
import type { AttackFrame, AttackRollFrame, RollFrame } from '../../state/frames.ts';
import { die, fields, listOf, oneOf } from '../../state/shape.ts';
import { refuse } from '../../state/verdict.ts';
import { type Json, PLAYERS } from '../../state/vocabulary.ts';
import type { Family } from '../kernel/family.ts';
import { ask, end, go } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import { diceResults } from './outcomes.ts';

/** DICE-14: a roll that is not an attack; what the icons mean, the effect says that rolled. */
export const rollModule: FrameModule<RollFrame> = {
  steps: {
    roll: (_g, f) => (f.dice.length > 0 ? ask('chance', { kind: 'rollDice', dice: f.dice }) : end([], [])),
    close: (_g, f) => end([], f.got),
  },
};

/** What chance rolls: for an effect, for an attack, or into the pool of one. */
export const rollDice: Family<'rollDice', RollFrame | AttackFrame | AttackRollFrame> = {
  type: 'rollDice',
  shape: fields({ type: oneOf('rollDice'), player: oneOf('chance'), dice: listOf(die, 40) }),
  timing: 'DICE-01',
  options: (_g, f) => diceResults(colorsOf(f)).map(({ dice }) => ({ type: 'rollDice', player: 'chance', dice })),
  check: (_g, { dice }, f) =>
    !f || sameColors(dice, colorsOf(f))
      ? []
      : [refuse('DICE-01', 'wrong-dice', { rolled: colorsOf(f), given: dice.map(({ color }) => color) })],
  answer: (_g, f, { dice }) => {
    const sorted = sortDice(dice);
    const verbs = [{ verb: 'announce', event: { type: 'diceRolled', dice: sorted, shownTo: PLAYERS } }] as const;
    if (f.kind === 'attack') return go('rolled', { verbs, set: { pool: [], dice: sorted as unknown as Json } });
    return go('close', { verbs, set: { got: sorted as unknown as Json } });
  },
};

const colorsOf = (f: RollFrame | AttackFrame | AttackRollFrame): readonly DieColor[] =>
  f.kind === 'attack' ? f.pool : f.dice;

const sameColors = (dice: readonly Die[], colors: readonly DieColor[]): boolean =>
  DIE_COLORS.every(
    (color) => dice.filter((each) => each.color === color).length === colors.filter((each) => each === color).length,
  );
