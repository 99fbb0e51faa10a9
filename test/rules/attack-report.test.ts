import { describe, expect, test } from 'vitest';
import { type UpgradeCard, upgrade } from '../../src/content/card.ts';
import type { PositionSquadron } from '../../src/engine/position.ts';
import type { AttackQuery } from '../../src/rules/attack/report.ts';
import type { HullZone, Player } from '../../src/state/vocabulary.ts';
import { CR90, NEBULON, rulesOf, TIE, table, VICTORY, X_WING } from '../support/table.ts';

const HERE = { x: 900_000, y: 300_000, heading: 0 };
const VIC = `p1/${VICTORY}/1`;
const COR = `p2/${CR90}/1`;
type Given = readonly [Player, string, number, number, Partial<PositionSquadron>?];
type Obstacles = readonly { obstacle: string; x: number; y: number }[];

/** A Victory II of p1 facing up; a CR90 of p2 at an offset from it; squadrons and obstacles around. */
const scene = (
  x: number,
  y: number,
  heading = 32_768,
  squadrons: readonly Given[] = [],
  obstacles: Obstacles = [],
  cards: readonly UpgradeCard[] = [],
  upgrades: string[] = [],
) => {
  const built = table(cards)
    .ship('p1', VICTORY, { pose: HERE, upgrades })
    .ship('p2', CR90, { pose: { x: HERE.x + x, y: HERE.y + y, heading } })
    .with({
      obstacles: obstacles.map((each) => ({
        obstacle: each.obstacle,
        pose: { x: HERE.x + each.x, y: HERE.y + each.y, heading: 0 },
      })),
    });
  for (const [owner, card, dx, dy, extras] of squadrons)
    built.squadron(owner, card, { pose: { x: HERE.x + dx, y: HERE.y + dy, heading: 0 }, ...extras });
  const game = built.play();
  return { ...game, ask: (query: AttackQuery) => game.engine.explainAttack(game.state, query) };
};
const shot = (zone: HullZone, defendingZone: HullZone): AttackQuery => ({
  attacker: VIC,
  zone,
  defender: COR,
  defendingZone,
});
/** The front edges of the two tokens face each other at this offset for a gap in between. */
const apart = (gap: number) => 50_750 + 35_125 + gap;

describe('may this hull zone attack that one?', () => {
  test('[ATK-03, ARC-05] in arc and in range: yes, with the measured line, and all dice of the range', () => {
    const report = scene(0, apart(150_000)).ask(shot('front', 'front'));
    expect(report.verdict).toEqual({ ok: true, because: [] });
    expect(report.range).toMatchObject({
      lengthUm: 150_000,
      band: 'medium',
      from: { y: HERE.y + 50_750 },
      verdict: { ok: true },
    });
    expect(report.dice).toMatchObject({ gathered: { red: 3, blue: 3, black: 0 }, rolled: 6 });
    expect(report.obstruction.obstructed).toBe(false);
    const side = scene(0, apart(150_000)).ask(shot('left', 'front'));
    expect(side.arc).toMatchObject({ inArc: false, verdict: { ok: false, rule: 'ATK-03' } });
    expect(rulesOf(side.verdict)).toEqual(['ATK-03']);
  });

  test.each([
    [123_300, 'close', { red: 2, blue: 1, black: 0 }],
    [123_301, 'medium', { red: 2, blue: 1, black: 0 }],
    [186_900, 'medium', { red: 2, blue: 1, black: 0 }],
    [186_901, 'long', { red: 2, blue: 0, black: 0 }],
    [304_800, 'long', { red: 2, blue: 0, black: 0 }],
  ] as const)(
    '[ATK-09, RNG-02, EX-09] %i um is %s: red always, blue to medium, black at close',
    (gap, band, gathered) => {
      const game = table()
        .ship('p1', CR90, { pose: HERE })
        .ship('p2', VICTORY, { pose: { ...HERE, y: HERE.y + apart(gap) } })
        .play();
      const query = {
        attacker: `p1/${CR90}/1`,
        zone: 'front',
        defender: `p2/${VICTORY}/1`,
        defendingZone: 'rear',
      } as const;
      expect(game.engine.explainAttack(game.state, query)).toMatchObject({
        range: { band },
        dice: { gathered },
        verdict: { ok: true },
      });
    },
  );

  test('[ATK-03, ATK-12] beyond the ruler, and at a range where no die reaches', () => {
    const far = scene(0, apart(304_801)).ask(shot('front', 'front'));
    expect(far.range).toMatchObject({
      band: null,
      verdict: { rule: 'ATK-03', facts: { lengthMm: 304.801, reachMm: 304.8 } },
    });
    expect(rulesOf(far.verdict)).toEqual(['ATK-03', 'ATK-12']);
    const blackOnly = table()
      .ship('p1', 'gladiator-ii-class-star-destroyer', { pose: HERE })
      .ship('p2', CR90, { pose: { ...HERE, x: HERE.x + 300_000 } })
      .squadron('p2', TIE, { pose: { ...HERE, y: HERE.y + 250_000 } })
      .play();
    const anti = blackOnly.engine.explainAttack(blackOnly.state, {
      attacker: 'p1/gladiator-ii-class-star-destroyer/1',
      zone: 'front',
      defender: `p2/${TIE}/1`,
    });
    expect(anti.dice).toMatchObject({ rolled: 0, verdict: { rule: 'ATK-12' } });
  });

  test('[ATK-08, ATK-10, ARC-08] batteries of the zone against ships, one anti-squadron armament against squadrons', () => {
    const game = scene(0, apart(100_000), 32_768, [
      ['p2', TIE, 150_000, 0],
      ['p2', TIE, -150_000, 0],
    ]);
    expect(game.ask(shot('front', 'front')).dice.gathered).toEqual({ red: 3, blue: 3, black: 0 });
    for (const [zone, n] of [
      ['right', 1],
      ['left', 2],
    ] as const)
      expect(game.ask({ attacker: VIC, zone, defender: `p2/${TIE}/${n}` }).dice.gathered).toEqual({
        red: 0,
        blue: 1,
        black: 0,
      });
  });

  test('[ATK-05, LOS-03, RNG-10] a zone behind another zone cannot be seen, and the line says through which', () => {
    const report = scene(0, apart(60_000)).ask(shot('front', 'rear'));
    expect(report.sight).toMatchObject({ hasSight: false, verdict: { rule: 'LOS-03' } });
    expect(report.sight!.blockedBy.map(({ zone }) => zone)).toContain('front');
    expect(rulesOf(report.verdict)).toContain('LOS-03');
    expect(report.range!.blocked).toBe(true);
    expect(rulesOf(report.verdict)).toContain('RNG-10');
  });

  test('[ATK-06] only enemies, and never itself', () => {
    const game = scene(0, apart(100_000), 32_768, [['p1', X_WING, 150_000, 0]]);
    expect(rulesOf(game.ask({ attacker: VIC, zone: 'right', defender: `p1/${X_WING}/1` }).verdict)).toContain('ATK-06');
    expect(rulesOf(game.ask({ attacker: VIC, zone: 'right', defender: VIC, defendingZone: 'left' }).verdict)).toEqual([
      'ATK-06',
    ]);
  });

  test('[ATK-02, ARC-07] hull zones are named for ships and only for ships; what is not on the table is refused', () => {
    const game = scene(0, apart(100_000), 32_768, [['p2', TIE, 150_000, 0]]);
    expect(rulesOf(game.ask({ attacker: VIC, defender: COR, defendingZone: 'front' }).verdict)).toEqual(['ATK-02']);
    expect(rulesOf(game.ask({ attacker: VIC, zone: 'front', defender: COR }).verdict)).toEqual(['ATK-02']);
    expect(
      rulesOf(game.ask({ attacker: VIC, zone: 'right', defender: `p2/${TIE}/1`, defendingZone: 'front' }).verdict),
    ).toEqual(['ARC-07']);
    for (const attacker of ['p1/death-star/1', '__proto__', ''])
      expect(game.ask({ attacker, defender: COR, defendingZone: 'front' })).toMatchObject({
        arc: null,
        obstruction: { obstructed: false, ships: [], obstacles: [] },
        verdict: { ok: false, rule: 'ATK-02' },
      });
    expect(
      rulesOf(game.ask({ attacker: VIC, zone: 'top' as HullZone, defender: COR, defendingZone: 'front' }).verdict),
    ).toEqual(['ATK-02']);
  });

  test('[OBS-01, OBST-10] ships and every kind of obstacle in between obstruct, and are named', () => {
    for (const obstacle of [
      'asteroid-field-1',
      'asteroid-field-2',
      'asteroid-field-3',
      'debris-field-1',
      'debris-field-2',
      'station',
    ]) {
      const report = scene(0, apart(200_000), 32_768, [], [{ obstacle, x: 0, y: 150_000 }]).ask(shot('front', 'front'));
      expect(report.obstruction).toEqual({ obstructed: true, ships: [], obstacles: [`${obstacle}/1`] });
      expect(report).toMatchObject({ verdict: { ok: true }, dice: { gathered: { red: 3 }, rolled: 2 } });
    }
    const game = table()
      .ship('p1', VICTORY, { pose: HERE })
      .ship('p2', CR90, { pose: { ...HERE, y: HERE.y + apart(200_000) } })
      .ship('p2', NEBULON, { pose: { ...HERE, y: HERE.y + 150_000, heading: 16_384 } })
      .play();
    const report = game.engine.explainAttack(game.state, {
      attacker: VIC,
      zone: 'front',
      defender: COR,
      defendingZone: 'rear',
    });
    expect(report.obstruction).toEqual({ obstructed: true, ships: [`p2/${NEBULON}/1`], obstacles: [] });
  });

  test('[OBS-07] obstruction that takes the only die leaves no attack', () => {
    const squadron: Given[] = [['p2', TIE, 150_000, 0]];
    const open = scene(0, 500_000, 0, squadron).ask({ attacker: VIC, zone: 'right', defender: `p2/${TIE}/1` });
    expect(open).toMatchObject({ verdict: { ok: true }, dice: { rolled: 1 } });
    const hidden = scene(0, 500_000, 0, squadron, [{ obstacle: 'debris-field-1', x: 90_000, y: 0 }]).ask({
      attacker: VIC,
      zone: 'right',
      defender: `p2/${TIE}/1`,
    });
    expect(hidden).toMatchObject({ verdict: { ok: false, rule: 'OBS-07' }, dice: { rolled: 0 } });
  });

  test('[UPG-09] an armament that a card raises is gathered', () => {
    const enhanced = upgrade({
      id: 'enhanced',
      name: 'Enhanced',
      type: 'turbolasers',
      cost: 10,
      values: {
        armament: {
          stage: 'add',
          apply: (dice, g, { attacker, zone }) =>
            attacker === g.self!.id && zone === 'right' ? { ...dice, red: dice.red + 1 } : dice,
        },
      },
    });
    const build = (upgrades: string[]) =>
      scene(250_000, 0, 49_152, [], [], [enhanced], upgrades).ask({
        attacker: VIC,
        zone: 'right',
        defender: COR,
        defendingZone: 'front',
      });
    expect(build(['enhanced']).dice.gathered.red).toBe(build([]).dice.gathered.red + 1);
  });

  test('asking changes nothing, and the answer is plain and frozen', () => {
    const game = scene(0, apart(100_000));
    const before = JSON.stringify(game.state);
    const report = game.ask(shot('front', 'front'));
    expect(JSON.stringify(game.state)).toBe(before);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
    expect(Object.isFrozen(report)).toBe(true);
  });
});

describe('may this squadron attack?', () => {
  const D1 = 34_200 + 76_500;
  const squadrons = (given: readonly Given[], obstacles: Obstacles = []) =>
    scene(-400_000, 500_000, 0, given, obstacles);

  test('[ATK-04, ATK-11] at distance 1, with every die', () => {
    const at = (gap: number) =>
      squadrons([
        ['p1', X_WING, 300_000, 0],
        ['p2', TIE, 300_000 + gap, 0],
      ]).ask({ attacker: `p1/${X_WING}/1`, defender: `p2/${TIE}/1` });
    expect(at(D1)).toMatchObject({ verdict: { ok: true }, dice: { gathered: { blue: 4 } }, range: { distance: 1 } });
    expect(rulesOf(at(D1 + 1).verdict)).toContain('ATK-04');
    const black = squadrons([
      ['p1', 'b-wing-squadron', 300_000, 0],
      ['p2', TIE, 340_000, 0],
    ]).ask({ attacker: 'p1/b-wing-squadron/1', defender: `p2/${TIE}/1` });
    expect(black.verdict.ok).toBe(true);
  });

  test('[ATK-08] its battery against a ship’s hull zone at distance 1', () => {
    const game = scene(300_000, 200_000, 0, [['p1', X_WING, 300_000, 100_000]]);
    const rear = game.ask({ attacker: `p1/${X_WING}/1`, defender: COR, defendingZone: 'rear' });
    expect(rear).toMatchObject({ verdict: { ok: true }, dice: { gathered: { red: 1, blue: 0, black: 0 } } });
    const front = game.ask({ attacker: `p1/${X_WING}/1`, defender: COR, defendingZone: 'front' });
    expect(front.verdict.ok).toBe(false);
  });

  const besideShip = (extra: readonly Given[], obstacles: Obstacles = []) =>
    scene(300_000, 200_000, 0, [['p1', X_WING, 300_000, 100_000], ...extra], obstacles).ask({
      attacker: `p1/${X_WING}/1`,
      defender: COR,
      defendingZone: 'rear',
    });

  test('[ENG-03, KEY-08] an engaged squadron must attack a squadron; Heavy does not hold it', () => {
    expect(rulesOf(besideShip([['p2', TIE, 380_000, 100_000]]).verdict)).toEqual(['ENG-03']);
    expect(besideShip([['p2', 'tie-bomber-squadron', 380_000, 100_000]]).verdict.ok).toBe(true);
  });

  test('[ENG-09] an engaged squadron that can attack no squadron may attack a ship', () => {
    const toothless = besideShip([['p2', TIE, 380_000, 100_000]]);
    expect(rulesOf(toothless.verdict)).toEqual(['ENG-03']);
    const game = scene(300_000, 200_000, 0, [
      ['p1', 'lambda-class-shuttle', 300_000, 100_000],
      ['p2', TIE, 380_000, 100_000],
    ]);
    const engaged = game.ask({ attacker: 'p1/lambda-class-shuttle/1', defender: COR, defendingZone: 'rear' });
    expect(rulesOf(engaged.verdict)).toEqual(['ENG-03']);
    const mute = upgrade({
      id: 'mute',
      name: 'Mute',
      type: 'officer',
      cost: 1,
      values: {
        armament: {
          stage: 'set',
          apply: (dice, _g, { against }) => (against === 'squadron' ? { red: 0, blue: 0, black: 0 } : dice),
        },
      },
    });
    const able = scene(
      300_000,
      200_000,
      0,
      [
        ['p1', X_WING, 300_000, 100_000],
        ['p2', TIE, 380_000, 100_000],
      ],
      [],
      [mute],
      ['mute'],
    );
    expect(able.ask({ attacker: `p1/${X_WING}/1`, defender: COR, defendingZone: 'rear' }).verdict.ok).toBe(true);
  });

  test('[ENG-04, ENG-08, FAQ-QA-54] an obstacle in between: not engaged, but a target all the same', () => {
    const between: Obstacles = [{ obstacle: 'asteroid-field-1', x: 350_000, y: 100_000 }];
    const tie: Given[] = [['p2', TIE, 400_000, 100_000]];
    expect(besideShip(tie, between).verdict.ok).toBe(true);
    const game = scene(300_000, 200_000, 0, [['p1', X_WING, 300_000, 100_000], ...tie], between);
    expect(game.ask({ attacker: `p1/${X_WING}/1`, defender: `p2/${TIE}/1` })).toMatchObject({
      verdict: { ok: true },
      obstruction: { obstructed: true },
      dice: { rolled: 3 },
    });
  });

  test('[ATK-29, FAQ-QA-07] a ship may attack an engaged squadron', () => {
    const game = scene(-400_000, 500_000, 0, [
      ['p2', TIE, 150_000, 0],
      ['p1', X_WING, 190_000, 0],
    ]);
    expect(game.ask({ attacker: VIC, zone: 'right', defender: `p2/${TIE}/1` }).verdict.ok).toBe(true);
  });
});
