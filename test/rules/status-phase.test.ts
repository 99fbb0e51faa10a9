import { describe, expect, test } from 'vitest';
import { upgrade } from '../../src/content/card.ts';
import { isUnactivated, squadronsOf } from '../../src/state/selectors.ts';
import { CR90, NEBULON, TIE, table, VICTORY, X_WING } from '../support/table.ts';

const idle = upgrade({ id: 'idle', name: 'Idle', type: 'officer', cost: 1 });

describe('the Status Phase', () => {
  test('[STAT-01] exhausted defense tokens are readied, discarded ones stay gone', () => {
    const game = table()
      .ship('p1', NEBULON, { defenseTokens: ['exhausted', 'readied', 'discarded'] })
      .ship('p2', VICTORY, { defenseTokens: ['readied', 'discarded', 'exhausted'] })
      .at('status')
      .play();
    const tokens = (id: string) => game.ship(id).defenseTokens.map(({ readiness }) => readiness);
    expect(tokens('p1/nebulon-b-escort-frigate/1')).toEqual(['readied', 'readied', 'discarded']);
    expect(tokens('p2/victory-ii-class-star-destroyer/1')).toEqual(['readied', 'discarded', 'readied']);
  });

  test('[STAT-02] exhausted upgrades are readied, discarded ones are not', () => {
    const game = table([idle, { ...idle, id: 'gone' }])
      .ship('p1', CR90, { upgrades: ['idle', 'gone'], readiness: ['exhausted', 'discarded'] })
      .ship('p2', VICTORY)
      .at('status')
      .play();
    expect(game.ship('p1/cr90-corvette-a/1').upgrades.map(({ readiness }) => readiness)).toEqual([
      'readied',
      'discarded',
    ]);
    expect(game.trace('upgradesReadied')).toEqual([
      { type: 'upgradesReadied', upgrades: ['p1/cr90-corvette-a/1/idle'] },
    ]);
  });

  test('[STAT-03] flipping the initiative token makes activated squadrons unactivated without moving a slider', () => {
    const game = table()
      .ship('p1', CR90)
      .ship('p2', VICTORY)
      .squadron('p1', X_WING, { activated: true })
      .squadron('p2', TIE, { activated: true })
      .at('status')
      .play();
    expect(game.state.initiative).toEqual({ player: 'p1', side: 'orange' });
    for (const squadron of squadronsOf(game.state)) {
      expect(squadron.slider).toBe('orange');
      expect(isUnactivated(game.state, squadron)).toBe(true);
    }
  });

  test('[STAT-04] tokens, upgrades, initiative, round: in that order', () => {
    const game = table().ship('p1', CR90).ship('p2', VICTORY).at('status').play();
    expect(
      game
        .trace('defenseTokensReadied', 'upgradesReadied', 'initiativeFlipped', 'roundAdvanced')
        .map(({ type }) => type),
    ).toEqual(['defenseTokensReadied', 'upgradesReadied', 'initiativeFlipped', 'roundAdvanced']);
  });

  test('[STAT-05] an effect at the start of the phase comes while tokens are still exhausted', () => {
    let seen: string[] = [];
    const watch = upgrade({
      id: 'watch',
      name: 'Watch',
      type: 'officer',
      cost: 1,
      on: {
        'phase.status.start': {
          optional: false,
          resolve: (g) => {
            seen = g.self!.defenseTokens.map(({ readiness }) => readiness);
            return [{ verb: 'recoverShield', ship: g.self!.id, zone: 'rear' }];
          },
        },
      },
    });
    const game = table([watch])
      .ship('p1', CR90, {
        upgrades: ['watch'],
        shields: { rear: 0 },
        defenseTokens: ['exhausted', 'readied', 'readied'],
      })
      .ship('p2', VICTORY)
      .at('status')
      .play();
    expect(seen).toEqual(['exhausted', 'readied', 'readied']);
    expect(game.ship('p1/cr90-corvette-a/1').shields.rear).toBe(1);
    expect(game.trace('shieldRecovered', 'defenseTokensReadied').map(({ type }) => type)).toEqual([
      'shieldRecovered',
      'defenseTokensReadied',
    ]);
  });

  test('[STAT-06] speed, shields, damage, hull and command tokens stay as they are', () => {
    const position = table()
      .ship('p1', NEBULON, {
        speed: 3,
        shields: { front: 1, rear: 0 },
        commandTokens: ['navigate', 'repair'],
        damage: [{ face: 'down' }, { face: 'up', card: 'power-failure' }],
        dials: ['navigate', 'navigate'],
      })
      .ship('p2', VICTORY, { dials: ['navigate', 'navigate', 'repair'] })
      .squadron('p1', X_WING, { hull: 2 });
    const before = position.at('squadron').play();
    const after = position.at('status').play();
    const id = 'p1/nebulon-b-escort-frigate/1';
    for (const key of ['speed', 'shields', 'damage', 'commandTokens', 'raidTokens', 'pose', 'dials'] as const)
      expect(after.ship(id)[key]).toEqual(before.ship(id)[key]);
    expect(after.ship(id)).toMatchObject({
      speed: 3,
      shields: { front: 1, rear: 0 },
      commandTokens: ['navigate', 'repair'],
    });
    expect(squadronsOf(after.state)[0]!.hull).toBe(2);
  });
});
