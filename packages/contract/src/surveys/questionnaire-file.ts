/** A questionnaire as a file: what an organisation writes out of one survey and reads into another, or makes by hand. */
import { z } from "zod";
import { fieldError, Language, textLine, textLines } from "../kernel/index.ts";
import { Instrument } from "./questions.ts";
import { IntroductionFields, type Survey, SurveyTranslation } from "./schemas.ts";
import { surveyLimits } from "./values.ts";

export const questionnaireFormat = "stoep-questionnaire";

/** Ids may be any words: they are replaced when it is read. Pictures are not in it. */
export const QuestionnaireFile = z.strictObject({
  format: z.literal(questionnaireFormat, fieldError("invalid")),
  /** Of the format. */
  version: z.literal(1, fieldError("invalid")),
  language: Language,
  instrument: Instrument,
  introduction: IntroductionFields.nullable().default(null),
  videoUrl: textLine(surveyLimits.videoUrl).default(""),
  thanks: textLines(surveyLimits.thanks).default(""),
  translations: z.array(SurveyTranslation).max(3, fieldError("tooMany")).default([]),
});
export type QuestionnaireFile = z.output<typeof QuestionnaireFile>;

export const questionnaireFileOf = ({
  language,
  instrument,
  introduction,
  videoUrl,
  thanks,
  translations,
}: Survey): QuestionnaireFile => ({
  format: questionnaireFormat,
  version: 1,
  language,
  instrument,
  introduction,
  videoUrl,
  thanks,
  translations,
});
