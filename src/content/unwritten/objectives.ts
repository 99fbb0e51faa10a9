import { type ObjectiveCard, objective } from '../card.ts';

/** Objectives that games cannot be played with yet. Writing a card moves its row to its file. */
export const UNWRITTEN_OBJECTIVES: readonly ObjectiveCard[] = [
  objective({ id: 'blockade-run', name: 'Blockade Run', category: 'assault', victoryTokenValue: 20 }),
  objective({
    id: 'close-range-intel-scan',
    name: 'Close-Range Intel Scan',
    category: 'assault',
    victoryTokenValue: 10,
  }),
  objective({ id: 'station-assault', name: 'Station Assault', category: 'assault', victoryTokenValue: 40 }),
  objective({ id: 'targeting-beacons', name: 'Targeting Beacons', category: 'assault', victoryTokenValue: null }),
  objective({ id: 'capture-the-vip', name: 'Capture the VIP', category: 'defense', victoryTokenValue: 50 }),
  objective({ id: 'fighter-ambush', name: 'Fighter Ambush', category: 'defense', victoryTokenValue: 15 }),
  objective({ id: 'jamming-barrier', name: 'Jamming Barrier', category: 'defense', victoryTokenValue: null }),
  objective({ id: 'planetary-ion-cannon', name: 'Planetary Ion Cannon', category: 'defense', victoryTokenValue: null }),
  objective({
    id: 'navigational-hazards',
    name: 'Navigational Hazards',
    category: 'navigation',
    victoryTokenValue: 15,
  }),
  objective({ id: 'salvage-run', name: 'Salvage Run', category: 'navigation', victoryTokenValue: 20 }),
  objective({ id: 'sensor-net', name: 'Sensor Net', category: 'navigation', victoryTokenValue: 15 }),
  objective({ id: 'solar-corona', name: 'Solar Corona', category: 'navigation', victoryTokenValue: null }),
  objective({ id: 'asteroids', name: 'Asteroids', category: 'campaign', victoryTokenValue: null }),
  objective({
    id: 'base-defense-armed-station',
    name: 'Base Defense: Armed Station',
    category: 'campaign',
    victoryTokenValue: null,
  }),
  objective({
    id: 'base-defense-fighter-wing',
    name: 'Base Defense: Fighter Wing',
    category: 'campaign',
    victoryTokenValue: null,
  }),
  objective({
    id: 'base-defense-ion-cannon',
    name: 'Base Defense: Ion Cannon',
    category: 'campaign',
    victoryTokenValue: null,
  }),
  objective({ id: 'hyperlane-raid', name: 'Hyperlane Raid', category: 'campaign', victoryTokenValue: 15 }),
  objective({ id: 'independent-station', name: 'Independent Station', category: 'campaign', victoryTokenValue: null }),
  objective({ id: 'nebula-outskirts', name: 'Nebula Outskirts', category: 'campaign', victoryTokenValue: null }),
  objective({ id: 'show-of-force', name: 'Show of Force', category: 'campaign', victoryTokenValue: 20 }),
];
