import { OBSTACLE_POOL } from '../../content/formats.ts';
import type { ChooseFirstPlayer, ChooseObjective } from '../../state/actions.ts';
import type { ObstacleRules, SetupFrame } from '../../state/frames.ts';
import { compareText } from '../../state/json.ts';
import { firstPlayerOf, secondPlayerOf } from '../../state/selectors.ts';
import { fields, listOf, oneOf, text } from '../../state/shape.ts';
import { refuse } from '../../state/verdict.ts';
import { OBJECTIVE_CATEGORIES, PLAYERS, type Player } from '../../state/vocabulary.ts';
import type { Family } from '../kernel/family.ts';
import { ask, call, end, type Flow, go, open } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';
import { value } from '../kernel/hooks.ts';
import { endIfEliminated } from '../scoring.ts';

/**
 * SETUP-04: initiative, objective, obstacles, deployment. Areas and components are there from the beginning, and nothing is left
 * to prepare: a deck of cards that nobody has seen needs no shuffling (SETUP-29).
 */
export const setupModule: FrameModule<SetupFrame> = {
  steps: {
    // SETUP-10, SETUP-11
    initiative: (_g, { points }) => {
      if (points.p1 === points.p2) return ask('chance', { kind: 'flipCoin' });
      return go('first', { set: { decider: points.p1 < points.p2 ? 'p1' : 'p2' } });
    },
    first: (_g, f) => ask(f.decider!, { kind: 'chooseFirstPlayer' }),
    objective: (g, f): Flow => {
      if (f.objectiveFrom === 'none') return go('obstacles');
      if (f.objectiveFrom === 'draw' && f.drawn.length === 0) return ask('chance', { kind: 'drawObjectives' });
      return ask(chooserOf(g, f), { kind: 'chooseObjective' });
    },
    // FAQ-CARD-006: what an objective hands out at once comes before any card that sets units aside.
    chosen: () => open('setup.objectiveChosen', 'obstacles'),
    obstacles: (g, f) =>
      call(
        { kind: 'placeObstacles', step: 'place', turn: secondPlayerOf(g.state), rules: obstacleRules(g, f) },
        'placed',
      ),
    placed: () => open('setup.obstaclesPlaced', 'before'),
    before: () => open('setup.beforeDeployment', 'deploy'),
    deploy: (g) =>
      call(
        {
          kind: 'deployment',
          step: 'turn',
          turn: firstPlayerOf(g.state),
          squadrons: 0,
          ship: false,
          turns: { p1: 0, p2: 0 },
        },
        'after',
      ),
    // WIN-08: a player all of whose ships are set aside has lost.
    after: (g) => open('setup.afterDeployment', 'close', { verbs: endIfEliminated(g) }),
    close: () => end(),
  },
};

/** SETUP-16, SETUP-18, and what the objective makes of them (SETUP-15). */
const obstacleRules = (g: Game, f: SetupFrame): ObstacleRules =>
  value(
    g,
    'obstacleRules',
    { pool: OBSTACLE_POOL, count: f.obstacles, alternate: true, fromPlayers: 3, fromSides: 3, apart: 1 },
    {},
  );

/** SETUP-13: the first player, among the second player's cards; SETUP-14: the second player, among those drawn. */
const chooserOf = (g: Game, f: SetupFrame): Player =>
  f.objectiveFrom === 'draw' ? secondPlayerOf(g.state) : firstPlayerOf(g.state);

const objectivesOf = (g: Game, f: SetupFrame): readonly string[] => {
  if (f.objectiveFrom === 'draw') return f.drawn;
  const brought = f.objectives[secondPlayerOf(g.state)];
  return OBJECTIVE_CATEGORIES.flatMap((category) => brought[category] ?? []);
};

export const chooseFirstPlayer: Family<'chooseFirstPlayer', SetupFrame> = {
  type: 'chooseFirstPlayer',
  shape: fields({ type: oneOf('chooseFirstPlayer'), player: oneOf(...PLAYERS), first: oneOf(...PLAYERS) }),
  timing: 'SETUP-10',
  options: (_g, f): ChooseFirstPlayer[] =>
    PLAYERS.map((first) => ({ type: 'chooseFirstPlayer', player: f.decider!, first })),
  check: () => [],
  answer: (_g, f, { first }) => {
    const shown = objectivesShown(f, first);
    return go('objective', { verbs: [{ verb: 'chooseFirstPlayer', player: first }, ...shown] });
  },
};

/** SETUP-13: the first player looks at the second player's cards. */
const objectivesShown = (f: SetupFrame, first: Player) => {
  if (f.objectiveFrom !== 'fleets') return [];
  const brought = f.objectives[first === 'p1' ? 'p2' : 'p1'];
  const objectives = OBJECTIVE_CATEGORIES.flatMap((category) => brought[category] ?? []);
  return [{ verb: 'announce', event: { type: 'objectivesShown', objectives, shownTo: PLAYERS } } as const];
};

export const chooseObjective: Family<'chooseObjective', SetupFrame> = {
  type: 'chooseObjective',
  shape: fields({ type: oneOf('chooseObjective'), player: oneOf(...PLAYERS), objective: text }),
  timing: 'SETUP-13',
  options: (g, f): ChooseObjective[] =>
    objectivesOf(g, f).map((objective) => ({ type: 'chooseObjective', player: chooserOf(g, f), objective })),
  check: (g, { objective }, f) =>
    !f || objectivesOf(g, f).includes(objective)
      ? []
      : [refuse(f.objectiveFrom === 'draw' ? 'SETUP-14' : 'SETUP-13', 'objective-not-offered', { objective })],
  // The other cards are out of the game, and nobody need know of them any more.
  answer: (_g, _f, { objective }) =>
    go('chosen', { verbs: [{ verb: 'chooseObjective', objective }], set: { objectives: NONE, drawn: [] } }),
};

const NONE = {
  p1: { assault: null, defense: null, navigation: null },
  p2: { assault: null, defense: null, navigation: null },
};

/** SETUP-14: every two of the objectives that can be drawn. */
export const objectivePairs = (g: Game): readonly (readonly [string, string])[] => {
  const cards = Object.values(g.content.objectives)
    .filter(({ core }) => core)
    .map(({ id }) => id)
    .sort(compareText);
  return cards.flatMap((one, i) => cards.slice(i + 1).map((two) => [one, two] as const));
};

export const drawObjectives: Family<'drawObjectives', SetupFrame> = {
  type: 'drawObjectives',
  shape: fields({ type: oneOf('drawObjectives'), player: oneOf('chance'), objectives: listOf(text, 2) }),
  timing: 'SETUP-14',
  options: (g) => objectivePairs(g).map((objectives) => ({ type: 'drawObjectives', player: 'chance', objectives })),
  check: (g, { objectives }) =>
    objectivePairs(g).some(([one, two]) => objectives.length === 2 && objectives[0] === one && objectives[1] === two)
      ? []
      : [refuse('SETUP-14', 'not-two-objectives', { objectives })],
  answer: (g, _f, { objectives }) =>
    go('objective', {
      verbs: [
        {
          verb: 'announce',
          event: { type: 'objectivesShown', objectives, shownTo: [secondPlayerOf(g.state)] },
        },
      ],
      set: { drawn: objectives },
    }),
};
