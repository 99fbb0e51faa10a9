import { describe, expect, test } from 'vitest';
import { act } from '../../src/state/actions.ts';
import { battle, blanks, COR, die, fire, frontToFront, roll, run, upTo, VIC } from '../support/battle.ts';
import { CR90, NEBULON, rulesOf, TIE, table, VICTORY } from '../support/table.ts';

const up = (card: string) => [{ face: 'up' as const, card }];
const hits = roll(...blanks, ['blue', 'crit'], ['blue', 'hit'], ['blue', 'accuracy']);

/** The CR90 without front shields is dealt this card face up by a critical; one point of damage. */
const dealt = (
  card: string,
  defender: Parameters<typeof battle>[0] extends infer S ? (S extends { defender?: infer D } ? D : never) : never = {},
) =>
  upTo(
    battle({ gap: 150_000, defender: { shields: { front: 0 }, ...defender } }).do(
      frontToFront,
      roll(...blanks, ['blue', 'crit'], ['blue', 'accuracy'], ['blue', 'accuracy']),
    ),
    'criticalEffect',
  ).do(act.resolveCritical('p1'), act.drawDamageCard(card));

describe('damage cards that act when dealt', () => {
  test('Structural Damage deals one more and is turned down', () => {
    const game = dealt('structural-damage');
    expect(game.ship(COR).damage).toMatchObject([
      { face: 'down', card: 'structural-damage' },
      { face: 'down', card: null },
    ]);
    expect(game.engine.viewFor(game.state, 'p2').units[COR]).toMatchObject({
      damage: [{ card: null }, { card: null }],
    });
  });

  test('Injured Crew: its owner discards a defense token', () => {
    const game = dealt('injured-crew');
    expect(game.awaiting()).toMatchObject({ player: 'p2' });
    expect(game.legal()).toHaveLength(3);
    game.do(act.useEffect('p2', 'damage/shared/1', { count: 2 }));
    expect(game.ship(COR)).toMatchObject({
      defenseTokens: [{ readiness: 'readied' }, { readiness: 'readied' }, { readiness: 'discarded' }],
      damage: [{ face: 'down' }],
    });
    const none = dealt('injured-crew', { defenseTokens: ['discarded', 'discarded', 'discarded'] });
    expect(none.ship(COR).damage).toMatchObject([{ face: 'down' }]);
  });

  test('Projector Misaligned: the strongest zone loses all, the owner choosing among equals', () => {
    const tie = dealt('projector-misaligned');
    expect(tie.legal()).toEqual(
      (['left', 'right'] as const).map((zone) => act.useEffect('p2', 'damage/shared/1', { zone })),
    );
    tie.do(act.useEffect('p2', 'damage/shared/1', { zone: 'left' }));
    expect(tie.ship(COR).shields).toEqual({ front: 0, left: 0, right: 2, rear: 1 });
    const one = dealt('projector-misaligned', { shields: { front: 0, left: 1, right: 2, rear: 1 } });
    expect(one.ship(COR).shields).toEqual({ front: 0, left: 1, right: 0, rear: 1 });
  });

  test('Shield Failure: the opponent may take a shield from up to two zones', () => {
    const game = dealt('shield-failure');
    expect(game.awaiting()).toMatchObject({ player: 'p1', decision: { kind: 'choose' } });
    game.do(act.choose('p1', { zone: 'left' }), act.choose('p1', { zone: 'rear' }));
    expect(game.ship(COR)).toMatchObject({
      shields: { front: 0, left: 1, right: 2, rear: 0 },
      damage: [{ face: 'down' }],
    });
    const spared = dealt('shield-failure').do(act.choose('p1', {}));
    expect(spared.ship(COR)).toMatchObject({ shields: { left: 2, right: 2 }, damage: [{ face: 'down' }] });
  });

  test('Comm Noise: the opponent slows the ship, sets its top dial, or does nothing', () => {
    const slow = dealt('comm-noise', { speed: 2, dials: ['repair'] });
    slow.do(act.choose('p1', { count: 1 }));
    expect(slow.ship(COR)).toMatchObject({ speed: 1, damage: [{ face: 'down' }] });
    const dial = dealt('comm-noise', { dials: ['repair'] }).do(act.choose('p1', { command: 'squadron' }));
    expect(dial.ship(COR).dials).toEqual([{ command: 'squadron', seenBy: ['p1', 'p2'] }]);
    expect(dealt('comm-noise', { speed: 0 }).ship(COR).damage).toMatchObject([{ face: 'down' }]);
  });

  test('[CMD-12] Life Support Failure: all command tokens go, and none can be had', () => {
    const game = dealt('life-support-failure', { commandTokens: ['repair'] });
    expect(game.ship(COR)).toMatchObject({ commandTokens: [], damage: [{ face: 'up' }] });
    const gain = table()
      .ship('p1', CR90, { dials: ['navigate'], damage: up('life-support-failure') })
      .ship('p2', VICTORY)
      .at('ship')
      .play();
    gain.do(act.activateShip('p1', `p1/${CR90}/1`), act.convertDial('p1', `p1/${CR90}/1`));
    expect(gain.ship(`p1/${CR90}/1`).commandTokens).toEqual([]);
  });
});

describe('damage cards that hinder attacks', () => {
  const firing = (card: string, gap = 150_000, obstacles: { obstacle: string; x: number; y: number }[] = []) =>
    battle({ gap, attacker: { damage: up(card) }, obstacles, squadrons: [['p2', TIE, 100_000, 0]] });

  test('Blinded Gunners: no accuracy icons are spent', () => {
    const game = firing('blinded-gunners').do(frontToFront, hits);
    expect(game.legal().some(({ type }) => type === 'spendAccuracy')).toBe(false);
    expect(rulesOf(battleJudge('blinded-gunners'))).toContain('TIME-02');
    expect(
      battle({ gap: 150_000 })
        .do(frontToFront, hits)
        .legal()
        .some(({ type }) => type === 'spendAccuracy'),
    ).toBe(true);
  });
  const battleJudge = (card: string) => {
    const game = battle({ gap: 150_000, attacker: { damage: up(card), commandTokens: ['concentrateFire'] } }).do(
      frontToFront,
      hits,
    );
    return game.judge(act.spendAccuracy('p1', die('blue', 'accuracy'), 0));
  };

  test('Damaged Munitions: one die less against ships, not against squadrons', () => {
    const game = firing('damaged-munitions').do(frontToFront);
    expect(game.legal()).toEqual([
      act.useEffect('p1', 'damage/shared/1', { color: 'red' }),
      act.useEffect('p1', 'damage/shared/1', { color: 'blue' }),
    ]);
    game.do(act.useEffect('p1', 'damage/shared/1', { color: 'red' }));
    expect(game.awaiting()).toMatchObject({ decision: { dice: ['red', 'red', 'blue', 'blue', 'blue'] } });
    const squadron = firing('damaged-munitions').do(fire('right', `p2/${TIE}/1`));
    expect(squadron.awaiting()).toMatchObject({ decision: { dice: ['blue'] } });
  });

  test('[OBS-07] Point-Defense Failure: with a single die squadrons cannot be attacked, ships can', () => {
    const game = firing('point-defense-failure');
    expect(rulesOf(game.judge(fire('right', `p2/${TIE}/1`)))).toEqual(['OBS-07']);
    expect(game.judge(frontToFront).ok).toBe(true);
  });

  test('Coolant Discharge: one attack on a ship a round', () => {
    const scene = (card: string | null) =>
      table()
        .ship('p1', VICTORY, { pose: { x: 900_000, y: 300_000, heading: 0 }, ...(card ? { damage: up(card) } : {}) })
        .ship('p2', CR90, { pose: { x: 1_020_000, y: 440_000, heading: 0 } })
        .chance('explicit')
        .moving()
        .fighting()
        .at('ship')
        .play()
        .do(act.activateShip('p1', VIC));
    const attackTwice = (card: string | null) => {
      const game = scene(card);
      const first = game.legal().find((a) => a.type === 'declareTarget' && a.zone === 'front')!;
      game.do(first);
      game.until(() => {
        const due = game.awaiting();
        return (
          due.kind === 'player' && (due.decision.kind === 'declareTarget' || due.decision.kind === 'determineCourse')
        );
      });
      return game.types();
    };
    const open = scene(null)
      .legal()
      .some((a) => a.type === 'declareTarget' && a.zone === 'right');
    expect(open).toBe(true);
    expect(attackTwice(null)).toContain('declareTarget');
    expect(attackTwice('coolant-discharge')).not.toContain('declareTarget');
  });

  test('Depowered Armament: not at long range', () => {
    expect(rulesOf(firing('depowered-armament', 250_000).judge(frontToFront))).toEqual(['TIME-02']);
    expect(firing('depowered-armament', 150_000).judge(frontToFront).ok).toBe(true);
  });

  test('Disengaged Fire Control: no obstructed target', () => {
    const rock = [{ obstacle: 'asteroid-field-1', x: 0, y: 120_000 }];
    expect(rulesOf(firing('disengaged-fire-control', 150_000, rock).judge(frontToFront))).toEqual(['TIME-02']);
    expect(firing('disengaged-fire-control').judge(frontToFront).ok).toBe(true);
  });

  test('Targeter Disruption: no critical effects', () => {
    const game = run(firing('targeter-disruption'), frontToFront, hits, 'p1', 'p2');
    expect(game.trace('damageTotalled')).toHaveLength(1);
    expect(game.legal().some(({ type }) => type === 'resolveCritical')).toBe(false);
  });
});

describe('damage cards that hinder defense and crew', () => {
  const NEB = `p1/${NEBULON}/1`;

  test('Faulty Countermeasures: exhausted tokens cannot be spent', () => {
    const game = run(
      battle({
        gap: 150_000,
        defender: { damage: up('faulty-countermeasures'), defenseTokens: ['exhausted', 'readied', 'readied'] },
      }),
      frontToFront,
      hits,
      'p1',
    );
    expect(rulesOf(game.judge(act.spendDefenseToken('p2', COR, 0, { die: die('blue', 'hit') })))).toEqual(['TIME-02']);
    expect(game.judge(act.spendDefenseToken('p2', COR, 1, { die: die('blue', 'hit') })).ok).toBe(true);
  });

  test('[REP-09] Capacitor Failure: no shield into an empty zone, until it is discarded; no redirect for an empty zone', () => {
    const game = table()
      .ship('p1', NEBULON, {
        dials: ['repair'],
        commandTokens: ['repair'],
        damage: up('capacitor-failure'),
        shields: { rear: 0, left: 0 },
      })
      .ship('p2', CR90)
      .at('ship')
      .play();
    game.do(act.activateShip('p1', NEB), act.done('p1'), act.resolveCommand('p1', NEB, 'repair', 'both'));
    expect(rulesOf(game.judge(act.recoverShield('p1', NEB, 'rear')))).toEqual(['TIME-02']);
    expect(rulesOf(game.judge(act.moveShield('p1', NEB, 'front', 'left')))).toEqual(['TIME-02']);
    game.do(act.discardDamageCard('p1', NEB, 'damage/shared/1'), act.recoverShield('p1', NEB, 'rear'));
    expect(game.ship(NEB).shields.rear).toBe(1);
    const redirect = (front: number) =>
      run(
        battle({ gap: 150_000, defender: { damage: up('capacitor-failure'), shields: { front } } }),
        frontToFront,
        hits,
        'p1',
      ).judge(act.spendDefenseToken('p2', COR, 2, { zone: 'left' }));
    expect(rulesOf(redirect(0))).toEqual(['TIME-02']);
    expect(redirect(1).ok).toBe(true);
  });

  test('Compartment Fire: its defense tokens stay exhausted, others are readied', () => {
    const game = table()
      .ship('p1', NEBULON, { damage: up('compartment-fire'), defenseTokens: ['exhausted', 'exhausted', 'readied'] })
      .ship('p2', CR90, { defenseTokens: ['exhausted', 'readied', 'readied'] })
      .at('status')
      .play();
    expect(game.ship(NEB).defenseTokens.map(({ readiness }) => readiness)).toEqual([
      'exhausted',
      'exhausted',
      'readied',
    ]);
    expect(game.ship(COR).defenseTokens[0]!.readiness).toBe('readied');
  });

  test('Crew Panic: one damage, or the dial goes and none is revealed', () => {
    const panic = () =>
      table()
        .ship('p1', NEBULON, { damage: up('crew-panic'), dials: ['squadron', 'repair'] })
        .ship('p2', CR90)
        .at('ship')
        .play()
        .do(act.activateShip('p1', NEB));
    expect(panic().legal()).toEqual([
      act.useEffect('p1', 'damage/shared/1', { count: 1 }),
      act.useEffect('p1', 'damage/shared/1', { count: 0 }),
    ]);
    const brave = panic().do(act.useEffect('p1', 'damage/shared/1', { count: 1 }), act.chooseZone('p1', NEB, 'rear'));
    expect(brave.ship(NEB)).toMatchObject({ shields: { rear: 1 }, openDials: [{ command: 'squadron' }] });
    const lost = panic().do(act.useEffect('p1', 'damage/shared/1', { count: 0 }));
    expect(lost.ship(NEB)).toMatchObject({ spentDials: ['squadron'], openDials: [], dials: [{ command: 'repair' }] });
    expect(lost.trace('dialRevealed')).toEqual([]);
  });
});
