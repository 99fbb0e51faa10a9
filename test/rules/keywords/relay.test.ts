import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import { choices, commanding, MEDIUM_BESIDE } from '../../support/commanding.ts';
import { codesOf, rulesOf, X_WING } from '../../support/table.ts';

const SHUTTLE = 'lambda-class-shuttle';
const FREIGHTER = 'vcx-100-freighter';
const FAR = MEDIUM_BESIDE + 20_000;
const X = (n: number) => `p1/${X_WING}/${n}`;
const threeAfar = (relay: string) =>
  commanding(
    [
      ['p1', relay, 190_000, 0],
      ['p1', X_WING, FAR, 0],
      ['p1', X_WING, FAR + 40_000, 0],
      ['p1', X_WING, FAR + 80_000, 0],
    ],
    'both',
  );

describe('Relay', () => {
  test('[KEY-19, FAQ-ERR-12] the shuttle brings in two squadrons from distance 1 to 3 of it, not a third', () => {
    const relay = `p1/${SHUTTLE}/1`;
    const game = threeAfar(SHUTTLE);
    expect(game.legal()).toContainEqual(act.activateSquadron('p1', X(1), relay));
    expect(rulesOf(game.judge(act.activateSquadron('p1', X(1))))).toEqual(['SQC-05']);
    expect(codesOf(game.judge(act.activateSquadron('p1', relay, relay)))).toContain('no-relay-needed');
    game.do(act.activateSquadron('p1', X(1), relay), act.done('p1'));
    game.do(act.activateSquadron('p1', X(2), relay), act.done('p1'));
    expect(choices(game)).toEqual([relay]);
    expect(codesOf(game.judge(act.activateSquadron('p1', X(3), relay)))).toContain('relay-does-not-reach');
  });

  test('[KEY-19, FAQ-ERR-14] the freighter brings in one', () => {
    const relay = `p1/${FREIGHTER}/1`;
    const game = threeAfar(FREIGHTER).do(act.activateSquadron('p1', X(1), relay), act.done('p1'));
    expect(choices(game)).toEqual([relay]);
  });

  test('[KEY-19] not from further than distance 3 of it', () => {
    const edge = 190_000 + 2 * 17_100 + 184_800;
    const reach = (x: number) =>
      choices(
        commanding([
          ['p1', SHUTTLE, 190_000, 0],
          ['p1', X_WING, x, 0],
        ]),
      );
    expect(reach(edge)).toContain(X(1));
    expect(reach(edge + 1)).not.toContain(X(1));
  });

  test('[KEY-19] it helps its own side only', () => {
    const game = commanding([
      ['p2', SHUTTLE, 190_000, 0],
      ['p1', X_WING, FAR, 0],
      ['p1', X_WING, 60_000, 0],
    ]);
    expect(choices(game)).toEqual([X(2)]);
  });

  test('[KEY-20, FAQ-QA-58, FAQ-ERR-12, FAQ-ERR-14] it must itself be in the ship’s range, and does not chain', () => {
    for (const relay of [SHUTTLE, FREIGHTER]) {
      const game = commanding([
        ['p1', relay, MEDIUM_BESIDE + 1, 0],
        ['p1', X_WING, MEDIUM_BESIDE + 60_000, 0],
        ['p1', X_WING, 60_000, 0],
      ]);
      expect(choices(game)).toEqual([X(2)]);
    }
    const chain = commanding([
      ['p1', SHUTTLE, 190_000, 0],
      ['p1', FREIGHTER, 190_000 + 200_000, 0],
      ['p1', X_WING, 190_000 + 400_000, 0],
    ]);
    expect(choices(chain)).toEqual([`p1/${SHUTTLE}/1`, `p1/${FREIGHTER}/1`]);
  });
});
