import { describe, expect, test } from 'vitest';
import { squadron, upgrade } from '../../src/content/card.ts';
import { act } from '../../src/state/actions.ts';
import type { Die, DieFace } from '../../src/state/dice.ts';
import { isOffered, picksOf } from '../support/offers.ts';
import { CR90, type HomeMade, TIE, table, VICTORY, X_WING } from '../support/table.ts';

const BIGGS = 'p2/biggs-darklighter/1';
const [ONE, TWO] = [`p2/${X_WING}/1`, `p2/${X_WING}/2`];
const WING = `p1/${TIE}/1`;
const HERE = { x: 900_000, y: 300_000, heading: 0 };
const blue = (...faces: readonly DieFace[]): Die[] => faces.map((face) => ({ color: 'blue', face }));

/** Biggs between two X-wings, a Y-wing far away; a TIE attacks one of them. */
const attacked = (
  defender: string,
  roll: readonly Die[],
  {
    apart = 40_000,
    cards = [],
    upgrades = [],
  }: { apart?: number; cards?: readonly HomeMade[]; upgrades?: string[] } = {},
) => {
  const at = (dx: number, dy = 0) => ({ pose: { ...HERE, x: HERE.x + dx, y: HERE.y + dy } });
  const target = defender === ONE ? at(-40_000, 60_000) : defender === BIGGS ? at(0, 60_000) : at(100_000, 60_000);
  return table(cards)
    .ship('p1', VICTORY, { pose: { ...HERE, x: 200_000 } })
    .ship('p2', CR90, { pose: { ...HERE, x: 1_600_000 }, upgrades })
    .squadron('p2', 'biggs-darklighter', at(0))
    .squadron('p2', X_WING, at(-40_000))
    .squadron('p2', X_WING, at(apart))
    .squadron('p1', TIE, target)
    .chance('explicit')
    .moving()
    .at('squadron')
    .play()
    .do(act.activateSquadron('p1', WING), act.declareTarget('p1', { attacker: WING, defender }), act.rollDice(roll));
};
const hull = (game: ReturnType<typeof attacked>, id: string) => game.state.units[id] as { hull: number };

describe('Biggs Darklighter', () => {
  test('one damage of an attack on an Escort goes to an Escort of his choice', () => {
    const game = attacked(ONE, blue('hit', 'hit', 'accuracy'));
    expect(picksOf(game, BIGGS)).toEqual([{ unit: BIGGS }, { unit: ONE }, { unit: TWO }]);
    game.do(act.useEffect('p2', BIGGS, { unit: TWO }));
    expect([hull(game, ONE).hull, hull(game, TWO).hull]).toEqual([4, 4]);
    expect(game.trace('damageTotalled')).toEqual([
      { type: 'damageTotalled', total: 2 },
      { type: 'damageTotalled', total: 1 },
    ]);
  });

  test('[TIME-03] once, with no way to move it on', () => {
    const game = attacked(ONE, blue('hit', 'hit', 'hit')).do(act.useEffect('p2', BIGGS, { unit: TWO }));
    expect(isOffered(game, BIGGS)).toBe(false);
    expect([hull(game, ONE).hull, hull(game, TWO).hull]).toEqual([3, 4]);
  });

  test('[TIME-12] he is an Escort at distance 1 himself', () => {
    const game = attacked(BIGGS, blue('hit', 'hit', 'accuracy')).do(act.done('p1'), act.done('p2'));
    game.do(act.useEffect('p2', BIGGS, { unit: ONE }));
    expect([hull(game, BIGGS).hull, hull(game, ONE).hull]).toEqual([4, 4]);
  });

  test('[DEF-16] after brace has halved the total', () => {
    const game = attacked(BIGGS, blue('hit', 'hit', 'hit')).do(
      act.spendDefenseToken('p2', BIGGS, 0),
      act.useEffect('p2', BIGGS, { unit: ONE }),
    );
    expect([hull(game, BIGGS).hull, hull(game, ONE).hull]).toEqual([4, 4]);
  });

  test('may be declined; not without damage, not for a squadron without Escort, not beyond distance 1', () => {
    const declined = attacked(ONE, blue('hit', 'hit', 'hit')).do(act.done('p2'));
    expect(hull(declined, ONE).hull).toBe(2);
    expect(isOffered(attacked(ONE, blue('accuracy', 'accuracy', 'accuracy')), BIGGS)).toBe(false);
    expect(isOffered(attacked(TWO, blue('hit', 'hit', 'hit'), { apart: 130_000 }), BIGGS)).toBe(false);
    expect(picksOf(attacked(ONE, blue('hit', 'hit', 'hit'), { apart: 130_000 }), BIGGS)).toEqual([
      { unit: BIGGS },
      { unit: ONE },
    ]);
  });

  test('not for damage that no attack does', () => {
    const mine = upgrade({
      id: 'shrapnel',
      name: 'Shrapnel',
      type: 'officer',
      cost: 1,
      on: {
        'phase.squadron.start': {
          optional: false,
          resolve: () => [{ verb: 'suffer', ship: ONE, zone: null, points: 2 }],
        },
      },
    });
    const game = attacked(ONE, blue('accuracy', 'accuracy', 'accuracy'), { cards: [mine], upgrades: ['shrapnel'] });
    expect(hull(game, ONE).hull).toBe(3);
    expect(game.trace('effectUsed').some((event) => 'source' in event && event.source === BIGGS)).toBe(false);
  });

  test('not for a squadron without Escort', () => {
    const game = table()
      .ship('p1', VICTORY, { pose: { ...HERE, x: 200_000 } })
      .ship('p2', CR90, { pose: { ...HERE, x: 1_600_000 } })
      .squadron('p2', 'biggs-darklighter', { pose: HERE })
      .squadron('p2', 'y-wing-squadron', { pose: { ...HERE, x: HERE.x + 70_000 } })
      .squadron('p1', TIE, { pose: { ...HERE, x: HERE.x + 130_000 } })
      .chance('explicit')
      .moving()
      .at('squadron')
      .play()
      .do(
        act.activateSquadron('p1', WING),
        act.declareTarget('p1', { attacker: WING, defender: 'p2/y-wing-squadron/1' }),
        act.rollDice(blue('hit', 'hit', 'hit')),
      );
    expect(hull(game, 'p2/y-wing-squadron/1').hull).toBe(3);
    expect(game.trace('effectUsed')).toEqual([]);
  });

  test('[FAQ-CARD-041] a pilot who hurts what suffers from his attack finds that the defender did not', () => {
    const dutch = squadron({
      id: 'follow-up',
      name: 'Follow-up',
      squadronType: 'y-wing',
      unique: true,
      faction: 'rebel',
      cost: 16,
      speed: 3,
      hull: 6,
      antiSquadron: { red: 0, blue: 2, black: 0 },
      battery: { red: 0, blue: 0, black: 1 },
      keywords: [],
      defenseTokens: [],
      on: {
        'attack.after': {
          scope: 'self',
          when: (_g, it) => it.total > 0,
          resolve: (_g, it) => [{ verb: 'suffer', ship: it.defender, zone: null, points: 1 }],
        },
      },
    });
    const hit = (uses: boolean) => {
      const game = table([dutch])
        .ship('p1', CR90, { pose: { ...HERE, x: 200_000 } })
        .ship('p2', CR90, { pose: { ...HERE, x: 1_600_000 } })
        .squadron('p2', 'biggs-darklighter', { pose: HERE })
        .squadron('p2', X_WING, { pose: { ...HERE, x: HERE.x - 40_000 } })
        .squadron('p2', X_WING, { pose: { ...HERE, x: HERE.x + 40_000 } })
        .squadron('p1', 'follow-up', { pose: { ...HERE, x: HERE.x - 40_000, y: HERE.y + 60_000 } })
        .chance('explicit')
        .moving()
        .at('squadron')
        .play()
        .do(
          act.activateSquadron('p1', 'p1/follow-up/1'),
          act.declareTarget('p1', { attacker: 'p1/follow-up/1', defender: ONE }),
          act.rollDice(blue('hit', 'accuracy')),
        );
      return game.do(uses ? act.useEffect('p2', BIGGS, { unit: TWO }) : act.done('p2'));
    };
    const moved = hit(true);
    expect([hull(moved, ONE).hull, hull(moved, TWO).hull]).toEqual([5, 4]);
    expect(hull(hit(false), ONE).hull).toBe(3);
  });
});
