import { targetedThisRoundKey } from '../../state/marks.ts';
import { firstPlayerOf } from '../../state/selectors.ts';
import { HULL_ZONES } from '../../state/vocabulary.ts';
import { objective } from '../card.ts';
import { chooseObjectiveShip, doubledObjectiveShips, isObjectiveShip } from './shared.ts';

export const advancedGunnery = objective({
  id: 'advanced-gunnery',
  name: 'Advanced Gunnery',
  category: 'assault',
  core: true,
  victoryTokenValue: null,
  summary:
    "Each player marks a ship of his own, which may attack from the same hull zone again; the first player's not at the same hull zone or squadron in a round. A marked ship that is destroyed counts twice.",
  values: {
    attackZones: { stage: 'set', apply: (zones, g, { ship }) => (isObjectiveShip(g, ship) ? HULL_ZONES : zones) },
    unitScore: doubledObjectiveShips,
  },
  bans: {
    target: {
      rule: 'TIME-02',
      when: (g, { attacker, zone, defender, defendingZone }) =>
        zone !== null &&
        isObjectiveShip(g, attacker) &&
        g.unit(attacker)!.owner === firstPlayerOf(g.state) &&
        (g.frame('round')?.used.includes(targetedThisRoundKey(attacker, zone, defender, defendingZone)) ?? false),
    },
  },
  on: {
    'setup.afterDeployment': chooseObjectiveShip(
      () => true,
      (g) => g.owner,
    ),
  },
});
