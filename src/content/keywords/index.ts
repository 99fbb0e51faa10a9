import { distinctDice, ICONS_OF } from '../../state/dice.ts';
import { COMMANDS } from '../../state/vocabulary.ts';
import { type KeywordCard, keyword, type Scene } from '../card.ts';

/** Keywords that act through hooks. Bomber, Escort, Grit, Heavy, Relay, Rogue and Snipe are read by the rules that they change. */

/** KEY-16: enemy squadrons at distance 1 have Heavy. */
const intel = keyword({
  id: 'intel',
  name: 'Intel',
  summary: 'Enemy squadrons at distance 1 have Heavy.',
  values: {
    keyword: {
      stage: 'add',
      apply: (has, g, { squadron, keyword: asked }) =>
        has || (asked === 'heavy' && !g.friendly(squadron) && g.within(g.self!.id, squadron, 1)),
    },
  },
});

/** KEY-18: at the end of the Squadron Phase, up to distance 1, engaged or not. */
const cloak = keyword({
  id: 'cloak',
  name: 'Cloak',
  summary: 'Moves up to distance 1 at the end of the Squadron Phase, engaged or not.',
  on: {
    'phase.squadron.end': {
      optional: true,
      resolve: (g) => [{ verb: 'grantMove', squadron: g.self!.id, reach: 1, evenIfEngaged: true }],
    },
  },
});

/** KEY-10, KEY-11, KEY-12: after a squadron's attack that is no Counter and no Snipe, even if destroyed by it. */
const counter = keyword({
  id: 'counter',
  name: 'Counter',
  grantable: true,
  summary: 'After a squadron attacks it, it may attack back with its number of blue dice, even if destroyed.',
  on: {
    'attack.after': {
      optional: true,
      evenIfDestroyed: true,
      when: (g, it) =>
        it.defender === g.self!.id &&
        !it.counter &&
        !it.snipe &&
        g.units().some(({ id, kind }) => id === it.attacker && kind === 'squadron') &&
        // OBS-07
        g.keywordValue(it.defender, 'counter') > (g.obstructed(it.defender, it.attacker) ? 1 : 0),
      resolve: (g, it) => [{ verb: 'counter', attacker: g.self!.id, defender: it.attacker }],
    },
  },
});

/** KEY-07, KEY-13: against a squadron engaged with a squadron other than the attacker; also in the Counter of one that is destroyed. */
const swarm = keyword({
  id: 'swarm',
  name: 'Swarm',
  summary: 'Rerolls one die against a squadron that is engaged with another squadron as well.',
  on: {
    'attack.effects': {
      optional: true,
      evenIfDestroyed: true,
      when: (g, it) => it.attacker === g.self!.id && g.engaged(it.defender).some((id) => id !== it.attacker),
      choose: (_g, it) => distinctDice(it.dice).map((die) => ({ die })),
      resolve: (_g, it, { die }) => [{ verb: 'rerollDie', attack: it.depth, die: die! }],
    },
  },
});

/** KEY-24, KEY-25: tokens in the play area only, whatever lies over them. */
const strategic = keyword({
  id: 'strategic',
  name: 'Strategic',
  summary: 'Where it ends its movement it may move an objective token at distance 1 to another place at distance 1.',
  on: {
    'squadron.afterMove': {
      optional: true,
      scope: 'self',
      when: (g) => tokensBeside(g).length > 0,
      resolve: (g) => [
        {
          verb: 'moveTokens',
          player: g.owner,
          tokens: tokensBeside(g),
          count: 1,
          near: { of: g.self!.id, how: 'at', band: 1 },
        },
      ],
    },
  },
});

const tokensBeside = (g: Scene): readonly string[] =>
  g.state.objectiveTokens.filter(({ id }) => g.within(g.self!.id, id, 1)).map(({ id }) => id);

/** KEY-26 */
const assault = keyword({
  id: 'assault',
  name: 'Assault',
  summary: 'Against a ship it may spend a die with a hit icon to give the ship a raid token.',
  on: {
    'attack.effects': {
      optional: true,
      scope: 'self',
      cost: { spend: 'die', when: ({ face }) => ICONS_OF[face].hit > 0 },
      when: (_g, it) => it.defendingZone !== null,
      choose: () => COMMANDS.map((token) => ({ token })),
      resolve: (_g, it, { token }) => [{ verb: 'gainRaidToken', ship: it.defender, command: token! }],
    },
  },
});

/** Every keyword that has hooks. */
export const KEYWORD_CARDS: readonly KeywordCard[] = [assault, cloak, counter, intel, strategic, swarm];
