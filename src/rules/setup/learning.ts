import { LEARNING_DIALS, LEARNING_FIRST, LEARNING_FORCES, LEARNING_SPEED } from '../../content/scenarios/learning.ts';
import type { InstantVerb } from '../../content/verbs.ts';
import type { LearningSetupFrame } from '../../state/frames.ts';
import type { Unit } from '../../state/state.ts';
import { type ByPlayer, type Faction, opponentOf, PLAYERS, type Player } from '../../state/vocabulary.ts';
import { ask, end, go, type Move } from '../kernel/flow.ts';
import type { FrameModule } from '../kernel/frame-module.ts';
import type { Game } from '../kernel/game.ts';
import { freshShip, freshSquadron } from './units.ts';

/** The learning scenario: factions (LEARN-02), the Rebel player first (LEARN-03), everything in its place (LEARN-08). */
export const learningSetupModule: FrameModule<LearningSetupFrame> = {
  steps: {
    factions: (_g, { wanted }) =>
      wanted.p1 === wanted.p2
        ? ask('chance', { kind: 'flipCoin' })
        : go('place', { verbs: [assign({ p1: wanted.p1, p2: wanted.p2 })] }),
    place: (g, f) => go('close', { verbs: placeAll(g, f) }),
    close: () => end(),
  },
};

const assign = (factions: ByPlayer<Faction>): InstantVerb => ({
  verb: 'assignFactions',
  factions,
  firstPlayer: PLAYERS.find((player) => factions[player] === LEARNING_FIRST)!,
});

const placeAll = (g: Game, f: LearningSetupFrame): readonly InstantVerb[] => {
  const units = PLAYERS.flatMap((player) => forceOf(g, player));
  const dials = units
    .filter((unit) => f.suggestedDials && unit.kind === 'ship')
    .map((unit) => ({ verb: 'assignDials', ship: unit.id, commands: LEARNING_DIALS[unit.card]! }) as const);
  return [...units.map((unit) => ({ verb: 'deploy', unit }) as const), ...dials];
};

const forceOf = (g: Game, player: Player): readonly Unit[] => {
  const force = LEARNING_FORCES[g.state.factions[player]!];
  return [
    ...force.ships.map(({ card, pose }) => freshShip(g.content, player, card, 1, { pose, speed: LEARNING_SPEED })),
    ...force.squadrons.map(({ card, pose }, i) =>
      freshSquadron(g.content, player, card, i + 1, { pose, slider: g.state.initiative.side }),
    ),
  ];
};

/** LEARN-02: the coin says who gets the faction that both want. */
export const factionsByCoin = ({ wanted }: LearningSetupFrame, result: Player): Move => {
  const other: Faction = wanted.p1 === 'rebel' ? 'imperial' : 'rebel';
  const factions = { [result]: wanted.p1, [opponentOf(result)]: other } as unknown as ByPlayer<Faction>;
  return go('place', { verbs: [assign(factions)] });
};
