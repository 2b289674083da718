/** What staff see of the codes of a survey; never a code. */
import type { SurveyCodeBatch, SurveyCodeState } from "@stoep/contract/surveys";
import { viewBatch } from "#modules/budgets/index.ts";
import type { BatchRow } from "./store/batches.ts";

export const viewCodes = (batch: BatchRow, reader: { accountId: string; now: Date }): SurveyCodeBatch => ({
  ...viewBatch(batch, reader),
  form: batch.form,
  length: batch.length,
  used: batch.used,
  revoked: batch.revoked,
});

export const viewCode = (serial: number, right: { isUsed: boolean; isRevoked: boolean }): SurveyCodeState => ({
  serial,
  state: right.isRevoked ? "revoked" : right.isUsed ? "used" : "open",
});
