import type { ActionType } from '../state/actions.ts';
import type { DecisionKind } from '../state/decisions.ts';
import type { Frame, FrameFor, FrameKind } from '../state/frames.ts';
import { attackModule } from './attack/attack.ts';
import { addDie, concentrateFireModule, rerollDie } from './attack/concentrate-fire.ts';
import { redirectDamage, resolveCritical } from './attack/critical.ts';
import { attackSeriesModule, declareTarget, grantedAttackModule } from './attack/declare.ts';
import { defenseTokenModule, spendDefenseToken } from './attack/defense.ts';
import { attackRollModule, removeDie, spendAccuracy } from './attack/dice.ts';
import { discardDamageModule, drawDamageCard, lookModule } from './chance/damage-card.ts';
import { rollDice, rollModule } from './chance/roll.ts';
import { gainDialModule } from './commands/gain-dial.ts';
import { discardCommandToken, gainTokenModule } from './commands/gain-token.ts';
import { repair, repairModule } from './commands/repair.ts';
import { commandModule, resolveCommand } from './commands/resolve-command.ts';
import { clearRaid, convertDial } from './commands/revealed-dial.ts';
import { spendTokenModule } from './commands/spend-token.ts';
import { dealModule } from './damage/deal.ts';
import { destroyModule } from './damage/destroy.ts';
import { chooseZone, sufferModule } from './damage/suffer.ts';
import { pickDamageCard, turnUpModule } from './damage/turn-up.ts';
import { choiceModule, choose } from './kernel/choice.ts';
import { doneFamily } from './kernel/done.ts';
import { effectModule } from './kernel/effect.ts';
import type { Family } from './kernel/family.ts';
import type { FrameModule } from './kernel/frame-module.ts';
import { useEffect, windowModule } from './kernel/window.ts';
import { callTime, concede, concessionModule } from './match.ts';
import { displaceModule, placeSquadron } from './movement/displace.ts';
import { chooseRammed, executeManeuver, maneuverModule } from './movement/maneuver.ts';
import { changeSpeed, changeSpeedModule } from './movement/navigate.ts';
import { obstaclesModule, resolveObstacle, useStation } from './movement/obstacles.ts';
import { assignDials, commandPhaseModule } from './round/command-phase.ts';
import { gameModule } from './round/game.ts';
import { roundModule } from './round/round.ts';
import { shipActivationModule } from './round/ship-activation.ts';
import { activateShip, shipPhaseModule } from './round/ship-phase.ts';
import { squadronActivationModule } from './round/squadron-activation.ts';
import { activateSquadron, squadronPhaseModule } from './round/squadron-phase.ts';
import { statusPhaseModule } from './round/status-phase.ts';
import { flipCoin } from './setup/coin.ts';
import { arrivalModule, deploymentModule, deployShip, deploySquadron } from './setup/deployment.ts';
import { learningSetupModule } from './setup/learning.ts';
import { placeObstacle, placeObstaclesModule } from './setup/obstacles.ts';
import { chooseFirstPlayer, chooseObjective, drawObjectives, setupModule } from './setup/setup.ts';
import { moveToken, moveTokensModule, placeToken, placeTokensModule } from './setup/tokens.ts';
import { fallenShipFrame, frameOfVerb } from './slow-verbs.ts';
import { squadronCommandModule } from './squadrons/command.ts';
import { moveSquadron, squadronMoveModule } from './squadrons/move.ts';

/** The tables of the rules: a module for each kind of frame, a family for each type of action, the families of each decision. */

const MODULES: { readonly [K in FrameKind]: FrameModule<FrameFor<K>> } = {
  game: gameModule,
  concession: concessionModule,
  learningSetup: learningSetupModule,
  setup: setupModule,
  placeObstacles: placeObstaclesModule,
  deployment: deploymentModule,
  arrival: arrivalModule,
  placeTokens: placeTokensModule,
  moveTokens: moveTokensModule,
  round: roundModule,
  commandPhase: commandPhaseModule,
  shipPhase: shipPhaseModule,
  shipActivation: shipActivationModule,
  maneuver: maneuverModule,
  changeSpeed: changeSpeedModule,
  displace: displaceModule,
  obstacles: obstaclesModule,
  suffer: sufferModule,
  deal: dealModule,
  turnUp: turnUpModule,
  destroy: destroyModule,
  attackSeries: attackSeriesModule,
  grantedAttack: grantedAttackModule,
  attack: attackModule,
  defenseToken: defenseTokenModule,
  concentrateFire: concentrateFireModule,
  attackRoll: attackRollModule,
  repair: repairModule,
  command: commandModule,
  spendToken: spendTokenModule,
  gainDial: gainDialModule,
  gainToken: gainTokenModule,
  squadronCommand: squadronCommandModule,
  squadronPhase: squadronPhaseModule,
  squadronActivation: squadronActivationModule,
  squadronMove: squadronMoveModule,
  statusPhase: statusPhaseModule,
  window: windowModule((f) => moduleOf(f)),
  effect: effectModule(frameOfVerb, fallenShipFrame),
  roll: rollModule,
  choice: choiceModule,
  discardDamage: discardDamageModule,
  look: lookModule,
};

export const moduleOf = (f: Frame): FrameModule<Frame> => MODULES[f.kind] as unknown as FrameModule<Frame>;

const FAMILIES: { readonly [T in ActionType]: Family<T> } = {
  chooseFirstPlayer,
  chooseObjective,
  placeObstacle,
  deployShip,
  deploySquadron,
  placeToken,
  moveToken,
  assignDials,
  activateShip,
  convertDial,
  clearRaid,
  resolveCommand,
  repair,
  discardCommandToken,
  changeSpeed,
  executeManeuver,
  chooseRammed,
  placeSquadron,
  resolveObstacle,
  chooseZone,
  useStation,
  activateSquadron,
  moveSquadron,
  declareTarget,
  removeDie,
  spendAccuracy,
  addDie,
  rerollDie,
  spendDefenseToken,
  resolveCritical,
  redirectDamage,
  useEffect,
  choose,
  done: doneFamily(moduleOf),
  concede,
  callTime,
  rollDice,
  drawDamageCard,
  flipCoin,
  pickDamageCard,
  drawObjectives,
};

export const ACTION_TYPES = Object.keys(FAMILIES) as readonly ActionType[];

export const familyOf = (type: ActionType): Family => FAMILIES[type] as unknown as Family;

/** Which types of action answer each decision, in the order in which they are listed. */
export const ANSWERS: { readonly [K in DecisionKind]: readonly ActionType[] } = {
  chooseFirstPlayer: ['chooseFirstPlayer'],
  chooseObjective: ['chooseObjective'],
  placeObstacle: ['placeObstacle'],
  deploy: ['deployShip', 'deploySquadron'],
  placeToken: ['placeToken'],
  moveToken: ['moveToken', 'done'],
  assignDials: ['assignDials'],
  activateShip: ['activateShip'],
  revealedDial: ['useEffect', 'convertDial', 'clearRaid', 'done'],
  gainedDial: ['convertDial', 'done'],
  resolveCommands: ['resolveCommand', 'done'],
  repair: ['useEffect', 'repair', 'done'],
  discardCommandToken: ['discardCommandToken'],
  determineCourse: ['useEffect', 'resolveCommand', 'changeSpeed', 'executeManeuver'],
  chooseRammed: ['chooseRammed'],
  placeSquadrons: ['placeSquadron'],
  resolveObstacle: ['resolveObstacle'],
  chooseZone: ['chooseZone'],
  useStation: ['useStation', 'done'],
  activateSquadron: ['activateSquadron'],
  squadronCommand: ['activateSquadron', 'done'],
  squadronAction: ['moveSquadron', 'declareTarget', 'done'],
  declareTarget: ['declareTarget', 'done'],
  removeDie: ['removeDie'],
  attackEffects: ['useEffect', 'resolveCommand', 'spendAccuracy', 'done'],
  addDie: ['addDie', 'done'],
  rerollDie: ['rerollDie', 'done'],
  defenseTokens: ['useEffect', 'spendDefenseToken', 'done'],
  criticalEffect: ['useEffect', 'resolveCritical', 'done'],
  redirectDamage: ['redirectDamage'],
  moveSquadron: ['moveSquadron', 'done'],
  useEffects: ['useEffect', 'done'],
  choose: ['choose'],
  rollDice: ['rollDice'],
  drawDamageCard: ['drawDamageCard'],
  flipCoin: ['flipCoin'],
  pickDamageCard: ['pickDamageCard'],
  drawObjectives: ['drawObjectives'],
};
