/**
 * Rows above the heading: a title, whose list it is, when it was made. They name no field, and fill fewer cells than the heading; those
 * above a heading that says one field only fill one cell at most. Stoep's own workbooks have them, and so have many that people keep.
 */
import { countFields } from "../headings.ts";
import type { TableRow } from "./table.ts";

/** More are not a title. */
export const titleRowsMax = 12;

const filled = ({ cells }: TableRow) => cells.filter((cell) => cell.trim() !== "").length;

/** Whether this row is the heading, and what is above it a title. */
function isHeading(row: TableRow, above: readonly TableRow[]): boolean {
  const fields = countFields(row.cells);
  const widest = Math.max(0, ...above.map(filled));
  return fields > 0 && widest < filled(row) && (fields > 1 || widest < 2);
}

/** The rows from the heading on; all of them where no row is above it. */
export async function* withoutTitle(rows: Iterable<TableRow> | AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  const above: TableRow[] = [];
  let isPast = false;
  for await (const row of rows) {
    if (!isPast && !isHeading(row, above) && countFields(row.cells) === 0 && above.length < titleRowsMax) {
      above.push(row);
      continue;
    }
    if (!isPast && !isHeading(row, above)) yield* above;
    isPast = true;
    yield row;
  }
  if (!isPast) yield* above;
}
