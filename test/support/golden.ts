import { standardContent } from '../../src/content/content.ts';
import { createEngine } from '../../src/engine/engine.ts';
import { createLogbook, type GameLog } from '../../src/engine/log.ts';
import type { Position } from '../../src/engine/position.ts';
import type { GameSetup } from '../../src/engine/setup.ts';
import { hashText } from '../../src/state/hash.ts';
import { canonicalJson } from '../../src/state/json.ts';
import { createRng } from '../../src/state/rng.ts';
import type { GameState } from '../../src/state/state.ts';
import { type ByPlayer, PLAYERS, type Player } from '../../src/state/vocabulary.ts';
import { BOTS, type BotName } from './bots.ts';

/** Whole games kept as logs: what was played must replay to the same states in every version and every JavaScript engine. */

export interface Plan {
  readonly name: string;
  readonly setup: GameSetup;
  readonly bots: ByPlayer<BotName>;
}

/** A kept game. `answers` sums up everything that could be asked on the way. */
export interface Golden extends Omit<Plan, 'setup'> {
  readonly answers: string;
  readonly log: GameLog;
}

const engine = createEngine(standardContent());
const { startLog, extendLog, replay } = createLogbook(engine);

/** Plays a planned game to its end. */
export const record = ({ name, setup, bots }: Plan): Golden => {
  const begun = startLog(setup);
  if (!begun.ok) throw new Error(`${name}: ${JSON.stringify(begun.error)}`);
  let { log, state } = begun.value;
  const rng = createRng(setup.seed);
  while (!state.outcome) {
    const due = engine.awaiting(state);
    const player = due.kind === 'player' ? due.player : due.kind === 'simultaneous' ? due.players[0]! : null;
    if (!player) throw new Error(`${name}: ${JSON.stringify(due)}`);
    const action = BOTS[bots[player as Player]](engine, state, engine.legalActions(state, player), rng);
    const played = engine.step(state, action);
    if (!played.ok) throw new Error(`${name}: an offered action was refused: ${JSON.stringify(played.verdict)}`);
    log = extendLog(log, played);
    state = played.state;
  }
  return { name, bots, answers: retell(log).answers, log };
};

/**
 * Who is asked what, the legal actions, the regions and both views of every state of a game, in one hash; and what happened in it,
 * in words: the types of events and of spent defense tokens.
 */
export const retell = (log: GameLog): { readonly answers: string; readonly happened: ReadonlySet<string> } => {
  let answers = '';
  const happened = new Set<string>();
  const replayed = replay(log, ({ state, events }) => {
    answers = hashText(answers + canonicalJson(answersAt(state)));
    for (const event of events) {
      happened.add(event.type);
      if (event.type === 'defenseTokenSpent')
        happened.add(`${state.units[event.unit]!.defenseTokens[event.token]!.type} spent`);
    }
  });
  if (!replayed.ok) throw new Error(`${JSON.stringify(replayed.error)}: if it is meant, npm run golden`);
  return { answers, happened };
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

const facing = (player: Player): number => (player === 'p1' ? 0 : 32_768);

/** Two lines of ships that face each other, squadrons in front of them, three obstacles in between. */
const lines = (
  ships: ByPlayer<readonly string[]>,
  squadrons: ByPlayer<readonly string[]>,
  extras: Partial<Position> = {},
): Position => ({
  ships: PLAYERS.flatMap((owner) =>
    ships[owner].map((card, i) => ({
      owner,
      card,
      speed: 2,
      pose: { x: 500_000 + 220_000 * i, y: owner === 'p1' ? 200_000 : 700_000, heading: facing(owner) },
    })),
  ),
  squadrons: PLAYERS.flatMap((owner) =>
    squadrons[owner].map((card, i) => ({
      owner,
      card,
      pose: { x: 450_000 + 80_000 * i, y: owner === 'p1' ? 360_000 : 540_000, heading: 0 },
    })),
  ),
  obstacles: ['asteroid-field-1', 'debris-field-1', 'station'].map((obstacle, i) => ({
    obstacle,
    pose: { x: 500_000 + 250_000 * i, y: 450_000, heading: 5_000 * i },
  })),
  ...extras,
});

const damaged = (position: Position, cards: readonly string[]): Position => ({
  ...position,
  ships: position.ships.map((ship, i) => ({ ...ship, damage: cards[i] ? [{ face: 'up', card: cards[i] }] : [] })),
});

export const PLANS: readonly Plan[] = [
  { name: 'learning-wanderers', setup: { scenario: 'learning', seed: 1 }, bots: { p1: 'wanderer', p2: 'wanderer' } },
  { name: 'learning-hunted', setup: { scenario: 'learning', seed: 2 }, bots: { p1: 'hunter', p2: 'wanderer' } },
  {
    name: 'learning-coin-flip',
    setup: { scenario: 'learning', seed: 3, factions: { p1: 'imperial', p2: 'imperial' } },
    bots: { p1: 'hunter', p2: 'hunter' },
  },
  {
    name: 'large-ships',
    setup: {
      seed: 4,
      position: lines(
        {
          p1: ['imperial-i-class-star-destroyer', 'gladiator-i-class-star-destroyer', 'raider-ii-class-corvette'],
          p2: ['mc80-command-cruiser', 'assault-frigate-mark-ii-b', 'mc30c-torpedo-frigate'],
        },
        {
          p1: ['tie-fighter-squadron', 'tie-interceptor-squadron', 'tie-bomber-squadron', 'tie-advanced-squadron'],
          p2: ['x-wing-squadron', 'a-wing-squadron', 'b-wing-squadron', 'y-wing-squadron'],
        },
      ),
    },
    bots: { p1: 'hunter', p2: 'hunter' },
  },
  {
    name: 'flotillas-and-keywords',
    setup: {
      seed: 5,
      position: lines(
        {
          p1: ['interdictor-suppression-refit', 'gozanti-class-cruisers', 'quasar-fire-i-class-cruiser-carrier'],
          p2: ['mc75-ordnance-cruiser', 'gr-75-medium-transports', 'hammerhead-torpedo-corvette'],
        },
        {
          p1: [
            'tie-phantom-squadron',
            'jumpmaster-5000',
            'lambda-class-shuttle',
            'mandalorian-gauntlet-fighter',
            'yv-666',
          ],
          p2: ['e-wing-squadron', 'hwk-290', 'vcx-100-freighter', 'lancer-class-pursuit-craft', 'scurrg-h-6-bomber'],
        },
        { firstPlayer: 'p2' },
      ),
    },
    bots: { p1: 'hunter', p2: 'wanderer' },
  },
  {
    name: 'crippled-ships',
    setup: {
      seed: 6,
      position: damaged(
        lines(
          {
            p1: ['victory-i-class-star-destroyer', 'arquitens-class-light-cruiser', 'imperial-ii-class-star-destroyer'],
            p2: ['mc80-star-cruiser', 'modified-pelta-class-assault-ship', 'nebulon-b-support-refit'],
          },
          { p1: ['tie-defender-squadron', 'firespray-31'], p2: ['yt-2400', 'z-95-headhunter-squadron'] },
          { round: 2 },
        ),
        [
          'damaged-munitions',
          'crew-panic',
          'thruster-fissure',
          'ruptured-engine',
          'damaged-controls',
          'capacitor-failure',
        ],
      ),
    },
    bots: { p1: 'wanderer', p2: 'hunter' },
  },
  {
    name: 'tournament-match',
    setup: {
      seed: 7,
      format: 'tournament-400',
      fleets: {
        p1: {
          faction: 'imperial',
          ships: [
            { card: 'imperial-i-class-star-destroyer', upgrades: ['admiral-motti', 'gunnery-team'] },
            { card: 'gladiator-i-class-star-destroyer', upgrades: ['demolisher', 'engine-techs'] },
            { card: 'gozanti-class-cruisers', upgrades: [] },
          ],
          squadrons: ['tie-fighter-squadron', 'tie-fighter-squadron', 'tie-bomber-squadron', 'lambda-class-shuttle'],
          objectives: { assault: 'precision-strike', defense: 'contested-outpost', navigation: 'minefields' },
        },
        p2: {
          faction: 'imperial',
          ships: [
            { card: 'victory-ii-class-star-destroyer', upgrades: ['grand-moff-tarkin', 'enhanced-armament'] },
            { card: 'raider-i-class-corvette', upgrades: [] },
            { card: 'arquitens-class-command-cruiser', upgrades: ['nav-team'] },
          ],
          squadrons: ['tie-interceptor-squadron', 'tie-advanced-squadron', 'firespray-31'],
          objectives: { assault: 'most-wanted', defense: 'fire-lanes', navigation: 'intel-sweep' },
        },
      },
    },
    bots: { p1: 'hunter', p2: 'hunter' },
  },
];
