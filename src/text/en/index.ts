import type { Catalogue } from '../catalogue.ts';
import { actions } from './actions.ts';
import { logs, positions, setup, tournament, verdicts } from './codes.ts';
import { decisions } from './decisions.ts';
import { events } from './events.ts';
import { words } from './words.ts';

/** English. */
export const en: Catalogue = {
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
    asked: 'Can {attacker}[, {zone} hull zone,] attack {defender}[, {defendingZone} hull zone]?',
    yes: 'Yes[, obstructed by {by}].',
    no: 'No: {why}.',
    inArc: 'Arc: inside the {zone} firing arc[, its best point by {insideMm}] (ATK-03).',
    outOfArc: 'Arc: outside the {zone} firing arc[ by {outsideMm}] (ATK-03).',
    noArcs: 'Arc: a squadron attacks all round (ARC-07).',
    range: 'Range: {lengthMm}, {band} range[; the nearest border is {marginMm} away] (RNG-08).',
    beyondRange: 'Range: {lengthMm}, beyond long range, which ends at {reachMm} (ATK-03).',
    distance: 'Range: {lengthMm}; distance {reach} ends at {reachMm} (ATK-04).',
    rangeBlocked: 'Range: the measured line of {lengthMm} crosses the {through} hull zone of the defender (RNG-10).',
    sight: 'Line of sight: clear[; the closest other hull zone is missed by {marginMm}] (LOS-03).',
    sightBlocked: 'Line of sight: blocked; it runs {depths} deep through the {through} hull zone (LOS-03).',
    obstructed: 'Obstruction: by {by} (OBS-01).',
    clear: 'Obstruction: none (OBS-01).',
    dice: 'Dice: {pool}.',
    obstructedDice: 'Dice: {pool}, one of them removed by obstruction: {rolled} rolled (OBS-02).',
    noDice: 'Dice: none[ at {band} range] (ATK-12).',
  },
  phrases: {
    yes: 'Yes.',
    no: 'No: {why}.',
    asked: '{player}: {decision}.',
    askedBoth: '{players}, at the same time: {decision}.',
    chance: 'Chance: {decision}.',
    won: 'The game is over: {player} wins, {p1} to {p2}.',
    didYouMean: 'did you mean {words}?',
    fault: '{line}:{column}: {fault}',
    atAction: 'action {action}: {fault}',
  },
};
