/**
 * Rows above the heading: a title, whose list it is, when it was made. Each fills one cell at most, and the row below them says what its
 * columns hold. Stoep's own workbooks have them, and so have many that people keep.
 */
import { namesFields } from "../headings.ts";
import type { TableRow } from "./table.ts";

/** More are not a title. */
export const titleRowsMax = 12;

const isNarrow = ({ cells }: TableRow) => cells.filter((cell) => cell.trim() !== "").length < 2;

/** The rows from the heading on; all of them where no row is above it. */
export async function* withoutTitle(rows: Iterable<TableRow> | AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  const above: TableRow[] = [];
  let isPast = false;
  for await (const row of rows) {
    if (!isPast && isNarrow(row) && !namesFields(row.cells) && above.length < titleRowsMax) {
      above.push(row);
      continue;
    }
    if (!isPast && (isNarrow(row) || !namesFields(row.cells))) yield* above;
    isPast = true;
    yield row;
  }
  if (!isPast) yield* above;
}
