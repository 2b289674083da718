/** Allows one import into a network at a time. */
import { sql } from "kysely";
import type { Tx } from "#kernel/database.ts";
import { ImportError } from "../imports/report.ts";

/** Locks until the transaction `db` ends. @throws ImportError while another import into this network is under way */
export async function lockGround(db: Tx, schema: string): Promise<void> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`import ${schema}`}, 0)) as is_mine`.execute(db);
  if (!rows[0]?.isMine)
    throw new ImportError(
      "Another import into this network is under way; try again when it is done.",
      "import_running",
    );
}
