import { applyAction } from '../../src/engine/advance.ts';
import { inPlaceStore } from '../../src/engine/drivers.ts';
import { dueOf, optionsOf } from '../../src/engine/due.ts';
import type { Game } from '../../src/rules/kernel/game.ts';
import { type Action, act } from '../../src/state/actions.ts';
import type { AttackFrame } from '../../src/state/frames.ts';
import { cloneJson } from '../../src/state/json.ts';
import type { GameState, Ship, Squadron } from '../../src/state/state.ts';
import { CR90, NEBULON, play, TIE, table, VICTORY, X_WING } from '../support/table.ts';
import { type Attack, begin, CARDS, type Choice, choiceAt, type Die, type Moment } from './attack-model.ts';

/** Plays attacks in the library and in the model side by side, down every way that either of them offers. */

const GAP_UM = 20_000;
const AT = { x: 900_000, y: 300_000, heading: 0 };
const A_WING = 'a-wing-squadron';
const FIGHTERS = { squadron: A_WING, bomber: X_WING } as const;
const SHIP = `p2/${CR90}/1`;
const SQUADRON = `p2/${TIE}/1`;

type Kind = Pick<Attack, 'attacker' | 'cards'> & { readonly defender: 'ship' | 'squadron' };

const engine = table().engine;

/** A game that waits for the roll of an attack of that kind; others of its side are out of the way, so that the game goes on. */
const waitingFor = ({ attacker, cards, defender }: Kind): GameState => {
  const halfShip = attacker === 'ship' ? 50_750 : 17_100;
  const there = { ...AT, y: AT.y + halfShip + GAP_UM + (defender === 'ship' ? 35_125 : 17_100), heading: 32_768 };
  const built = table()
    .ship('p1', VICTORY, { pose: attacker === 'ship' ? AT : { x: 200_000, y: 100_000, heading: 0 }, speed: 1 })
    .ship('p2', defender === 'ship' ? CR90 : NEBULON, {
      pose: defender === 'ship' ? there : { x: 500_000, y: 850_000, heading: 0 },
      damage: Array.from({ length: cards }, () => ({ face: 'down' as const })),
    })
    .ship('p2', VICTORY, { pose: { x: 200_000, y: 800_000, heading: 0 } });
  if (defender === 'squadron') built.squadron('p2', TIE, { pose: { ...there, heading: 0 } });
  if (attacker !== 'ship') {
    built.squadron('p1', FIGHTERS[attacker], { pose: AT });
    built.squadron('p1', FIGHTERS[attacker], { pose: { x: 400_000, y: 100_000, heading: 0 } });
  }
  const begun = engine.createGame({
    seed: 1,
    chance: 'explicit',
    position: { ...built.position(), phase: attacker === 'ship' ? 'ship' : 'squadron' },
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const game = play(engine, { state: begun.value, events: [] }, false, false);
  const target = {
    defender: defender === 'ship' ? SHIP : SQUADRON,
    ...(defender === 'ship' && { defendingZone: 'front' as const }),
  };
  if (attacker === 'ship') {
    const id = `p1/${VICTORY}/1`;
    return game.do(act.activateShip('p1', id), act.declareTarget('p1', { attacker: id, zone: 'front', ...target }))
      .state;
  }
  const id = `p1/${FIGHTERS[attacker]}/1`;
  return game.do(act.activateSquadron('p1', id), act.declareTarget('p1', { attacker: id, ...target })).state;
};

const waiting = new Map<string, GameState>();
const baseOf = (kind: Kind): GameState => {
  const key = Object.values(kind).join();
  const known = waiting.get(key) ?? waitingFor(kind);
  waiting.set(key, known);
  return known;
};

const idOf = (attack: Attack): string => (attack.zone === null ? SQUADRON : SHIP);

/** A state is plain JSON: the attack and its defender are put into a game that waits for the roll. */
const stateOf = (attack: Attack): GameState => {
  const { zone, attacker, range, cards, tokens, speed, shields, hull, dice } = attack;
  const base = baseOf({ attacker, cards, defender: zone === null ? 'squadron' : 'ship' });
  const defenseTokens = tokens.map((token) => {
    const [readiness, type] = token.split(' ');
    return { type, readiness };
  });
  const unit = base.units[idOf(attack)]!;
  const defender = { ...unit, defenseTokens, ...(unit.kind === 'ship' ? { speed, shields } : { hull }) };
  const pool = dice.map((die) => die.split(' ')[0]);
  return {
    ...base,
    units: { ...base.units, [unit.id]: defender },
    frames: base.frames.map((frame) => {
      if (frame.kind === 'attack')
        return { ...frame, range: range === 'distance' ? null : range, pool, defendingZone: zone };
      // No further attack, whose targets would be looked for at the end of each way.
      return frame.kind === 'shipActivation' ? { ...frame, attacks: ['front', 'rear'] } : frame;
    }),
  } as unknown as GameState;
};

/** An action in the words of the model. */
const nameOf = (action: Action): string => {
  const word = ({ color, face }: { color: string; face: string }) => `${color} ${face}`;
  switch (action.type) {
    case 'spendAccuracy':
      return `lock ${action.token} with ${word(action.die)}`;
    case 'spendDefenseToken':
      return `spend ${action.token}${action.die ? ` on ${word(action.die)}` : ''}${action.zone ? ` to ${action.zone}` : ''}`;
    case 'resolveCritical':
      return 'critical';
    case 'redirectDamage':
      return `redirect ${action.amount}`;
    case 'rollDice':
      return `roll ${action.dice.map(word).join()}`;
    case 'drawDamageCard':
      return `draw ${action.card}`;
    case 'done':
      return 'stop';
    default:
      return JSON.stringify(action);
  }
};

const ACTORS = ['p1', 'p2', 'chance'] as const;
const WHO: Readonly<Record<Choice['who'], string>> = { attacker: 'p1', defender: 'p2', chance: 'chance' };

const attackOf = (state: GameState): AttackFrame | null =>
  (state.frames.find(({ kind }) => kind === 'attack') as AttackFrame | undefined) ?? null;

/** What both can show of a moment. */
const seenInGame = (state: GameState, attack: Attack): unknown => {
  const unit = state.units[idOf(attack)] as Ship | Squadron;
  const frame = attackOf(state);
  return [
    unit.defenseTokens.map(({ readiness, type }) => `${readiness} ${type}`),
    frame ? sorted(frame.dice.map(({ color, face }) => `${color} ${face}` as Die)) : null,
    unit.status === 'destroyed'
      ? 'destroyed'
      : unit.kind === 'squadron'
        ? unit.hull
        : [
            unit.shields,
            ...(['down', 'up'] as const).map((side) => unit.damage.filter(({ face }) => face === side).length),
          ],
  ];
};

const seenInModel = (m: Moment): unknown => [
  m.tokens,
  m.at === 'over' ? null : sorted(m.dice),
  // The card that is about to be turned up lies there already.
  m.destroyed
    ? 'destroyed'
    : m.attack.zone === null
      ? m.hull
      : [m.shields, m.facedown + (m.at === 'card' ? 1 : 0), m.faceup],
];

const sorted = (dice: readonly Die[]): readonly Die[] => [...dice].sort();

const ZONES = ['front', 'left', 'right', 'rear'];
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a, ordered) === JSON.stringify(b, ordered);
/** Shields in one order of the zones. */
const ordered = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && 'front' in value
    ? ZONES.map((zone) => (value as Record<string, unknown>)[zone])
    : value;

export interface Tally {
  cases: number;
  moments: number;
  endings: number;
}

/** Compares one attack down every way; throws at the first difference, with the way that leads to it. */
export const compare = (attack: Attack, tally: Tally): void => {
  tally.cases += 1;
  const seen = new Set<string>();
  const fail = (what: string, way: readonly string[], game: unknown, model: unknown): never => {
    throw new Error(
      `${what} after [${way.join('; ')}] of ${JSON.stringify(attack)}: library ${JSON.stringify(game)}, model ${JSON.stringify(model)}`,
    );
  };
  const play = (state: GameState, action: Action): Game => {
    const store = inPlaceStore(cloneJson(state), engine.content);
    applyAction(store, action);
    return store.game;
  };
  /** The cards of a destroyed ship are shown one by one on their way to the discard pile; the model does not look at them. */
  const settled = (game: Game): Game => {
    let now = game;
    while (now.state.units[idOf(attack)]!.status === 'destroyed' && dueOf(now).kind === 'chance')
      now = play(now.state, optionsOf(now, 'chance')[0]!);
    return now;
  };
  const visit = (arrived: Game, from: Moment, way: readonly string[]): void => {
    const game = settled(arrived);
    const { state } = game;
    const { moment, choice } = choiceAt(from);
    const frame = attackOf(state);
    const key = JSON.stringify([state.frames.slice(frame?.depth ?? 0), state.units[idOf(attack)]]);
    if (seen.has(key)) return;
    seen.add(key);
    tally.moments += 1;
    if (!same(seenInGame(state, attack), seenInModel(moment)))
      fail('not the same', way, seenInGame(state, attack), seenInModel(moment));
    if (!choice || !frame) {
      tally.endings += 1;
      if (choice || frame) fail('one has ended', way, frame, choice?.who);
      return;
    }
    const legal = new Map(ACTORS.flatMap((actor) => optionsOf(game, actor)).map((action) => [nameOf(action), action]));
    const offered =
      choice.who === 'chance' && moment.at === 'card' ? CARDS.map((card) => `draw ${card}`) : [...legal.keys()];
    if (![...legal.values()].every(({ player }) => player === WHO[choice.who]))
      fail('another decides', way, [...legal.values()], choice.who);
    if (!same([...offered].sort(), [...choice.ways.keys()].sort()))
      fail('other ways', way, offered, [...choice.ways.keys()]);
    for (const [name, next] of choice.ways) visit(play(state, legal.get(name)!), next, [...way, name]);
  };
  const start = stateOf(attack);
  const dice = attack.dice.map((die) => ({ color: die.split(' ')[0], face: die.split(' ')[1] }));
  visit(play(start, act.rollDice(dice as Parameters<typeof act.rollDice>[0])), begin(attack), []);
};
