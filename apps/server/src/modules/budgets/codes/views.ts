/** What staff see of the codes of a vote; never a code. */
import type { CodeBatch } from "@stoep/contract/budgets";
import { viewBatch as viewMadeBatch } from "../code-batches/index.ts";
import type { BatchRow } from "./store/batches.ts";

export const viewBatch = (batch: BatchRow, reader: { accountId: string; now: Date }): CodeBatch => ({
  ...viewMadeBatch(batch, reader),
  issue: batch.issue,
  districtId: batch.districtId,
});
