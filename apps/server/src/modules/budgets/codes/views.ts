/** What staff see of the codes of a vote; never a code. */
import type { CodeBatch } from "@stoep/contract/budgets";
import type { BatchRow } from "./store/batches.ts";

interface Reader {
  accountId: string;
  now: Date;
}

export function viewBatch(batch: BatchRow, { accountId, now }: Reader): CodeBatch {
  const { id, issue, districtId, state, codes, written, firstSerial, createdAt, requestedBy } = batch;
  const filesUntil = state === "done" && batch.filesUntil && batch.filesUntil > now ? batch.filesUntil : null;
  return {
    id,
    issue,
    districtId,
    state,
    codes,
    written,
    serials: firstSerial === null ? null : { first: firstSerial, last: firstSerial + codes - 1 },
    createdAt: createdAt.toISOString(),
    isOwn: requestedBy === accountId,
    parts: filesUntil ? batch.parts : 0,
    filesUntil: filesUntil?.toISOString() ?? null,
  };
}
