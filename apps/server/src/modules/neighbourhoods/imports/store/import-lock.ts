/** Allows one import into a network at a time. */
import { sql } from "kysely";
import type { Tx } from "#kernel/database.ts";
import { ImportError } from "../report.ts";

/** Locks until the transaction `db` ends. @throws ImportError while another import into this network is under way */
export async function lockImports(db: Tx, schema: string): Promise<void> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`import ${schema}`}, 0)) as is_mine`.execute(db);
  if (!rows[0]?.isMine)
    throw new ImportError(
      "Another import into this network is under way; try again when it is done.",
      "import_running",
    );
}

/** Locks out imports until the transaction `db` ends, but not others who change single addresses. Returns false during an import. */
export async function shareImportLock(db: Tx, schema: string): Promise<boolean> {
  const { rows } = await sql<{ isShared: boolean }>`
    select pg_try_advisory_xact_lock_shared(hashtextextended(${`import ${schema}`}, 0)) as is_shared`.execute(db);
  return rows[0]?.isShared === true;
}
