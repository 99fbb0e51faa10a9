import type { DamageCardFacts } from '../card.ts';
import {
  blindedGunners,
  coolantDischarge,
  damagedMunitions,
  depoweredArmament,
  disengagedFireControl,
  pointDefenseFailure,
  targeterDisruption,
} from './attack.ts';
import {
  commNoise,
  crewPanic,
  injuredCrew,
  lifeSupportFailure,
  projectorMisaligned,
  shieldFailure,
  structuralDamage,
} from './dealt.ts';
import { capacitorFailure, compartmentFire, faultyCountermeasures, powerFailure } from './defense.ts';
import { damagedControls, rupturedEngine, thrustControlMalfunction, thrusterFissure } from './movement.ts';

/** The 22 damage cards, the 52 cards of a deck. */
export const DAMAGE_CARDS: readonly DamageCardFacts[] = [
  blindedGunners,
  capacitorFailure,
  commNoise,
  compartmentFire,
  coolantDischarge,
  crewPanic,
  damagedControls,
  damagedMunitions,
  depoweredArmament,
  disengagedFireControl,
  faultyCountermeasures,
  injuredCrew,
  lifeSupportFailure,
  pointDefenseFailure,
  powerFailure,
  projectorMisaligned,
  rupturedEngine,
  shieldFailure,
  structuralDamage,
  targeterDisruption,
  thrustControlMalfunction,
  thrusterFissure,
];
