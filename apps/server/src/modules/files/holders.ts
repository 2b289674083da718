/** What files belong to. The owners are later capabilities; each provides the select that finds its things by file. */
import { type Expression, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { Provided } from "#kernel/provided.ts";
import type { FileAudience } from "./file-address.ts";

/** Selects, for each thing that uses the file, the audience it opens the file to; no row for deleted things. Part of a larger statement. */
export type FileHolder = (
  db: Db,
  fileId: Expression<string>,
  provided: Provided,
) => Expression<{ audience: FileAudience }>;

declare module "#kernel/provided.ts" {
  interface Provides {
    /** Finds the things that use a file. */
    fileHolders?: readonly FileHolder[];
  }
  interface Provided {
    fileHolders: readonly FileHolder[];
  }
}

/** All audiences that something opens the file to. */
export const selectAudiences = (db: Db, fileId: Expression<string>, provided: Provided) =>
  sql<FileAudience[]>`array(${sql.join(
    provided.fileHolders.map((select) => select(db, fileId, provided)),
    sql` union all `,
  )})`;
