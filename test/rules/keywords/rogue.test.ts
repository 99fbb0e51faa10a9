import { describe, expect, test } from 'vitest';
import { act } from '../../../src/state/actions.ts';
import { activate, attack, rolls, skies, to } from '../../support/skies.ts';
import { rulesOf, X_WING } from '../../support/table.ts';

const ROGUE = 'yt-2400';
const HEAVY = 'tie-bomber-squadron';
const TARGET = `p2/${HEAVY}/1`;
const activated = (card: string) =>
  skies([
    ['p1', card, 0, 0],
    ['p2', HEAVY, 60_000, 0],
  ]).do(activate(`p1/${card}/1`));
const move = (card: string) => act.moveSquadron('p1', `p1/${card}/1`, to(10_000, 0));

describe('Rogue', () => {
  test('[KEY-17, FAQ-QA-52] in the Squadron Phase it moves and then attacks', () => {
    const game = activated(ROGUE).do(move(ROGUE), attack(`p1/${ROGUE}/1`, TARGET));
    rolls(game, 'hit');
    expect(game.trace('squadronActivationEnded')).toHaveLength(1);
  });

  test('[KEY-17, FAQ-QA-52] or attacks and then moves, each once', () => {
    const game = activated(ROGUE).do(attack(`p1/${ROGUE}/1`, TARGET));
    rolls(game, 'hit');
    expect(rulesOf(game.judge(attack(`p1/${ROGUE}/1`, TARGET)))).toEqual(['SQC-08']);
    game.do(move(ROGUE));
    expect(game.trace('squadronActivationEnded')).toHaveLength(1);
  });

  test('[SQP-06] others do one of the two', () => {
    const moved = activated(X_WING).do(move(X_WING));
    expect(moved.types()).not.toContain('declareTarget');
    const fought = activated(X_WING).do(attack(`p1/${X_WING}/1`, TARGET));
    rolls(fought, 'hit');
    expect(fought.trace('squadronActivationEnded')).toHaveLength(1);
    expect(fought.types()).not.toContain('moveSquadron');
  });
});
