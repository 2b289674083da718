/** Imports an update of the works, of which nobody is notified. */
import type { Tx } from "#kernel/database.ts";
import { type Decider, lockImported } from "../decisions/index.ts";
import { addUpdate, type Update } from "./act.ts";

export async function importWorks(
  db: Tx,
  own: { organisationId: string; ideaId: string },
  update: Update,
  by: Decider,
): Promise<void> {
  await addUpdate(db, await lockImported(db, own), update, by);
}
