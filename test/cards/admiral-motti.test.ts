import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { CR90, table, VICTORY } from '../support/table.ts';

const HERE = { x: 900_000, y: 300_000, heading: 0 };
const down = (count: number) => Array.from({ length: count }, () => ({ face: 'down' as const }));

/** A ship that suffers one card from an asteroid, with Motti on a ship of its own. */
const hit = (card: string, cards: number, owner: 'p1' | 'p2' = 'p1') =>
  table()
    .ship('p1', VICTORY, { upgrades: ['admiral-motti'] })
    .ship(owner, card, { pose: HERE, damage: down(cards) })
    .ship(owner, CR90, { pose: { x: 100_000, y: 400_000, heading: 0 } })
    .ship('p2', VICTORY, { pose: { x: 1_700_000, y: 800_000, heading: 0 } })
    .with({ obstacles: [{ obstacle: 'asteroid-field-1', pose: HERE }], firstPlayer: owner })
    .at('ship')
    .play()
    .do(act.activateShip(owner, `${owner}/${card}/${card === VICTORY && owner === 'p1' ? 2 : 1}`));

describe('Admiral Motti', () => {
  test.each([
    ['small', 'raider-i-class-corvette', 4, 1],
    ['medium', VICTORY, 8, 2],
    ['large', 'imperial-i-class-star-destroyer', 11, 3],
  ])('friendly %s ships have more hull', (_size, card, hull, more) => {
    const id = `p1/${card}/${card === VICTORY ? 2 : 1}`;
    // An immediate card may deal another one: two below the limit is safe, one below dies.
    expect(hit(card, hull + more - 3).ship(id).status).toBe('inPlay');
    expect(hit(card, hull + more - 1).ship(id).status).toBe('destroyed');
  });

  test('[FAQ-FLOT-05] a small-base flotilla is a small ship', () => {
    const id = 'p1/gozanti-class-cruisers/1';
    expect(hit('gozanti-class-cruisers', 1).ship(id).status).toBe('inPlay');
    expect(hit('gozanti-class-cruisers', 3).ship(id).status).toBe('destroyed');
  });

  test('enemies have what is printed', () => {
    expect(hit(CR90, 3, 'p2').ship(`p2/${CR90}/1`).status).toBe('destroyed');
  });

  test.each([
    [8, 'destroyed'],
    [7, 'inPlay'],
  ])('[FAQ-CARD-057, DMG-07] his flagship gone, a Victory with %i cards is %s', (cards, status) => {
    const game = table()
      .ship('p1', CR90, { pose: HERE, damage: down(4), upgrades: ['admiral-motti'] })
      .ship('p1', VICTORY, { pose: { x: 100_000, y: 400_000, heading: 0 }, damage: down(cards) })
      .ship('p1', VICTORY, { pose: { x: 400_000, y: 400_000, heading: 0 } })
      .ship('p2', CR90)
      .with({ obstacles: [{ obstacle: 'asteroid-field-1', pose: HERE }] })
      .at('ship')
      .play()
      .do(act.activateShip('p1', `p1/${CR90}/1`));
    expect(game.ship(`p1/${CR90}/1`).status).toBe('destroyed');
    expect(game.ship(`p1/${VICTORY}/1`).status).toBe(status);
  });
});
