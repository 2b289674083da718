/** The steps of preparing a vote, the fields in each, and the state of each. Pure. */
import { type StepState, stepsIn } from "../../../app/editor/index.ts";
import type { Draft } from "./draft.ts";

export const stepKeys = ["rules", "districts", "ideas", "trial", "check"] as const;
export type StepKey = (typeof stepKeys)[number];

/** The step that contains the field at this path. */
export function stepOf(path: string): StepKey {
  const [field = path, , part] = path.split(".");
  if (field === "ideas" || part === "ideas") return "ideas";
  if (field === "districts") return "districts";
  return field === "currency" ? "check" : "rules";
}

export const roundSteps = stepsIn(stepKeys);

export function stepStates(draft: Draft, lacks: readonly string[], furthest: StepKey): StepState<StepKey>[] {
  const isFilled: Record<StepKey, boolean> = {
    rules: draft.opensOn !== null && draft.endsOn !== null,
    districts: draft.districts.some(({ budget }) => budget !== null),
    ideas: draft.ideas.length > 0,
    trial: false,
    check: false,
  };
  const filled = stepKeys.filter((step) => isFilled[step]);
  return roundSteps.states({ lacks: lacks.map(stepOf), filled, furthest, isChecked: true });
}
