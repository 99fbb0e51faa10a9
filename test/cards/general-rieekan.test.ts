import { describe, expect, test } from 'vitest';
import { upgrade } from '../../src/content/card.ts';
import { act } from '../../src/state/actions.ts';
import type { UnitStatus } from '../../src/state/state.ts';
import { finishAttack } from '../support/attacks.ts';
import { due, isOffered, picksOf } from '../support/offers.ts';
import { CR90, type HomeMade, NEBULON, TIE, table, VICTORY, X_WING } from '../support/table.ts';

const HERE = { x: 900_000, y: 300_000, heading: 0 };
const FLAGSHIP = `p1/${NEBULON}/1`;
const CARD = `${FLAGSHIP}/general-rieekan`;
const VIC = `p2/${VICTORY}/1`;
const down = (count: number) => Array.from({ length: count }, () => ({ face: 'down' as const }));

/** An effect of p2 that does damage to whatever it names, as often as it likes: one for each letter. */
const striker = (...letters: readonly string[]): readonly HomeMade[] =>
  letters.map((letter) =>
    upgrade({
      id: `strike-${letter}`,
      name: 'Strike',
      type: 'officer',
      cost: 1,
      on: {
        'phase.ship.start': {
          choose: (g) =>
            g
              .units('p1')
              .filter(({ pose }) => pose)
              .map(({ id }) => ({ unit: id })),
          resolve: (_g, _it, { unit }) => [{ verb: 'suffer', ship: unit!, zone: 'front', points: 20 }],
        },
      },
    }),
  );

/** A fleet of p1 under Rieekan; p2 strikes at the start of the Ship Phase. */
const scene = (letters: readonly string[] = ['a'], round = 3) => {
  const cards = striker(...letters);
  return table(cards)
    .ship('p1', NEBULON, { pose: HERE, upgrades: ['general-rieekan'], dials: ['repair'], speed: 1 })
    .ship('p1', CR90, { pose: { ...HERE, x: HERE.x + 200_000 }, dials: ['concentrateFire'], speed: 1 })
    .ship('p2', VICTORY, {
      pose: { ...HERE, x: HERE.x + 200_000, y: HERE.y + 200_000, heading: 32_768 },
      upgrades: cards.map(({ id }) => id),
    })
    .squadron('p1', 'luke-skywalker', { pose: { ...HERE, x: HERE.x - 200_000 } })
    .squadron('p1', 'biggs-darklighter', { pose: { ...HERE, x: HERE.x - 260_000 } })
    .squadron('p1', X_WING, { pose: { ...HERE, x: HERE.x - 230_000, y: HERE.y + 60_000 } })
    .with({ firstPlayer: 'p2', round })
    .at('ship')
    .play();
};
type Game = ReturnType<typeof scene>;
const COR = `p1/${CR90}/1`;
const LUKE = 'p1/luke-skywalker/1';
const BIGGS = 'p1/biggs-darklighter/1';
const strike = (game: Game, unit: string, letter = 'a') =>
  game.do(act.useEffect('p2', `${VIC}/strike-${letter}`, { unit }));
const status = (game: Game, id: string): UnitStatus => game.state.units[id]!.status;
const kept = (game: Game, unit: string, letter = 'a') => strike(game, unit, letter).do(act.useEffect('p1', CARD));
const toStatusEnd = (game: Game, round = 3) =>
  game.until((state) => state.round === round + 1 || state.outcome !== null);

describe('General Rieekan', () => {
  test('[FAQ-ERR-05, FAQ-CARD-118] asked before the unit leaves: it may stay until the Status Phase ends', () => {
    const game = strike(scene(), COR);
    expect(game.awaiting()).toMatchObject({
      player: 'p1',
      decision: { kind: 'useEffects', window: 'unit.destroying' },
    });
    expect([status(game, COR), game.ship(COR).dials.length]).toEqual(['inPlay', 1]);
    game.do(act.useEffect('p1', CARD));
    expect(status(game, COR)).toBe('doomed');
    expect(game.trace('unitKept', 'unitDestroyed')).toEqual([{ type: 'unitKept', unit: COR }]);
    toStatusEnd(game);
    game.until((state) => state.units[COR]!.status !== 'doomed');
    expect(status(game, COR)).toBe('destroyed');
  });

  test('[FAQ-ERR-05] once a round; the next one goes at once, and in the next round he is there again', () => {
    const game = kept(scene(['a', 'b']), LUKE);
    strike(game, BIGGS, 'b');
    expect([status(game, LUKE), status(game, BIGGS)]).toEqual(['doomed', 'destroyed']);
    game.until((state) => state.round === 4 && state.frames.some(({ kind }) => kind === 'shipPhase'));
    strike(game, COR);
    expect(isOffered(game, CARD)).toBe(true);
  });

  test('[FAQ-CARD-118] "no" leaves him for another', () => {
    const game = strike(scene(['a', 'b']), LUKE).do(act.done('p1'));
    expect(status(game, LUKE)).toBe('destroyed');
    kept(game, BIGGS, 'b');
    expect(status(game, BIGGS)).toBe('doomed');
  });

  test('[FAQ-ERR-05] not a squadron that is not unique, and not an enemy', () => {
    const game = strike(scene(), `p1/${X_WING}/1`);
    expect(status(game, `p1/${X_WING}/1`)).toBe('destroyed');
    expect(isOffered(game, CARD)).toBe(false);
    const enemy = table(striker('a'))
      .ship('p1', NEBULON, { pose: HERE, upgrades: ['general-rieekan'] })
      .ship('p2', CR90, { pose: { ...HERE, x: HERE.x + 200_000 }, damage: down(3) })
      .ship('p2', VICTORY, { pose: { ...HERE, x: HERE.x - 200_000 } })
      .with({
        obstacles: [{ obstacle: 'asteroid-field-1', pose: { ...HERE, x: HERE.x + 200_000 } }],
        firstPlayer: 'p2',
      })
      .at('ship')
      .play()
      .do(act.activateShip('p2', `p2/${CR90}/1`));
    expect(enemy.state.units[`p2/${CR90}/1`]!.status).toBe('destroyed');
  });

  test('[FAQ-CARD-112] until then it acts and is acted upon like any other', () => {
    const game = table(striker('a'))
      .ship('p1', NEBULON, { pose: { ...HERE, x: HERE.x - 300_000 }, upgrades: ['general-rieekan'] })
      .ship('p1', CR90, {
        pose: HERE,
        dials: ['concentrateFire'],
        speed: 1,
        upgrades: ['engine-techs'],
        commandTokens: ['navigate'],
      })
      .ship('p2', VICTORY, {
        pose: { ...HERE, y: HERE.y + 200_000, heading: 32_768 },
        speed: 1,
        upgrades: ['strike-a'],
      })
      .chance('explicit')
      .fighting()
      .moving()
      .at('ship')
      .play();
    game.do(act.useEffect('p2', `${VIC}/strike-a`, { unit: COR }), act.useEffect('p1', CARD));
    game.do(act.activateShip('p1', COR), act.done('p1'));
    finishAttack(
      game.do(act.declareTarget('p1', { attacker: COR, zone: 'front', defender: VIC, defendingZone: 'front' })),
    );
    if (due(game) === 'declareTarget') game.do(act.done('p1'));
    game.do(act.resolveCommand('p1', COR, 'navigate', 'token'), act.executeManeuver('p1', COR, [0], 'left'));
    game.do(act.useEffect('p1', `${COR}/engine-techs`), act.executeManeuver('p1', COR, [0], 'left'));
    expect(game.ship(COR).activated).toBe(true);
    game.do(act.activateShip('p2', VIC));
    const back = act.declareTarget('p2', { attacker: VIC, zone: 'front', defender: COR, defendingZone: 'front' });
    expect(game.judge(back).ok).toBe(true);
    const damage = game.ship(COR).damage.length;
    finishAttack(game.do(back), (color) => (color === 'red' ? 'doubleHit' : 'hit'));
    expect(game.ship(COR).damage.length).toBeGreaterThan(damage);
    expect(status(game, COR)).toBe('doomed');
  });

  test('[FAQ-CARD-110] repaired or not, it is destroyed when the Status Phase ends', () => {
    const fixer = upgrade({
      id: 'fixer',
      name: 'Fixer',
      type: 'officer',
      cost: 1,
      on: {
        'phase.squadron.start': {
          optional: false,
          when: (g) => g.unit(COR)?.status === 'doomed',
          resolve: (g) => {
            const ship = g.unit(COR)!;
            return ship.kind === 'ship'
              ? ship.damage.map(({ id }) => ({ verb: 'discardDamageCard', ship: COR, damageCard: id }) as const)
              : [];
          },
        },
      },
    });
    const game = table([...striker('a'), fixer])
      .ship('p1', NEBULON, { upgrades: ['general-rieekan', 'fixer'] })
      .ship('p1', CR90)
      .ship('p2', VICTORY, { upgrades: ['strike-a'] })
      .with({ firstPlayer: 'p2' })
      .at('ship')
      .play();
    kept(game, COR);
    game.until((state) => state.frames.some(({ kind }) => kind === 'statusPhase') || state.round === 2);
    game.until((state) => state.units[COR]!.status !== 'doomed');
    expect(game.ship(COR)).toMatchObject({ status: 'destroyed', damage: [] });
    expect(game.trace('damageCardDiscarded').length).toBeGreaterThan(3);
  });

  test('[FAQ-CARD-111] before effects of the round’s end', () => {
    const watcher = upgrade({
      id: 'watcher',
      name: 'Watcher',
      type: 'officer',
      cost: 1,
      on: { 'round.end': { resolve: () => [] } },
    });
    const game = table([...striker('a'), watcher])
      .ship('p1', NEBULON, { upgrades: ['general-rieekan', 'watcher'] })
      .ship('p1', CR90)
      .ship('p2', VICTORY, { upgrades: ['strike-a'] })
      .with({ firstPlayer: 'p2' })
      .at('ship')
      .play();
    kept(game, COR).until((state) => state.frames.some((f) => f.kind === 'window' && f.window === 'round.end'));
    expect(status(game, COR)).toBe('destroyed');
  });

  test('[FAQ-CARD-113] more damage changes nothing, and may pay for something', () => {
    const strategists = upgrade({
      id: 'ruthless',
      name: 'Ruthless',
      type: 'officer',
      cost: 1,
      on: {
        'phase.squadron.start': {
          resolve: () => [
            { verb: 'suffer', ship: LUKE, zone: null, points: 1 },
            { verb: 'suffer', ship: `p2/${TIE}/1`, zone: null, points: 1 },
          ],
        },
      },
    });
    const game = table([...striker('a'), strategists])
      .ship('p1', NEBULON, { pose: HERE, upgrades: ['general-rieekan', 'ruthless'] })
      .ship('p2', VICTORY, { pose: { ...HERE, x: HERE.x + 300_000 }, upgrades: ['strike-a'] })
      .squadron('p1', 'luke-skywalker', { pose: { ...HERE, x: HERE.x - 200_000 } })
      .squadron('p2', TIE, { pose: { ...HERE, x: HERE.x - 260_000 } })
      .with({ firstPlayer: 'p2' })
      .at('ship')
      .play();
    kept(game, LUKE).until((state) => state.frames.some(({ kind }) => kind === 'squadronPhase'));
    game.do(act.useEffect('p1', `${FLAGSHIP}/ruthless`));
    expect(game.state.units[LUKE]).toMatchObject({ status: 'doomed', hull: 0 });
    expect(game.state.units[`p2/${TIE}/1`]).toMatchObject({ hull: 2 });
  });

  test('[FAQ-CARD-114] a unit that leaves the table is gone', () => {
    const game = table()
      .ship('p1', NEBULON, { pose: { ...HERE, y: 860_000 }, upgrades: ['general-rieekan'], speed: 3 })
      .ship('p1', CR90)
      .ship('p2', VICTORY, { pose: { ...HERE, x: 300_000 } })
      .at('ship')
      .play()
      .do(act.activateShip('p1', FLAGSHIP));
    expect(game.ship(FLAGSHIP).status).toBe('destroyed');
  });

  test('[FAQ-CARD-115] his own ship gone, who is kept stays kept', () => {
    const game = table(striker('a'))
      .ship('p1', NEBULON, { pose: { ...HERE, y: 860_000 }, upgrades: ['general-rieekan'], speed: 3 })
      .ship('p1', CR90)
      .ship('p2', VICTORY, { pose: { ...HERE, x: 300_000 }, upgrades: ['strike-a'] })
      .with({ firstPlayer: 'p1', round: 3 })
      .at('ship')
      .play();
    kept(game, COR).do(act.activateShip('p1', FLAGSHIP));
    expect([status(game, FLAGSHIP), status(game, COR)]).toEqual(['destroyed', 'doomed']);
    game.until((state) => state.outcome !== null);
    expect(status(game, COR)).toBe('destroyed');
    expect(game.state.round).toBe(4);
  });

  test('[FAQ-CARD-116] the ship that he is on may be kept', () => {
    const game = strike(scene(), FLAGSHIP);
    expect(picksOf(game, CARD)).toEqual([{}]);
    expect(status(game.do(act.useEffect('p1', CARD)), FLAGSHIP)).toBe('doomed');
  });

  test('[FAQ-CARD-117] the last ship kept, the game goes on to the end of the round', () => {
    const game = table(striker('a'))
      .ship('p1', NEBULON, { pose: HERE, upgrades: ['general-rieekan'] })
      .ship('p2', VICTORY, { pose: { ...HERE, x: HERE.x + 300_000 }, upgrades: ['strike-a'] })
      .with({ firstPlayer: 'p2', round: 3 })
      .at('ship')
      .play();
    kept(game, FLAGSHIP);
    expect(game.state.outcome).toBe(null);
    game.until((state) => state.outcome !== null);
    expect(game.trace('phaseStarted').map((event) => 'phase' in event && event.phase)).toEqual([
      'ship',
      'squadron',
      'status',
    ]);
    expect(game.state.outcome).toMatchObject({ winner: 'p2', reason: 'elimination' });
  });

  test('[FAQ-CARD-043] Biggs cannot pass damage to a squadron that is only kept', () => {
    const game = table(striker('a'))
      .ship('p1', NEBULON, { pose: { ...HERE, x: HERE.x + 400_000 }, upgrades: ['general-rieekan'] })
      .ship('p2', VICTORY, { pose: { ...HERE, x: HERE.x - 500_000 }, upgrades: ['strike-a'] })
      .squadron('p1', 'biggs-darklighter', { pose: HERE })
      .squadron('p1', 'luke-skywalker', { pose: { ...HERE, x: HERE.x + 40_000 } })
      .squadron('p1', X_WING, { pose: { ...HERE, x: HERE.x - 40_000 } })
      .squadron('p2', TIE, { pose: { ...HERE, x: HERE.x - 40_000, y: HERE.y + 60_000 } })
      .with({ firstPlayer: 'p2' })
      .chance('explicit')
      .moving()
      .at('ship')
      .play();
    kept(game, LUKE).until((state) => state.frames.some(({ kind }) => kind === 'squadronPhase'));
    game.do(
      act.activateSquadron('p2', `p2/${TIE}/1`),
      act.declareTarget('p2', { attacker: `p2/${TIE}/1`, defender: `p1/${X_WING}/1` }),
      act.rollDice(Array.from({ length: 3 }, () => ({ color: 'blue', face: 'hit' }) as const)),
    );
    expect(picksOf(game, BIGGS)).toEqual([{ unit: BIGGS }, { unit: `p1/${X_WING}/1` }]);
  });
});
