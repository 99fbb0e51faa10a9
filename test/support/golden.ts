import { standardContent } from '../../src/content/content.ts';
import { createEngine } from '../../src/engine/engine.ts';
import { createLogbook, type GameLog } from '../../src/engine/log.ts';
import type { GameSetup } from '../../src/engine/setup.ts';
import type { Action } from '../../src/state/actions.ts';
import { hashText } from '../../src/state/hash.ts';
import { canonicalJson } from '../../src/state/json.ts';
import { createRng } from '../../src/state/rng.ts';
import type { GameState, Outcome } from '../../src/state/state.ts';
import { type ByPlayer, PLAYERS, type Player } from '../../src/state/vocabulary.ts';
import { BOTS, type BotName } from './bots.ts';

/** Whole games kept as logs: what was played must replay to the same states in every version and every JavaScript engine. */

export interface Plan {
  readonly name: string;
  readonly setup: GameSetup;
  readonly bots: ByPlayer<BotName>;
  /** The objective that the first player picks. */
  readonly objective?: string;
  /** What somebody does when a round begins, whoever is asked. */
  readonly interrupt?: { readonly round: number; readonly action: Action };
}

/** A kept game. `answers` sums up everything that could be asked on the way. */
export interface Golden extends Pick<Plan, 'name' | 'bots'> {
  readonly answers: string;
  readonly log: GameLog;
}

const engine = createEngine(standardContent());
const { startLog, extendLog, replay } = createLogbook(engine);

/** Plays a planned game to its end. */
export const record = ({ name, setup, bots, objective, interrupt }: Plan): Golden => {
  const begun = startLog(setup);
  if (!begun.ok) throw new Error(`${name}: ${JSON.stringify(begun.error)}`);
  let { log, state } = begun.value;
  const rng = createRng(setup.seed);
  const choose = (): Action => {
    const cut = interrupt?.action;
    if (cut && state.round === interrupt.round && !log.actions.some(({ type }) => type === cut.type)) return cut;
    const due = engine.awaiting(state);
    const player = due.kind === 'player' ? due.player : due.kind === 'simultaneous' ? due.players[0]! : null;
    if (!player) throw new Error(`${name}: ${JSON.stringify(due)}`);
    const legal = engine.legalActions(state, player);
    const planned = legal.find((each) => each.type === 'chooseObjective' && each.objective === objective);
    return planned ?? BOTS[bots[player as Player]](engine, state, legal, rng);
  };
  while (!state.outcome) {
    const played = engine.step(state, choose());
    if (!played.ok) throw new Error(`${name}: an offered action was refused: ${JSON.stringify(played.verdict)}`);
    log = extendLog(log, played);
    state = played.state;
  }
  return { name, bots, answers: retell(log).answers, log };
};

interface Retold {
  readonly answers: string;
  readonly happened: ReadonlySet<string>;
  readonly end: { readonly objective: string | null; readonly outcome: Outcome['reason'] | null };
}

/**
 * Who is asked what, the legal actions, the regions and both views of every state of a game, in one hash; and what happened in it,
 * in words: the types of events and of spent defense tokens.
 */
export const retell = (log: GameLog): Retold => {
  let answers = '';
  let end: Retold['end'] = { objective: null, outcome: null };
  const happened = new Set<string>();
  const replayed = replay(log, ({ state, events }) => {
    answers = hashText(answers + canonicalJson(answersAt(state)));
    end = { objective: state.objective, outcome: state.outcome?.reason ?? null };
    for (const event of events) {
      happened.add(event.type);
      if (event.type === 'defenseTokenSpent')
        happened.add(`${state.units[event.unit]!.defenseTokens[event.token]!.type} spent`);
    }
  });
  if (!replayed.ok) throw new Error(`${JSON.stringify(replayed.error)}: if it is meant, npm run golden`);
  return { answers, happened, end };
};

const answersAt = (state: GameState) =>
  JSON.parse(
    JSON.stringify([
      engine.awaiting(state),
      engine.legalActions(state),
      engine.legalRegion(state)?.outline ?? null,
      ...PLAYERS.map((player) => engine.viewFor(state, player)),
    ]),
  );

/** Replays a kept game; the hash of its last state, or what went wrong. */
export const replayGolden = ({ log }: Golden): string => {
  const replayed = replay(log);
  return replayed.ok ? `ok ${log.hashes.at(-1)!.hash}` : JSON.stringify(replayed.error);
};
