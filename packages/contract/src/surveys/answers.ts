/** Answers as they are sent. D §12 */
import { z } from "zod";
import { Day, Id, Language, Verdict } from "../kernel/index.ts";
import { FormIdea } from "../participation/index.ts";
import { DraftSecret } from "./drafts.ts";
import { AnswersDraft } from "./questions.ts";
import { Respondents, SurveyKind } from "./schemas.ts";

export const SentAnswer = z.object({
  /** Made by the device: an answer that is sent again on a bad line is the same one. */
  id: Id,
  /** Of the questionnaire that was on the screen; of a draft that is tested, `version`. */
  instrumentVersion: z.number().int().min(1),
  language: Language,
  answers: AnswersDraft,
  /** Of what was kept on the way: it goes once they have arrived. */
  draftSecret: DraftSecret.optional(),
});
export type SentAnswer = z.output<typeof SentAnswer>;

/** Of somebody with the public link. */
export const OpenAnswer = SentAnswer.extend({
  neighbourhoodId: Id,
  /** Shown to nobody: who fills it in is a program, and is thanked all the same. */
  website: z.string().max(200).default(""),
});

export type OpenAnswer = z.output<typeof OpenAnswer>;

/** A contribution by a contribution form. */
export const SentContribution = FormIdea.extend(
  SentAnswer.pick({ instrumentVersion: true, language: true, answers: true }).shape,
);
export type SentContribution = z.output<typeof SentContribution>;

/** Where the caller stands. */
export const MyAnswer = z.object({
  hasAnswered: z.boolean(),
  /** null: none was sent, it cannot be changed, or it cannot be found any more. */
  answers: AnswersDraft.nullable(),
  instrumentVersion: z.number().int().nullable(),
  can: z.object({ answer: Verdict }),
});
export type MyAnswer = z.infer<typeof MyAnswer>;

/** One that the caller can answer now, or has answered and that still runs. */
export const OpenSurvey = z.object({
  id: Id,
  kind: SurveyKind,
  title: z.string(),
  language: Language,
  /** null: it has no end. */
  endsOn: Day.nullable(),
  respondents: Respondents,
  /** Of one that is answered by its public link. */
  slug: z.string().nullable(),
  /** Always false of one that is answered by its public link: nobody knows. */
  hasAnswered: z.boolean(),
  canChange: z.boolean(),
});
export type OpenSurvey = z.infer<typeof OpenSurvey>;
