import { standardContent } from '../../src/content/content.ts';
import { createEngine } from '../../src/engine/engine.ts';
import type { LearningSetup } from '../../src/engine/setup.ts';
import { play } from './table.ts';

export const engine = createEngine(standardContent());

/** The learning scenario, ready to play. */
export const learning = (extras: Partial<LearningSetup> = {}) => {
  const begun = engine.beginGame({ scenario: 'learning', seed: 1, ...extras });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return play(engine, begun.value);
};
