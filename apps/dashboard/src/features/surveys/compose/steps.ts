/** The 11 steps of a survey, the fields in each, and the state of each. Pure. S1 §2 */
import { type StepState, stepsIn } from "../../../app/editor/index.ts";
import type { Draft } from "./draft.ts";
import { surveyChecks } from "./problems.ts";

export const stepKeys = [
  "title",
  "questions",
  "audience",
  "duration",
  "thanks",
  "introduction",
  "respondents",
  "project",
  "translate",
  "link",
  "check",
] as const;
export type StepKey = (typeof stepKeys)[number];
export type WritingStepKey = Exclude<StepKey, "check">;

/** The others may be left as they are. */
const required: readonly StepKey[] = ["title", "questions", "duration", "check"];

/** The first segment of the path, or the whole path. */
const fields: Record<string, StepKey> = {
  "instrument.title": "title",
  "instrument.description": "title",
  "instrument.showsHeader": "title",
  form: "title",
  language: "title",
  instrument: "questions",
  neighbourhoodIds: "audience",
  startsOn: "duration",
  endsOn: "duration",
  hasNoEnd: "duration",
  keptMonths: "duration",
  thanks: "thanks",
  introduction: "introduction",
  videoUrl: "introduction",
  respondents: "respondents",
  asksProof: "respondents",
  canChange: "respondents",
  projectId: "project",
  phaseId: "project",
  translations: "translate",
  slug: "link",
};

/** The step that contains the field at this path. */
export const stepOf = (path: string): StepKey => fields[path] ?? fields[path.split(".")[0] ?? path] ?? "title";

export const surveySteps = stepsIn(stepKeys);

/** The step after this one that has to be filled in, because it always has, or because something in it is wrong. */
export function stepAfter(step: StepKey, draft: Draft): StepKey {
  const lacks = surveyChecks.lacksOf(draft).map(({ path }) => stepOf(path));
  const later = stepKeys.slice(surveySteps.placeOf(step) + 1);
  return later.find((one) => required.includes(one) || lacks.includes(one)) ?? "check";
}

export function stepStates(draft: Draft, furthest: StepKey, isChecked: boolean): StepState<StepKey>[] {
  const lacks = surveyChecks.lacksOf(draft).map(({ path }) => stepOf(path));
  return surveySteps.states({ lacks, filled: filledOf(draft), furthest, isChecked });
}

/** The steps that have something in them. */
function filledOf(draft: Draft): StepKey[] {
  const isFilled: Record<StepKey, boolean> = {
    title: draft.instrument.title !== "",
    questions: draft.instrument.pages.some(({ questions }) => questions.length > 0),
    audience: draft.neighbourhoodIds.length > 0,
    duration: draft.startsOn !== null && (draft.hasNoEnd || draft.endsOn !== null),
    thanks: draft.thanks !== "",
    introduction: draft.introduction !== null || draft.videoUrl !== "",
    respondents: true,
    project: draft.projectId !== null,
    translate: draft.translations.length > 0,
    link: draft.slug !== "",
    check: false,
  };
  return stepKeys.filter((step) => isFilled[step]);
}
