/** Tables of a network in a text of SQL, where a bare name would be looked for on the search path. */
import { type Expression, ExpressionWrapper } from "kysely";
import type { Database } from "../../schema/db.types.ts";
import type { Db } from "../database.ts";

export type NetworkTable = Exclude<keyof Database, `public.${string}`>;

/**
 * The name with the schema of the handle's network, for a place where a statement names the table.
 * @throws when the query builder makes no table of the name
 */
export function networkTable(db: Db, name: NetworkTable): Expression<unknown> {
  const { from } = db.selectFrom(name).toOperationNode();
  const [table] = from?.froms ?? [];
  if (!table) throw new Error(`no table ${name}`);
  return new ExpressionWrapper(table);
}
