import type { PostState } from "@stoep/contract/publishing";
import { surveyKinds } from "@stoep/contract/surveys/values";
import type { StatusKind } from "@stoep/ui";
import { type api, textOf } from "../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("surveys");

export type Survey = Awaited<ReturnType<typeof api.surveys.getSurvey>>;
export type SurveyRow = Awaited<ReturnType<typeof api.surveys.listSurveys>>["items"][number];
export type SurveyPreview = Awaited<ReturnType<typeof api.surveys.previewSurvey>>;
export type ReadSurvey = SurveyPreview["readings"][number];
export type SurveyKind = Survey["kind"];

/** What can be begun. */
export const kinds = surveyKinds;
export type NewKind = SurveyKind;
/** The licence that each needs. D §4 */
export const licences = { survey: "surveys", call: "calls", form: "contributionForms" } as const;

export const stateLooks: Record<PostState, StatusKind> = {
  concept: "draft",
  scheduled: "scheduled",
  published: "done",
};

export const listPath = "/participation/surveys";
/** Where one is begun. */
export const newPaths: Readonly<Record<NewKind, string>> = {
  survey: `${listPath}/new`,
  call: "/participation/surveys/new/call",
  form: "/participation/surveys/new/form",
};
export const surveyPath = (surveyId: string): string => `${listPath}/${surveyId}`;
export const paperPath = (surveyId: string): string => `${listPath}/${surveyId}/paper`;
export const editPath = (surveyId: string): string => `${listPath}/${surveyId}/edit`;
