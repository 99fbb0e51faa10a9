/** What pictures, maps and pages say besides the words of the game, which they have from the text catalogue. */

import type { Player } from '../state/vocabulary.ts';
import type { Words } from '../text/catalogue.ts';
import type { Language } from '../text/describe.ts';
import { words as en } from '../text/en/words.ts';
import { words as pl } from '../text/pl/words.ts';

export interface RenderWords {
  readonly game: Words;
  speed(speed: number): string;
  hull(left: number, of: number): string;
  faceup(cards: number): string;
  readonly shields: string;
  readonly activated: string;
  readonly destroyed: string;
  readonly elsewhere: string;
  readonly defenseTokens: string;
  readonly commandTokens: string;
  readonly raidTokens: string;
  raid(command: string): string;
  readonly dials: string;
  owned(name: string, owner: Player): string;
  placed(xMm: string, yMm: string, degrees: number): string;
  readonly setup: string;
  readonly upgrades: string;
  round(round: number): string;
  over(round: number, winner: Player, p1: number, p2: number): string;
  firstPlayer(player: Player): string;
  score(p1: number, p2: number): string;
  seenBy(player: Player): string;
  beyond(what: 'range' | 'distance'): string;
  distance(band: number): string;
  through(zones: string): string;
  clicks(clicks: number): string;
  outsideArc(lengthMm: string): string;
  /** The headings of the table of units, the key and the state at its ends without one. */
  readonly columns: readonly [
    unit: string,
    speed: string,
    hull: string,
    shields: string,
    defense: string,
    tokens: string,
    dials: string,
    place: string,
    heading: string,
  ];
  readonly page: {
    against(sides: readonly string[]): string;
    readonly noScript: string;
    readonly opening: string;
    readonly steps: string;
    readonly step: string;
    readonly first: string;
    readonly back: string;
    readonly playOrPause: string;
    readonly play: string;
    readonly pause: string;
    readonly next: string;
    readonly last: string;
    readonly now: string;
    readonly units: string;
    readonly log: string;
    readonly table: string;
  };
}

export const wordsIn = (language: Language = 'en'): RenderWords => WORDS[language];

const WORDS: Readonly<Record<Language, RenderWords>> = {
  en: {
    game: en,
    speed: (speed) => `speed ${speed}`,
    hull: (left, of) => `hull ${left}/${of}`,
    faceup: (cards) => `${cards} faceup`,
    shields: 'shields',
    activated: 'activated',
    destroyed: 'destroyed',
    elsewhere: 'not on the table',
    defenseTokens: 'defense tokens',
    commandTokens: 'command tokens',
    raidTokens: 'raid tokens',
    raid: (command) => `raid ${command}`,
    dials: 'dials',
    owned: (name, owner) => `${name} of ${owner}`,
    placed: (x, y, degrees) => `at ${x}, ${y} mm, heading ${degrees}°`,
    setup: 'Setup',
    upgrades: 'upgrades',
    round: (round) => `Round ${round}`,
    over: (round, winner, p1, p2) => `Game over after round ${round}: ${winner} wins ${p1}:${p2}`,
    firstPlayer: (player) => `first player ${player}`,
    score: (p1, p2) => `score p1 ${p1}, p2 ${p2}`,
    seenBy: (player) => `as ${player} sees it`,
    beyond: (what) => (what === 'range' ? 'beyond long range' : 'beyond distance 5'),
    distance: (band) => `distance ${band}`,
    through: (zones) => `through ${zones}`,
    clicks: (clicks) => (clicks === 0 ? 'straight' : `${Math.abs(clicks)} ${clicks < 0 ? 'left' : 'right'}`),
    outsideArc: (length) => `${length} outside the arc`,
    columns: ['unit', 'speed', 'hull', 'shields F/L/R/B', 'defense', 'tokens', 'dials', 'place (mm)', 'heading'],
    page: {
      against: (sides) => sides.join(' against '),
      noScript: 'This page moves its pieces by a script of its own; without it you see the opening.',
      opening: 'The game begins.',
      steps: 'Steps',
      step: 'Step',
      first: 'First step (Home)',
      back: 'One step back (left arrow)',
      playOrPause: 'Play or pause (space bar)',
      play: 'Play',
      pause: 'Pause',
      next: 'One step on (right arrow)',
      last: 'Last step (End)',
      now: 'Events of this step',
      units: 'Units',
      log: 'All events',
      table: 'The table',
    },
  },
  pl: {
    game: pl,
    speed: (speed) => `prędkość ${speed}`,
    hull: (left, of) => `kadłub ${left}/${of}`,
    faceup: (cards) => `odkryte: ${cards}`,
    shields: 'osłony',
    activated: 'po aktywacji',
    destroyed: 'zniszczenie',
    elsewhere: 'poza stołem',
    defenseTokens: 'żetony obrony',
    commandTokens: 'żetony rozkazów',
    raidTokens: 'żetony rajdu',
    raid: (command) => `rajd: ${command}`,
    dials: 'wskaźniki rozkazów',
    owned: (name, owner) => `${name} (${owner})`,
    placed: (x, y, degrees) => `${x}, ${y} mm, kurs ${degrees}°`,
    setup: 'Przygotowanie',
    upgrades: 'ulepszenia',
    round: (round) => `Runda ${round}`,
    over: (round, winner, p1, p2) => `Koniec gry po rundzie ${round}: wygrywa ${winner}, ${p1}:${p2}`,
    firstPlayer: (player) => `pierwszy gracz ${player}`,
    score: (p1, p2) => `wynik p1 ${p1}, p2 ${p2}`,
    seenBy: (player) => `widok gracza ${player}`,
    beyond: (what) => (what === 'range' ? 'poza dalekim zasięgiem' : 'poza odległością 5'),
    distance: (band) => `odległość ${band}`,
    through: (zones) => `przez: ${zones}`,
    clicks: (clicks) => (clicks === 0 ? 'prosto' : `${Math.abs(clicks)} w ${clicks < 0 ? 'lewo' : 'prawo'}`),
    outsideArc: (length) => `${length} poza polem ostrzału`,
    columns: [
      'jednostka',
      'prędkość',
      'kadłub',
      'osłony przód/l/p/tył',
      'obrona',
      'żetony',
      'wskaźniki',
      'miejsce (mm)',
      'kurs',
    ],
    page: {
      against: (sides) => sides.join(' – '),
      noScript: 'Pionki na tej stronie przesuwa jej własny skrypt; bez niego widać tylko początek gry.',
      opening: 'Początek gry.',
      steps: 'Kroki',
      step: 'Krok',
      first: 'Pierwszy krok (Home)',
      back: 'Krok wstecz (strzałka w lewo)',
      playOrPause: 'Odtwarzanie i pauza (spacja)',
      play: 'Odtwórz',
      pause: 'Pauza',
      next: 'Krok naprzód (strzałka w prawo)',
      last: 'Ostatni krok (End)',
      now: 'Zdarzenia tego kroku',
      units: 'Jednostki',
      log: 'Wszystkie zdarzenia',
      table: 'Stół',
    },
  },
};
