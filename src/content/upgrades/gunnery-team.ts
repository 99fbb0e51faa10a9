import { targetedKey } from '../../state/marks.ts';
import { HULL_ZONES } from '../../state/vocabulary.ts';
import { upgrade } from '../card.ts';

export const gunneryTeam = upgrade({
  id: 'gunnery-team',
  name: 'Gunnery Team',
  type: 'weapons-team',
  cost: 7,
  summary:
    'Its ship may attack from the same hull zone again, though not the same ship or squadron in that activation.',
  values: { attackZones: { stage: 'set', scope: 'self', apply: () => HULL_ZONES } },
  bans: {
    target: {
      rule: 'TIME-02',
      scope: 'self',
      when: (g, { attacker, zone, defender }) => {
        const activation = g.frame('shipActivation');
        return activation?.ship === attacker && activation.used.includes(targetedKey(zone!, defender));
      },
    },
  },
});
