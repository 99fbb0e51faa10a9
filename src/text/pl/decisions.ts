import type { Catalogue } from '../catalogue.ts';

export const decisions: Catalogue['decisions'] = {
  assignDials: ({ required }, say) =>
    `przydziel wskaźniki rozkazów: ${say.list(required.map(({ ship, dials }) => `${say.unit(ship)}: ${dials}`))}`,
  activateShip: () => 'aktywuj statek',
  revealedDial: ({ ship }, say) => `${say.unit(ship)}: zachowaj ujawniony wskaźnik albo zamień go na żeton`,
  gainedDial: ({ ship, command }, say) =>
    `${say.unit(ship)}: zachowaj otrzymany wskaźnik ${say.command(command)} albo zamień go na żeton`,
  resolveCommands: ({ ship }, say) => `${say.unit(ship)}: rozpatrz rozkazy albo przejdź dalej`,
  repair: ({ ship, points }, say) => `${say.unit(ship)}: wydaj punkty inżynierii (${points}) albo zakończ`,
  discardCommandToken: ({ ship }, say) => `${say.unit(ship)}: odrzuć żeton rozkazu`,
  determineCourse: ({ ship, speed }, say) => `${say.unit(ship)}: ustal kurs przy prędkości ${speed}`,
  chooseRammed: ({ ship }, say) => `${say.unit(ship)}: wskaż najbliższy statek, na który nachodzi`,
  placeSquadrons: ({ ship, squadrons }, say) =>
    `umieść eskadry tak, aby stykały się ze statkiem ${say.unit(ship)}: ${say.units(squadrons)}`,
  resolveObstacle: ({ ship }, say) => `${say.unit(ship)}: wybierz następną przeszkodę`,
  chooseZone: ({ ship, points }, say) =>
    `${say.unit(ship)}: wybierz strefę kadłuba, która otrzyma uszkodzenia (${points})`,
  useStation: ({ unit }, say) => `${say.unit(unit)}: skorzystaj ze stacji albo nie`,
  activateSquadron: () => 'aktywuj eskadrę',
  squadronCommand: ({ ship, left }, say) =>
    `${say.unit(ship)}: aktywuj eskadry rozkazem (pozostało: ${left}) albo zakończ`,
  squadronAction: ({ squadron }, say) => `${say.unit(squadron)}: porusz się albo zaatakuj, albo zakończ`,
  declareTarget: ({ attacker, further }, say) =>
    `${say.unit(attacker)}: zadeklaruj ${further ? 'kolejną eskadrę jako cel' : 'cel ataku'} albo zakończ`,
  removeDie: ({ pool }, say) => `usuń jedną kość z puli: ${say.pool(pool)}`,
  attackEffects: ({ dice }, say) => `rozpatrz efekty ataku (${say.dice(dice) || 'brak kości'}) albo przejdź dalej`,
  defenseTokens: ({ unit, dice }, say) =>
    `${say.unit(unit)}: wykorzystaj żetony obrony (${say.dice(dice) || 'brak kości'}) albo przejdź dalej`,
  criticalEffect: ({ dice }, say) => `rozpatrz efekt trafienia krytycznego (${say.dice(dice)}) albo nie`,
  redirectDamage: ({ zone, total }, say) =>
    `wybierz, ile z ${total} uszkodzeń przejmą osłony (${say.zone(zone)} strefa kadłuba)`,
  moveSquadron: ({ squadron }, say) => `${say.unit(squadron)}: porusz się albo nie`,
  useEffects: ({ window }, say) => `użyj efektów (${say.fact('window', window)}) albo przejdź dalej`,
  choose: ({ source }, say) => `dokonaj wyboru: ${say.source(source)}`,
  chooseFirstPlayer: () => 'wybierz pierwszego gracza',
  chooseObjective: () => 'wybierz cel',
  placeObstacle: ({ pool }, say) => `umieść jedną z przeszkód: ${say.list(pool.map(say.obstacle))}`,
  deploy: ({ units }, say) => `rozmieść jedną z jednostek: ${say.units(units)}`,
  placeToken: ({ left }) => `umieść żeton celu (pozostało: ${left})`,
  moveToken: ({ tokens }, say) => `przesuń: ${say.list(tokens.map(say.objectiveToken))}, albo nic`,
  addDie: ({ dice }, say) => `dodaj kość w kolorze z puli (${say.dice(dice)}) albo żadnej`,
  rerollDie: ({ dice }, say) => `przerzuć jedną z kości (${say.dice(dice)}) albo żadnej`,
  drawObjectives: () => 'dobierz dwa cele',
  rollDice: ({ dice }, say) => `rzuć kośćmi: ${say.pool(dice) || 'brak'}`,
  drawDamageCard: () => 'odkryj kartę uszkodzeń',
  pickDamageCard: ({ ship }, say) => `wylosuj zakrytą kartę uszkodzeń statku ${say.unit(ship)}`,
  flipCoin: () => 'rzuć monetą',
};
