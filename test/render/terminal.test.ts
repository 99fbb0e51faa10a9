import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineContent, standardContent } from '../../src/content/content.ts';
import { createEngine } from '../../src/engine/engine.ts';
import { awaiting, type GameState, viewFor } from '../../src/index.ts';
import { renderText } from '../../src/render/index.ts';
import { describeAwaiting } from '../../src/text/index.ts';
import { learning } from '../support/learning.ts';
import { CR90, table, VICTORY } from '../support/table.ts';
import { anyWalk, walk, walkEngine } from '../support/walks.ts';

const mapOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.slice(1, -1));

const rowOf = (text: string, name: string): string => text.split('\n').find((line) => line.includes(name))!;

describe('a position in the terminal', () => {
  test('units stand on the map where they stand on the table, ships with an arrow for their heading', () => {
    const { state } = table()
      .ship('p1', VICTORY, { pose: { x: 457_200, y: 228_600, heading: 16_384 } })
      .ship('p2', CR90, { pose: { x: 1_371_600, y: 685_800, heading: 32_768 } })
      .squadron('p2', 'tie-fighter-squadron', { pose: { x: 914_400, y: 457_200, heading: 0 } })
      .play();
    const content = createEngine(standardContent()).content;
    const map = mapOf(renderText({ ...state, content: content.id }, { ascii: true, columns: 80 }));
    expect(map.length).toBe(20);
    expect(map.every((row) => row.length === 80)).toBe(true);
    expect(map[15]!.slice(19, 21)).toBe('A>');
    expect(map[5]!.slice(59, 61)).toBe('av');
    expect(map[10]![40]).toBe('b');
    expect(map[15]).toContain('+A>+');
  });

  test('obstacles cover the cells under their outlines', () => {
    const { state } = table()
      .ship('p1', CR90)
      .ship('p2', CR90)
      .with({ obstacles: [{ obstacle: 'station', pose: { x: 914_400, y: 457_200, heading: 0 } }] })
      .play();
    const map = mapOf(renderText({ ...state, content: standardContent().id }, { ascii: true, columns: 80 }));
    expect(map[10]![40]).toBe('#');
    expect(map.join('').split('#').length).toBeGreaterThan(5);
  });

  test('[CMD-08] a view shows the owner’s dials and hides the other’s', () => {
    const { state } = learning({ suggestedDials: true });
    const text = renderText(viewFor(state, 'p1'));
    expect(rowOf(text, 'Nebulon-B')).toContain('Navigate Squadron');
    expect(rowOf(text, 'Victory II')).toContain('? ? ?');
    expect(rowOf(renderText(state), 'Victory II')).toContain('Repair Navigate Concentrate Fire');
    expect(text).toContain('as p1 sees it');
  });

  test('says whose decision is due, and the score', () => {
    const { state } = learning();
    expect(renderText(state).split('\n')[1]).toBe(describeAwaiting(awaiting(state), { state }));
    expect(renderText(state, { language: 'pl' })).toContain('Runda 1, Faza rozkazów');
    expect(renderText(state)).toContain('score p1 0, p2 0');
  });

  test('colour adds codes and changes nothing else', () => {
    const { state } = learning();
    const coloured = renderText(state, { color: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes begin with one
    expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(renderText(state));
    expect(coloured).toContain('\u001b[36m');
  });

  test('ASCII means ASCII', () => {
    expect(renderText(learning().state, { ascii: true })).toMatch(/^[\n -~]*$/);
  });

  test('in random games every unit has its row, and every unit that stands its letter on the map', () => {
    fc.assert(
      fc.property(anyWalk, ({ setup, picks }) => {
        const state: GameState = walk(setup, picks, () => {});
        const text = renderText(state, { content: walkEngine.content, ascii: true });
        const map = mapOf(text).join('');
        const next = { p1: 65, p2: 97 };
        for (const id of state.roster) {
          const unit = state.units[id]!;
          const letter = String.fromCharCode(next[unit.owner]++);
          expect(text).toMatch(new RegExp(`^${letter}  `, 'm'));
          const stands = (unit.status === 'inPlay' || unit.status === 'doomed') && unit.pose !== null;
          const clear = letter !== 'v' && letter !== 'o';
          if (clear) expect(map.includes(letter)).toBe(stands);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('a name cannot steer the terminal', () => {
    const base = standardContent();
    const evil = defineContent('evil/1', {
      ships: Object.values(base.ships).map((card) => (card.id === CR90 ? { ...card, name: 'a\u001b[2J\nb' } : card)),
      squadrons: Object.values(base.squadrons),
      upgrades: [],
      damageCards: Object.values(base.damageCards),
    });
    const game = createEngine(evil).createGame({ scenario: 'learning', seed: 1 });
    if (!game.ok) throw new Error('no game');
    const text = renderText(game.value, { content: evil });
    expect(text).not.toContain('\u001b');
    expect(text).toContain('a?[2J?b');
  });
});
