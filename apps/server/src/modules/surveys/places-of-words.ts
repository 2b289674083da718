/** Words in the tables of surveys. */
import type { PlaceOfWords } from "#kernel/places-of-words.ts";

const ofOrganisations = {
  of: ["organisations"],
  erased: { not: "what an organisation published stays in its name, without that of its author" },
} as const;

const ofRespondents = {
  of: ["residents"],
  erased: { not: "an answer names nobody; while a key ties it to its respondent it goes with the account" },
} as const;

export const placesOfWords: readonly PlaceOfWords[] = [
  {
    table: "survey",
    columns: ["title", "instrument", "introduction", "video_url", "thanks", "slug", "translated"],
    holds: "surveys, calls and contribution forms",
    ...ofOrganisations,
    kept: "until deleted, and 30 days",
  },
  {
    table: "survey_translation",
    columns: ["introduction", "thanks", "texts"],
    holds: "their translations",
    ...ofOrganisations,
    kept: "as the survey",
  },
  {
    table: "survey_instrument",
    columns: ["instrument"],
    holds: "their questionnaires as they were answered",
    ...ofOrganisations,
    kept: "as the survey",
  },
  {
    table: "survey_answer",
    columns: ["answers"],
    holds: "answers to surveys",
    ...ofRespondents,
    kept: "as the survey; words and private answers for 6 to 60 months after its end, 24 unless changed",
  },
  {
    table: "survey_sum_change",
    columns: ["answers"],
    holds: "answers that are not yet in the sums",
    ...ofRespondents,
    kept: "some minutes",
  },
  {
    table: "survey_test_answer",
    columns: ["answers"],
    holds: "answers that editors give for testing",
    ...ofOrganisations,
    kept: "until it is published",
  },
  {
    table: "survey_draft",
    columns: ["kept"],
    holds: "answers that were not sent, encrypted with the secret of their link",
    of: ["residents"],
    erased: { not: "nothing says whose they are, and only their link opens them" },
    kept: "30 days, or until the end of the survey",
  },
];
