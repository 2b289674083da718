/** Words about people in the tables of conversations. */
import type { PlaceOfWords } from "#kernel/places-of-words.ts";

export const placesOfWords: readonly PlaceOfWords[] = [
  {
    table: "comment",
    columns: ["text"],
    holds: "comments",
    of: ["residents"],
    erased: "at once",
    kept: "until deleted; when the account is deleted, as its owner chooses: deleted, or without a name",
  },
  {
    table: "content_report",
    columns: ["remark"],
    holds: "details of a report",
    of: ["residents"],
    erased: "at once",
    kept: "a year after the decision",
  },
  {
    table: "moderation_case",
    columns: ["reason", "appeal_reason"],
    holds: "why something was hidden or deleted, and the answer to the appeal",
    of: ["residents"],
    erased: "at once",
    kept: "a year after the decision or the answer",
  },
  {
    table: "moderation_case",
    columns: ["appeal_text"],
    holds: "the appeal",
    of: ["residents"],
    erased: "at once",
    kept: "a year after the decision or the answer",
  },
];
