import { describe, expect, test } from 'vitest';
import { type ObjectiveCard, objective, upgrade } from '../../src/content/card.ts';
import { act } from '../../src/state/actions.ts';
import type { GameState, UnitStatus } from '../../src/state/state.ts';
import { CR90, NEBULON, play, type ShipExtras, TIE, table, VICTORY, X_WING } from '../support/table.ts';

const COR = `p1/${CR90}/1`;
const NEB = `p1/${NEBULON}/1`;
const VIC = `p2/${VICTORY}/1`;
const officer = upgrade({ id: 'adviser', name: 'Adviser', type: 'officer', cost: 7 });
const torpedoes = upgrade({ id: 'torpedoes', name: 'Torpedoes', type: 'ordnance', cost: 5 });
const trophies: ObjectiveCard = objective({
  id: 'trophies',
  name: 'Trophies',
  category: 'assault',
  victoryTokenValue: 15,
});

/** The last Status Phase is about to begin; units have the status given. */
const lastRound = (
  statuses: { readonly [unit: string]: UnitStatus } = {},
  more: Parameters<ReturnType<typeof table>['with']>[0] = {},
) => {
  const before = table([officer, torpedoes, trophies])
    .ship('p1', CR90, { upgrades: ['adviser', 'torpedoes'], readiness: ['readied', 'discarded'] })
    .ship('p1', NEBULON, {
      damage: [{ face: 'down' }, { face: 'down' }],
      upgrades: ['adviser'],
      readiness: ['discarded'],
    })
    .ship('p2', VICTORY)
    .ship('p2', CR90)
    .squadron('p1', X_WING)
    .squadron('p1', X_WING)
    .squadron('p2', TIE)
    .squadron('p2', TIE)
    .with({ round: 6, phase: 'squadron', ...more })
    .play();
  const units = Object.fromEntries(
    Object.entries(before.state.units).map(([id, unit]) => [id, { ...unit, status: statuses[id] ?? unit.status }]),
  );
  const state: GameState = { ...before.state, units };
  return play(before.engine, { state, events: [] });
};
const outcome = (...args: Parameters<typeof lastRound>) => {
  const game = lastRound(...args);
  game.until((state) => state.outcome !== null);
  return game.state.outcome;
};

describe('the end of a game', () => {
  test('[WIN-03] after six rounds with ships on both sides the higher score wins', () => {
    expect(outcome({ [`p2/${TIE}/1`]: 'destroyed' })).toMatchObject({ winner: 'p1', reason: 'score' });
    expect(outcome({ [`p1/${X_WING}/1`]: 'destroyed' })).toMatchObject({ winner: 'p2', reason: 'score' });
  });

  test('[WIN-04] destroyed ships with all their upgrades, destroyed squadrons, and victory tokens', () => {
    expect(
      outcome(
        {
          [COR]: 'destroyed',
          [`p1/${X_WING}/1`]: 'destroyed',
          [`p2/${TIE}/1`]: 'destroyed',
          [`p2/${TIE}/2`]: 'destroyed',
        },
        { objective: 'trophies', victoryTokens: { p1: 3, p2: 1 } },
      ),
    ).toEqual({
      winner: 'p2',
      reason: 'score',
      scores: { p1: 8 + 8 + 3 * 15, p2: 44 + 7 + 5 + 13 + 15 },
    });
  });

  test('[WIN-05] discarded upgrades count with their destroyed ship; a damaged ship and its discarded upgrades score nothing', () => {
    expect(outcome()).toMatchObject({ scores: { p1: 0, p2: 0 } });
    expect(outcome({ [NEB]: 'destroyed' })).toMatchObject({ scores: { p2: 57 + 7 } });
  });

  test('[WIN-06] equal scores go to the second player, whoever that is', () => {
    expect(outcome()).toMatchObject({ winner: 'p2' });
    expect(outcome({}, { firstPlayer: 'p2' })).toMatchObject({ winner: 'p1' });
  });

  test('[WIN-08] what is still set aside at the end is destroyed and scores; during the game it does not', () => {
    const game = lastRound({ [`p2/${CR90}/1`]: 'setAside' });
    expect(game.engine.viewFor(game.state, 'p1').scores).toEqual({ p1: 0, p2: 0 });
    game.until((state) => state.outcome !== null);
    expect(game.state.outcome).toMatchObject({ winner: 'p1', scores: { p1: 44, p2: 0 } });
    expect(game.state.units[`p2/${CR90}/1`]!.status).toBe('destroyed');
  });

  test('[WIN-08, FAQ-QA-29] a player with ships set aside and none in play has lost, and they are destroyed', () => {
    const doom = upgrade({
      id: 'doom',
      name: 'Doom',
      type: 'officer',
      cost: 2,
      on: { 'phase.ship.start': { resolve: () => [{ verb: 'suffer', ship: VIC, zone: 'rear', points: 20 }] } },
    });
    const before = table([doom])
      .ship('p1', NEBULON, { upgrades: ['doom'] })
      .ship('p2', VICTORY)
      .ship('p2', CR90)
      .squadron('p2', TIE)
      .at('ship')
      .play();
    const aside = (id: string) => ({ ...before.state.units[id]!, status: 'setAside' as const });
    const units = {
      ...before.state.units,
      [`p2/${CR90}/1`]: aside(`p2/${CR90}/1`),
      [`p2/${TIE}/1`]: aside(`p2/${TIE}/1`),
    };
    const game = play(before.engine, { state: { ...before.state, units } as GameState, events: [] });
    game.do(act.useEffect('p1', `${NEB}/doom`));
    expect(game.state.outcome).toEqual({ winner: 'p1', reason: 'elimination', scores: { p1: 85 + 44 + 8, p2: 0 } });
    expect(game.state.units[`p2/${CR90}/1`]!.status).toBe('destroyed');
  });

  /** A CR90 of p1 on its last hull point, at speed 2, with a Nebulon-B far away; it is activated and flies straight on. */
  const fatal = (
    extras: ShipExtras,
    scene: { readonly ahead?: boolean; readonly obstacle?: string; readonly y?: number } = {},
  ) => {
    const pose = { x: 900_000, y: scene.y ?? 300_000, heading: 0 };
    const facedown = Array.from({ length: 3 - (extras.damage?.length ?? 0) }, () => ({ face: 'down' as const }));
    const game = table()
      .ship('p1', CR90, { pose, speed: 2, ...extras, damage: [...(extras.damage ?? []), ...facedown] })
      .ship('p1', NEBULON, { pose: { x: 300_000, y: 300_000, heading: 0 } })
      .ship('p2', VICTORY, {
        pose: scene.ahead ? { ...pose, y: pose.y + 200_000 } : { x: 1_600_000, y: 800_000, heading: 0 },
      })
      .with({
        obstacles: scene.obstacle ? [{ obstacle: scene.obstacle, pose: { ...pose, y: pose.y + 134_400 } }] : [],
      })
      .moving()
      .at('ship')
      .play()
      .do(act.activateShip('p1', COR), act.executeManeuver('p1', COR, [0, 0], 'left'));
    if (game.types().includes('chooseZone')) game.do(act.chooseZone('p1', COR, 'front'));
    expect(game.ship(COR).status).toBe('destroyed');
    return game.engine.viewFor(game.state, 'p2').scores;
  };
  const bare = { shields: { front: 0 } };

  test.each([
    ['an overlap', () => fatal({}, { ahead: true })],
    ['an asteroid field', () => fatal({}, { obstacle: 'asteroid-field-1' })],
    ['a debris field', () => fatal(bare, { obstacle: 'debris-field-1' })],
    ['its own damage card', () => fatal({ ...bare, damage: [{ face: 'up', card: 'ruptured-engine' }] })],
    ['leaving the table', () => fatal({}, { y: 800_000 })],
  ])('[WIN-09] destroyed by %s, a ship scores for its opponent', (_how, scores) => {
    expect(scores()).toEqual({ p1: 0, p2: 44 });
  });

  test('[WIN-10] victory tokens and what the objective changes enter when the scores are determined', () => {
    const bounty = objective({
      id: 'bounty',
      name: 'Bounty',
      category: 'assault',
      victoryTokenValue: 20,
      values: {
        unitScore: {
          stage: 'add',
          apply: (score, g, { unit }) => (g.unit(unit)?.card === CR90 ? score * 2 : score),
        },
      },
    });
    const game = table([bounty])
      .ship('p1', CR90)
      .ship('p1', NEBULON)
      .ship('p2', VICTORY)
      .squadron('p1', X_WING)
      .with({ round: 6, phase: 'squadron', objective: 'bounty', victoryTokens: { p1: 4 } })
      .play();
    const lost = { ...game.state.units[COR]!, status: 'destroyed' as const };
    const begun = { ...game.state, units: { ...game.state.units, [COR]: lost } } as GameState;
    expect(
      play(game.engine, { state: begun, events: [] }).until((state) => state.outcome !== null).state.outcome,
    ).toEqual({
      winner: 'p2',
      reason: 'score',
      scores: { p1: 80, p2: 88 },
    });
  });
});
