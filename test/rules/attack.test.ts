import { describe, expect, test } from 'vitest';
import { upgrade } from '../../src/content/card.ts';
import { act } from '../../src/state/actions.ts';
import { battle, blanks, COR, die, fire, frontToFront, roll, run, upTo, VIC } from '../support/battle.ts';
import { CR90, codesOf, rulesOf, TIE, table, VICTORY } from '../support/table.ts';

type Game = ReturnType<typeof battle>;
const kind = (game: Game) => {
  const due = game.awaiting();
  return due.kind === 'over' ? 'over' : due.decision.kind;
};
const attackOf = (game: Game) => game.state.frames.find((frame) => frame.kind === 'attack')!;
const sixDice = roll(...blanks, ['blue', 'hit'], ['blue', 'crit'], ['blue', 'accuracy']);

describe('the attack sequence', () => {
  test('[ATK-01, ATK-02] declare, roll, effects, defense tokens, damage', () => {
    const game = battle({ gap: 150_000 });
    expect(kind(game)).toBe('declareTarget');
    expect(game.legal()).toContainEqual(frontToFront);
    const order: string[] = [];
    game.do(frontToFront);
    order.push(kind(game));
    game.do(sixDice);
    order.push(kind(game));
    game.do(act.done('p1'));
    order.push(kind(game));
    game.do(act.done('p2'));
    order.push(kind(game));
    game.do(act.done('p1'));
    expect(order).toEqual(['rollDice', 'attackEffects', 'defenseTokens', 'criticalEffect']);
    expect(game.trace('targetDeclared', 'diceRolled', 'damageTotalled').map(({ type }) => type)).toEqual([
      'targetDeclared',
      'diceRolled',
      'damageTotalled',
    ]);
  });

  test('[ATK-03, ATK-07] exactly the legal pairs are offered; an illegal one is refused with what is against it and costs nothing', () => {
    const game = battle({ gap: 150_000 });
    for (const action of game.legal()) expect(game.judge(action).ok).toBe(true);
    const refused = game.judge(fire('left', COR, 'front'));
    expect(rulesOf(refused)).toEqual(['ATK-03']);
    expect(rulesOf(game.judge(fire('front', COR, 'rear')))).toContain('LOS-03');
    expect(kind(game)).toBe('declareTarget');
  });

  test('[SHIP-08, SHIP-09] two attacks at most, from different hull zones, or none', () => {
    const game = battle({
      gap: 60_000,
      squadrons: [
        ['p2', TIE, 100_000, 0],
        ['p2', TIE, -100_000, 0],
      ],
    });
    game.do(fire('right', `p2/${TIE}/1`), roll(['blue', 'accuracy']));
    game.until(() => kind(game) === 'declareTarget');
    expect(rulesOf(game.judge(fire('right', `p2/${TIE}/1`)))).toEqual(['SHIP-09']);
    game.do(fire('left', `p2/${TIE}/2`), roll(['blue', 'accuracy']));
    game.until(() => kind(game) === 'determineCourse');
    expect(game.trace('targetDeclared')).toHaveLength(2);
    expect(rulesOf(game.judge(frontToFront))).toContain('ATK-01');
    const none = run(battle(), 'p1');
    expect(kind(none)).toBe('determineCourse');
  });

  test('[SHIP-10] both attacks may be aimed at the same ship', () => {
    const game = table()
      .ship('p1', CR90, { pose: { x: 900_000, y: 300_000, heading: 0 } })
      .ship('p2', VICTORY, { pose: { x: 960_000, y: 420_000, heading: 0 } })
      .chance('explicit')
      .moving()
      .fighting()
      .at('ship')
      .play()
      .do(act.activateShip('p1', `p1/${CR90}/1`));
    const at = (zone: 'front' | 'right') =>
      game.legal().find((a) => a.type === 'declareTarget' && a.zone === zone && a.defender === `p2/${VICTORY}/1`)!;
    const attackFrom = (zone: 'front' | 'right') => {
      game.do(at(zone));
      const due = game.awaiting();
      if (due.kind !== 'chance' || due.decision.kind !== 'rollDice') throw new Error('no roll');
      game.do(act.rollDice(due.decision.dice.map((color) => die(color, 'hit'))));
      game.until(() => ['declareTarget', 'determineCourse'].includes(kind(game)));
    };
    attackFrom('front');
    attackFrom('right');
    expect(game.trace('targetDeclared')).toMatchObject([
      { zone: 'front', defender: `p2/${VICTORY}/1` },
      { zone: 'right', defender: `p2/${VICTORY}/1` },
    ]);
  });

  test('[ATK-13, CF-07, CF-01, CF-02, DICE-10] Concentrate Fire by dial adds a die of a colour in the pool', () => {
    const game = run(battle({ gap: 250_000, attacker: { dials: ['concentrateFire'] } }), 'p1', frontToFront);
    game.do(roll(['red', 'hit'], ['red', 'blank'], ['red', 'blank']));
    expect(game.legal()).toContainEqual(act.resolveCommand('p1', VIC, 'concentrateFire', 'dial'));
    game.do(act.resolveCommand('p1', VIC, 'concentrateFire', 'dial'));
    expect(game.legal().filter(({ type }) => type === 'addDie')).toEqual([act.addDie('p1', 'red')]);
    expect(rulesOf(game.judge(act.addDie('p1', 'blue')))).toEqual(['CF-02']);
    game.do(act.addDie('p1', 'red'), roll(['red', 'doubleHit']));
    expect(attackOf(game)).toMatchObject({
      dice: [die('red', 'blank'), die('red', 'blank'), die('red', 'hit'), die('red', 'doubleHit')],
    });
    expect(game.judge(act.addDie('p1', 'red')).ok).toBe(false);
  });

  test('[CF-03, CF-04, CF-05] the token rerolls one die; both together may reroll the die just added; once a round', () => {
    const both = battle({ gap: 250_000, attacker: { dials: ['concentrateFire'], commandTokens: ['concentrateFire'] } });
    both.do(act.done('p1'), frontToFront, roll(['red', 'hit'], ['red', 'hit'], ['red', 'hit']));
    both.do(act.resolveCommand('p1', VIC, 'concentrateFire', 'both'), act.addDie('p1', 'red'), roll(['red', 'blank']));
    both.do(act.rerollDie('p1', die('red', 'blank')), roll(['red', 'accuracy']));
    expect(attackOf(both)).toMatchObject({
      dice: [die('red', 'hit'), die('red', 'hit'), die('red', 'hit'), die('red', 'accuracy')],
    });
    expect(rulesOf(both.judge(act.rerollDie('p1', die('red', 'hit'))))).toEqual(['CF-01']);
    const token = battle({
      gap: 250_000,
      attacker: { commandTokens: ['concentrateFire'] },
      squadrons: [['p2', TIE, 100_000, 0]],
    });
    token.do(
      frontToFront,
      roll(['red', 'hit'], ['red', 'hit'], ['red', 'blank']),
      act.resolveCommand('p1', VIC, 'concentrateFire', 'token'),
    );
    expect(token.legal().some(({ type }) => type === 'addDie')).toBe(false);
    token.do(act.rerollDie('p1', die('red', 'blank')), roll(['red', 'hit']));
    token.until(() => kind(token) === 'declareTarget').do(fire('right', `p2/${TIE}/1`), roll(['blue', 'hit']));
    expect(rulesOf(token.judge(act.resolveCommand('p1', VIC, 'concentrateFire', 'token')))).toContain('CMD-18');
  });

  test('[ATK-15, ATK-16, ATK-17, ATK-18, DICE-12] accuracy icons lock one token each, in step 3 only, and the die is gone', () => {
    const game = battle({ gap: 150_000 }).do(
      frontToFront,
      roll(...blanks, ['blue', 'accuracy'], ['blue', 'accuracy'], ['blue', 'hit']),
    );
    game.do(act.spendAccuracy('p1', die('blue', 'accuracy'), 0));
    expect(attackOf(game)).toMatchObject({ locked: [0] });
    expect(rulesOf(game.judge(act.spendAccuracy('p1', die('blue', 'accuracy'), 0)))).toEqual(['ATK-16']);
    expect(rulesOf(game.judge(act.spendAccuracy('p1', die('blue', 'hit'), 1)))).toEqual(['ATK-16']);
    game.do(act.spendAccuracy('p1', die('blue', 'accuracy'), 1));
    expect(game.judge(act.spendAccuracy('p1', die('blue', 'accuracy'), 2)).ok).toBe(false);
    upTo(game, 'defenseTokens');
    expect(rulesOf(game.judge(act.spendAccuracy('p1', die('blue', 'accuracy'), 2)))).toEqual(['ATK-18']);
    expect(
      game
        .legal()
        .filter(({ type }) => type === 'spendDefenseToken')
        .every((a) => a.type === 'spendDefenseToken' && a.token === 2),
    ).toBe(true);
    expect(rulesOf(game.judge(act.spendDefenseToken('p2', COR, 0, { die: die('blue', 'hit') })))).toEqual(['DEF-08']);
  });

  test('[ATK-15, ATK-18] accuracy icons and effects in any order: an accuracy from a reroll is spent as well', () => {
    const game = battle({ gap: 150_000, attacker: { commandTokens: ['concentrateFire'] } }).do(
      frontToFront,
      roll(...blanks, ['blue', 'accuracy'], ['blue', 'hit'], ['blue', 'hit']),
    );
    game.do(act.spendAccuracy('p1', die('blue', 'accuracy'), 0));
    game.do(act.resolveCommand('p1', VIC, 'concentrateFire', 'token'));
    game.do(act.rerollDie('p1', die('red', 'blank')), roll(['red', 'accuracy']));
    game.do(act.spendAccuracy('p1', die('red', 'accuracy'), 1));
    expect(attackOf(game)).toMatchObject({ locked: [0, 1] });
  });

  test('[ATK-22, ATK-23, DICE-06] criticals count between ships, not against squadrons', () => {
    const ships = battle({ gap: 150_000 }).do(
      frontToFront,
      roll(
        ['red', 'crit'],
        ['red', 'doubleHit'],
        ['red', 'blank'],
        ['blue', 'crit'],
        ['blue', 'hit'],
        ['blue', 'accuracy'],
      ),
    );
    run(ships, 'p1', 'p2', 'p1');
    expect(ships.trace('damageTotalled')).toMatchObject([{ total: 5 }]);
    const squadron = battle({ squadrons: [['p2', TIE, 100_000, 0]] }).do(
      fire('right', `p2/${TIE}/1`),
      roll(['blue', 'crit']),
    );
    squadron.until(() => squadron.trace('damageTotalled').length > 0);
    expect(squadron.trace('damageTotalled')).toMatchObject([{ total: 0 }]);
  });

  test('[ATK-24, ATK-25, ATK-26, ATK-27, SHIP-11] squadron after squadron of the same arc, each once, as one attack', () => {
    const game = battle({
      squadrons: [
        ['p2', TIE, 100_000, 0],
        ['p2', TIE, 140_000, 0],
        ['p2', TIE, -100_000, 0],
      ],
    });
    game.do(fire('right', `p2/${TIE}/1`), roll(['blue', 'hit']));
    game.until(() => kind(game) === 'declareTarget');
    expect(game.awaiting()).toMatchObject({ decision: { further: true } });
    expect(game.legal()).toEqual([fire('right', `p2/${TIE}/2`), act.done('p1')]);
    expect(rulesOf(game.judge(fire('right', `p2/${TIE}/1`)))).toEqual(['ATK-26']);
    expect(rulesOf(game.judge(fire('left', `p2/${TIE}/3`)))).toEqual(['ATK-25']);
    expect(rulesOf(game.judge(frontToFront))).toContain('ATK-25');
    game.do(fire('right', `p2/${TIE}/2`), roll(['blue', 'hit']));
    game.until(() => kind(game) === 'declareTarget');
    expect(game.awaiting()).toMatchObject({ decision: { further: false } });
    const ship = battle({ squadrons: [['p2', TIE, 60_000, 120_000]] }).do(
      frontToFront,
      roll(...blanks, ['blue', 'hit'], ['blue', 'hit'], ['blue', 'hit']),
    );
    ship.until(() => kind(ship) === 'declareTarget' || kind(ship) === 'determineCourse');
    expect(ship.awaiting()).not.toMatchObject({ decision: { further: true } });
  });

  test('[OBS-02, OBS-03] an obstructed attack loses one die of the attacker’s choice', () => {
    const game = battle({
      gap: 150_000,
      obstacles: [
        { obstacle: 'asteroid-field-1', x: 0, y: 120_000 },
        { obstacle: 'debris-field-1', x: 0, y: 160_000 },
      ],
    }).do(frontToFront);
    expect(game.legal()).toEqual([act.removeDie('p1', 'red'), act.removeDie('p1', 'blue')]);
    expect(rulesOf(game.judge(act.done('p1')))).toEqual(['OBS-02']);
    game.do(act.removeDie('p1', 'blue'));
    expect(game.awaiting()).toMatchObject({
      decision: { kind: 'rollDice', dice: ['red', 'red', 'red', 'blue', 'blue'] },
    });
  });

  test('[ATK-31] a pool that becomes empty after the roll still finishes, with no damage', () => {
    const game = battle({ squadrons: [['p2', TIE, 100_000, 0]] }).do(
      fire('right', `p2/${TIE}/1`),
      roll(['blue', 'accuracy']),
    );
    game.until(() => game.trace('damageTotalled').length > 0);
    expect(game.trace('damageTotalled')).toMatchObject([{ total: 0 }]);
  });

  test('[ATK-33] once the attacker is done the dice are the defender’s to change', () => {
    const game = run(
      battle({ gap: 150_000, attacker: { commandTokens: ['concentrateFire'] } }),
      frontToFront,
      sixDice,
      'p1',
    );
    expect(game.judge(act.resolveCommand('p1', VIC, 'concentrateFire', 'token')).ok).toBe(false);
    expect(game.legal('p1')).toEqual([]);
  });

  test('[ATK-34, DMG-06] a ship destroyed while suffering: the rest is lost', () => {
    const game = battle({
      gap: 150_000,
      defender: { shields: { front: 0 }, damage: [{ face: 'down' }, { face: 'down' }, { face: 'down' }] },
    });
    game.do(
      frontToFront,
      roll(
        ['red', 'doubleHit'],
        ['red', 'doubleHit'],
        ['red', 'doubleHit'],
        ['blue', 'hit'],
        ['blue', 'hit'],
        ['blue', 'hit'],
      ),
    );
    upTo(game, 'defenseTokens').do(act.done('p2'));
    game.until((state) => state.outcome !== null || state.units[COR]!.status === 'destroyed');
    expect(game.trace('damageCardDealt')).toHaveLength(1);
  });

  test('[ATK-21] step 5: the critical effect, the total, then the damage', () => {
    const game = run(
      battle({ gap: 150_000 }),
      frontToFront,
      roll(...blanks, ['blue', 'crit'], ['blue', 'hit'], ['blue', 'hit']),
      'p1',
      'p2',
    );
    game.do(act.resolveCritical('p1'), act.drawDamageCard('power-failure'));
    expect(
      game.trace('criticalResolved', 'damageTotalled', 'shieldLost', 'damageCardDealt').map(({ type }) => type),
    ).toEqual(['criticalResolved', 'damageTotalled', 'shieldLost', 'shieldLost', 'damageCardDealt']);
  });

  test('[ATK-30] the range of the declaration holds for evade, wherever the ships are meanwhile', () => {
    const shove = upgrade({
      id: 'shove',
      name: 'Shove',
      type: 'officer',
      cost: 1,
      on: { 'attack.effects': { resolve: (_g, it) => [{ verb: 'maneuver', ship: it.defender, speed: 1 }] } },
    });
    const game = battle({ gap: 190_000, cards: [shove], attacker: { upgrades: ['shove'] } });
    game.do(frontToFront, roll(['red', 'hit'], ['red', 'hit'], ['red', 'hit']), act.useEffect('p1', `${VIC}/shove`));
    game.do(act.executeManeuver('p2', COR, [0], 'left'));
    upTo(game, 'defenseTokens').do(act.spendDefenseToken('p2', COR, 0, { die: die('red', 'hit') }));
    expect(attackOf(game)).toMatchObject({ range: 'long', dice: { length: 2 } });
  });

  test('[ATK-32] an armament without dice makes no attack of its kind', () => {
    const transport = 'gr-75-medium-transports';
    const game = table()
      .ship('p1', transport, { pose: { x: 900_000, y: 300_000, heading: 0 } })
      .ship('p2', CR90, { pose: { x: 900_000, y: 440_000, heading: 0 } })
      .squadron('p2', TIE, { pose: { x: 860_000, y: 380_000, heading: 0 } })
      .fighting()
      .at('ship')
      .play()
      .do(act.activateShip('p1', `p1/${transport}/1`));
    const from = { attacker: `p1/${transport}/1`, zone: 'front' } as const;
    expect(rulesOf(game.judge(act.declareTarget('p1', { ...from, defender: COR, defendingZone: 'rear' })))).toContain(
      'ATK-32',
    );
    expect(game.judge(act.declareTarget('p1', { ...from, defender: `p2/${TIE}/1` })).ok).toBe(true);
  });

  test('[EX-21, ATK-12] a hull zone without red dice cannot attack at long range', () => {
    const corvette = 'cr90-corvette-b';
    const judged = (gap: number) =>
      rulesOf(
        table()
          .ship('p1', corvette, { pose: { x: 900_000, y: 300_000, heading: 0 } })
          .ship('p2', VICTORY, { pose: { x: 900_000, y: 300_000 + 35_125 + 50_750 + gap, heading: 0 } })
          .fighting()
          .at('ship')
          .play()
          .do(act.activateShip('p1', `p1/${corvette}/1`))
          .judge(
            act.declareTarget('p1', {
              attacker: `p1/${corvette}/1`,
              zone: 'front',
              defender: `p2/${VICTORY}/1`,
              defendingZone: 'rear',
            }),
          ),
      );
    expect(judged(186_900)).toEqual([]);
    expect(judged(186_901)).toContain('ATK-12');
  });

  test('[ATK-25, FAQ-ERR-23] a further squadron needs arc, range and a line of sight of its own', () => {
    const nebulon = 'nebulon-b-escort-frigate';
    const NEB = `p1/${nebulon}/1`;
    const at = { x: 900_000, y: 300_000, heading: 0 };
    const game = table()
      .ship('p1', nebulon, { pose: at })
      .ship('p2', CR90, { pose: { x: 100_000, y: 800_000, heading: 0 } })
      .squadron('p2', TIE, { pose: { ...at, y: at.y + 100_000 } })
      .squadron('p2', TIE, { pose: { ...at, x: at.x + 60_000, y: at.y + 160_000 } })
      .squadron('p2', TIE, { pose: { ...at, x: at.x + 150_000 } })
      .squadron('p2', TIE, { pose: { ...at, y: at.y + 300_000 } })
      .with({ obstacles: [{ obstacle: 'debris-field-1', pose: { ...at, x: at.x + 45_000, y: at.y + 110_000 } }] })
      .chance('explicit')
      .fighting()
      .at('ship')
      .play()
      .do(act.activateShip('p1', NEB));
    const tie = (n: number) => act.declareTarget('p1', { attacker: NEB, zone: 'front', defender: `p2/${TIE}/${n}` });
    game.do(tie(1));
    expect(game.awaiting()).toMatchObject({ decision: { dice: ['blue', 'blue'] } });
    game.do(roll(['blue', 'hit'], ['blue', 'hit']));
    expect(rulesOf(game.judge(tie(3)))).toContain('ATK-03');
    expect(rulesOf(game.judge(tie(4)))).toContain('ATK-12');
    game.do(tie(2));
    expect(game.trace('targetDeclared')).toMatchObject([{ obstructed: false }, { obstructed: true }]);
    expect(game.awaiting()).toMatchObject({ decision: { dice: ['blue'] } });
  });

  test('[EX-09, EX-10, EX-11, EX-12] the booklet’s attack: CR90 on the rear of a Victory at medium range', () => {
    const [cr, vic] = [`p1/${CR90}/1`, `p2/${VICTORY}/1`];
    const game = table()
      .ship('p1', CR90, { pose: { x: 900_000, y: 300_000, heading: 0 }, speed: 2, dials: ['concentrateFire'] })
      .ship('p2', VICTORY, { pose: { x: 900_000, y: 300_000 + 35_125 + 50_750 + 150_000, heading: 0 }, speed: 2 })
      .chance('explicit')
      .moving()
      .fighting()
      .at('ship')
      .play();
    run(game, act.activateShip('p1', cr), 'p1');
    game.do(act.declareTarget('p1', { attacker: cr, zone: 'front', defender: vic, defendingZone: 'rear' }));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'rollDice', dice: ['red', 'red', 'blue'] } });
    game.do(roll(['red', 'doubleHit'], ['red', 'doubleHit'], ['blue', 'accuracy']));
    game.do(act.resolveCommand('p1', cr, 'concentrateFire', 'dial'), act.addDie('p1', 'blue'), roll(['blue', 'crit']));
    upTo(game.do(act.spendAccuracy('p1', die('blue', 'accuracy'), 1)), 'defenseTokens');
    run(game, act.spendDefenseToken('p2', vic, 0), 'p2', act.resolveCritical('p1'));
    expect(game.trace('damageTotalled')).toMatchObject([{ total: 3 }]);
    game.do(act.drawDamageCard('power-failure'));
    expect(game.ship(vic)).toMatchObject({
      shields: { rear: 0 },
      damage: [{ face: 'up', card: 'power-failure' }, { face: 'down' }],
      defenseTokens: [{ readiness: 'exhausted' }, { readiness: 'readied' }, { readiness: 'readied' }],
    });
  });
});

describe('critical effects', () => {
  const hits = roll(...blanks, ['blue', 'crit'], ['blue', 'hit'], ['blue', 'hit']);

  test('[CRIT-01, CRIT-02, CRIT-03] only with a critical icon, at most one, and it may be declined', () => {
    const none = run(
      battle({ gap: 150_000 }),
      frontToFront,
      roll(...blanks, ['blue', 'hit'], ['blue', 'hit'], ['blue', 'hit']),
      'p1',
      'p2',
    );
    expect(kind(none)).not.toBe('criticalEffect');
    const game = run(battle({ gap: 150_000 }), frontToFront, hits, 'p1', 'p2');
    expect(game.legal()).toEqual([act.resolveCritical('p1'), act.done('p1')]);
    expect(game.trace('damageTotalled')).toEqual([]);
    game.do(act.done('p1'));
    expect(game.ship(COR)).toMatchObject({ shields: { front: 0 }, damage: [{ face: 'down' }] });
  });

  test('[CRIT-04, CRIT-06, CRIT-09] the first card is dealt face up and acts before the next point', () => {
    const game = run(
      battle({ gap: 150_000, defender: { shields: { front: 0 } } }),
      frontToFront,
      hits,
      'p1',
      'p2',
      act.resolveCritical('p1'),
    );
    game.do(act.drawDamageCard('structural-damage'));
    expect(game.trace('damageTotalled')).toMatchObject([{ total: 3 }]);
    expect(game.trace('damageCardDealt', 'damageCardTurnedUp', 'damageCardTurnedDown').map(({ type }) => type)).toEqual(
      [
        'damageCardDealt',
        'damageCardTurnedUp',
        'damageCardDealt',
        'damageCardTurnedDown',
        'damageCardDealt',
        'damageCardDealt',
      ],
    );
    expect(game.ship(COR).status).toBe('destroyed');
  });

  test('[CRIT-05] shields that take everything leave nothing to deal', () => {
    const game = run(
      battle({ gap: 150_000 }),
      frontToFront,
      roll(...blanks, ['blue', 'crit'], ['blue', 'hit'], ['blue', 'accuracy']),
      'p1',
      'p2',
      act.resolveCritical('p1'),
    );
    expect(game.ship(COR)).toMatchObject({ shields: { front: 0 }, damage: [] });
  });

  test('[CRIT-02, DEF-18] contain forbids the standard critical effect', () => {
    const game = battle({ gap: 150_000, card: 'arquitens-class-light-cruiser' });
    const arq = 'p2/arquitens-class-light-cruiser/1';
    run(
      game,
      act.declareTarget('p1', { attacker: VIC, zone: 'front', defender: arq, defendingZone: 'front' }),
      hits,
      'p1',
    );
    run(game, act.spendDefenseToken('p2', arq, 3), 'p2');
    expect(kind(game)).not.toBe('criticalEffect');
    expect(codesOf(game.judge(act.resolveCritical('p1')))).toContain('not-now');
  });
});
