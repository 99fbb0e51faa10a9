import type { UpgradeCard } from '../card.ts';
import { admiralMotti } from './admiral-motti.ts';
import { advancedProjectors } from './advanced-projectors.ts';
import { assaultConcussionMissiles } from './assault-concussion-missiles.ts';
import { defenseLiaison } from './defense-liaison.ts';
import { demolisher } from './demolisher.ts';
import { dodonnasPride } from './dodonnas-pride.ts';
import { dominator } from './dominator.ts';
import { electronicCountermeasures } from './electronic-countermeasures.ts';
import { engineTechs } from './engine-techs.ts';
import { engineeringTeam } from './engineering-team.ts';
import { enhancedArmament } from './enhanced-armament.ts';
import { expandedHangarBay } from './expanded-hangar-bay.ts';
import { g8ExperimentalProjector } from './g-8-experimental-projector.ts';
import { generalDodonna } from './general-dodonna.ts';
import { generalRieekan } from './general-rieekan.ts';
import { grandMoffTarkin } from './grand-moff-tarkin.ts';
import { gunneryTeam } from './gunnery-team.ts';
import { h9Turbolasers } from './h9-turbolasers.ts';
import { leiaOrganaOfficer } from './leia-organa-officer.ts';
import { monMothma } from './mon-mothma.ts';
import { navTeam } from './nav-team.ts';
import { overloadPulse } from './overload-pulse.ts';
import { rapidLaunchBays } from './rapid-launch-bays.ts';
import { redemption } from './redemption.ts';
import { weaponsLiaison } from './weapons-liaison.ts';
import { wulffYularen } from './wulff-yularen.ts';
import { xi7Turbolasers } from './xi7-turbolasers.ts';
import { yavaris } from './yavaris.ts';

/** Every upgrade card that games are played with. */
export const UPGRADES: readonly UpgradeCard[] = [
  admiralMotti,
  advancedProjectors,
  assaultConcussionMissiles,
  defenseLiaison,
  demolisher,
  dodonnasPride,
  dominator,
  electronicCountermeasures,
  engineTechs,
  engineeringTeam,
  enhancedArmament,
  expandedHangarBay,
  g8ExperimentalProjector,
  generalDodonna,
  generalRieekan,
  grandMoffTarkin,
  gunneryTeam,
  h9Turbolasers,
  leiaOrganaOfficer,
  monMothma,
  navTeam,
  overloadPulse,
  rapidLaunchBays,
  redemption,
  weaponsLiaison,
  wulffYularen,
  xi7Turbolasers,
  yavaris,
];
