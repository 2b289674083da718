/** Codes to answer surveys with, as staff make and revoke them, and as their holders type them. D §12 */
import { z } from "zod";
import { CodeSerial, MadeBatch, TypedCode } from "../budgets/index.ts";
import { ComputedProof, ComputedProofPuzzle, fieldError, Id, Verdict } from "../kernel/index.ts";
import { SentAnswer } from "./answers.ts";
import { surveyCodeForms, surveyCodeLimits } from "./values.ts";

const SurveyCodeForm = z.enum(surveyCodeForms);
export type SurveyCodeForm = z.infer<typeof SurveyCodeForm>;

/** Codes that are made together. */
export const SurveyCodeBatch = MadeBatch.extend({
  form: SurveyCodeForm,
  /** Signs of a code. */
  length: z.number().int(),
  used: z.number().int(),
  revoked: z.number().int(),
});
export type SurveyCodeBatch = z.infer<typeof SurveyCodeBatch>;

export const SurveyCodes = z.object({
  /** Latest first. */
  batches: z.array(SurveyCodeBatch).max(surveyCodeLimits.batches),
  /** Codes are made and revoked while the survey is live and not over. */
  can: z.object({ make: Verdict, revoke: Verdict }),
});
export type SurveyCodes = z.infer<typeof SurveyCodes>;

const { least, most, length, codes } = surveyCodeLimits;

export const SurveyCodeOrder = z.object({
  form: SurveyCodeForm,
  length: z
    .number()
    .int(fieldError("codeLength"))
    .min(least, fieldError("codeLength"))
    .max(most, fieldError("codeLength"))
    .default(length),
  codes: z
    .number()
    .int(fieldError("surveyCodesNumber"))
    .min(1, fieldError("surveyCodesNumber"))
    .max(codes, fieldError("surveyCodesNumber")),
});

/** Whether one code was used or revoked, by its serial number. */
export const SurveyCodeState = z.object({
  serial: z.number().int(),
  state: z.enum(["open", "used", "revoked"]),
});
export type SurveyCodeState = z.infer<typeof SurveyCodeState>;

export const SurveyCodeRevocation = z.object({ serial: CodeSerial });

/** What a respondent types. It goes in the body, so that no address holds it. */
export const SurveyCodeHolder = z.object({
  code: TypedCode,
  /** Asked for where many wrong codes were typed. */
  proof: ComputedProof.nullable().default(null),
});

export const CodeAnswer = SentAnswer.extend({
  ...SurveyCodeHolder.shape,
  /** Of a first answer; one that is changed keeps its own. */
  neighbourhoodId: Id.nullable(),
});
export type CodeAnswer = z.output<typeof CodeAnswer>;

/** Null: no proof is asked for at present. */
export const CodePuzzle = z.object({ puzzle: ComputedProofPuzzle.nullable() });
