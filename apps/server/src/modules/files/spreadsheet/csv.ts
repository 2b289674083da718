/** A table as CSV that every spreadsheet reads as text, whichever separator its locale uses. */

import type { Cell } from "./cell.ts";
import { inChunks } from "./in-chunks.ts";
import { momentIn } from "./moments.ts";

/**
 * Text that starts like a formula, in half or full width, gets an apostrophe before it, even after quotes and spaces. A program that
 * uses another separator sees cells start inside ours: after a semicolon, a tab, a bar or a new line.
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

/** The byte order mark, by which spreadsheets recognise UTF-8. */
const csvStart = "\u{FEFF}";

export async function* csvFile(
  { headings }: { headings: string[] },
  rows: AsyncIterable<Cell[]>,
  timeZone: string,
): AsyncGenerator<string> {
  const moment = momentIn(timeZone);
  const textOf = (cell: Cell) => (cell instanceof Date ? moment(cell).text : String(cell ?? ""));
  yield csvStart + csvLine(headings);
  yield* inChunks(rows, (row) => csvLine(row.map(textOf)));
}
