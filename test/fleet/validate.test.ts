import { describe, expect, test } from 'vitest';
import { upgrade } from '../../src/content/card.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { defineContent, standardContent } from '../../src/content/content.ts';
import {
  CORE_SET,
  dealCoreSet,
  describeFault,
  type Fleet,
  FORMATS,
  fleetPoints,
  squadronLimit,
  validateFleet,
} from '../../src/fleet/index.ts';
import { contentWith, TIE, table } from '../support/table.ts';
import { faults, fleet, imperial, rebel, times } from './support.ts';

const CR90 = 'cr90-corvette-a';
const VICTORY = 'victory-ii-class-star-destroyer';
const flagship = ['cr90-corvette-b', 'general-dodonna'];

describe('points', () => {
  test('[FLEET-01, TRN-66] a fleet costs the sum of its cards, at most the limit', () => {
    const list = rebel([[CR90, 'general-dodonna']], ['x-wing-squadron', 'x-wing-squadron']);
    expect(fleetPoints(list)).toEqual({ total: 90, ships: 44, upgrades: 20, squadrons: 26 });
    expect(faults(list, 180)).toEqual([]);
    expect(faults(list, 90)).toEqual([]);
    expect(faults(list, 89)).toEqual(['too-many-points FLEET-01']);

    const at180 = rebel([flagship, ['mc30c-scout-frigate'], ['nebulon-b-support-refit', 'skilled-first-officer']]);
    expect(fleetPoints(at180).total).toBe(180);
    const at181 = rebel([flagship, ['mc30c-scout-frigate'], ['nebulon-b-support-refit', 'chart-officer']]);
    const at150 = rebel([flagship, ['mc30c-scout-frigate']], ['keyan-farlander']);
    for (const [format, rule] of [
      ['standard-180', 'FLEET-01'],
      ['tournament-180', 'TRN-66'],
    ] as const) {
      expect(faults(at180, format)).toEqual([]);
      expect(faults(at150, format)).toEqual([]);
      expect(validateFleet(at181, format)).toEqual([
        { at: '', code: 'too-many-points', rule, facts: { points: 181, limit: 180 } },
      ]);
    }
  });

  test('[FLEET-02] the limit is agreed: 180, 300 and 400 have names, any other number will do', () => {
    expect(FORMATS['core-180'].points).toBe(180);
    expect(FORMATS['standard-300'].points).toBe(300);
    expect(FORMATS['standard-400'].points).toBe(400);
    const list = imperial([[VICTORY, 'grand-moff-tarkin']], times(2, TIE));
    for (const points of [139, 140, 1_000]) expect(faults(list, points)).toEqual([]);
    expect(faults(list, { points: 138, objectives: 'fleets' })).toEqual(['too-many-points FLEET-01']);
    for (const nonsense of [0, -5, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 'mega', 'toString', null, {}])
      expect(() => validateFleet(list, nonsense as never)).toThrow(RangeError);
  });

  test('[FLEET-05, FAQ-QA-35, EX-25] squadrons cost at most a third of the agreed points, rounded up, whatever the fleet costs', () => {
    expect([200, 180, 300, 400, 1].map(squadronLimit)).toEqual([67, 60, 100, 134, 1]);
    const wing = (squadrons: readonly string[]) => rebel([flagship, [CR90]], squadrons);
    const points67 = [...times(4, 'x-wing-squadron'), 'e-wing-squadron'];
    expect(fleetPoints(wing(points67))).toMatchObject({ squadrons: 67, total: 170 });
    expect(faults(wing(points67), 200)).toEqual([]);
    const points68 = [...times(4, 'x-wing-squadron'), 'yt-2400'];
    expect(fleetPoints(wing(points68)).squadrons).toBe(68);
    expect(faults(wing(points68), 200)).toEqual(['too-many-squadron-points FLEET-05 .squadrons']);
    const points134 = [...times(9, 'x-wing-squadron'), 'scurrg-h-6-bomber']
      .slice(0, 9)
      .concat('z-95-headhunter-squadron', 'y-wing-squadron');
    expect(fleetPoints(wing(points134)).squadrons).toBe(134);
    expect(faults(wing(points134), 400)).toEqual([]);
    const points135 = [...points134.slice(0, -1), 'a-wing-squadron'];
    expect(faults(wing(points135), 400)).toEqual(['too-many-squadron-points FLEET-05 .squadrons']);
  });

  test('[TRN-67, TRN-76, TRN-74, TRN-75] the same at tournaments: 60, 100, 134', () => {
    const wing = (squadrons: readonly string[]) => rebel([[CR90, 'general-dodonna']], squadrons);
    expect(faults(wing(times(6, 'y-wing-squadron')), 'tournament-180')).toEqual([]);
    const points61 = [...times(5, 'y-wing-squadron'), 'a-wing-squadron'];
    expect(validateFleet(wing(points61), 'tournament-180')).toEqual([
      { at: '.squadrons', code: 'too-many-squadron-points', rule: 'TRN-67', facts: { points: 61, limit: 60 } },
    ]);
    const points101 = [...times(9, 'y-wing-squadron'), 'a-wing-squadron'];
    expect(validateFleet(wing(points101), 'tournament-300')[0]).toMatchObject({
      rule: 'TRN-76',
      facts: { limit: 100 },
    });
    expect(validateFleet(wing(times(14, 'y-wing-squadron')), 'tournament-400')[0]).toMatchObject({
      rule: 'TRN-76',
      facts: { points: 140, limit: 134 },
    });
    const cruisers = (n: number) => imperial([...times(n, [VICTORY]), [VICTORY, 'grand-moff-tarkin']]);
    expect(faults(cruisers(3), 'tournament-300')).toEqual(['too-many-points TRN-74']);
    expect(faults(cruisers(4), 'tournament-400')).toEqual(['too-many-points TRN-75']);
  });

  test('[FLEET-08] squadrons that are not unique come in any number, each at its cost and a unit of its own', () => {
    const list = imperial([[VICTORY, 'grand-moff-tarkin']], times(6, TIE));
    expect(fleetPoints(list).squadrons).toBe(48);
    expect(faults(list)).toEqual([]);
    const game = table().ship('p1', VICTORY).ship('p2', CR90);
    for (let i = 0; i < 6; i++) game.squadron('p1', TIE, { hull: i < 3 ? 1 : 3 });
    const { state } = game.play();
    const units = state.roster.map((id) => state.units[id]!).filter(({ kind }) => kind === 'squadron');
    expect(new Set(units.map(({ id }) => id)).size).toBe(6);
    expect(units.map((unit) => (unit.kind === 'squadron' ? unit.hull : 0))).toEqual([1, 1, 1, 3, 3, 3]);
  });
});

describe('factions and names', () => {
  test('[FLEET-03] no card of the other faction; cards without a symbol fit either', () => {
    expect(faults(rebel([[...flagship, 'nav-team']]))).toEqual([]);
    expect(faults(imperial([[VICTORY, 'grand-moff-tarkin', 'gunnery-team']]))).toEqual([]);
    const mixed = rebel([[...flagship, 'wulff-yularen'], [VICTORY]], [TIE, 'x-wing-squadron']);
    expect(faults(mixed)).toEqual([
      'wrong-faction FLEET-03 .ships[0].upgrades[1]',
      'wrong-faction FLEET-03 .ships[1].card',
      'wrong-faction FLEET-03 .squadrons[0]',
    ]);
  });

  test('[TRN-70] a player fields a Rebel or an Imperial fleet', () => {
    expect(faults(rebel([flagship]), 'tournament-180')).toEqual([]);
    expect(faults(imperial([[VICTORY, 'grand-moff-tarkin']]), 'tournament-180')).toEqual([]);
    expect(faults(rebel([flagship], [TIE]), 'tournament-180')).toEqual(['wrong-faction TRN-70 .squadrons[0]']);
  });

  test('[FLEET-07] a unique name once in a fleet, whatever the kind of card', () => {
    expect(faults(rebel([[CR90, 'leia-organa-commander', 'leia-organa-officer']]))).toEqual([
      'unique-name-twice FLEET-07 .ships[0].upgrades[1]',
    ]);
    const vaders = imperial(
      [['imperial-i-class-star-destroyer', 'darth-vader-commander', 'darth-vader-weapons-team-and-offensive-retrofit']],
      ['darth-vader'],
    );
    expect(validateFleet(vaders, 400).map(({ code, at, facts }) => ({ code, at, facts }))).toEqual(
      ['.ships[0].upgrades[1]', '.squadrons[0]'].map((at) => ({
        code: 'unique-name-twice',
        at,
        facts: { name: 'Darth Vader', first: '.ships[0].upgrades[0]' },
      })),
    );
    expect(
      faults(
        imperial(
          [
            ['raider-i-class-corvette', 'admiral-screed'],
            ['raider-i-class-corvette', 'captain-needa'],
          ],
          times(2, 'tie-bomber-squadron'),
        ),
      ),
    ).toEqual([]);
    expect(
      faults(
        imperial([
          ['raider-i-class-corvette', 'admiral-screed', 'captain-needa'],
          ['raider-i-class-corvette', 'captain-needa'],
        ]),
      ),
    ).toEqual(['unique-name-twice FLEET-07 .ships[1].upgrades[0]']);
  });

  test('[FLEET-09] a unique squadron once, at its own cost and with its own tokens', () => {
    const list = (n: number) => rebel([flagship], times(n, 'luke-skywalker'));
    expect(faults(list(1))).toEqual([]);
    expect(fleetPoints(list(1)).squadrons).toBe(20);
    expect(faults(list(2))).toEqual(['unique-name-twice FLEET-09 .squadrons[1]']);
    const luke = catalogue().squadrons.find(({ id }) => id === 'luke-skywalker');
    expect(luke).toMatchObject({ cost: 20, squadronType: 'x-wing', defenseTokens: ['brace', 'brace'] });
  });

  test('[FLEET-18] each fleet for itself: the same name in both is no fault', () => {
    const vader = imperial([['raider-i-class-corvette', 'darth-vader-commander']]);
    for (const list of [vader, vader]) expect(faults(list)).toEqual([]);
  });

  test('[FLEET-19] as many unique squadrons as the points allow', () => {
    const aces = ['boba-fett', 'morna-kee', 'bossk', 'gar-saxon', 'soontir-fel', 'valen-rudor'];
    const list = imperial([[VICTORY, 'grand-moff-tarkin']], aces);
    expect(fleetPoints(list).squadrons).toBe(130);
    expect(faults(list)).toEqual([]);
  });
});

describe('flagship and objectives', () => {
  test('[FLEET-04, TRN-68] exactly one ship has a commander', () => {
    const commanders = (n: number) =>
      rebel([['nebulon-b-support-refit'], ...[flagship, [CR90, 'mon-mothma']].slice(0, n)]);
    expect(faults(commanders(1))).toEqual([]);
    expect(faults(commanders(0))).toEqual(['no-flagship FLEET-04 .ships']);
    expect(faults(commanders(2))).toEqual(['second-flagship FLEET-04 .ships[2].upgrades[0]']);
    expect(faults(commanders(0), 'tournament-180')).toEqual(['no-flagship TRN-68 .ships']);
    expect(faults(commanders(1), 'tournament-180')).toEqual([]);
    expect(faults(commanders(2), 'tournament-400')).toEqual(['second-flagship TRN-68 .ships[2].upgrades[0]']);
    expect(faults(rebel([]))).toEqual(['no-flagship FLEET-04 .ships']);
  });

  test('[FLEET-14, FAQ-FLOT-04] any ship but a flotilla may carry one commander', () => {
    expect(faults(rebel([[CR90, 'general-dodonna']]))).toEqual([]);
    expect(faults(rebel([[CR90, 'general-dodonna', 'mon-mothma']]))).toEqual([
      'second-commander FLEET-14 .ships[0].upgrades[1]',
    ]);
    for (const card of ['gr-75-medium-transports', 'gr-75-combat-retrofits'])
      expect(faults(rebel([[card, 'general-dodonna'], [CR90]]))).toEqual([
        'commander-on-flotilla FLEET-14 .ships[0].upgrades[0]',
      ]);
    for (const card of ['gozanti-class-cruisers', 'gozanti-class-assault-carriers'])
      expect(faults(imperial([[card, 'admiral-screed']]))).toEqual([
        'commander-on-flotilla FLEET-14 .ships[0].upgrades[0]',
      ]);
  });

  test('[FLEET-20, FAQ-FLOT-05] a flotilla is a small ship to everything else', () => {
    const flotillas = catalogue().ships.filter((ship) => ship.flotilla);
    expect(flotillas.map(({ size }) => size)).toEqual(times(4, 'small'));
    for (const { id, faction } of flotillas) {
      const [other, commander] = faction === 'rebel' ? [CR90, 'mon-mothma'] : [VICTORY, 'admiral-motti'];
      expect(
        faults(
          fleet(faction, [
            [other!, commander!],
            [id, 'disposable-capacitors', 'comms-net'],
          ]),
        ),
      ).toEqual([]);
      expect(
        faults(
          fleet(faction, [
            [other!, commander!],
            [id, 'hardened-bulkheads'],
          ]),
        ),
      ).toEqual(['wrong-size FLEET-16 .ships[1].upgrades[0]']);
    }
  });

  test('[FLEET-06, TRN-69] one assault, one defense and one navigation objective', () => {
    const list = (assault: string | null, defense: string | null, navigation: string | null) =>
      fleet('rebel', [flagship], [], { assault, defense, navigation });
    const good = list('most-wanted', 'fire-lanes', 'superior-positions');
    const twoAssault = list('most-wanted', 'opening-salvo', 'superior-positions');
    expect(faults(good)).toEqual([]);
    expect(faults(twoAssault)).toEqual(['wrong-category FLEET-06 .objectives.defense']);
    expect(faults(list(null, 'fire-lanes', null))).toEqual([
      'no-objective FLEET-06 .objectives.assault',
      'no-objective FLEET-06 .objectives.navigation',
    ]);
    expect(faults(list('hyperlane-raid', 'fire-lanes', 'superior-positions'))).toEqual([
      'wrong-category FLEET-06 .objectives.assault',
    ]);
    expect(faults(good, 'tournament-180')).toEqual([]);
    expect(faults(twoAssault, 'tournament-180')).toEqual(['wrong-category TRN-69 .objectives.defense']);
    expect(faults(list(null, 'fire-lanes', 'superior-positions'), 'tournament-180')).toEqual([
      'no-objective TRN-69 .objectives.assault',
    ]);
    expect(fleetPoints(good)).toEqual(fleetPoints(list(null, null, null)));
  });

  test('where objectives are drawn or not used, a fleet needs none', () => {
    const none = fleet('rebel', [[CR90, 'general-dodonna']], [], { assault: null, defense: null, navigation: null });
    expect(faults(none, 'core-180')).toEqual([]);
    expect(faults(none, { points: 400, objectives: 'none' })).toEqual([]);
  });
});

describe('upgrades', () => {
  const on = (ship: string, ...upgrades: readonly string[]) => {
    const { faction } = catalogue().ships.find(({ id }) => id === ship)!;
    const other =
      faction === 'rebel' ? ['cr90-corvette-b', 'mon-mothma'] : ['raider-ii-class-corvette', 'admiral-motti'];
    return faults(fleet(faction, [other, [ship, ...upgrades]]), 1_000);
  };

  test('[FLEET-10] one upgrade for each icon of the bar', () => {
    expect(on(CR90, 'defense-liaison')).toEqual([]);
    expect(on(CR90, 'defense-liaison', 'weapons-liaison')).toEqual(['no-slot FLEET-10 .ships[1].upgrades[1]']);
    expect(on(CR90, 'gunnery-team')).toEqual(['no-slot FLEET-10 .ships[1].upgrades[0]']);
    expect(on('mc80-assault-cruiser', 'advanced-projectors', 'electronic-countermeasures')).toEqual([]);
    expect(on('mc80-assault-cruiser', 'advanced-projectors', 'electronic-countermeasures', 'cluster-bombs')).toEqual([
      'no-slot FLEET-10 .ships[1].upgrades[2]',
    ]);
  });

  test('[FLEET-11] an upgrade with two icons takes both', () => {
    expect(on('victory-i-class-star-destroyer', 'boarding-troopers')).toEqual([]);
    expect(on('victory-i-class-star-destroyer', 'boarding-troopers', 'gunnery-team')).toEqual([
      'no-slot FLEET-10 .ships[1].upgrades[1]',
    ]);
    expect(on('victory-i-class-star-destroyer', 'gunnery-team', 'boarding-troopers')).toEqual([
      'no-slot FLEET-11 .ships[1].upgrades[1]',
    ]);
    expect(on('quasar-fire-i-class-cruiser-carrier', 'boarding-troopers', 'boosted-comms')).toEqual([]);
    expect(on('gladiator-i-class-star-destroyer', 'boarding-troopers')).toEqual([
      'no-slot FLEET-11 .ships[1].upgrades[0]',
    ]);
    expect(on(CR90, 'boarding-troopers')).toEqual(times(2, 'no-slot FLEET-11 .ships[1].upgrades[0]'));
  });

  test('[FLEET-12] one modification on a ship', () => {
    expect(on('mc80-star-cruiser', 'enhanced-armament', 'spinal-armament')).toEqual([
      'second-modification FLEET-12 .ships[1].upgrades[1]',
    ]);
    expect(on('mc80-star-cruiser', 'enhanced-armament', 'xi7-turbolasers')).toEqual([]);
    expect(
      faults(
        rebel([
          [CR90, 'mon-mothma', 'enhanced-armament'],
          [CR90, 'spinal-armament'],
        ]),
      ),
    ).toEqual([]);
  });

  test('[FLEET-13] a title goes on its ship, one on each', () => {
    expect(on(CR90, 'tantive-iv')).toEqual([]);
    expect(on('nebulon-b-escort-frigate', 'tantive-iv')).toEqual(['wrong-ship-class FLEET-13 .ships[1].upgrades[0]']);
    expect(on(CR90, 'tantive-iv', 'jainas-light')).toEqual(['second-title FLEET-13 .ships[1].upgrades[1]']);
    expect(on('mc80-star-cruiser', 'home-one')).toEqual(['wrong-ship-class FLEET-13 .ships[1].upgrades[0]']);
    for (const ship of [VICTORY, 'gladiator-i-class-star-destroyer', 'imperial-star-destroyer-kuat-refit'])
      expect(on(ship, 'seventh-fleet-star-destroyer')).toEqual([]);
    expect(on('raider-i-class-corvette', 'seventh-fleet-star-destroyer')).toEqual([
      'wrong-ship-name FLEET-13 .ships[1].upgrades[0]',
    ]);
    for (const ship of ['mc30c-scout-frigate', 'mc75-armored-cruiser', 'mc80-star-cruiser'])
      expect(on(ship, 'mon-calamari-exodus-fleet')).toEqual([]);
    expect(on(CR90, 'mon-calamari-exodus-fleet')).toEqual(['wrong-ship-name FLEET-13 .ships[1].upgrades[0]']);
    expect(
      faults(
        rebel([
          ['mc75-armored-cruiser', 'mon-mothma', 'mon-calamari-exodus-fleet'],
          ['mc80-star-cruiser', 'mon-calamari-exodus-fleet'],
        ]),
      ),
    ).toEqual([]);
  });

  test('[FLEET-15, FAQ-ERR-22] no card twice on one ship, even if its bar has the icons', () => {
    expect(on('mc80-star-cruiser', 'xi7-turbolasers', 'xi7-turbolasers')).toEqual([
      'upgrade-twice FLEET-15 .ships[1].upgrades[1]',
    ]);
    expect(on('mc80-star-cruiser', 'xi7-turbolasers', 'h9-turbolasers')).toEqual([]);
    expect(on('mc80-star-cruiser', 'enhanced-armament', 'enhanced-armament')).toContain(
      'upgrade-twice FLEET-15 .ships[1].upgrades[1]',
    );
    expect(
      faults(
        rebel([
          [CR90, 'mon-mothma', 'enhanced-armament'],
          [CR90, 'enhanced-armament'],
        ]),
      ),
    ).toEqual([]);
  });

  test('[FLEET-16] size, icons in the way: what a card asks of its ship', () => {
    expect(on(CR90, 'bail-organa')).toEqual(['wrong-size FLEET-16 .ships[1].upgrades[0]']);
    expect(on('assault-frigate-mark-ii-b', 'bail-organa')).toEqual([]);
    expect(on('victory-i-class-star-destroyer', 'strategic-adviser')).toEqual([
      'wrong-size FLEET-16 .ships[1].upgrades[0]',
    ]);
    expect(on('imperial-i-class-star-destroyer', 'strategic-adviser', 'disposable-capacitors')).toEqual([
      'wrong-size FLEET-16 .ships[1].upgrades[1]',
    ]);
    expect(on('imperial-ii-class-star-destroyer', 'minister-tua')).toEqual([
      'slot-in-the-way FLEET-16 .ships[1].upgrades[0]',
    ]);
    expect(on('imperial-i-class-star-destroyer', 'minister-tua', 'electronic-countermeasures')).toEqual([]);
    expect(on('arquitens-class-light-cruiser', 'minister-tua', 'electronic-countermeasures', 'cluster-bombs')).toEqual(
      [],
    );
  });

  test('[FLEET-21] an icon that an upgrade adds is filled like a printed one', () => {
    const pelta = 'modified-pelta-class-command-ship';
    const officers = ['ahsoka-tano', 'toryn-farr', 'raymus-antilles'];
    expect(on(pelta, ...officers.slice(0, 2))).toEqual(['no-slot FLEET-10 .ships[1].upgrades[1]']);
    expect(on(pelta, ...officers.slice(0, 2), 'phoenix-home')).toEqual([]);
    expect(on(pelta, 'phoenix-home', ...officers)).toEqual(['no-slot FLEET-10 .ships[1].upgrades[3]']);
    expect(on('imperial-i-class-star-destroyer', 'chimaera', 'intensify-firepower')).toEqual([]);
    expect(on('imperial-i-class-star-destroyer', 'intensify-firepower')).toEqual([
      'no-slot FLEET-10 .ships[1].upgrades[0]',
    ]);
    expect(on('imperial-star-destroyer-cymoon-1-refit', 'chimaera')).toEqual([
      'slot-in-the-way FLEET-16 .ships[1].upgrades[0]',
    ]);
  });

  test('[FLEET-21] no upgrade fills the icon that it adds itself, in whatever order they stand', () => {
    const giver = { name: 'Giver', cost: 1 } as const;
    const content = contentWith([
      upgrade({ ...giver, id: 'ring-a', type: 'ordnance', grantsSlots: ['fleet-command'] }),
      upgrade({ ...giver, id: 'ring-b', type: 'fleet-command', grantsSlots: ['ordnance'] }),
      upgrade({ ...giver, id: 'chief', type: 'officer', grantsSlots: ['officer', 'ordnance'] }),
      upgrade({ ...giver, id: 'clerk', type: 'officer' }),
      upgrade({ ...giver, id: 'admiral', type: 'commander' }),
    ]);
    const codes = (...upgrades: readonly string[]) =>
      validateFleet(
        { ...rebel([[CR90, 'admiral', ...upgrades]]), objectives: { assault: null, defense: null, navigation: null } },
        { points: 400, objectives: 'none' },
        { content },
      ).map(({ code, at }) => `${code} ${at}`);
    expect(codes('ring-a', 'ring-b')).toEqual(['no-slot .ships[0].upgrades[1]', 'no-slot .ships[0].upgrades[2]']);
    for (const list of [
      ['chief', 'clerk', 'ring-a', 'ring-b'],
      ['ring-b', 'clerk', 'ring-a', 'chief'],
    ])
      expect(codes(...list)).toEqual([]);
  });
});

describe('the core set', () => {
  test('[FLEET-17] the neutral upgrades are dealt out, each to one of the two players', () => {
    const neutral = catalogue()
      .upgrades.filter(({ id, faction }) => CORE_SET.upgrades.includes(id) && !faction)
      .map(({ id }) => id);
    expect(neutral).toHaveLength(11);
    const counts = new Set<number>();
    for (let seed = 0; seed < 50; seed++) {
      const { rebel: rebels, imperial: empire } = dealCoreSet(seed);
      for (const id of neutral) expect(rebels.upgrades.includes(id)).toBe(!empire.upgrades.includes(id));
      expect([...rebels.upgrades, ...empire.upgrades].sort()).toEqual([...CORE_SET.upgrades].sort());
      expect(rebels.upgrades).toContain('general-dodonna');
      expect(empire.upgrades).toContain('grand-moff-tarkin');
      expect(rebels.ships.concat(empire.ships).sort()).toEqual([...CORE_SET.ships].sort());
      expect(rebels.squadrons).toEqual(['luke-skywalker', 'x-wing-squadron']);
      expect(dealCoreSet(seed)).toEqual({ rebel: rebels, imperial: empire });
      counts.add(rebels.upgrades.length);
    }
    expect([...counts].sort((a, b) => a - b)).toEqual([9, 10]);
    expect(new Set(Array.from({ length: 50 }, (_, seed) => JSON.stringify(dealCoreSet(seed)))).size).toBe(50);
  });

  test('[FLEET-17] a fleet is built from what a player was dealt, not from what the other was', () => {
    const pools = dealCoreSet(1);
    const fitting = [
      'nav-team',
      'engineering-team',
      'defense-liaison',
      'weapons-liaison',
      'electronic-countermeasures',
    ];
    const own = fitting.filter((id) => pools.rebel.upgrades.includes(id));
    const others = fitting.filter((id) => pools.imperial.upgrades.includes(id));
    expect(own.length).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    const format = { ...FORMATS['core-180'], pool: pools.rebel };
    for (const id of own) expect(faults(rebel([[CR90, 'general-dodonna', id]]), format)).toEqual([]);
    for (const id of others)
      expect(faults(rebel([[CR90, 'general-dodonna', id]]), format)).toEqual([
        'not-in-pool FLEET-17 .ships[0].upgrades[1]',
      ]);
  });

  test('[FLEET-17] one box has one model of each ship, four X-wings, six TIE fighters, one of each upgrade', () => {
    const core = (list: Fleet) => faults(list, 'core-180');
    expect(
      core(
        rebel(
          [[CR90, 'general-dodonna'], ['nebulon-b-escort-frigate']],
          ['luke-skywalker', ...times(3, 'x-wing-squadron')],
        ),
      ),
    ).toEqual([]);
    expect(core(rebel([[CR90, 'general-dodonna'], ['cr90-corvette-b']]))).toEqual([
      'no-model-left FLEET-17 .ships[1].card',
    ]);
    expect(core(rebel([[CR90, 'general-dodonna'], [CR90]]))).toEqual([
      'no-copy-left FLEET-17 .ships[1].card',
      'no-model-left FLEET-17 .ships[1].card',
    ]);
    expect(
      faults(rebel([[CR90, 'general-dodonna']], ['luke-skywalker', ...times(4, 'x-wing-squadron')]), {
        ...FORMATS['core-180'],
        points: 300,
      }),
    ).toEqual(['no-model-left FLEET-17 .squadrons[4]']);
    expect(core(imperial([[VICTORY, 'grand-moff-tarkin']], ['howlrunner', ...times(5, TIE)]))).toEqual([]);
    expect(core(rebel([[CR90, 'mon-mothma']], ['y-wing-squadron']))).toEqual([
      'not-in-pool FLEET-17 .ships[0].upgrades[0]',
      'not-in-pool FLEET-17 .squadrons[0]',
    ]);
    expect(
      core(
        rebel([
          [CR90, 'general-dodonna', 'nav-team'],
          ['nebulon-b-escort-frigate', 'nav-team'],
        ]),
      ),
    ).toEqual(['no-copy-left FLEET-17 .ships[1].upgrades[0]']);
  });
});

describe('cards and values that are none', () => {
  test('[TRN-65] a fleet consists of official cards', () => {
    const list = fleet(
      'rebel',
      [
        [...flagship, 'death-ray'],
        ['uss-enterprise', 'nav-team'],
      ],
      ['toString', '__proto__'],
      {
        assault: 'fun',
        defense: 'fire-lanes',
        navigation: 'superior-positions',
      },
    );
    const places = ['.ships[0].upgrades[1]', '.ships[1].card', '.squadrons[0]', '.squadrons[1]', '.objectives.assault'];
    expect(faults(list)).toEqual(places.map((at) => `unknown-card ${at}`));
    expect(faults(list, 'tournament-400')).toEqual(places.map((at) => `unknown-card TRN-65 ${at}`));
  });

  test('cards that games cannot be played with are named when a fleet is to be played, and only then', () => {
    const { ships, squadrons, damageCards } = standardContent();
    const content = defineContent('half-written/1', {
      ships: Object.values(ships),
      squadrons: Object.values(squadrons),
      damageCards: Object.values(damageCards),
      upgrades: [upgrade({ id: 'admiral', name: 'Admiral', type: 'commander', cost: 1 })],
      unwritten: {
        squadrons: [],
        objectives: [],
        upgrades: [upgrade({ id: 'clerk', name: 'Clerk', type: 'officer', cost: 1 })],
      },
    });
    const none = { assault: null, defense: null, navigation: null };
    const list = fleet('rebel', [[CR90, 'admiral', 'clerk']], [], none);
    const format = { points: 400, objectives: 'none' } as const;
    expect(validateFleet(list, format, { content })).toEqual([]);
    const found = validateFleet(list, format, { content, playing: true });
    expect(found).toEqual([
      { at: '.ships[0].upgrades[1]', code: 'not-implemented', facts: { kind: 'upgrade', card: 'clerk' } },
    ]);
    expect(describeFault(found[0]!, { content })).toBe('Games cannot be played with Clerk yet.');
  });

  test.each([
    ['nothing', undefined, ''],
    ['null', null, ''],
    ['a text', 'Rebel fleet', ''],
    ['a list', [], ''],
    ['no fields', {}, '.faction'],
    ['a third faction', { ...rebel([]), faction: 'republic' }, '.faction'],
    ['a ship without upgrades', { ...rebel([]), ships: [{ card: CR90 }] }, '.ships[0].upgrades'],
    ['a number for a card', { ...rebel([]), squadrons: [7] }, '.squadrons[0]'],
    ['a missing category', { ...rebel([]), objectives: { assault: null, defense: null } }, '.objectives.navigation'],
    ['one field too many', { ...rebel([]), points: 400 }, '.points'],
    ['a name that is none', { ...rebel([]), name: 7 }, '.name'],
    [
      'a getter',
      {
        ...rebel([]),
        get ships(): never {
          throw new Error('trap');
        },
      },
      '.ships',
    ],
  ])('%s is no fleet, and the answer says where', (_what, value, at) => {
    const found = validateFleet(value as never, 400);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ code }) => code === 'malformed')).toBe(true);
    expect(found[0]!.at).toBe(at);
    expect(describeFault(found[0]!)).toMatch(/^Not a fleet: /);
  });
});

describe('faults as a whole', () => {
  test('all of them come at once, each with a sentence that names its cards', () => {
    const list = fleet(
      'rebel',
      [
        [CR90, 'general-dodonna', 'mon-mothma', 'tantive-iv', 'jainas-light', 'gunnery-team', 'nav-team', 'nav-team'],
        ['gr-75-medium-transports', 'leia-organa-commander', 'leia-organa-officer', 'strategic-adviser'],
        ['mc80-battle-cruiser', 'enhanced-armament', 'spinal-armament', 'yavaris', 'mon-calamari-exodus-fleet'],
        ['raider-i-class-corvette', 'mon-calamari-exodus-fleet'],
        ['death-star'],
      ],
      [...times(11, 'x-wing-squadron'), TIE],
      { assault: 'fire-lanes', defense: null, navigation: 'minefields' },
    );
    const found = validateFleet(list, 'standard-300');
    expect(found.map((fault) => describeFault(fault))).toEqual([
      'The fleet costs 509 points, 300 are allowed.',
      'The squadrons cost 151 points, 100 are allowed.',
      'Leia Organa is a second commander; a fleet has one flagship.',
      'There is no ship card "death-star".',
      'Raider I-class Corvette is Imperial and the fleet is Rebel.',
      'TIE Fighter Squadron is Imperial and the fleet is Rebel.',
      'Leia Organa is unique and is in the fleet more than once.',
      'Mon Mothma is a second commander on the same ship.',
      "Jaina's Light is a second title on the same ship.",
      'Nav Team is on the same ship twice.',
      'Gunnery Team does not fit on the CR90 Corvette A: it has no Weapons Team icon.',
      'Nav Team does not fit on the CR90 Corvette A: no Support Team icon is left of 1.',
      'Leia Organa cannot command from the GR-75 Medium Transports, a flotilla.',
      'Strategic Adviser is for large ships, not for the GR-75 Medium Transports.',
      'Strategic Adviser does not fit on the GR-75 Medium Transports: no Officer icon is left of 1.',
      'Spinal Armament is a second modification on the same ship.',
      'Mon Calamari Exodus Fleet is a second title on the same ship.',
      'Yavaris is a title for other ships than the MC80 Battle Cruiser.',
      'Mon Calamari Exodus Fleet is for ships with "MC" in their name, not for the Raider I-class Corvette.',
      'The fleet has no defense objective.',
      'Fire Lanes is a defense objective and stands in the place of the assault objective.',
    ]);
    expect(found.filter(({ code }) => code !== 'unknown-card').every(({ rule }) => rule?.startsWith('FLEET-'))).toBe(
      true,
    );
  });

  test('every card of a long list is looked at', () => {
    const list = imperial(
      [[VICTORY, ...times(400, 'chimaera'), ...times(400, 'minister-tua')]],
      times(1_000, 'darth-vader'),
    );
    const found = validateFleet(list, 400);
    const count = (code: string) => found.filter((each) => each.code === code).length;
    expect(count('upgrade-twice')).toBe(798);
    expect(count('wrong-ship-class')).toBe(400);
    expect(count('unique-name-twice')).toBe(798 + 999);
  });
});
