/** Words about people in the log. */
import type { PlaceOfWords } from "#kernel/places-of-words.ts";

export const placesOfWords: readonly PlaceOfWords[] = [
  {
    table: "public.audit_entry",
    columns: ["actor_name", "subject_name"],
    holds: "who did what, and to whom it was done",
    of: ["accounts", "residents", "people of care"],
    erased: {
      not: "the log accounts for what was done, and the server cannot change it; people of care are in it by their initials",
    },
    kept: "as long as the organisation",
  },
  {
    table: "public.audit_entry",
    columns: ["old", "new"],
    holds: "settings and choices that were changed",
    of: ["accounts", "residents", "people of care"],
    erased: { not: "as the entry; it holds no texts" },
    kept: "as long as the organisation",
  },
  {
    table: "public.audit_entry",
    columns: ["address", "agent"],
    holds: "network address and browser of whoever did it",
    of: ["accounts"],
    erased: { not: "as the entry" },
    kept: "as long as the organisation",
  },
  {
    table: "public.reading",
    columns: ["reader_name", "address", "filter"],
    holds: "who read contact details, from which network address, and by what a list was filtered",
    of: ["accounts"],
    erased: { not: "it accounts for who looked, to the person who was looked at" },
    kept: "as long as the organisation",
  },
];
