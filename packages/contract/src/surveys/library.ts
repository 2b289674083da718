/** Questions of the organisation's earlier surveys, to be asked again. */
import { instrumentLimits } from "@stoep/instrument";
import { z } from "zod";
import { FileView } from "../files/index.ts";
import { Id, Language, routes, textLine } from "../kernel/index.ts";
import { staffFor } from "../licences/index.ts";
import { Question } from "./questions.ts";

const EarlierQuestion = z.object({
  surveyId: Id,
  surveyTitle: z.string(),
  language: Language,
  question: Question,
  /** Its texts, and others, by their keys. */
  translations: z.array(z.object({ language: Language, texts: z.record(z.string(), z.string()) })),
});
export type EarlierQuestion = z.infer<typeof EarlierQuestion>;

export const libraryRoutes = routes({
  listEarlierQuestions: {
    summary: "Questions of the organisation's surveys, the one saved last first: the first fifty that match",
    method: "GET",
    path: "/surveys/questions",
    access: staffFor("surveys", "editor"),
    query: z.object({
      search: textLine(instrumentLimits.title).optional(),
      /** Whose questions are left out: it has them. */
      except: Id.optional(),
    }),
    response: z.object({
      items: z.array(EarlierQuestion),
      images: z.array(FileView),
      /** There are more: search for less. */
      isMore: z.boolean(),
    }),
    refusals: [],
  },
});
