/** Words about people in the tables of residents’ messages. */
import type { PlaceOfWords } from "#kernel/places-of-words.ts";

export const placesOfWords: readonly PlaceOfWords[] = [
  {
    table: "shout",
    columns: ["title", "text", "street"],
    holds: "what a resident wrote, and about which street",
    of: ["residents"],
    erased: "at once",
    kept: "until withdrawn; when the account is deleted, as its owner chooses: deleted, or without a name",
  },
  {
    table: "shout",
    columns: ["outcome"],
    holds: "what became of it",
    of: ["residents"],
    erased: "at once",
    kept: "as the message",
  },
  {
    table: "shout_image",
    columns: ["alt_text"],
    holds: "descriptions of pictures",
    of: ["residents"],
    erased: "at once",
    kept: "as the message",
  },
  {
    table: "shout_moment",
    columns: ["text"],
    holds: "outcomes, and reasons for reopening and hiding",
    of: ["residents"],
    erased: "at once",
    kept: "as the message; reasons until a year after it was done",
  },
  {
    table: "shout_note",
    columns: ["text"],
    holds: "notes of colleagues",
    of: ["residents"],
    erased: "at once",
    kept: "a year after it was done, a month after it was withdrawn",
  },
  {
    table: "reply_template",
    columns: ["name", "text"],
    holds: "prepared replies",
    of: ["organisations"],
    erased: { not: "an organisation’s own words" },
    kept: "until deleted",
  },
];
