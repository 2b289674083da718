/** Words in the tables of participation: an organisation’s own. */
import type { PlaceOfWords } from "#kernel/places-of-words.ts";

const ofOrganisations = {
  of: ["organisations"],
  erased: { not: "what an organisation published stays in its name, without that of its author" },
} as const;

export const placesOfWords: readonly PlaceOfWords[] = [
  {
    table: "project",
    columns: ["title", "introduction", "text_html", "text", "translated", "video_url", "image_alt"],
    holds: "projects and citizen budgets",
    ...ofOrganisations,
    kept: "until deleted, and 30 days",
  },
  {
    table: "project_phase",
    columns: ["title", "text", "video_url"],
    holds: "their phases",
    ...ofOrganisations,
    kept: "as the project",
  },
  {
    table: "project_translation",
    columns: ["title", "introduction", "text_html", "text", "alt_text", "phases"],
    holds: "their translations",
    ...ofOrganisations,
    kept: "as the project",
  },
];
