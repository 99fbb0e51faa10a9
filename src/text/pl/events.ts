import type { Outcome } from '../../state/state.ts';
import type { Catalogue } from '../catalogue.ts';

/** Names of cards stay in the nominative: sentences are impersonal and put the name in front. */
export const events: Catalogue['events'] = {
  coinFlipped: ({ result }, say) => `Rzut monetą wskazuje gracza ${say.player(result)}.`,
  factionsAssigned: ({ factions, firstPlayer }, say) =>
    `p1: ${say.words.factions[factions.p1]}, p2: ${say.words.factions[factions.p2]}; pierwszy gracz: ${firstPlayer}.`,
  firstPlayerChosen: ({ firstPlayer }, say) => `Pierwszy gracz: ${say.player(firstPlayer)}.`,
  objectivesShown: ({ objectives, shownTo }, say) =>
    `Cele pokazano (${say.list(shownTo)})${objectives ? `: ${say.list(objectives.map(say.card))}` : ''}.`,
  objectiveChosen: ({ objective }, say) => `Wybrany cel: ${say.card(objective)}.`,
  obstaclePlaced: ({ obstacle, pose }, say) => `Umieszczono przeszkodę: ${say.obstacle(obstacle)}, ${say.place(pose)}.`,
  unitSetAside: ({ unit }, say) => `${say.unit(unit)}: odłożono na bok.`,
  objectiveTokenPlaced: ({ token, at }, say) => `Umieszczono: ${say.objectiveToken(token)}, ${say.place(at)}.`,
  objectiveTokenMoved: ({ token, to }, say) => `Przesunięto: ${say.objectiveToken(token)} do ${say.place(to)}.`,
  objectiveTokenAssigned: ({ token, unit }, say) => `${say.unit(unit)}: przypisano ${say.objectiveToken(token)}.`,
  objectiveTokenRemoved: ({ token }, say) => `Usunięto: ${say.objectiveToken(token)}.`,
  victoryTokensGained: ({ player, count }, say) => `${say.player(player)} otrzymuje żetony zwycięstwa: ${count}.`,
  unitDeployed: ({ unit, pose }, say) => `${say.unit(unit)}: rozmieszczono w ${say.place(pose)}.`,
  roundStarted: ({ round }) => `Rozpoczyna się runda ${round}.`,
  phaseStarted: ({ phase }, say) => `Rozpoczyna się ${say.words.phases[phase]}.`,
  phaseEnded: ({ phase }, say) => `Kończy się ${say.words.phases[phase]}.`,
  shipsReadied: () => 'Statki odzyskują wykorzystane wskaźniki rozkazów.',
  dialsAssigned: ({ ship, count, commands }, say) =>
    commands
      ? `${say.unit(ship)}: przydzielono rozkazy: ${say.commands(commands)}.`
      : `${say.unit(ship)}: przydzielono zakryte wskaźniki rozkazów: ${count}.`,
  dialChanged: ({ ship, place, command }, say) =>
    `${say.unit(ship)}: wskaźnik ${place + 1} ustawiono ${command ? `na: ${say.command(command)}` : 'ponownie, w tajemnicy'}.`,
  dialShown: ({ ship, place, command, shownTo }, say) =>
    `${say.unit(ship)}: wskaźnik ${place + 1} pokazano (${say.list(shownTo)})${command ? `: ${say.command(command)}` : ''}.`,
  dialGranted: ({ ship, command }, say) => `${say.unit(ship)}: otrzymano wskaźnik rozkazu ${say.command(command)}.`,
  shipActivated: ({ ship }, say) => `${say.unit(ship)}: aktywacja.`,
  dialRevealed: ({ ship, command }, say) => `${say.unit(ship)}: ujawniono rozkaz ${say.command(command)}.`,
  topDialDiscarded: ({ ship, command }, say) =>
    `${say.unit(ship)}: odrzucono wierzchni wskaźnik rozkazu: ${say.command(command)}.`,
  dialSpent: ({ ship, command }, say) => `${say.unit(ship)}: wykorzystano wskaźnik rozkazu ${say.command(command)}.`,
  dialDiscarded: ({ ship, command }, say) => `${say.unit(ship)}: odrzucono wskaźnik rozkazu ${say.command(command)}.`,
  commandTokenGained: ({ ship, command }, say) => `${say.unit(ship)}: otrzymano żeton rozkazu ${say.command(command)}.`,
  commandTokenSpent: ({ ship, command }, say) =>
    `${say.unit(ship)}: wykorzystano żeton rozkazu ${say.command(command)}.`,
  commandTokenDiscarded: ({ ship, command }, say) =>
    `${say.unit(ship)}: odrzucono żeton rozkazu ${say.command(command)}.`,
  raidTokenGained: ({ ship, command }, say) => `${say.unit(ship)}: otrzymano żeton rajdu ${say.command(command)}.`,
  raidTokenRemoved: ({ ship, command }, say) => `${say.unit(ship)}: usunięto żeton rajdu ${say.command(command)}.`,
  commandResolved: ({ ship, command, spend }, say) =>
    `${say.unit(ship)}: rozpatrzono rozkaz ${say.command(command)} (${SPEND[spend]}).`,
  shieldMoved: ({ ship, from, to }, say) =>
    `${say.unit(ship)}: przeniesiono osłonę (${say.zone(from)} → ${say.zone(to)} strefa kadłuba).`,
  shieldRecovered: ({ ship, zone }, say) => `${say.unit(ship)}: odzyskano osłonę (${say.zone(zone)} strefa kadłuba).`,
  damageCardShown: ({ ship, card, shownTo }, say) =>
    `${say.unit(ship)}: kartę uszkodzeń pokazano (${say.list(shownTo)})${card ? `: ${say.card(card)}` : ''}.`,
  damageCardDiscarded: ({ ship, card }, say) => `${say.unit(ship)}: odrzucono kartę uszkodzeń ${say.card(card)}.`,
  speedChanged: ({ ship, from, to }, say) => `${say.unit(ship)}: zmiana prędkości z ${from} na ${to}.`,
  shipMoved: ({ ship, to, speed, reached, overlapped }, say) =>
    `${say.unit(ship)}: ruch z prędkością ${speed} do ${say.place(to)}${
      reached === speed ? '' : `, zakończony przy prędkości ${reached}`
    }${overlapped.length > 0 ? `; na drodze: ${say.units(overlapped)}` : ''}.`,
  maneuverExecuted: ({ ship }, say) => `${say.unit(ship)}: wykonano manewr.`,
  squadronLifted: ({ squadron }, say) => `${say.unit(squadron)}: odsunięto na bok.`,
  squadronPlaced: ({ squadron, to }, say) => `${say.unit(squadron)}: umieszczono w ${say.place(to)}.`,
  squadronMoved: ({ squadron, to }, say) => `${say.unit(squadron)}: ruch do ${say.place(to)}.`,
  obstacleResolved: ({ ship, obstacle }, say) =>
    `${say.unit(ship)}: rozpatrzono przeszkodę: ${say.obstacle(obstacle)}.`,
  shieldLost: ({ ship, zone }, say) => `${say.unit(ship)}: utracono osłonę (${say.zone(zone)} strefa kadłuba).`,
  hullRecovered: ({ squadron }, say) => `${say.unit(squadron)}: odzyskano punkt kadłuba.`,
  hullLost: ({ squadron, points }, say) => `${say.unit(squadron)}: utracono punkty kadłuba: ${points}.`,
  deckReshuffled: () => 'Odrzucone karty uszkodzeń potasowano w nową talię.',
  topCardShown: ({ card, shownTo }, say) =>
    `Kartę z wierzchu talii uszkodzeń pokazano (${say.list(shownTo)})${card ? `: ${say.card(card)}` : ''}.`,
  topCardDiscarded: ({ card }, say) => `Z talii uszkodzeń odrzucono: ${say.card(card)}.`,
  damageCardDealt: ({ ship }, say) => `${say.unit(ship)}: otrzymano kartę uszkodzeń.`,
  damageCardTurnedUp: ({ ship, card }, say) => `${say.unit(ship)}: odkryta karta uszkodzeń: ${say.card(card)}.`,
  targetDeclared: ({ attacker, zone, defender, defendingZone, obstructed, counter }, say) =>
    `${say.unit(attacker, zone)}: ${counter ? 'kontratak' : 'atak'}, cel: ${say.unit(defender, defendingZone)}${obstructed ? ', przez przeszkodę' : ''}.`,
  diceChanged: ({ dice }, say) => `Pula kości ataku: ${dice.length > 0 ? say.dice(dice) : 'pusta'}.`,
  accuracySpent: ({ unit, token }, say) =>
    `Wykorzystano symbol celności: ${say.unit(unit)} nie może wykorzystać żetonu ${say.token(unit, token)}.`,
  defenseTokenSpent: ({ unit, token, discarded }, say) =>
    `${say.unit(unit)}: wykorzystano żeton ${say.token(unit, token)}${discarded ? ' i odrzucono go' : ''}.`,
  defenseTokenExhausted: ({ unit, token }, say) => `${say.unit(unit)}: wyczerpano żeton ${say.token(unit, token)}.`,
  defenseTokenDiscarded: ({ unit, token }, say) => `${say.unit(unit)}: odrzucono żeton ${say.token(unit, token)}.`,
  criticalResolved: ({ effect }, say) =>
    effect === 'standard'
      ? 'Standardowy efekt trafienia krytycznego: pierwsza karta uszkodzeń zostanie zadana odkryta.'
      : `Rozpatrzono efekt trafienia krytycznego: ${say.source(effect)}.`,
  damageTotalled: ({ total }) => `Łączna liczba uszkodzeń: ${total}.`,
  damageCardTurnedDown: ({ ship, damageCard }, say) =>
    `${say.unit(ship)}: zakryto kartę uszkodzeń (${say.damageCard(damageCard)}).`,
  unitDestroyed: ({ unit }, say) => `Zniszczono: ${say.unit(unit)}.`,
  unitKept: ({ unit }, say) => `Zniszczono, ale zostaje na razie na stole: ${say.unit(unit)}.`,
  shipActivationEnded: ({ ship }, say) => `${say.unit(ship)}: koniec aktywacji.`,
  squadronActivated: ({ squadron }, say) => `${say.unit(squadron)}: aktywacja.`,
  squadronActivationEnded: ({ squadron }, say) => `${say.unit(squadron)}: koniec aktywacji.`,
  defenseTokensReadied: () => 'Przygotowano żetony obrony.',
  upgradesReadied: ({ upgrades }, say) =>
    upgrades.length > 0
      ? `Przygotowano ulepszenia: ${say.list(upgrades.map(say.source))}.`
      : 'Przygotowano karty ulepszeń.',
  upgradeExhausted: ({ upgrade }, say) => `Wyczerpano ulepszenie: ${say.source(upgrade)}.`,
  upgradeDiscarded: ({ upgrade }, say) => `Odrzucono ulepszenie: ${say.source(upgrade)}.`,
  initiativeFlipped: ({ side }, say) => `Widoczna strona żetonu inicjatywy: ${say.words.sides[side]}.`,
  initiativePassed: ({ player }, say) => `Inicjatywę przejmuje ${say.player(player)}.`,
  timeCalled: () => 'Czas minął: gra kończy się z tą rundą.',
  conceded: ({ player }, say) => `${say.player(player)} poddaje grę.`,
  roundAdvanced: ({ round }) => `Żeton rundy: ${round}.`,
  effectUsed: ({ player, source, pick }, say) => {
    const picked = pick ? say.pick(pick) : '';
    return `${say.player(player)} używa efektu: ${say.source(source)}${picked ? ` (${picked})` : ''}.`;
  },
  choiceMade: ({ player, pick }, say) => `${say.player(player)} wybiera: ${say.pick(pick) || 'nic'}.`,
  lastingEffectBegan: ({ id, owner }, say) => `Zaczyna działać efekt gracza ${say.player(owner)}: ${say.source(id)}.`,
  lastingEffectEnded: ({ id, owner }, say) => `Kończy się efekt gracza ${say.player(owner)}: ${say.source(id)}.`,
  diceRolled: ({ dice }, say) => (dice.length > 0 ? `Wynik rzutu: ${say.dice(dice)}.` : 'Nie rzucono żadną kością.'),
  gameEnded: ({ outcome: { winner, reason, scores } }, say) =>
    `Wygrywa ${say.player(winner)} ${WON[reason]}, ${scores.p1} do ${scores.p2}.`,
};

const WON: Readonly<Record<Outcome['reason'], string>> = {
  elimination: 'przez eliminację',
  score: 'na punkty',
  time: 'na punkty po upływie czasu',
  concession: 'przez poddanie',
};

const SPEND = { dial: 'wskaźnik', token: 'żeton', both: 'wskaźnik i żeton' } as const;
