import { textOf } from "../../../../app/index.ts";
import type en from "./text/en.json";

export type { SurveyCodeBatch, SurveyCodeState, SurveyCodes } from "@stoep/contract/surveys";

export const useCodesText = textOf<typeof en>("surveys/survey/codes");
