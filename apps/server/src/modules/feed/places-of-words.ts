/** Words about people in what the search learns from titles. */
import type { PlaceOfWords } from "#kernel/places-of-words.ts";

export const placesOfWords: readonly PlaceOfWords[] = [
  {
    table: "search_word",
    columns: ["word"],
    holds: "single words of titles, against which mistyped ones are compared",
    of: ["residents", "organisations"],
    erased: "within a day",
    kept: "a day after no title has it any more",
  },
];
