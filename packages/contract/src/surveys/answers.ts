/** Answers as they are sent. D §12 */
import { z } from "zod";
import { Id, Language, Verdict } from "../kernel/index.ts";
import { AnswersDraft } from "./questions.ts";

export const SentAnswer = z.object({
  /** Made by the device: an answer that is sent again on a bad line is the same one. */
  id: Id,
  /** Of the questionnaire that was on the screen. */
  instrumentVersion: z.number().int().min(1),
  language: Language,
  answers: AnswersDraft,
});
export type SentAnswer = z.output<typeof SentAnswer>;

/** By whoever has the public link. */
export const OpenAnswer = SentAnswer.extend({
  neighbourhoodId: Id,
  /** Shown to nobody: who fills it in is a program, and is thanked all the same. */
  website: z.string().max(200).default(""),
});

/** Where the caller stands. */
export const MyAnswer = z.object({
  hasAnswered: z.boolean(),
  /** null: none was sent, it cannot be changed, or it cannot be found any more. */
  answers: AnswersDraft.nullable(),
  instrumentVersion: z.number().int().nullable(),
  can: z.object({ answer: Verdict }),
});
export type MyAnswer = z.infer<typeof MyAnswer>;
