import { describe, expect, test } from 'vitest';
import { upgrade } from '../../src/content/card.ts';
import { hashState } from '../../src/engine/engine.ts';
import { act } from '../../src/state/actions.ts';
import type { DieColor } from '../../src/state/dice.ts';
import { scriptChance } from '../../src/testing/scripted.ts';
import { CR90, codesOf, NEBULON, rulesOf, table, VICTORY } from '../support/table.ts';

const roller = (dice: readonly DieColor[]) =>
  upgrade({
    id: 'roller',
    name: 'Roller',
    type: 'officer',
    cost: 1,
    on: {
      'phase.ship.start': { resolve: () => [{ verb: 'roll', dice }] },
      'phase.ship.end': { resolve: () => [{ verb: 'roll', dice }] },
    },
  });

const NEB = 'p1/nebulon-b-escort-frigate/1';
const USE = act.useEffect('p1', `${NEB}/roller`);

const game = (dice: readonly DieColor[], damage = 0) =>
  table([roller(dice)])
    .ship('p1', NEBULON, {
      upgrades: ['roller'],
      dials: ['repair'],
      damage: Array.from({ length: damage }, () => ({ face: 'down' as const })),
    })
    .ship('p2', CR90)
    .at('ship');

describe('chance as a player', () => {
  test('a seeded game answers itself and says what was answered', () => {
    const { engine, state } = game(['red', 'blue']).play();
    const result = engine.step(state, USE);
    if (!result.ok) throw new Error('refused');
    expect(result.actions).toHaveLength(2);
    expect(result.actions[1]).toMatchObject({ type: 'rollDice', player: 'chance' });
    expect(result.events).toContainEqual(expect.objectContaining({ type: 'diceRolled', shownTo: ['p1', 'p2'] }));
    expect(engine.chanceOutcomes(result.state)).toEqual([]);
  });

  test('an explicit game waits, and accepts every outcome that it lists', () => {
    const { engine, state } = game(['red', 'blue']).chance('explicit').play().do(USE);
    expect(engine.awaiting(state)).toEqual({ kind: 'chance', decision: { kind: 'rollDice', dice: ['red', 'blue'] } });
    const outcomes = engine.chanceOutcomes(state);
    expect(outcomes).toHaveLength(15);
    expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBe(1);
    expect(outcomes.map(({ action }) => action)).toEqual(engine.legalActions(state, 'chance'));
    for (const { action } of outcomes) expect(engine.step(state, action).ok).toBe(true);
    for (const player of ['p1', 'p2'] as const) expect(engine.legalActions(state, player)).toEqual([]);
  });

  test('a forged or ill-timed answer of chance is refused', () => {
    const seeded = game(['red']).play();
    expect(rulesOf(seeded.judge(act.rollDice([{ color: 'red', face: 'hit' }])))).toEqual(['DICE-01']);
    const waiting = game(['red']).chance('explicit').play().do(USE);
    expect(codesOf(waiting.judge(act.rollDice([])))).toEqual(['wrong-dice']);
    expect(
      codesOf(
        waiting.judge(
          act.rollDice([
            { color: 'red', face: 'hit' },
            { color: 'red', face: 'hit' },
          ]),
        ),
      ),
    ).toEqual(['wrong-dice']);
    expect(codesOf(waiting.judge({ ...act.rollDice([{ color: 'red', face: 'hit' }]), player: 'p1' } as never))).toEqual(
      ['malformed-action'],
    );
    expect(waiting.judge(act.flipCoin('p1'))).toMatchObject({ ok: false, rule: 'SETUP-11', code: 'not-now' });
    expect(waiting.judge(act.drawDamageCard('power-failure')).ok).toBe(false);
  });

  test('the mode is not part of the hash, and a game can change it', () => {
    const { engine, state } = game(['red']).play();
    const explicit = engine.withChance(state, 'explicit');
    expect(hashState(explicit)).toBe(hashState(state));
    const waiting = engine.step(explicit, USE);
    if (!waiting.ok) throw new Error('refused');
    expect(engine.awaiting(waiting.state).kind).toBe('chance');
    const on = engine.withChance(waiting.state, 'seeded');
    expect(engine.awaiting(on).kind).toBe('chance');
    const [roll] = engine.legalActions(on, 'chance');
    const answered = engine.step(on, roll!);
    expect(answered.ok && engine.awaiting(answered.state).kind).toBe('player');
    expect(engine.withChance(on, 'seeded')).toBe(on);
    expect(() => engine.withChance(on, 'loaded' as never)).toThrow(TypeError);
  });

  test('dice and damage cards have streams of their own: one more roll does not change the next card', () => {
    const discard = (rolls: boolean) => {
      const played = game(['red', 'red', 'red'], 1).play();
      played.do(rolls ? USE : act.done('p1'), act.activateShip('p1', NEB), act.done('p1'));
      played.do(act.resolveCommand('p1', NEB, 'repair', 'dial'), act.discardDamageCard('p1', NEB, 'damage/shared/1'));
      return played.state.decks.shared!.discard;
    };
    expect(discard(true)).toEqual(discard(false));
  });

  test('a draw of a card has its exact probabilities', () => {
    const played = game(['red'], 2).chance('explicit').play();
    played.do(
      act.done('p1'),
      act.activateShip('p1', NEB),
      act.done('p1'),
      act.resolveCommand('p1', NEB, 'repair', 'dial'),
    );
    played.do(act.discardDamageCard('p1', NEB, 'damage/shared/1'));
    const outcomes = played.engine.chanceOutcomes(played.state);
    expect(outcomes).toHaveLength(22);
    const probability = (card: string) =>
      outcomes.find(({ action }) => action.type === 'drawDamageCard' && action.card === card)?.probability;
    expect(probability('structural-damage')).toBe(8 / 52);
    expect(probability('injured-crew')).toBe(4 / 52);
    expect(probability('power-failure')).toBe(2 / 52);
    expect(outcomes.reduce((sum, each) => sum + each.probability, 0)).toBeCloseTo(1, 12);
    expect(codesOf(played.judge(act.drawDamageCard('no-such-card')))).toEqual(['no-such-card']);
  });

  test('a card of which no copy is left cannot be drawn', () => {
    const played = table()
      .ship('p1', NEBULON, {
        dials: ['repair'],
        damage: [
          { face: 'up', card: 'thruster-fissure' },
          { face: 'down', card: 'thruster-fissure' },
          { face: 'down' },
        ],
      })
      .ship('p2', VICTORY)
      .chance('explicit')
      .at('ship')
      .play();
    played.do(act.activateShip('p1', NEB), act.done('p1'), act.resolveCommand('p1', NEB, 'repair', 'dial'));
    played.do(act.discardDamageCard('p1', NEB, 'damage/shared/3'));
    expect(played.engine.chanceOutcomes(played.state)).toHaveLength(21);
    expect(codesOf(played.judge(act.drawDamageCard('thruster-fissure')))).toEqual(['no-copy-left']);
  });

  test('seeded dice come out evenly', () => {
    const counts: Record<string, number> = {};
    for (let seed = 0; seed < 400; seed++) {
      const built = game(['red']);
      const created = built.engine.createGame({ seed, position: built.position() });
      if (!created.ok) throw new Error('no game');
      const result = built.engine.step(created.value, USE);
      if (!result.ok) throw new Error('refused');
      const roll = result.actions[1]!;
      const face = roll.type === 'rollDice' ? roll.dice[0]!.face : '';
      counts[face] = (counts[face] ?? 0) + 1;
    }
    for (const [face, share] of Object.entries({ blank: 100, hit: 100, crit: 100, doubleHit: 50, accuracy: 50 }))
      expect(Math.abs(counts[face]! - share)).toBeLessThan(40);
  });
});

describe('scripted chance', () => {
  test('a script that is used up finishes; one that is left over or runs dry is an error', () => {
    const { engine, state } = game(['red']).play();
    const hit = act.rollDice([{ color: 'red', face: 'hit' }]);
    expect(scriptChance(state, [hit], engine).do(USE).finish().outcome).toBe(null);
    expect(() => scriptChance(state, [hit, hit], engine).do(USE).finish()).toThrow('left over');
    expect(() => scriptChance(state, [], engine).do(USE)).toThrow('no answer');
  });
});
