import type { Catalogue } from '../catalogue.ts';

export const actions: Catalogue['actions'] = {
  assignDials: ({ player, ship, commands }, say) =>
    `${say.player(player)} przydziela rozkazy: ${say.unit(ship)}: ${say.commands(commands)}.`,
  activateShip: ({ player, ship }, say) => `${say.player(player)} aktywuje statek: ${say.unit(ship)}.`,
  convertDial: ({ ship }, say) => `${say.unit(ship)}: zamiana wskaźnika na żeton rozkazu.`,
  clearRaid: ({ ship, discard }, say) =>
    discard === 'dial'
      ? `${say.unit(ship)}: odrzucenie wskaźnika, aby usunąć wszystkie żetony rajdu.`
      : `${say.unit(ship)}: odrzucenie żetonu rozkazu ${say.command(discard)}, aby usunąć ten żeton rajdu.`,
  resolveCommand: ({ ship, command, spend }, say) =>
    `${say.unit(ship)}: rozpatrzenie rozkazu ${say.command(command)} (${SPEND[spend]}).`,
  repair: (action, say) => {
    const ship = say.unit(action.ship);
    if (action.repair === 'move')
      return `${ship}: przeniesienie osłony (${say.zone(action.from)} → ${say.zone(action.to)} strefa kadłuba).`;
    if (action.repair === 'recover') return `${ship}: odzyskanie osłony (${say.zone(action.zone)} strefa kadłuba).`;
    return `${ship}: odrzucenie karty uszkodzeń (${say.damageCard(action.damageCard)}).`;
  },
  discardCommandToken: ({ ship, command }, say) =>
    `${say.unit(ship)}: odrzucenie żetonu rozkazu ${say.command(command)}.`,
  changeSpeed: ({ ship, speed }, say) => `${say.unit(ship)}: ustawienie prędkości ${speed}.`,
  executeManeuver: ({ ship, clicks, side }, say) =>
    clicks.length === 0
      ? `${say.unit(ship)}: statek pozostaje na miejscu.`
      : `${say.unit(ship)}: manewr: ${clicks.map(turn).join(', ')}${
          side ? `; wzornik po ${say.words.toolSides[side]} stronie` : ''
        }.`,
  chooseRammed: ({ rammed }, say) => `Najbliższy statek: ${say.unit(rammed)}.`,
  placeSquadron: ({ squadron, to }, say) => `${say.unit(squadron)}: umieszczenie w ${say.place(to)}.`,
  resolveObstacle: ({ ship, obstacle }, say) => `${say.unit(ship)}: następna przeszkoda: ${say.obstacle(obstacle)}.`,
  chooseZone: ({ ship, zone }, say) => `${say.unit(ship)}: uszkodzenia otrzymuje ${say.zone(zone)} strefa kadłuba.`,
  useStation: ({ unit, damageCard }, say) =>
    damageCard
      ? `${say.unit(unit)}: odrzucenie karty uszkodzeń na stacji (${say.damageCard(damageCard)}).`
      : `${say.unit(unit)}: odzyskanie punktu kadłuba na stacji.`,
  activateSquadron: ({ squadron, relay }, say) =>
    `${say.unit(squadron)}: aktywacja${relay ? ` (przekaz: ${say.unit(relay)})` : ''}.`,
  moveSquadron: ({ squadron, to }, say) => `${say.unit(squadron)}: ruch do ${say.place(to)}.`,
  declareTarget: ({ attacker, zone, defender, defendingZone }, say) =>
    `${say.unit(attacker, zone)}: atak, cel: ${say.unit(defender, defendingZone)}.`,
  removeDie: ({ color }, say) => `Usunięcie kości: ${say.words.colors[color]}.`,
  spendAccuracy: ({ die, token }, say) =>
    `Wykorzystanie celności: ${say.die(die)}, ${say.words.defenseToken} ${token + 1} broniącego się.`,
  addDie: ({ color }, say) => `Dodatkowa kość: ${say.words.colors[color]}.`,
  rerollDie: ({ die }, say) => `Przerzut kości: ${say.die(die)}.`,
  spendDefenseToken: ({ unit, token, die, zone }, say) =>
    `${say.unit(unit)}: wykorzystanie żetonu ${say.token(unit, token)}${die ? `, kość: ${say.die(die)}` : ''}${
      zone ? `, ${say.zone(zone)} strefa kadłuba` : ''
    }.`,
  resolveCritical: ({ effect }, say) =>
    effect === 'standard'
      ? 'Standardowy efekt trafienia krytycznego: pierwsza karta uszkodzeń odkryta.'
      : `Efekt trafienia krytycznego: ${say.source(effect)}.`,
  redirectDamage: ({ amount }) => `Przekierowane uszkodzenia: ${amount}.`,
  useEffect: ({ player, source, pick }, say) => {
    const picked = pick ? say.pick(pick) : '';
    return `${say.player(player)} używa efektu: ${say.source(source)}${picked ? ` (${picked})` : ''}.`;
  },
  choose: ({ player, pick }, say) => `${say.player(player)} wybiera: ${say.pick(pick) || 'nic'}.`,
  chooseFirstPlayer: ({ player, first }, say) =>
    `${say.player(player)} wybiera pierwszego gracza: ${say.player(first)}.`,
  chooseObjective: ({ player, objective }, say) => `${say.player(player)} wybiera cel: ${say.card(objective)}.`,
  placeObstacle: ({ player, obstacle, pose }, say) =>
    `${say.player(player)} umieszcza przeszkodę: ${say.obstacle(obstacle)}, ${say.place(pose)}.`,
  deployShip: ({ ship, pose, speed }, say) =>
    `${say.unit(ship)}: rozmieszczenie w ${say.place(pose)}, prędkość ${speed}.`,
  deploySquadron: ({ squadron, to }, say) => `${say.unit(squadron)}: rozmieszczenie w ${say.place(to)}.`,
  placeToken: ({ player, to }, say) => `${say.player(player)} umieszcza żeton celu w ${say.place(to)}.`,
  moveToken: ({ player, token, to }, say) =>
    `${say.player(player)} przesuwa: ${say.objectiveToken(token)} do ${say.place(to)}.`,
  drawObjectives: ({ objectives }, say) => `Dobrane cele: ${say.list(objectives.map(say.card))}.`,
  done: ({ player }, say) => `${say.player(player)}: dalej.`,
  concede: ({ player }, say) => `${say.player(player)} poddaje grę.`,
  callTime: () => 'Czas minął.',
  rollDice: ({ dice }, say) => (dice.length > 0 ? `Wynik rzutu: ${say.dice(dice)}.` : 'Nie rzucono żadną kością.'),
  drawDamageCard: ({ card }, say) => `Karta uszkodzeń: ${say.card(card)}.`,
  pickDamageCard: ({ damageCard }, say) => `Los wskazuje: ${say.damageCard(damageCard)}.`,
  flipCoin: ({ result }, say) => `Rzut monetą wskazuje gracza ${say.player(result)}.`,
};

const SPEND = { dial: 'wskaźnik', token: 'żeton', both: 'wskaźnik i żeton' } as const;

/** Clicks of one joint. */
const turn = (clicks: number): string =>
  clicks === 0 ? 'na wprost' : `${Math.abs(clicks)} w ${clicks > 0 ? 'prawo' : 'lewo'}`;
