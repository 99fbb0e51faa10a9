import { describe, expect, test } from 'vitest';
import { type UpgradeCard, upgrade } from '../../src/content/card.ts';
import { act, type DeclareTarget } from '../../src/state/actions.ts';
import type { HullZone } from '../../src/state/vocabulary.ts';
import { finishAttack } from '../support/attacks.ts';
import { due, isOffered } from '../support/offers.ts';
import { CR90, NEBULON, rulesOf, table, VICTORY } from '../support/table.ts';

const GLADIATOR = 'gladiator-i-class-star-destroyer';
const SHIP = `p1/${GLADIATOR}/1`;
const CARD = `${SHIP}/demolisher`;
const HERE = { x: 900_000, y: 300_000, heading: 0 };

interface Setup {
  readonly upgrades?: readonly string[];
  readonly cards?: readonly UpgradeCard[];
  readonly damage?: readonly { readonly face: 'up' | 'down'; readonly card?: string }[];
}

/** A Gladiator between enemies: one before it, one on each side, all in reach before and after a move at speed 1. */
const battle = ({ upgrades = [], cards = [], damage = [] }: Setup = {}) =>
  table(cards)
    .ship('p1', GLADIATOR, {
      pose: HERE,
      speed: 1,
      commandTokens: ['navigate'],
      upgrades: ['demolisher', ...upgrades],
      damage,
    })
    .ship('p2', VICTORY, { pose: { ...HERE, y: HERE.y + 250_000 }, speed: 1 })
    .ship('p2', NEBULON, { pose: { ...HERE, x: HERE.x - 100_000, y: HERE.y + 30_000 }, speed: 1 })
    .ship('p2', CR90, { pose: { ...HERE, x: HERE.x + 100_000, y: HERE.y + 30_000 }, speed: 1 })
    .chance('explicit')
    .fighting()
    .moving()
    .at('ship')
    .play()
    .do(act.activateShip('p1', SHIP));

type Game = ReturnType<typeof battle>;
const AT: Partial<Record<HullZone, Pick<DeclareTarget, 'defender' | 'defendingZone'>>> = {
  front: { defender: `p2/${VICTORY}/1`, defendingZone: 'rear' },
  left: { defender: `p2/${NEBULON}/1`, defendingZone: 'right' },
  right: { defender: `p2/${CR90}/1`, defendingZone: 'left' },
};
const from = (zone: HullZone) => act.declareTarget('p1', { attacker: SHIP, zone, ...AT[zone]! });
const attack = (game: Game, zone: HullZone) => finishAttack(game.do(from(zone)));
const maneuver = (game: Game) => {
  if (due(game) === 'declareTarget') game.do(act.done('p1'));
  return game.do(act.executeManeuver('p1', SHIP, [0], 'left'));
};

describe('Demolisher', () => {
  test('[FAQ-ERR-03] after one attack in the Attack step, another one from an unused hull zone', () => {
    const game = maneuver(attack(battle(), 'left'));
    expect(isOffered(game, CARD)).toBe(true);
    game.do(act.useEffect('p1', CARD));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'declareTarget', attacker: SHIP, further: false } });
    expect(rulesOf(game.judge(from('left')))).toContain('SHIP-09');
    attack(game, 'right');
    expect(game.trace('targetDeclared')).toHaveLength(2);
    expect(game.ship(SHIP).activated).toBe(true);
  });

  test('[FAQ-ERR-03, FAQ-CARD-091] after none, one all the same; after two, none', () => {
    const none = maneuver(battle()).do(act.useEffect('p1', CARD));
    attack(none, 'left');
    expect(none.trace('targetDeclared')).toHaveLength(1);
    expect(none.ship(SHIP).activated).toBe(true);
    const two = maneuver(attack(attack(battle(), 'left'), 'right'));
    expect(two.ship(SHIP).activated).toBe(true);
    expect(isOffered(two, CARD)).toBe(false);
  });

  test('[FAQ-CARD-090] between its maneuver and that of Engine Techs, not behind it', () => {
    const navigated = () => {
      const game = battle({ upgrades: ['engine-techs'] }).do(act.done('p1'));
      game.do(act.resolveCommand('p1', SHIP, 'navigate', 'token'), act.executeManeuver('p1', SHIP, [0], 'left'));
      return game;
    };
    const techs = `${SHIP}/engine-techs`;
    const late = navigated();
    expect([isOffered(late, CARD), isOffered(late, techs)]).toEqual([true, true]);
    late.do(act.useEffect('p1', techs), act.executeManeuver('p1', SHIP, [0], 'left'));
    expect(late.ship(SHIP).activated).toBe(true);
    expect(late.trace('targetDeclared')).toEqual([]);
    const between = navigated().do(act.useEffect('p1', CARD));
    attack(between, 'left').do(act.useEffect('p1', techs), act.executeManeuver('p1', SHIP, [0], 'left'));
    const order = between.trace('maneuverExecuted', 'targetDeclared').map(({ type }) => type);
    expect(order).toEqual(['maneuverExecuted', 'targetDeclared', 'maneuverExecuted']);
  });

  const mines = (face: 'up' | 'down') =>
    upgrade({
      id: 'mines',
      name: 'Mines',
      type: 'officer',
      cost: 1,
      on: {
        'ship.moved': {
          optional: false,
          scope: 'self',
          resolve: (_g, { ship }) => [
            { verb: 'roll', dice: ['blue'] },
            { verb: 'dealDamage', ship, face },
          ],
        },
      },
    });

  test('[FAQ-CARD-092] what a mine does at the end of the move comes before the attack', () => {
    const game = maneuver(battle({ upgrades: ['mines'], cards: [mines('down')] }));
    game.do(act.rollDice([{ color: 'blue', face: 'hit' }]), act.useEffect('p1', CARD));
    attack(game, 'left');
    const order = game.trace('damageCardDealt', 'maneuverExecuted', 'targetDeclared').map(({ type }) => type);
    expect(order).toEqual(['damageCardDealt', 'maneuverExecuted', 'targetDeclared']);
  });

  test('[FAQ-CARD-093] its card hinders the attack, and a destroyed ship makes none', () => {
    const game = maneuver(battle({ upgrades: ['mines'], cards: [mines('up')] }));
    game.do(act.rollDice([{ color: 'blue', face: 'crit' }]), act.drawDamageCard('depowered-armament'));
    game.do(act.useEffect('p1', CARD));
    expect(game.judge(from('left')).ok).toBe(true);
    const hurt = Array.from({ length: 4 }, () => ({ face: 'down' as const }));
    const lost = maneuver(battle({ upgrades: ['mines'], cards: [mines('down')], damage: hurt }));
    lost.do(act.rollDice([{ color: 'blue', face: 'hit' }]));
    expect(isOffered(lost, CARD)).toBe(false);
  });

  test('[TIME-08, TIME-15] may be declined, and its target, too', () => {
    const declined = maneuver(battle()).do(act.done('p1'));
    expect(declined.ship(SHIP).activated).toBe(true);
    const changed = maneuver(battle()).do(act.useEffect('p1', CARD), act.done('p1'));
    expect(changed.ship(SHIP).activated).toBe(true);
    expect(changed.trace('targetDeclared')).toEqual([]);
  });

  test('is not offered without a target', () => {
    const game = table()
      .ship('p1', GLADIATOR, { pose: HERE, speed: 1, upgrades: ['demolisher'] })
      .ship('p2', CR90, { pose: { x: 1_700_000, y: 800_000, heading: 0 } })
      .fighting()
      .moving()
      .at('ship')
      .play()
      .do(act.activateShip('p1', SHIP), act.executeManeuver('p1', SHIP, [0], 'left'));
    expect(game.ship(SHIP).activated).toBe(true);
  });

  test('with a Gunnery Team the zone that has attacked may attack another ship', () => {
    const game = maneuver(attack(battle({ upgrades: ['gunnery-team'] }), 'left')).do(act.useEffect('p1', CARD));
    expect(rulesOf(game.judge(from('left')))).toContain('TIME-02');
    expect(game.judge(from('right')).ok).toBe(true);
  });
});
