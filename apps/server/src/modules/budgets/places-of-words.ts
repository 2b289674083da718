/** Words in the tables of budgets. */
import type { PlaceOfWords } from "#kernel/places-of-words.ts";

const kept = "as the project, and 30 days";
const ofOrganisations = {
  of: ["organisations"],
  erased: { not: "what an organisation published stays in its name" },
  kept,
} as const;

export const placesOfWords: readonly PlaceOfWords[] = [
  {
    table: "ballot_round",
    columns: ["replaced_because"],
    holds: "why a vote was given up for a new one",
    ...ofOrganisations,
  },
  {
    table: "ballot_round",
    columns: ["imported_from"],
    holds: "what the file of a vote that was held elsewhere calls it",
    ...ofOrganisations,
  },
  { table: "ballot_district", columns: ["name"], holds: "the districts of a vote", ...ofOrganisations },
  {
    table: "ballot_idea",
    columns: ["title"],
    holds: "titles of ideas as they were locked for a vote",
    of: ["residents"],
    erased: { not: "the vote was about them; nobody is named, and the text of the idea goes" },
    kept,
  },
];
