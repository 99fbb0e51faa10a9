import { describe, expect, test } from 'vitest';
import {
  type Effect,
  type Scene,
  squadron,
  type UpgradeCard,
  upgrade,
  type WindowName,
} from '../../src/content/card.ts';
import { critical } from '../../src/content/critical.ts';
import { act } from '../../src/state/actions.ts';
import type { DieColor, DieFace } from '../../src/state/dice.ts';
import type { AttackFrame } from '../../src/state/frames.ts';
import {
  type BattleSetup,
  battle,
  blanks,
  COR,
  die,
  fire,
  frontToFront,
  roll,
  run,
  upTo,
  VIC,
} from '../support/battle.ts';
import { type HomeMade, NEBULON, rulesOf, TIE, table, VICTORY } from '../support/table.ts';

const MEDIUM = 150_000;
const LONG = 250_000;
const NEB = `p2/${NEBULON}/1`;
const attackNebulon = fire('front', NEB, 'front');

/** A home-made upgrade with one effect. */
const card = <W extends WindowName>(id: string, window: W, effect: Effect<W>): UpgradeCard =>
  upgrade({ id, name: id, type: 'turbolasers', cost: 1, on: { [window]: effect } });
const mine = (g: Scene, it: AttackFrame): boolean => it.attacker === g.self!.id;
const defended = (g: Scene, it: AttackFrame): boolean => it.defender === g.self!.id;
const use = (id: string, ...pick: [Parameters<typeof act.useEffect>[2]?]) =>
  act.useEffect('p1', `${VIC}/${id}`, ...pick);
const useOf = (unit: string, id: string, ...pick: [Parameters<typeof act.useEffect>[2]?]) =>
  act.useEffect('p2', `${unit}/${id}`, ...pick);

type DuelSetup = BattleSetup & { readonly mine?: string[]; readonly theirs?: string[] };

/** The Victory with some upgrades against the CR90, or another ship, with some. */
const duel = (cards: readonly HomeMade[], setup: DuelSetup = {}) => {
  const { mine: ours = [], theirs = [], attacker, defender, ...rest } = setup;
  return battle({
    gap: MEDIUM,
    ...rest,
    cards,
    attacker: { ...attacker, upgrades: ours },
    defender: { ...defender, upgrades: theirs },
  });
};
const fiveDamage = roll(
  ['red', 'doubleHit'],
  ['red', 'blank'],
  ['red', 'blank'],
  ['blue', 'hit'],
  ['blue', 'hit'],
  ['blue', 'hit'],
);

describe('the pool before the roll', () => {
  const sato = card('sato', 'attack.gather', {
    when: mine,
    choose: () => [{ color: 'black' }],
    resolve: (_g, it, { color }) => [
      { verb: 'setFrame', depth: it.depth, fields: { pool: [...it.pool.slice(1), color as DieColor] } },
    ],
  });

  test('[ATK-14] gather, replace, remove for obstruction, remove for cards, then one roll of all', () => {
    const game = duel([sato], {
      mine: ['sato'],
      attacker: { damage: [{ face: 'up', card: 'damaged-munitions' }] },
      obstacles: [{ obstacle: 'asteroid-field-1', x: 0, y: 120_000 }],
    }).do(frontToFront);
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'useEffects', window: 'attack.gather' } });
    game.do(use('sato', { color: 'black' }));
    expect(game.awaiting()).toMatchObject({
      decision: { kind: 'removeDie', pool: ['red', 'red', 'blue', 'blue', 'blue', 'black'] },
    });
    game.do(act.removeDie('p1', 'red'));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'useEffects', window: 'attack.beforeRoll' } });
    game.do(act.useEffect('p1', 'damage/shared/1', { color: 'red' }));
    expect(game.awaiting()).toMatchObject({ kind: 'chance', decision: { dice: ['blue', 'blue', 'blue', 'black'] } });
    expect(game.trace('diceRolled')).toEqual([]);
  });

  test('[ATK-13, FAQ-QA-02] an effect may add a colour that the range would not allow', () => {
    const racks = card('racks', 'attack.effects', {
      when: mine,
      resolve: () => [
        { verb: 'roll', dice: ['black'] },
        { verb: 'continue', at: 'rolled' },
      ],
      steps: {
        rolled: (_g, it, got) => [
          { verb: 'setFrame', depth: it.depth, fields: { dice: [...it.dice, ...(got as never[])] as never } },
        ],
      },
    });
    const game = duel([racks], { mine: ['racks'], gap: LONG }).do(frontToFront, roll(...blanks), use('racks'));
    game.do(roll(['black', 'hitCrit']));
    run(game, 'p1', 'p2', 'p1');
    expect(game.trace('damageTotalled')).toMatchObject([{ total: 2 }]);
  });

  test('[ATK-12, FAQ-QA-03] no die to gather: no attack, even for a ship whose card would add one', () => {
    const racks = card('racks', 'attack.effects', { when: mine, resolve: () => [{ verb: 'roll', dice: ['black'] }] });
    const gladiator = 'gladiator-i-class-star-destroyer';
    const game = table([racks])
      .ship('p1', gladiator, { pose: { x: 900_000, y: 300_000, heading: 0 }, upgrades: ['racks'] })
      .ship('p2', VICTORY, { pose: { x: 900_000 + 270_000, y: 300_000, heading: 0 } })
      .fighting()
      .at('ship')
      .play()
      .do(act.activateShip('p1', `p1/${gladiator}/1`));
    const shot = act.declareTarget('p1', {
      attacker: `p1/${gladiator}/1`,
      zone: 'right',
      defender: `p2/${VICTORY}/1`,
      defendingZone: 'left',
    });
    expect(rulesOf(game.judge(shot))).toContain('ATK-12');
  });
});

describe('defense tokens and effects', () => {
  test('[DEF-16] what reduces the damage does so after brace has halved it', () => {
    const derlin = card('derlin', 'attack.beforeSuffering', {
      when: defended,
      resolve: (_g, it) => [{ verb: 'setFrame', depth: it.depth, fields: { total: it.total - 1 } }],
    });
    const game = duel([derlin], { card: NEBULON, theirs: ['derlin'], defender: { shields: { front: 0 } } });
    run(game, attackNebulon, fiveDamage, 'p1', act.spendDefenseToken('p2', NEB, 1), 'p2');
    expect(game.trace('damageTotalled')).toMatchObject([{ total: 3 }]);
    game.do(useOf(NEB, 'derlin'));
    expect(game.ship(NEB).damage).toHaveLength(2);
  });

  test('[DEF-21] a token spent as the cost of an effect does nothing else', () => {
    const costly = card('costly', 'attack.defense', {
      when: defended,
      resolve: (g) => [{ verb: 'spendDefenseToken', unit: g.self!.id, token: 1 }],
    });
    const game = duel([costly], { card: NEBULON, theirs: ['costly'] });
    run(game, attackNebulon, fiveDamage, 'p1', useOf(NEB, 'costly'), 'p2');
    expect(game.ship(NEB).defenseTokens[1]).toEqual({ type: 'brace', readiness: 'exhausted' });
    expect(game.trace('damageTotalled')).toMatchObject([{ total: 5 }]);
  });

  const sloane = card('sloane', 'attack.effects', {
    when: mine,
    resolve: (_g, it) => [
      { verb: 'spendDefenseToken', unit: it.defender, token: 0 },
      { verb: 'setFrame', depth: it.depth, fields: { locked: [...it.locked, 0] } },
    ],
  });

  test('[DEF-22] a token that the attacker’s effect spends is gone for this attack, another of its type is not', () => {
    const game = duel([sloane], { mine: ['sloane'] });
    run(game, frontToFront, fiveDamage, use('sloane'), 'p1');
    const hit = { die: die('blue', 'hit') };
    expect(game.ship(COR).defenseTokens[0]!.readiness).toBe('exhausted');
    expect(rulesOf(game.judge(act.spendDefenseToken('p2', COR, 0, hit)))).toEqual(['DEF-08']);
    game.do(act.spendDefenseToken('p2', COR, 1, hit));
    expect(game.ship(COR).defenseTokens.map(({ readiness }) => readiness)).toEqual([
      'exhausted',
      'exhausted',
      'readied',
    ]);
  });

  test('[DEF-25] spending a locked token leaves speed 0, one of a type and once a token in force', () => {
    const unlock = card('unlock', 'attack.defense', {
      when: defended,
      resolve: (_g, it) => [{ verb: 'setFrame', depth: it.depth, fields: { locked: [] } }],
    });
    const accuracy = roll(...blanks, ['blue', 'accuracy'], ['blue', 'hit'], ['blue', 'hit']);
    const locked = (speed: number) =>
      run(
        duel([unlock], { theirs: ['unlock'], defender: { speed } }),
        frontToFront,
        accuracy,
        act.spendAccuracy('p1', die('blue', 'accuracy'), 0),
        'p1',
      );
    const evade = (token: number) => act.spendDefenseToken('p2', COR, token, { die: die('blue', 'hit') });
    const game = locked(1);
    expect(rulesOf(game.judge(evade(0)))).toEqual(['DEF-08']);
    game.do(useOf(COR, 'unlock'), evade(0), roll(['blue', 'hit']));
    expect(rulesOf(game.judge(evade(0)))).toEqual(['DEF-04']);
    expect(rulesOf(game.judge(evade(1)))).toEqual(['DEF-05']);
    const still = locked(0).do(useOf(COR, 'unlock'));
    expect(still.trace('defenseTokenSpent')).toEqual([]);
    expect(still.trace('damageTotalled')).toMatchObject([{ total: 2 }]);
    const asked = locked(0);
    expect(rulesOf(asked.judge(evade(1)))).toEqual(['DEF-06']);
    expect(rulesOf(asked.judge(evade(0)))).toEqual(['DEF-06', 'DEF-08']);
  });

  test('[DEF-26] exhausting turns a readied token over, leaves an exhausted one, and is not spending', () => {
    const pulse = card('pulse', 'attack.effects', {
      when: mine,
      resolve: (g, it) =>
        g
          .unit(it.defender)!
          .defenseTokens.map((_, token) => ({ verb: 'exhaustDefenseToken', unit: it.defender, token }) as const),
    });
    const game = duel([pulse], { mine: ['pulse'], defender: { defenseTokens: ['readied', 'exhausted', 'discarded'] } });
    run(game, frontToFront, fiveDamage, use('pulse'), 'p1');
    expect(game.ship(COR).defenseTokens.map(({ readiness }) => readiness)).toEqual([
      'exhausted',
      'exhausted',
      'discarded',
    ]);
    expect(game.trace('defenseTokenSpent', 'defenseTokenDiscarded')).toEqual([]);
    expect(game.trace('defenseTokenExhausted')).toHaveLength(1);
    expect(game.judge(act.spendDefenseToken('p2', COR, 0, { die: die('blue', 'hit') })).ok).toBe(true);
  });

  test('[ATK-19] accuracy icons lock tokens of the defender and of nobody else', () => {
    const game = duel([], { card: NEBULON }).do(
      attackNebulon,
      roll(...blanks, ['blue', 'accuracy'], ['blue', 'hit'], ['blue', 'hit']),
    );
    const locks = game.legal().flatMap((action) => (action.type === 'spendAccuracy' ? [action.token] : []));
    expect(locks).toEqual(game.ship(NEB).defenseTokens.map((_, token) => token));
    expect(rulesOf(game.judge(act.spendAccuracy('p1', die('blue', 'accuracy'), 3)))).toEqual(['ATK-16']);
  });

  test('[DEF-23] a squadron with tokens: redirect does nothing, evade helps against ships from afar only', () => {
    const ace = squadron({
      id: 'ace',
      name: 'Ace',
      squadronType: 'tie-fighter',
      unique: true,
      faction: 'imperial',
      cost: 20,
      speed: 4,
      hull: 4,
      antiSquadron: { red: 0, blue: 3, black: 0 },
      battery: { red: 0, blue: 1, black: 0 },
      keywords: [],
      defenseTokens: ['evade', 'brace', 'redirect', 'scatter'],
    });
    const ACE = 'p2/ace/1';
    const spend = (token: number, choice = {}) => act.spendDefenseToken('p2', ACE, token, choice);
    const flak = (y: number, face: DieFace) =>
      run(
        duel([ace], { gap: 400_000, squadrons: [['p2', 'ace', 0, 50_750 + 17_100 + y]] }),
        fire('front', ACE),
        roll(['blue', face]),
        'p1',
      );
    const medium = flak(MEDIUM, 'hit');
    expect(rulesOf(medium.judge(spend(2, { zone: 'left' })))).toEqual(['DEF-02']);
    medium.do(spend(2), spend(0, { die: die('blue', 'hit') }), roll(['blue', 'accuracy']));
    run(medium, 'p2');
    expect(medium.state.units[ACE]).toMatchObject({
      hull: 4,
      defenseTokens: [
        { readiness: 'exhausted' },
        { readiness: 'readied' },
        { readiness: 'exhausted' },
        { readiness: 'readied' },
      ],
    });
    const dogfight = table([ace])
      .ship('p1', VICTORY)
      .ship('p2', VICTORY)
      .squadron('p1', 'x-wing-squadron', { pose: { x: 900_000, y: 400_000, heading: 0 } })
      .squadron('p2', 'ace', { pose: { x: 960_000, y: 400_000, heading: 0 } })
      .chance('explicit')
      .moving()
      .fighting()
      .at('squadron')
      .play()
      .do(
        act.activateSquadron('p1', 'p1/x-wing-squadron/1'),
        act.declareTarget('p1', { attacker: 'p1/x-wing-squadron/1', defender: ACE }),
        roll(['blue', 'hit'], ['blue', 'hit'], ['blue', 'hit'], ['blue', 'accuracy']),
        act.done('p1'),
      );
    expect(rulesOf(dogfight.judge(spend(0, { die: die('blue', 'hit') })))).toEqual(['DEF-13']);
    dogfight.do(spend(0), spend(1), act.done('p2'));
    expect(dogfight.state.units[ACE]).toMatchObject({ hull: 2 });
  });
});

describe('critical effects of cards', () => {
  const missiles = card(
    'missiles',
    'attack.critical',
    critical('black', {
      resolve: (_g, it) => [
        { verb: 'suffer', ship: it.defender, zone: 'left', points: 1 },
        { verb: 'suffer', ship: it.defender, zone: 'right', points: 1 },
      ],
    }),
  );
  const ion = card(
    'ion',
    'attack.critical',
    critical('blue', { resolve: (_g, it) => [{ verb: 'discardDefenseToken', unit: it.defender, token: 0 }] }),
  );
  const pulse = card(
    'pulse',
    'attack.critical',
    critical('blue', { resolve: (_g, it) => [{ verb: 'exhaustDefenseToken', unit: it.defender, token: 1 }] }),
  );
  const crits = roll(...blanks, ['blue', 'crit'], ['blue', 'hit'], ['blue', 'hit']);
  const upToCritical = (setup: DuelSetup, rolled = crits) =>
    upTo(duel([missiles, ion], { mine: ['missiles', 'ion'], ...setup }).do(frontToFront, rolled), 'criticalEffect');

  test('[CRIT-07] a colour that a critical effect names must show the icon', () => {
    const game = upToCritical({});
    expect(game.legal()).toEqual([use('ion'), act.resolveCritical('p1'), act.done('p1')]);
    expect(game.judge(use('missiles')).ok).toBe(false);
    const red = upToCritical(
      {},
      roll(['red', 'crit'], ['red', 'blank'], ['red', 'blank'], ['blue', 'hit'], ['blue', 'hit'], ['blue', 'hit']),
    );
    expect(red.legal()).toEqual([act.resolveCritical('p1'), act.done('p1')]);
  });

  test('[CRIT-02, CRIT-06] one critical effect an attack, and the icon still counts', () => {
    const both = run(duel([ion, pulse], { mine: ['ion', 'pulse'] }), frontToFront, crits, 'p1', 'p2');
    expect(both.legal()).toEqual([use('ion'), use('pulse'), act.resolveCritical('p1'), act.done('p1')]);
    both.do(use('pulse'));
    expect(both.trace('criticalResolved', 'damageTotalled').map(({ type }) => type)).toEqual([
      'criticalResolved',
      'damageTotalled',
    ]);
    const game = upToCritical({}).do(use('ion'));
    expect(game.trace('criticalResolved', 'damageTotalled')).toEqual([
      { type: 'criticalResolved', effect: `${VIC}/ion` },
      { type: 'damageTotalled', total: 3 },
    ]);
    expect(game.ship(COR)).toMatchObject({
      defenseTokens: [{ readiness: 'discarded' }, {}, {}],
      damage: [{ face: 'down' }],
    });
  });

  test('[CRIT-10, DEF-15] damage of a critical effect is no part of the total, and brace does not halve it', () => {
    const burst = card(
      'burst',
      'attack.critical',
      critical(null, {
        resolve: (_g, it) =>
          (['left', 'right'] as const).map((zone) => ({ verb: 'suffer', ship: it.defender, zone, points: 1 }) as const),
      }),
    );
    const game = duel([burst], { mine: ['burst'], card: NEBULON, defender: { shields: { left: 1, right: 0 } } });
    run(game, attackNebulon, crits, 'p1', act.spendDefenseToken('p2', NEB, 1), 'p2', use('burst'));
    expect(game.trace('criticalResolved', 'shieldLost', 'damageCardDealt', 'damageTotalled')).toMatchObject([
      { type: 'criticalResolved' },
      { type: 'shieldLost', zone: 'left' },
      { type: 'damageCardDealt' },
      { type: 'damageTotalled', total: 2 },
      { type: 'shieldLost', zone: 'front' },
      { type: 'shieldLost', zone: 'front' },
    ]);
  });

  test('[DEF-18] contain leaves critical effects other than the standard one', () => {
    const arq = 'arquitens-class-light-cruiser';
    const id = `p2/${arq}/1`;
    const game = run(
      duel([ion], { mine: ['ion'], card: arq }),
      fire('front', id, 'front'),
      crits,
      'p1',
      act.spendDefenseToken('p2', id, 3),
      'p2',
    );
    expect(game.legal()).toEqual([use('ion'), act.done('p1')]);
    expect(rulesOf(game.judge(act.resolveCritical('p1')))).toEqual(['DEF-18']);
  });

  test('[TIME-02] a card that forbids critical effects forbids them all', () => {
    const game = duel([ion], { mine: ['ion'], attacker: { damage: [{ face: 'up', card: 'targeter-disruption' }] } });
    run(game, frontToFront, crits, 'p1', 'p2');
    expect(game.trace('damageTotalled')).toHaveLength(1);
  });
});

describe('one attack after another', () => {
  test('[ATK-27, FAQ-ERR-24] each further squadron is a new attack for effects, the series one of the ship’s two', () => {
    const once = card('once', 'attack.effects', {
      when: mine,
      choose: (_g, it) => it.dice.slice(0, 1).map((each) => ({ die: each })),
      resolve: (_g, it, { die: each }) => [{ verb: 'rerollDie', attack: it.depth, die: each! }],
    });
    const game = duel([once], {
      mine: ['once'],
      squadrons: [
        ['p2', TIE, 100_000, 0],
        ['p2', TIE, 140_000, 0],
        ['p2', TIE, -100_000, 0],
      ],
    });
    const reroll = () => game.do(use('once', { die: die('blue', 'accuracy') }), roll(['blue', 'accuracy']));
    game.do(fire('right', `p2/${TIE}/1`), roll(['blue', 'accuracy']));
    reroll();
    expect(game.judge(use('once', { die: die('blue', 'accuracy') })).ok).toBe(false);
    upTo(game, 'declareTarget').do(fire('right', `p2/${TIE}/2`), roll(['blue', 'accuracy']));
    reroll();
    upTo(game, 'declareTarget');
    expect(game.awaiting()).toMatchObject({ decision: { further: false } });
    expect(game.judge(fire('left', `p2/${TIE}/3`)).ok).toBe(true);
  });
});
