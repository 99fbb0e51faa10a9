import { dirname, join } from 'node:path';
import { FACTIONS } from '../../index.ts';
import { complain, either } from '../../repl/complaint.ts';
import { wordIn } from '../../repl/names.ts';
import type { Entrant, MarginTable } from '../../tournament/index.ts';
import { readCsv } from '../csv.ts';
import type { Io } from '../io.ts';

/** Players and margin tables from spreadsheets. */

const COLUMNS = ['name', 'id', 'faction', 'fleet'] as const;
type Column = (typeof COLUMNS)[number];

/** The players of a table: a column of names, or columns that its first line names. A fleet is a text, or a file with one. */
export const readPlayers = (io: Io, path: string): readonly Entrant[] => {
  const rows = readCsv(io.files.read(path));
  const head = rows[0]?.map((field) => field.toLowerCase()) ?? [];
  const named = head.includes('name');
  const columns: readonly Column[] = named ? head.map((field) => columnOf(field, path)) : ['name'];
  const players = (named ? rows.slice(1) : rows).map((row, i) => {
    const cell = (column: Column): string => row[columns.indexOf(column)] ?? '';
    const line = i + (named ? 2 : 1);
    const name = cell('name') || complain(`${path}: row ${line} has no name`);
    const faction = cell('faction');
    const fleet = cell('fleet');
    return {
      id: cell('id') || name,
      name,
      ...(faction === ''
        ? {}
        : { faction: wordIn(faction.toLowerCase(), FACTIONS, `a faction (${path}, row ${line})`) }),
      ...(fleet === ''
        ? {}
        : { fleet: /\.(txt|json)$/.test(fleet) ? io.files.read(join(dirname(path), fleet)) : fleet }),
    };
  });
  return players.length > 0 ? players : complain(`${path} names no players`);
};

const columnOf = (field: string, path: string): Column =>
  COLUMNS.find((column) => column === field) ??
  complain(`${path}: ${field || 'an empty title'} is no column; say ${either(COLUMNS)}`);

/** A table of margins: from, win, loss. */
export const readMargins = (io: Io, path: string): MarginTable =>
  readCsv(io.files.read(path))
    .filter((row) => row.some((field) => /\d/.test(field)))
    .map((row, i) => {
      const [from, win, loss] = row.map(Number);
      if (row.length < 3 || ![from, win, loss].every((value) => Number.isInteger(value)))
        return complain(
          `${path}: row ${i + 1} should have three whole numbers: margin from, points of the winner, of the loser`,
        );
      return { from: from!, win: win!, loss: loss! };
    });
