/** Words about people in the tables of notifications. */
import type { PlaceOfWords } from "#kernel/places-of-words.ts";

export const placesOfWords: readonly PlaceOfWords[] = [
  {
    table: "public.delivery",
    columns: ["recipient"],
    holds: "address, number or device of each mail, text message and push",
    of: ["accounts", "residents", "people of care"],
    erased: {
      not: "so that nobody is told twice; what went to a member, helper or applicant who is erased loses it at once, to a closed account within a day",
    },
    kept: "30 days after the last try",
  },
  {
    table: "public.delivery",
    columns: ["content"],
    holds: "the words of a mail, text message or push",
    of: ["accounts", "residents", "people of care"],
    erased: "at once",
    kept: "until it is handed over; 7 days if it failed or may not have arrived and can be sent again",
  },
  {
    table: "public.delivery",
    columns: ["answer"],
    holds: "what the mail server replied",
    of: ["accounts", "residents", "people of care"],
    erased: "at once",
    kept: "30 days after the last try",
  },
  {
    table: "notice",
    columns: ["actor", "details"],
    holds: "who did something, and what it was about",
    of: ["accounts", "residents", "people of care"],
    erased: "at once",
    kept: "90 days; until the thing is withdrawn",
  },
  {
    table: "public.push_device",
    columns: ["endpoint", "agent"],
    holds: "address of a device, and name of its browser",
    of: ["accounts", "residents"],
    erased: "at once",
    kept: "until it is removed, its session ends, or nothing has reached it for a year",
  },
];
