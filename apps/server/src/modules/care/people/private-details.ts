/**
 * Gender, date of birth and bank account: one text, sealed for its row. Marks before a dot name the fields that are filled in, so that
 * lists can compute completion without unsealing anything.
 */
import { type PrivateDetails, type PrivateField, privateFields } from "@stoep/contract/care";
import type { Db } from "#kernel/database.ts";
import { placeIn, type SealedColumn, type SealedPlace, sealer, unseal } from "#kernel/keys/seal.ts";

export const sealedInPeople: SealedColumn = {
  what: "bank accounts and other private details of members and helpers",
  table: "care_person",
  column: "sealed",
  row: { id: "uuid" },
  hasMarks: true,
  ifLost: "null",
};

export const privateDetailsAt = (personId: string) => placeIn(sealedInPeople, personId);

const letters: Record<PrivateField, string> = { gender: "g", "birth-date": "b", iban: "i", swift: "s" };
export const noPrivateDetails: PrivateDetails = { gender: null, birthOn: null, iban: "", swift: "" };

/** The names of the fields that are filled in. */
export function sealedFieldsOf(sealed: string | null): Set<PrivateField> {
  const marks = sealed?.split(".", 1)[0] ?? "";
  return new Set(privateFields.filter((field) => marks.includes(letters[field])));
}

/** Seals the details of one or many people; those without any give null. */
export async function privateDetailsSealer(
  db: Db,
): Promise<(place: SealedPlace, details: PrivateDetails) => string | null> {
  const seal = await sealer(db);
  return (place, { gender, birthOn, iban, swift }) => {
    const filled: Record<PrivateField, unknown> = { gender, "birth-date": birthOn, iban, swift };
    const marks = privateFields.filter((field) => filled[field]).map((field) => letters[field]);
    if (marks.length === 0) return null;
    return `${marks.join("")}.${seal(place, JSON.stringify({ gender, birthOn, iban, swift }))}`;
  };
}

export async function unsealPrivateDetails(db: Db, place: SealedPlace, sealed: string | null): Promise<PrivateDetails> {
  if (sealed === null) return noPrivateDetails;
  return JSON.parse(await unseal(db, place, sealed.slice(sealed.indexOf(".") + 1)));
}

/** Seals for one row what was sealed for another. */
export async function privateDetailsMover(
  db: Db,
): Promise<(from: SealedPlace, to: SealedPlace, sealed: string | null) => Promise<string | null>> {
  const seal = await privateDetailsSealer(db);
  return async (from, to, sealed) => seal(to, await unsealPrivateDetails(db, from, sealed));
}
