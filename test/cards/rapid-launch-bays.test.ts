import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import type { GameState } from '../../src/state/state.ts';
import { fleetOf, passing, REBELS, withObjective } from '../support/full-game.ts';
import { asked } from '../support/objectives.ts';
import { due, picksOf } from '../support/offers.ts';
import { CR90, NEBULON, play, rulesOf, TIE, table, VICTORY, X_WING } from '../support/table.ts';

const FRIGATE = 'assault-frigate-mark-ii-b';
const QUASAR = 'quasar-fire-i-class-cruiser-carrier';
const CRUISER = 'mc80-command-cruiser';
const B_WING = 'b-wing-squadron';
const idsOf = (card: string, count: number) => Array.from({ length: count }, (_, i) => `p1/${card}/${i + 1}`);

describe('Rapid Launch Bays: before deployment', () => {
  const ready = (ship: string, upgrades: readonly string[], wings: readonly string[], objective = 'most-wanted') => {
    const fleet = fleetOf(ship === QUASAR ? 'imperial' : 'rebel', [ship, ship === QUASAR ? VICTORY : CR90], wings);
    const p1 = { ...fleet, ships: fleet.ships.map((each, i) => (i === 0 ? carrying(each, upgrades) : each)) };
    return passing(withObjective(objective, 'p1', { p1 }), 'placeObstacle');
  };
  const carrying = (ship: { card: string; upgrades: readonly string[] }, upgrades: readonly string[]) => ({
    ...ship,
    upgrades: [...ship.upgrades, ...upgrades],
  });
  type Game = ReturnType<typeof ready>;
  const hold = (game: Game, ship: string, wings: readonly string[]) => {
    const [first, ...others] = wings;
    if (first === undefined) return game.do(act.done('p1'));
    game.do(act.useEffect('p1', `p1/${ship}/1/rapid-launch-bays`, { unit: first }));
    for (const unit of others) game.do(act.choose('p1', { unit }));
    return due(game) === 'choose' ? game.do(act.choose('p1', {})) : game;
  };
  const aside = ({ state }: Game) => Object.keys(state.setAside).length;

  test('[FAQ-ERR-07] any number of squadrons up to the squadron value, none included', () => {
    const held = (count: number) =>
      hold(ready(FRIGATE, ['rapid-launch-bays'], Array(5).fill(X_WING)), FRIGATE, idsOf(X_WING, count));
    for (const count of [0, 1, 2, 3]) {
      const game = held(count);
      expect([aside(game), due(game)]).toEqual([count, 'deploy']);
    }
    const three = ready(FRIGATE, ['rapid-launch-bays'], Array(5).fill(X_WING));
    three.do(act.useEffect('p1', `p1/${FRIGATE}/1/rapid-launch-bays`, { unit: `p1/${X_WING}/1` }));
    three.do(act.choose('p1', { unit: `p1/${X_WING}/2` }), act.choose('p1', { unit: `p1/${X_WING}/3` }));
    expect(three.judge(act.choose('p1', { unit: `p1/${X_WING}/4` })).ok).toBe(false);
    expect(asked(three)).toEqual(['p1', 'deploy']);
  });

  test('[FAQ-ERR-07] Expanded Hangar Bay makes room for one more', () => {
    const game = ready(QUASAR, ['rapid-launch-bays', 'expanded-hangar-bay'], Array(6).fill(TIE));
    expect(aside(hold(game, QUASAR, idsOf(TIE, 5)))).toBe(5);
  });

  test('[SETUP-34] those held back are not deployed in setup, and no enemy is among them', () => {
    const game = ready(FRIGATE, ['rapid-launch-bays'], [X_WING, X_WING]);
    expect(picksOf(game, `p1/${FRIGATE}/1/rapid-launch-bays`)).toEqual(idsOf(X_WING, 2).map((unit) => ({ unit })));
    hold(game, FRIGATE, idsOf(X_WING, 2));
    passing(game, 'deploy', 'useEffects');
    expect(due(game)).toBe('assignDials');
    for (const id of idsOf(X_WING, 2)) expect(game.state.units[id]).toMatchObject({ status: 'setAside', pose: null });
  });

  test('[FAQ-QA-34] [FAQ-QA-41] what one card has set aside, another neither sets aside nor brings in', () => {
    const p2 = fleetOf('rebel', [FRIGATE, NEBULON], [X_WING, X_WING, X_WING]);
    const [ship, other] = p2.ships;
    const ours = { ...p2, ships: [carrying(ship!, ['rapid-launch-bays']), other!] };
    const game = passing(withObjective('hyperspace-assault', 'p1', { p1: REBELS, p2: ours }), 'placeObstacle');
    const bays = `p2/${FRIGATE}/1/rapid-launch-bays`;
    game.do(act.useEffect('p2', bays, { unit: `p2/${X_WING}/1` }), act.choose('p2', {}));
    game.do(act.useEffect('p2', 'p2/objective', { unit: `p2/${NEBULON}/1` }));
    expect(game.legal()).not.toContainEqual(act.choose('p2', { unit: `p2/${X_WING}/1` }));
    game.do(act.choose('p2', { unit: `p2/${X_WING}/2` }), act.choose('p2', {}));
    expect(Object.entries(game.state.setAside)).toEqual(
      expect.arrayContaining([
        [`p2/${X_WING}/1`, bays],
        [`p2/${X_WING}/2`, 'p2/objective'],
      ]),
    );
    // A ship that is set aside itself holds nothing back.
    const away = passing(withObjective('hyperspace-assault', 'p1', { p1: REBELS, p2: ours }), 'placeObstacle');
    away.do(act.useEffect('p2', 'p2/objective', { unit: `p2/${FRIGATE}/1` }));
    while (due(away) === 'choose') away.do(act.choose('p2', {}));
    passing(away, 'placeToken');
    expect(picksOf(away, bays)).toEqual([]);
    expect(due(away)).toBe('deploy');
  });
});

describe('Rapid Launch Bays: a Squadron command', () => {
  const HERE = { x: 900_000, y: 300_000, heading: 0 };
  const SHIP = `p1/${CRUISER}/1`;
  const BAYS = `${SHIP}/rapid-launch-bays`;
  const WINGS = idsOf(B_WING, 4);
  const XWING = `p1/${X_WING}/1`;
  const ENEMY = `p2/${TIE}/1`;
  const HALF = 77_500 / 2;
  /** Beside the ship, wholly at distance 1. */
  const beside = (y: number) => ({ x: HERE.x + HALF + 25_000, y: HERE.y + y });
  const PLACES = [beside(60_000), beside(20_000), beside(-20_000), beside(-60_000)];

  /** A cruiser with four B-wings aside and an X-wing on the table, TIE fighters beside it, its command resolved. */
  const resolving = (spend: 'dial' | 'token' | 'both' = 'dial', extras: { activated?: boolean } = {}) => {
    const built = table()
      .ship('p1', CRUISER, {
        pose: HERE,
        dials: ['squadron'],
        commandTokens: spend === 'dial' ? [] : ['squadron'],
        upgrades: ['rapid-launch-bays'],
        speed: 0,
      })
      .ship('p2', CR90, { pose: { x: 300_000, y: 850_000, heading: 0 } })
      .squadron('p1', X_WING, { pose: { ...HERE, x: HERE.x - 100_000 }, ...extras })
      .squadron('p2', TIE, { pose: { x: HERE.x + 150_000, y: HERE.y, heading: 0 } })
      .chance('explicit')
      .moving()
      .at('ship');
    for (const i of WINGS.keys())
      built.squadron('p1', B_WING, { pose: { x: 100_000 + 40_000 * i, y: 500_000, heading: 0 } });
    const { engine, state } = built.play();
    const units = Object.fromEntries(
      Object.entries(state.units).map(([id, unit]) => [
        id,
        WINGS.includes(id) ? { ...unit, status: 'setAside', pose: null } : unit,
      ]),
    );
    const setAside = Object.fromEntries(WINGS.map((id) => [id, BAYS]));
    const aside = { ...state, units, setAside } as GameState;
    return play(engine, { state: aside, events: [] }, false).do(
      act.activateShip('p1', SHIP),
      act.done('p1'),
      act.resolveCommand('p1', SHIP, 'squadron', spend),
    );
  };
  type Game = ReturnType<typeof resolving>;
  /** Places some of the squadrons, in their order, and no more than these. */
  const launch = (game: Game, count: number) => {
    for (const [i, unit] of WINGS.slice(0, count).entries()) {
      game.do(i === 0 ? act.useEffect('p1', BAYS, { unit }) : act.choose('p1', { unit }));
      game.do(act.deploySquadron('p1', unit, PLACES[i]!));
    }
    return due(game) === 'choose' ? game.do(act.choose('p1', {})) : game;
  };
  const activatable = (game: Game) =>
    game.legal().flatMap((action) => (action.type === 'activateSquadron' ? [action.squadron] : []));

  test('[FAQ-ERR-08] [FAQ-CARD-143] as many are placed as the command activates: four by dial, one by token, five by both', () => {
    const byDial = resolving();
    for (const [i, unit] of WINGS.slice(0, 3).entries()) {
      byDial.do(i === 0 ? act.useEffect('p1', BAYS, { unit }) : act.choose('p1', { unit }));
      byDial.do(act.deploySquadron('p1', unit, PLACES[i]!));
      expect(due(byDial)).toBe('choose');
    }
    byDial.do(act.choose('p1', { unit: WINGS[3]! }), act.deploySquadron('p1', WINGS[3]!, PLACES[3]!));
    expect(due(byDial)).toBe('squadronCommand');
    const byToken = resolving('token').do(act.useEffect('p1', BAYS, { unit: WINGS[2]! }));
    byToken.do(act.deploySquadron('p1', WINGS[2]!, PLACES[0]!));
    expect(due(byToken)).toBe('squadronCommand');
    expect(Object.keys(byToken.state.setAside)).toHaveLength(3);
    expect(Object.keys(launch(resolving('both'), 4).state.setAside)).toEqual([]);
  });

  test('[FAQ-ERR-08] each wholly within distance 1, overlapping nothing', () => {
    const game = resolving().do(act.useEffect('p1', BAYS, { unit: WINGS[0]! }));
    const put = (x: number) => game.judge(act.deploySquadron('p1', WINGS[0]!, { x: HERE.x + x, y: HERE.y }));
    const outermost = HALF + 76_500 - 17_100;
    expect([put(outermost).ok, rulesOf(put(outermost + 1))]).toEqual([true, ['SETUP-34']]);
    // The shield dial at its side is in the way as well.
    expect([put(HALF + 25_000).ok, rulesOf(put(HALF + 10_000))]).toEqual([true, ['SETUP-34']]);
  });

  test('[FAQ-CARD-144] [FAQ-ERR-08] one that was placed may be activated by the same command: it attacks, it cannot move', () => {
    const game = launch(resolving(), 1).do(act.activateSquadron('p1', WINGS[0]!));
    expect(game.types()).not.toContain('moveSquadron');
    const move = act.moveSquadron('p1', WINGS[0]!, { x: PLACES[0]!.x, y: PLACES[0]!.y + 5000 });
    expect(rulesOf(game.judge(move))).toContain('FAQ-ERR-08');
    expect(game.judge(act.declareTarget('p1', { attacker: WINGS[0]!, defender: ENEMY })).ok).toBe(true);
  });

  test('[FAQ-CARD-145] placing costs none of the activations', () => {
    const game = launch(resolving(), 4);
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'squadronCommand', left: 4 } });
    expect(activatable(game).sort()).toEqual([...WINGS, XWING].sort());
  });

  test('[FAQ-CARD-146] four are placed, three of them and an X-wing activated; the fourth stays unactivated', () => {
    const game = launch(resolving(), 4);
    for (const id of WINGS.slice(0, 3)) game.do(act.activateSquadron('p1', id), act.done('p1'));
    game.do(act.activateSquadron('p1', XWING));
    expect(game.types()).toContain('moveSquadron');
    game.do(act.moveSquadron('p1', XWING, { x: HERE.x - 110_000, y: HERE.y + 20_000 }));
    if (due(game) === 'squadronAction') game.do(act.done('p1'));
    expect(due(game)).not.toBe('squadronCommand');
    const fourth = game.state.units[WINGS[3]!]!;
    expect(fourth).toMatchObject({ status: 'inPlay', slider: game.state.initiative.side });
    expect(fourth.pose).not.toBeNull();
  });

  test('[TIME-17] the ban ends with the activation: in the Squadron Phase it moves', () => {
    const game = resolving().do(act.useEffect('p1', BAYS, { unit: WINGS[0]! }));
    game.do(act.deploySquadron('p1', WINGS[0]!, { x: HERE.x - 63_250, y: HERE.y + 50_000 }), act.choose('p1', {}));
    game.do(act.activateSquadron('p1', XWING), act.done('p1'), act.done('p1'));
    game.until(({ frames }) => frames.some(({ kind }) => kind === 'squadronPhase'));
    game.do(act.activateSquadron('p1', WINGS[0]!));
    expect(game.types()).toContain('moveSquadron');
  });

  test('it may be declined, and then a later command places them', () => {
    const game = resolving().do(act.done('p1'));
    expect(activatable(game)).toEqual([XWING]);
    expect(Object.keys(game.state.setAside)).toEqual(WINGS);
  });

  test('[WIN-08] what is still aside when the game is over counts as destroyed', () => {
    const game = resolving().do(act.done('p1'));
    game.until((state) => state.outcome !== null);
    expect(game.state.outcome!.scores.p2).toBe(4 * 14);
    for (const id of WINGS) expect(game.state.units[id]!.status).toBe('destroyed');
    expect(game.state.setAside).toEqual({});
  });

  test('not by another ship’s command', () => {
    const game = table()
      .ship('p1', CRUISER, { pose: HERE, upgrades: ['rapid-launch-bays'] })
      .ship('p1', NEBULON, { pose: { ...HERE, x: HERE.x + 200_000 }, dials: ['squadron'] })
      .ship('p2', CR90, { pose: { x: 300_000, y: 850_000, heading: 0 } })
      .squadron('p1', B_WING)
      .at('ship')
      .play();
    const units = {
      ...game.state.units,
      [WINGS[0]!]: { ...game.state.units[WINGS[0]!]!, status: 'setAside', pose: null },
    };
    const state = { ...game.state, units, setAside: { [WINGS[0]!]: BAYS } } as GameState;
    const other = play(game.engine, { state, events: [] });
    other.do(
      act.activateShip('p1', `p1/${NEBULON}/1`),
      act.done('p1'),
      act.resolveCommand('p1', `p1/${NEBULON}/1`, 'squadron', 'dial'),
    );
    expect(picksOf(other, BAYS)).toEqual([]);
    expect(other.state.setAside).toEqual({ [WINGS[0]!]: BAYS });
  });
});
