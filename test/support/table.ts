import type { ObjectiveCard, SquadronCard, UpgradeCard } from '../../src/content/card.ts';
import { type Content, defineContent, standardContent } from '../../src/content/content.ts';
import { createEngine, type Engine, type Played } from '../../src/engine/engine.ts';
import type { Position, PositionShip, PositionSquadron } from '../../src/engine/position.ts';
import { type Action, act } from '../../src/state/actions.ts';
import type { Event, EventType } from '../../src/state/events.ts';
import { shipOf } from '../../src/state/selectors.ts';
import type { ChanceMode, GameOptions, GameState, Ship } from '../../src/state/state.ts';
import type { Verdict } from '../../src/state/verdict.ts';
import type { Phase, Player, Readiness } from '../../src/state/vocabulary.ts';

/** Positions in few words, and a game that is played by sentences. */

export const CR90 = 'cr90-corvette-a';
export const NEBULON = 'nebulon-b-escort-frigate';
export const VICTORY = 'victory-ii-class-star-destroyer';
export const X_WING = 'x-wing-squadron';
export const TIE = 'tie-fighter-squadron';

/** A card that a test makes up. */
export type HomeMade = UpgradeCard | SquadronCard | ObjectiveCard;

/** The standard cards and home-made ones. */
export const contentWith = (cards: readonly HomeMade[]): Content => {
  const { ships, squadrons, upgrades, objectives, damageCards } = standardContent();
  return defineContent('test/1', {
    ships: Object.values(ships),
    squadrons: [...Object.values(squadrons), ...cards.filter((card) => card.kind === 'squadron')],
    upgrades: [...Object.values(upgrades), ...cards.filter((card) => card.kind === 'upgrade')],
    objectives: [...Object.values(objectives), ...cards.filter((card) => card.kind === 'objective')],
    damageCards: Object.values(damageCards),
  });
};

export type ShipExtras = Partial<Omit<PositionShip, 'owner' | 'card' | 'upgrades'>> & {
  readonly upgrades?: readonly string[];
  /** Of those upgrades, in their order. */
  readonly readiness?: readonly Readiness[];
};

/** A position in the making. */
export const table = (cards: readonly HomeMade[] = []) => {
  const ships: PositionShip[] = [];
  const squadrons: PositionSquadron[] = [];
  let rest: Partial<Position> = {};
  let idle = true;
  let peaceful = true;
  let setup: { seed: number; chance?: ChanceMode; options?: Partial<GameOptions> } = { seed: 1 };
  const engine = createEngine(contentWith(cards));
  const builder = {
    engine,
    ship: (owner: Player, card: string, { upgrades: carried = [], readiness = [], ...extras }: ShipExtras = {}) => {
      const pose = { x: 100_000 + 120_000 * ships.length, y: owner === 'p1' ? 100_000 : 800_000, heading: 0 };
      ships.push({
        owner,
        card,
        pose,
        speed: 0,
        ...extras,
        upgrades: carried.map((each, i) => ({ card: each, readiness: readiness[i] ?? 'readied' })),
      });
      return builder;
    },
    squadron: (owner: Player, card: string, extras: Partial<PositionSquadron> = {}) => {
      const pose = { x: 100_000 + 40_000 * squadrons.length, y: owner === 'p1' ? 300_000 : 600_000, heading: 0 };
      squadrons.push({ owner, card, pose, ...extras });
      return builder;
    },
    with: (more: Partial<Position>) => {
      rest = { ...rest, ...more };
      return builder;
    },
    chance: (chance: ChanceMode) => {
      setup = { ...setup, chance };
      return builder;
    },
    options: (options: Partial<GameOptions>) => {
      setup = { ...setup, options };
      return builder;
    },
    /** Ships are asked for their attacks, instead of never attacking. */
    fighting: () => {
      peaceful = false;
      return builder;
    },
    /** Maneuvers and squadron moves are decided by the test, instead of flying straight on and standing still. */
    moving: () => {
      idle = false;
      return builder;
    },
    at: (phase: Phase) => builder.with({ phase }),
    position: (): Position => ({ ...rest, ships, squadrons }),
    play: () => {
      const begun = engine.beginGame({ ...setup, position: builder.position() });
      if (!begun.ok) throw new Error(`bad position: ${JSON.stringify(begun.error)}`);
      return play(engine, begun.value, idle, peaceful);
    },
  };
  return builder;
};

/** A game that goes on by actions and remembers its events; an illegal action is an error that names the rule. */
export const play = (engine: Engine, begun: Pick<Played, 'state' | 'events'>, idle = true, peaceful = true) => {
  let state = begun.state;
  const events: Event[] = [...begun.events];
  const goStraight = () => {
    const next = () => (peaceful ? holdFire(engine, state) : null) ?? (idle ? straight(engine, state) : null);
    for (let action = next(); action; action = next()) {
      const result = engine.step(state, action);
      if (!result.ok) throw new Error('straight on is refused');
      state = result.state;
      events.push(...result.events);
    }
  };
  goStraight();
  const game = {
    engine,
    events,
    get state() {
      return state;
    },
    do: (...actions: readonly Action[]) => {
      for (const action of actions) {
        const result = engine.step(state, action);
        if (!result.ok) throw new Error(`refused: ${JSON.stringify(action)} ${JSON.stringify(result.verdict)}`);
        state = result.state;
        events.push(...result.events);
        goStraight();
      }
      return game;
    },
    /** Plays on with the first legal action of each decision until a condition holds. */
    until: (holds: (state: GameState) => boolean) => {
      for (let n = 0; !holds(state); n++) {
        if (n > 5000) throw new Error('it never comes to that');
        game.do(pass(engine, state));
      }
      return game;
    },
    ship: (id: string): Ship => {
      const ship = shipOf(state, id);
      if (!ship) throw new Error(`no ship ${id}`);
      return ship;
    },
    legal: (actor?: Player): readonly Action[] => engine.legalActions(state, actor),
    types: (): string[] => [...new Set(engine.legalActions(state).map(({ type }) => type))],
    awaiting: () => engine.awaiting(state),
    judge: (action: Action): Verdict => engine.judge(state, action),
    /** The types of the events since the beginning, those of some types only if they are given. */
    trace: (...types: readonly EventType[]): Event[] =>
      events.filter(({ type }) => types.length === 0 || types.includes(type)),
  };
  return game;
};

/** What a test that is not about attacks does with a ship's Attack step. */
const holdFire = (engine: Engine, state: GameState): Action | null => {
  const due = engine.awaiting(state);
  return due.kind === 'player' && due.decision.kind === 'declareTarget' ? act.done(due.player) : null;
};

/** What a test that is not about movement does with a course, or with a squadron. */
const straight = (engine: Engine, state: GameState): Action | null => {
  const due = engine.awaiting(state);
  if (due.kind !== 'player') return null;
  if (due.decision.kind === 'squadronAction') return act.done(due.player);
  if (due.decision.kind !== 'determineCourse') return null;
  return (
    engine
      .legalActions(state)
      .find((action) => action.type === 'executeManeuver' && action.clicks.every((click) => click === 0)) ?? null
  );
};

const pass = (engine: Engine, state: GameState): Action => {
  const actions = engine.legalActions(state);
  const action = actions.find(({ type }) => type === 'done') ?? straight(engine, state) ?? actions[0];
  if (!action) throw new Error('no legal action');
  return action;
};

/** All rules that a verdict cites. */
export const rulesOf = (verdict: Verdict): string[] =>
  (verdict.because.length > 0 ? verdict.because : [verdict]).flatMap(({ rule }) => rule ?? []);

/** All codes of a verdict. */
export const codesOf = (verdict: Verdict): string[] =>
  (verdict.because.length > 0 ? verdict.because : [verdict]).flatMap(({ code }) => code ?? []);
