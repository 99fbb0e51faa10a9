import { describe, expect, test } from 'vitest';
import { type UpgradeCard, upgrade } from '../../src/content/card.ts';
import { act } from '../../src/state/actions.ts';
import { finishAttack } from '../support/attacks.ts';
import { isOffered } from '../support/offers.ts';
import { CR90, NEBULON, rulesOf, TIE, table, VICTORY } from '../support/table.ts';

const VIC = `p1/${VICTORY}/1`;
const [ONE, TWO] = [`p2/${CR90}/1`, `p2/${CR90}/2`];
const HERE = { x: 900_000, y: 300_000, heading: 0 };

/** A Victory with two corvettes and three fighters before its front. */
const battle = (upgrades: readonly string[] = ['gunnery-team'], cards: readonly UpgradeCard[] = []) =>
  table(cards)
    .ship('p1', VICTORY, { pose: HERE, speed: 1, upgrades })
    .ship('p2', CR90, { pose: { ...HERE, x: HERE.x - 40_000, y: HERE.y + 180_000 } })
    .ship('p2', CR90, { pose: { ...HERE, x: HERE.x + 40_000, y: HERE.y + 180_000 } })
    .ship('p2', NEBULON, { pose: { ...HERE, x: HERE.x - 180_000 } })
    .squadron('p2', TIE, { pose: { ...HERE, x: HERE.x - 30_000, y: HERE.y + 110_000 } })
    .squadron('p2', TIE, { pose: { ...HERE, x: HERE.x + 30_000, y: HERE.y + 110_000 } })
    .chance('explicit')
    .fighting()
    .moving()
    .at('ship')
    .play()
    .do(act.activateShip('p1', VIC));

type Game = ReturnType<typeof battle>;
const front = (defender: string) =>
  act.declareTarget('p1', {
    attacker: VIC,
    zone: 'front',
    defender,
    ...(defender.includes(TIE) ? {} : { defendingZone: 'rear' as const }),
  });
/** Plays attacks without effect, one after the other. */
const missed = (game: Game, ...attacks: ReturnType<typeof front>[]) => {
  for (const attack of attacks) finishAttack(game.do(attack));
  return game;
};

describe('Gunnery Team', () => {
  test('[TIME-01] the same hull zone attacks again, another ship', () => {
    const game = missed(battle(), front(ONE));
    expect(game.judge(front(TWO)).ok).toBe(true);
    expect(rulesOf(missed(battle([]), front(ONE)).judge(front(TWO)))).toEqual(['SHIP-09']);
  });

  test('not the same ship, not even another hull zone of it', () => {
    const game = missed(battle(), front(ONE));
    expect(rulesOf(game.judge(front(ONE)))).toContain('TIME-02');
    const right = { ...front(ONE), defendingZone: 'right' as const };
    expect(rulesOf(game.judge(right))).toContain('TIME-02');
    expect(game.legal().some((action) => action.type === 'declareTarget' && action.defender === ONE)).toBe(false);
  });

  test('[ATK-27] nor a squadron that any part of the first attack was aimed at', () => {
    const game = missed(battle(), front(`p2/${TIE}/1`), front(`p2/${TIE}/2`));
    expect(rulesOf(game.judge(front(`p2/${TIE}/1`)))).toContain('TIME-02');
    expect(rulesOf(game.judge(front(`p2/${TIE}/2`)))).toContain('TIME-02');
    expect(game.judge(front(ONE)).ok).toBe(true);
  });

  test('[SHIP-10] another hull zone may aim at the same unit', () => {
    const beside = `p2/${NEBULON}/1`;
    const left = act.declareTarget('p1', { attacker: VIC, zone: 'left', defender: beside, defendingZone: 'right' });
    const game = missed(battle(), left);
    expect(rulesOf(game.judge(left))).toContain('TIME-02');
    expect(game.judge(front(ONE)).ok).toBe(true);
  });

  test('[SHIP-08] two attacks are still all', () => {
    const game = missed(battle(), front(ONE), front(TWO));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'determineCourse' } });
  });

  test('[TIME-03] the next activation starts anew', () => {
    const game = missed(battle(), front(ONE), front(TWO));
    game.do(act.executeManeuver('p1', VIC, [0], 'left'));
    game.until((state) => state.round === 2 && state.frames.some(({ kind }) => kind === 'shipPhase'));
    game.do(act.activateShip('p1', VIC));
    const verdict = game.judge(front(TWO));
    expect(rulesOf(verdict)).not.toContain('TIME-02');
  });

  test('[FAQ-CARD-011] a card that allows the same target again does not lift the ban', () => {
    const gunnery = upgrade({
      id: 'advanced',
      name: 'Advanced',
      type: 'officer',
      cost: 1,
      values: { attackZones: { stage: 'set', scope: 'self', apply: () => ['front', 'left', 'right', 'rear'] } },
    });
    const alone = missed(battle(['advanced'], [gunnery]), front(ONE));
    expect([alone.judge(front(ONE)).ok, alone.judge(front(TWO)).ok]).toEqual([true, true]);
    const both = missed(battle(['advanced', 'gunnery-team'], [gunnery]), front(ONE));
    expect([both.judge(front(ONE)).ok, both.judge(front(TWO)).ok]).toEqual([false, true]);
  });

  test('[FAQ-CARD-058] dice that a commander adds to attacks from a side are added to both', () => {
    const ackbar = upgrade({
      id: 'broadside',
      name: 'Broadside',
      type: 'officer',
      cost: 1,
      on: {
        'attack.effects': {
          scope: 'friendly',
          when: (_g, it) => it.zone === 'left' && it.defendingZone !== null,
          resolve: (_g, it) => [{ verb: 'addDice', attack: it.depth, dice: ['red', 'red'] }],
        },
      },
    });
    const left = (n: number) =>
      act.declareTarget('p1', {
        attacker: VIC,
        zone: 'left',
        defender: `p2/${NEBULON}/${n}`,
        defendingZone: 'right',
      });
    const game = table([ackbar])
      .ship('p1', VICTORY, { pose: HERE, speed: 1, upgrades: ['gunnery-team', 'broadside'] })
      .ship('p2', NEBULON, { pose: { ...HERE, x: HERE.x - 180_000, y: HERE.y - 45_000 } })
      .ship('p2', NEBULON, { pose: { ...HERE, x: HERE.x - 180_000, y: HERE.y + 45_000 } })
      .chance('explicit')
      .fighting()
      .moving()
      .at('ship')
      .play()
      .do(act.activateShip('p1', VIC));
    const red = { color: 'red', face: 'blank' } as const;
    for (const n of [1, 2]) {
      game.do(left(n));
      game.do(act.rollDice([red, red, { color: 'blue', face: 'accuracy' }]));
      expect(isOffered(game, `${VIC}/broadside`)).toBe(true);
      finishAttack(game.do(act.useEffect('p1', `${VIC}/broadside`), act.rollDice([red, red])));
    }
    expect(game.trace('effectUsed')).toHaveLength(2);
  });
});
