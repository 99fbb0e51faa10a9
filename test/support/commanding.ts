import { act } from '../../src/state/actions.ts';
import type { Wing } from './battle.ts';
import { HERE } from './skies.ts';
import { NEBULON, table, VICTORY } from './table.ts';

/** A Nebulon-B of p1 in the middle of the table that resolves a Squadron command. */

export const NEB = `p1/${NEBULON}/1`;
/** Centre to centre, a squadron beside the Nebulon-B at the end of medium range. */
export const MEDIUM_BESIDE = 21_500 + 186_900 + 17_100;

export const commanding = (
  squadrons: readonly Wing[],
  spend: 'dial' | 'token' | 'both' = 'dial',
  speed = 0,
  fighting = false,
) => {
  const built = table()
    .ship('p1', NEBULON, { pose: HERE, speed, dials: ['squadron'], commandTokens: ['squadron'] })
    .ship('p2', VICTORY, { pose: { x: 1_700_000, y: 800_000, heading: 0 } })
    .moving()
    .at('ship');
  if (fighting) built.fighting();
  for (const [owner, card, x, y, extras] of squadrons)
    built.squadron(owner, card, { pose: { x: HERE.x + x, y: HERE.y + y, heading: 0 }, ...extras });
  return built.play().do(act.activateShip('p1', NEB), act.done('p1'), act.resolveCommand('p1', NEB, 'squadron', spend));
};

/** The squadrons that may be activated now. */
export const choices = (game: ReturnType<typeof commanding>) =>
  game.legal().flatMap((action) => (action.type === 'activateSquadron' ? [action.squadron] : []));
