/** The seals of answers that can be changed: the key of a survey is in no back-up, and deleted 30 days after the end. D §12 */
import { createHash } from "node:crypto";
import type { SealedColumn } from "#kernel/keys/seal.ts";
import { sealsWith } from "#modules/budgets/index.ts";
import { findSealedKey, insertSealedKey } from "./store/rights.ts";

export const sealedInKeys: SealedColumn = {
  what: "keys of surveys",
  table: "survey_key",
  column: "key",
  row: { survey_id: "uuid" },
  ifLost: "row",
};

export const seals = sealsWith({ column: sealedInKeys, find: findSealedKey, insert: insertSealedKey });

/** The id of an answer that a device sent under that one, which may tell when it was made. The same for the same. */
export function answerIdOf(surveyId: string, sentId: string): string {
  const bytes = createHash("sha256").update(`${surveyId} ${sentId.toLowerCase()}`).digest().subarray(0, 16);
  // Version 8: of an id's own making.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
