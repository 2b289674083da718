/** What files belong to. Later capabilities own those things; each hands in, at start, how its own are found by a file. */
import { type Expression, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { Sight } from "./address.ts";

/** Selects for each thing that has the file whom it opens it to, and nothing for what was deleted. Part of a larger statement. */
export type FileHolder = (db: Db, fileId: Expression<string>) => Expression<{ sight: Sight }>;

let holders: readonly FileHolder[] = [];

/** Called by the composition root. */
export function provideHolders(provided: readonly FileHolder[]): void {
  holders = provided;
}

/** Everybody to whom something opens the file. */
export const sightsOf = (db: Db, fileId: Expression<string>) =>
  sql<Sight[]>`array(${sql.join(
    holders.map((select) => select(db, fileId)),
    sql` union all `,
  )})`;
