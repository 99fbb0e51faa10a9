import { type Content, namedCard, standardContent } from '../content/content.ts';
import type { Fleet } from '../state/fleet.ts';
import { OBJECTIVE_CATEGORIES } from '../state/vocabulary.ts';
import { type FileFormat, writeFile } from './file.ts';
import { shortShipName } from './names.ts';
import { summarizeFleet } from './summary.ts';

/**
 * A fleet as text: `kingston` is the form that most list tools read, `json` the library's own: ids, the version of
 * the cards, and the format. `importFleet` reads both back to the same fleet, as long as its cards exist and its name is one line.
 */
export const exportFleet = (
  fleet: Fleet,
  form: 'kingston' | 'json',
  { content = standardContent(), format = null }: ExportOptions = {},
): string => (form === 'json' ? writeFile(fleet, content, format) : kingston(fleet, content));

/** What a list is written for. */
export interface ExportOptions {
  /** Other cards than those of the 2018 game. */
  readonly content?: Content;
  /** The format that the fleet was built for, which the JSON then carries. */
  readonly format?: FileFormat | null;
}

const kingston = (fleet: Fleet, content: Content): string => {
  const { commander, points, ships, objectives } = summarizeFleet(fleet, content);
  return `${[
    `Name: ${oneLine(fleet.name ?? '')}`,
    `Faction: ${fleet.faction === 'rebel' ? 'Rebel' : 'Imperial'}`,
    `Commander: ${commander?.name ?? ''}`,
    '',
    ...OBJECTIVE_CATEGORIES.map((category) => `${capital(category)}: ${objectives[category]?.name ?? ''}`),
    '',
    ...ships.flatMap((ship) => [
      `${shortShipName(ship.name)} (${ship.cost})`,
      ...ship.upgrades.map(({ name, cost }) => `• ${name} (${cost})`),
      `= ${ship.points} Points`,
      '',
    ]),
    'Squadrons:',
    ...runs(fleet.squadrons).map(({ id, count }) => {
      const card = namedCard(content, 'squadron', id)?.card;
      const name = (card?.name ?? id).replaceAll('"', '');
      return `• ${count > 1 ? `${count} x ` : ''}${name} (${count * (card?.cost ?? 0)})`;
    }),
    `= ${points.squadrons} Points`,
    '',
    `Total Points: ${points.total}`,
  ]
    .map((line) => line.trimEnd())
    .join('\n')}\n`;
};

/** Neighbours that are the same, counted: the order of the list stays. */
const runs = (ids: readonly string[]): readonly { readonly id: string; readonly count: number }[] => {
  const found: { id: string; count: number }[] = [];
  for (const id of ids) {
    const last = found.at(-1);
    if (last?.id === id && last.count < 99) last.count += 1;
    else found.push({ id, count: 1 });
  }
  return found;
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
