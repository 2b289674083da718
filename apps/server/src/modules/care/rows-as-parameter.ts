/** Passes many rows as one parameter, so that the statement's text does not depend on their number. */
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import { json } from "#kernel/database.ts";

export const columnNameOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** For `selectFrom(rowsAsParameter(rows).as("given"(shape)))`, where `shape` names the columns and their types. */
export function rowsAsParameter<Row extends object>(rows: readonly Row[]): RawBuilder<Row> {
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [columnNameOf(name), value])),
  );
  return sql<Row>`jsonb_to_recordset(${json(named)})`;
}
