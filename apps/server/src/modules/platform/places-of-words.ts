/** Words about people in the tables of the back office. */
import type { PlaceOfWords } from "#kernel/places-of-words.ts";

export const placesOfWords: readonly PlaceOfWords[] = [
  {
    table: "public.network_import",
    columns: ["started_by"],
    holds: "who of the provider started an import",
    of: ["accounts"],
    erased: { not: "an account of the work, deleted with the import" },
    kept: "as the import",
  },
];
