/** Codes to answer surveys with: how staff hand them out, and the answers that are given with them. D §12 */
import { z } from "zod";
import { CodeSerial } from "../budgets/index.ts";
import { anyone, Id, routes, Slug } from "../kernel/index.ts";
import { staffFor } from "../licences/index.ts";
import { MyAnswer } from "./answers.ts";
import {
  CodeAnswer,
  CodePuzzle,
  SurveyCodeBatch,
  SurveyCodeHolder,
  SurveyCodeOrder,
  SurveyCodeRevocation,
  SurveyCodeState,
  SurveyCodes,
} from "./survey-codes.ts";
import { surveyCodeLimits } from "./values.ts";

const viewer = staffFor("surveys", "viewer");
const admin = staffFor("surveys", "admin");
const outside = ["licence_level_too_low", "licence_out_of_scope"] as const;
const notNow = ["not_found", "survey_without_codes", "survey_not_live", "survey_ended", ...outside] as const;

const link = z.object({ networkSlug: Slug, surveySlug: z.string().max(100) });
const wrongCode = ["invalid_input", "not_found", "survey_code_revoked", "too_many_requests", "proof_required"] as const;

export const codeRoutes = routes({
  readSurveyCodes: {
    summary: "The codes of a survey as they were made, with how many were used and revoked; never a code",
    method: "GET",
    path: "/surveys/:surveyId/codes",
    access: viewer,
    response: SurveyCodes,
    refusals: ["not_found"],
  },
  makeSurveyCodes: {
    summary: "Make codes of a length as letters, cards or a file for a printer, which go after a day",
    method: "POST",
    path: "/surveys/:surveyId/codes",
    access: admin,
    limit: "letters",
    body: SurveyCodeOrder,
    response: SurveyCodeBatch,
    refusals: [...notNow, "too_many_survey_codes"],
  },
  readSurveyCodeFile: {
    summary: "Letters, cards or a file for a printer, for whoever asked for them, for a day",
    method: "GET",
    path: "/survey-code-batches/:batchId/parts/:part",
    access: admin,
    params: z.object({ batchId: Id, part: z.coerce.number().int().min(1).max(surveyCodeLimits.codes) }),
    download: { type: "application/pdf", otherTypes: ["text/csv; charset=utf-8"] },
    refusals: ["not_found"],
  },
  findSurveyCode: {
    summary: "Whether one code was used or revoked, by its serial number",
    method: "GET",
    path: "/surveys/:surveyId/codes/:serial",
    access: admin,
    params: z.object({ surveyId: Id, serial: z.coerce.number().pipe(CodeSerial) }),
    response: SurveyCodeState,
    refusals: ["not_found"],
  },
  revokeSurveyCode: {
    summary: "Revoke a code by its serial number, if nobody answered with it",
    method: "POST",
    path: "/surveys/:surveyId/code-revocations",
    access: admin,
    limit: "proofs",
    body: SurveyCodeRevocation,
    response: SurveyCodeState,
    refusals: [...notNow, "invalid_input", "survey_code_used", "survey_code_revoked"],
  },
  revokeSurveyCodes: {
    summary: "Revoke all codes that were made together and not used; what is being made is broken off",
    method: "POST",
    path: "/survey-code-batches/:batchId/revocation",
    access: admin,
    limit: "proofs",
    response: SurveyCodeBatch,
    refusals: [...notNow],
  },
  readCodePuzzle: {
    summary: "The puzzle whose computed proof a code needs while many wrong ones are typed",
    method: "GET",
    path: "/networks/:networkSlug/surveys/:surveySlug/code-puzzle",
    access: anyone,
    params: link,
    response: CodePuzzle,
    refusals: ["not_found"],
  },
  readCodeAnswer: {
    summary: "Whether a survey was answered with a code, and the answer while it can be changed",
    method: "POST",
    path: "/networks/:networkSlug/surveys/:surveySlug/code-answer/reading",
    access: anyone,
    outsideTransaction: true,
    isSecret: true,
    params: link,
    body: SurveyCodeHolder,
    response: MyAnswer,
    refusals: [...wrongCode],
  },
  sendCodeAnswer: {
    summary: "Answer with a code, once, or change one's answer where that is allowed",
    method: "PUT",
    path: "/networks/:networkSlug/surveys/:surveySlug/code-answer",
    access: anyone,
    outsideTransaction: true,
    isSecret: true,
    params: link,
    body: CodeAnswer,
    response: MyAnswer,
    refusals: [...wrongCode, "survey_not_active", "already_answered", "answer_sealed", "changed_meanwhile"],
  },
});
