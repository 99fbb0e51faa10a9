import { describe, expect, test } from 'vitest';
import { upgrade } from '../../src/content/card.ts';
import { act } from '../../src/state/actions.ts';
import { phaseOf } from '../../src/state/selectors.ts';
import { CR90, codesOf, NEBULON, rulesOf, table, VICTORY } from '../support/table.ts';

const owners = (game: ReturnType<ReturnType<typeof table>['play']>) =>
  game
    .trace('shipActivated')
    .map((event) => (event.type === 'shipActivated' ? game.state.units[event.ship]!.owner : null));

const inShipPhase = { phase: 'ship' } as const;
const afterShips = (state: Parameters<typeof phaseOf>[0]) => phaseOf(state) !== 'ship';

describe('turns of the Ship Phase', () => {
  test('[SHIP-01] players alternate, one own ship a turn, the first player first', () => {
    const build = () =>
      table().ship('p1', CR90).ship('p1', CR90).ship('p2', VICTORY).ship('p2', VICTORY).with(inShipPhase);
    expect(owners(build().play().until(afterShips))).toEqual(['p1', 'p2', 'p1', 'p2']);
    expect(owners(build().with({ firstPlayer: 'p2' }).play().until(afterShips))).toEqual(['p2', 'p1', 'p2', 'p1']);
    const game = build().play();
    expect(rulesOf(game.judge(act.activateShip('p1', 'p2/victory-ii-class-star-destroyer/1')))).toContain('SHIP-01');
  });

  test('[SHIP-02] who has none left passes while the other goes on', () => {
    const game = table()
      .ship('p1', CR90)
      .ship('p2', VICTORY)
      .ship('p2', VICTORY)
      .ship('p2', VICTORY)
      .with(inShipPhase)
      .play();
    expect(owners(game.until(afterShips))).toEqual(['p1', 'p2', 'p2', 'p2']);
  });

  test('[SHIP-03] who has a ship that can activate may not pass', () => {
    const game = table().ship('p1', CR90).ship('p2', VICTORY).with(inShipPhase).play();
    expect(game.types()).toEqual(['activateShip']);
    expect(rulesOf(game.judge(act.done('p1')))).toEqual(['SHIP-03']);
  });

  const barred = upgrade({
    id: 'barred',
    name: 'Barred',
    type: 'officer',
    cost: 1,
    bans: {
      activateShip: {
        rule: 'SHIP-04',
        when: (g, { ship }) =>
          ship === g.self!.id &&
          g.units().some((unit) => unit.kind === 'ship' && unit.owner !== g.owner && !unit.activated),
      },
    },
  });

  test('[SHIP-04, FAQ-QA-01] a player whose ships are all barred passes that turn, and the ship stays unactivated', () => {
    const game = table([barred])
      .ship('p1', CR90, { upgrades: ['barred'] })
      .ship('p2', VICTORY)
      .ship('p2', VICTORY)
      .with(inShipPhase)
      .play();
    expect(game.awaiting()).toMatchObject({ player: 'p2' });
    const refusal = game.judge(act.activateShip('p1', 'p1/cr90-corvette-a/1'));
    expect(codesOf(refusal)).toContain('banned-by-card');
    expect(refusal).toMatchObject({ rule: 'SHIP-04', facts: { by: 'p1/cr90-corvette-a/1/barred' } });
    expect(owners(game.until(afterShips))).toEqual(['p2', 'p2', 'p1']);
  });

  test('[SHIP-14, FAQ-CARD-061] the phase ends when every ship has activated; where all are barred, the bars give way', () => {
    const always = upgrade({
      ...barred,
      id: 'always',
      bans: { activateShip: { rule: 'SHIP-04', when: (g, { ship }) => ship === g.self!.id } },
    });
    const game = table([always])
      .ship('p1', CR90, { upgrades: ['always'] })
      .ship('p2', VICTORY, { upgrades: ['always'] })
      .with(inShipPhase)
      .play();
    expect(game.awaiting()).toMatchObject({ player: 'p1' });
    expect(owners(game.until(afterShips))).toEqual(['p1', 'p2']);
    expect(phaseOf(game.state)).not.toBe('ship');
  });

  test('[SHIP-05] a ship activates at most once a round', () => {
    const game = table().ship('p1', CR90).ship('p1', CR90).ship('p2', VICTORY).with(inShipPhase).play();
    game.do(
      act.activateShip('p1', 'p1/cr90-corvette-a/1'),
      act.activateShip('p2', 'p2/victory-ii-class-star-destroyer/1'),
    );
    expect(game.legal()).toEqual([act.activateShip('p1', 'p1/cr90-corvette-a/2')]);
    expect(rulesOf(game.judge(act.activateShip('p1', 'p1/cr90-corvette-a/1')))).toEqual(['SHIP-05']);
  });

  test('[SHIP-07] the revealed dial is public, and its owner keeps it or turns it into a token', () => {
    const game = table()
      .ship('p1', NEBULON, { dials: ['navigate', 'repair'] })
      .ship('p2', VICTORY)
      .with(inShipPhase)
      .play()
      .do(act.activateShip('p1', 'p1/nebulon-b-escort-frigate/1'));
    const view = game.engine.viewFor(game.state, 'p2').units['p1/nebulon-b-escort-frigate/1']!;
    expect(view).toMatchObject({ openDials: [{ command: 'navigate', from: 'revealed' }], dials: [{ command: null }] });
    expect(game.types()).toEqual(['convertDial', 'done']);
  });

  test('[SHIP-13] when an activation ends the ship is marked and the turn passes', () => {
    const game = table()
      .ship('p1', CR90, { dials: ['navigate'] })
      .ship('p1', CR90)
      .ship('p2', VICTORY)
      .with(inShipPhase)
      .play();
    game.do(act.activateShip('p1', 'p1/cr90-corvette-a/1'), act.done('p1'));
    expect(game.ship('p1/cr90-corvette-a/1').activated).toBe(true);
    expect(game.awaiting()).toMatchObject({ player: 'p2' });
  });
});
