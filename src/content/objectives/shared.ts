import { secondPlayerOf } from '../../state/selectors.ts';
import type { UnitId } from '../../state/state.ts';
import type { Player } from '../../state/vocabulary.ts';
import type { Effect, Part, Scene } from '../card.ts';

/** What several objectives share. An effect of an objective is listed for each player: `g.owner` is the one who would use it. */

export const isSecond = (g: Scene): boolean => g.owner === secondPlayerOf(g.state);

/** OBJ-05: a ship with an objective token by its card. */
export const isObjectiveShip = (g: Pick<Scene, 'state'>, unit: UnitId): boolean =>
  g.state.objectiveTokens.some((token) => token.unit === unit);

/** The ships of a player that are in play. */
export const shipsInPlay = (g: Scene, player: Player) => g.units(player).filter(({ kind }) => kind === 'ship');

/** After deployment a player chooses one of some ships as an objective ship. */
export const chooseObjectiveShip = (
  chooses: (g: Scene) => boolean,
  among: (g: Scene) => Player,
): Effect<'setup.afterDeployment'> => ({
  when: chooses,
  choose: (g) => shipsInPlay(g, among(g)).map(({ id }) => ({ unit: id })),
  resolve: (_g, _it, { unit }) => [{ verb: 'assignObjectiveToken', unit: unit! }],
});

/** A destroyed objective ship counts its own cost once more; its upgrades count once. */
export const doubledObjectiveShips: NonNullable<NonNullable<Part['values']>['unitScore']> = {
  stage: 'add',
  apply: (score, g, { unit }) => (score > 0 && isObjectiveShip(g, unit) ? score + g.facts(unit)!.cost : score),
};
