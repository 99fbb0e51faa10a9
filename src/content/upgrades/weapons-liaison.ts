import { upgrade } from '../card.ts';
import { changesOwnDial } from '../parts.ts';

export const weaponsLiaison = upgrade({
  id: 'weapons-liaison',
  name: 'Weapons Liaison',
  type: 'officer',
  cost: 3,
  summary: 'Before its reveal, a command token may be spent to turn the dial to Squadron or Concentrate Fire.',
  on: { 'ship.beforeReveal': { ...changesOwnDial(['squadron', 'concentrateFire']), cost: { spend: 'commandToken' } } },
});
