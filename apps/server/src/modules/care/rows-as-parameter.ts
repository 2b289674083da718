/** Many rows as one parameter, for statements that are the same however many there are. */
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import { json } from "#kernel/database.ts";

export const columnNameOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** For `selectFrom(givenRows(rows).as("given"(shape)))`, where `shape` names the columns and their types. */
export function rowsAsParameter<Row extends object>(rows: readonly Row[]): RawBuilder<Row> {
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [columnNameOf(name), value])),
  );
  return sql<Row>`jsonb_to_recordset(${json(named)})`;
}
