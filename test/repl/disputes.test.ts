import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rules } from '../../src/index.ts';
import { firstDifference } from '../../src/repl/transcript.ts';
import { noFiles } from './support.ts';

const FOLDER = 'examples/disputes';

/** The rules that settle each dispute. */
const SETTLED_BY: Readonly<Record<string, readonly string[]>> = {
  '01-line-of-sight.txt': ['LOS-03'],
  '02-attack-range.txt': ['RNG-10', 'RNG-09'],
  '03-double-arc.txt': ['SHIP-09', 'SHIP-10'],
  '04-obstructed-squadrons.txt': ['ENG-04', 'ENG-02', 'OBS-02'],
  '05-overlap-at-reduced-speed.txt': ['OVL-07', 'OVL-09', 'OVL-11', 'DEF-07'],
  '06-displaced-squadrons.txt': ['OVL-02', 'OVL-04', 'OVL-05'],
  '07-evade-before-brace.txt': ['DEF-19', 'DEF-04', 'DEF-14'],
  '08-redirect-and-criticals.txt': ['DEF-09', 'DEF-10', 'CRIT-04', 'CRIT-05'],
  '09-demolisher.txt': ['FAQ-ERR-03', 'FAQ-CARD-090'],
  '10-rieekan.txt': ['FAQ-ERR-05', 'FAQ-CARD-110', 'FAQ-CARD-112', 'FAQ-CARD-114'],
  '11-concentrate-fire.txt': ['CMD-18', 'CF-05', 'CF-06'],
  '12-station-and-ruptured-engine.txt': ['MOVE-17', 'OBST-01', 'OBST-04'],
};

describe('disputes that recur among players', () => {
  test.each(Object.entries(SETTLED_BY))('%s is settled as written down', (name, cited) => {
    const transcript = readFileSync(join(FOLDER, name), 'utf8');
    expect(firstDifference(transcript, noFiles)).toBeNull();
    const answers = transcript
      .split('\n')
      .filter((line) => !line.startsWith('>') && !line.startsWith('#'))
      .join('\n');
    for (const id of cited) expect(answers).toContain(id);
    expect(answers).not.toContain('error:');
  });

  test('all of them are named here, and every rule they cite is in the index', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(SETTLED_BY).sort());
    const ids = new Set(rules().map(({ id }) => id as string));
    for (const id of Object.values(SETTLED_BY).flat()) expect(ids.has(id), id).toBe(true);
  });

  test('a transcript that goes another way is found out', () => {
    const transcript = readFileSync(join(FOLDER, '01-line-of-sight.txt'), 'utf8');
    const changed = transcript.replace('LOS-03).', 'LOS-04).');
    expect(firstDifference(changed, noFiles)).toMatchObject({ expected: expect.stringContaining('LOS-04') });
    expect(firstDifference(`${transcript}more\n`, noFiles)).toMatchObject({ found: '' });
  });
});
