import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canAttack, isNear, isNearArc, reportAttack } from '../../src/rules/attack/report.ts';
import { stands } from '../../src/rules/kernel/table.ts';
import { simulationOf } from '../../src/sim/index.ts';
import { createRng } from '../../src/state/rng.ts';
import { unitsOf } from '../../src/state/selectors.ts';
import { HULL_ZONES } from '../../src/state/vocabulary.ts';
import { anySetup, start, walkEngine } from '../support/walks.ts';

/** Quick answers that the rules give themselves, against the slow ones that they give to people. */

test('[ATK-03] whether a unit can attack another is what the report of that attack says', () => {
  let [legal, near] = [0, 0];
  fc.assert(
    fc.property(anySetup, fc.nat(), fc.nat({ max: 60 }), (setup, seed, moves) => {
      const sim = simulationOf(start(setup), walkEngine.content);
      const rng = createRng(seed);
      for (let n = 0; n < moves && !sim.isOver(); n++) sim.apply(sim.sampleAction(rng)!);
      const state = sim.snapshot();
      const g = { state, content: walkEngine.content, memo: new Map() };
      const standing = unitsOf(state).filter(stands);
      for (const attacker of standing)
        for (const defender of standing) {
          if (attacker.owner === defender.owner) continue;
          for (const zone of attacker.kind === 'ship' ? HULL_ZONES : [undefined])
            for (const defendingZone of defender.kind === 'ship' ? HULL_ZONES : [undefined]) {
              const query = {
                attacker: attacker.id,
                defender: defender.id,
                ...(zone ? { zone } : {}),
                ...(defendingZone ? { defendingZone } : {}),
              };
              const { ok } = reportAttack(g, query).verdict;
              expect(canAttack(g, attacker, zone ?? null, defender, defendingZone ?? null), JSON.stringify(query)).toBe(
                ok,
              );
              if (ok)
                expect(isNear(g, attacker, defender) && isNearArc(g, attacker, zone ?? null, defender)).toBe(true);
              legal += ok ? 1 : 0;
              near += isNear(g, attacker, defender) ? 1 : 0;
            }
        }
    }),
    { seed: 20_180_423, numRuns: 60 },
  );
  expect(legal).toBeGreaterThan(100);
  expect(near).toBeGreaterThan(legal);
});
