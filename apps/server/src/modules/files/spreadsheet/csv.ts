/** A table as CSV in which no cell is a formula, whichever separator the reader's spreadsheet expects. */

import type { Options } from "csv-stringify/sync";
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

/** A number is no formula, below zero neither; spreadsheets count with it. */
const plainNumber = (value: number): string => (Number.isFinite(value) ? String(value) : plainCell(String(value)));

/** Every cell in quotes, and none a formula. */
export const csvFormat = {
  quoted: true,
  quoted_empty: true,
  record_delimiter: "windows",
  cast: { string: plainCell, number: plainNumber },
} satisfies Options;

/** A number as it is written where cells are separated by semicolons: with a decimal comma. */
const withDecimalComma = (value: number): string => plainNumber(value).replace(".", ",");

/** Spreadsheets recognise UTF-8 by the byte order mark. */
export async function* csvFile(
  { headings }: { headings: string[] },
  rows: AsyncIterable<Cell[]>,
  { timeZone, separator }: { timeZone: string; separator: "," | ";" },
): AsyncGenerator<string> {
  const { stringify } = await import("csv-stringify/sync");
  const moment = momentIn(timeZone);
  const number = separator === ";" ? withDecimalComma : csvFormat.cast.number;
  const object = (cell: object) =>
    "exact" in cell ? (cell.exact as Date).toISOString() : (cell as { day: string }).day;
  const cast = { ...csvFormat.cast, number, date: (at: Date) => moment(at).text, object };
  const format = { ...csvFormat, delimiter: separator };
  yield stringify([headings], { ...format, bom: true });
  yield* inChunks(rows, (some) => stringify(some, { ...format, cast }));
}
