import { describe, expect, test } from 'vitest';
import { KEYWORDS } from '../../src/content/card.ts';
import { standardContent } from '../../src/content/content.ts';
import { act } from '../../src/state/actions.ts';
import { die, roll, run, type Wing } from '../support/battle.ts';
import { CR90, TIE, table, VICTORY, X_WING } from '../support/table.ts';

const HERE = { x: 900_000, y: 400_000, heading: 0 };
const skies = (squadrons: readonly Wing[], ship = { x: 100_000, y: 800_000, heading: 0 }) => {
  const built = table()
    .ship('p1', VICTORY, { pose: { x: 1_700_000, y: 100_000, heading: 0 } })
    .ship('p2', CR90, { pose: ship })
    .chance('explicit')
    .moving()
    .fighting()
    .at('squadron');
  for (const [owner, card, x, y, extras] of squadrons)
    built.squadron(owner, card, { pose: { x: HERE.x + x, y: HERE.y + y, heading: 0 }, ...extras });
  return built.play();
};
const on = (attacker: string, defender: string) =>
  act.declareTarget(attacker.slice(0, 2) as 'p1', { attacker, defender });
const T1 = `p1/${TIE}/1`;
const INTERCEPTOR = 'tie-interceptor-squadron';

describe('squadron keywords in attacks', () => {
  test('[KEY-01] the thirteen keywords, and no other on any card', () => {
    expect(KEYWORDS).toHaveLength(13);
    const used = new Set(
      Object.values(standardContent().squadrons).flatMap(({ keywords }) => keywords.map(({ name }) => name)),
    );
    for (const name of used) expect(KEYWORDS).toContain(name);
  });

  test('[KEY-10, KEY-13] Counter attacks back with its dice, and may be declined', () => {
    const game = skies([
      ['p1', X_WING, 0, 0],
      ['p2', INTERCEPTOR, 60_000, 0],
    ]);
    const target = `p2/${INTERCEPTOR}/1`;
    game.do(act.activateSquadron('p1', `p1/${X_WING}/1`), on(`p1/${X_WING}/1`, target));
    game.do(roll(['blue', 'hit'], ['blue', 'accuracy'], ['blue', 'accuracy'], ['blue', 'accuracy']));
    run(game as never, 'p1');
    expect(game.legal()).toEqual([act.useEffect('p2', `${target}/counter`), act.done('p2')]);
    game.do(act.useEffect('p2', `${target}/counter`));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'rollDice', dice: ['blue', 'blue'] } });
    game.do(roll(['blue', 'hit'], ['blue', 'crit']));
    expect(game.state.units[`p1/${X_WING}/1`]).toMatchObject({ hull: 4 });
    expect(game.trace('targetDeclared')).toMatchObject([{ counter: false }, { counter: true }]);
    expect(game.state.units[target]).toMatchObject({ slider: 'blue' });
  });

  test('[KEY-11] even if the attack destroyed it', () => {
    const game = skies([
      ['p1', X_WING, 0, 0],
      ['p2', INTERCEPTOR, 60_000, 0, { hull: 1 }],
    ]);
    const target = `p2/${INTERCEPTOR}/1`;
    game.do(
      act.activateSquadron('p1', `p1/${X_WING}/1`),
      on(`p1/${X_WING}/1`, target),
      roll(['blue', 'hit'], ['blue', 'accuracy'], ['blue', 'accuracy'], ['blue', 'accuracy']),
    );
    run(game as never, 'p1');
    expect(game.state.units[target]!.status).toBe('destroyed');
    game.do(act.useEffect('p2', `${target}/counter`), roll(['blue', 'hit'], ['blue', 'hit']));
    expect(game.state.units[`p1/${X_WING}/1`]).toMatchObject({ hull: 3 });
  });

  test('[KEY-12] no Counter against a Counter', () => {
    const game = skies([
      ['p1', INTERCEPTOR, 0, 0],
      ['p2', INTERCEPTOR, 60_000, 0],
    ]);
    const [mine, theirs] = [`p1/${INTERCEPTOR}/1`, `p2/${INTERCEPTOR}/1`];
    game.do(
      act.activateSquadron('p1', mine),
      on(mine, theirs),
      roll(['blue', 'accuracy'], ['blue', 'accuracy'], ['blue', 'accuracy'], ['blue', 'accuracy']),
    );
    run(game as never, 'p1');
    game.do(act.useEffect('p2', `${theirs}/counter`), roll(['blue', 'hit'], ['blue', 'hit']));
    expect(game.trace('targetDeclared')).toHaveLength(2);
    expect(game.legal().some(({ type }) => type === 'useEffect')).toBe(false);
  });

  test('[KEY-07] Swarm rerolls a die against a squadron that another one engages', () => {
    const attack = (friends: readonly Wing[]) => {
      const game = skies([['p1', TIE, 0, 0], ['p2', X_WING, 60_000, 0], ...friends]);
      return game.do(
        act.activateSquadron('p1', T1),
        on(T1, `p2/${X_WING}/1`),
        roll(['blue', 'accuracy'], ['blue', 'hit'], ['blue', 'crit']),
      );
    };
    const alone = attack([]);
    expect(alone.legal().some(({ type }) => type === 'useEffect')).toBe(false);
    const together = attack([['p1', TIE, 120_000, 0]]);
    together.do(act.useEffect('p1', `${T1}/swarm`, { die: die('blue', 'accuracy') }), roll(['blue', 'hit']));
    expect(together.state.units[`p2/${X_WING}/1`]).toMatchObject({ hull: 3 });
  });

  test('[KEY-17, FAQ-QA-52] Rogue moves and attacks in the Squadron Phase, in either order; others do one of the two', () => {
    const ROGUE = 'yt-2400';
    const rogue = () =>
      skies([
        ['p1', ROGUE, 0, 0],
        ['p2', 'tie-bomber-squadron', 60_000, 0],
      ]).do(act.activateSquadron('p1', `p1/${ROGUE}/1`));
    const first = rogue().do(act.moveSquadron('p1', `p1/${ROGUE}/1`, { x: HERE.x + 10_000, y: HERE.y }));
    expect(first.types()).toContain('declareTarget');
    const attackFirst = rogue().do(on(`p1/${ROGUE}/1`, 'p2/tie-bomber-squadron/1'));
    attackFirst.until(() => attackFirst.types().includes('moveSquadron'));
    const plain = skies([
      ['p1', X_WING, 0, 0],
      ['p2', 'tie-bomber-squadron', 60_000, 0],
    ]).do(
      act.activateSquadron('p1', `p1/${X_WING}/1`),
      act.moveSquadron('p1', `p1/${X_WING}/1`, { x: HERE.x + 10_000, y: HERE.y }),
    );
    expect(plain.types()).not.toContain('declareTarget');
  });

  test('[KEY-26, CMD-28] Assault spends a die with a hit for a raid token of its choice', () => {
    const GAUNTLET = 'mandalorian-gauntlet-fighter';
    const game = skies([['p1', GAUNTLET, 0, 0]], { x: HERE.x, y: HERE.y + 80_000, heading: 0 });
    const id = `p1/${GAUNTLET}/1`;
    const ship = `p2/${CR90}/1`;
    game.do(
      act.activateSquadron('p1', id),
      act.declareTarget('p1', { attacker: id, defender: ship, defendingZone: 'rear' }),
    );
    const due = game.awaiting();
    if (due.kind !== 'chance' || due.decision.kind !== 'rollDice') throw new Error('no roll');
    const [color] = due.decision.dice;
    game.do(act.rollDice(due.decision.dice.map((each) => ({ color: each, face: 'hit' }))));
    const use = act.useEffect('p1', `${id}/assault`, { die: die(color!, 'hit'), token: 'repair' });
    expect(game.legal()).toContainEqual(use);
    game.do(use);
    expect(game.ship(ship).raidTokens).toEqual(['repair']);
  });
});
