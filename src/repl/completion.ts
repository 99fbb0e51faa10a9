import { DEFAULT_FIGURES } from '../geometry/index.ts';
import { HULL_ZONES, COMMANDS as ORDERS, PHASES, rules, standardContent } from '../index.ts';
import { ACTION_WORDS, legalTexts } from './action-text.ts';
import type { Bench } from './bench.ts';
import { COMMANDS } from './commands.ts';
import { DECISION_WORDS } from './decisions.ts';
import { shortIdOf } from './names.ts';

/** What the last word of a line could become. */
export const completionsOf = (bench: Bench, line: string): readonly [readonly string[], string] => {
  const [, name, rest] = /^\.(\w*)(\s[\s\S]*)?$/.exec(line) ?? [];
  if (name === undefined) return [[], line];
  if (rest === undefined)
    return [
      Object.keys(COMMANDS)
        .filter((each) => each.startsWith(name))
        .map((each) => `.${each}`),
      line,
    ];
  const last = /[^\s,]*$/.exec(line)![0];
  const whole = rest.trimStart();
  if (name === 'do' && whole !== '' && bench.stateOrNull) {
    const actions = legalTexts(bench.stateOrNull, MOST_OFFERED).filter((text) => text.startsWith(whole));
    if (actions.length > 0) return [actions, whole];
  }
  return [candidates(bench, name).filter((word) => word.toLowerCase().startsWith(last.toLowerCase())), last];
};

const MOST_OFFERED = 2000;

const candidates = (bench: Bench, command: string): readonly string[] => {
  const { ships, squadrons, upgrades, damageCards } = standardContent();
  switch (command) {
    case 'rule':
      return rules().map(({ id }) => id);
    case 'card':
      return [ships, squadrons, upgrades].flatMap((cards) => Object.keys(cards));
    case 'place':
    case 'set':
      return [
        ...PIECE_WORDS,
        ...unitNames(bench),
        ...[ships, squadrons, upgrades, damageCards].flatMap((cards) => Object.keys(cards)),
        ...Object.keys(DEFAULT_FIGURES.obstacles),
        ...ORDERS,
        ...PHASES,
      ];
    case 'do':
    case 'can':
    case 'why':
      return [...ACTION_WORDS, ...unitNames(bench), ...HULL_ZONES];
    case 'roll':
      return [...DICE_WORDS, ...Object.keys(damageCards)];
    case 'actions':
      return ACTION_WORDS;
    case 'skip':
      return DECISION_WORDS;
    case 'load':
      return ['learning', 'fleets'];
    case 'show':
      return ['map'];
    case 'trace':
      return ['on', 'off'];
    default:
      return [...unitNames(bench), ...HULL_ZONES];
  }
};

const unitNames = (bench: Bench): readonly string[] => {
  const state = bench.stateOrNull;
  return state ? state.roster.map((id) => shortIdOf(state, id)) : [];
};

const PIECE_WORDS = [
  'p1',
  'p2',
  'obstacle',
  'token',
  'at',
  'facing',
  'speed',
  'shields',
  'hull',
  'defense',
  'dials',
  'command',
  'raid',
  'damage',
  'upgrades',
  'activated',
  'round',
  'phase',
  'first',
  'side',
  'table',
  'objective',
  'victory',
];

const DICE_WORDS = ['red', 'blue', 'black', 'blank', 'hit', 'crit', 'doubleHit', 'hitCrit', 'accuracy'];
