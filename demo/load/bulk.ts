/** Rows by the ten thousand: columns as arrays, one statement a batch. */
import { sql } from "kysely";
import type { Tx } from "../../apps/server/src/kernel/database.ts";

type Cell = string | number | boolean | Date | null;
type ColumnType = "uuid" | "text" | "timestamptz" | "boolean" | "float8" | "smallint" | "integer" | "jsonb";

export interface Bulk {
  /** In the order of the columns. */
  add(cells: readonly Cell[]): void;
  /** Sends what has gathered, as soon as it is a batch; `isLast`: also when it is less. */
  flush(isLast?: boolean): Promise<void>;
}

const batch = 20_000;

/** `columns`: names as the database has them, with their types. */
export function openBulk(
  trx: Tx,
  [schema, table]: readonly [schema: string, table: string],
  columns: Readonly<Record<string, ColumnType>>,
): Bulk {
  const types = Object.values(columns);
  const names = sql.join(Object.keys(columns).map((name) => sql.id(name)));
  let gathered: string[][] = types.map(() => []);
  return {
    add(cells) {
      for (const [index, type] of types.entries()) gathered[index]?.push(written(cells[index] ?? null, type));
    },
    async flush(isLast = false) {
      const count = gathered[0]?.length ?? 0;
      if (count === 0 || (count < batch && !isLast)) return;
      const arrays = gathered.map(
        (cells, index) => sql`${`{${cells.join(",")}}`}::${sql.raw(types[index] ?? "text")}[]`,
      );
      gathered = types.map(() => []);
      await sql`insert into ${sql.id(schema, table)} (${names}) select * from unnest(${sql.join(arrays)})`.execute(trx);
    },
  };
}

function written(cell: Cell, type: ColumnType): string {
  if (cell === null) return "NULL";
  if (cell instanceof Date) return cell.toISOString();
  return type === "text" || type === "jsonb" ? `"${String(cell).replace(/["\\]/g, "\\$&")}"` : String(cell);
}
