/** Inserts rows by the ten thousand: columns as arrays, one statement per batch. */
import { sql } from "kysely";
import type { Tx } from "../../apps/server/src/kernel/database.ts";

type Cell = string | number | boolean | Date | null;
type ColumnType = "uuid" | "text" | "timestamptz" | "boolean" | "float8" | "smallint" | "integer" | "jsonb";

export interface Bulk {
  /** In the order of the columns. */
  add(cells: readonly Cell[]): void;
  /**
   * Sends the collected rows once they fill a batch, after waiting for the previous batch, so that one is written while the next is
   * put together. `isLast`: sends an incomplete batch too, and waits for all.
   */
  flush(isLast?: boolean): Promise<void>;
}

const batch = 20_000;

/** `columns`: names as in the database, with their types. */
export function openBulk(
  trx: Tx,
  [schema, table]: readonly [schema: string, table: string],
  columns: Readonly<Record<string, ColumnType>>,
): Bulk {
  const types = Object.values(columns);
  const names = sql.join(Object.keys(columns).map((name) => sql.id(name)));
  let gathered: string[][] = types.map(() => []);
  let written: Promise<unknown> = Promise.resolve();
  return {
    add(cells) {
      for (const [index, type] of types.entries()) gathered[index]?.push(asText(cells[index] ?? null, type));
    },
    async flush(isLast = false) {
      const count = gathered[0]?.length ?? 0;
      if (count < batch && !isLast) return;
      await written;
      if (count === 0) return;
      const arrays = gathered.map(
        (cells, index) => sql`${`{${cells.join(",")}}`}::${sql.raw(types[index] ?? "text")}[]`,
      );
      gathered = types.map(() => []);
      written = sql`insert into ${sql.id(schema, table)} (${names}) select * from unnest(${sql.join(arrays)})`.execute(
        trx,
      );
      // The next flush reports the error.
      written.catch(() => {});
      if (isLast) await written;
    },
  };
}

function asText(cell: Cell, type: ColumnType): string {
  if (cell === null) return "NULL";
  if (cell instanceof Date) return cell.toISOString();
  return type === "text" || type === "jsonb" ? `"${String(cell).replace(/["\\]/g, "\\$&")}"` : String(cell);
}
