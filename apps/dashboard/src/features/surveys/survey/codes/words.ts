export type { SurveyCodeBatch, SurveyCodeState } from "@stoep/contract/surveys";
