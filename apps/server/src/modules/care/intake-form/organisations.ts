import type { Db } from "#kernel/database.ts";
import { listFormsOf } from "./store/forms.ts";

/** Which of these organisations have an open form. `db` is bound to their network. */
export async function formsOf(db: Db, organisationIds: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (organisationIds.length === 0) return new Set();
  return new Set((await listFormsOf(db, organisationIds, now)).map(({ id }) => id));
}
