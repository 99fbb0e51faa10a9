import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import type { Die } from '../../src/state/dice.ts';
import type { Event } from '../../src/state/events.ts';
import { battle, blanks, COR, die, frontToFront, roll, run } from '../support/battle.ts';

const LONG = 250_000;
const MEDIUM = 150_000;

/** The pool as someone knows it who sees nothing but the events. */
const poolByEvents = (events: readonly Event[]): readonly Die[] =>
  events.reduce<readonly Die[]>((pool, event) => ('dice' in event ? event.dice : pool), []);

const poolOf = (game: ReturnType<typeof battle>): readonly Die[] => {
  const attack = game.state.frames.find((frame) => frame.kind === 'attack');
  if (!attack) throw new Error('no attack');
  return attack.dice;
};

describe('the events of an attack', () => {
  test('[ATK-08, ATK-30, INFO-01] tell the range and the dice that were gathered', () => {
    const game = battle({ gap: MEDIUM, obstacles: [{ obstacle: 'asteroid-field-1', x: 0, y: 120_000 }] });
    game.do(frontToFront);
    expect(game.trace('targetDeclared')).toMatchObject([
      { obstructed: true, range: 'medium', pool: ['red', 'red', 'red', 'blue', 'blue', 'blue'] },
    ]);
  });

  test('[DICE-12, ATK-17] tell the pool without the accuracy that was spent', () => {
    const game = battle({ gap: LONG }).do(frontToFront, roll(['red', 'hit'], ['red', 'accuracy'], ['red', 'blank']));
    game.do(act.spendAccuracy('p1', die('red', 'accuracy'), 0));
    expect(poolByEvents(game.events)).toEqual([die('red', 'blank'), die('red', 'hit')]);
  });

  test('[DICE-13, DEF-11, DEF-17] tell the pool without the dice that were cancelled', () => {
    const evade = run(battle({ gap: LONG }), frontToFront, roll(['red', 'hit'], ['red', 'hit'], ['red', 'crit']), 'p1');
    evade.do(act.spendDefenseToken('p2', COR, 0, { die: die('red', 'crit') }));
    expect(poolByEvents(evade.events)).toEqual(poolOf(evade));
    expect(poolOf(evade)).toHaveLength(2);

    const transport = 'gr-75-medium-transports';
    const id = `p2/${transport}/1`;
    const scatter = battle({ gap: LONG, card: transport });
    run(
      scatter,
      { ...frontToFront, defender: id },
      roll(['red', 'hit'], ['red', 'hit'], ['red', 'crit']),
      'p1',
      act.spendDefenseToken('p2', id, 0),
    );
    expect(scatter.ship(id).defenseTokens[0]).toMatchObject({ type: 'scatter', readiness: 'exhausted' });
    expect(poolByEvents(scatter.events)).toEqual([]);
  });

  test('[DEF-12] tell the pool with the die that was rolled again', () => {
    const rolled = roll(...blanks, ['blue', 'hit'], ['blue', 'hit'], ['blue', 'crit']);
    const game = run(battle({ gap: MEDIUM }), frontToFront, rolled, 'p1');
    game.do(act.spendDefenseToken('p2', COR, 0, { die: die('blue', 'crit') }), roll(['blue', 'accuracy']));
    expect(poolByEvents(game.events)).toEqual(poolOf(game));
    expect(poolOf(game)).toContainEqual(die('blue', 'accuracy'));
  });
});
