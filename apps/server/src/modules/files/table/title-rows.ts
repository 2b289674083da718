/**
 * Rows above the heading: a title, whose list it is, when it was made. They name no field, and fill fewer cells than the heading; those
 * above a heading that says one field only fill one cell at most. Stoep's own workbooks have them, and so have many that people keep.
 */
import { fold } from "@stoep/contract/search-words";
import type { TableRow } from "./table.ts";

/** Folded names of columns that the reader of the table knows. Without any the first row is the heading. */
export type KnownNames = ReadonlySet<string>;

/** How many columns a row of headings says the content of. */
export const countNamed = (cells: readonly string[], known: KnownNames): number =>
  known.size === 0 ? 0 : cells.filter((cell) => known.has(fold(cell))).length;

/** More are not a title. */
export const titleRowsMax = 12;

const filled = ({ cells }: TableRow) => cells.filter((cell) => cell.trim() !== "").length;

/** Whether this row is the heading, and what is above it a title. */
function isHeading(row: TableRow, above: readonly TableRow[], known: KnownNames): boolean {
  const fields = countNamed(row.cells, known);
  const widest = Math.max(0, ...above.map(filled));
  return fields > 0 && widest < filled(row) && (fields > 1 || widest < 2);
}

/** The rows from the heading on; all of them where no row is above it. */
export async function* withoutTitle(
  rows: Iterable<TableRow> | AsyncIterable<TableRow>,
  known: KnownNames,
): AsyncGenerator<TableRow> {
  if (known.size === 0) return yield* rows;
  const above: TableRow[] = [];
  let isPast = false;
  for await (const row of rows) {
    if (!isPast && !isHeading(row, above, known) && countNamed(row.cells, known) === 0 && above.length < titleRowsMax) {
      above.push(row);
      continue;
    }
    if (!isPast && !isHeading(row, above, known)) yield* above;
    isPast = true;
    yield row;
  }
  if (!isPast) yield* above;
}
