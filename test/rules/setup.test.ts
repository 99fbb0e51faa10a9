import { describe, expect, test } from 'vitest';
import { objective, upgrade } from '../../src/content/card.ts';
import { hashState } from '../../src/engine/engine.ts';
import { createGame } from '../../src/engine/standard.ts';
import { setupArea, umFromMm } from '../../src/geometry/index.ts';
import { act } from '../../src/state/actions.ts';
import { createRng } from '../../src/state/rng.ts';
import type { Player } from '../../src/state/vocabulary.ts';
import {
  COMMANDER,
  fleetOf,
  fullGame,
  IMPERIALS,
  OBJECTIVES,
  passing,
  REBELS,
  withObjective,
} from '../support/full-game.ts';
import { CR90, codesOf, NEBULON, rulesOf, TIE, table, VICTORY, X_WING } from '../support/table.ts';

const GLADIATOR = 'gladiator-i-class-star-destroyer';
const mm = (x: number, y: number, heading = 0) => ({ x: umFromMm(x), y: umFromMm(y), heading });
const deciderOf = (game: ReturnType<typeof fullGame>): Player => {
  const due = game.awaiting();
  if (due.kind !== 'player') throw new Error('no player decides');
  return due.player;
};
const kindOf = (game: ReturnType<typeof fullGame>): string => {
  const due = game.awaiting();
  return due.kind === 'over' ? 'over' : due.decision.kind;
};

/** Up to deployment, p1 first, with an objective that changes nothing in setup. */
const deploying = (setup: Parameters<typeof fullGame>[0] = {}) =>
  passing(withObjective('most-wanted', 'p1', setup), 'placeObstacle');

describe('areas and components', () => {
  test('[SETUP-01] [SETUP-02] a standard game is played on 3 ft by 6 ft, set up in its middle 4 ft', () => {
    expect(fullGame().state.table).toMatchObject({ widthUm: 1_828_800, depthUm: 914_400 });
    expect(setupArea(fullGame().state.table.area)).toEqual({ minX: 304_800, maxX: 1_524_000, minY: 0, maxY: 914_400 });
  });

  test('[SETUP-03] with the core set alone the table is 3 ft by 3 ft, and so is the setup area', () => {
    const { table } = fullGame({ format: { ...CORE } }).state;
    expect(table).toMatchObject({ widthUm: 914_400, depthUm: 914_400 });
    expect(setupArea(table.area)).toEqual({ minX: 0, maxX: 914_400, minY: 0, maxY: 914_400 });
  });

  test('[SETUP-04] the steps come in their order, none twice', () => {
    const game = fullGame();
    const kinds: string[] = [];
    for (let n = 0; n < 60; n++) {
      if (kinds.at(-1) !== kindOf(game)) kinds.push(kindOf(game));
      if (kindOf(game) === 'assignDials') break;
      game.do(game.legal()[0]!);
    }
    expect(kinds).toEqual([
      'chooseFirstPlayer',
      'chooseObjective',
      'placeObstacle',
      'deploy',
      'useEffects',
      'assignDials',
    ]);
  });

  test('[SETUP-05] [SETUP-07] shields and hull are full, defense tokens are those of the cards, readied', () => {
    const { units } = fullGame({
      p1: fleetOf('rebel', [CR90], [X_WING, 'corran-horn']),
      p2: fleetOf('imperial', [VICTORY], [TIE]),
    }).state;
    expect(units[`p1/${CR90}/1`]).toMatchObject({ shields: { front: 2, left: 2, right: 2, rear: 1 } });
    expect(units[`p1/${X_WING}/1`]).toMatchObject({ hull: 5, defenseTokens: [] });
    expect(units[`p2/${VICTORY}/1`]!.defenseTokens).toEqual(
      ['brace', 'redirect', 'redirect'].map((type) => ({ type, readiness: 'readied' })),
    );
    expect(units[`p2/${TIE}/1`]!.defenseTokens).toEqual([]);
    expect(units['p1/corran-horn/1']!.defenseTokens.map(({ type }) => type)).toEqual(['brace', 'brace']);
  });

  test('[SETUP-06] the initiative token shows blue, and every slider with it', () => {
    const { initiative, units } = fullGame().state;
    expect(initiative.side).toBe('blue');
    expect(Object.values(units).every((unit) => unit.kind === 'ship' || unit.slider === 'blue')).toBe(true);
  });

  test('[SETUP-08] ships, squadrons and upgrades are seen by both from the beginning', () => {
    const game = fullGame();
    for (const player of ['p1', 'p2'] as const)
      expect(game.engine.viewFor(game.state, player).units).toEqual(game.state.units);
  });

  test('[SETUP-09] every copy of a card has an id of its own', () => {
    const game = fullGame({ p1: fleetOf('rebel', [CR90, CR90], [X_WING, X_WING]) });
    expect(game.state.roster.filter((id) => id.startsWith('p1'))).toEqual([
      `p1/${CR90}/1`,
      `p1/${CR90}/2`,
      `p1/${X_WING}/1`,
      `p1/${X_WING}/2`,
    ]);
    expect(game.ship(`p1/${CR90}/1`).upgrades.map(({ card }) => card)).toEqual([COMMANDER.id]);
  });
});

const CORE = { points: 400, table: 'core', obstacles: 4, objectives: 'draw', damageDecks: 'shared' } as const;

describe('initiative and objective', () => {
  test('[SETUP-10] [SETUP-12] the cheaper fleet decides who is first, and may name either', () => {
    for (const first of ['p1', 'p2'] as const) {
      const game = fullGame();
      expect(deciderOf(game)).toBe('p1');
      expect(game.legal()).toEqual([act.chooseFirstPlayer('p1', 'p1'), act.chooseFirstPlayer('p1', 'p2')]);
      expect(rulesOf(game.judge(act.chooseFirstPlayer('p2', 'p2')))).toEqual(['ROUND-05']);
      game.do(act.chooseFirstPlayer('p1', first));
      expect(game.state.initiative.player).toBe(first);
      passing(game, 'chooseObjective', 'placeObstacle', 'deploy', 'useEffects');
      expect(game.state.initiative.player).toBe(first);
    }
    expect(deciderOf(fullGame({ p1: IMPERIALS, p2: REBELS }))).toBe('p2');
  });

  test('[SETUP-11] with equal costs one coin says who decides', () => {
    const game = fullGame({ p2: REBELS, chance: 'explicit' });
    expect(game.awaiting()).toMatchObject({ kind: 'chance', decision: { kind: 'flipCoin' } });
    game.do(act.flipCoin('p2'));
    expect(deciderOf(game)).toBe('p2');
    expect(kindOf(game)).toBe('chooseFirstPlayer');
    expect(game.trace('coinFlipped')).toHaveLength(1);
  });

  test('[SETUP-13] [INFO-07] the first player picks among the second player’s cards, which only then are seen', () => {
    const theirs = { assault: 'opening-salvo', defense: 'fire-lanes', navigation: 'minefields' };
    const game = fullGame({ p2: { ...IMPERIALS, objectives: theirs } });
    const seen = (player: Player) => {
      const frame = game.engine.viewFor(game.state, player).frames.find(({ kind }) => kind === 'setup');
      return frame?.kind === 'setup' ? frame.objectives : null;
    };
    expect(seen('p1')).toEqual({ p1: OBJECTIVES, p2: null });
    expect(seen('p2')).toEqual({ p1: null, p2: theirs });
    game.do(act.chooseFirstPlayer('p1', 'p1'));
    expect(seen('p1')).toEqual({ p1: OBJECTIVES, p2: theirs });
    expect(seen('p2')).toEqual({ p1: null, p2: theirs });
    expect(game.legal()).toEqual(Object.values(theirs).map((card) => act.chooseObjective('p1', card)));
    expect(codesOf(game.judge(act.chooseObjective('p1', 'most-wanted')))).toEqual(['objective-not-offered']);
    game.do(act.chooseObjective('p1', 'fire-lanes'));
    expect(game.state.objective).toBe('fire-lanes');
    // The other cards are out of the game.
    expect(JSON.stringify(game.state)).not.toContain('minefields');
  });

  test('[SETUP-14] in a core-set game the second player draws two cards and chooses one; the other player sees neither', () => {
    const game = fullGame({ format: CORE, chance: 'explicit' });
    game.do(act.chooseFirstPlayer('p1', 'p1'));
    const outcomes = game.engine.chanceOutcomes(game.state);
    const cards = Object.values(game.engine.content.objectives).filter(({ core }) => core).length;
    expect(outcomes).toHaveLength((cards * (cards - 1)) / 2);
    expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    expect(codesOf(game.judge(act.drawObjectives(['minefields', 'minefields'])))).toEqual(['not-two-objectives']);
    game.do(act.drawObjectives(['fire-lanes', 'minefields']));
    expect(game.legal()).toEqual([act.chooseObjective('p2', 'fire-lanes'), act.chooseObjective('p2', 'minefields')]);
    expect(JSON.stringify(game.engine.viewFor(game.state, 'p1'))).not.toContain('minefields');
    expect(JSON.stringify(game.engine.viewFor(game.state, 'p2'))).toContain('minefields');
    game.do(act.chooseObjective('p2', 'minefields'));
    expect(game.state.objective).toBe('minefields');
  });

  test('what a player has not seen of the objectives can be sampled', () => {
    const game = fullGame();
    const view = game.engine.viewFor(game.state, 'p1');
    const sampled = game.engine.determinize(view, createRng(3));
    expect(game.engine.viewFor(sampled, 'p1')).toEqual(view);
  });

  test('[OPT-03] a format without objectives goes on to the obstacles', () => {
    const game = fullGame({ format: { ...CORE, table: 'standard', obstacles: 6, objectives: 'none' } });
    game.do(act.chooseFirstPlayer('p1', 'p2'));
    expect(kindOf(game)).toBe('placeObstacle');
    expect(game.state.objective).toBeNull();
  });
});

describe('obstacles', () => {
  test('[SETUP-15] an objective whose text has the second player place them all is obeyed', () => {
    const game = withObjective('minefields', 'p1');
    const placers: Player[] = [];
    while (kindOf(game) === 'placeObstacle') {
      placers.push(deciderOf(game));
      game.do(game.legal()[0]!);
    }
    expect(placers).toEqual(Array(6).fill('p2'));
  });

  test('[SETUP-16] [SETUP-17] [FAQ-QA-36] three asteroid fields, two debris fields and a station, the second player first', () => {
    const game = withObjective('most-wanted', 'p1');
    const placers: Player[] = [];
    while (kindOf(game) === 'placeObstacle') {
      placers.push(deciderOf(game));
      game.do(game.legal()[0]!);
    }
    expect(placers).toEqual(['p2', 'p1', 'p2', 'p1', 'p2', 'p1']);
    expect(game.state.obstacles.map(({ type }) => type).sort()).toEqual([
      'asteroid',
      'asteroid',
      'asteroid',
      'debris',
      'debris',
      'station',
    ]);
    expect(new Set(game.state.obstacles.map(({ id }) => id)).size).toBe(6);
  });

  test('[SETUP-18] beyond distance 3 of the edges, beyond distance 1 of other obstacles, in the setup area', () => {
    const game = withObjective('most-wanted', 'p1');
    const at = (x: number, y: number) => act.placeObstacle('p2', 'station', mm(x, y));
    expect(game.judge(at(900, 457)).ok).toBe(true);
    expect(rulesOf(game.judge(at(900, 150)))).toEqual(['SETUP-18']);
    expect(rulesOf(game.judge(at(310, 457)))).toEqual(['SETUP-18']);
    game.do(at(900, 457));
    const beside = act.placeObstacle('p1', 'asteroid-field-1', mm(990, 457));
    expect(game.judge(beside)).toMatchObject({ ok: false, rule: 'SETUP-18', code: 'too-near-obstacle' });
    expect(game.judge(act.placeObstacle('p1', 'asteroid-field-1', mm(1200, 457, 8_000), true)).ok).toBe(true);
    expect(codesOf(game.judge(act.placeObstacle('p1', 'station', mm(1200, 457))))).toEqual(['obstacle-not-in-pool']);
    expect(codesOf(game.judge(act.placeObstacle('p1', 'moon', mm(1200, 457))))).toEqual(['obstacle-not-in-pool']);
  });

  test('the region of an obstacle holds every candidate, and what it samples is legal', () => {
    const game = withObjective('most-wanted', 'p1');
    for (const name of ['debris-field-2', 'debris-field-2-mirrored']) {
      const region = game.engine.legalRegion(game.state, name)!;
      expect(region.turns).toBe(true);
      const pose = region.sample(createRng(7))!;
      const mirrored = name.endsWith('mirrored');
      const action = act.placeObstacle('p2', 'debris-field-2', { heading: 0, ...pose }, mirrored);
      expect(game.judge(action).ok).toBe(true);
      const off = region.snap({ x: 0, y: 0, heading: 100 })!;
      expect(game.judge(act.placeObstacle('p2', 'debris-field-2', { heading: 0, ...off }, mirrored)).ok).toBe(true);
    }
    expect(game.engine.legalRegion(game.state, 'moon')).toBeNull();
  });

  test('[SETUP-19] in a core-set game four of the six are placed', () => {
    const game = fullGame({ format: CORE, chance: 'explicit' });
    game.do(act.chooseFirstPlayer('p1', 'p1'), act.drawObjectives(['most-wanted', 'opening-salvo']));
    game.do(act.chooseObjective('p2', 'most-wanted'));
    passing(game, 'placeObstacle');
    expect(game.state.obstacles).toHaveLength(4);
    expect(kindOf(game)).toBe('deploy');
  });
});

describe('deployment', () => {
  test('[SETUP-20] [SETUP-27] turn by turn one ship or two squadrons, until nothing is left', () => {
    const game = deploying({ p2: fleetOf('imperial', [VICTORY], [TIE]) });
    const turns: string[] = [];
    while (kindOf(game) === 'deploy') {
      const ship = game.legal().find(({ type }) => type === 'deployShip');
      const action = ship ?? game.legal()[0]!;
      turns.push(`${deciderOf(game)} ${action.type}`);
      game.do(action);
    }
    expect(turns).toEqual([
      'p1 deployShip',
      'p2 deployShip',
      'p1 deployShip',
      'p2 deploySquadron',
      'p1 deploySquadron',
      'p1 deploySquadron',
    ]);
  });

  test('[SETUP-21] a ship stands wholly in its zone, dials left aside', () => {
    const game = deploying();
    const at = (y: number) => act.deployShip('p1', `p1/${CR90}/1`, mm(900, y), 2);
    expect(game.judge(at(100)).ok).toBe(true);
    expect(rulesOf(game.judge(at(160)))).toEqual(['SETUP-21']);
    expect(rulesOf(game.judge(act.deployShip('p1', `p1/${CR90}/1`, mm(300, 100), 2)))).toEqual(['SETUP-21']);
    game.do(at(100));
    expect(game.judge(act.deployShip('p2', `p2/${VICTORY}/1`, mm(900, 820, 32_768), 1)).ok).toBe(true);
    expect(rulesOf(game.judge(act.deployShip('p2', `p2/${VICTORY}/1`, mm(900, 100), 1)))).toContain('SETUP-21');
  });

  test('[SETUP-22] [FAQ-QA-37] the speed is one of the chart, never 0', () => {
    const game = deploying({ p1: IMPERIALS, p2: REBELS });
    const at = (speed: number) => act.deployShip('p1', `p1/${VICTORY}/1`, mm(900, 100), speed);
    expect([0, 1, 2, 3].map((speed) => game.judge(at(speed)).ok)).toEqual([false, true, true, false]);
    expect(rulesOf(game.judge(at(0)))).toEqual(['SETUP-22']);
    expect(game.do(at(2)).ship(`p1/${VICTORY}/1`).speed).toBe(2);
  });

  test('[SETUP-23] a squadron stands wholly within distance 2 of a friendly ship, in the setup area', () => {
    const game = deploying();
    expect(game.legal().some(({ type }) => type === 'deploySquadron')).toBe(false);
    game.do(act.deployShip('p1', `p1/${CR90}/1`, mm(330, 149), 2));
    passing2(game, 'p2');
    const at = (x: number, y: number) => act.deploySquadron('p1', `p1/${X_WING}/1`, { x: umFromMm(x), y: umFromMm(y) });
    expect(game.judge(at(330, 240)).ok).toBe(true);
    expect(rulesOf(game.judge(at(330, 300)))).toEqual(['SETUP-23']);
    expect(rulesOf(game.judge(at(310, 240)))).toEqual(['SETUP-23']);
  });

  test('[SETUP-24] [SETUP-25] a last squadron waits for the ships, and then comes alone', () => {
    const game = deploying({ p1: fleetOf('rebel', [NEBULON, CR90], [X_WING]) });
    game.do(act.deployShip('p1', `p1/${CR90}/1`, mm(500, 100), 2));
    passing2(game, 'p2');
    expect(game.legal().every(({ type }) => type === 'deployShip')).toBe(true);
    const squadron = act.deploySquadron('p1', `p1/${X_WING}/1`, { x: umFromMm(560), y: umFromMm(100) });
    expect(rulesOf(game.judge(squadron))).toEqual(['SETUP-24']);
    game.do(act.deployShip('p1', `p1/${NEBULON}/1`, mm(900, 100), 2));
    passing2(game, 'p2');
    game.do(squadron);
    expect(deciderOf(game)).toBe('p2');
  });

  test('[SETUP-20] whoever has placed one squadron places another, and no ship', () => {
    const game = deploying();
    game.do(act.deployShip('p1', `p1/${CR90}/1`, mm(500, 100), 2));
    passing2(game, 'p2');
    game.do(act.deploySquadron('p1', `p1/${X_WING}/1`, { x: umFromMm(560), y: umFromMm(100) }));
    expect(deciderOf(game)).toBe('p1');
    expect(rulesOf(game.judge(act.deployShip('p1', `p1/${NEBULON}/1`, mm(900, 100), 2)))).toEqual(['SETUP-20']);
    expect(rulesOf(game.judge(act.deployShip('p1', `p1/${CR90}/1`, mm(900, 100), 2)))).toContain('SETUP-20');
    game.do(act.deploySquadron('p1', `p1/${X_WING}/2`, { x: umFromMm(600), y: umFromMm(100) }));
    expect(deciderOf(game)).toBe('p2');
  });

  test('[SETUP-26] [FAQ-QA-38] ships do not overlap, and squadrons nothing', () => {
    const game = deploying();
    game.do(act.deployShip('p1', `p1/${CR90}/1`, mm(500, 100), 2));
    passing2(game, 'p2');
    expect(rulesOf(game.judge(act.deployShip('p1', `p1/${NEBULON}/1`, mm(520, 100), 2)))).toEqual(['SETUP-26']);
    const on = act.deploySquadron('p1', `p1/${X_WING}/1`, { x: umFromMm(510), y: umFromMm(100) });
    expect(rulesOf(game.judge(on))).toEqual(['SETUP-26']);
  });

  test('[SETUP-28] standing on an obstacle from the beginning costs nothing', () => {
    const game = withObjective('minefields', 'p1');
    game.do(act.placeObstacle('p2', 'asteroid-field-1', mm(900, 100)));
    passing(game, 'placeObstacle', 'placeToken');
    game.do(act.deployShip('p1', `p1/${CR90}/1`, mm(900, 100), 2));
    passing(game, 'deploy', 'useEffects');
    expect(game.ship(`p1/${CR90}/1`).damage).toEqual([]);
  });

  test('[SETUP-29] [SETUP-31] [UPG-07] a full deck, round 1, no dials, no tokens, upgrades readied', () => {
    const game = passing(deploying(), 'deploy', 'useEffects');
    const { decks, round, units } = game.state;
    expect(decks.shared).toMatchObject({ size: 52, discard: [] });
    expect(round).toBe(1);
    for (const unit of Object.values(units)) {
      if (unit.kind !== 'ship') continue;
      expect([unit.dials, unit.commandTokens]).toEqual([[], []]);
      expect(unit.upgrades.every(({ readiness }) => readiness === 'readied')).toBe(true);
    }
  });

  test('[TRN-96] [TRN-97] a tournament has a deck for each player', () => {
    const { decks } = fullGame({ format: 'tournament-400' }).state;
    expect(Object.keys(decks)).toEqual(['p1', 'p2']);
    expect([decks.p1!.size, decks.p2!.size]).toEqual([52, 52]);
  });

  test('[SETUP-30] outside the setup area but on the table a ship is where it may be', () => {
    const game = table()
      .ship('p1', CR90, { pose: mm(330, 450, 49_152), speed: 2, dials: ['navigate'] })
      .ship('p2', VICTORY, { pose: mm(1500, 800, 32_768), activated: true })
      .at('ship')
      .play();
    game.do(act.activateShip('p1', `p1/${CR90}/1`));
    if (kindOf(game) === 'revealedDial') game.do(act.done('p1'));
    const ship = game.ship(`p1/${CR90}/1`);
    expect(ship.pose!.x).toBeLessThan(304_800 - 71_000);
    expect([ship.status, ship.damage]).toEqual(['inPlay', []]);
  });
});

/** Lets one player place whatever comes first in his turn, ships first. */
const passing2 = (game: ReturnType<typeof fullGame>, player: Player) => {
  while (kindOf(game) === 'deploy' && deciderOf(game) === player) game.do(game.legal()[0]!);
};

const HERALD = upgrade({
  id: 'herald',
  name: 'Herald',
  type: 'officer',
  cost: 1,
  on: {
    'setup.beforeDeployment': {
      choose: (g) =>
        g
          .units(g.owner)
          .filter(({ kind }) => kind === 'squadron')
          .map(({ id }) => ({ unit: id })),
      resolve: (g, _it, { unit }) => [{ verb: 'setAside', unit: unit!, by: g.by }],
    },
    'round.start': {
      when: (g) => Object.values(g.state.setAside).includes(g.by),
      resolve: (g) => [
        {
          verb: 'deployUnits',
          units: Object.keys(g.state.setAside),
          near: { of: g.self!.id, how: 'within', band: 1 },
        },
      ],
    },
    'ship.reveal': { resolve: () => [] },
  },
});
const HERALDS = {
  ...REBELS,
  ships: [
    { card: NEBULON, upgrades: [COMMANDER.id, 'herald'] },
    { card: CR90, upgrades: [] },
  ],
};

describe('units set aside', () => {
  const aside = () => {
    const game = deploying({ p1: HERALDS, cards: [HERALD] });
    game.do(act.useEffect('p1', `p1/${NEBULON}/1/herald`, { unit: `p1/${X_WING}/1` }));
    return game;
  };

  test('[SETUP-32] an undeployed ship’s card speaks before deployment', () => {
    const game = deploying({ p1: HERALDS, cards: [HERALD] });
    expect(game.ship(`p1/${NEBULON}/1`).pose).toBeNull();
    expect(game.legal().some((action) => action.type === 'useEffect')).toBe(true);
  });

  test('[SETUP-33] an effect of another time is not offered in setup', () => {
    const game = deploying({ p1: HERALDS, cards: [HERALD] });
    const windows = new Set<string>();
    while (game.trace('roundStarted').length === 0) {
      const due = game.awaiting();
      if (due.kind === 'player' && due.decision.kind === 'useEffects') windows.add(due.decision.window);
      game.do(game.legal()[0]!);
    }
    expect([...windows]).toEqual(['setup.beforeDeployment', 'setup.afterDeployment']);
    expect(game.trace('effectUsed').filter((event) => JSON.stringify(event).includes('herald'))).toHaveLength(1);
  });

  test('[SETUP-34] [FAQ-QA-34] a unit set aside is out of play, deployed by what set it aside and by nothing else', () => {
    const game = aside();
    const id = `p1/${X_WING}/1`;
    expect(game.state.units[id]!.status).toBe('setAside');
    expect(game.state.setAside).toEqual({ [id]: `p1/${NEBULON}/1/herald` });
    game.do(act.deployShip('p1', `p1/${CR90}/1`, mm(500, 100), 2));
    passing2(game, 'p2');
    const at = act.deploySquadron('p1', id, { x: umFromMm(560), y: umFromMm(100) });
    expect(rulesOf(game.judge(at))).toContain('SETUP-34');
    expect(game.legal().some((action) => action.type === 'deploySquadron' && action.squadron === id)).toBe(false);
  });

  test('[SETUP-36] [SETUP-38] brought in at the start of a round it is unactivated, and its own effects of that moment are open', () => {
    const game = passing(aside(), 'deploy', 'useEffects');
    // Round 1 began with the herald's offer, which `passing` took: the squadron asks for its place.
    const id = `p1/${X_WING}/1`;
    const squadron = game.state.units[id]!;
    expect(squadron).toMatchObject({ status: 'inPlay', slider: game.state.initiative.side });
    expect(squadron.pose).not.toBeNull();
    expect(game.state.setAside).toEqual({});
  });

  test('[SETUP-35] [FAQ-QA-33] what it was given before stays with it', () => {
    const marker = objective({
      id: 'marker',
      name: 'Marker',
      category: 'assault',
      victoryTokenValue: null,
      on: {
        'setup.objectiveChosen': {
          resolve: (g) =>
            g
              .units(g.owner)
              .filter(({ kind }) => kind === 'squadron')
              .map(({ id }) => ({ verb: 'assignObjectiveToken', unit: id })),
        },
      },
    });
    const bring = (fleet: typeof REBELS) => ({ ...fleet, objectives: { ...OBJECTIVES, assault: 'marker' } });
    const game = fullGame({ p1: bring(HERALDS), p2: bring(IMPERIALS), cards: [HERALD, marker] });
    game.do(act.chooseFirstPlayer('p1', 'p1'), act.chooseObjective('p1', 'marker'));
    passing(game, 'placeObstacle');
    const id = `p1/${X_WING}/1`;
    game.do(act.useEffect('p1', `p1/${NEBULON}/1/herald`, { unit: id }));
    expect(game.state.objectiveTokens.some(({ unit }) => unit === id)).toBe(true);
    passing(game, 'deploy', 'useEffects');
    expect(game.state.objectiveTokens.some(({ unit }) => unit === id)).toBe(true);
  });

  test('[SETUP-37] [WIN-08] squadrons without a ship to deploy near are destroyed, and a player without ships in play has lost', () => {
    const game = withObjective('hyperspace-assault', 'p1', { p2: fleetOf('imperial', [GLADIATOR], [TIE, TIE]) });
    passing(game, 'placeObstacle');
    // The only ship is set aside without a choice; no squadron with it.
    while (kindOf(game) === 'choose') game.do(game.legal()[0]!);
    passing(game, 'placeToken', 'deploy');
    expect(game.state.outcome).toMatchObject({ winner: 'p1', reason: 'elimination' });
    expect(game.state.outcome!.scores.p1).toBe(56 + 20 + 8 + 8);
  });
});

describe('whole setups', () => {
  test('the same setup and seed give the same game, and another driver the same hash', () => {
    const [one, two] = [fullGame({ seed: 5 }), fullGame({ seed: 5 })].map((game) =>
      passing(game, 'chooseFirstPlayer', 'chooseObjective', 'placeObstacle', 'deploy', 'useEffects'),
    );
    expect(hashState(one!.state)).toBe(hashState(two!.state));
  });

  test('fleets that break the rules are refused with every fault and its place', () => {
    const engine = fullGame().engine;
    const result = engine.createGame({
      fleets: { p1: fleetOf('imperial', [CR90]), p2: { ...IMPERIALS, ships: [] } },
      seed: 1,
    });
    expect(result.ok).toBe(false);
    const issues = result.ok ? [] : result.error;
    expect(issues.map(({ at }) => at.slice(0, 10))).toEqual(expect.arrayContaining(['.fleets.p1', '.fleets.p2']));
    expect(issues.every(({ rule }) => rule)).toBe(true);
  });

  test('a card that the engine does not play is refused by name', () => {
    const fleet = { ...IMPERIALS, ships: [{ card: VICTORY, upgrades: ['admiral-motti', 'admiral-montferrat'] }] };
    expect(createGame({ fleets: { p1: fleet, p2: fleet }, seed: 1 })).toMatchObject({
      ok: false,
      error: ['p1', 'p2'].map((player) => ({
        at: `.fleets.${player}.ships[0].upgrades[1]`,
        code: 'not-implemented',
        facts: { card: 'admiral-montferrat' },
      })),
    });
  });
});
