/** What merges replaced of a person's private details, sealed for the kept person, who gets it back by unmerging. */
import type { Db } from "#kernel/database.ts";
import type { SealedColumn } from "#kernel/keys/seal.ts";
import { privateDetailsAt, sealedInPeople, unsealPrivateDetails } from "../people/index.ts";

const replaced: Omit<SealedColumn, "column"> = {
  what: "private details that merges replaced",
  table: "care_merge",
  row: { kept_id: "uuid" },
  hasMarks: true,
  sealedFor: sealedInPeople,
  ifLost: "null",
};
export const sealedInMerges: readonly SealedColumn[] = [
  { ...replaced, column: "sealed_was" },
  { ...replaced, column: "sealed_became" },
];

/** Whether two sealed texts of one person say the same: sealing gives another text each time. */
export async function saysTheSame(db: Db, personId: string, one: string | null, other: string | null) {
  const open = (sealed: string | null) => unsealPrivateDetails(db, privateDetailsAt(personId), sealed);
  return JSON.stringify(await open(one)) === JSON.stringify(await open(other));
}
