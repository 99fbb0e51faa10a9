import type { Outcome } from '../../state/state.ts';
import type { Catalogue } from '../catalogue.ts';

export const events: Catalogue['events'] = {
  coinFlipped: ({ result }, say) => `The coin falls for ${say.player(result)}.`,
  factionsAssigned: ({ factions, firstPlayer }, say) =>
    `p1 plays the ${say.words.factions[factions.p1]} side, p2 the ${say.words.factions[factions.p2]} side; ${firstPlayer} is the first player.`,
  firstPlayerChosen: ({ firstPlayer }, say) => `${say.player(firstPlayer)} is the first player.`,
  objectivesShown: ({ objectives, shownTo }, say) =>
    `Objectives are shown to ${say.list(shownTo)}${objectives ? `: ${say.list(objectives.map(say.card))}` : ''}.`,
  objectiveChosen: ({ objective }, say) => `The objective is ${say.card(objective)}.`,
  obstaclePlaced: ({ obstacle, pose }, say) => `The ${say.obstacle(obstacle)} is placed at ${say.place(pose)}.`,
  unitSetAside: ({ unit }, say) => `${say.unit(unit)} is set aside.`,
  objectiveTokenPlaced: ({ token, at }, say) => `${say.objectiveToken(token)} is placed at ${say.place(at)}.`,
  objectiveTokenMoved: ({ token, to }, say) => `${say.objectiveToken(token)} is moved to ${say.place(to)}.`,
  objectiveTokenAssigned: ({ token, unit }, say) => `${say.objectiveToken(token)} is assigned to ${say.unit(unit)}.`,
  objectiveTokenRemoved: ({ token }, say) => `${say.objectiveToken(token)} is removed.`,
  victoryTokensGained: ({ player, count }, say) =>
    `${say.player(player)} gains ${count} victory token${count === 1 ? '' : 's'}.`,
  unitDeployed: ({ unit, pose }, say) => `${say.unit(unit)} is deployed at ${say.place(pose)}.`,
  roundStarted: ({ round }) => `Round ${round} begins.`,
  phaseStarted: ({ phase }, say) => `The ${say.words.phases[phase]} begins.`,
  phaseEnded: ({ phase }, say) => `The ${say.words.phases[phase]} ends.`,
  shipsReadied: () => 'All ships take their spent dials back.',
  dialsAssigned: ({ ship, count, commands }, say) =>
    commands
      ? `${say.unit(ship)} is assigned ${say.commands(commands)}.`
      : `${say.unit(ship)} is assigned ${count} facedown dial${count === 1 ? '' : 's'}.`,
  dialChanged: ({ ship, place, command }, say) =>
    `Dial ${place + 1} of ${say.unit(ship)} is ${command ? `set to ${say.command(command)}` : 'set anew, unseen'}.`,
  dialShown: ({ ship, place, command, shownTo }, say) =>
    `Dial ${place + 1} of ${say.unit(ship)} is shown to ${say.list(shownTo)}${command ? `: ${say.command(command)}` : ''}.`,
  dialGranted: ({ ship, command }, say) => `${say.unit(ship)} gains a ${say.command(command)} dial.`,
  shipActivated: ({ ship }, say) => `${say.unit(ship)} activates.`,
  dialRevealed: ({ ship, command }, say) => `${say.unit(ship)} reveals ${say.command(command)}.`,
  topDialDiscarded: ({ ship, command }, say) => `${say.unit(ship)} loses its top dial: ${say.command(command)}.`,
  dialSpent: ({ ship, command }, say) => `${say.unit(ship)} spends its ${say.command(command)} dial.`,
  dialDiscarded: ({ ship, command }, say) => `${say.unit(ship)} discards its ${say.command(command)} dial.`,
  commandTokenGained: ({ ship, command }, say) => `${say.unit(ship)} gains a ${say.command(command)} token.`,
  commandTokenSpent: ({ ship, command }, say) => `${say.unit(ship)} spends its ${say.command(command)} token.`,
  commandTokenDiscarded: ({ ship, command }, say) => `${say.unit(ship)} discards its ${say.command(command)} token.`,
  raidTokenGained: ({ ship, command }, say) => `${say.unit(ship)} gains a ${say.command(command)} raid token.`,
  raidTokenRemoved: ({ ship, command }, say) => `${say.unit(ship)} loses its ${say.command(command)} raid token.`,
  commandResolved: ({ ship, command, spend }, say) =>
    `${say.unit(ship)} resolves ${say.command(command)} with ${spend === 'both' ? 'dial and token' : `its ${spend}`}.`,
  shieldMoved: ({ ship, from, to }, say) =>
    `${say.unit(ship)} moves a shield from its ${say.zone(from)} to its ${say.zone(to)} hull zone.`,
  shieldRecovered: ({ ship, zone }, say) => `${say.unit(ship)} recovers a shield in its ${say.zone(zone)} hull zone.`,
  damageCardShown: ({ ship, card, shownTo }, say) =>
    `A damage card of ${say.unit(ship)} is shown to ${say.list(shownTo)}${card ? `: ${say.card(card)}` : ''}.`,
  damageCardDiscarded: ({ ship, card }, say) => `${say.unit(ship)} discards the damage card ${say.card(card)}.`,
  speedChanged: ({ ship, from, to }, say) => `${say.unit(ship)} changes its speed from ${from} to ${to}.`,
  shipMoved: ({ ship, to, speed, reached, overlapped }, say) =>
    `${say.unit(ship)} moves at speed ${speed} to ${say.place(to)}${
      reached === speed ? '' : `, set down at speed ${reached}`
    }${overlapped.length > 0 ? `, because ${say.units(overlapped)} is in the way` : ''}.`,
  maneuverExecuted: ({ ship }, say) => `${say.unit(ship)} has executed its maneuver.`,
  squadronLifted: ({ squadron }, say) => `${say.unit(squadron)} is moved out of the way.`,
  squadronPlaced: ({ squadron, to }, say) => `${say.unit(squadron)} is placed at ${say.place(to)}.`,
  squadronMoved: ({ squadron, to }, say) => `${say.unit(squadron)} moves to ${say.place(to)}.`,
  obstacleResolved: ({ ship, obstacle }, say) => `${say.unit(ship)} resolves the ${say.obstacle(obstacle)} under it.`,
  shieldLost: ({ ship, zone }, say) => `${say.unit(ship)} loses a shield in its ${say.zone(zone)} hull zone.`,
  hullRecovered: ({ squadron }, say) => `${say.unit(squadron)} recovers a hull point.`,
  hullLost: ({ squadron, points }, say) => `${say.unit(squadron)} loses ${points} hull.`,
  deckReshuffled: () => 'The discarded damage cards are shuffled into a new deck.',
  topCardShown: ({ card, shownTo }, say) =>
    `A card on top of the damage deck is shown to ${say.list(shownTo)}${card ? `: ${say.card(card)}` : ''}.`,
  topCardDiscarded: ({ card }, say) => `${say.card(card)} is discarded from the damage deck.`,
  damageCardDealt: ({ ship }, say) => `${say.unit(ship)} is dealt a damage card.`,
  damageCardTurnedUp: ({ ship, card }, say) => `${say.unit(ship)} has a faceup damage card: ${say.card(card)}.`,
  targetDeclared: ({ attacker, zone, defender, defendingZone, obstructed, counter }, say) =>
    `${say.unit(attacker, zone)} ${counter ? 'counters' : 'attacks'} ${say.unit(defender, defendingZone)}${
      obstructed ? ', obstructed' : ''
    }.`,
  diceChanged: ({ dice }, say) => `The attack pool is ${dice.length > 0 ? say.dice(dice) : 'empty'}.`,
  accuracySpent: ({ unit, token }, say) =>
    `An accuracy icon is spent: the ${say.token(unit, token)} of ${say.unit(unit)} cannot be spent.`,
  defenseTokenSpent: ({ unit, token, discarded }, say) =>
    `${say.unit(unit)} spends its ${say.token(unit, token)}${discarded ? ' and discards it' : ''}.`,
  defenseTokenExhausted: ({ unit, token }, say) => `The ${say.token(unit, token)} of ${say.unit(unit)} is exhausted.`,
  defenseTokenDiscarded: ({ unit, token }, say) => `The ${say.token(unit, token)} of ${say.unit(unit)} is discarded.`,
  criticalResolved: ({ effect }, say) =>
    effect === 'standard'
      ? 'The standard critical effect is resolved: the first damage card is dealt face up.'
      : `The critical effect of ${say.source(effect)} is resolved.`,
  damageTotalled: ({ total }) => `The damage is ${total}.`,
  damageCardTurnedDown: ({ ship, damageCard }, say) =>
    `${say.damageCard(damageCard)} of ${say.unit(ship)} is turned face down.`,
  unitDestroyed: ({ unit }, say) => `${say.unit(unit)} is destroyed.`,
  unitKept: ({ unit }, say) => `${say.unit(unit)} is destroyed, but stays on the table for now.`,
  shipActivationEnded: ({ ship }, say) => `The activation of ${say.unit(ship)} ends.`,
  squadronActivated: ({ squadron }, say) => `${say.unit(squadron)} activates.`,
  squadronActivationEnded: ({ squadron }, say) => `The activation of ${say.unit(squadron)} ends.`,
  defenseTokensReadied: () => 'Defense tokens are readied.',
  upgradesReadied: ({ upgrades }, say) =>
    upgrades.length > 0 ? `Readied: ${say.list(upgrades.map(say.source))}.` : 'Upgrade cards are readied.',
  upgradeExhausted: ({ upgrade }, say) => `${say.source(upgrade)} is exhausted.`,
  upgradeDiscarded: ({ upgrade }, say) => `${say.source(upgrade)} is discarded.`,
  initiativeFlipped: ({ side }, say) => `The initiative token shows its ${say.words.sides[side]} side.`,
  initiativePassed: ({ player }, say) => `Initiative passes to ${say.player(player)}.`,
  timeCalled: () => 'Time is called: the game ends with this round.',
  conceded: ({ player }, say) => `${say.player(player)} concedes.`,
  roundAdvanced: ({ round }) => `The round token shows ${round}.`,
  effectUsed: ({ player, source, pick }, say) => {
    const picked = pick ? say.pick(pick) : '';
    return `${say.player(player)} uses ${say.source(source)}${picked ? `: ${picked}` : ''}.`;
  },
  choiceMade: ({ player, pick }, say) => `${say.player(player)} chooses ${say.pick(pick) || 'nothing'}.`,
  lastingEffectBegan: ({ id, owner }, say) => `An effect of ${say.player(owner)} begins: ${say.source(id)}.`,
  lastingEffectEnded: ({ id, owner }, say) => `An effect of ${say.player(owner)} ends: ${say.source(id)}.`,
  diceRolled: ({ dice }, say) => (dice.length > 0 ? `The roll: ${say.dice(dice)}.` : 'No dice are rolled.'),
  gameEnded: ({ outcome: { winner, reason, scores } }, say) =>
    `${say.player(winner)} wins ${WON[reason]}, ${scores.p1} to ${scores.p2}.`,
};

const WON: Readonly<Record<Outcome['reason'], string>> = {
  elimination: 'by elimination',
  score: 'on points',
  time: 'on points after time',
  concession: 'by concession',
};
