import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { type Duel, duel } from '../support/duel.ts';
import { due, isOffered, picksOf } from '../support/offers.ts';
import { NEBULON } from '../support/table.ts';

const GLADIATOR = 'gladiator-i-class-star-destroyer';
const CARD = `p1/${GLADIATOR}/1/assault-concussion-missiles`;
const CRIT = [
  ['red', 'hit'],
  ['red', 'hit'],
  ['black', 'hit'],
  ['black', 'hitCrit'],
] as const;

const fight = (upgrades: readonly string[] = [], defender: Duel['defender'] = { card: NEBULON }) =>
  duel({ attacker: { card: GLADIATOR, upgrades: ['assault-concussion-missiles', ...upgrades] }, defender });

describe('Assault Concussion Missiles', () => {
  test('[CRIT-07, CRIT-10] a black critical icon: one damage on each hull zone beside the defending one', () => {
    const game = fight();
    game.attack(...CRIT);
    game.toDamage();
    expect(picksOf(game, CARD)).toEqual([{}]);
    game.do(act.useEffect('p1', CARD));
    expect(game.ship(game.them)).toMatchObject({ shields: { front: 0, left: 0, right: 0, rear: 2 } });
    expect(game.ship(game.them).damage).toHaveLength(2);
  });

  test('[CRIT-02] instead of the standard critical effect', () => {
    const game = fight();
    game.attack(...CRIT);
    game.toDamage().do(act.useEffect('p1', CARD));
    expect(game.ship(game.them).damage.every(({ face }) => face === 'down')).toBe(true);
  });

  test('[FAQ-CARD-064, DEF-15] brace halves the attack’s damage and leaves theirs', () => {
    const game = fight();
    game
      .attack(...CRIT)
      .decline('p1')
      .do(act.spendDefenseToken('p2', game.them, 1))
      .decline('p2');
    game.do(act.useEffect('p1', CARD));
    expect(game.ship(game.them).shields).toEqual({ front: 0, left: 0, right: 0, rear: 2 });
    expect(game.ship(game.them).damage).toEqual([]);
  });

  test('[CRIT-07] not for a critical icon of another colour', () => {
    const game = fight();
    game.attack(['red', 'crit'], ['red', 'crit'], ['black', 'hit'], ['black', 'hit']);
    game.toDamage();
    expect(due(game)).toBe('criticalEffect');
    expect(isOffered(game, CARD)).toBe(false);
  });

  test('[DEF-18] contain does not stop them', () => {
    const game = fight([], { card: 'mc80-command-cruiser', pose: { x: 900_000, y: 520_000, heading: 32_768 } });
    const contain = game.ship(game.them).defenseTokens.findIndex(({ type }) => type === 'contain');
    game
      .attack(...CRIT)
      .decline('p1')
      .do(act.spendDefenseToken('p2', game.them, contain))
      .decline('p2');
    expect(game.legal().map(({ type }) => type)).toEqual(['useEffect', 'done']);
    expect(isOffered(game, CARD)).toBe(true);
  });

  test('[DMG-01] a zone without shields lets a facedown card through', () => {
    const game = fight([], { card: NEBULON, shields: { left: 0 } });
    game.attack(['red', 'blank'], ['red', 'blank'], ['black', 'blank'], ['black', 'hitCrit']);
    game.toDamage().do(act.useEffect('p1', CARD));
    expect(game.ship(game.them)).toMatchObject({ shields: { front: 1, left: 0, right: 0 } });
    expect(game.ship(game.them).damage).toMatchObject([{ face: 'down' }]);
  });
});
