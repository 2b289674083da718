/**
 * Gender, date of birth and bank account: one text, encrypted under the installation's key. Before it stands which of them are filled in,
 * so that lists can tell how complete a record is without opening anything.
 */
import { type PrivateField, privateFields } from "@stoep/contract/care";

const letters: Record<PrivateField, string> = { gender: "g", "birth-date": "b", iban: "i", swift: "s" };

/** Which are filled in. */
export function marksOf(sealed: string | null): Set<PrivateField> {
  const marks = sealed?.split(".", 1)[0] ?? "";
  return new Set(privateFields.filter((field) => marks.includes(letters[field])));
}
