import { headingFromDegrees, umFromMm } from '../geometry/index.ts';
import {
  type Action,
  type ActionType,
  type Awaiting,
  awaiting,
  COMMANDS,
  type Command,
  DEFENSE_TOKENS,
  DIE_COLORS,
  type Die,
  type GameState,
  type Json,
  legalActions,
  PLAYERS,
  type Player,
  type Point,
  type Pose,
  standardContent,
} from '../index.ts';
import { abbreviated } from '../state/words.ts';
import { complain, either } from './complaint.ts';
import { diceNamed, dieNamed } from './dice.ts';
import { shortIdOf, unitNamed, wordIn, zoneNamed } from './names.ts';

/**
 * Actions as people type them: the type, then its fields in the order of the table below, or by name: `spendDefenseToken cr90
 * redirect zone=left`. Every word may be shortened while it is clear.
 */

interface Field {
  readonly name: string;
  readonly kind: Kind;
  readonly optional?: boolean;
}

interface Kind {
  /** How the value is called in a usage line. */
  readonly usage: string;
  read(word: string, state: GameState): Json;
  write(value: Json, state: GameState): string;
}

const kind = (usage: string, read: Kind['read'], write: Kind['write'] = (value) => String(value)): Kind => ({
  usage,
  read,
  write,
});

const numbersOf = (word: string): number[] =>
  word.split(/[,;]/).map((part) => {
    const number = Number(part);
    return part.trim() !== '' && Number.isFinite(number) ? number : complain(`${part || 'nothing'} is not a number`);
  });

const mmText = (um: number): string => String(um / 1000);

const UNIT = kind(
  'UNIT',
  (word, state) => unitNamed(state, word),
  (value, state) => shortIdOf(state, String(value)),
);
const ZONE = kind('ZONE', zoneNamed);
const ZONES = kind(
  'ZONE,ZONE',
  (word) => word.split(',').map(zoneNamed),
  (value) => (value as readonly string[]).join(','),
);
const COMMAND = kind('COMMAND', (word) => wordIn(word, COMMANDS, 'a command'));
const COMMAND_LIST = kind(
  'COMMAND,COMMAND',
  (word) => word.split(',').map((part) => wordIn(part, COMMANDS, 'a command')),
  (value) => (value as readonly Command[]).join(','),
);
const PLAYER = kind('PLAYER', (word) => wordIn(word, PLAYERS, 'a player'));
const NUMBER = kind('NUMBER', (word) => numbersOf(word)[0]!);
const CLICKS = kind(
  'CLICKS',
  (word) => (word === '-' ? [] : numbersOf(word)),
  (value) => (value as readonly number[]).join(',') || '-',
);
const PLACE = kind(
  'X,Y',
  (word) => placeOf(numbersOf(word)),
  (value) => {
    const { x, y } = value as unknown as Point;
    return `${mmText(x)},${mmText(y)}`;
  },
);
const POSE = kind(
  'X,Y,DEGREES',
  (word) => {
    const numbers = numbersOf(word);
    return { ...placeOf(numbers), heading: headingFromDegrees(numbers[2] ?? 0) };
  },
  (value) => {
    const { x, y, heading } = value as unknown as Pose;
    return `${mmText(x)},${mmText(y)},${(heading / 65_536) * 360}`;
  },
);
const COLOR = kind('COLOUR', (word) => wordIn(word, DIE_COLORS, 'a colour of dice'));
const DIE = kind(
  'COLOUR:FACE',
  (word) => dieNamed(word) as unknown as Json,
  (value) => dieText(value as unknown as Die),
);
const DICE = kind(
  'COLOUR:FACE,COLOUR:FACE',
  (word) => diceNamed(word) as unknown as Json,
  (value) => (value as unknown as readonly Die[]).map(dieText).join(','),
);
const oneOf = (...words: readonly string[]): Kind =>
  kind(words.join('|'), (word) => wordIn(word, words, 'one of these'));
const YES = kind('true|false', (word) => wordIn(word, ['true', 'false'], 'an answer') === 'true');
const NAME = kind('NAME', (word) => word);
const NAMES = kind(
  'NAME,NAME',
  (word) => word.split(','),
  (value) => (value as readonly string[]).join(','),
);
const DAMAGE_CARD_NAME = kind('CARD', (word) =>
  wordIn(word, Object.keys(standardContent().damageCards), 'a damage card'),
);
const OBSTACLE = kind('OBSTACLE', (word, state) =>
  wordIn(word, [...state.obstacles.map(({ id }) => id)], 'an obstacle on the table'),
);
const TOKEN = kind('TOKEN', (word, state) => tokenOf(word, state));
const SOURCE = kind('SOURCE', (word, state) => sourceOf(word, state));
const PICK = kind(
  'JSON',
  (word) => jsonOf(word),
  (value) => JSON.stringify(value),
);

const dieText = ({ color, face }: Die): string => `${color}:${face}`;
const placeOf = ([x, y]: readonly number[]): { x: number; y: number } =>
  x === undefined || y === undefined
    ? complain('a place is two lengths in millimetres, such as 600,200')
    : { x: umFromMm(x), y: umFromMm(y) };

const jsonOf = (word: string): Json => {
  try {
    return JSON.parse(word) as Json;
  } catch {
    return complain(`${word} is not JSON; write {"zone":"left"}`);
  }
};

/** An effect on offer by the name of its card, or any source by its id. */
const sourceOf = (word: string, state: GameState): string => {
  const offered = legalActions(state).flatMap((action) => (action.type === 'useEffect' ? [action.source] : []));
  const meant = [...new Set(offered)].filter((source) => abbreviated(word, [source.split('/').pop()!]).length > 0);
  return meant.length === 1 ? meant[0]! : word;
};

/** A defense token by its place, or the first of its type that the unit of the attack or of this action still has. */
const tokenOf = (word: string, state: GameState): number => {
  if (/^\d+$/.test(word)) return Number(word);
  const type = wordIn(word, DEFENSE_TOKENS, 'a defense token');
  const attack = [...state.frames].reverse().find((frame) => frame.kind === 'attack');
  const defender = attack && state.units[attack.defender];
  if (!defender) return complain(`no attack is being resolved; name the token by its place, 0 being the first`);
  const place = defender.defenseTokens.findIndex(
    (token, i) => token.type === type && token.readiness !== 'discarded' && !attack.spent.includes(i),
  );
  const any = defender.defenseTokens.findIndex((token) => token.type === type);
  if (place < 0 && any < 0)
    return complain(`${defender.id} has no ${type}; it has ${either(defender.defenseTokens.map((each) => each.type))}`);
  return place < 0 ? any : place;
};

const field = (name: string, of: Kind): Field => ({ name, kind: of });
const maybe = (name: string, of: Kind): Field => ({ name, kind: of, optional: true });

const SHIP = field('ship', UNIT);
const SQUADRON = field('squadron', UNIT);

const FIELDS: Readonly<Record<ActionType, readonly Field[]>> = {
  chooseFirstPlayer: [field('first', PLAYER)],
  chooseObjective: [field('objective', NAME)],
  placeObstacle: [field('obstacle', NAME), field('pose', POSE), maybe('mirrored', YES)],
  deployShip: [SHIP, field('pose', POSE), field('speed', NUMBER)],
  deploySquadron: [SQUADRON, field('to', PLACE)],
  placeToken: [field('to', PLACE)],
  moveToken: [field('token', NAME), field('to', PLACE)],
  assignDials: [SHIP, field('commands', COMMAND_LIST)],
  activateShip: [SHIP],
  convertDial: [SHIP],
  clearRaid: [SHIP, field('discard', oneOf('dial', ...COMMANDS))],
  resolveCommand: [SHIP, field('command', COMMAND), field('spend', oneOf('dial', 'token', 'both'))],
  repair: [
    SHIP,
    field('repair', oneOf('move', 'recover', 'discard')),
    maybe('zone', ZONE),
    maybe('from', ZONE),
    maybe('to', ZONE),
    maybe('damageCard', NAME),
  ],
  discardCommandToken: [SHIP, field('command', COMMAND)],
  changeSpeed: [SHIP, field('speed', NUMBER)],
  executeManeuver: [SHIP, field('clicks', CLICKS), maybe('side', oneOf('left', 'right'))],
  chooseRammed: [SHIP, field('rammed', UNIT)],
  placeSquadron: [SQUADRON, field('to', PLACE)],
  resolveObstacle: [SHIP, field('obstacle', OBSTACLE)],
  chooseZone: [SHIP, field('zone', ZONE)],
  useStation: [field('unit', UNIT), maybe('damageCard', NAME)],
  activateSquadron: [SQUADRON, maybe('relay', UNIT)],
  moveSquadron: [SQUADRON, field('to', PLACE)],
  declareTarget: [field('attacker', UNIT), maybe('zone', ZONE), field('defender', UNIT), maybe('defendingZone', ZONE)],
  removeDie: [field('color', COLOR)],
  spendAccuracy: [field('die', DIE), field('token', TOKEN)],
  addDie: [field('color', COLOR)],
  rerollDie: [field('die', DIE)],
  spendDefenseToken: [
    field('unit', UNIT),
    field('token', TOKEN),
    maybe('die', DIE),
    maybe('evade', oneOf('cancel', 'reroll')),
    maybe('zone', ZONE),
    maybe('also', ZONES),
  ],
  resolveCritical: [field('effect', NAME)],
  redirectDamage: [field('amount', NUMBER)],
  useEffect: [field('source', SOURCE), maybe('pick', PICK)],
  choose: [field('pick', PICK)],
  done: [],
  rollDice: [field('dice', DICE)],
  drawDamageCard: [field('card', DAMAGE_CARD_NAME)],
  pickDamageCard: [field('damageCard', NAME)],
  flipCoin: [field('result', PLAYER)],
  drawObjectives: [field('objectives', NAMES)],
  concede: [field('player', PLAYER)],
  callTime: [],
};

export const ACTION_WORDS = Object.keys(FIELDS) as readonly ActionType[];

/** `activateShip UNIT`. */
export const usageOf = (type: ActionType): string =>
  [type, ...FIELDS[type].map(({ name, kind: { usage }, optional }) => (optional ? `[${name}=${usage}]` : usage))].join(
    ' ',
  );

/** An action from words, complete but perhaps against the rules. */
export const readActionText = (text: string, state: GameState): Action => {
  if (text.trimStart().startsWith('{')) return jsonOf(text) as unknown as Action;
  const [typeWord, ...words] = text.trim().split(/\s+/);
  const type = wordIn(typeWord ?? '', ACTION_WORDS, 'an action', 'one is written like activateShip vic');
  if (type === 'declareTarget') return { ...readTarget(words, state), type } as Action;
  const fields = FIELDS[type];
  const values: Record<string, Json> = {};
  const positional = fields.filter(({ name }) => !words.some((word) => word.startsWith(`${name}=`)));
  for (const word of words) {
    const [, name, value] = /^([a-zA-Z]+)=(.*)$/.exec(word) ?? [];
    if (name === 'player') values.player = wordIn(value!, [...PLAYERS, 'chance', 'judge'], 'a player');
    else if (name !== undefined && value !== undefined) {
      const named = fields.find((each) => each.name === name);
      if (!named) return complain(`${type} has no ${name}; ${usageOf(type)}`);
      values[name] = named.kind.read(value, state);
    } else {
      const next = positional.shift();
      if (!next) return complain(`${word} is too much; ${usageOf(type)}`);
      values[next.name] = next.kind.read(word, state);
    }
  }
  const missing = fields.find(({ name, optional }) => !optional && values[name] === undefined);
  if (missing) return complain(`${missing.name} is missing; ${usageOf(type)}`);
  return { type, player: playerOf(type, values, state), ...values } as unknown as Action;
};

const CHANCE: readonly ActionType[] = ['rollDice', 'drawDamageCard', 'pickDamageCard', 'flipCoin', 'drawObjectives'];

/** Actions that the owner of their first unit takes. */
const OWNED = ['ship', 'unit', 'attacker', 'squadron'];

/** The player who is meant: the owner of the unit that acts, else whoever is asked. */
const playerOf = (type: ActionType, values: { readonly [name: string]: Json }, state: GameState): string => {
  if (CHANCE.includes(type)) return 'chance';
  if (type === 'callTime') return 'judge';
  const owned = type === 'placeSquadron' ? undefined : OWNED.find((name) => typeof values[name] === 'string');
  const unit = owned === undefined ? undefined : state.units[values[owned] as string];
  return unit?.owner ?? askedBy(awaiting(state));
};

const askedBy = (due: Awaiting): Player => {
  if (due.kind === 'player') return due.player;
  return due.kind === 'simultaneous' ? due.players[0]! : 'p1';
};

const LINKS = ['->', '→', 'to', 'at', 'vs', 'against', 'attacks', 'attack', 'with', 'the', 'of'];

/** Two units and the hull zones of those that are ships, in the order attacker, defender: `vic front -> cr90 rear`. */
export const readTarget = (
  words: readonly string[],
  state: GameState,
): {
  readonly player: Player;
  readonly attacker: string;
  readonly zone?: ReturnType<typeof zoneNamed>;
  readonly defender: string;
  readonly defendingZone?: ReturnType<typeof zoneNamed>;
} => {
  const rest = words.flatMap((word) => word.split(/[()]/)).filter((word) => word !== '' && !LINKS.includes(word));
  const take = (role: string) => {
    const name = rest.shift();
    if (name === undefined) return complain(`the ${role} is missing; say vic front -> cr90 rear`);
    const unit = unitNamed(state, name);
    if (state.units[unit]!.kind !== 'ship') return { unit };
    const zone = rest.shift();
    return zone === undefined
      ? complain(`a hull zone of ${name} is missing; say ${name} front`)
      : { unit, zone: zoneNamed(zone) };
  };
  const attacker = take('attacker');
  const defender = take('defender');
  if (rest.length > 0) complain(`${rest.join(' ')} is too much; say vic front -> cr90 rear`);
  return {
    player: state.units[attacker.unit]!.owner,
    attacker: attacker.unit,
    ...('zone' in attacker ? { zone: attacker.zone! } : {}),
    defender: defender.unit,
    ...('zone' in defender ? { defendingZone: defender.zone! } : {}),
  };
};

/** An action in words that `readActionText` reads again. */
export const writeActionText = (action: Action, state: GameState): string => {
  const values = action as unknown as { readonly [name: string]: Json | undefined };
  const words = FIELDS[action.type].flatMap(({ name, kind: { write }, optional }) => {
    const value = values[name];
    if (value === undefined) return [];
    const word = write(value, state);
    return [optional && action.type !== 'declareTarget' ? `${name}=${word}` : word];
  });
  return [action.type, ...words].join(' ');
};

/** The legal actions in words, for completion. */
export const legalTexts = (state: GameState, most: number): string[] =>
  legalActions(state)
    .slice(0, most)
    .map((action) => writeActionText(action, state));
