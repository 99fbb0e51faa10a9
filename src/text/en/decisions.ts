import type { Catalogue } from '../catalogue.ts';

export const decisions: Catalogue['decisions'] = {
  assignDials: ({ required }, say) =>
    `assign dials: ${say.list(required.map(({ ship, dials }) => `${dials} to ${say.unit(ship)}`))}`,
  activateShip: () => 'activate a ship',
  revealedDial: ({ ship }, say) => `keep the revealed dial of ${say.unit(ship)}, or turn it into a token`,
  gainedDial: ({ ship, command }, say) =>
    `keep the ${say.command(command)} dial that ${say.unit(ship)} gained, or turn it into a token`,
  resolveCommands: ({ ship }, say) => `resolve commands of ${say.unit(ship)}, or go on`,
  repair: ({ ship, points }, say) =>
    `spend ${points} engineering point${points === 1 ? '' : 's'} of ${say.unit(ship)}, or stop`,
  discardCommandToken: ({ ship }, say) => `discard a command token of ${say.unit(ship)}`,
  determineCourse: ({ ship, speed }, say) => `determine the course of ${say.unit(ship)} at speed ${speed}`,
  chooseRammed: ({ ship }, say) => `choose which ship is the closest to ${say.unit(ship)}`,
  placeSquadrons: ({ ship, squadrons }, say) => `place ${say.units(squadrons)} touching ${say.unit(ship)}`,
  resolveObstacle: ({ ship }, say) => `choose the next obstacle under ${say.unit(ship)}`,
  chooseZone: ({ ship, points }, say) => `choose the hull zone of ${say.unit(ship)} that suffers ${points} damage`,
  useStation: ({ unit }, say) => `use the station under ${say.unit(unit)}, or not`,
  activateSquadron: () => 'activate a squadron',
  squadronCommand: ({ ship, left }, say) =>
    `activate up to ${left} squadron${left === 1 ? '' : 's'} by the command of ${say.unit(ship)}, or stop`,
  squadronAction: ({ squadron }, say) => `move or attack with ${say.unit(squadron)}, or finish`,
  declareTarget: ({ attacker, further }, say) =>
    `declare ${further ? 'another squadron as ' : 'a '}target of ${say.unit(attacker)}, or stop`,
  removeDie: ({ pool }, say) => `remove a die from ${say.pool(pool)}`,
  attackEffects: ({ dice }, say) => `resolve attack effects with ${say.dice(dice) || 'no dice'}, or go on`,
  defenseTokens: ({ unit, dice }, say) =>
    `spend defense tokens of ${say.unit(unit)} against ${say.dice(dice) || 'no dice'}, or go on`,
  criticalEffect: ({ dice }, say) => `resolve a critical effect with ${say.dice(dice)}, or not`,
  redirectDamage: ({ zone, total }, say) => `choose how much of ${total} damage the ${say.zone(zone)} shields take`,
  moveSquadron: ({ squadron }, say) => `move ${say.unit(squadron)}, or not`,
  useEffects: ({ window }, say) => `use effects (${say.fact('window', window)}), or go on`,
  choose: ({ source }, say) => `answer the choice of ${say.source(source)}`,
  chooseFirstPlayer: () => 'choose the first player',
  chooseObjective: () => 'choose the objective',
  placeObstacle: ({ pool }, say) => `place one of the obstacles ${say.list(pool.map(say.obstacle))}`,
  deploy: ({ units }, say) => `deploy one of ${say.units(units)}`,
  placeToken: ({ left }) => `place an objective token, ${left} of them left`,
  moveToken: ({ tokens }, say) => `move ${say.list(tokens.map(say.objectiveToken))}, or none`,
  addDie: ({ dice }, say) => `add a die of a colour in the pool (${say.dice(dice)}), or none`,
  rerollDie: ({ dice }, say) => `roll one of ${say.dice(dice)} again, or none`,
  drawObjectives: () => 'draw two objectives',
  rollDice: ({ dice }, say) => `roll ${say.pool(dice) || 'no dice'}`,
  drawDamageCard: () => 'draw the face of a damage card',
  pickDamageCard: ({ ship }, say) => `pick a facedown damage card of ${say.unit(ship)} at random`,
  flipCoin: () => 'flip a coin',
};
