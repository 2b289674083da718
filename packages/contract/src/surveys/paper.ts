/** Surveys on paper: printed, and answers from paper. */
import { z } from "zod";
import { Language, routes } from "../kernel/index.ts";
import { staffFor } from "../licences/index.ts";

export const paperRoutes = routes({
  printQuestionnaire: {
    summary: "The questionnaire as a form to print and fill in by hand: a tagged PDF",
    method: "GET",
    path: "/surveys/:surveyId/paper-form",
    access: staffFor("surveys", "viewer"),
    limit: "exports",
    /** A language that it is not written in gives its own. */
    query: z.object({ language: Language.optional() }),
    download: { type: "application/pdf" },
    refusals: ["not_found"],
  },
});
