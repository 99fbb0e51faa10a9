import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import type { DieFace } from '../../src/state/dice.ts';
import { withObjective } from '../support/full-game.ts';
import { asked, placeObstacles } from '../support/objectives.ts';
import { due, isOffered } from '../support/offers.ts';
import { CR90, NEBULON, rulesOf, type ShipExtras, TIE, table } from '../support/table.ts';

const NEB = `p1/${NEBULON}/1`;
const COR = `p2/${CR90}/1`;
const HERE = { x: 900_000, y: 300_000, heading: 0 };
const GLADIATOR = 'gladiator-i-class-star-destroyer';
/** The radius of an objective token, half the length of a small ship's base, and where distance 1 ends. */
const [RADIUS, HALF, D1] = [9500, 35_500, 76_500];

describe('Minefields: setup', () => {
  /** Far from each other, two of them in deployment zones. */
  const PLACES = {
    'asteroid-field-1': [400, 80],
    'asteroid-field-2': [400, 800],
    'asteroid-field-3': [900, 80],
    'debris-field-1': [900, 800],
    'debris-field-2': [1400, 80],
    station: [1400, 800],
  } as const;
  const begun = () => withObjective('minefields', 'p1');
  const at = (x: number, y: number) => ({ x: x * 1000, y: y * 1000, heading: 0 });

  test('[SETUP-15] the second player places all six obstacles, in deployment zones if he likes', () => {
    const game = begun();
    for (const [obstacle, [x, y]] of Object.entries(PLACES)) {
      expect(asked(game)).toEqual(['p2', 'placeObstacle']);
      game.do(act.placeObstacle('p2', obstacle, at(x, y)));
    }
    expect(game.state.obstacles).toHaveLength(6);
    expect(asked(game)).toEqual(['p2', 'placeToken']);
  });

  test('[SETUP-18] in the setup area, beyond distance 5 of each other', () => {
    const game = begun();
    const judged = (x: number, y: number) => rulesOf(game.judge(act.placeObstacle('p2', 'station', at(x, y))));
    expect([judged(200, 450), judged(450, 450)]).toEqual([['SETUP-18'], []]);
    game.do(act.placeObstacle('p2', 'station', at(900, 450)));
    const next = (x: number) => game.judge(act.placeObstacle('p2', 'debris-field-1', at(x, 450)));
    const nearest = [1150, 1200, 1250, 1300, 1350, 1400].find((x) => next(x).ok)!;
    expect(next(nearest - 50).facts).toMatchObject({ obstacle: 'station/1' });
    game.do(act.placeObstacle('p2', 'debris-field-1', at(nearest, 450)));
  });

  test('[OBJ-06] then six mines, each at distance 1 of an obstacle and beyond distance 1 of the other mines', () => {
    const game = placeObstacles(begun(), PLACES);
    const put = (x: number, y: number) => act.placeToken('p2', { x: x * 1000, y: y * 1000 });
    expect(rulesOf(game.judge(put(650, 450)))).toEqual(['OBJ-06']);
    expect(game.judge(put(400, 80)).ok).toBe(true);
    game.do(put(400, 80));
    expect(rulesOf(game.judge(put(400 + 76.5 + 19, 80)))).toEqual(['OBJ-06']);
    expect(game.judge(put(400 + 76.5 + 19.001, 80)).ok).toBe(true);
    for (const [x, y] of [
      [400, 800],
      [900, 80],
      [900, 800],
      [1400, 80],
      [1400, 800],
    ] as const) {
      expect(asked(game)).toEqual(['p2', 'placeToken']);
      game.do(put(x, y));
    }
    expect(game.state.objectiveTokens).toHaveLength(6);
    expect(due(game)).toBe('deploy');
  });
});

describe('Minefields: a ship that ends its movement', () => {
  const flying = (mines: readonly (readonly [number, number])[], extras: ShipExtras = {}) =>
    table()
      .ship('p1', NEBULON, { pose: HERE, speed: 1, ...extras })
      .ship('p2', CR90, { pose: { x: 200_000, y: 850_000, heading: 0 } })
      .with({ objective: 'minefields', objectiveTokens: mines.map(([x, y]) => ({ at: { x, y } })) })
      .chance('explicit')
      .moving()
      .at('ship')
      .play()
      .do(act.activateShip('p1', NEB));
  const straight = act.executeManeuver('p1', NEB, [0], 'left');
  const end = flying([]).do(straight).ship(NEB).pose!;
  const FRONT = end.y + HALF;
  const ahead = (gap: number) => [end.x, FRONT + gap + RADIUS] as const;
  type Game = ReturnType<typeof flying>;
  const roll = (game: Game, ...faces: readonly DieFace[]) =>
    game.do(act.rollDice(faces.map((face) => ({ color: 'blue', face }))));
  const cards = (game: Game, id = NEB) => game.ship(id).damage.map(({ face }) => face);

  test('[OBJ-03] at distance 1 of a mine sets it off, without a choice; just beyond it does not', () => {
    const game = flying([ahead(D1)]).do(straight);
    expect(game.awaiting()).toMatchObject({ kind: 'chance', decision: { kind: 'rollDice', dice: ['blue', 'blue'] } });
    expect(game.state.objectiveTokens).toEqual([]);
    const beyond = flying([ahead(D1 + 1)]).do(straight);
    expect(due(beyond)).not.toBe('rollDice');
    expect(beyond.state.objectiveTokens).toHaveLength(1);
  });

  test('a facedown card for each hit, the first faceup if there is a critical; none for accuracies', () => {
    const rolled = (...faces: readonly DieFace[]) => {
      const game = roll(flying([ahead(0)]).do(straight), ...faces);
      if (due(game) === 'drawDamageCard') game.do(act.drawDamageCard('depowered-armament'));
      return [game.ship(NEB).shields.front, cards(game)];
    };
    expect(rolled('hit', 'hit')).toEqual([3, ['down', 'down']]);
    expect(rolled('crit', 'hit')).toEqual([3, ['up', 'down']]);
    expect(rolled('hit', 'crit')).toEqual([3, ['up', 'down']]);
    expect(rolled('crit', 'crit')).toEqual([3, ['up', 'down']]);
    expect(rolled('crit', 'accuracy')).toEqual([3, ['up']]);
    expect(rolled('accuracy', 'accuracy')).toEqual([3, []]);
  });

  test('passing a mine does nothing, and neither does standing beside one while others move', () => {
    const fast = table()
      .ship('p1', NEBULON, { pose: HERE, speed: 3 })
      .ship('p2', CR90, { pose: { x: 200_000, y: 850_000, heading: 0 }, speed: 1 })
      .with({ objective: 'minefields', objectiveTokens: [{ at: { x: HERE.x, y: HERE.y + 60_000 } }] })
      .chance('explicit')
      .moving()
      .at('ship')
      .play()
      .do(act.activateShip('p1', NEB), act.executeManeuver('p1', NEB, [0, 0, 0], 'left'));
    expect(due(fast)).not.toBe('rollDice');
    const beside = flying([[200_000, 800_000]]).do(straight);
    expect(due(beside)).not.toBe('rollDice');
    expect(beside.state.objectiveTokens).toHaveLength(1);
  });

  test('squadrons set nothing off', () => {
    const game = table()
      .ship('p1', NEBULON)
      .ship('p2', CR90)
      .squadron('p2', TIE, { pose: HERE })
      .with({
        objective: 'minefields',
        objectiveTokens: [{ at: { x: HERE.x, y: HERE.y + 60_000 } }],
        firstPlayer: 'p2',
      })
      .moving()
      .at('squadron')
      .play()
      .do(act.activateSquadron('p2', `p2/${TIE}/1`));
    game.do(act.moveSquadron('p2', `p2/${TIE}/1`, { x: HERE.x, y: HERE.y + 20_000 }));
    expect(game.state.objectiveTokens).toHaveLength(1);
    expect(game.trace('diceRolled')).toEqual([]);
  });

  test('[MOVE-13] a ship of either player, at speed 0 as well', () => {
    const theirs = table()
      .ship('p1', NEBULON, { pose: HERE })
      .ship('p2', CR90, { pose: { x: 200_000, y: 850_000, heading: 0 }, speed: 0 })
      .with({ objective: 'minefields', objectiveTokens: [{ at: { x: 200_000, y: 780_000 } }], firstPlayer: 'p2' })
      .chance('explicit')
      .at('ship')
      .play()
      .do(act.activateShip('p2', COR));
    expect(roll(theirs, 'hit', 'accuracy').ship(COR).damage).toHaveLength(1);
  });

  test('[TIME-06] one mine after the other, in the order of the ship’s owner, each dealt with before the next', () => {
    const game = flying([ahead(0), ahead(30_000), ahead(60_000)]).do(straight);
    expect(asked(game)[0]).toBe('p1');
    expect(game.legal()).toHaveLength(3);
    game.do(act.useEffect('p1', 'p1/objective', { objectiveToken: 'objective/2' }));
    expect(game.state.objectiveTokens.map(({ id }) => id)).toEqual(['objective/1', 'objective/3']);
    roll(game, 'hit', 'accuracy');
    expect(cards(game)).toHaveLength(1);
    game.do(act.choose('p1', { objectiveToken: 'objective/3' }));
    roll(game, 'accuracy', 'accuracy');
    // The last one is left without a choice.
    roll(game, 'hit', 'hit');
    expect(cards(game)).toHaveLength(3);
    expect(game.state.objectiveTokens).toEqual([]);
  });

  test('a ship that the first mine destroys leaves the second where it is', () => {
    const game = flying([ahead(0), ahead(30_000)], { damage: Array(4).fill({ face: 'down' }) }).do(straight);
    game.do(act.useEffect('p1', 'p1/objective', { objectiveToken: 'objective/1' }));
    roll(game, 'hit', 'hit');
    expect(game.state.units[NEB]!.status).toBe('destroyed');
    expect(game.state.objectiveTokens.map(({ id }) => id)).toEqual(['objective/2']);
    game.until(({ outcome }) => outcome !== null);
    expect(game.state.outcome).toMatchObject({ winner: 'p2', reason: 'elimination' });
  });

  test('[FAQ-CARD-032] before what comes after a maneuver, Engine Techs as well, whose maneuver may end at another mine', () => {
    const techs = { dials: ['navigate'], upgrades: ['engine-techs'] } as const;
    const game = flying([ahead(0)], techs).do(
      act.done('p1'),
      act.resolveCommand('p1', NEB, 'navigate', 'dial'),
      straight,
    );
    expect(due(game)).toBe('rollDice');
    expect(game.trace('maneuverExecuted')).toEqual([]);
    roll(game, 'hit', 'accuracy');
    expect(isOffered(game, `${NEB}/engine-techs`)).toBe(true);
    const far = flying([ahead(D1 + 20_000)], techs);
    far.do(act.done('p1'), act.resolveCommand('p1', NEB, 'navigate', 'dial'), straight);
    far.do(act.useEffect('p1', `${NEB}/engine-techs`), act.executeManeuver('p1', NEB, [0], 'left'));
    expect(due(far)).toBe('rollDice');
  });

  describe('and carries Demolisher', () => {
    const DEMO = `p1/${GLADIATOR}/1`;
    const armed = (damage = 0) =>
      table()
        .ship('p1', GLADIATOR, {
          pose: HERE,
          speed: 1,
          upgrades: ['demolisher'],
          damage: Array.from({ length: damage }, () => ({ face: 'down' as const })),
        })
        .ship('p2', CR90, { pose: { ...HERE, y: HERE.y + 400_000 }, speed: 1 })
        .with({ objective: 'minefields', objectiveTokens: [{ at: { x: HERE.x, y: HERE.y + 100_000 } }] })
        .chance('explicit')
        .fighting()
        .moving()
        .at('ship')
        .play()
        .do(act.activateShip('p1', DEMO), act.executeManeuver('p1', DEMO, [0], 'left'));
    const target = act.declareTarget('p1', { attacker: DEMO, zone: 'front', defender: COR, defendingZone: 'rear' });

    test('[FAQ-CARD-092] the mine comes before the attack', () => {
      const game = roll(armed(), 'hit', 'hit');
      expect(isOffered(game, `${DEMO}/demolisher`)).toBe(true);
      game.do(act.useEffect('p1', `${DEMO}/demolisher`), target);
      const order = game.trace('diceRolled', 'damageCardDealt', 'targetDeclared').map(({ type }) => type);
      expect(order.slice(0, 4)).toEqual(['diceRolled', 'damageCardDealt', 'damageCardDealt', 'targetDeclared']);
    });

    test('[FAQ-CARD-093] its faceup card binds the attack, and a destroyed ship makes none', () => {
      const game = roll(armed(), 'crit', 'accuracy').do(act.drawDamageCard('depowered-armament'));
      // Nothing but long range is left, which the card forbids.
      expect(isOffered(game, `${DEMO}/demolisher`)).toBe(false);
      const gone = roll(armed(4), 'hit', 'hit');
      expect(gone.state.units[DEMO]!.status).toBe('destroyed');
      expect(gone.trace('targetDeclared')).toEqual([]);
    });
  });
});
