import { describe, expect, test } from 'vitest';
import { squadron, upgrade } from '../../../src/content/card.ts';
import { act } from '../../../src/state/actions.ts';
import { battle, die, fire, roll } from '../../support/battle.ts';
import { activate, attack, hull, pool, rolls, type Sky, skies } from '../../support/skies.ts';
import { rulesOf, TIE, X_WING } from '../../support/table.ts';

const INTERCEPTOR = 'tie-interceptor-squadron';
const A_WING = 'a-wing-squadron';
const X1 = `p1/${X_WING}/1`;
const TARGET = `p2/${INTERCEPTOR}/1`;
const counter = (id = TARGET) => act.useEffect(id.slice(0, 2) as 'p1', `${id}/counter`);

/** The X-wing of p1 has attacked the interceptor of p2 with these faces. */
const attacked = (faces: Parameters<typeof rolls>[1][], hullLeft = 3, sky: Sky = {}) => {
  const game = skies(
    [
      ['p1', X_WING, 0, 0],
      ['p2', INTERCEPTOR, 90_000, 0, { hull: hullLeft }],
    ],
    sky,
  ).do(activate(X1), attack(X1, TARGET));
  return rolls(game, ...faces);
};

describe('Counter', () => {
  test('[KEY-10, FAQ-QA-45] after a squadron’s attack it may attack back with its number of blue dice', () => {
    const game = attacked(['hit', 'accuracy']);
    expect(game.legal()).toEqual([counter(), act.done('p2')]);
    expect(hull(game, TARGET)).toBe(2);
    game.do(counter());
    expect(pool(game)).toEqual(['blue', 'blue']);
    rolls(game, 'hit', 'crit');
    expect(hull(game, X1)).toBe(4);
    expect(game.trace('targetDeclared')).toMatchObject([{ counter: false }, { counter: true }]);
  });

  test('[KEY-10, KEY-02] or let it be', () => {
    const game = attacked(['hit', 'accuracy']).do(act.done('p2'));
    expect(game.trace('targetDeclared')).toHaveLength(1);
    expect(hull(game, X1)).toBe(5);
  });

  test('[KEY-11] even if the attack destroyed it', () => {
    const game = attacked(['hit', 'accuracy'], 1);
    expect(game.state.units[TARGET]!.status).toBe('destroyed');
    rolls(game.do(counter()), 'hit', 'hit');
    expect(hull(game, X1)).toBe(3);
  });

  test('[KEY-12] no Counter against a Counter', () => {
    const [mine, theirs] = [`p1/${A_WING}/1`, `p2/${INTERCEPTOR}/1`];
    const game = skies([
      ['p1', A_WING, 0, 0],
      ['p2', INTERCEPTOR, 60_000, 0],
    ]).do(activate(mine), attack(mine, theirs));
    rolls(rolls(game, 'accuracy').do(counter(theirs)), 'hit');
    expect(game.trace('targetDeclared')).toHaveLength(2);
    expect(game.types()).not.toContain('useEffect');
  });

  test('[KEY-12] no Counter against a ship', () => {
    const game = battle({ squadrons: [['p2', INTERCEPTOR, 100_000, 0]] });
    game.do(fire('right', TARGET), roll(['blue', 'hit']));
    expect(game.state.units[TARGET]).toMatchObject({ hull: 2 });
    expect(game.types()).not.toContain('useEffect');
  });

  test('[KEY-13, OBS-01] it is subject to obstruction, and impossible when that takes its only die', () => {
    const between = { obstacles: [{ obstacle: 'debris-field-1', x: 45_000, y: 0 }] };
    const two = attacked(['hit', 'accuracy'], 3, between).do(counter());
    expect(pool(two)).toEqual(['blue']);
    const [mine, theirs] = [`p1/${X_WING}/1`, 'p2/yt-1300/1'];
    const one = (sky: Sky) =>
      rolls(
        skies(
          [
            ['p1', X_WING, 0, 0],
            ['p2', 'yt-1300', 90_000, 0],
          ],
          sky,
        ).do(activate(mine), attack(mine, theirs)),
        'hit',
      ).judge(counter(theirs));
    expect(one({}).ok).toBe(true);
    expect(rulesOf(one(between))).toContain('TIME-15');
  });

  test('[KEY-13] the attacker’s defense tokens count, and its activation is its own', () => {
    const ace = squadron({
      id: 'ace',
      name: 'Ace',
      squadronType: 'x-wing',
      unique: true,
      faction: 'rebel',
      cost: 20,
      speed: 3,
      hull: 5,
      antiSquadron: { red: 0, blue: 4, black: 0 },
      battery: { red: 1, blue: 0, black: 0 },
      keywords: [],
      defenseTokens: ['brace'],
    });
    const game = skies(
      [
        ['p1', 'ace', 0, 0],
        ['p2', INTERCEPTOR, 60_000, 0],
      ],
      { cards: [ace] },
    ).do(activate('p1/ace/1'), attack('p1/ace/1', TARGET));
    rolls(rolls(game, 'accuracy').do(counter()), 'hit', 'hit');
    game.do(act.spendDefenseToken('p1', 'p1/ace/1', 0));
    expect(hull(game, 'p1/ace/1')).toBe(4);
    expect(game.state.units[TARGET]).toMatchObject({ slider: 'blue' });
    expect(game.legal()).toContainEqual(activate(TARGET));
  });

  test('[FAQ-QA-44, KEY-13] effects may change its dice: Swarm, also of a squadron that is destroyed', () => {
    for (const left of [3, 1]) {
      const game = skies([
        ['p1', X_WING, 0, 0],
        ['p2', INTERCEPTOR, 60_000, 0, { hull: left }],
        ['p2', TIE, -60_000, 0],
      ]).do(activate(X1), attack(X1, TARGET));
      rolls(rolls(game, 'hit', 'accuracy').do(counter()), 'accuracy', 'hit');
      game.do(act.useEffect('p2', `${TARGET}/swarm`, { die: die('blue', 'accuracy') }), roll(['blue', 'hit']));
      expect(hull(game, X1)).toBe(3);
    }
  });

  const trainer = (id: string) =>
    upgrade({
      id,
      name: id,
      type: 'officer',
      cost: 1,
      values: {
        keywordNumber: {
          stage: 'add',
          apply: (value, g, { squadron: of, keyword }) => (keyword === 'counter' && g.friendly(of) ? value + 1 : value),
        },
      },
    });

  test('[KEY-27] granted: its value to a squadron without it, that much more to one that has it; two effects add up', () => {
    const dice = (card: string, upgrades: readonly string[]) => {
      const mine = `p1/${card}/1`;
      const game = skies(
        [
          ['p2', 'tie-advanced-squadron', 60_000, 0],
          ['p1', card, 0, 0, { activated: true }],
        ],
        { cards: [trainer('one'), trainer('two')], upgrades },
      );
      const enemy = 'p2/tie-advanced-squadron/1';
      rolls(game.do(activate(enemy), attack(enemy, mine)), 'accuracy');
      if (!game.types().includes('useEffect')) return 0;
      return pool(game.do(counter(mine))).length;
    };
    expect(dice(X_WING, [])).toBe(0);
    expect(dice(X_WING, ['one'])).toBe(1);
    expect(dice(A_WING, [])).toBe(2);
    expect(dice(A_WING, ['one'])).toBe(3);
    expect(dice(A_WING, ['one', 'two'])).toBe(4);
  });
});
