import { upgrade } from '../card.ts';
import { changesOwnDial } from '../parts.ts';

export const defenseLiaison = upgrade({
  id: 'defense-liaison',
  name: 'Defense Liaison',
  type: 'officer',
  cost: 3,
  summary: 'Before its reveal, a command token may be spent to turn the dial to Navigate or Repair.',
  on: { 'ship.beforeReveal': { ...changesOwnDial(['navigate', 'repair']), cost: { spend: 'commandToken' } } },
});
