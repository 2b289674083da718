/** A table as CSV that no spreadsheet takes for anything but text, whichever sign its country separates cells by. */

import type { Cell } from "./cell.ts";
import { joined } from "./joined.ts";
import { momentIn } from "./moments.ts";

/**
 * What begins like a formula, in half or in full width, gets an apostrophe before it; quotes and spaces do not hide it. A reader
 * that separates cells by another sign than we do sees one begin within ours: after a semicolon, a tab, a bar or a new line.
 */
const likeFormula = /(^|[;|\t\r\n])(["'\p{Zs}\p{Cf}]*)(?=[=+\-@＝＋－＠])/gu;

export function plainCell(text: string): string {
  const plain = text.replace(likeFormula, (all, start: string, before: string) =>
    before.includes("'") ? all : `${start}'${before}`,
  );
  return /^[\t\r\n]/.test(plain) ? `'${plain}` : plain;
}

/** Every cell in quotes. */
const csvLine = (cells: readonly string[]): string =>
  `${cells.map((text) => `"${plainCell(text).replaceAll('"', '""')}"`).join(",")}\r\n`;

/** By this sign spreadsheets know that it is UTF-8. */
const csvStart = "\u{FEFF}";

export async function* csvFile(
  { headings }: { headings: string[] },
  rows: AsyncIterable<Cell[]>,
  timeZone: string,
): AsyncGenerator<string> {
  const moment = momentIn(timeZone);
  const textOf = (cell: Cell) => (cell instanceof Date ? moment(cell).text : String(cell ?? ""));
  yield csvStart + csvLine(headings);
  yield* joined(rows, (row) => csvLine(row.map(textOf)));
}
