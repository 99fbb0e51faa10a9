import type { ShipSize, UpgradeSlot } from '../../content/card.ts';
import type { FleetCardKind } from '../../content/content.ts';
import type { Faction, ObjectiveCategory } from '../../state/vocabulary.ts';
import type { FleetSentences } from './sentences.ts';

/** Polish, in the words of the Polish Learn to Play booklet as far as it has them. */
export const pl: FleetSentences = {
  faults: {
    malformed: ({ expected }, _nameOf, at) => `To nie jest flota: ${at || 'wartość'}: oczekiwano ${expected}.`,
    'unknown-card': ({ kind, card }) => `Nie ma karty „${card}” (${KIND[kind]}).`,
    'not-implemented': ({ kind, card }, nameOf) => `Kartą ${nameOf(kind, card)} nie można jeszcze grać.`,
    'too-many-points': ({ points, limit }) => `Flota kosztuje ${points} pkt., dozwolone: ${limit}.`,
    'too-many-squadron-points': ({ points, limit }) => `Eskadry kosztują ${points} pkt., dozwolone: ${limit}.`,
    'wrong-faction': ({ kind, card, faction, fleet }, nameOf) =>
      `${nameOf(kind, card)} należy do stronnictwa ${FACTION[faction]}, a flota do stronnictwa ${FACTION[fleet]}.`,
    'no-flagship': () => 'Żaden statek nie ma dowódcy: flocie brakuje okrętu flagowego.',
    'second-flagship': ({ card }, nameOf) =>
      `${nameOf('upgrade', card)} to drugi dowódca; flota ma tylko jeden okręt flagowy.`,
    'second-commander': ({ card }, nameOf) => `${nameOf('upgrade', card)} to drugi dowódca na tym samym statku.`,
    'commander-on-flotilla': ({ card, ship }, nameOf) =>
      `${nameOf('upgrade', card)} nie może dowodzić z flotylli (${nameOf('ship', ship)}).`,
    'unique-name-twice': ({ name }) => `${name} to karta unikatowa, a występuje we flocie więcej niż raz.`,
    'upgrade-twice': ({ card }, nameOf) => `${nameOf('upgrade', card)} występuje na tym samym statku dwa razy.`,
    'no-slot': ({ card, ship, slot, has }, nameOf) =>
      `${nameOf('upgrade', card)} nie pasuje do statku ${nameOf('ship', ship)}: ${
        has === 0 ? `brak ikony „${ICON[slot]}”` : `wszystkie ikony „${ICON[slot]}” są zajęte (${has})`
      }.`,
    'second-modification': ({ card }, nameOf) => `${nameOf('upgrade', card)} to druga modyfikacja na tym samym statku.`,
    'second-title': ({ card }, nameOf) => `${nameOf('upgrade', card)} to drugi tytuł na tym samym statku.`,
    'wrong-ship-class': ({ card, ship }, nameOf) =>
      `${nameOf('upgrade', card)} to tytuł innych statków niż ${nameOf('ship', ship)}.`,
    'wrong-ship-name': ({ card, ship, words }, nameOf) =>
      `${nameOf('upgrade', card)} jest dla statków z „${words}” w nazwie, a nie dla statku ${nameOf('ship', ship)}.`,
    'wrong-size': ({ card, ship, sizes }, nameOf) =>
      `${nameOf('upgrade', card)}: tylko statki ${sizes.map((size) => SIZE[size]).join(' i ')}, a nie ${nameOf('ship', ship)}.`,
    'slot-in-the-way': ({ card, ship, slot }, nameOf) =>
      `${nameOf('upgrade', card)} nie może znaleźć się na statku ${nameOf('ship', ship)}, który ma już ikonę „${ICON[slot]}”.`,
    'no-objective': ({ category }) => `Flocie brakuje celu: ${CATEGORY[category]}.`,
    'wrong-category': ({ card, category, wanted }, nameOf) =>
      `${nameOf('objective', card)} to cel kategorii ${CATEGORY[category]}, a zajmuje miejsce celu kategorii ${CATEGORY[wanted]}.`,
    'not-in-pool': ({ kind, card }, nameOf) => `${nameOf(kind, card)} nie należy do kolekcji.`,
    'no-copy-left': ({ kind, card, copies }, nameOf) =>
      `Za mało egzemplarzy karty ${nameOf(kind, card)} w kolekcji: ${copies}.`,
    'no-model-left': ({ model, models }) => `Za mało modeli ${model} w kolekcji: ${models}.`,
  },
  imports: {
    'cost-differs': ({ card, listed, cost }, cardName) =>
      `${cardName(card!)} ma na liście koszt ${listed}, a kosztuje ${cost}.`,
    'total-differs': ({ listed, counted }) => `podana suma to ${listed}, a wychodzi ${counted}.`,
    'commander-differs': ({ commander }) => `${commander} jest podany jako dowódca, a nie ma go na żadnym statku.`,
    'second-objective': ({ category, kept, dropped }, cardName) =>
      `drugi cel kategorii ${CATEGORY[category as ObjectiveCategory]}, ${cardName(dropped!)}, jest pominięty; zostaje ${cardName(kept!)}.`,
    'faction-assumed': ({ faction }) =>
      `Lista nie podaje znanego stronnictwa; z kart wynika ${FACTION[faction as Faction]}.`,
    'other-content': ({ named, known }) => `Plik powstał dla kart ${named}, a nie ${known}.`,
    'other-format': ({ named }) => `Plik podaje nieznany format: ${JSON.stringify(named)}.`,
    empty: () => 'Nie ma czego czytać.',
    'too-large': ({ characters, limit }) => `Tekst ma ${characters} znaków, można przeczytać ${limit}.`,
    'no-fleet': () => 'Nic w tekście nie przypomina floty.',
    'bad-json': () => 'Tekst zaczyna się jak JSON, ale nim nie jest.',
    'other-version': ({ version, known }) =>
      `Plik ma wersję ${JSON.stringify(version)}, a ta biblioteka czyta ${known}.`,
    malformed: ({ at, expected }) => `To nie jest flota: ${at || 'wartość'}: oczekiwano ${expected}.`,
  },
  reasons: {
    'unknown-card': 'jest nieznane',
    ambiguous: 'może oznaczać kilka kart',
    'no-ship-yet': 'to ulepszenie, a przed nim nie ma żadnego statku',
    'too-long': 'jest za długie, aby je przeczytać',
    'too-many': 'liczy więcej, niż można wziąć',
  },
  line: (number) => `Wiersz ${number}`,
  didYouMean: (names) => `czy chodzi o ${names.join(' lub ')}?`,
};

const KIND: Readonly<Record<FleetCardKind, string>> = {
  ship: 'statek',
  squadron: 'eskadra',
  upgrade: 'ulepszenie',
  objective: 'cel',
};
const FACTION: Readonly<Record<Faction, string>> = { rebel: 'Rebelianci', imperial: 'Imperium' };
const SIZE: Readonly<Record<ShipSize, string>> = { small: 'małe', medium: 'średnie', large: 'duże' };
const CATEGORY: Readonly<Record<ObjectiveCategory | 'campaign', string>> = {
  assault: 'natarcie',
  defense: 'obrona',
  navigation: 'nawigacja',
  campaign: 'kampania',
};
const ICON: Readonly<Record<UpgradeSlot, string>> = {
  commander: 'dowódca',
  officer: 'oficer',
  'weapons-team': 'obsługa uzbrojenia',
  'support-team': 'zespół wsparcia',
  'fleet-command': 'dowództwo floty',
  'fleet-support': 'wsparcie floty',
  'offensive-retrofit': 'modernizacja ofensywna',
  'defensive-retrofit': 'modernizacja defensywna',
  'experimental-retrofit': 'modernizacja eksperymentalna',
  turbolasers: 'turbolasery',
  'ion-cannons': 'działa jonowe',
  ordnance: 'amunicja',
  title: 'tytuł',
};
