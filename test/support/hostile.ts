import { readFileSync } from 'node:fs';
import { importFleet, validateFleet } from '../../src/fleet/index.ts';
import {
  createGame,
  formatPosition,
  type GameState,
  hashState,
  judge,
  legalActions,
  parsePosition,
  replay,
  step,
} from '../../src/index.ts';
import { type DocumentKind, LIMITS, parse, validate } from '../../src/schema/index.ts';
import { createRng, type Rng } from '../../src/state/rng.ts';
import { createTeamGame, teamStep } from '../../src/team/index.ts';
import { createTournament, enterResult, pairNextRound, readTournament, standings } from '../../src/tournament/index.ts';
import { IMPERIALS } from './full-game.ts';
import type { Golden } from './golden.ts';

/**
 * Documents as an enemy would send them: right ones, spoiled in one to three places by values that break careless code, or texts with
 * characters changed. Whatever comes, there must be an answer, the state and the prototypes of the language must stay as they were, and
 * what is accepted must work.
 */

const golden = (name: string): Golden => JSON.parse(readFileSync(`test/golden/games/${name}.json`, 'utf8'));
const LOG = golden('concession').log;
const LEARNING = golden('learning-hunted').log;
const FLEET = 'fleets' in LOG.setup ? LOG.setup.fleets.p1 : IMPERIALS;

/** States on the way through a game, to act in. */
const STATES: readonly GameState[] = (() => {
  const states: GameState[] = [];
  for (const log of [LEARNING, LOG])
    replay(log, ({ state }) => {
      if (!state.outcome) states.push(state);
    });
  return states.filter((_state, n) => n % 9 === 0);
})();
const HASHES = STATES.map(hashState);

const TEAM = {
  game: { scenario: 'learning', seed: 1 },
  teams: {
    p1: {
      commander: 'Ann',
      members: [
        { id: 'Ann', units: STATES[0]!.roster.filter((id) => id.startsWith('p1') && id.endsWith('1')) },
        { id: 'Bob', units: STATES[0]!.roster.filter((id) => id.startsWith('p1') && !id.endsWith('1')) },
      ],
    },
    p2: { commander: 'Cy', members: [{ id: 'Cy', units: STATES[0]!.roster.filter((id) => id.startsWith('p2')) }] },
  },
} as const;

const EVENT = {
  seed: 1,
  tier: 'casual',
  format: { fleetPoints: 180 },
  players: ['Ann', 'Bob', 'Cy', 'Dee', 'Eve'].map((name) => ({ id: name, name })),
} as const;

const began = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const TEAM_GAME = began(createTeamGame(TEAM));
const PAIRED = began(pairNextRound(began(createTournament(EVENT))));
const REPORT = {
  end: 'sixthRound',
  tallies: PAIRED.rounds[0]!.matches[0]!.players.map((player) => ({ player, score: 10 })),
  secondPlayer: PAIRED.rounds[0]!.matches[0]!.players[0],
};

/** One input of each kind: makes it, hands it over, and throws if the answer is none. */
type Attack = (rng: Rng) => void;

const isAnswer = (answer: unknown): void => {
  if (typeof (answer as { readonly ok?: unknown } | null)?.ok !== 'boolean') throw new Error('no answer');
};

export const ATTACKS: { readonly [kind: string]: Attack } = {
  action: (rng) => {
    const n = rng.below(STATES.length);
    const state = STATES[n]!;
    const legal = legalActions(state);
    const action = spoiled(legal[rng.below(legal.length)]!, rng);
    isAnswer(judge(state, action as never));
    const played = step(state, action as never);
    isAnswer(played);
    if (played.ok) legalActions(played.state);
    if (hashState(state) !== HASHES[n]) throw new Error('the state has changed');
  },
  setup: (rng) => {
    const created = createGame(spoiled(rng.below(2) === 0 ? LOG.setup : positionSetup(rng), rng) as never);
    isAnswer(created);
    if (created.ok) legalActions(created.value);
  },
  log: (rng) => isAnswer(replay(spoiled(rng.below(2) === 0 ? LOG : LEARNING, rng) as never)),
  fleet: (rng) => {
    if (!Array.isArray(validateFleet(spoiled(FLEET, rng) as never, 'standard-400'))) throw new Error('no answer');
  },
  document: (rng) => {
    const kind = KINDS[rng.below(KINDS.length)]!;
    isAnswer(validate(kind, spoiled(documentOf(kind, rng), rng)));
  },
  text: (rng) => {
    const kind = KINDS[rng.below(KINDS.length)]!;
    isAnswer(parse(kind, garbled(JSON.stringify(documentOf(kind, rng)), rng)));
  },
  fleetText: (rng) => isAnswer(importFleet(garbled(FLEET_TEXT, rng))),
  positionText: (rng) => isAnswer(parsePosition(garbled(formatPosition(STATES[rng.below(STATES.length)]!), rng))),
  team: (rng) => {
    const created = createTeamGame(spoiled(TEAM, rng) as never);
    isAnswer(created);
    const member = ['Ann', 'Bob', 'Cy', '__proto__', ''][rng.below(5)]!;
    const legal = legalActions(TEAM_GAME.game);
    isAnswer(teamStep(TEAM_GAME, member, spoiled(legal[rng.below(legal.length)]!, rng) as never));
  },
  tournament: (rng) => {
    const read = readTournament(spoiled(PAIRED, rng) as never);
    isAnswer(read);
    if (read.ok) standings(read.value);
    isAnswer(createTournament(spoiled(EVENT, rng) as never));
    isAnswer(enterResult(PAIRED, 1, spoiled(REPORT, rng) as never));
  },
};

const KINDS = Object.keys(LIMITS) as DocumentKind[];

const positionSetup = (rng: Rng): unknown => {
  const read = parsePosition(formatPosition(STATES[rng.below(STATES.length)]!));
  return { position: read.ok ? read.value : null, seed: 1 };
};

const documentOf = (kind: DocumentKind, rng: Rng): unknown => {
  if (kind === 'action') return LOG.actions[rng.below(LOG.actions.length)]!;
  if (kind === 'log') return LOG;
  if (kind === 'fleet') return FLEET;
  const setup = positionSetup(rng) as { readonly position: unknown };
  return kind === 'setup' ? setup : setup.position;
};

const FLEET_TEXT = [
  'Name: Raiders',
  'Faction: Rebel',
  'Commander: Mon Mothma',
  'Assault: Most Wanted',
  'Nebulon-B Escort Frigate (57)',
  '• Yavaris (5)',
  '= 62 Points',
  'CR90 Corvette A (44)',
  'Squadrons:',
  '• 2 x X-wing Squadron (26)',
  'Total Points: 132',
].join('\n');

/** Whatever breaks careless code. */
const NASTY: readonly ((rng: Rng) => unknown)[] = [
  () => null,
  () => undefined,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => -0,
  () => -1,
  () => 0.5,
  () => 2 ** 53,
  () => 1e308,
  () => 10n,
  () => '',
  () => '__proto__',
  () => 'constructor',
  () => 'toString',
  () => '\u0000\ud800',
  (rng) => 'x'.repeat(1 + rng.below(5000)),
  () => true,
  () => [],
  () => ({}),
  () => JSON.parse('{"__proto__": {"polluted": true}}'),
  () => JSON.parse('{"constructor": {"prototype": {"polluted": true}}}'),
  () => Object.create(null),
  () => new Map([['a', 1]]),
  () => new Date(0),
  () => /x/,
  () => Symbol('x'),
  () => () => 1,
  () => new Uint8Array(3),
  () => new Array(5),
  (rng) => nested(1 + rng.below(300)),
  () => {
    const cycle: unknown[] = [];
    cycle.push(cycle);
    return cycle;
  },
  () => ({
    get type() {
      throw new Error('an accessor was called');
    },
  }),
];

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let n = 0; n < depth; n++) value = n % 2 === 0 ? [value] : { a: value };
  return value;
};

type Container = Record<string, unknown>;

/** A copy with one to three places spoiled. */
const spoiled = (document: unknown, rng: Rng): unknown => {
  if (rng.below(50) === 0) return NASTY[rng.below(NASTY.length)]!(rng);
  const copy = structuredClone(document);
  for (let n = 1 + rng.below(3); n > 0; n--) spoil(copy as Container, rng);
  return copy;
};

const spoil = (root: Container, rng: Rng): void => {
  let at = root;
  for (;;) {
    const keys = Object.keys(at);
    if (keys.length === 0) return;
    const key = keys[rng.below(keys.length)]!;
    const child = valueAt(at, key);
    if (!isContainer(child) || rng.below(4) === 0) {
      change(at, key, keys, rng);
      return;
    }
    at = child;
  }
};

/** Without calling an accessor that was put there. */
const valueAt = (at: Container, key: string): unknown => Object.getOwnPropertyDescriptor(at, key)?.value;

const isContainer = (value: unknown): value is Container =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

const change = (at: Container, key: string, keys: readonly string[], rng: Rng): void => {
  const other = keys[rng.below(keys.length)]!;
  switch (rng.below(6)) {
    case 0:
      if (Array.isArray(at)) at.splice(Number(key), 1);
      else delete at[key];
      return;
    case 1:
      put(at, key, put(at, other, valueAt(at, key)));
      return;
    case 2:
      if (Array.isArray(at)) at.push(valueAt(at, key));
      else put(at, `${key}2`, valueAt(at, key));
      return;
    default:
      put(at, key, NASTY[rng.below(NASTY.length)]!(rng));
  }
};

/** Puts a value where no setter runs, and gives back the one that was there. */
const put = (at: Container, key: string, value: unknown): unknown => {
  const before = valueAt(at, key);
  Object.defineProperty(at, key, { value, enumerable: true, configurable: true, writable: true });
  return before;
};

const CHARACTERS = '{}[]",:0-9eE.\\u0000 \n\t;#@\u{1f680}xX•__proto__';

/** A text with some characters changed, left out, doubled or cut off. */
const garbled = (text: string, rng: Rng): string => {
  let now = text;
  for (let n = 1 + rng.below(4); n > 0; n--) {
    const at = rng.below(now.length + 1);
    const length = rng.below(12);
    const piece = CHARACTERS.slice(rng.below(CHARACTERS.length)).slice(0, 1 + rng.below(4));
    switch (rng.below(5)) {
      case 0:
        now = now.slice(0, at);
        break;
      case 1:
        now = now.slice(0, at) + now.slice(at + length);
        break;
      case 2:
        now = now.slice(0, at) + now.slice(at, at + length) + now.slice(at);
        break;
      default:
        now = now.slice(0, at) + piece + now.slice(at + rng.below(2));
    }
  }
  return now;
};

const polluted = (): string[] => [
  ...Object.keys(Object.prototype),
  ...Object.keys(Array.prototype),
  ...('polluted' in {} ? ['polluted'] : []),
];

/** Hands over one hostile input; what went wrong, or null. The same seed makes the same input. */
export const attack = (kind: string, seed: number): string | null => {
  try {
    ATTACKS[kind]!(createRng(seed));
  } catch (error) {
    return (error as Error).stack ?? String(error);
  }
  const names = polluted();
  return names.length > 0 ? `prototypes have changed: ${names.join(', ')}` : null;
};
