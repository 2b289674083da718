/** The table of a pabulib file: semicolons between cells, quotation marks around a cell that holds one. */

/** A row with the number of its first line, counted from 1. */
export interface Row {
  line: number;
  cells: string[];
}

/** A quotation mark that is never closed takes the rest of the text into its cell. */
export function readRows(text: string): Row[] {
  const rows: Row[] = [];
  let row: Row = { line: 1, cells: [] };
  let line = 1;
  // A cell, quoted or plain, and what ends it.
  const cell = /(?:"([^"]*(?:""[^"]*)*)(?:"|$)|([^;\r\n]*))(;|\r\n|\n|\r|$)/y;
  while (cell.lastIndex < text.length) {
    const [whole = "", quoted, plain = "", end] = cell.exec(text) ?? [];
    row.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end === ";") continue;
    if (row.cells.length > 1 || row.cells[0] !== "") rows.push(row);
    row = { line, cells: [] };
  }
  if (row.cells.length > 0) rows.push(row);
  return rows;
}

const needsQuotes = /[;"\r\n]/;
export const writeRow = (cells: readonly (string | number)[]): string =>
  cells
    .map(String)
    .map((text) => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
    .join(";");
