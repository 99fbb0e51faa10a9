import { type UpgradeCard, upgrade } from '../../src/content/card.ts';
import type { Die } from '../../src/state/dice.ts';
import { COMMANDS } from '../../src/state/vocabulary.ts';

/** Home-made upgrades that between them use every hook, cost, limit and duration of the kernel: for random games. */

const officer = { type: 'officer', cost: 3 } as const;

export const CARDS: readonly UpgradeCard[] = [
  upgrade({
    ...officer,
    id: 'token-giver',
    name: 'Token giver',
    on: {
      'phase.ship.start': {
        choose: () => COMMANDS.map((command) => ({ command })),
        resolve: (g, _it, { command }) =>
          g
            .units(g.owner)
            .filter(({ kind }) => kind === 'ship')
            .map(({ id }) => ({ verb: 'gainCommandToken', ship: id, command: command! }) as const),
      },
    },
  }),
  upgrade({
    ...officer,
    id: 'dial-turner',
    name: 'Dial turner',
    on: {
      'ship.beforeReveal': {
        cost: 'exhaust',
        secret: true,
        when: (g, it) => it.ship === g.self!.id,
        choose: () => [{ command: 'navigate' }, { command: 'repair' }],
        resolve: (g, _it, { command }) => [{ verb: 'changeDial', ship: g.self!.id, place: 0, command: command! }],
      },
    },
  }),
  upgrade({
    ...officer,
    id: 'spy',
    name: 'Spy',
    on: {
      'ship.activation': {
        cost: 'discard',
        choose: (g) =>
          g.units(g.owner === 'p1' ? 'p2' : 'p1').flatMap(({ kind, id }) => (kind === 'ship' ? [{ unit: id }] : [])),
        resolve: (g, _it, { unit }) => [{ verb: 'showDial', ship: unit!, place: 0, to: g.owner }],
      },
    },
  }),
  upgrade({
    ...officer,
    id: 'saboteur',
    name: 'Saboteur',
    on: {
      'ship.beforeReveal': {
        optional: false,
        when: (g, it) => !g.friendly(it.ship) && g.state.round % 2 === 0,
        resolve: (_g, it) => [
          { verb: 'discardTopDial', ship: it.ship },
          { verb: 'gainRaidToken', ship: it.ship, command: 'repair' },
        ],
      },
    },
  }),
  upgrade({
    ...officer,
    id: 'gambler',
    name: 'Gambler',
    on: {
      'round.start': {
        limit: 'round',
        resolve: () => [
          { verb: 'roll', dice: ['red', 'blue', 'black'] },
          { verb: 'continue', at: 'rolled' },
        ],
        steps: {
          rolled: (g, _it, got) => [
            {
              verb: 'ask',
              player: g.owner === 'p1' ? 'p2' : 'p1',
              picks: (got as unknown as Die[]).map((die) => ({ die })),
            },
            { verb: 'continue', at: 'chosen' },
          ],
          chosen: (g, _it, got) =>
            (got as unknown as { die: Die }).die.face === 'hit'
              ? [g.lasting('lucky', 'round')]
              : [{ verb: 'gainCommandToken', ship: g.self!.id, command: 'repair' }],
        },
      },
    },
    lasting: {
      lucky: {
        values: {
          engineering: { stage: 'add', apply: (value, g, { ship }) => (g.friendly(ship) ? value + 2 : value) },
        },
      },
    },
  }),
  upgrade({
    ...officer,
    id: 'quartermaster',
    name: 'Quartermaster',
    values: {
      commandTokenLimit: { stage: 'add', apply: (value, g, { ship }) => (ship === g.self!.id ? value + 1 : value) },
      requiredDials: {
        stage: 'limit',
        apply: (value, g, { ship }) => (ship === g.self!.id ? Math.max(1, value - 1) : value),
      },
    },
    on: {
      'ship.reveal': [
        {
          when: (g, it) => it.ship === g.self!.id,
          resolve: (g) => [{ verb: 'grantDial', ship: g.self!.id, command: 'repair' }],
        },
        {
          optional: false,
          when: (g, it) => it.ship === g.self!.id && g.state.round === 3,
          resolve: (g) => [{ verb: 'gainCommandToken', ship: g.self!.id, command: 'squadron' }],
        },
      ],
      'phase.squadron.end': { resolve: (g) => [g.lasting('tired', 'round', g.self!.id)] },
    },
    lasting: {
      tired: { bans: { resolveCommand: { rule: 'TIME-02', when: (g, { ship }) => ship === g.note } } },
    },
  }),
  upgrade({
    ...officer,
    id: 'last-mover',
    name: 'Last mover',
    bans: {
      activateShip: {
        rule: 'SHIP-04',
        when: (g, { ship }) =>
          ship === g.self!.id && g.units().some((unit) => unit.kind === 'ship' && unit.id !== ship && !unit.activated),
      },
    },
    on: {
      'command.repair': {
        when: (g, it) => it.ship === g.self!.id,
        resolve: (_g, it) => [{ verb: 'setFrame', depth: it.depth, fields: { points: it.points + 1 } }],
      },
      'ship.afterActivation': { cost: 'discard', resolve: () => [] },
    },
  }),
];
