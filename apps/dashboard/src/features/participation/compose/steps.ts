/** The steps of a project, the fields in each, and the state of each. Pure. */
import { type StepState, stepsIn } from "../../../app/editor/index.ts";
import type { Draft } from "./draft.ts";
import { projectChecks } from "./problems.ts";

export const stepKeys = ["content", "audience", "time", "extras", "check"] as const;
export type StepKey = (typeof stepKeys)[number];

const fields: Partial<Record<StepKey, readonly string[]>> = {
  audience: ["neighbourhoodIds"],
  time: ["startsOn", "endsOn", "isPhased", "phases"],
  extras: ["budget", "currency", "theme", "secondTheme", "isBottomUpEnabled", "isReadFirst"],
};

/** The step that contains the field at this path. */
export function stepOf(path: string): StepKey {
  const field = path.split(".")[0] ?? path;
  return stepKeys.find((step) => fields[step]?.includes(field)) ?? "content";
}

export const projectSteps = stepsIn(stepKeys);

export function stepStates(draft: Draft, furthest: StepKey, isChecked: boolean): StepState<StepKey>[] {
  const lacks = projectChecks.lacksOf(draft).map(({ path }) => stepOf(path));
  return projectSteps.states({ lacks, filled: filledOf(draft), furthest, isChecked });
}

/** The steps that have something in them. */
function filledOf({ title, introduction, neighbourhoodIds, startsOn, endsOn, theme }: Draft): StepKey[] {
  const isFilled: Record<StepKey, boolean> = {
    content: title !== "" && introduction !== "",
    audience: neighbourhoodIds.length > 0,
    time: startsOn !== null && endsOn !== null,
    extras: theme !== null,
    check: false,
  };
  return stepKeys.filter((step) => isFilled[step]);
}
