import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { standardContent } from '../../src/content/content.ts';
import { act } from '../../src/state/actions.ts';
import { createRng } from '../../src/state/rng.ts';
import { shipsOf, squadronsOf, unitsOf } from '../../src/state/selectors.ts';
import { engine, learning } from '../support/learning.ts';

describe('the learning scenario', () => {
  test('[LEARN-01] three feet by three, nothing but ships and squadrons', () => {
    const { state } = learning();
    expect(state.table).toEqual({ area: 'learning', widthUm: 914_400, depthUm: 914_400 });
    expect(state.obstacles).toEqual([]);
    expect(shipsOf(state).flatMap((ship) => ship.upgrades)).toEqual([]);
  });

  test('[LEARN-02] both want the Rebels: chance gives them to one, and both ways are even', () => {
    const game = learning({ factions: { p1: 'rebel', p2: 'rebel' }, chance: 'explicit' });
    expect(game.awaiting()).toEqual({ kind: 'chance', decision: { kind: 'flipCoin' } });
    expect(engine.chanceOutcomes(game.state).map(({ probability }) => probability)).toEqual([0.5, 0.5]);
    for (const winner of ['p1', 'p2'] as const) {
      const flipped = learning({ factions: { p1: 'rebel', p2: 'rebel' }, chance: 'explicit' }).do(act.flipCoin(winner));
      expect(flipped.state.factions[winner]).toBe('rebel');
      expect(Object.values(flipped.state.factions).sort()).toEqual(['imperial', 'rebel']);
    }
    const seeded = new Set(
      Array.from(
        { length: 20 },
        (_, seed) => learning({ factions: { p1: 'imperial', p2: 'imperial' }, seed }).state.factions.p1,
      ),
    );
    expect(seeded).toEqual(new Set(['imperial', 'rebel']));
    expect(learning({ factions: { p1: 'imperial', p2: 'rebel' }, chance: 'explicit' }).state.factions).toEqual({
      p1: 'imperial',
      p2: 'rebel',
    });
  });

  test.each([
    ['rebel', 'imperial', 'p1'],
    ['imperial', 'rebel', 'p2'],
  ] as const)('[LEARN-03] p1 %s, p2 %s: the Rebel player has initiative', (p1, p2, first) => {
    expect(learning({ factions: { p1, p2 } }).state.initiative).toEqual({ player: first, side: 'blue' });
  });

  test('[LEARN-04, LEARN-05] the two forces', () => {
    const count = (owner: 'p1' | 'p2') => {
      const cards = unitsOf(learning().state)
        .filter((unit) => unit.owner === owner)
        .map(({ card }) => card);
      return Object.fromEntries(
        [...new Set(cards)].map((card) => [card, cards.filter((each) => each === card).length]),
      );
    };
    expect(count('p1')).toEqual({ 'cr90-corvette-a': 1, 'nebulon-b-escort-frigate': 1, 'x-wing-squadron': 4 });
    expect(count('p2')).toEqual({ 'victory-ii-class-star-destroyer': 1, 'tie-fighter-squadron': 6 });
  });

  test('[LEARN-06] speed 2, full shields, tokens readied, full hull, blue sliders', () => {
    const { state } = learning();
    expect(shipsOf(state).map(({ card, speed, shields }) => ({ card, speed, shields }))).toEqual([
      { card: 'cr90-corvette-a', speed: 2, shields: { front: 2, left: 2, right: 2, rear: 1 } },
      { card: 'nebulon-b-escort-frigate', speed: 2, shields: { front: 3, left: 1, right: 1, rear: 2 } },
      { card: 'victory-ii-class-star-destroyer', speed: 2, shields: { front: 3, left: 3, right: 3, rear: 1 } },
    ]);
    for (const ship of shipsOf(state)) {
      expect(ship.defenseTokens.map(({ type }) => type)).toEqual(standardContent().ships[ship.card]!.defenseTokens);
      expect(ship.defenseTokens.every(({ readiness }) => readiness === 'readied')).toBe(true);
    }
    expect([...new Set(squadronsOf(state).map(({ card, hull, slider }) => `${card} ${hull} ${slider}`))]).toEqual([
      'x-wing-squadron 5 blue',
      'tie-fighter-squadron 3 blue',
    ]);
  });

  test('[LEARN-08] the places of the booklet’s diagram, each base within its deployment zone', () => {
    const { state } = learning();
    const places = unitsOf(state).map(({ card, pose }) => [
      card,
      pose!.x / 1000,
      pose!.y / 1000,
      pose!.heading / 65_536,
    ]);
    const table = [
      ['cr90-corvette-a', 630, 140, 0],
      ['nebulon-b-escort-frigate', 260, 140, 0],
      ['x-wing-squadron', 400, 79, 0],
      ['x-wing-squadron', 423, 121, 0],
      ['x-wing-squadron', 470, 146, 0],
      ['x-wing-squadron', 466, 98, 0],
      ['victory-ii-class-star-destroyer', 456, 798, 0.5],
      ['tie-fighter-squadron', 340, 828, 0.5],
      ['tie-fighter-squadron', 300, 782, 0.5],
      ['tie-fighter-squadron', 353, 782, 0.5],
      ['tie-fighter-squadron', 573, 842, 0.5],
      ['tie-fighter-squadron', 557, 801, 0.5],
      ['tie-fighter-squadron', 606, 795, 0.5],
    ] as const;
    expect(places).toHaveLength(table.length);
    for (const [i, [card, x, y, turn]] of table.entries()) {
      expect(places[i]![0]).toBe(card);
      expect(Math.abs((places[i]![1] as number) - x)).toBeLessThanOrEqual(5);
      expect(Math.abs((places[i]![2] as number) - y)).toBeLessThanOrEqual(5);
      expect(places[i]![3]).toBe(turn);
    }
    const halfLength: Record<string, number> = {
      'cr90-corvette-a': 35.5,
      'nebulon-b-escort-frigate': 35.5,
      'victory-ii-class-star-destroyer': 51,
      'x-wing-squadron': 17.1,
      'tie-fighter-squadron': 17.1,
    };
    for (const [card, , y] of places as [string, number, number, number][]) {
      const reach = halfLength[card]!;
      const fromEdge = y < 457 ? y : 914.4 - y;
      expect(fromEdge - reach).toBeGreaterThanOrEqual(0);
      expect(fromEdge + reach).toBeLessThanOrEqual(184.8);
    }
  });

  test('[LEARN-09] a deck of 52 unseen cards, round 1, no command tokens', () => {
    const { state } = learning();
    const deck = state.decks.shared!;
    expect(deck).toMatchObject({ size: 52, discard: [], drawn: 0 });
    expect(Object.values(deck.unseen[0]!).reduce((sum, n) => sum + n, 0)).toBe(52);
    expect(state.round).toBe(1);
    expect(shipsOf(state).flatMap((ship) => ship.commandTokens)).toEqual([]);
  });

  test('[LEARN-10] the suggested dials are revealed in rounds 1 to 3', () => {
    const game = learning({ suggestedDials: true }).until((state) => state.round === 4);
    const revealed = (ship: string) =>
      game
        .trace('dialRevealed')
        .flatMap((event) => (event.type === 'dialRevealed' && event.ship === ship ? [event.command] : []));
    expect(revealed('p1/cr90-corvette-a/1').slice(0, 1)).toEqual(['repair']);
    expect(revealed('p1/nebulon-b-escort-frigate/1').slice(0, 2)).toEqual(['navigate', 'squadron']);
    expect(revealed('p2/victory-ii-class-star-destroyer/1').slice(0, 3)).toEqual([
      'repair',
      'navigate',
      'concentrateFire',
    ]);
  });

  test('[LEARN-11] in round 1, at speed 2, no ship has a target, whatever the order and the courses', () => {
    for (let seed = 0; seed < 12; seed++) {
      const begun = engine.beginGame({ scenario: 'learning', seed });
      if (!begun.ok) throw new Error('no game');
      const rng = createRng(seed);
      let { state } = begun.value;
      while (state.round === 1 && !state.frames.some(({ kind }) => kind === 'squadronPhase')) {
        const due = engine.awaiting(state);
        if (due.kind === 'player') expect(due.decision.kind).not.toBe('declareTarget');
        const legal = engine.legalActions(state).filter(({ type }) => type !== 'changeSpeed');
        const played = engine.step(state, legal[rng.below(legal.length)]!);
        if (!played.ok) throw new Error('refused');
        state = played.state;
      }
    }
  });

  test('[LEARN-13] the complete rules of sight apply: a ship in between obstructs', () => {
    const state = structuredClone(learning().state) as unknown as {
      units: Record<string, { pose: { x: number; y: number; heading: number } }>;
    };
    const put = (id: string, x: number, y: number, heading: number) => {
      state.units[id]!.pose = { x, y, heading };
    };
    put('p2/victory-ii-class-star-destroyer/1', 457_000, 640_000, 32_768);
    put('p1/cr90-corvette-a/1', 457_000, 350_000, 0);
    put('p1/nebulon-b-escort-frigate/1', 457_000, 480_000, 16_384);
    const report = engine.explainAttack(state as never, {
      attacker: 'p2/victory-ii-class-star-destroyer/1',
      zone: 'front',
      defender: 'p1/cr90-corvette-a/1',
      defendingZone: 'front',
    });
    expect(report.obstruction).toMatchObject({ obstructed: true, ships: ['p1/nebulon-b-escort-frigate/1'] });
  });

  test('[LEARN-12] the score counts the costs of ships and squadrons; the last ship lost ends the game at once', () => {
    const { ships, squadrons } = standardContent();
    const costs = [
      ...['cr90-corvette-a', 'nebulon-b-escort-frigate', 'victory-ii-class-star-destroyer'].map(
        (id) => ships[id]!.cost,
      ),
      squadrons['x-wing-squadron']!.cost,
      squadrons['tie-fighter-squadron']!.cost,
    ];
    expect(costs).toEqual([44, 57, 85, 13, 8]);
    const game = learning();
    const twoGone = structuredClone(game.state) as { units: Record<string, { status: string }> };
    twoGone.units['p2/tie-fighter-squadron/1']!.status = 'destroyed';
    twoGone.units['p2/tie-fighter-squadron/4']!.status = 'destroyed';
    expect(engine.viewFor(twoGone as never, 'p1').scores).toEqual({ p1: 16, p2: 0 });
    game.until((state) => state.outcome !== null);
    const [winner, loser] = game.state.outcome!.winner === 'p1' ? (['p1', 'p2'] as const) : (['p2', 'p1'] as const);
    expect(game.state.outcome!.reason).toBe('elimination');
    expect(shipsOf(game.state, loser).every(({ status }) => status === 'destroyed')).toBe(true);
    expect(shipsOf(game.state, winner).some(({ status }) => status === 'inPlay')).toBe(true);
  });
});

const shared = '../shared/data/geometry.json';
describe.runIf(existsSync(shared))('against the shared figures', () => {
  test('the places of the learning scenario', () => {
    const { learningScenario } = JSON.parse(readFileSync(shared, 'utf8')) as {
      learningScenario: Record<'ships' | 'squadrons', { id: string; x: number; y: number }[]>;
    };
    const given = [...learningScenario.ships, ...learningScenario.squadrons]
      .map(({ id, x, y }) => `${id} ${x} ${y}`)
      .sort();
    const ours = unitsOf(learning().state)
      .map(({ card, pose }) => `${card} ${pose!.x / 1000} ${pose!.y / 1000}`)
      .sort();
    expect(ours).toEqual(given);
  });
});
