import { describe, expect, test } from 'vitest';
import { upgrade } from '../../src/content/card.ts';
import { act } from '../../src/state/actions.ts';
import type { Event } from '../../src/state/events.ts';
import type { GameState } from '../../src/state/state.ts';
import { eventsFor } from '../../src/state/visibility.ts';
import type { Player } from '../../src/state/vocabulary.ts';
import { engine, learning } from '../support/learning.ts';
import { CR90, NEBULON, table, VICTORY } from '../support/table.ts';

const NEB = 'p1/nebulon-b-escort-frigate/1';
const VIC = 'p2/victory-ii-class-star-destroyer/1';

/** The names of everything in a view that differs between the players. */
const differences = (a: unknown, b: unknown, at = ''): string[] => {
  if (JSON.stringify(a) === JSON.stringify(b)) return [];
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return [at];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((key) =>
    differences((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${at}.${key}`),
  );
};

const busy = () =>
  table()
    .ship('p1', NEBULON, {
      dials: ['squadron', 'repair'],
      commandTokens: ['repair'],
      raidTokens: ['navigate'],
      damage: [{ face: 'down' }, { face: 'up', card: 'power-failure' }, { face: 'down', card: 'structural-damage' }],
      defenseTokens: ['exhausted', 'readied', 'discarded'],
    })
    .ship('p2', VICTORY, { dials: ['repair', 'navigate', 'navigate'] })
    .ship('p2', CR90, { dials: ['concentrateFire'] })
    .at('ship')
    .play();

describe('open, derived and hidden information', () => {
  test('[INFO-01, FAQ-INFO-01] open information is in both views, alike and in full', () => {
    const { state, engine: rules } = busy();
    const [one, two] = [rules.viewFor(state, 'p1'), rules.viewFor(state, 'p2')];
    const differ = differences(one, two).filter((at) => at !== '.viewer');
    expect(differ.every((at) => /^\.units\.[^.]+\.dials\.\d+\.command$/.test(at))).toBe(true);
    expect(differ).toHaveLength(6);
    const ship = two.units[NEB]!;
    expect(ship).toMatchObject({
      commandTokens: ['repair'],
      raidTokens: ['navigate'],
      shields: { front: 3, left: 1, right: 1, rear: 2 },
      speed: 0,
      defenseTokens: [{ readiness: 'exhausted' }, { readiness: 'readied' }, { readiness: 'discarded' }],
    });
    expect(ship.kind === 'ship' && ship.damage[1]).toMatchObject({ face: 'up', card: 'power-failure' });
  });

  test('[INFO-02, FAQ-INFO-04] derived information: scores, possible cards of the deck, public choices', () => {
    const { state, engine: rules } = busy();
    for (const player of ['p1', 'p2'] as const) {
      const view = rules.viewFor(state, player);
      expect(view.scores).toEqual({ p1: 0, p2: 0 });
      const pool = view.decks.shared!.unseen[0]!;
      expect(pool['power-failure']).toBe(1);
      expect(Object.values(pool).reduce((sum, n) => sum + n, 0)).toBe(51);
    }
    const game = learning();
    game.until((each) => each.round === 2);
    const choices = (player: Player) =>
      eventsFor(game.events, player).filter(({ type }) => type === 'shipActivated' || type === 'dialRevealed');
    expect(choices('p1')).toEqual(choices('p2'));
    expect(choices('p1').length).toBeGreaterThan(3);
  });

  test('[INFO-03, FAQ-INFO-08] hidden: the opponent’s facedown dials, facedown damage cards, deck and generator', () => {
    const { state, engine: rules } = busy();
    const view = rules.viewFor(state, 'p1');
    const theirs = view.units[VIC]!;
    expect(theirs.kind === 'ship' && theirs.dials.map(({ command }) => command)).toEqual([null, null, null]);
    const mine = view.units[NEB]!;
    expect(mine.kind === 'ship' && mine.dials.map(({ command }) => command)).toEqual(['squadron', 'repair']);
    expect(mine.kind === 'ship' && mine.damage.map(({ card }) => card)).toEqual([null, 'power-failure', null]);
    expect(view.chance).toEqual({ mode: 'seeded' });
    expect(JSON.stringify(view)).not.toContain(JSON.stringify(state.chance.streams.dice));
  });

  test('[INFO-04] nothing a player does changes what is hidden from that player, unless a rule shows it', () => {
    const swap = (state: GameState): GameState => {
      const copy = structuredClone(state) as unknown as { units: Record<string, { dials: { command: string }[] }> };
      copy.units[VIC]!.dials = copy.units[VIC]!.dials.map((dial) => ({ ...dial, command: 'squadron' }));
      return copy as never;
    };
    const { state, engine: rules } = busy();
    let [a, b] = [state, swap(state)];
    for (let n = 0; n < 3; n++) {
      const action = rules.legalActions(a, 'p1')[0];
      if (!action) break;
      const [one, two] = [rules.step(a, action), rules.step(b, action)];
      if (!one.ok || !two.ok) throw new Error('refused');
      [a, b] = [one.state, two.state];
      expect(rules.viewFor(a, 'p1')).toEqual(rules.viewFor(b, 'p1'));
    }
  });

  test('[INFO-05] a card that was face up and is face down again is named in neither view', () => {
    const { state, engine: rules } = busy();
    const card = state.units[NEB]!.kind === 'ship' && state.units[NEB]!.damage[2]!;
    expect(card).toMatchObject({ face: 'down', card: 'structural-damage', seenBy: ['p1', 'p2'] });
    for (const player of ['p1', 'p2'] as const) {
      const view = rules.viewFor(state, player);
      const seen = view.units[NEB]!;
      expect(seen.kind === 'ship' && seen.damage[2]).toMatchObject({ face: 'down', card: null });
      expect(view.decks.shared!.unseen[0]!['structural-damage']).toBe(8);
    }
  });

  test('[INFO-06] how many facedown dials and damage cards a ship has is open', () => {
    const { state, engine: rules } = busy();
    for (const player of ['p1', 'p2'] as const) {
      const view = rules.viewFor(state, player);
      const count = (id: string) => {
        const ship = view.units[id]!;
        return ship.kind === 'ship'
          ? [ship.dials.length, ship.damage.filter(({ face }) => face === 'down').length]
          : null;
      };
      expect([count(NEB), count(VIC)]).toEqual([
        [2, 2],
        [3, 0],
      ]);
    }
  });

  test('[FAQ-INFO-02, FAQ-INFO-03] no action takes open information out of a view, and looking changes nothing', () => {
    const game = learning();
    const before = JSON.stringify(game.state);
    const keys = (view: object) => Object.keys(view).sort();
    const first = keys(engine.viewFor(game.state, 'p1'));
    expect(JSON.stringify(game.state)).toBe(before);
    while (!game.state.outcome) {
      game.do(game.legal()[0]!);
      expect(keys(engine.viewFor(game.state, 'p1'))).toEqual(first);
      expect(keys(engine.viewFor(game.state, 'p2'))).toEqual(first);
    }
  });

  test('[FAQ-INFO-09] an effect that shows dials shows them to its player only', () => {
    const isard = upgrade({
      id: 'isard',
      name: 'Isard',
      type: 'officer',
      cost: 1,
      on: {
        'phase.ship.start': {
          choose: (g) =>
            g
              .units('p2')
              .filter(({ kind }) => kind === 'ship')
              .map(({ id }) => ({ unit: id })),
          resolve: (g, _it, { unit }) =>
            [0, 1, 2].map((place) => ({ verb: 'showDial', ship: unit!, place, to: g.owner }) as const),
        },
      },
    });
    const game = table([isard])
      .ship('p1', CR90, { upgrades: ['isard'], dials: ['repair'] })
      .ship('p2', VICTORY, { dials: ['squadron', 'navigate', 'repair'] })
      .at('ship')
      .play();
    const seen = (player: Player) => {
      const ship = game.engine.viewFor(game.state, player).units[VIC]!;
      return ship.kind === 'ship' && ship.dials.map(({ command }) => command);
    };
    expect(seen('p1')).toEqual([null, null, null]);
    game.do(act.useEffect('p1', 'p1/cr90-corvette-a/1/isard', { unit: VIC }));
    expect(seen('p1')).toEqual(['squadron', 'navigate', 'repair']);
    const shown = game.trace('dialShown');
    expect(shown).toHaveLength(3);
    expect(shown[0]).toMatchObject({ shownTo: ['p1', 'p2'], command: 'squadron' });
  });

  test('[CMD-01, INFO-04] a command picked for a facedown dial stays its owner’s secret until the reveal', () => {
    const officer = upgrade({
      id: 'officer',
      name: 'Officer',
      type: 'officer',
      cost: 1,
      on: {
        'phase.ship.start': {
          secret: true,
          choose: () => [{ command: 'navigate' }, { command: 'repair' }],
          resolve: (g, _it, { command }) => [{ verb: 'changeDial', ship: g.self!.id, place: 0, command: command! }],
        },
      },
    });
    const turned = (command: 'navigate' | 'repair') =>
      table([officer])
        .ship('p1', CR90, { upgrades: ['officer'], dials: ['squadron'] })
        .ship('p2', VICTORY)
        .at('ship')
        .play()
        .do(act.useEffect('p1', 'p1/cr90-corvette-a/1/officer', { command }));
    const [one, two] = [turned('navigate'), turned('repair')];
    expect(one.ship('p1/cr90-corvette-a/1').dials[0]!.command).toBe('navigate');
    expect(eventsFor(one.events, 'p2')).toEqual(eventsFor(two.events, 'p2'));
    expect(eventsFor(one.events, 'p1')).not.toEqual(eventsFor(two.events, 'p1'));
    expect(one.engine.viewFor(one.state, 'p2')).toEqual(two.engine.viewFor(two.state, 'p2'));
  });

  test('[CMD-01, INFO-04] a dial that was spied on and is then changed is its owner’s secret again; who turns it knows it', () => {
    const spy = upgrade({
      id: 'spy',
      name: 'Spy',
      type: 'officer',
      cost: 1,
      on: {
        'phase.ship.start': [
          { resolve: (g) => [{ verb: 'showDial', ship: VIC, place: 0, to: g.owner }] },
          { resolve: (g) => [{ verb: 'changeDial', ship: VIC, place: 0, command: 'repair', by: g.owner }] },
        ],
      },
    });
    const turn = upgrade({
      id: 'turn',
      name: 'Turn',
      type: 'officer',
      cost: 1,
      on: {
        'phase.ship.start': {
          resolve: (g) => [{ verb: 'changeDial', ship: g.self!.id, place: 0, command: 'navigate' }],
        },
      },
    });
    const start = () =>
      table([spy, turn])
        .ship('p1', CR90, { upgrades: ['spy'] })
        .ship('p2', VICTORY, { upgrades: ['turn'], dials: ['squadron'] })
        .at('ship')
        .play();
    const top = (game: ReturnType<typeof start>, player: Player) => {
      const ship = game.engine.viewFor(game.state, player).units[VIC]!;
      return ship.kind === 'ship' && ship.dials[0]!.command;
    };
    const spied = start().do(act.useEffect('p1', 'p1/cr90-corvette-a/1/spy'));
    expect(top(spied, 'p1')).toBe('squadron');
    spied.do(act.done('p1'), act.useEffect('p2', `${VIC}/turn`));
    expect([top(spied, 'p1'), top(spied, 'p2')]).toEqual([null, 'navigate']);
    const turned = start().do(act.useEffect('p1', 'p1/cr90-corvette-a/1/spy#1'));
    expect([top(turned, 'p1'), top(turned, 'p2')]).toEqual(['repair', 'repair']);
  });

  test('a secret effect with a slow verb is a mistake of its author', () => {
    const leaky = upgrade({
      id: 'leaky',
      name: 'Leaky',
      type: 'officer',
      cost: 1,
      on: {
        'phase.ship.start': {
          secret: true,
          resolve: (g) => [{ verb: 'gainCommandToken', ship: g.self!.id, command: 'repair' }],
        },
      },
    });
    const game = table([leaky])
      .ship('p1', CR90, { upgrades: ['leaky'] })
      .ship('p2', VICTORY)
      .at('ship')
      .play();
    expect(() => game.do(act.useEffect('p1', 'p1/cr90-corvette-a/1/leaky'))).toThrow('slow verb');
  });

  test('a view says whose decision it is, and states, events and answers cannot be changed', () => {
    const { state, engine: rules } = busy();
    expect(rules.viewFor(state, 'p2').awaiting).toEqual(rules.awaiting(state));
    expect(() => {
      (rules.awaiting(state) as { player: string }).player = 'p2';
    }).toThrow(TypeError);
    const mine = rules.legalActions(state);
    mine.length = 0;
    expect(rules.legalActions(state).length).toBeGreaterThan(0);
  });

  test('events blank what a player must not see, and leave none out', () => {
    const game = learning().until((state) => state.round === 2);
    const [mine, theirs] = [eventsFor(game.events, 'p1'), eventsFor(game.events, 'p2')];
    expect(mine.map(({ type }) => type)).toEqual(game.events.map(({ type }) => type));
    const commands = (events: readonly Event[]) =>
      events.flatMap((event) =>
        event.type === 'dialsAssigned' ? [`${event.ship.slice(0, 2)} ${event.commands === null}`] : [],
      );
    expect(new Set(commands(mine))).toEqual(new Set(['p1 false', 'p2 true']));
    expect(new Set(commands(theirs))).toEqual(new Set(['p1 true', 'p2 false']));
  });
});
