import type { Catalogue } from '../catalogue.ts';

export const actions: Catalogue['actions'] = {
  assignDials: ({ player, ship, commands }, say) =>
    `${say.player(player)} assigns ${say.commands(commands)} to ${say.unit(ship)}.`,
  activateShip: ({ player, ship }, say) => `${say.player(player)} activates ${say.unit(ship)}.`,
  convertDial: ({ ship }, say) => `${say.unit(ship)} turns its dial into a command token.`,
  clearRaid: ({ ship, discard }, say) =>
    discard === 'dial'
      ? `${say.unit(ship)} discards its dial to lose all raid tokens.`
      : `${say.unit(ship)} discards its ${say.command(discard)} token to lose that raid token.`,
  resolveCommand: ({ ship, command, spend }, say) =>
    `${say.unit(ship)} resolves ${say.command(command)} with ${spend === 'both' ? 'dial and token' : `its ${spend}`}.`,
  repair: (action, say) => {
    const ship = say.unit(action.ship);
    if (action.repair === 'move')
      return `${ship} moves a shield from its ${say.zone(action.from)} to its ${say.zone(action.to)} hull zone.`;
    if (action.repair === 'recover') return `${ship} recovers a shield in its ${say.zone(action.zone)} hull zone.`;
    return `${ship} discards ${say.damageCard(action.damageCard)}.`;
  },
  discardCommandToken: ({ ship, command }, say) => `${say.unit(ship)} discards its ${say.command(command)} token.`,
  changeSpeed: ({ ship, speed }, say) => `${say.unit(ship)} sets its speed to ${speed}.`,
  executeManeuver: ({ ship, clicks, side }, say) =>
    clicks.length === 0
      ? `${say.unit(ship)} stays where it is.`
      : `${say.unit(ship)} executes a maneuver: ${clicks.map(turn).join(', ')}${side ? `; tool on its ${side}` : ''}.`,
  chooseRammed: ({ rammed }, say) => `${say.unit(rammed)} counts as the closest ship.`,
  placeSquadron: ({ squadron, to }, say) => `${say.unit(squadron)} is placed at ${say.place(to)}.`,
  resolveObstacle: ({ ship, obstacle }, say) => `${say.unit(ship)} resolves the ${say.obstacle(obstacle)} next.`,
  chooseZone: ({ ship, zone }, say) => `${say.unit(ship)} suffers in its ${say.zone(zone)} hull zone.`,
  useStation: ({ unit, damageCard }, say) =>
    damageCard
      ? `${say.unit(unit)} discards ${say.damageCard(damageCard)} at the station.`
      : `${say.unit(unit)} recovers a hull point at the station.`,
  activateSquadron: ({ squadron, relay }, say) =>
    `${say.unit(squadron)} activates${relay ? `, relayed by ${say.unit(relay)}` : ''}.`,
  moveSquadron: ({ squadron, to }, say) => `${say.unit(squadron)} moves to ${say.place(to)}.`,
  declareTarget: ({ attacker, zone, defender, defendingZone }, say) =>
    `${say.unit(attacker, zone)} attacks ${say.unit(defender, defendingZone)}.`,
  removeDie: ({ color }, say) => `A ${say.words.colors[color]} die is removed.`,
  spendAccuracy: ({ die, token }, say) =>
    `${say.die(die)} is spent against ${say.words.defenseToken} ${token + 1} of the defender.`,
  addDie: ({ color }, say) => `A ${say.words.colors[color]} die is added.`,
  rerollDie: ({ die }, say) => `${say.die(die)} is rolled again.`,
  spendDefenseToken: ({ unit, token, die, zone }, say) =>
    `${say.unit(unit)} spends its ${say.token(unit, token)}${die ? ` on ${say.die(die)}` : ''}${
      zone ? `, naming its ${say.zone(zone)} hull zone` : ''
    }.`,
  resolveCritical: ({ effect }, say) =>
    effect === 'standard'
      ? 'The standard critical effect: the first damage card is dealt face up.'
      : `The critical effect of ${say.source(effect)}.`,
  redirectDamage: ({ amount }) => `${amount} damage is redirected.`,
  useEffect: ({ player, source, pick }, say) => {
    const picked = pick ? say.pick(pick) : '';
    return `${say.player(player)} uses ${say.source(source)}${picked ? `: ${picked}` : ''}.`;
  },
  choose: ({ player, pick }, say) => `${say.player(player)} chooses ${say.pick(pick) || 'nothing'}.`,
  chooseFirstPlayer: ({ player, first }, say) => `${say.player(player)} makes ${say.player(first)} the first player.`,
  chooseObjective: ({ player, objective }, say) =>
    `${say.player(player)} chooses the objective ${say.card(objective)}.`,
  placeObstacle: ({ player, obstacle, pose }, say) =>
    `${say.player(player)} places ${say.obstacle(obstacle)} at ${say.place(pose)}.`,
  deployShip: ({ ship, pose, speed }, say) => `${say.unit(ship)} is deployed at ${say.place(pose)}, speed ${speed}.`,
  deploySquadron: ({ squadron, to }, say) => `${say.unit(squadron)} is deployed at ${say.place(to)}.`,
  placeToken: ({ player, to }, say) => `${say.player(player)} places an objective token at ${say.place(to)}.`,
  moveToken: ({ player, token, to }, say) =>
    `${say.player(player)} moves ${say.objectiveToken(token)} to ${say.place(to)}.`,
  drawObjectives: ({ objectives }, say) => `The objectives drawn: ${say.list(objectives.map(say.card))}.`,
  done: ({ player }, say) => `${say.player(player)} goes on.`,
  concede: ({ player }, say) => `${say.player(player)} concedes.`,
  callTime: () => 'Time is called.',
  rollDice: ({ dice }, say) => (dice.length > 0 ? `The roll: ${say.dice(dice)}.` : 'No dice are rolled.'),
  drawDamageCard: ({ card }, say) => `The damage card is ${say.card(card)}.`,
  pickDamageCard: ({ damageCard }, say) => `Chance picks ${say.damageCard(damageCard)}.`,
  flipCoin: ({ result }, say) => `The coin falls for ${say.player(result)}.`,
};

/** Clicks of one joint. */
const turn = (clicks: number): string =>
  clicks === 0 ? 'straight' : `${Math.abs(clicks)} ${clicks > 0 ? 'right' : 'left'}`;
