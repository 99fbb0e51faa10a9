import { describe, expect, test } from 'vitest';
import { type UpgradeCard, upgrade } from '../../src/content/card.ts';
import { act, type ExecuteManeuver } from '../../src/state/actions.ts';
import { isOffered } from '../support/offers.ts';
import { CR90, NEBULON, rulesOf, table } from '../support/table.ts';

const NEB = `p1/${NEBULON}/1`;
const CARD = `${NEB}/nav-team`;

const courseOf = (
  spend: 'dial' | 'token' | 'both' | null,
  cards: readonly UpgradeCard[] = [],
  upgrades: readonly string[] = ['nav-team'],
) => {
  const game = table(cards)
    .ship('p1', NEBULON, {
      pose: { x: 900_000, y: 400_000, heading: 0 },
      speed: 2,
      dials: ['navigate'],
      commandTokens: ['navigate'],
      upgrades: [...upgrades, ...cards.map(({ id }) => id)],
    })
    .ship('p2', CR90, { pose: { x: 100_000, y: 860_000, heading: 0 } })
    .moving()
    .at('ship')
    .play()
    .do(act.activateShip('p1', NEB), act.done('p1'));
  return spend ? game.do(act.resolveCommand('p1', NEB, 'navigate', spend)) : game;
};

type Game = ReturnType<typeof courseOf>;
const speeds = (game: Game) => game.legal().flatMap((action) => (action.type === 'changeSpeed' ? [action.speed] : []));
const legal = (game: Game, ...clicks: number[]) =>
  (['left', 'right'] as const).some((side) => game.judge(act.executeManeuver('p1', NEB, clicks, side)).ok);

describe('Nav Team', () => {
  test('[UPG-04] the token raises one yaw instead of changing the speed', () => {
    const game = courseOf('token');
    expect([speeds(game), legal(game, 2, 0)]).toEqual([[1, 3], false]);
    game.do(act.useEffect('p1', CARD));
    expect([speeds(game), legal(game, 2, 0), legal(game, 2, 2)]).toEqual([[], true, false]);
  });

  test('[NAV-04] with dial and token: two yaws and one step, on one joint or on two', () => {
    const game = courseOf('both').do(act.useEffect('p1', CARD));
    expect([speeds(game), legal(game, 2, 2), legal(game, 2, -1)]).toEqual([[1, 3], true, true]);
    const changed = courseOf('both').do(act.changeSpeed('p1', NEB, 3), act.useEffect('p1', CARD));
    expect(speeds(changed)).toEqual([]);
    expect([legal(changed, 2, 1, 2), legal(changed, 1, 2, 2), legal(changed, 1, 1, 2)]).toEqual([true, true, true]);
    expect(legal(changed, 2, 2, 2)).toBe(false);
  });

  test('[TIME-08, TIME-09] does nothing for a dial alone, without the command, or once the speed is changed', () => {
    expect([isOffered(courseOf('dial'), CARD), isOffered(courseOf(null), CARD)]).toEqual([false, false]);
    const game = courseOf('token').do(act.changeSpeed('p1', NEB, 3));
    expect(rulesOf(game.judge(act.useEffect('p1', CARD)))).toEqual(['TIME-14']);
    const declined = courseOf('token').do(act.executeManeuver('p1', NEB, [0, 0], 'left'));
    expect(declined.ship(NEB).speed).toBe(2);
  });

  test('[TIME-15] not behind the course', () => {
    const game = courseOf('token').do(act.executeManeuver('p1', NEB, [0, 0], 'left'));
    expect(isOffered(game, CARD)).toBe(false);
  });

  test('[FAQ-CARD-059] a commander who gives one more change of speed gives it beside the token’s yaw', () => {
    const ozzel = upgrade({
      id: 'faster',
      name: 'Faster',
      type: 'officer',
      cost: 1,
      on: {
        'ship.course': {
          scope: 'friendly',
          when: (_g, it) => it.navigate !== null,
          resolve: (_g, it) => [{ verb: 'setFrame', depth: it.depth, fields: { speedSteps: it.speedSteps + 1 } }],
        },
      },
    });
    const game = courseOf('token', [ozzel]).do(act.useEffect('p1', CARD), act.useEffect('p1', `${NEB}/faster`));
    expect(speeds(game)).toEqual([1, 3]);
    expect(legal(game, 2, 1)).toBe(true);
  });

  test('[FAQ-CARD-109] another card with the same words adds nothing', () => {
    const madine = upgrade({
      id: 'steering',
      name: 'Steering',
      type: 'officer',
      cost: 1,
      on: {
        'ship.course': {
          scope: 'friendly',
          when: (_g, it) => it.tokenSteps > 0 && it.speedSteps > 0,
          resolve: (_g, { depth, speedSteps, tokenSteps, yawBonus }) => [
            {
              verb: 'setFrame',
              depth,
              fields: { speedSteps: speedSteps - 1, tokenSteps: tokenSteps - 1, yawBonus: yawBonus + 1 },
            },
          ],
        },
      },
    });
    for (const spend of ['token', 'both'] as const) {
      const game = courseOf(spend, [madine]).do(act.useEffect('p1', CARD));
      expect(isOffered(game, `${NEB}/steering`)).toBe(false);
    }
    const game = courseOf('token', [madine]).do(act.useEffect('p1', `${NEB}/steering`));
    expect(isOffered(game, CARD)).toBe(false);
    expect([speeds(game), legal(game, 2, 1), legal(game, 2, 2)]).toEqual([[], true, false]);
    const most = game.legal().flatMap((action) => (action.type === 'executeManeuver' ? [action] : []));
    expect(Math.max(...most.map(({ clicks }: ExecuteManeuver) => Math.abs(clicks[0]!) + Math.abs(clicks[1]!)))).toBe(3);
  });
});
