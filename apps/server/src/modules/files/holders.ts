/** What files belong to. The owners are later capabilities; at start each provides the select that finds its things by file. */
import { type Expression, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { FileAudience } from "./file-address.ts";

/** Selects, for each thing that uses the file, the audience it opens the file to; no row for deleted things. Part of a larger statement. */
export type FileHolder = (db: Db, fileId: Expression<string>) => Expression<{ audience: FileAudience }>;

let holders: readonly FileHolder[] = [];

/** Called by the composition root. */
export function provideFileHolders(provided: readonly FileHolder[]): void {
  holders = provided;
}

/** All audiences that something opens the file to. */
export const selectAudiences = (db: Db, fileId: Expression<string>) =>
  sql<FileAudience[]>`array(${sql.join(
    holders.map((select) => select(db, fileId)),
    sql` union all `,
  )})`;
