import { describe, expect, test } from 'vitest';
import { upgrade } from '../../src/content/card.ts';
import { CR90, rulesOf, TIE, table, VICTORY, X_WING } from '../support/table.ts';

const XW = `p1/${X_WING}/1`;
const FIGHTER = `p2/${TIE}/1`;

/** An X-wing and a TIE fighter so many micrometres apart, centre to centre, with obstacles between them. */
const facing = (apart: number, obstacles: readonly string[] = [], upgrades: Parameters<typeof table>[0] = []) =>
  table(upgrades)
    .ship('p1', CR90, { upgrades: (upgrades ?? []).map(({ id }) => id) })
    .ship('p2', VICTORY)
    .squadron('p1', X_WING, { pose: { x: 800_000, y: 450_000, heading: 0 } })
    .squadron('p1', X_WING, { pose: { x: 740_000, y: 450_000, heading: 0 } })
    .squadron('p2', TIE, { pose: { x: 800_000 + apart, y: 450_000, heading: 0 } })
    .with({ obstacles: obstacles.map((obstacle) => ({ obstacle, pose: { x: 825_000, y: 450_000, heading: 0 } })) })
    .play();

describe('whether two squadrons are engaged', () => {
  test('[ENG-01] they are at distance 1, and the length is measured between their bases', () => {
    const game = facing(60_000);
    const report = game.engine.explainEngagement(game.state, XW, FIGHTER);
    expect(report.verdict.ok).toBe(true);
    expect(report.lengthUm).toBeCloseTo(60_000 - 34_500, -3);
    expect(game.engine.explainEngagement(game.state, FIGHTER, XW).verdict.ok).toBe(true);
  });

  test('[ENG-01] beyond distance 1 they are not', () => {
    const game = facing(130_000);
    expect(rulesOf(game.engine.explainEngagement(game.state, XW, FIGHTER).verdict)).toEqual(['ENG-01']);
  });

  test('[ENG-04] an obstacle between them keeps them from being engaged, and is named', () => {
    const game = facing(60_000, ['asteroid-field-1']);
    const report = game.engine.explainEngagement(game.state, XW, FIGHTER);
    expect(rulesOf(report.verdict)).toEqual(['ENG-04']);
    expect(report.obstruction.obstacles).toEqual(['asteroid-field-1/1']);
  });

  test('[ENG-04] an obstacle that a card lets one see through is not the one that is named', () => {
    const glass = upgrade({
      id: 'glass',
      name: 'Glass',
      type: 'officer',
      cost: 0,
      values: {
        obstructs: { stage: 'set', apply: (value, _g, { obstacle }) => value && !obstacle.startsWith('asteroid') },
      },
    } as Parameters<typeof upgrade>[0]);
    const game = facing(60_000, ['asteroid-field-1', 'debris-field-1'], [glass]);
    const report = game.engine.explainEngagement(game.state, XW, FIGHTER);
    expect(report.obstruction.obstacles).toEqual(['debris-field-1/1']);
    const attack = game.engine.explainAttack(game.state, { attacker: XW, defender: FIGHTER });
    expect(attack.obstruction.obstacles).toEqual(['debris-field-1/1']);
  });

  test('[ENG-05] friends and ships are never engaged', () => {
    const game = facing(60_000);
    expect(rulesOf(game.engine.explainEngagement(game.state, XW, `p1/${X_WING}/2`).verdict)).toEqual(['ENG-05']);
    expect(rulesOf(game.engine.explainEngagement(game.state, XW, `p2/${VICTORY}/1`).verdict)).toEqual(['ENG-05']);
    expect(rulesOf(game.engine.explainEngagement(game.state, '__proto__', FIGHTER).verdict)).toEqual(['ENG-05']);
  });
});
