import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { attackPool, finishAttack } from '../support/attacks.ts';
import { type BattleSetup, battle, blanks, COR, fire, frontToFront, roll, upTo, VIC } from '../support/battle.ts';
import { passing, withObjective } from '../support/full-game.ts';
import { scoresOf } from '../support/objectives.ts';
import { due, isOffered, picksOf } from '../support/offers.ts';
import { CR90, NEBULON, rulesOf, TIE, table, VICTORY, X_WING } from '../support/table.ts';

const MEDIUM = 150_000;
const STRIKE = 'p1/objective';
const HIT = { color: 'blue', face: 'hit' } as const;
const SHIELDED = { front: 2, left: 2, right: 2, rear: 1 };

const precise = (setup: BattleSetup = {}) =>
  battle({ gap: MEDIUM, ...setup, objective: { objective: 'precision-strike' } });

/** The Victory has rolled at the corvette's front: a hit, a critical, an accuracy. */
const rolled = (defender: BattleSetup['defender'] = {}, setup: BattleSetup = {}) =>
  precise({ ...setup, defender: { damage: [{ face: 'down' }], ...defender } }).do(
    frontToFront,
    roll(...blanks, ['blue', 'hit'], ['blue', 'crit'], ['blue', 'accuracy']),
  );

const tokens = (game: ReturnType<typeof battle>) => game.state.victoryTokens;

describe('Precision Strike', () => {
  test('after deployment every ship of the second player gains a Concentrate Fire token', () => {
    const game = passing(withObjective('precision-strike', 'p1'), 'placeObstacle', 'deploy');
    expect(due(game)).toBe('assignDials');
    const ships = game.state.roster.map((id) => game.state.units[id]!).filter((unit) => unit.kind === 'ship');
    for (const ship of ships) expect(ship.commandTokens).toEqual(ship.owner === 'p2' ? ['concentrateFire'] : []);
  });

  test('a ship may spend a die with a hit icon to turn up a random facedown card', () => {
    const game = rolled({ damage: [{ face: 'down' }, { face: 'down' }] });
    expect(picksOf(game, STRIKE)).toEqual([{ die: HIT }]);
    game.do(act.useEffect('p1', STRIKE, { die: HIT }));
    expect(game.awaiting()).toMatchObject({ kind: 'chance', decision: { kind: 'pickDamageCard', ship: COR } });
    expect(game.engine.chanceOutcomes(game.state).map(({ probability }) => probability)).toEqual([0.5, 0.5]);
    game.do(act.pickDamageCard('damage/shared/2'), act.drawDamageCard('ruptured-engine'));
    expect(game.ship(COR).damage.map(({ face }) => face)).toEqual(['down', 'up']);
    expect(attackPool(game)).not.toContainEqual(HIT);
    expect(isOffered(game, STRIKE)).toBe(false);
    // After the attack, not before.
    expect(tokens(game)).toEqual({ p1: 0, p2: 0 });
    finishAttack(game);
    expect(tokens(game)).toEqual({ p1: 1, p2: 0 });
  });

  test('black and red hits pay, critical and accuracy icons alone do not; nor is it used twice in an attack', () => {
    const close = precise({ gap: 60_000, defender: { damage: [{ face: 'down' }, { face: 'down' }] } });
    close.do(
      frontToFront,
      roll(
        ['red', 'doubleHit'],
        ['red', 'hit'],
        ['red', 'crit'],
        ['blue', 'hit'],
        ['blue', 'crit'],
        ['blue', 'accuracy'],
      ),
    );
    expect(picksOf(close, STRIKE)).toEqual([
      { die: { color: 'red', face: 'hit' } },
      { die: { color: 'red', face: 'doubleHit' } },
      { die: HIT },
    ]);
    const none = precise({ defender: { damage: [{ face: 'down' }] } }).do(
      frontToFront,
      roll(...blanks, ['blue', 'crit'], ['blue', 'crit'], ['blue', 'accuracy']),
    );
    expect(isOffered(none, STRIKE)).toBe(false);
  });

  test('not without a facedown card, and not against a squadron', () => {
    expect(isOffered(rolled({ damage: [] }), STRIKE)).toBe(false);
    expect(isOffered(rolled({ damage: [{ face: 'up', card: 'ruptured-engine' }] }), STRIKE)).toBe(false);
    const wing = precise({ squadrons: [['p2', TIE, 0, 100_000]] }).do(fire('front', `p2/${TIE}/1`));
    expect(isOffered(wing.do(roll(['blue', 'hit'])), STRIKE)).toBe(false);
  });

  test('a card dealt face up by a critical effect brings a token as well', () => {
    const game = upTo(rolled({ damage: [], shields: { ...SHIELDED, front: 0 } }), 'criticalEffect');
    game.do(act.resolveCritical('p1'), act.drawDamageCard('ruptured-engine'));
    finishAttack(game);
    expect(tokens(game)).toEqual({ p1: 1, p2: 0 });
  });

  test('each card counts: one turned up, one dealt face up', () => {
    const game = rolled({ shields: { ...SHIELDED, front: 0 } });
    game.do(act.useEffect('p1', STRIKE, { die: HIT }), act.drawDamageCard('ruptured-engine'));
    upTo(game, 'criticalEffect').do(act.resolveCritical('p1'), act.drawDamageCard('ruptured-engine'));
    finishAttack(game);
    expect(game.ship(COR).damage.map(({ face }) => face)).toEqual(['up', 'up']);
    expect(tokens(game)).toEqual({ p1: 2, p2: 0 });
    expect(game.trace('victoryTokensGained')).toEqual([{ type: 'victoryTokensGained', player: 'p1', count: 2 }]);
  });

  test('facedown cards bring none, nor an attack in which nothing turned up', () => {
    const game = rolled({ damage: [], shields: { ...SHIELDED, front: 0 } });
    upTo(game, 'criticalEffect').do(act.done('p1'));
    finishAttack(game);
    expect(game.ship(COR).damage).toHaveLength(2);
    expect(tokens(game)).toEqual({ p1: 0, p2: 0 });
  });

  test('a card that acts once and is turned down again was turned up', () => {
    const game = rolled();
    game.do(act.useEffect('p1', STRIKE, { die: HIT }), act.drawDamageCard('structural-damage'));
    finishAttack(game);
    expect(game.ship(COR).damage.map(({ face }) => face)).toEqual(['down', 'down']);
    expect(tokens(game)).toEqual({ p1: 1, p2: 0 });
  });

  test('[DMG-06] a card whose dealing destroys the ship was dealt face up all the same', () => {
    const game = table()
      .ship('p1', VICTORY, { pose: { x: 900_000, y: 300_000, heading: 0 }, speed: 1 })
      .ship('p2', CR90, {
        pose: { x: 900_000, y: 300_000 + 50_750 + 35_125 + MEDIUM, heading: 32_768 },
        speed: 1,
        shields: { ...SHIELDED, front: 0 },
        damage: [{ face: 'down' }, { face: 'down' }, { face: 'down' }],
      })
      .ship('p2', NEBULON, { pose: { x: 200_000, y: 800_000, heading: 0 } })
      .with({ objective: 'precision-strike' })
      .chance('explicit')
      .moving()
      .fighting()
      .at('ship')
      .play()
      .do(act.activateShip('p1', VIC), frontToFront);
    game.do(roll(...blanks, ['blue', 'hit'], ['blue', 'crit'], ['blue', 'accuracy']));
    upTo(game, 'criticalEffect').do(act.resolveCritical('p1'), act.drawDamageCard('injured-crew'));
    game.until(({ frames }) => !frames.some(({ kind }) => kind === 'attack'));
    expect(game.state.units[COR]!.status).toBe('destroyed');
    expect(tokens(game)).toEqual({ p1: 1, p2: 0 });
  });

  describe('squadrons', () => {
    const attack = (card: string, face: 'hit' | 'crit') => {
      const game = table()
        .ship('p1', VICTORY, { pose: { x: 300_000, y: 200_000, heading: 0 } })
        .ship('p2', CR90, {
          pose: { x: 900_000, y: 400_000, heading: 0 },
          speed: 1,
          damage: [{ face: 'down' }],
          shields: { left: 0 },
        })
        .squadron('p1', card, { pose: { x: 850_000, y: 400_000, heading: 0 } })
        .with({ objective: 'precision-strike' })
        .chance('explicit')
        .fighting()
        .moving()
        .at('squadron')
        .play();
      const attacker = `p1/${card}/1`;
      game.do(act.activateSquadron('p1', attacker));
      game.do(act.declareTarget('p1', { attacker, defender: COR, defendingZone: 'left' }));
      return game.do(roll([card === TIE ? 'blue' : 'red', face]));
    };

    test('a Bomber may turn a card up and brings tokens', () => {
      const game = attack(X_WING, 'hit');
      expect(picksOf(game, STRIKE)).toEqual([{ die: { color: 'red', face: 'hit' } }]);
      game.do(act.useEffect('p1', STRIKE, { die: { color: 'red', face: 'hit' } }));
      game.do(act.drawDamageCard('ruptured-engine'));
      finishAttack(game);
      expect(tokens(game)).toEqual({ p1: 1, p2: 0 });
      const critical = upTo(attack(X_WING, 'crit'), 'criticalEffect');
      critical.do(act.resolveCritical('p1'), act.drawDamageCard('ruptured-engine'));
      finishAttack(critical);
      expect(tokens(critical)).toEqual({ p1: 1, p2: 0 });
    });

    test('a squadron without Bomber does neither', () => {
      const game = attack(TIE, 'hit');
      expect(isOffered(game, STRIKE)).toBe(false);
      finishAttack(game);
      expect(tokens(game)).toEqual({ p1: 0, p2: 0 });
    });
  });

  test('cards that turn up outside attacks bring nothing', () => {
    const game = table()
      .ship('p1', NEBULON, { pose: { x: 900_000, y: 300_000, heading: 0 }, speed: 1 })
      .ship('p2', CR90)
      .with({
        objective: 'precision-strike',
        obstacles: [{ obstacle: 'asteroid-field-1', pose: { x: 900_000, y: 390_000, heading: 0 } }],
      })
      .at('ship')
      .play()
      .do(act.activateShip('p1', `p1/${NEBULON}/1`));
    game.until(({ frames }) => !frames.some(({ kind }) => kind === 'shipActivation'));
    expect(game.trace('damageCardTurnedUp')).toHaveLength(1);
    expect(tokens(game)).toEqual({ p1: 0, p2: 0 });
  });

  test('the effect belongs to the attacker, of either side', () => {
    const game = table()
      .ship('p1', VICTORY, {
        pose: { x: 900_000, y: 300_000, heading: 0 },
        activated: true,
        damage: [{ face: 'down' }],
        speed: 1,
      })
      .ship('p2', CR90, { pose: { x: 900_000, y: 480_000, heading: 32_768 } })
      .with({ objective: 'precision-strike' })
      .chance('explicit')
      .fighting()
      .moving()
      .at('ship')
      .play()
      .do(act.activateShip('p2', COR));
    game.do(act.declareTarget('p2', { attacker: COR, zone: 'front', defender: VIC, defendingZone: 'front' }));
    game.do(roll(['red', 'blank'], ['red', 'blank'], ['blue', 'hit']));
    expect(rulesOf(game.judge(act.useEffect('p1', STRIKE, { die: HIT })))).not.toEqual([]);
    game.do(act.useEffect('p2', 'p2/objective', { die: HIT }), act.drawDamageCard('ruptured-engine'));
    finishAttack(game);
    expect(tokens(game)).toEqual({ p1: 0, p2: 1 });
  });

  test('[OBJ-04] a token is worth 15', () => {
    const game = table()
      .ship('p1', VICTORY)
      .ship('p2', CR90)
      .with({ objective: 'precision-strike', victoryTokens: { p1: 3, p2: 1 } })
      .play();
    expect(scoresOf(game)).toEqual({ p1: 45, p2: 15 });
  });
});
