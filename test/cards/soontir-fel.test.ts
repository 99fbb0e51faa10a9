import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import type { Die, DieFace } from '../../src/state/dice.ts';
import { finishAttack } from '../support/attacks.ts';
import { CR90, TIE, table, VICTORY, X_WING } from '../support/table.ts';

const FEL = 'p1/soontir-fel/1';
const WING = `p2/${X_WING}/1`;
const HERE = { x: 900_000, y: 300_000, heading: 0 };
const blue = (...faces: readonly DieFace[]): Die[] => faces.map((face) => ({ color: 'blue', face }));
const NOTHING = blue('accuracy', 'accuracy', 'accuracy', 'accuracy');

/** An X-wing of p2 that Soontir Fel and a TIE hold, at some distance of him. */
const scene = (apart = 50_000, firstPlayer: 'p1' | 'p2' = 'p2') =>
  table()
    .ship('p1', VICTORY, { pose: { ...HERE, x: HERE.x + apart + 60_000, y: HERE.y + 60_000 }, speed: 1 })
    .ship('p2', CR90, { pose: { ...HERE, x: 200_000 } })
    .squadron('p1', 'soontir-fel', { pose: HERE })
    .squadron('p1', TIE, { pose: { ...HERE, x: HERE.x + apart, y: HERE.y - 50_000 } })
    .squadron('p2', X_WING, { pose: { ...HERE, x: HERE.x + apart } })
    .with({ firstPlayer })
    .chance('explicit')
    .moving()
    .at('squadron')
    .play();
const strike = (game: ReturnType<typeof scene>, defender: string) =>
  finishAttack(
    game.do(
      act.activateSquadron('p2', WING),
      act.declareTarget('p2', { attacker: WING, defender }),
      act.rollDice(NOTHING),
    ),
  );
const hull = (game: ReturnType<typeof scene>, id = WING) => (game.state.units[id] as { hull: number }).hull;

describe('Soontir Fel', () => {
  test('[KEY-28] an engaged squadron that attacks someone else suffers one damage, without a choice', () => {
    const game = strike(scene(), `p1/${TIE}/1`);
    expect(hull(game)).toBe(4);
    expect(game.trace('effectUsed')).toMatchObject([{ source: FEL }]);
  });

  test('not if it attacks him', () => {
    const game = scene().do(
      act.activateSquadron('p2', WING),
      act.declareTarget('p2', { attacker: WING, defender: FEL }),
      act.rollDice(NOTHING),
    );
    finishAttack(game);
    expect(hull(game)).toBe(5);
  });

  test('[ENG-01] not if it is not engaged with him', () => {
    expect(hull(strike(scene(130_000), `p1/${TIE}/1`))).toBe(5);
  });

  test('not for a Counter', () => {
    const game = table()
      .ship('p1', VICTORY, { pose: { ...HERE, x: 200_000 } })
      .ship('p2', CR90, { pose: { ...HERE, x: 1_600_000 } })
      .squadron('p1', 'soontir-fel', { pose: HERE })
      .squadron('p1', TIE, { pose: { ...HERE, x: HERE.x + 50_000, y: HERE.y - 50_000 } })
      .squadron('p2', 'a-wing-squadron', { pose: { ...HERE, x: HERE.x + 50_000 } })
      .chance('explicit')
      .moving()
      .at('squadron')
      .play()
      .do(
        act.activateSquadron('p1', `p1/${TIE}/1`),
        act.declareTarget('p1', { attacker: `p1/${TIE}/1`, defender: 'p2/a-wing-squadron/1' }),
        act.rollDice(blue('accuracy', 'accuracy', 'accuracy')),
      );
    while (game.awaiting().kind === 'player' && !game.legal('p2').some(({ type }) => type === 'useEffect'))
      game.do(act.done('p1'));
    finishAttack(game.do(act.useEffect('p2', 'p2/a-wing-squadron/1/counter')));
    expect(hull(game, 'p2/a-wing-squadron/1')).toBe(4);
  });

  test('an attack on a ship counts, where Heavy lets the squadron make one', () => {
    const game = table()
      .ship('p1', VICTORY, { pose: { ...HERE, x: HERE.x + 110_000 }, speed: 1 })
      .ship('p2', CR90, { pose: { ...HERE, x: 200_000 } })
      .squadron('p1', 'soontir-fel', { pose: HERE })
      .squadron('p2', X_WING, { pose: { ...HERE, x: HERE.x + 50_000 } })
      .squadron('p2', 'hwk-290', { pose: { ...HERE, x: HERE.x + 10_000, y: HERE.y + 50_000 } })
      .with({ firstPlayer: 'p2' })
      .chance('explicit')
      .moving()
      .at('squadron')
      .play()
      .do(
        act.activateSquadron('p2', WING),
        act.declareTarget('p2', { attacker: WING, defender: `p1/${VICTORY}/1`, defendingZone: 'left' }),
        act.rollDice([{ color: 'red', face: 'blank' }]),
      );
    finishAttack(game);
    expect(hull(game)).toBe(4);
  });

  test('[DMG-08] it may destroy the attacker, whose activation is then over', () => {
    const game = table()
      .ship('p1', VICTORY, { pose: { ...HERE, x: 200_000 } })
      .ship('p2', CR90, { pose: { ...HERE, x: 1_600_000 } })
      .squadron('p1', 'soontir-fel', { pose: HERE })
      .squadron('p1', TIE, { pose: { ...HERE, x: HERE.x + 50_000, y: HERE.y - 50_000 } })
      .squadron('p2', X_WING, { pose: { ...HERE, x: HERE.x + 50_000 }, hull: 1 })
      .with({ firstPlayer: 'p2' })
      .chance('explicit')
      .moving()
      .at('squadron')
      .play();
    expect(strike(game, `p1/${TIE}/1`).state.units[WING]!.status).toBe('destroyed');
  });
});
