/** What staff see of codes that were made together; never a code. */
import type { MadeBatch } from "@stoep/contract/budgets";
import type { BatchBase } from "./store.ts";

interface Reader {
  accountId: string;
  now: Date;
}

/** Files that are there. */
export function viewFiles(
  { state, parts, filesUntil }: BatchBase,
  now: Date,
): { parts: number; filesUntil: Date | null } {
  const isThere = state === "done" && filesUntil !== null && filesUntil > now;
  return isThere ? { parts, filesUntil } : { parts: 0, filesUntil: null };
}

export function viewBatch(batch: BatchBase, { accountId, now }: Reader): MadeBatch {
  const { id, state, codes, written, firstSerial, createdAt, requestedBy } = batch;
  const { parts, filesUntil } = viewFiles(batch, now);
  return {
    id,
    state,
    codes,
    written,
    serials: firstSerial === null ? null : { first: firstSerial, last: firstSerial + codes - 1 },
    createdAt: createdAt.toISOString(),
    isOwn: requestedBy === accountId,
    parts,
    filesUntil: filesUntil?.toISOString() ?? null,
  };
}
