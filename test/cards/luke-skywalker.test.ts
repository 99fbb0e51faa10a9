import { describe, expect, test } from 'vitest';
import { squadron } from '../../src/content/card.ts';
import { critical } from '../../src/content/critical.ts';
import { act } from '../../src/state/actions.ts';
import type { DieFace } from '../../src/state/dice.ts';
import type { ByZone } from '../../src/state/vocabulary.ts';
import { isOffered } from '../support/offers.ts';
import { CR90, type HomeMade, table, VICTORY } from '../support/table.ts';

const LUKE = 'p1/luke-skywalker/1';
const VIC = `p2/${VICTORY}/1`;
const HERE = { x: 900_000, y: 300_000, heading: 0 };

/** Luke attacks the right hull zone of a Victory with his black die. */
const strike = (
  face: DieFace,
  shields: Partial<ByZone<number>> = {},
  card = 'luke-skywalker',
  more: readonly HomeMade[] = [],
) => {
  const game = table(more)
    .ship('p2', VICTORY, { pose: HERE, speed: 1, shields })
    .ship('p1', CR90, { pose: { x: 100_000, y: 800_000, heading: 0 } })
    .squadron('p1', card, { pose: { ...HERE, x: HERE.x + 60_000 } })
    .chance('explicit')
    .moving()
    .at('squadron');
  for (const { id } of more) game.squadron('p1', id, { pose: { ...HERE, x: HERE.x + 100_000 } });
  const played = game
    .play()
    .do(
      act.activateSquadron('p1', `p1/${card}/1`),
      act.declareTarget('p1', { attacker: `p1/${card}/1`, defender: VIC, defendingZone: 'right' }),
    );
  const color = card === 'luke-skywalker' ? 'black' : 'red';
  return played.do(act.rollDice([{ color, face }]));
};

describe('Luke Skywalker', () => {
  test('his damage goes past the shields', () => {
    const game = strike('hit').do(act.done('p2'));
    expect(game.ship(VIC)).toMatchObject({ shields: { right: 3 }, damage: [{ face: 'down' }] });
    const plain = strike('hit', {}, 'x-wing-squadron').do(act.done('p2'));
    expect(plain.ship(VIC)).toMatchObject({ shields: { right: 2 }, damage: [] });
  });

  test('[KEY-04, CRIT-04] his critical effect turns the first card up', () => {
    const game = strike('hitCrit').do(act.done('p2'), act.resolveCritical('p1'), act.drawDamageCard('power-failure'));
    expect(game.ship(VIC).damage).toMatchObject([{ face: 'up', card: 'power-failure' }, { face: 'down' }]);
    expect(game.ship(VIC).shields.right).toBe(3);
  });

  test('[DEF-09] redirect finds no shields to take anything', () => {
    const game = strike('hit').do(act.spendDefenseToken('p2', VIC, 1, { zone: 'front' }), act.done('p2'));
    expect(game.ship(VIC)).toMatchObject({ shields: { front: 3, right: 3 }, damage: [{ face: 'down' }] });
  });

  test('[FAQ-CARD-044] Projector Misaligned and Shield Failure take shields that are really there', () => {
    const game = strike('hitCrit', { front: 2 }).do(act.done('p2'), act.resolveCritical('p1'));
    game.do(
      act.drawDamageCard('projector-misaligned'),
      act.useEffect('p2', game.ship(VIC).damage[0]!.id, { zone: 'left' }),
    );
    expect(game.ship(VIC).shields).toEqual({ front: 2, left: 0, right: 3, rear: 1 });
    const failed = strike('hitCrit').do(
      act.done('p2'),
      act.resolveCritical('p1'),
      act.drawDamageCard('shield-failure'),
    );
    failed.do(act.choose('p1', { zone: 'right' }), act.choose('p1', { zone: 'rear' }));
    expect(failed.ship(VIC).shields).toEqual({ front: 3, left: 3, right: 2, rear: 0 });
  });

  test('[FAQ-CARD-045] a critical effect that takes a shield finds none', () => {
    const norra = squadron({
      id: 'shield-breaker',
      name: 'Shield breaker',
      squadronType: 'y-wing',
      unique: true,
      faction: 'rebel',
      cost: 17,
      speed: 3,
      hull: 6,
      antiSquadron: { red: 0, blue: 2, black: 0 },
      battery: { red: 0, blue: 0, black: 1 },
      keywords: [{ name: 'bomber' }],
      defenseTokens: [],
      on: {
        'attack.critical': critical(null, {
          scope: { who: 'friendly', within: 1, kind: 'squadron' },
          when: (g, it) => {
            const ship = g.unit(it.defender);
            return !it.throughShields && ship?.kind === 'ship' && ship.shields[it.defendingZone!] > 0;
          },
          resolve: (_g, it) => [{ verb: 'loseShield', ship: it.defender, zone: it.defendingZone! }],
        }),
      },
    });
    const source = 'p1/shield-breaker/1';
    const luke = strike('hitCrit', {}, 'luke-skywalker', [norra]).do(act.done('p2'));
    expect(isOffered(luke, source)).toBe(false);
    expect(luke.legal().map(({ type }) => type)).toEqual(['resolveCritical', 'done']);
    const wing = strike('crit', {}, 'x-wing-squadron', [norra]).do(act.done('p2'));
    expect(isOffered(wing, source)).toBe(true);
    expect(wing.do(act.useEffect('p1', source)).ship(VIC).shields.right).toBe(1);
  });

  test('against a squadron he is like any other', () => {
    const game = table()
      .ship('p2', VICTORY)
      .ship('p1', CR90)
      .squadron('p1', 'luke-skywalker', { pose: HERE })
      .squadron('p2', 'tie-fighter-squadron', { pose: { ...HERE, x: HERE.x + 60_000 } })
      .chance('explicit')
      .moving()
      .at('squadron')
      .play()
      .do(
        act.activateSquadron('p1', LUKE),
        act.declareTarget('p1', { attacker: LUKE, defender: 'p2/tie-fighter-squadron/1' }),
        act.rollDice(
          Array.from({ length: 4 }, (_, i) => ({ color: 'blue', face: i < 2 ? 'hit' : 'accuracy' }) as const),
        ),
      );
    expect(game.state.units['p2/tie-fighter-squadron/1']).toMatchObject({ hull: 1 });
  });
});
