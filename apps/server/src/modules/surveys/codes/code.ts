/** A code to answer with, and what Stoep keeps of it. D §12 */
import { createHmac } from "node:crypto";
import type { Db } from "#kernel/database.ts";
import { keyFor } from "#kernel/keys/installation-keys.ts";
import type { SealedColumn } from "#kernel/keys/seal.ts";
import { newPrintedCode, typedCode } from "#kernel/tokens.ts";
import { listTaken } from "./store/codes.ts";

/** Codes that nobody has used are lost with the key; those that were used say that somebody answered. */
export const hashedCodes: SealedColumn = {
  what: "codes to answer surveys with",
  table: "survey_right",
  column: "code_hash",
  row: { id: "uuid" },
  where: "code_hash is not null and not is_used",
  isHash: true,
  ifLost: "row",
};

/** For many codes of one survey: reads the key once. The key lies outside the database, since short codes could be guessed from a plain hash. */
export async function codeHasher(db: Db, surveyId: string): Promise<(typed: string) => Buffer> {
  const key = await keyFor(db, "survey codes");
  return (typed) =>
    createHmac("sha256", key)
      .update(`${surveyId} ${typedCode(typed)}`)
      .digest();
}

interface Wanted {
  surveyId: string;
  /** Signs of a code. */
  length: number;
  codes: number;
}

/** Unlike each other and all that the survey has: of many short ones some would be alike. */
export async function freshCodes(db: Db, { surveyId, length, codes }: Wanted): Promise<string[]> {
  const hashOf = await codeHasher(db, surveyId);
  const fresh = new Map<string, string>();
  while (fresh.size < codes) {
    while (fresh.size < codes) {
      const code = newPrintedCode(length);
      fresh.set(hashOf(code).toString("hex"), code);
    }
    for (const hash of await listTaken(db, surveyId, [...fresh.keys()])) fresh.delete(hash);
  }
  return [...fresh.values()];
}
