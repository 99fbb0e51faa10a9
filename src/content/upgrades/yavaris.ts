import { squadronAttackKey } from '../../state/marks.ts';
import { upgrade } from '../card.ts';

/** FAQ-ERR-10: not a move of any kind, before or after, as long as the ship's activation lasts. */
export const yavaris = upgrade({
  id: 'yavaris',
  name: 'Yavaris',
  type: 'title',
  cost: 5,
  unique: true,
  faction: 'rebel',
  requiresShipClass: 'nebulon-b-frigate',
  summary: 'Squadrons that it activates by command may attack twice if they do not move during its activation.',
  values: {
    squadronAttacks: {
      stage: 'add',
      apply: (attacks, g, { by, moved }) => (by === g.self!.id && !moved ? attacks + 1 : attacks),
    },
  },
  bans: {
    moveSquadron: {
      rule: 'FAQ-ERR-10',
      scope: 'friendly',
      when: (g, { squadron }) => {
        const activation = g.frame('shipActivation');
        if (activation?.ship !== g.self!.id) return false;
        return activation.used.filter((key) => key === squadronAttackKey(squadron)).length > 1;
      },
    },
  },
});
