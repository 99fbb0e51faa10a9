import { describe, expect, test } from 'vitest';
import type { UpgradeCard } from '../../src/content/card.ts';
import { upgrade } from '../../src/content/card.ts';
import type { PositionShip } from '../../src/engine/position.ts';
import { act } from '../../src/state/actions.ts';
import { CR90, codesOf, NEBULON, rulesOf, table, VICTORY } from '../support/table.ts';

const NEB = 'p1/nebulon-b-escort-frigate/1';
const VIC = 'p1/victory-ii-class-star-destroyer/1';
const COR = 'p1/cr90-corvette-a/1';

type Extras = Partial<Omit<PositionShip, 'upgrades'>> & { upgrades?: string[] };

/** A ship of p1 that has just been activated. */
const activated = (card: string, extras: Extras, cards: readonly UpgradeCard[] = []) =>
  table(cards)
    .ship('p1', card, extras)
    .ship('p2', CR90)
    .at('ship')
    .play()
    .do(act.activateShip('p1', `p1/${card}/1`));

describe('a revealed dial', () => {
  test('[CMD-10] a dial that is not spent is discarded when the activation ends', () => {
    const game = activated(NEBULON, { dials: ['navigate', 'repair'] }).do(act.done('p1'));
    expect(game.ship(NEB)).toMatchObject({
      openDials: [],
      commandTokens: [],
      spentDials: ['navigate'],
      activated: true,
    });
    expect(game.trace('dialDiscarded')).toEqual([{ type: 'dialDiscarded', ship: NEB, command: 'navigate' }]);
  });

  test('[CMD-11, FAQ-QA-10] it becomes a token right when it is revealed, and not later', () => {
    const converted = activated(NEBULON, { dials: ['repair'], shields: { front: 0 } }).do(act.convertDial('p1', NEB));
    expect(converted.ship(NEB)).toMatchObject({ openDials: [], commandTokens: ['repair'], spentDials: ['repair'] });
    expect(converted.legal().filter(({ type }) => type === 'resolveCommand')).toEqual([
      act.resolveCommand('p1', NEB, 'repair', 'token'),
    ]);
    const kept = activated(NEBULON, { dials: ['repair'], shields: { front: 0 } }).do(act.done('p1'));
    expect(kept.awaiting()).toMatchObject({ decision: { kind: 'resolveCommands' } });
    expect(kept.judge(act.convertDial('p1', NEB)).ok).toBe(false);
    expect(rulesOf(kept.judge(act.convertDial('p1', NEB)))).toContain('CMD-11');
    expect(rulesOf(converted.judge(act.convertDial('p1', NEB)))).toContain('CMD-11');
  });

  test('[CMD-27] a ship without a dial activates all the same, and may spend tokens unless the option says no', () => {
    const extras: Extras = { commandTokens: ['repair'], shields: { front: 0 } };
    const game = activated(NEBULON, extras);
    expect(game.trace('dialRevealed')).toEqual([]);
    expect(game.legal()).toContainEqual(act.resolveCommand('p1', NEB, 'repair', 'token'));
    const strict = table()
      .ship('p1', NEBULON, extras)
      .ship('p2', CR90)
      .options({ activateWithoutDial: 'withoutTokens' })
      .at('ship')
      .play();
    strict.do(act.activateShip('p1', NEB));
    expect(strict.ship(NEB).activated).toBe(true);
    expect(strict.trace('shipActivated', 'shipActivationEnded').map(({ type }) => type)).toEqual([
      'shipActivated',
      'shipActivationEnded',
    ]);
  });
});

describe('command tokens', () => {
  test('[CMD-12, CMD-14] over the limit the owner discards one at once, old or new', () => {
    const game = activated(CR90, { dials: ['navigate'], commandTokens: ['repair'] }).do(act.convertDial('p1', COR));
    expect(game.legal()).toEqual([
      act.discardCommandToken('p1', COR, 'navigate'),
      act.discardCommandToken('p1', COR, 'repair'),
    ]);
    expect(rulesOf(game.judge(act.done('p1')))).toContain('CMD-14');
    expect(rulesOf(game.judge(act.discardCommandToken('p1', COR, 'squadron')))).toEqual(['CMD-14']);
    expect(game.do(act.discardCommandToken('p1', COR, 'navigate')).ship(COR).commandTokens).toEqual(['repair']);
  });

  test('[CMD-12] a limit of none loses every gained token without a question', () => {
    const none = upgrade({
      id: 'none',
      name: 'None',
      type: 'officer',
      cost: 1,
      values: { commandTokenLimit: { stage: 'set', apply: () => 0 } },
    });
    const game = activated(CR90, { dials: ['navigate'], upgrades: ['none'] }, [none]).do(act.convertDial('p1', COR));
    expect(game.ship(COR).commandTokens).toEqual([]);
    expect(game.awaiting()).not.toMatchObject({ decision: { kind: 'discardCommandToken' } });
  });

  test('[CMD-13, CMD-15] a second token of a type is discarded at once, and nothing else changes', () => {
    const game = activated(VICTORY, { dials: ['squadron'], commandTokens: ['squadron', 'repair'] });
    game.do(act.convertDial('p1', VIC));
    expect(game.ship(VIC).commandTokens).toEqual(['squadron', 'repair']);
    expect(game.trace('commandTokenGained', 'commandTokenDiscarded')).toEqual([
      { type: 'commandTokenGained', ship: VIC, command: 'squadron' },
      { type: 'commandTokenDiscarded', ship: VIC, command: 'squadron' },
    ]);
  });

  test('[CMD-15] a second copy on a ship at its limit leaves the other tokens alone', () => {
    const game = activated(CR90, { dials: ['repair'], commandTokens: ['repair'] }).do(act.convertDial('p1', COR));
    expect(game.ship(COR).commandTokens).toEqual(['repair']);
    expect(game.awaiting()).not.toMatchObject({ decision: { kind: 'discardCommandToken' } });
  });

  test('[CMD-16, FAQ-QA-11] a token can be spent in the activation in which it was gained', () => {
    const game = activated(NEBULON, { dials: ['repair'], shields: { front: 1 } });
    game.do(act.convertDial('p1', NEB), act.resolveCommand('p1', NEB, 'repair', 'token'));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'repair', points: 2 } });
    expect(game.ship(NEB).commandTokens).toEqual([]);
  });

  test('[CMD-17] a token stays from round to round until it is spent', () => {
    const game = table()
      .ship('p1', NEBULON, { commandTokens: ['repair'], shields: { front: 0 } })
      .ship('p2', CR90)
      .with({ round: 2 })
      .play()
      .until((state) => state.round === 4);
    expect(game.ship(NEB).commandTokens).toEqual(['repair']);
    game.until((state) => game.engine.legalActions(state).some(({ type }) => type === 'resolveCommand'));
    game.do(act.resolveCommand('p1', NEB, 'repair', 'token'));
    expect(game.ship(NEB).commandTokens).toEqual([]);
  });
});

describe('resolving commands', () => {
  const ready: Extras = { dials: ['repair'], commandTokens: ['repair'], shields: { front: 0, rear: 0 } };

  test('[CMD-18] each command at most once a round for a ship', () => {
    const game = activated(NEBULON, ready).do(
      act.done('p1'),
      act.resolveCommand('p1', NEB, 'repair', 'dial'),
      act.done('p1'),
    );
    expect(game.ship(NEB).commandTokens).toEqual(['repair']);
    expect(game.ship(NEB).activated).toBe(true);
    const again = activated(NEBULON, ready).do(act.done('p1'), act.resolveCommand('p1', NEB, 'repair', 'dial'));
    expect(rulesOf(again.judge(act.resolveCommand('p1', NEB, 'repair', 'token')))).toContain('CMD-18');
  });

  test('[CMD-19, FAQ-QA-08, FAQ-QA-09, FAQ-QA-15] dial, token, or both at the same moment', () => {
    const game = activated(NEBULON, ready).do(act.done('p1'));
    expect(game.legal()).toEqual([
      ...(['dial', 'token', 'both'] as const).map((spend) => act.resolveCommand('p1', NEB, 'repair', spend)),
      act.done('p1'),
    ]);
    const both = activated(NEBULON, ready).do(act.done('p1'), act.resolveCommand('p1', NEB, 'repair', 'both'));
    expect(both.awaiting()).toMatchObject({ decision: { points: 5 } });
    expect(both.ship(NEB)).toMatchObject({ commandTokens: [], openDials: [], spentDials: ['repair'] });
    const missing = activated(NEBULON, { ...ready, commandTokens: [] }).do(act.done('p1'));
    expect(rulesOf(missing.judge(act.resolveCommand('p1', NEB, 'repair', 'both')))).toEqual(['CMD-20']);
  });

  test('[CMD-21] other commands wait for their own time', () => {
    const game = activated(VICTORY, {
      dials: ['navigate'],
      commandTokens: ['squadron', 'repair'],
      shields: { front: 0 },
    }).do(act.done('p1'));
    expect(game.legal()).toContainEqual(act.resolveCommand('p1', VIC, 'repair', 'token'));
    expect(rulesOf(game.judge(act.resolveCommand('p1', VIC, 'navigate', 'dial')))).toEqual(['NAV-01']);
    game.do(act.resolveCommand('p1', VIC, 'repair', 'token'), act.done('p1'));
    expect(game.ship(VIC)).toMatchObject({ commandTokens: ['squadron'] });
  });

  test('[CMD-22, FAQ-ERR-25] a command may be resolved without using its effect, and counts as resolved', () => {
    const team = upgrade({
      id: 'team',
      name: 'Team',
      type: 'support-team',
      cost: 1,
      on: {
        'command.repair': {
          resolve: (_g, it) => [{ verb: 'setFrame', depth: it.depth, fields: { points: it.points + 1 } }],
        },
      },
    });
    const game = activated(NEBULON, { ...ready, upgrades: ['team'] }, [team]);
    game.do(act.done('p1'), act.resolveCommand('p1', NEB, 'repair', 'dial'));
    expect(game.legal()).toContainEqual(act.useEffect('p1', `${NEB}/team`));
    game.do(act.useEffect('p1', `${NEB}/team`));
    expect(game.awaiting()).toMatchObject({ decision: { kind: 'repair', points: 4 } });
    game.do(act.done('p1'));
    expect(game.ship(NEB).shields).toMatchObject({ front: 0, rear: 0 });
    expect(game.trace('commandResolved')).toEqual([
      { type: 'commandResolved', ship: NEB, command: 'repair', spend: 'dial' },
    ]);
  });

  test('[CMD-23, TIME-10] a ship spends only its own dials and tokens', () => {
    const game = table()
      .ship('p1', NEBULON, { dials: ['navigate'] })
      .ship('p1', CR90, { commandTokens: ['repair'] })
      .ship('p2', CR90)
      .at('ship')
      .play()
      .do(act.activateShip('p1', NEB));
    expect(rulesOf(game.judge(act.resolveCommand('p1', COR, 'repair', 'token')))).toContain('CMD-23');
    expect(rulesOf(game.judge(act.resolveCommand('p1', NEB, 'repair', 'token')))).toContain('CMD-20');
    expect(rulesOf(game.judge(act.convertDial('p2', NEB)))).toContain('CMD-23');
    for (const action of game.legal()) if ('ship' in action) expect(action.ship).toBe(NEB);
  });
});

describe('raid tokens', () => {
  test('[CMD-28] a raided command cannot be resolved by dial or token, and no raid token comes twice', () => {
    const game = activated(NEBULON, {
      dials: ['repair'],
      commandTokens: ['repair'],
      raidTokens: ['repair'],
      shields: { front: 0 },
    });
    game.do(act.done('p1'));
    expect(game.trace('commandResolved')).toEqual([]);
    expect(game.ship(NEB).activated).toBe(true);
    const raider = upgrade({
      id: 'raider',
      name: 'Raider',
      type: 'officer',
      cost: 1,
      on: {
        'ship.activation': {
          optional: false,
          resolve: (g) => [{ verb: 'gainRaidToken', ship: g.self!.id, command: 'navigate' }],
        },
      },
    });
    const twice = activated(NEBULON, { raidTokens: ['navigate'], upgrades: ['raider'] }, [raider]);
    expect(twice.ship(NEB).raidTokens).toEqual(['navigate']);
    const judged = activated(NEBULON, { dials: ['repair'], raidTokens: ['repair'], shields: { front: 0 } });
    expect(rulesOf(judged.judge(act.resolveCommand('p1', NEB, 'repair', 'dial')))).toContain('CMD-28');
  });

  test('[CMD-29] the dial clears all raid tokens, a command token the one of its type', () => {
    const start: Extras = {
      dials: ['squadron'],
      raidTokens: ['navigate', 'repair'],
      commandTokens: ['repair'],
      shields: { front: 0 },
    };
    const game = activated(NEBULON, start);
    expect(game.legal().filter(({ type }) => type === 'clearRaid' || type === 'done')).toEqual([
      act.clearRaid('p1', NEB, 'dial'),
      act.clearRaid('p1', NEB, 'repair'),
      act.done('p1'),
    ]);
    const byDial = activated(NEBULON, start).do(act.clearRaid('p1', NEB, 'dial'));
    expect(byDial.ship(NEB)).toMatchObject({
      raidTokens: [],
      openDials: [],
      spentDials: ['squadron'],
      commandTokens: ['repair'],
    });
    byDial.until(
      (state) => state.units[NEB]!.kind === 'ship' && byDial.legal().some(({ type }) => type === 'resolveCommand'),
    );
    expect(byDial.legal()).toContainEqual(act.resolveCommand('p1', NEB, 'repair', 'token'));
    const byToken = activated(NEBULON, start).do(act.clearRaid('p1', NEB, 'repair'));
    expect(byToken.ship(NEB)).toMatchObject({
      raidTokens: ['navigate'],
      commandTokens: [],
      openDials: [{ command: 'squadron' }],
    });
    const after = activated(NEBULON, start).do(act.convertDial('p1', NEB));
    expect(after.legal()).toContainEqual(act.clearRaid('p1', NEB, 'repair'));
    expect(after.legal()).not.toContainEqual(act.clearRaid('p1', NEB, 'dial'));
    expect(codesOf(game.judge(act.clearRaid('p1', NEB, 'navigate')))).toContain('no-such-token');
    expect(rulesOf(game.judge(act.clearRaid('p1', NEB, 'squadron')))).toContain('CMD-29');
  });
});
