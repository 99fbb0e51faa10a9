import type { UpgradeCard } from '../card.ts';
import { admiralMotti } from './admiral-motti.ts';
import { defenseLiaison } from './defense-liaison.ts';
import { demolisher } from './demolisher.ts';
import { engineTechs } from './engine-techs.ts';
import { engineeringTeam } from './engineering-team.ts';
import { enhancedArmament } from './enhanced-armament.ts';
import { expandedHangarBay } from './expanded-hangar-bay.ts';
import { g8ExperimentalProjector } from './g-8-experimental-projector.ts';
import { grandMoffTarkin } from './grand-moff-tarkin.ts';
import { gunneryTeam } from './gunnery-team.ts';
import { leiaOrganaOfficer } from './leia-organa-officer.ts';
import { navTeam } from './nav-team.ts';
import { redemption } from './redemption.ts';
import { weaponsLiaison } from './weapons-liaison.ts';
import { wulffYularen } from './wulff-yularen.ts';
import { yavaris } from './yavaris.ts';

/** Every upgrade card that games are played with. */
export const UPGRADES: readonly UpgradeCard[] = [
  admiralMotti,
  defenseLiaison,
  demolisher,
  engineTechs,
  engineeringTeam,
  enhancedArmament,
  expandedHangarBay,
  g8ExperimentalProjector,
  grandMoffTarkin,
  gunneryTeam,
  leiaOrganaOfficer,
  navTeam,
  redemption,
  weaponsLiaison,
  wulffYularen,
  yavaris,
];
