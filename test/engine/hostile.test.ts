import { describe, expect, test } from 'vitest';
import { ATTACKS, attack } from '../support/hostile.ts';

const INPUTS = 60;

describe('hostile documents and texts: an answer, an unchanged state, sound prototypes', () => {
  test.each(Object.keys(ATTACKS))('%s', (kind) => {
    for (let seed = 0; seed < INPUTS; seed++)
      expect(attack(kind, seed), `npm run hostile -- --kind ${kind} --inputs 1 --seed ${seed}`).toBe(null);
  });
});
