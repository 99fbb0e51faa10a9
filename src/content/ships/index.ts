import type { ShipCard } from '../card.ts';
import { arquitensClassCommandCruiser } from './arquitens-class-command-cruiser.ts';
import { arquitensClassLightCruiser } from './arquitens-class-light-cruiser.ts';
import { assaultFrigateMarkIiA } from './assault-frigate-mark-ii-a.ts';
import { assaultFrigateMarkIiB } from './assault-frigate-mark-ii-b.ts';
import { cr90CorvetteA } from './cr90-corvette-a.ts';
import { cr90CorvetteB } from './cr90-corvette-b.ts';
import { gladiatorIClassStarDestroyer } from './gladiator-i-class-star-destroyer.ts';
import { gladiatorIiClassStarDestroyer } from './gladiator-ii-class-star-destroyer.ts';
import { gozantiClassAssaultCarriers } from './gozanti-class-assault-carriers.ts';
import { gozantiClassCruisers } from './gozanti-class-cruisers.ts';
import { gr75CombatRetrofits } from './gr-75-combat-retrofits.ts';
import { gr75MediumTransports } from './gr-75-medium-transports.ts';
import { hammerheadScoutCorvette } from './hammerhead-scout-corvette.ts';
import { hammerheadTorpedoCorvette } from './hammerhead-torpedo-corvette.ts';
import { imperialIClassStarDestroyer } from './imperial-i-class-star-destroyer.ts';
import { imperialIiClassStarDestroyer } from './imperial-ii-class-star-destroyer.ts';
import { imperialStarDestroyerCymoon1Refit } from './imperial-star-destroyer-cymoon-1-refit.ts';
import { imperialStarDestroyerKuatRefit } from './imperial-star-destroyer-kuat-refit.ts';
import { interdictorCombatRefit } from './interdictor-combat-refit.ts';
import { interdictorSuppressionRefit } from './interdictor-suppression-refit.ts';
import { mc30cScoutFrigate } from './mc30c-scout-frigate.ts';
import { mc30cTorpedoFrigate } from './mc30c-torpedo-frigate.ts';
import { mc75ArmoredCruiser } from './mc75-armored-cruiser.ts';
import { mc75OrdnanceCruiser } from './mc75-ordnance-cruiser.ts';
import { mc80AssaultCruiser } from './mc80-assault-cruiser.ts';
import { mc80BattleCruiser } from './mc80-battle-cruiser.ts';
import { mc80CommandCruiser } from './mc80-command-cruiser.ts';
import { mc80StarCruiser } from './mc80-star-cruiser.ts';
import { modifiedPeltaClassAssaultShip } from './modified-pelta-class-assault-ship.ts';
import { modifiedPeltaClassCommandShip } from './modified-pelta-class-command-ship.ts';
import { nebulonBEscortFrigate } from './nebulon-b-escort-frigate.ts';
import { nebulonBSupportRefit } from './nebulon-b-support-refit.ts';
import { quasarFireIClassCruiserCarrier } from './quasar-fire-i-class-cruiser-carrier.ts';
import { quasarFireIiClassCruiserCarrier } from './quasar-fire-ii-class-cruiser-carrier.ts';
import { raiderIClassCorvette } from './raider-i-class-corvette.ts';
import { raiderIiClassCorvette } from './raider-ii-class-corvette.ts';
import { victoryIClassStarDestroyer } from './victory-i-class-star-destroyer.ts';
import { victoryIiClassStarDestroyer } from './victory-ii-class-star-destroyer.ts';

/** Every ship card. */
export const SHIPS: readonly ShipCard[] = [
  arquitensClassCommandCruiser,
  arquitensClassLightCruiser,
  assaultFrigateMarkIiA,
  assaultFrigateMarkIiB,
  cr90CorvetteA,
  cr90CorvetteB,
  gladiatorIClassStarDestroyer,
  gladiatorIiClassStarDestroyer,
  gozantiClassAssaultCarriers,
  gozantiClassCruisers,
  gr75CombatRetrofits,
  gr75MediumTransports,
  hammerheadScoutCorvette,
  hammerheadTorpedoCorvette,
  imperialIClassStarDestroyer,
  imperialIiClassStarDestroyer,
  imperialStarDestroyerCymoon1Refit,
  imperialStarDestroyerKuatRefit,
  interdictorCombatRefit,
  interdictorSuppressionRefit,
  mc30cScoutFrigate,
  mc30cTorpedoFrigate,
  mc75ArmoredCruiser,
  mc75OrdnanceCruiser,
  mc80AssaultCruiser,
  mc80BattleCruiser,
  mc80CommandCruiser,
  mc80StarCruiser,
  modifiedPeltaClassAssaultShip,
  modifiedPeltaClassCommandShip,
  nebulonBEscortFrigate,
  nebulonBSupportRefit,
  quasarFireIClassCruiserCarrier,
  quasarFireIiClassCruiserCarrier,
  raiderIClassCorvette,
  raiderIiClassCorvette,
  victoryIClassStarDestroyer,
  victoryIiClassStarDestroyer,
];
