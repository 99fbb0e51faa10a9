import { describe, expect, test } from 'vitest';
import { upgrade } from '../../src/content/card.ts';
import { act } from '../../src/state/actions.ts';
import { battle, blanks, COR, fire, frontToFront, roll, run, upTo, VIC } from '../support/battle.ts';
import { CR90, NEBULON, TIE, table, VICTORY, X_WING } from '../support/table.ts';

const A_WING = 'a-wing-squadron';
const INTERCEPTOR = 'tie-interceptor-squadron';
const MEDIUM = 150_000;

const kind = (game: ReturnType<typeof battle>) => {
  const due = game.awaiting();
  return due.kind === 'over' ? 'over' : due.decision.kind;
};

/** A dogfight in the Squadron Phase, p2's squadron one step to the right of p1's, and whatever else there is. */
const dogfight = (mine: string, theirs: string, hull: { readonly mine?: number; readonly theirs?: number } = {}) =>
  table()
    .ship('p1', CR90, { pose: { x: 200_000, y: 200_000, heading: 0 } })
    .ship('p2', VICTORY, { pose: { x: 200_000, y: 700_000, heading: 0 } })
    .squadron('p1', mine, { pose: { x: 900_000, y: 400_000, heading: 0 }, ...(hull.mine ? { hull: hull.mine } : {}) })
    .squadron('p2', theirs, {
      pose: { x: 960_000, y: 400_000, heading: 0 },
      ...(hull.theirs ? { hull: hull.theirs } : {}),
    })
    .chance('explicit')
    .moving()
    .fighting();

describe('a unit that is gone in the middle', () => {
  test('[DEF-10, DMG-06] a defender destroyed before it suffers is not asked how much it redirects', () => {
    const bomb = upgrade({
      id: 'bomb',
      name: 'Bomb',
      type: 'ordnance',
      cost: 1,
      on: {
        'attack.beforeSuffering': {
          optional: false,
          when: (g, it) => it.attacker === g.self!.id,
          resolve: (_g, it) => [{ verb: 'suffer', ship: it.defender, zone: 'rear', points: 20 }],
        },
      },
    });
    const game = table([bomb])
      .ship('p1', VICTORY, { pose: { x: 900_000, y: 300_000, heading: 0 }, upgrades: ['bomb'] })
      .ship('p2', CR90, { pose: { x: 900_000, y: 300_000 + 85_875 + MEDIUM, heading: 32_768 }, speed: 1 })
      .ship('p2', CR90, { pose: { x: 200_000, y: 800_000, heading: 0 } })
      .chance('explicit')
      .moving()
      .fighting()
      .at('ship')
      .play();
    game.do(
      act.activateShip('p1', VIC),
      frontToFront,
      roll(...blanks, ['blue', 'hit'], ['blue', 'hit'], ['blue', 'hit']),
    );
    game.do(act.spendDefenseToken('p2', COR, 2, { zone: 'left' }), act.done('p2'));
    while (kind(game) === 'drawDamageCard') game.do(game.engine.chanceOutcomes(game.state)[0]!.action);
    expect(game.ship(COR)).toMatchObject({ status: 'destroyed', shields: { left: 2 } });
    expect(kind(game)).toBe('determineCourse');
  });

  test('[KEY-10, SQC-08, SQP-02] an attacker that the Counter destroys does not move; its side goes on with the next squadron', () => {
    const game = dogfight(TIE, A_WING, { mine: 1 })
      .squadron('p1', TIE, { pose: { x: 300_000, y: 400_000, heading: 0 } })
      .at('squadron')
      .play();
    game.do(
      act.activateSquadron('p1', `p1/${TIE}/1`),
      act.declareTarget('p1', { attacker: `p1/${TIE}/1`, defender: `p2/${A_WING}/1` }),
      roll(['blue', 'hit'], ['blue', 'accuracy'], ['blue', 'accuracy']),
    );
    run(game, 'p1').do(act.useEffect('p2', `p2/${A_WING}/1/counter`), roll(['blue', 'hit'], ['blue', 'accuracy']));
    run(game, 'p2');
    expect(game.state.units[`p1/${TIE}/1`]).toMatchObject({ status: 'destroyed', hull: 0 });
    expect(game.legal()).toEqual([act.activateSquadron('p1', `p1/${TIE}/2`)]);
  });

  test('[KEY-10, SQC-08] by command, an attacker that the Counter destroys leaves the ship to choose the next squadron', () => {
    const game = dogfight(X_WING, INTERCEPTOR, { mine: 1, theirs: 1 })
      .ship('p1', CR90, {
        pose: { x: 900_000, y: 300_000, heading: 0 },
        dials: ['squadron'],
        commandTokens: ['squadron'],
      })
      .squadron('p1', X_WING, { pose: { x: 820_000, y: 400_000, heading: 0 } })
      .at('ship')
      .play();
    run(game, act.activateShip('p1', `p1/${CR90}/2`), 'p1');
    game.do(
      act.resolveCommand('p1', `p1/${CR90}/2`, 'squadron', 'both'),
      act.activateSquadron('p1', `p1/${X_WING}/1`),
      act.declareTarget('p1', { attacker: `p1/${X_WING}/1`, defender: `p2/${INTERCEPTOR}/1` }),
      roll(['blue', 'hit'], ['blue', 'hit'], ['blue', 'hit'], ['blue', 'hit']),
    );
    game.do(act.useEffect('p2', `p2/${INTERCEPTOR}/1/counter`), roll(['blue', 'hit'], ['blue', 'hit']));
    expect([`p1/${X_WING}/1`, `p2/${INTERCEPTOR}/1`].map((id) => game.state.units[id]!.status)).toEqual([
      'destroyed',
      'destroyed',
    ]);
    expect(kind(game)).toBe('squadronCommand');
    expect(game.legal()).toEqual([act.activateSquadron('p1', `p1/${X_WING}/2`), act.done('p1')]);
  });

  test('[WIN-01, WIN-02] the last ship destroyed by a squadron ends the game in the middle of its attack', () => {
    const game = table()
      .ship('p1', VICTORY)
      .ship('p2', CR90, {
        pose: { x: 900_000, y: 400_000, heading: 0 },
        shields: { rear: 0 },
        damage: [{ face: 'down' }, { face: 'down' }, { face: 'down' }],
      })
      .squadron('p1', X_WING, { pose: { x: 900_000, y: 330_000, heading: 0 } })
      .squadron('p2', TIE, { pose: { x: 300_000, y: 330_000, heading: 0 } })
      .moving()
      .fighting()
      .chance('explicit')
      .at('squadron')
      .play();
    game.do(
      act.activateSquadron('p1', `p1/${X_WING}/1`),
      act.declareTarget('p1', { attacker: `p1/${X_WING}/1`, defender: COR, defendingZone: 'rear' }),
      roll(['red', 'doubleHit']),
    );
    run(game, 'p1', 'p2');
    while (kind(game) === 'drawDamageCard') game.do(game.engine.chanceOutcomes(game.state)[0]!.action);
    expect(game.state.outcome).toMatchObject({ winner: 'p1', reason: 'elimination' });
    expect(game.trace('gameEnded', 'squadronActivationEnded').map(({ type }) => type)).toEqual(['gameEnded']);
    expect(game.legal()).toEqual([]);
  });

  test('[ATK-24, ATK-26] squadrons destroyed in a series are no longer in the way of the rest, and are not offered again', () => {
    const game = battle({
      squadrons: [
        ['p2', TIE, 100_000, 0, { hull: 1 }],
        ['p2', TIE, 140_000, 0],
      ],
    });
    game.do(fire('right', `p2/${TIE}/1`), roll(['blue', 'hit']));
    upTo(game, 'declareTarget');
    expect(game.state.units[`p2/${TIE}/1`]!.status).toBe('destroyed');
    expect(game.legal()).toEqual([fire('right', `p2/${TIE}/2`), act.done('p1')]);
  });

  test('[STAT-01, DMG-09] the tokens of a destroyed ship are not readied', () => {
    const game = table()
      .ship('p1', VICTORY, { pose: { x: 900_000, y: 300_000, heading: 0 }, speed: 1 })
      .ship('p2', CR90, {
        pose: { x: 900_000, y: 860_000, heading: 0 },
        defenseTokens: ['exhausted', 'readied', 'readied'],
        speed: 4,
      })
      .ship('p2', CR90, { pose: { x: 300_000, y: 600_000, heading: 0 } })
      .at('ship')
      .play();
    game.until((state) => state.units[COR]!.status === 'destroyed').until((state) => state.round === 2);
    expect(game.trace('defenseTokensReadied')).toEqual([{ type: 'defenseTokensReadied', units: [] }]);
  });

  test('[WIN-07] a card dealt in answer to a destruction does not end the game before the overlap’s own are dealt', () => {
    const revenge = upgrade({
      id: 'revenge',
      name: 'Revenge',
      type: 'ordnance',
      cost: 1,
      on: {
        'unit.destroyed': {
          evenIfDestroyed: true,
          optional: false,
          when: (g, it) => it.unit === g.self!.id,
          resolve: () => [{ verb: 'dealDamage', ship: COR, face: 'down' }],
        },
      },
    });
    const cards = (count: number) => Array.from({ length: count }, () => ({ face: 'down' as const }));
    const game = table([revenge])
      .ship('p1', NEBULON, {
        pose: { x: 900_000, y: 300_000, heading: 0 },
        speed: 1,
        upgrades: ['revenge'],
        damage: cards(4),
      })
      .ship('p2', CR90, { pose: { x: 900_000, y: 440_000, heading: 0 }, damage: cards(2) })
      .moving()
      .at('ship')
      .play();
    game.do(act.activateShip('p1', `p1/${NEBULON}/1`), act.executeManeuver('p1', `p1/${NEBULON}/1`, [0], 'left'));
    expect(game.ship(COR).status).toBe('destroyed');
    expect(game.state.outcome).toMatchObject({ reason: 'elimination', scores: { p1: 44, p2: 58 } });
  });
});
