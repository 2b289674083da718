/** Surveys on paper: printed, and answers that staff enter from paper. D §12 */
import { z } from "zod";
import { Done, fieldError, Id, Instant, Language, NamedReference, routes } from "../kernel/index.ts";
import { staffFor } from "../licences/index.ts";
import { SentAnswer } from "./answers.ts";

export const PaperAnswer = SentAnswer.omit({ id: true, draftSecret: true }).extend({
  neighbourhoodId: Id,
  /** Questions that ask for an answer, and have none on the form. */
  leftBlank: z.array(Id).max(200, fieldError("tooMany")).default([]),
});
export type PaperAnswer = z.output<typeof PaperAnswer>;

/** The caller's own of today, the last one first: only these can still be corrected. */
const PaperEntries = z.object({
  items: z.array(z.object({ id: Id, enteredAt: Instant })),
  /** To choose from. */
  neighbourhoods: z.array(NamedReference),
});
export type PaperEntries = z.infer<typeof PaperEntries>;

const editor = staffFor("surveys", "editor");
const closed = ["survey_not_live", "survey_not_active", "paper_closed", "paper_needs_code", "paper_of_form"] as const;
const outside = ["licence_level_too_low", "licence_out_of_scope"] as const;

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
  listPaperEntries: {
    summary: "The answers that the caller entered from paper today, the last one first",
    method: "GET",
    path: "/surveys/:surveyId/paper-answers",
    access: editor,
    response: PaperEntries,
    refusals: ["not_found"],
  },
  readPaperAnswer: {
    summary: "An answer that the caller entered from paper today",
    method: "GET",
    path: "/surveys/:surveyId/paper-answers/:entryId",
    access: editor,
    response: PaperAnswer.omit({ leftBlank: true }),
    refusals: ["not_found"],
  },
  enterPaperAnswer: {
    summary: "Enter an answer from paper, or correct one that the caller entered today; sent again it is the same one",
    method: "PUT",
    path: "/surveys/:surveyId/paper-answers/:entryId",
    access: editor,
    limit: "votes",
    isSecret: true,
    body: PaperAnswer,
    response: Done,
    refusals: ["invalid_input", "not_found", "changed_meanwhile", ...closed, ...outside],
  },
  takeBackPaperAnswer: {
    summary: "Delete an answer that the caller entered from paper today",
    method: "DELETE",
    path: "/surveys/:surveyId/paper-answers/:entryId",
    access: editor,
    limit: "votes",
    response: Done,
    refusals: ["not_found", ...closed, ...outside],
  },
});
