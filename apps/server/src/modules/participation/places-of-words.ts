/** Words in the tables of participation: an organisation’s own. */
import type { PlaceOfWords } from "#kernel/places-of-words.ts";

const ofResidents = { of: ["residents"], erased: "at once" } as const;
const asTheIdea = "as the idea";
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
  {
    table: "idea",
    columns: ["title", "text"],
    holds: "what a resident contributed to a project",
    ...ofResidents,
    kept: "until withdrawn; when the account is deleted, as its owner chooses: deleted, or without a name",
  },
  {
    table: "idea",
    columns: ["author_name"],
    holds: "the name of somebody at the counter who agreed to it",
    of: ["residents"],
    erased: { not: "somebody without an account; editors remove it when asked" },
    kept: asTheIdea,
  },
  {
    table: "idea",
    columns: ["reason", "answer"],
    holds: "what the organisation decided about an idea, and answered",
    ...ofOrganisations,
    kept: asTheIdea,
  },
  {
    table: "idea_answer",
    columns: ["question", "answer", "value"],
    holds: "answers to the questions of a contribution form",
    ...ofResidents,
    kept: asTheIdea,
  },
  {
    table: "idea_image",
    columns: ["alt_text"],
    holds: "descriptions of pictures of ideas",
    ...ofResidents,
    kept: asTheIdea,
  },
  {
    table: "idea_moment",
    columns: ["text"],
    holds: "the timeline of ideas: reasons, answers and updates of the works",
    ...ofOrganisations,
    kept: asTheIdea,
  },
  {
    table: "idea_moment_image",
    columns: ["alt_text"],
    holds: "descriptions of pictures of the works",
    ...ofOrganisations,
    kept: asTheIdea,
  },
];
