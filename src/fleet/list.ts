import { type Content, namedCard } from '../content/content.ts';
import { pointsOf } from '../rules/fleet/points.ts';
import type { Fleet } from '../state/fleet.ts';
import { type Faction, OBJECTIVE_CATEGORIES, type ObjectiveCategory } from '../state/vocabulary.ts';
import type { FleetImport, ImportWarning, UnresolvedLine } from './import.ts';
import { type Line, MAX_LINE, readLine } from './line.ts';
import { unscramble } from './mojibake.ts';
import { type CardName, keyOf, type NameBook, nameBook } from './names.ts';

/**
 * One reader for the texts of all list tools. It goes line by line and lets what a name means decide: a ship opens a ship, a squadron
 * stands alone, an upgrade goes on the last ship. Nothing is dropped in silence: a line is used, known to say nothing, or reported.
 */
export const readList = (text: string, content: Content): FleetImport | null => {
  const reader = createReader(content);
  unscramble(text)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .forEach((raw, i) => {
      reader.read(raw, i + 1);
    });
  return reader.finish();
};

const FACTION_WORDS: { readonly [word: string]: Faction } = {
  rebel: 'rebel',
  rebels: 'rebel',
  rebellion: 'rebel',
  rebelalliance: 'rebel',
  imperial: 'imperial',
  imperials: 'imperial',
  empire: 'imperial',
  galacticempire: 'imperial',
};

/** Labels whose lines say nothing that a fleet keeps. */
const SILENT = [
  'author',
  'points',
  'total points',
  'total',
  'gamemode',
  'game mode',
  'format',
  'version',
  'squadrons',
  'ships',
];

/** Which of the cards of one name a tag in brackets means. */
const TAG_TYPES: { readonly [tag: string]: readonly string[] } = {
  com: ['commander'],
  off: ['officer'],
  'rep off': ['officer'],
  'imp off': ['officer'],
  wpn: ['weapons-team-and-offensive-retrofit', 'weapons-team'],
};

const MAX_UNITS = 1_000;
const MAX_SEARCHES = 100;

const createReader = (content: Content) => {
  const book: NameBook = nameBook(content);
  const ships: { card: string; upgrades: string[] }[] = [];
  const squadrons: string[] = [];
  const objectives: Record<ObjectiveCategory, string | null> = { assault: null, defense: null, navigation: null };
  const unresolved: UnresolvedLine[] = [];
  const warnings: ImportWarning[] = [];
  let name: string | null = null;
  let faction: Faction | null = null;
  let commander: { readonly line: number; readonly name: string } | null = null;
  let inSquadrons = false;
  let lines = 0;
  let searches = 0;

  const warn = (line: number, code: ImportWarning['code'], facts: ImportWarning['facts']) =>
    warnings.push({ line, code, facts });
  const report = (line: Line, reason: UnresolvedLine['reason'], candidates?: readonly CardName[]) => {
    const like = candidates ?? (searches++ < MAX_SEARCHES ? book.like(line.name) : []);
    unresolved.push({ line: line.number, text: line.text.slice(0, MAX_LINE), reason, candidates: like });
  };

  /** The one card that a line means; cost, tag and place tell cards of one name apart. */
  const choose = (line: Line): CardName | readonly CardName[] => {
    const found = book.find(line.name);
    const narrow = (cards: readonly CardName[], fits: (card: CardName) => boolean) => {
      const kept = cards.filter(fits);
      return kept.length > 0 ? kept : cards;
    };
    const types = line.tags.flatMap((tag) => TAG_TYPES[tag] ?? []);
    const typeOf = (card: CardName) =>
      card.kind === 'upgrade' ? namedCard(content, 'upgrade', card.id)!.card.type : null;
    let cards = narrow(found, (card) => types.includes(typeOf(card) ?? ''));
    if (line.cost !== null) cards = narrow(cards, ({ cost }) => cost === line.cost);
    if (inSquadrons) cards = narrow(cards, ({ kind }) => kind === 'squadron');
    else if (line.bullet && ships.length > 0) cards = narrow(cards, ({ kind }) => kind === 'upgrade');
    if (cards.length > 1 && commander && keyOf(commander.name) === keyOf(line.name))
      cards = narrow(cards, (card) => typeOf(card) === 'commander');
    return cards.length === 1 ? cards[0]! : cards;
  };

  const checkCost = (line: Line, card: CardName) => {
    if (line.cost === null || card.cost === null) return;
    if (line.cost !== card.cost && line.cost !== card.cost * line.count)
      warn(line.number, 'cost-differs', { card: card.id, listed: line.cost, cost: card.cost });
  };

  const setObjective = (line: Line, category: ObjectiveCategory, card: CardName) => {
    if (objectives[category] === null) objectives[category] = card.id;
    else if (objectives[category] !== card.id)
      warn(line.number, 'second-objective', { category, kept: objectives[category], dropped: card.id });
  };

  const place = (line: Line, card: CardName) => {
    if (card.kind === 'objective') {
      const { category } = namedCard(content, 'objective', card.id)!.card;
      if (category === 'campaign') return report(line, 'unknown-card', [card]);
      return setObjective(line, category, card);
    }
    if (card.kind === 'upgrade') {
      const ship = ships.at(-1);
      if (!ship) return report(line, 'no-ship-yet', [card]);
      if (line.count > 1) return report(line, 'too-many', [card]);
      ship.upgrades.push(card.id);
      return checkCost(line, card);
    }
    if (line.count < 1 || line.count > 99 || ships.length + squadrons.length + line.count > MAX_UNITS)
      return report(line, 'too-many', [card]);
    for (let i = 0; i < line.count; i++)
      if (card.kind === 'squadron') squadrons.push(card.id);
      else ships.push({ card: card.id, upgrades: [] });
    inSquadrons = card.kind === 'squadron';
    checkCost(line, card);
  };

  /** `Gladiator I - Admiral Screed - Demolisher (96)`: a ship and its upgrades in one line. */
  const oneLiner = (line: Line): boolean => {
    const parts = line.name.split(/ [-–] /);
    const cards = parts.map((part) => book.find(part));
    if (parts.length < 2 || cards[0]!.every(({ kind }) => kind !== 'ship') || cards.some((each) => each.length === 0))
      return false;
    inSquadrons = false;
    parts.forEach((part, i) => {
      card({ ...line, name: part, cost: null, count: 1, bullet: i > 0 });
    });
    return true;
  };

  const card = (line: Line) => {
    const chosen = choose(line);
    if (!Array.isArray(chosen)) return place(line, chosen as CardName);
    if (chosen.length > 1) return report(line, 'ambiguous', chosen);
    if (!oneLiner(line)) report(line, 'unknown-card');
  };

  const labelled = (line: Line): boolean => {
    const label = line.label!.replace(/ objectives?$/, '');
    const value = line.text.slice(line.text.indexOf(':') + 1).trim();
    if (label === 'name' || label === 'fleet name' || label === 'fleet') name = value.slice(0, 200) || name;
    else if (label === 'faction') faction = FACTION_WORDS[keyOf(value)] ?? faction;
    else if (label === 'commander') commander = line.name ? { line: line.number, name: line.name } : commander;
    else if (SILENT.includes(label)) inSquadrons = label === 'squadrons' || inSquadrons;
    else if (['ship', 'upgrade', 'squadron'].includes(label)) return false;
    else if (label === 'objectives' || (OBJECTIVE_CATEGORIES as readonly string[]).includes(label))
      objectiveLine(line, label, value);
    else if (value !== '') report(line, 'unknown-card');
    if (label === 'faction' && value !== '' && !FACTION_WORDS[keyOf(value)]) report(line, 'unknown-card', []);
    return true;
  };

  const objectiveLine = (line: Line, label: string, value: string) => {
    for (const part of value.split(',').map((each) => each.trim())) {
      if (part === '' || part.toLowerCase() === 'none') continue;
      const item = readLine(part, line.number);
      const found = book.find(item.name).find(({ kind }) => kind === 'objective');
      if (!found) report({ ...item, text: line.text }, 'unknown-card');
      else if (label === 'objectives') place({ ...item, text: line.text }, found);
      else setObjective(line, label as ObjectiveCategory, found);
    }
  };

  /** `= 96 Points` under a ship or under the squadrons. */
  const total = (line: Line) => {
    const listed = /\d{1,6}/.exec(line.text);
    if (!listed) return;
    const so = fleet('rebel');
    const counted = inSquadrons
      ? pointsOf(content, so).squadrons
      : pointsOf(content, { ...so, ships: ships.slice(-1), squadrons: [] }).total;
    if (Number(listed[0]) !== counted) warn(line.number, 'total-differs', { listed: Number(listed[0]), counted });
  };

  const fleet = (side: Faction): Fleet => ({
    ...(name === null ? {} : { name }),
    faction: side,
    ships,
    squadrons,
    objectives,
  });

  const factionOfCards = (): Faction | null => {
    const shown = [
      ...ships.map((ship) => namedCard(content, 'ship', ship.card)?.card.faction),
      ...squadrons.map((id) => namedCard(content, 'squadron', id)?.card.faction),
    ];
    return shown.find((each) => each) ?? null;
  };

  return {
    read: (raw: string, number: number): void => {
      if (raw.trim() === '' || /^\s*[=_-]{3,}\s*$/.test(raw.slice(0, MAX_LINE))) return;
      lines += 1;
      if (raw.length > MAX_LINE) {
        const text = raw.slice(0, MAX_LINE);
        unresolved.push({ line: number, text, reason: 'too-long', candidates: [] });
        return;
      }
      const line = readLine(raw, number);
      if (line.text.startsWith('=')) {
        total(line);
        return;
      }
      if (/^squadrons\s*\(\d+\/\d+\)\s*:?$/i.test(line.text)) {
        inSquadrons = true;
        return;
      }
      if (line.label !== null && labelled(line)) return;
      const title = /^(.*?)\s*\(\d+(?:\/\d+){1,2}\)$/.exec(line.text);
      const first = lines === 1 && book.find(line.name).length === 0;
      if (title && first) name = title[1]!.slice(0, 200) || null;
      else if (first && !line.bullet && line.cost === null && line.label === null) name = line.text.slice(0, 200);
      else card(line);
    },
    finish: (): FleetImport | null => {
      const side = faction ?? factionOfCards();
      const chosen = OBJECTIVE_CATEGORIES.some((category) => objectives[category] !== null);
      if (side === null || (ships.length + squadrons.length === 0 && !chosen && faction === null)) return null;
      if (faction === null) warn(0, 'faction-assumed', { faction: side });
      const aboard = ships.flatMap(({ upgrades }) => upgrades);
      const meant = commander && book.find(commander.name).map(({ id }) => id);
      if (commander && !meant?.some((id) => aboard.includes(id)))
        warn(commander.line, 'commander-differs', { commander: commander.name });
      return { fleet: fleet(side), unresolved, warnings };
    },
  };
};
