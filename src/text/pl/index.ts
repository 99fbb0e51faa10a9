import type { Catalogue } from '../catalogue.ts';
import { actions } from './actions.ts';
import { logs, positions, setup, tournament, verdicts } from './codes.ts';
import { decisions } from './decisions.ts';
import { events } from './events.ts';
import { words } from './words.ts';

/** Polish. */
export const pl: Catalogue = {
  words,
  events,
  actions,
  decisions,
  verdicts,
  setup,
  positions,
  logs,
  tournament,
  attack: {
    asked:
      '{attacker}[ ({zone} strefa kadłuba)] → {defender}[ ({defendingZone} strefa kadłuba)]: czy można zaatakować?',
    yes: 'Tak[, przez przeszkodę: {by}].',
    no: 'Nie: {why}.',
    inArc: 'Pole rażenia: w środku[, z zapasem {insideMm}] (ATK-03).',
    outOfArc: 'Pole rażenia: na zewnątrz[, brakuje {outsideMm}] (ATK-03).',
    noArcs: 'Pole rażenia: eskadra atakuje we wszystkich kierunkach (ARC-07).',
    range: 'Zasięg: {lengthMm}, {band}[; do najbliższej granicy {marginMm}] (RNG-08).',
    beyondRange: 'Zasięg: {lengthMm}, poza dalekim, który kończy się na {reachMm} (ATK-03).',
    distance: 'Zasięg: {lengthMm}; dystans {reach} kończy się na {reachMm} (ATK-04).',
    rangeBlocked:
      'Zasięg: mierzona linia, {lengthMm}, przechodzi przez strefę kadłuba broniącego się: {through} (RNG-10).',
    sight: 'Linia pola widzenia: wolna[; najbliższa inna strefa kadłuba w odległości {marginMm}] (LOS-03).',
    sightBlocked: 'Linia pola widzenia: zablokowana; przechodzi przez strefę kadłuba: {through} ({depths}) (LOS-03).',
    obstructed: 'Atak przez przeszkodę: {by} (OBS-01).',
    clear: 'Atak przez przeszkodę: nie (OBS-01).',
    dice: 'Kości: {pool}.',
    obstructedDice: 'Kości: {pool}, jedna usunięta z powodu przeszkody; rzut: {rolled} (OBS-02).',
    noDice: 'Kości: żadnych[ (zasięg: {band})] (ATK-12).',
  },
  phrases: {
    yes: 'Tak.',
    no: 'Nie: {why}.',
    asked: '{player}: {decision}.',
    askedBoth: '{players}, jednocześnie: {decision}.',
    chance: 'Los: {decision}.',
    won: 'Gra zakończona: wygrywa {player}, {p1} do {p2}.',
    didYouMean: 'czy chodzi o {words}?',
    fault: '{line}:{column}: {fault}',
    atAction: 'akcja {action}: {fault}',
  },
};
