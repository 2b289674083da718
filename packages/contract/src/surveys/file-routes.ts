/** Questionnaires as files: written out, and read into a new draft. */
import { lossCodes } from "@stoep/instrument";
import { z } from "zod";
import { asSpreadsheet, spreadsheet } from "../files/index.ts";
import { Language, routes } from "../kernel/index.ts";
import { staffFor } from "../licences/index.ts";
import { Survey, SurveyFilter } from "./schemas.ts";
import { surveyLimits } from "./values.ts";

/** What of a file does not arrive as it was. `question`: how the file calls it; "": the questionnaire as a whole. */
const FileLoss = z.object({ question: z.string(), code: z.enum([...lossCodes, "picturesLost"]) });
export type FileLoss = z.infer<typeof FileLoss>;

/** Of the refusal `questionnaire_file_wrong`. */
export interface FileFault {
  /** Where in Stoep's own format, such as `instrument.pages.0.title`; "": the file as a whole. */
  path: string;
  /** Counted from 1; 0: it is not known. */
  line: number;
  /** One of `fileFaults`, or of a field. */
  code: string;
}

export const fileRoutes = routes({
  exportSurveys: {
    summary: "The list as a file for a spreadsheet",
    method: "GET",
    path: "/surveys/export",
    access: staffFor("surveys", "viewer"),
    limit: "exports",
    query: SurveyFilter.omit({ limit: true, cursor: true }).extend(asSpreadsheet),
    download: spreadsheet,
    refusals: [],
  },
  importQuestionnaire: {
    summary: "Start a draft with a questionnaire from a file of Stoep or of LimeSurvey; what did not arrive is told",
    method: "POST",
    path: "/surveys/import",
    access: staffFor("surveys", "editor"),
    limit: "uploads",
    query: z.object({
      kind: z.enum(["survey", "call"]),
      /** Of a file in a language that Stoep does not speak. */
      language: Language,
    }),
    upload: { maxBytes: surveyLimits.fileBytes },
    response: z.object({ survey: Survey, losses: z.array(FileLoss) }),
    refusals: [
      "file_too_large",
      "file_kind_refused",
      "questionnaire_file_wrong",
      "licence_level_too_low",
      "licence_out_of_scope",
    ],
  },
  exportQuestionnaire: {
    summary: "The questionnaire with its words and translations as a file, without pictures",
    method: "GET",
    path: "/surveys/:surveyId/questionnaire",
    access: staffFor("surveys", "viewer"),
    limit: "exports",
    download: { type: "application/json" },
    refusals: ["not_found"],
  },
});
