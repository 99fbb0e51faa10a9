import { describe, expect, test } from 'vitest';
import { type UpgradeCard, upgrade } from '../../src/content/card.ts';
import type { PositionSquadron } from '../../src/engine/position.ts';
import { isOverlapping, shipGeometry } from '../../src/geometry/index.ts';
import { act } from '../../src/state/actions.ts';
import { createRng } from '../../src/state/rng.ts';
import { phaseOf, squadronsOf } from '../../src/state/selectors.ts';
import type { Player } from '../../src/state/vocabulary.ts';
import { choices, commanding, NEB } from '../support/commanding.ts';
import { AHEAD, activate, attack, rolls, skies as sky } from '../support/skies.ts';
import { CR90, NEBULON, rulesOf, TIE, table, VICTORY, X_WING } from '../support/table.ts';

const X1 = 'p1/x-wing-squadron/1';
const HERE = { x: 900_000, y: 400_000, heading: 0 };
const D1 = 76_500;
const D3 = 184_800;
/** Centre to centre at the border of distance 1. */
const ENGAGED = 2 * 17_100 + D1;

type Given = readonly [Player, string, number, number, Partial<PositionSquadron>?];

/** Squadrons around the middle of the table, ships far away. */
const skies = (
  squadrons: readonly Given[],
  obstacles: readonly { obstacle: string; pose: typeof HERE }[] = [],
  cards: readonly UpgradeCard[] = [],
  upgrades: string[] = [],
) => {
  const built = table(cards)
    .ship('p1', CR90, { pose: { x: 100_000, y: 100_000, heading: 0 }, upgrades })
    .ship('p2', VICTORY, { pose: { x: 1_700_000, y: 800_000, heading: 0 } })
    .with({ obstacles })
    .moving()
    .at('squadron');
  for (const [owner, card, x, y, extras] of squadrons)
    built.squadron(owner, card, { pose: { x: HERE.x + x, y: HERE.y + y, heading: 0 }, ...extras });
  return built.play();
};
const to = (x: number, y: number) => ({ x: HERE.x + x, y: HERE.y + y });
const canMove = (game: ReturnType<typeof skies>) => game.legal().some(({ type }) => type === 'moveSquadron');
/** Whether the first squadron of p1 may move when it is activated. */
const free = (...args: Parameters<typeof skies>) => {
  const [[owner, card]] = args[0] as readonly [Given];
  return canMove(skies(...args).do(act.activateSquadron(owner, `${owner}/${card}/1`)));
};

describe('squadron movement', () => {
  test('[SQM-01, EX-05] anywhere up to the band of its speed, and not one micrometre further', () => {
    const game = skies([['p1', X_WING, 0, 0]]).do(act.activateSquadron('p1', X1));
    expect(game.judge(act.moveSquadron('p1', X1, to(D3, 0))).ok).toBe(true);
    expect(game.judge(act.moveSquadron('p1', X1, to(0, -D3))).ok).toBe(true);
    const far = game.judge(act.moveSquadron('p1', X1, to(D3 + 1, 0)));
    expect(far).toMatchObject({
      rule: 'SQM-01',
      code: 'out-of-reach',
      facts: { movedUm: D3 + 1, reachUm: D3, speed: 3 },
    });
    game.do(act.moveSquadron('p1', X1, to(0, D3)));
    expect(game.state.units[X1]!.pose).toMatchObject(to(0, D3));
    expect(game.trace('squadronMoved')).toHaveLength(1);
  });

  test('[SQM-02] a move of no length is a move', () => {
    const after = upgrade({
      id: 'after',
      name: 'After',
      type: 'officer',
      cost: 1,
      on: {
        'squadron.afterMove': {
          optional: false,
          resolve: (g) => [{ verb: 'grantDial', ship: g.self!.id, command: 'repair' }],
        },
      },
    });
    const game = skies([['p1', X_WING, 0, 0]], [], [after], ['after']).do(
      act.activateSquadron('p1', X1),
      act.moveSquadron('p1', X1, to(0, 0)),
    );
    expect(game.trace('squadronMoved', 'dialGranted').map(({ type }) => type)).toEqual([
      'squadronMoved',
      'dialGranted',
    ]);
    const still = skies([['p1', X_WING, 0, 0]], [], [after], ['after']).do(
      act.activateSquadron('p1', X1),
      act.done('p1'),
    );
    expect(still.trace('dialGranted')).toEqual([]);
  });

  test('[SQM-03, FAQ-QA-51] not onto a squadron or a ship with its dials; touching is allowed', () => {
    const game = skies([
      ['p1', X_WING, 0, 0],
      ['p1', X_WING, 100_000, 0],
    ]).do(act.activateSquadron('p1', X1));
    expect(rulesOf(game.judge(act.moveSquadron('p1', X1, to(100_000 - 34_180, 0))))).toEqual(['SQM-03']);
    expect(game.judge(act.moveSquadron('p1', X1, to(100_000 - 34_200, 0))).ok).toBe(true);
    const near = table()
      .ship('p1', CR90, { pose: { ...HERE, y: HERE.y + 100_000 } })
      .ship('p2', VICTORY)
      .squadron('p1', X_WING, { pose: HERE })
      .moving()
      .at('squadron')
      .play()
      .do(act.activateSquadron('p1', X1));
    const underDial = to(0, 100_000 - 35_500 - 17_100 - 3_000);
    expect(isOverlapping(shipGeometry('cr90-corvette', { ...HERE, y: HERE.y + 100_000 }), { pose: underDial })).toBe(
      true,
    );
    expect(rulesOf(near.judge(act.moveSquadron('p1', X1, underDial)))).toEqual(['SQM-03']);
  });

  test('[SQM-05, ENG-06] through everything: only start and end matter', () => {
    const game = skies([
      ['p1', X_WING, 0, 0],
      ['p2', TIE, ENGAGED + 2_000, 0],
    ]).do(act.activateSquadron('p1', X1));
    expect(game.judge(act.moveSquadron('p1', X1, to(D3, 0))).ok).toBe(true);
  });

  test('[SQM-06] a move partly off the table is legal, and destroys', () => {
    const game = table()
      .ship('p1', CR90, { pose: { x: 900_000, y: 400_000, heading: 0 } })
      .ship('p2', VICTORY)
      .squadron('p1', X_WING, { pose: { x: 50_000, y: 400_000, heading: 0 } })
      .moving()
      .at('squadron')
      .play()
      .do(act.activateSquadron('p1', X1), act.moveSquadron('p1', X1, { x: 17_099, y: 400_000 }));
    expect(game.state.units[X1]!.status).toBe('destroyed');
    expect(game.engine.viewFor(game.state, 'p1').scores).toEqual({ p1: 0, p2: 13 });
  });

  test('[SQM-07, FAQ-QA-61] speed and its changes count for the ordinary move only', () => {
    const fast = upgrade({
      id: 'fast',
      name: 'Fast',
      type: 'officer',
      cost: 1,
      values: { squadronSpeed: { stage: 'add', apply: (speed) => speed + 1 } },
      on: { 'phase.squadron.start': { resolve: () => [{ verb: 'grantMove', squadron: X1, reach: 1 }] } },
    });
    const game = skies([['p1', X_WING, 0, 0]], [], [fast], ['fast']);
    game.do(act.useEffect('p1', 'p1/cr90-corvette-a/1/fast'));
    expect(rulesOf(game.judge(act.moveSquadron('p1', X1, to(D1 + 1, 0))))).toEqual(['SQM-01']);
    game.do(act.moveSquadron('p1', X1, to(D1, 0)), act.activateSquadron('p1', X1));
    expect(game.judge(act.moveSquadron('p1', X1, to(D1 + 244_800, 0))).ok).toBe(true);
  });

  test('[SQM-08] facing is irrelevant', () => {
    for (const heading of [0, 12_345]) {
      const game = skies([['p1', X_WING, 0, 0, { pose: { ...HERE, heading } }]]).do(act.activateSquadron('p1', X1));
      expect(game.judge(act.moveSquadron('p1', X1, to(D3, 0))).ok).toBe(true);
      expect(game.judge(act.moveSquadron('p1', X1, to(D3 + 1, 0))).ok).toBe(false);
    }
  });

  test('candidates are legal, many, and include touching and both sides of distance 1; the region samples legal places', () => {
    const game = skies([
      ['p1', X_WING, 0, 0],
      ['p2', TIE, 200_000, 0],
    ]).do(act.activateSquadron('p1', X1));
    const places = game.legal().flatMap((action) => (action.type === 'moveSquadron' ? [action.to] : []));
    expect(places.length).toBeGreaterThan(20);
    const gaps = places.filter(({ y }) => y === HERE.y).map(({ x }) => HERE.x + 200_000 - x - 2 * 17_100);
    expect(gaps.some((gap) => Math.abs(gap) <= 2)).toBe(true);
    expect(gaps.some((gap) => gap < D1 && gap > D1 - 500)).toBe(true);
    expect(gaps.some((gap) => gap > D1 && gap < D1 + 500)).toBe(true);
    const region = game.engine.legalRegion(game.state)!;
    const rng = createRng(3);
    for (let n = 0; n < 100; n++) expect(game.judge(act.moveSquadron('p1', X1, region.sample(rng)!)).ok).toBe(true);
    expect(region.contains(to(0.5, 0))).toBe(false);
    expect(region.snap(to(400_000, 0))).not.toBe(null);
  });
});

describe('activation of squadrons', () => {
  test('[SQP-06, SQP-07, FAQ-QA-42] in the Squadron Phase a squadron may move once, or do nothing', () => {
    const game = skies([['p1', X_WING, 0, 0]]).do(act.activateSquadron('p1', X1));
    expect(game.legal()).toContainEqual(act.done('p1'));
    game.do(act.moveSquadron('p1', X1, to(50_000, 0)));
    expect(game.judge(act.moveSquadron('p1', X1, to(60_000, 0))).ok).toBe(false);
    expect(phaseOf(game.state)).toBe('command');
  });

  test('[SQP-09] during its own activation the slider still shows the side of the initiative token', () => {
    const game = skies([['p1', X_WING, 0, 0]]).do(act.activateSquadron('p1', X1));
    expect(squadronsOf(game.state)[0]!.slider).toBe('blue');
    game.do(act.moveSquadron('p1', X1, to(50_000, 0)));
    expect(squadronsOf(game.state)[0]!.slider).toBe('orange');
  });
});

describe('attacks of squadrons', () => {
  test('[ATK-28] one target: a squadron, or one hull zone of a ship', () => {
    const game = sky(
      [
        ['p1', X_WING, 0, 0],
        ['p2', TIE, 60_000, 0],
        ['p2', TIE, -60_000, 0],
      ],
      { ship: AHEAD },
    ).do(activate(X1), attack(X1, `p2/${TIE}/1`));
    rolls(game, 'hit');
    expect(game.trace('squadronActivationEnded')).toHaveLength(1);
    expect(game.trace('targetDeclared')).toHaveLength(1);
    const bombing = sky([['p1', X_WING, 0, 0]], { ship: AHEAD }).do(activate(X1));
    expect(rulesOf(bombing.judge(attack(X1, `p2/${CR90}/1`)))).toEqual(['ATK-02']);
    bombing.do(attack(X1, `p2/${CR90}/1`, 'rear'));
    rolls(bombing, 'hit');
    bombing.until(() => bombing.trace('squadronActivationEnded').length > 0);
    expect(bombing.trace('targetDeclared')).toMatchObject([{ defendingZone: 'rear' }]);
  });
});

describe('engagement', () => {
  test('[ENG-01, ENG-02] at distance 1 of an enemy squadron a squadron cannot move; one micrometre further it can', () => {
    const at = (gap: number) =>
      free([
        ['p1', X_WING, 0, 0],
        ['p2', TIE, gap, 0],
      ]);
    expect(at(ENGAGED)).toBe(false);
    expect(at(ENGAGED + 1)).toBe(true);
    const mutual = skies([
      ['p1', X_WING, 0, 0],
      ['p2', TIE, ENGAGED, 0],
    ]).do(act.activateSquadron('p1', X1));
    expect(canMove(mutual)).toBe(false);
    const refused = skies([
      ['p1', X_WING, 0, 0],
      ['p1', X_WING, -200_000, 0],
      ['p2', TIE, ENGAGED, 0],
    ]).judge(act.moveSquadron('p1', X1, to(10, 0)));
    expect(rulesOf(refused)).toContain('ENG-02');
    expect(refused.because.find(({ rule }) => rule === 'ENG-02')!.facts).toEqual({
      squadron: X1,
      by: ['p2/tie-fighter-squadron/1'],
    });
  });

  test('[ENG-04] an obstacle in between: not engaged', () => {
    const between = [{ obstacle: 'asteroid-field-1', pose: { ...HERE, x: HERE.x + 50_000 } }];
    expect(
      free([
        ['p1', X_WING, 0, 0],
        ['p2', TIE, 100_000, 0],
      ]),
    ).toBe(false);
    expect(
      free(
        [
          ['p1', X_WING, 0, 0],
          ['p2', TIE, 100_000, 0],
        ],
        between,
      ),
    ).toBe(true);
  });

  test('[ENG-05] neither ships nor friends engage', () => {
    expect(
      free([
        ['p1', X_WING, 0, 0],
        ['p1', X_WING, 60_000, 0],
      ]),
    ).toBe(true);
    const ship = table()
      .ship('p1', CR90)
      .ship('p2', VICTORY, { pose: { ...HERE, y: HERE.y + 100_000 } })
      .squadron('p1', X_WING, { pose: HERE })
      .moving()
      .at('squadron')
      .play()
      .do(act.activateSquadron('p1', X1));
    expect(canMove(ship)).toBe(true);
  });

  test('[ENG-07] engagement ends when the enemy is gone', () => {
    const game = skies([
      ['p1', X_WING, 0, 0],
      ['p1', X_WING, -300_000, 0],
      ['p1', X_WING, -400_000, 0],
      ['p2', TIE, ENGAGED, 0],
    ]);
    const move = act.moveSquadron('p2', 'p2/tie-fighter-squadron/1', to(ENGAGED + 10, 0));
    expect(rulesOf(game.judge(move))).toContain('ENG-02');
    const gone = structuredClone(game.state) as unknown as { units: Record<string, { status: string }> };
    gone.units[X1]!.status = 'destroyed';
    expect(rulesOf(game.engine.judge(gone as never, move))).not.toContain('ENG-02');
  });
});

describe('the Squadron command', () => {
  const row = (count: number): Given[] =>
    Array.from({ length: count }, (_, i): Given => ['p1', X_WING, 60_000 + 40_000 * i, 0]);
  const flyAll = (game: ReturnType<typeof commanding>) => {
    let count = 0;
    while (choices(game).length > 0) {
      game.do(act.activateSquadron('p1', choices(game)[0]!), act.done('p1'));
      count += 1;
    }
    return count;
  };

  test('[SQC-01] in the Reveal Command Dial step, before the maneuver', () => {
    const game = commanding(row(1));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'squadronCommand', left: 2 } });
    game.do(act.done('p1'), act.executeManeuver('p1', NEB, []));
    expect(rulesOf(game.judge(act.resolveCommand('p1', NEB, 'squadron', 'token')))).toContain('CMD-18');
  });

  test('[SQC-02, SQC-03, SQC-04] up to the squadron value by dial, one by token, one more by both', () => {
    expect(flyAll(commanding(row(5), 'dial'))).toBe(2);
    expect(flyAll(commanding(row(5), 'token'))).toBe(1);
    expect(flyAll(commanding(row(5), 'both'))).toBe(3);
    const none = commanding(row(5), 'dial').do(act.done('p1'));
    expect(none.trace('squadronActivated')).toEqual([]);
    expect(none.trace('commandResolved')).toHaveLength(1);
  });

  test('[SQC-05, SQC-11] only at close-medium range of the ship’s base', () => {
    const medium = 21_500 + 186_900 + 17_100;
    expect(choices(commanding([['p1', X_WING, medium, 0]]))).toEqual([X1]);
    const far = commanding([
      ['p1', X_WING, medium + 1, 0],
      ['p1', X_WING, 60_000, 0],
    ]);
    expect(choices(far)).toEqual(['p1/x-wing-squadron/2']);
    expect(rulesOf(far.judge(act.activateSquadron('p1', X1)))).toEqual(['SQC-05']);
  });

  test('[SQC-06] friendly and unactivated', () => {
    const game = commanding([
      ['p1', X_WING, 60_000, 0, { activated: true }],
      ['p2', TIE, -60_000, 0],
      ['p1', X_WING, 100_000, 0],
    ]);
    expect(choices(game)).toEqual(['p1/x-wing-squadron/2']);
    expect(rulesOf(game.judge(act.activateSquadron('p1', X1)))).toEqual(['SQP-08']);
    expect(rulesOf(game.judge(act.activateSquadron('p1', 'p2/tie-fighter-squadron/1')))).toContain('SQP-02');
  });

  test('[SQC-07, SQC-10] one after the other, and range matters only when it is chosen', () => {
    const game = commanding(row(2)).do(act.activateSquadron('p1', X1));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'squadronAction' } });
    expect(game.judge(act.activateSquadron('p1', 'p1/x-wing-squadron/2')).ok).toBe(false);
    expect(rulesOf(game.judge(act.moveSquadron('p1', 'p1/x-wing-squadron/2', to(110_000, 0))))).toEqual(['SQP-06']);
    game.do(act.moveSquadron('p1', X1, to(60_000 + 184_000, 0)));
    expect(choices(game)).toEqual(['p1/x-wing-squadron/2']);
  });

  test('[SQC-08] one move at most, none while engaged', () => {
    const game = commanding([
      ['p1', X_WING, 60_000, 0],
      ['p2', TIE, 60_000, 80_000],
    ]).do(act.activateSquadron('p1', X1));
    expect(game.legal().some(({ type }) => type === 'moveSquadron')).toBe(false);
    const moved = commanding(row(1)).do(act.activateSquadron('p1', X1), act.moveSquadron('p1', X1, to(100_000, 0)));
    expect(moved.judge(act.moveSquadron('p1', X1, to(110_000, 0))).ok).toBe(false);
    expect(moved.trace('squadronActivationEnded')).toHaveLength(1);
  });

  test('[SQC-09] engagement counts at the moment of the move, and again at the moment of the attack', () => {
    const near = (tie: Partial<PositionSquadron> = {}) =>
      commanding(
        [
          ['p1', X_WING, 60_000, 0],
          ['p2', TIE, 60_000, 80_000, tie],
        ],
        'dial',
        0,
        true,
      ).do(act.activateSquadron('p1', X1));
    const away = act.moveSquadron('p1', X1, to(60_000, -60_000));
    expect(rulesOf(near().judge(away))).toEqual(['ENG-02']);
    const freed = near({ hull: 1 });
    freed.do(attack(X1, `p2/${TIE}/1`));
    if (freed.state.units[`p2/${TIE}/1`]!.status !== 'destroyed') throw new Error('the seed no longer hits');
    freed.do(away);
    expect(freed.trace('squadronMoved')).toHaveLength(1);
    const caught = table()
      .ship('p1', NEBULON, { pose: HERE, dials: ['squadron'] })
      .ship('p2', CR90, { pose: { ...HERE, x: HERE.x + 200_000, y: HERE.y + 100_000 } })
      .squadron('p1', X_WING, { pose: { ...HERE, x: HERE.x + 60_000 } })
      .squadron('p2', TIE, { pose: { ...HERE, x: HERE.x + 260_000 } })
      .moving()
      .fighting()
      .at('ship')
      .play()
      .do(act.activateShip('p1', NEB), act.done('p1'), act.resolveCommand('p1', NEB, 'squadron', 'dial'))
      .do(act.activateSquadron('p1', X1), act.moveSquadron('p1', X1, to(200_000, 20_000)));
    expect(rulesOf(caught.judge(attack(X1, `p2/${CR90}/1`, 'rear')))).toEqual(['ENG-03']);
    expect(caught.judge(attack(X1, `p2/${TIE}/1`)).ok).toBe(true);
  });

  test('[SQC-08] one attack and one move, in either order, neither twice', () => {
    const HEAVY = 'tie-bomber-squadron';
    const activated = () =>
      commanding(
        [
          ['p1', X_WING, 60_000, 0],
          ['p2', HEAVY, 60_000, 80_000],
        ],
        'dial',
        0,
        true,
      ).do(act.activateSquadron('p1', X1));
    const move = act.moveSquadron('p1', X1, to(70_000, 0));
    const shot = attack(X1, `p2/${HEAVY}/1`);
    const fought = activated().do(shot);
    expect(rulesOf(fought.judge(shot))).toEqual(['SQC-08']);
    fought.do(move);
    expect(fought.trace('targetDeclared', 'squadronMoved', 'squadronActivationEnded').map(({ type }) => type)).toEqual([
      'targetDeclared',
      'squadronMoved',
      'squadronActivationEnded',
    ]);
    const moved = activated().do(move);
    expect(rulesOf(moved.judge(move))).toEqual(['SQC-08']);
    moved.do(shot);
    expect(moved.trace('squadronActivationEnded')).toHaveLength(1);
    const skipped = activated().do(act.done('p1'));
    expect(skipped.trace('targetDeclared', 'squadronMoved')).toEqual([]);
  });

  test('[SQP-01] a squadron activated by command is not offered in the Squadron Phase', () => {
    const game = commanding(row(2)).do(
      act.activateSquadron('p1', X1),
      act.done('p1'),
      act.done('p1'),
      act.executeManeuver('p1', NEB, []),
    );
    game.until((state) => phaseOf(state) === 'squadron');
    expect(choices(game)).toEqual(['p1/x-wing-squadron/2']);
  });
});
