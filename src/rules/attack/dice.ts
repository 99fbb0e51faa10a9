import { DIE_COLORS, type Die, distinctDice, hasDie, sortDice, withoutDie } from '../../state/dice.ts';
import type { AttackFrame, AttackRollFrame, NewFrame } from '../../state/frames.ts';
import { unitOf } from '../../state/selectors.ts';
import { die as dieShape, fields, oneOf, whole } from '../../state/shape.ts';
import { refuse, type Verdict } from '../../state/verdict.ts';
import { type Json, PLAYERS, type Player } from '../../state/vocabulary.ts';
import type { Family } from '../kernel/family.ts';
import { ask, end, go, stay } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';
import { bansOn } from '../kernel/hooks.ts';

/** What happens to the dice of an attack before and after they are rolled (OBS-02, CF-…, ATK-16 … ATK-18). */

/** Dice rolled into a pool that lies already. */
export const attackRollModule: FrameModule<AttackRollFrame> = {
  steps: {
    roll: (_g, f) => ask('chance', { kind: 'rollDice', dice: f.dice }),
    close: (g, f) => {
      const attack = g.state.frames[f.attack] as AttackFrame;
      const kept = f.instead ? withoutDie(attack.dice, f.instead) : attack.dice;
      const dice = sortDice([...kept, ...(f.got as unknown as readonly Die[])]);
      return end([
        { verb: 'setFrame', depth: f.attack, fields: { dice: dice as unknown as Json } },
        { verb: 'announce', event: { type: 'diceChanged', dice } },
      ]);
    },
  },
};

/** A die of a pool rolled again. */
export const rerollFrame = (attack: number, die: Die): NewFrame => ({
  kind: 'attackRoll',
  step: 'roll',
  attack,
  dice: [die.color],
  instead: die,
});

const base = (type: string) => ({ type: oneOf(type), player: oneOf(...PLAYERS) });

const notYours = (f: AttackFrame | null, player: Player): readonly Verdict[] =>
  f && f.player !== player ? [refuse('ROUND-05', 'not-your-attack')] : [];

export const removeDie: Family<'removeDie', AttackFrame> = {
  type: 'removeDie',
  shape: fields({ ...base('removeDie'), color: oneOf(...DIE_COLORS) }),
  timing: 'OBS-02',
  options: (_g, f) =>
    DIE_COLORS.filter((color) => f.pool.includes(color)).map((color) => ({
      type: 'removeDie',
      player: f.player,
      color,
    })),
  check: (_g, { player, color }, f) => [
    ...notYours(f, player),
    ...(f && !f.pool.includes(color) ? [refuse('OBS-02', 'no-such-die', { color })] : []),
  ],
  answer: (_g, f, { color }) => {
    const at = f.pool.indexOf(color);
    return go('beforeRoll', { set: { pool: f.pool.filter((_, i) => i !== at) } });
  },
};

/** ATK-16, ATK-17, ATK-19: any token of the defender that is still there. */
export const spendAccuracy: Family<'spendAccuracy', AttackFrame> = {
  type: 'spendAccuracy',
  shape: fields({ ...base('spendAccuracy'), die: dieShape, token: whole(0, 20) }),
  timing: 'ATK-18',
  hosted: true,
  options: (g, f) => {
    if (bansOn(g, 'spendAccuracy', { attacker: f.attacker }).length > 0) return [];
    const tokens = unitOf(g.state, f.defender)!.defenseTokens;
    const dice = distinctDice(f.dice).filter(({ face }) => face === 'accuracy');
    return dice.flatMap((die) =>
      tokens
        .map((_, token) => token)
        .filter((token) => lockable(g, f, token))
        .map((token) => ({ type: 'spendAccuracy', player: f.player, die, token })),
    );
  },
  check: (g, { player, die, token }, f) => {
    if (!f) return [];
    return [
      ...notYours(f, player),
      ...bansOn(g, 'spendAccuracy', { attacker: f.attacker }),
      ...(die.face === 'accuracy' && hasDie(f.dice, die) ? [] : [refuse('ATK-16', 'no-accuracy')]),
      ...(lockable(g, f, token) ? [] : [refuse('ATK-16', 'no-such-token', { token })]),
    ];
  },
  answer: (_g, f, { die, token }) => {
    const dice = withoutDie(f.dice, die);
    return stay({
      verbs: [
        { verb: 'announce', event: { type: 'accuracySpent', unit: f.defender, token } },
        { verb: 'announce', event: { type: 'diceChanged', dice } },
      ],
      set: { dice: dice as unknown as Json, locked: [...f.locked, token] },
    });
  },
};

const lockable = (g: Game, f: AttackFrame, token: number): boolean => {
  const found = unitOf(g.state, f.defender)!.defenseTokens[token];
  return found !== undefined && found.readiness !== 'discarded' && !f.locked.includes(token);
};
