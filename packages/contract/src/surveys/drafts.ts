/** Answers that are kept until they are sent, to go on later on another device by a link. D §12 */
import { z } from "zod";
import { anyone, Day, Done, fieldError, Id, Language, routes, Slug } from "../kernel/index.ts";
import { AnswersDraft } from "./questions.ts";

/** 128 bits, made by the device, in the part of the link that browsers send to nobody. */
export const DraftSecret = z.string().regex(/^[A-Za-z0-9_-]{22}$/, fieldError("invalid"));

const KeptAnswers = z.object({
  /** Of the questionnaire that was on the screen. */
  instrumentVersion: z.number().int().min(1),
  language: Language,
  /** Need not be complete. Files are not kept. */
  answers: AnswersDraft,
  /** null: not chosen yet, or known. */
  neighbourhoodId: Id.nullable(),
});
export type KeptAnswers = z.output<typeof KeptAnswers>;

const params = z.object({ networkSlug: Slug, surveyId: Id });
const bySecret = z.object({ secret: DraftSecret });

export const draftRoutes = routes({
  keepDraft: {
    summary:
      "Keep answers that are not sent yet, for 30 days or until the end; kept again under the same secret they are replaced",
    method: "PUT",
    path: "/networks/:networkSlug/survey-drafts/:surveyId",
    access: anyone,
    isSecret: true,
    outsideTransaction: true,
    params,
    body: KeptAnswers.extend({ secret: DraftSecret }),
    response: z.object({ keptUntil: Day }),
    refusals: ["invalid_input", "not_found", "survey_not_active", "too_many_requests"],
  },
  openDraft: {
    summary: "What was kept under that secret",
    method: "POST",
    path: "/networks/:networkSlug/survey-drafts/:surveyId/opening",
    access: anyone,
    isSecret: true,
    outsideTransaction: true,
    params,
    body: bySecret,
    response: KeptAnswers.extend({ keptUntil: Day }),
    refusals: ["not_found", "too_many_requests"],
  },
  dropDraft: {
    summary: "Delete what was kept under that secret, if it is there",
    method: "POST",
    path: "/networks/:networkSlug/survey-drafts/:surveyId/deletion",
    access: anyone,
    isSecret: true,
    outsideTransaction: true,
    params,
    body: bySecret,
    response: Done,
    refusals: ["not_found", "too_many_requests"],
  },
});
