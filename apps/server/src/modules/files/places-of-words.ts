/** Words about people in the tables of files. */
import type { PlaceOfWords } from "#kernel/places-of-words.ts";

export const placesOfWords: readonly PlaceOfWords[] = [
  {
    table: "file",
    columns: ["name"],
    holds: "the name that a file had where it was uploaded from",
    of: ["accounts", "residents", "people of care"],
    erased: "within a day",
    kept: "as what shows the file; a day if nothing does",
  },
];
