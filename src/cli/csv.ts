/** Tables as spreadsheets write them: fields between commas or semicolons, quotes around those that need them (RFC 4180). */

/** The rows of a table; empty lines are left out. */
export const readCsv = (text: string): string[][] => {
  const source = text.replace(/^\uFEFF/, '');
  const [firstLine = ''] = source.split(/\r?\n/);
  const separator = firstLine.includes(';') && !firstLine.includes(',') ? ';' : ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  const endField = () => {
    row.push(field.trim());
    field = '';
  };
  const endRow = () => {
    endField();
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
  };
  for (let i = 0; i < source.length; i++) {
    const character = source[i]!;
    if (quoted) {
      if (character !== '"') field += character;
      else if (source[i + 1] === '"') {
        field += '"';
        i++;
      } else quoted = false;
    } else if (character === '"' && field.trim() === '') {
      quoted = true;
      field = '';
    } else if (character === separator) endField();
    else if (character === '\n') endRow();
    else if (character !== '\r') field += character;
  }
  endRow();
  return rows;
};
