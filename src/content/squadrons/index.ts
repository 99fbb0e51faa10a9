import type { SquadronCard } from '../card.ts';
import { aWingSquadron } from './a-wing-squadron.ts';
import { aggressorAssaultFighter } from './aggressor-assault-fighter.ts';
import { bWingSquadron } from './b-wing-squadron.ts';
import { biggsDarklighter } from './biggs-darklighter.ts';
import { blackSquadron } from './black-squadron.ts';
import { corranHorn } from './corran-horn.ts';
import { daggerSquadron } from './dagger-squadron.ts';
import { eWingSquadron } from './e-wing-squadron.ts';
import { firespray31 } from './firespray-31.ts';
import { gammaSquadron } from './gamma-squadron.ts';
import { goldSquadron } from './gold-squadron.ts';
import { greenSquadron } from './green-squadron.ts';
import { howlrunner } from './howlrunner.ts';
import { hwk290 } from './hwk-290.ts';
import { jumpmaster5000 } from './jumpmaster-5000.ts';
import { lambdaClassShuttle } from './lambda-class-shuttle.ts';
import { lancerClassPursuitCraft } from './lancer-class-pursuit-craft.ts';
import { lukeSkywalker } from './luke-skywalker.ts';
import { mandalorianGauntletFighter } from './mandalorian-gauntlet-fighter.ts';
import { rogueSquadron } from './rogue-squadron.ts';
import { saberSquadron } from './saber-squadron.ts';
import { scurrgH6Bomber } from './scurrg-h-6-bomber.ts';
import { soontirFel } from './soontir-fel.ts';
import { tempestSquadron } from './tempest-squadron.ts';
import { tieAdvancedSquadron } from './tie-advanced-squadron.ts';
import { tieBomberSquadron } from './tie-bomber-squadron.ts';
import { tieDefenderSquadron } from './tie-defender-squadron.ts';
import { tieFighterSquadron } from './tie-fighter-squadron.ts';
import { tieInterceptorSquadron } from './tie-interceptor-squadron.ts';
import { tiePhantomSquadron } from './tie-phantom-squadron.ts';
import { vcx100Freighter } from './vcx-100-freighter.ts';
import { vt49Decimator } from './vt-49-decimator.ts';
import { xWingSquadron } from './x-wing-squadron.ts';
import { yWingSquadron } from './y-wing-squadron.ts';
import { yt1300 } from './yt-1300.ts';
import { yt2400 } from './yt-2400.ts';
import { yv666 } from './yv-666.ts';
import { z95HeadhunterSquadron } from './z-95-headhunter-squadron.ts';

/** Every squadron card that games are played with. */
export const SQUADRONS: readonly SquadronCard[] = [
  aWingSquadron,
  aggressorAssaultFighter,
  bWingSquadron,
  biggsDarklighter,
  blackSquadron,
  corranHorn,
  daggerSquadron,
  eWingSquadron,
  firespray31,
  gammaSquadron,
  goldSquadron,
  greenSquadron,
  howlrunner,
  hwk290,
  jumpmaster5000,
  lambdaClassShuttle,
  lancerClassPursuitCraft,
  lukeSkywalker,
  mandalorianGauntletFighter,
  rogueSquadron,
  saberSquadron,
  scurrgH6Bomber,
  soontirFel,
  tempestSquadron,
  tieAdvancedSquadron,
  tieBomberSquadron,
  tieDefenderSquadron,
  tieFighterSquadron,
  tieInterceptorSquadron,
  tiePhantomSquadron,
  vcx100Freighter,
  vt49Decimator,
  xWingSquadron,
  yWingSquadron,
  yt1300,
  yt2400,
  yv666,
  z95HeadhunterSquadron,
];
