/** Words about people in the tables of residents. */
import type { PlaceOfWords } from "#kernel/places-of-words.ts";

export const placesOfWords: readonly PlaceOfWords[] = [
  {
    table: "public.sign_up",
    columns: ["email", "first_name", "last_name", "pin"],
    holds: "who signed up, and for which address",
    of: ["accounts", "residents"],
    erased: "at once",
    kept: "48 hours",
  },
  {
    table: "resident",
    columns: ["public_name"],
    holds: "the name that neighbours see",
    of: ["residents"],
    erased: "at once",
    kept: "until the account is deleted",
  },
  {
    table: "household",
    columns: ["pinned_label"],
    holds: "an address that is not in the list",
    of: ["residents"],
    erased: "at once",
    kept: "as long as somebody lives there",
  },
  {
    table: "residence_decision",
    columns: ["reason"],
    holds: "why the city did not confirm an address",
    of: ["residents"],
    erased: "at once",
    kept: "until the next decision, or the resident leaves",
  },
];
