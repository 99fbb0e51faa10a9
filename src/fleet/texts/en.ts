import type { Faction } from '../../state/vocabulary.ts';
import type { FleetSentences } from './sentences.ts';

/** English. */
export const en: FleetSentences = {
  faults: {
    malformed: ({ expected }, _nameOf, at) => `Not a fleet: ${at || 'the value'} should be ${expected}.`,
    'unknown-card': ({ kind, card }) => `There is no ${kind} card "${card}".`,
    'not-implemented': ({ kind, card }, nameOf) => `Games cannot be played with ${nameOf(kind, card)} yet.`,
    'too-many-points': ({ points, limit }) => `The fleet costs ${points} points, ${limit} are allowed.`,
    'too-many-squadron-points': ({ points, limit }) => `The squadrons cost ${points} points, ${limit} are allowed.`,
    'wrong-faction': ({ kind, card, faction, fleet }, nameOf) =>
      `${nameOf(kind, card)} is ${FACTION[faction]} and the fleet is ${FACTION[fleet]}.`,
    'no-flagship': () => 'No ship carries a commander.',
    'second-flagship': ({ card }, nameOf) =>
      `${nameOf('upgrade', card)} is a second commander; a fleet has one flagship.`,
    'second-commander': ({ card }, nameOf) => `${nameOf('upgrade', card)} is a second commander on the same ship.`,
    'commander-on-flotilla': ({ card, ship }, nameOf) =>
      `${nameOf('upgrade', card)} cannot command from the ${nameOf('ship', ship)}, a flotilla.`,
    'unique-name-twice': ({ name }) => `${name} is unique and is in the fleet more than once.`,
    'upgrade-twice': ({ card }, nameOf) => `${nameOf('upgrade', card)} is on the same ship twice.`,
    'no-slot': ({ card, ship, slot, has }, nameOf) =>
      `${nameOf('upgrade', card)} does not fit on the ${nameOf('ship', ship)}: ${
        has === 0 ? `it has no ${iconName(slot)} icon` : `no ${iconName(slot)} icon is left of ${has}`
      }.`,
    'second-modification': ({ card }, nameOf) =>
      `${nameOf('upgrade', card)} is a second modification on the same ship.`,
    'second-title': ({ card }, nameOf) => `${nameOf('upgrade', card)} is a second title on the same ship.`,
    'wrong-ship-class': ({ card, ship }, nameOf) =>
      `${nameOf('upgrade', card)} is a title for other ships than the ${nameOf('ship', ship)}.`,
    'wrong-ship-name': ({ card, ship, words }, nameOf) =>
      `${nameOf('upgrade', card)} is for ships with "${words}" in their name, not for the ${nameOf('ship', ship)}.`,
    'wrong-size': ({ card, ship, sizes }, nameOf) =>
      `${nameOf('upgrade', card)} is for ${sizes.join(' and ')} ships, not for the ${nameOf('ship', ship)}.`,
    'slot-in-the-way': ({ card, ship, slot }, nameOf) =>
      `${nameOf('upgrade', card)} cannot go on the ${nameOf('ship', ship)}, which has a ${iconName(slot)} icon already.`,
    'no-objective': ({ category }) => `The fleet has no ${category} objective.`,
    'wrong-category': ({ card, category, wanted }, nameOf) =>
      `${nameOf('objective', card)} is a ${category} objective and stands in the place of the ${wanted} objective.`,
    'not-in-pool': ({ kind, card }, nameOf) => `${nameOf(kind, card)} is not in the collection.`,
    'no-copy-left': ({ kind, card, copies }, nameOf) =>
      `The collection has ${nameOf(kind, card)} ${copies === 1 ? 'once' : `${copies} times`} only.`,
    'no-model-left': ({ model, models }) =>
      `The collection has ${models === 1 ? 'one model' : `${models} models`} of ${model} only.`,
  },
  imports: {
    'cost-differs': ({ card, listed, cost }, cardName) =>
      `${cardName(card!)} is listed at ${listed} points and costs ${cost}.`,
    'total-differs': ({ listed, counted }) => `the total is given as ${listed} and comes to ${counted}.`,
    'commander-differs': ({ commander }) => `${commander} is named as commander and is on no ship.`,
    'second-objective': ({ category, kept, dropped }, cardName) =>
      `a second ${category} objective, ${cardName(dropped!)}, is left out; ${cardName(kept!)} stays.`,
    'faction-assumed': ({ faction }) =>
      `The list names no faction that is known; its cards say ${FACTION[faction as Faction]}.`,
    'other-content': ({ named, known }) => `The file was made for the cards ${named}, not ${known}.`,
    'other-format': ({ named }) => `The file names a format that is not known: ${JSON.stringify(named)}.`,
    empty: () => 'There is nothing to read.',
    'too-large': ({ characters, limit }) => `The text has ${characters} characters, ${limit} can be read.`,
    'no-fleet': () => 'Nothing in the text looks like a fleet.',
    'bad-json': () => 'The text begins like JSON and is none.',
    'other-version': ({ version, known }) =>
      `The file has version ${JSON.stringify(version)}, this library reads ${known}.`,
    malformed: ({ at, expected }) => `Not a fleet: ${at || 'the value'} should be ${expected}.`,
  },
  reasons: {
    'unknown-card': 'is not known',
    ambiguous: 'could be several cards',
    'no-ship-yet': 'is an upgrade, and no ship stands before it',
    'too-long': 'is too long to be read',
    'too-many': 'counts more than can be taken',
  },
  line: (number) => `Line ${number}`,
  didYouMean: (names) => `did you mean ${names.join(' or ')}?`,
};

const FACTION: Readonly<Record<Faction, string>> = { rebel: 'Rebel', imperial: 'Imperial' };

/** `weapons-team` as players call it: Weapons Team. */
const iconName = (slot: string): string =>
  slot
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
