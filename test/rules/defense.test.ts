import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import type { DieColor, DieFace } from '../../src/state/dice.ts';
import { type BattleSetup, battle, blanks, COR, die, fire, frontToFront, roll, run, VIC } from '../support/battle.ts';
import { CR90, codesOf, rulesOf, table, VICTORY } from '../support/table.ts';

type Faces = readonly (readonly [DieColor, DieFace])[];
const FIVE: Faces = [
  ['red', 'doubleHit'],
  ['red', 'blank'],
  ['red', 'blank'],
  ['blue', 'hit'],
  ['blue', 'hit'],
  ['blue', 'hit'],
];
const MEDIUM = 150_000;
const LONG = 250_000;

/** The CR90 (evade, evade, redirect) under fire, its tokens being due. */
const defending = (setup: BattleSetup = {}, faces: Faces = FIVE) => {
  const zone = setup.card ? fire('front', `p2/${setup.card}/1`, 'front') : frontToFront;
  return run(battle({ gap: MEDIUM, ...setup }), zone, roll(...faces), 'p1');
};
const spend = (token: number, choice: Parameters<typeof act.spendDefenseToken>[3] = {}, unit = COR) =>
  act.spendDefenseToken('p2', unit, token, choice);
const attackOf = (game: ReturnType<typeof battle>) => game.state.frames.find((frame) => frame.kind === 'attack')!;
const readiness = (game: ReturnType<typeof battle>, id = COR) =>
  game.ship(id).defenseTokens.map((token) => token.readiness);
const hit = die('blue', 'hit');

describe('defense tokens', () => {
  test('[DEF-01, ATK-20] the defender spends them in step 4, any number or none', () => {
    const game = defending();
    expect(game.awaiting()).toMatchObject({ player: 'p2', decision: { kind: 'defenseTokens' } });
    expect(rulesOf(game.judge(act.spendDefenseToken('p1', VIC, 0)))).toContain('DEF-01');
    expect(readiness(defending().do(act.done('p2')))).toEqual(['readied', 'readied', 'readied']);
    const early = battle({ gap: MEDIUM }).do(frontToFront);
    expect(rulesOf(early.judge(spend(2, { zone: 'left' })))).toContain('DEF-01');
  });

  test('[DEF-03, DEF-24] readied becomes exhausted, exhausted is discarded and cannot be spent again', () => {
    const game = defending({ defender: { defenseTokens: ['readied', 'readied', 'exhausted'] } });
    game.do(spend(0, { die: hit }), roll(['blue', 'accuracy']), spend(2, { zone: 'left' }));
    expect(readiness(game)).toEqual(['exhausted', 'readied', 'discarded']);
    const gone = defending({ defender: { defenseTokens: ['discarded', 'readied', 'readied'] } });
    expect(rulesOf(gone.judge(spend(0, { die: hit })))).toEqual(['DEF-24']);
  });

  test('[DEF-04, DEF-05] a token once, and one of each type', () => {
    const game = defending().do(spend(0, { die: hit }), roll(['blue', 'hit']));
    expect(rulesOf(game.judge(spend(0, { die: hit })))).toEqual(['DEF-04']);
    expect(rulesOf(game.judge(spend(1, { die: hit })))).toEqual(['DEF-05']);
    expect(game.legal().every((a) => a.type === 'done' || (a.type === 'spendDefenseToken' && a.token === 2))).toBe(
      true,
    );
  });

  test('[DEF-06, NAV-10] none at speed 0', () => {
    const game = run(battle({ gap: MEDIUM, defender: { speed: 0 } }), frontToFront, roll(...FIVE), 'p1');
    expect(game.trace('damageTotalled')).toMatchObject([{ total: 5 }]);
    expect(game.trace('defenseTokenSpent')).toEqual([]);
    const before = battle({ gap: MEDIUM, defender: { speed: 0 } });
    expect(rulesOf(before.judge(spend(2, { zone: 'left' })))).toContain('DEF-06');
  });

  test('[DEF-09, DEF-10] redirect: a zone next to the defending one now, the amount when damage is suffered', () => {
    const game = defending();
    expect(rulesOf(game.judge(spend(2, { zone: 'rear' })))).toEqual(['DEF-09']);
    expect(rulesOf(game.judge(spend(2)))).toEqual(['DEF-09']);
    run(game, spend(2, { zone: 'left' }), 'p2');
    expect(game.legal()).toEqual([0, 1, 2].map((amount) => act.redirectDamage('p2', amount)));
    expect(rulesOf(game.judge(act.redirectDamage('p2', 3)))).toEqual(['DEF-09']);
    expect(rulesOf(game.judge(act.done('p2')))).toEqual(['DEF-10']);
    game.do(act.redirectDamage('p2', 1));
    expect(game.ship(COR)).toMatchObject({ shields: { left: 1, front: 0 }, damage: [{}, {}] });
  });

  test('[DEF-11, DICE-13] evade at long range cancels a die', () => {
    const game = defending({ gap: LONG }, [
      ['red', 'doubleHit'],
      ['red', 'hit'],
      ['red', 'blank'],
    ]);
    game.do(spend(0, { die: die('red', 'doubleHit') }));
    expect(attackOf(game)).toMatchObject({ dice: [die('red', 'blank'), die('red', 'hit')] });
    expect(
      rulesOf(
        defending({ gap: LONG }, [
          ['red', 'hit'],
          ['red', 'hit'],
          ['red', 'hit'],
        ]).judge(spend(0, { die: die('red', 'crit') })),
      ),
    ).toEqual(['DEF-11']);
  });

  test('[DEF-12, DEF-19, DICE-09, FAQ-QA-40] evade at medium range rerolls one, and the result is seen before the next token', () => {
    const game = defending().do(spend(0, { die: die('red', 'doubleHit') }));
    expect(game.awaiting()).toMatchObject({ kind: 'chance', decision: { dice: ['red'] } });
    game.do(roll(['red', 'blank']));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'defenseTokens' } });
    expect(attackOf(game)).toMatchObject({
      dice: [...Array.from({ length: 3 }, () => die('red', 'blank')), hit, hit, hit],
    });
  });

  test('[DEF-13, DEF-20, FAQ-QA-39] at close range evade may be spent for nothing', () => {
    const game = defending({ gap: 50_000 });
    expect(rulesOf(game.judge(spend(0, { die: hit })))).toEqual(['DEF-13']);
    game.do(spend(0));
    expect(attackOf(game)).toMatchObject({ dice: { length: 6 } });
    expect(readiness(game)[0]).toBe('exhausted');
  });

  test('[DEF-14, DEF-15] brace halves the total, rounded up', () => {
    const NEB = 'nebulon-b-escort-frigate';
    const game = defending({ card: NEB }).do(spend(1, {}, `p2/${NEB}/1`), act.done('p2'));
    expect(game.trace('damageTotalled')).toMatchObject([{ total: 3 }]);
  });

  test('[DEF-17, ATK-31] scatter cancels all dice', () => {
    const FLOT = 'gozanti-class-cruisers';
    const game = defending({ card: FLOT }).do(spend(0, {}, `p2/${FLOT}/1`));
    expect(attackOf(game)).toMatchObject({ dice: [] });
    run(game, 'p2');
    expect(game.trace('damageTotalled')).toMatchObject([{ total: 0 }]);
  });

  test('[DEF-02] dice and zones are chosen only for the tokens that ask for them', () => {
    const NEB = 'nebulon-b-escort-frigate';
    const game = defending({ card: NEB });
    expect(codesOf(game.judge(spend(1, { die: hit }, `p2/${NEB}/1`)))).toEqual(['no-die-to-choose']);
    expect(codesOf(game.judge(spend(1, { zone: 'left' }, `p2/${NEB}/1`)))).toEqual(['no-zone-to-choose']);
  });

  test('[DEF-07] the dial counts: a ship that an overlap kept in its place may spend tokens', () => {
    const [cr, vic] = [`p1/${CR90}/1`, `p2/${VICTORY}/1`];
    const game = table()
      .ship('p1', CR90, { pose: { x: 900_000, y: 300_000, heading: 0 }, speed: 1 })
      .ship('p2', VICTORY, { pose: { x: 900_000, y: 300_000 + 35_500 + 51_000 + 20_000, heading: 32_768 }, speed: 1 })
      .chance('explicit')
      .moving()
      .fighting()
      .at('ship')
      .play()
      .do(act.activateShip('p1', cr), act.done('p1'), act.executeManeuver('p1', cr, [0], 'left'));
    expect(game.trace('shipMoved')).toMatchObject([{ speed: 1, reached: 0 }]);
    game.do(act.activateShip('p2', vic));
    game.do(act.declareTarget('p2', { attacker: vic, zone: 'front', defender: cr, defendingZone: 'front' }));
    run(game as never, roll(...blanks, ['blue', 'hit'], ['blue', 'hit'], ['blue', 'hit']), 'p2');
    expect(game.judge(act.spendDefenseToken('p1', cr, 2, { zone: 'left' })).ok).toBe(true);
  });

  test('[DEF-09, DEF-10] redirected damage is damage that the defender suffered', () => {
    const [cr, vic] = [`p1/${CR90}/1`, `p2/${VICTORY}/1`];
    const game = table()
      .ship('p1', CR90, { pose: { x: 900_000, y: 300_000, heading: 0 }, speed: 2 })
      .ship('p2', VICTORY, { pose: { x: 900_000, y: 535_875, heading: 0 }, speed: 2 })
      .with({ objective: 'superior-positions' })
      .chance('explicit')
      .moving()
      .fighting()
      .at('ship')
      .play();
    game.do(
      act.activateShip('p1', cr),
      act.declareTarget('p1', { attacker: cr, zone: 'front', defender: vic, defendingZone: 'rear' }),
      roll(['red', 'blank'], ['red', 'blank'], ['blue', 'hit']),
      act.spendDefenseToken('p2', vic, 1, { zone: 'left' }),
      act.done('p2'),
      act.redirectDamage('p2', 1),
    );
    expect(game.ship(vic).shields).toMatchObject({ left: 2, rear: 1 });
    expect(game.state.victoryTokens).toEqual({ p1: 1, p2: 0 });
  });
});
