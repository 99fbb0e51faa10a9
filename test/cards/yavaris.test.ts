import { describe, expect, test } from 'vitest';
import { type UpgradeCard, upgrade } from '../../src/content/card.ts';
import { act } from '../../src/state/actions.ts';
import { finishAttack } from '../support/attacks.ts';
import { due } from '../support/offers.ts';
import { CR90, NEBULON, rulesOf, TIE, table, X_WING } from '../support/table.ts';

const NEB = `p1/${NEBULON}/1`;
const WING = `p1/${X_WING}/1`;
const TARGET = `p2/${CR90}/1`;
const HERE = { x: 900_000, y: 300_000, heading: 0 };

/** A Nebulon-B whose command activates an X-wing that stands beside an enemy corvette. */
const activated = (upgrades: readonly string[] = ['yavaris'], cards: readonly UpgradeCard[] = []) =>
  table(cards)
    .ship('p1', NEBULON, { pose: HERE, dials: ['squadron'], speed: 1, upgrades })
    .ship('p2', CR90, { pose: { ...HERE, x: HERE.x + 200_000 } })
    .squadron('p1', X_WING, { pose: { ...HERE, x: HERE.x + 140_000 } })
    .squadron('p1', X_WING, { pose: { ...HERE, x: HERE.x + 100_000, y: HERE.y + 100_000 } })
    .chance('explicit')
    .moving()
    .at('ship')
    .play()
    .do(
      act.activateShip('p1', NEB),
      act.done('p1'),
      act.resolveCommand('p1', NEB, 'squadron', 'dial'),
      act.activateSquadron('p1', WING),
    );

type Game = ReturnType<typeof activated>;
const strike = act.declareTarget('p1', { attacker: WING, defender: TARGET, defendingZone: 'left' });
const attack = (game: Game) => finishAttack(game.do(strike), () => 'hit');
const away = act.moveSquadron('p1', WING, { x: HERE.x + 140_000, y: HERE.y - 60_000 });

describe('Yavaris', () => {
  test('[FAQ-ERR-10] a squadron that does not move attacks twice', () => {
    const game = attack(attack(activated()));
    expect(game.trace('targetDeclared')).toHaveLength(2);
    expect(game.ship(TARGET).shields.left).toBe(0);
    expect(due(game)).toBe('squadronCommand');
    expect(rulesOf(attack(activated([])).judge(strike))).toContain('SQC-08');
  });

  test('[FAQ-ERR-10] one that moves first, or after its first attack, has one attack', () => {
    const moved = activated().do(act.moveSquadron('p1', WING, { x: HERE.x + 140_000, y: HERE.y + 10_000 }));
    attack(moved);
    expect(due(moved)).toBe('squadronCommand');
    const after = attack(activated()).do(away);
    expect(due(after)).toBe('squadronCommand');
    expect(after.trace('targetDeclared')).toHaveLength(1);
  });

  test('[FAQ-ERR-10, TIME-02] after two attacks it cannot move, by no effect, while the ship’s activation lasts', () => {
    const team = upgrade({
      id: 'coordinators',
      name: 'Coordinators',
      type: 'officer',
      cost: 1,
      on: {
        'ship.afterManeuver': {
          scope: 'self',
          choose: (g) =>
            g
              .units(g.owner)
              .filter(({ kind }) => kind === 'squadron')
              .map(({ id }) => ({ unit: id })),
          resolve: (_g, _it, { unit }) => [{ verb: 'grantMove', squadron: unit!, reach: 1 }],
        },
      },
    });
    const game = attack(attack(activated(['yavaris', 'coordinators'], [team])));
    expect(rulesOf(game.judge(away))).toContain('FAQ-ERR-10');
    if (due(game) === 'squadronAction') game.do(act.done('p1'));
    game.do(act.done('p1'), act.executeManeuver('p1', NEB, [0], 'left'));
    game.do(act.useEffect('p1', `${NEB}/coordinators`, { unit: WING }));
    expect(game.judge(away)).toMatchObject({ ok: false });
    expect(game.legal().some(({ type }) => type === 'moveSquadron')).toBe(false);
    const other = attack(attack(activated(['yavaris', 'coordinators'], [team])));
    if (due(other) === 'squadronAction') other.do(act.done('p1'));
    other.do(act.done('p1'), act.executeManeuver('p1', NEB, [0], 'left'));
    other.do(act.useEffect('p1', `${NEB}/coordinators`, { unit: `p1/${X_WING}/2` }));
    expect(other.legal().some(({ type }) => type === 'moveSquadron')).toBe(true);
  });

  test('[TIME-17] in a later activation it may move again', () => {
    const game = attack(attack(activated()));
    game.until((state) => state.round === 2 && state.frames.some(({ kind }) => kind === 'squadronPhase'));
    game.do(act.activateSquadron('p1', WING));
    expect(game.legal().some(({ type }) => type === 'moveSquadron')).toBe(true);
  });

  test('not in the Squadron Phase, and not by another ship’s command', () => {
    const phase = table()
      .ship('p1', NEBULON, { pose: HERE, upgrades: ['yavaris'] })
      .ship('p2', CR90, { pose: { ...HERE, x: HERE.x + 200_000 } })
      .squadron('p1', X_WING, { pose: { ...HERE, x: HERE.x + 140_000 } })
      .chance('explicit')
      .moving()
      .at('squadron')
      .play()
      .do(act.activateSquadron('p1', WING));
    expect(attack(phase).trace('targetDeclared')).toHaveLength(1);
    expect(phase.judge(strike).ok).toBe(false);
    const other = table()
      .ship('p1', NEBULON, { pose: { ...HERE, x: HERE.x - 100_000 }, upgrades: ['yavaris'] })
      .ship('p1', NEBULON, { pose: HERE, dials: ['squadron'] })
      .ship('p2', CR90, { pose: { ...HERE, x: HERE.x + 200_000 } })
      .squadron('p1', X_WING, { pose: { ...HERE, x: HERE.x + 140_000 } })
      .chance('explicit')
      .moving()
      .at('ship')
      .play()
      .do(
        act.activateShip('p1', `p1/${NEBULON}/2`),
        act.done('p1'),
        act.resolveCommand('p1', `p1/${NEBULON}/2`, 'squadron', 'dial'),
        act.activateSquadron('p1', WING),
      );
    attack(other);
    expect(other.judge(strike).ok).toBe(false);
  });

  test('a Counter against the first attack does not cost the second', () => {
    const game = table()
      .ship('p1', NEBULON, { pose: HERE, dials: ['squadron'], upgrades: ['yavaris'] })
      .ship('p2', CR90, { pose: { ...HERE, x: HERE.x + 600_000 } })
      .squadron('p1', X_WING, { pose: { ...HERE, x: HERE.x + 140_000 } })
      .squadron('p2', 'tie-interceptor-squadron', { pose: { ...HERE, x: HERE.x + 190_000 } })
      .squadron('p2', TIE, { pose: { ...HERE, x: HERE.x + 140_000, y: HERE.y + 60_000 } })
      .chance('explicit')
      .moving()
      .at('ship')
      .play()
      .do(
        act.activateShip('p1', NEB),
        act.done('p1'),
        act.resolveCommand('p1', NEB, 'squadron', 'dial'),
        act.activateSquadron('p1', WING),
        act.declareTarget('p1', { attacker: WING, defender: 'p2/tie-interceptor-squadron/1' }),
        act.rollDice(Array.from({ length: 4 }, () => ({ color: 'blue', face: 'accuracy' }) as const)),
      );
    finishAttack(game.do(act.useEffect('p2', 'p2/tie-interceptor-squadron/1/counter')));
    expect(game.judge(act.declareTarget('p1', { attacker: WING, defender: `p2/${TIE}/1` })).ok).toBe(true);
  });
});
