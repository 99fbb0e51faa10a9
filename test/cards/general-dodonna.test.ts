import { describe, expect, test } from 'vitest';
import type { UpgradeCard } from '../../src/content/card.ts';
import { act } from '../../src/state/actions.ts';
import { createRng } from '../../src/state/rng.ts';
import { eventsFor } from '../../src/state/visibility.ts';
import { duel } from '../support/duel.ts';
import { due, isOffered } from '../support/offers.ts';
import { CR90, NEBULON, table, VICTORY } from '../support/table.ts';

const COR = `p1/${CR90}/1`;
const CARD = `${COR}/general-dodonna`;
const FOUR = ['structural-damage', 'crew-panic', 'power-failure', 'structural-damage'] as const;

/** A CR90 of p1 with Dodonna whose critical effect is about to deal a card to a Victory without shields in front. */
const struck = (upgrades: readonly string[] = ['general-dodonna'], cards: readonly UpgradeCard[] = []) => {
  const game = duel({
    attacker: { card: CR90, upgrades },
    defender: { card: VICTORY, shields: { front: 0 } },
    cards,
  });
  game.attack(['red', 'crit'], ['red', 'blank'], ['blue', 'hit']);
  return game.toDamage().do(act.resolveCritical('p1'));
};
const looked = () => struck().do(act.useEffect('p1', CARD), ...FOUR.map((card) => act.drawDamageCard(card)));
const VIC = `p2/${VICTORY}/1`;

describe('General Dodonna', () => {
  test('looks at four cards, chooses the one that is dealt, and discards the others', () => {
    const game = looked();
    expect(game.awaiting()).toMatchObject({ player: 'p1', decision: { kind: 'choose', source: CARD } });
    expect(game.legal()).toEqual([0, 1, 2, 3].map((count) => act.choose('p1', { count })));
    game.do(act.choose('p1', { count: 2 }));
    expect(game.ship(VIC).damage).toMatchObject([
      { face: 'up', card: 'power-failure' },
      { face: 'down', card: null },
    ]);
    expect(game.state.decks.shared).toMatchObject({
      size: 47,
      top: [],
      discard: ['structural-damage', 'crew-panic', 'structural-damage'],
    });
  });

  test('[INFO-03, INFO-04] his player alone sees them, until they are dealt or discarded', () => {
    const game = looked();
    const top = (player: 'p1' | 'p2') => game.engine.viewFor(game.state, player).decks.shared!;
    expect(top('p1').top.map(({ card }) => card)).toEqual(FOUR);
    expect(top('p2').top.map(({ card }) => card)).toEqual([null, null, null, null]);
    expect(top('p2').unseen[0]).toMatchObject({ 'structural-damage': 8, 'crew-panic': 2, 'power-failure': 2 });
    expect(top('p1').unseen[0]).toMatchObject({ 'structural-damage': 6, 'crew-panic': 1, 'power-failure': 1 });
    const seen = (player: 'p1' | 'p2') =>
      eventsFor(game.events, player).flatMap((event) => (event.type === 'topCardShown' ? [event.card] : []));
    expect([seen('p1'), seen('p2')]).toEqual([[...FOUR], [null, null, null, null]]);
    for (const player of ['p1', 'p2'] as const) {
      const view = game.engine.viewFor(game.state, player);
      expect(game.engine.viewFor(game.engine.determinize(view, createRng(7)), player)).toEqual(view);
    }
  });

  test('[TIME-08] may be declined: the next card is dealt', () => {
    const game = struck().do(act.done('p1'), act.drawDamageCard('comm-noise'));
    expect(game.ship(VIC).damage[0]).toMatchObject({ card: 'comm-noise' });
    expect(game.state.decks.shared!.discard).toEqual([]);
  });

  test('[DMG-15] a deck that runs out is made anew from what was discarded, under the cards already seen', () => {
    const dealt = Array.from({ length: 8 }, () => ({ face: 'down' as const }));
    const ships = (owner: 'p1' | 'p2', y: number) =>
      Array.from({ length: 3 }, (_, i) => ({ owner, y, x: 200_000 + 200_000 * i }));
    const built = table()
      .ship('p1', CR90, { pose: { x: 900_000, y: 300_000, heading: 0 }, upgrades: ['general-dodonna'] })
      .ship('p2', NEBULON, { pose: { x: 1_500_000, y: 300_000, heading: 0 }, speed: 1 })
      .with({
        obstacles: [{ obstacle: 'asteroid-field-1', pose: { x: 1_500_000, y: 300_000 + 67_200, heading: 0 } }],
        firstPlayer: 'p2',
      });
    for (const { owner, x, y } of [...ships('p1', 600_000), ...ships('p2', 780_000)])
      built.ship(owner, 'imperial-i-class-star-destroyer', { pose: { x, y, heading: 0 }, damage: dealt });
    built.ship('p1', 'imperial-i-class-star-destroyer', {
      pose: { x: 900_000, y: 600_000, heading: 0 },
      damage: dealt.slice(0, 2),
    });
    const game = built.chance('explicit').at('ship').play();
    expect(game.state.decks.shared!.size).toBe(2);
    game.do(act.activateShip('p2', `p2/${NEBULON}/1`), act.useEffect('p1', CARD));
    game.do(act.drawDamageCard('blinded-gunners'), act.drawDamageCard('blinded-gunners'));
    expect(due(game)).toBe('choose');
    expect(game.legal()).toHaveLength(2);
    game.do(act.choose('p1', { count: 0 }));
    expect(game.ship(`p2/${NEBULON}/1`).damage).toMatchObject([{ face: 'up', card: 'blinded-gunners' }]);
    expect(game.state.decks.shared).toMatchObject({ size: 0, discard: ['blinded-gunners'] });
  });

  test('whatever deals the card: an asteroid as well', () => {
    const pose = { x: 900_000, y: 300_000, heading: 0 };
    const game = table()
      .ship('p1', CR90, { upgrades: ['general-dodonna'] })
      .ship('p2', NEBULON, { pose, speed: 0 })
      .with({ obstacles: [{ obstacle: 'asteroid-field-1', pose }], firstPlayer: 'p2' })
      .chance('explicit')
      .at('ship')
      .play()
      .do(act.activateShip('p2', `p2/${NEBULON}/1`));
    expect(isOffered(game, CARD)).toBe(true);
  });

  test('not for a friendly ship, nor for a facedown card', () => {
    const pose = { x: 900_000, y: 300_000, heading: 0 };
    const own = table()
      .ship('p1', CR90, { pose, upgrades: ['general-dodonna'] })
      .ship('p2', NEBULON)
      .with({ obstacles: [{ obstacle: 'asteroid-field-1', pose }] })
      .chance('explicit')
      .at('ship')
      .play()
      .do(act.activateShip('p1', COR));
    expect(own.awaiting()).toMatchObject({ kind: 'chance', decision: { kind: 'drawDamageCard' } });
    const plain = duel({
      attacker: { card: CR90, upgrades: ['general-dodonna'] },
      defender: { card: VICTORY, shields: { front: 0 } },
    });
    plain.attack(['red', 'crit'], ['red', 'blank'], ['blue', 'hit']).toDamage().do(act.done('p1'));
    expect(plain.ship(VIC).damage).toMatchObject([{ face: 'down' }, { face: 'down' }]);
  });

  test('[DMG-06] a card that fills the hull is chosen like any other', () => {
    const game = duel({
      attacker: { card: CR90, upgrades: ['general-dodonna'] },
      defender: { card: VICTORY, shields: { front: 0 }, damage: Array(7).fill({ face: 'down' }) },
    });
    game.attack(['red', 'crit'], ['red', 'blank'], ['blue', 'accuracy']).toDamage().do(act.resolveCritical('p1'));
    game.do(act.useEffect('p1', CARD), ...FOUR.map((card) => act.drawDamageCard(card)), act.choose('p1', { count: 1 }));
    expect(game.ship(VIC).status).toBe('destroyed');
  });
});
