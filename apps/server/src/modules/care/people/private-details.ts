/**
 * Gender, date of birth and bank account: one text, encrypted with the installation's key. A prefix names the fields that are filled
 * in, so that lists can compute completion without decrypting anything.
 */
import { type PrivateDetails, type PrivateField, privateFields } from "@stoep/contract/care";
import type { Db } from "#kernel/database.ts";
import { seal, unseal } from "#modules/accounts/index.ts";

const letters: Record<PrivateField, string> = { gender: "g", "birth-date": "b", iban: "i", swift: "s" };
export const noPrivateDetails: PrivateDetails = { gender: null, birthOn: null, iban: "", swift: "" };

/** The names of the fields that are filled in. */
export function sealedFieldsOf(sealed: string | null): Set<PrivateField> {
  const marks = sealed?.split(".", 1)[0] ?? "";
  return new Set(privateFields.filter((field) => marks.includes(letters[field])));
}

/** null if none is filled in. */
export async function sealPrivateDetails(
  db: Db,
  { gender, birthOn, iban, swift }: PrivateDetails,
): Promise<string | null> {
  const filled: Record<PrivateField, unknown> = { gender, "birth-date": birthOn, iban, swift };
  const marks = privateFields.filter((field) => filled[field]).map((field) => letters[field]);
  if (marks.length === 0) return null;
  return `${marks.join("")}.${await seal(db, JSON.stringify({ gender, birthOn, iban, swift }))}`;
}

export async function unsealPrivateDetails(db: Db, sealed: string | null): Promise<PrivateDetails> {
  if (sealed === null) return noPrivateDetails;
  return JSON.parse(await unseal(db, sealed.slice(sealed.indexOf(".") + 1)));
}
