/** Answers to private questions of a form go months after its end; the contribution, with what everybody reads, stays. D §12 */
import { dayAt } from "@stoep/contract/kernel";
import type { Tx } from "#kernel/database.ts";
import { dropPrivateAnswers } from "#modules/participation/index.ts";
import { listDuePrivate } from "./store.ts";

/** Returns of how many forms. */
export async function removePrivate(
  db: Tx,
  { now, timeZone }: { now: Date; timeZone: string },
  limit: number,
): Promise<number> {
  const ids = await listDuePrivate(db, { today: dayAt(now, timeZone), timeZone }, limit);
  await dropPrivateAnswers(db, ids);
  return ids.length;
}
