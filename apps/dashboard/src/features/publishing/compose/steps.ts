/** The steps of a message, the fields in each, and the state of each. Pure. */
import type { Step } from "@stoep/ui";
import type { Draft } from "./draft.ts";
import { messageChecks } from "./problems.ts";
import { sectionsOf } from "./sections.ts";

export const stepKeys = ["content", "audience", "extras", "check"] as const;
export type StepKey = (typeof stepKeys)[number];

const audience = ["visibility", "neighbourhoodIds", "streetIds"];
const extras = ["images", "videoUrl", "attachmentIds", "ctaType", "ctaLink", "ctaText", "ctaDescription"];

/** The step that contains the field at this path. */
export function stepOf(path: string): StepKey {
  const field = path.split(".")[0] ?? path;
  if (audience.includes(field)) return "audience";
  return extras.includes(field) ? "extras" : "content";
}

export const placeOf = (step: StepKey): number => stepKeys.indexOf(step);
export const stepAfter = (step: StepKey): StepKey => stepKeys[placeOf(step) + 1] ?? "check";
export const stepBefore = (step: StepKey): StepKey | null => stepKeys[placeOf(step) - 1] ?? null;

/** What a step says about its state, in the words of the overview's sections. */
type StepNote = "missing" | "complete" | "optional" | "checked" | "unchecked";
type StepStatus = { state: Step["state"]; note: StepNote };
export type StepState = StepStatus & { key: StepKey; missing: number };

/**
 * `furthest` is the last step opened so far. All steps show what is missing, but only those that were passed mark it as a fault.
 * Extras are optional, and so done once passed. The check is done if this version was checked, or is published.
 */
export function stepStates(draft: Draft, furthest: StepKey, isChecked: boolean): StepState[] {
  const lacks = messageChecks.lacksOf(draft).map(({ path }) => stepOf(path));
  const filled = sectionsOf(draft).flatMap(({ path, state }) => (state === "complete" ? [stepOf(path)] : []));
  return stepKeys.map((key) => {
    const missing = lacks.filter((one) => one === key).length;
    if (key === "check") return { key, missing, ...checkState(isChecked && lacks.length === 0) };
    return { key, missing, ...fieldsState(missing, filled.includes(key), placeOf(key) < placeOf(furthest)) };
  });
}

const checkState = (isDone: boolean): StepStatus =>
  isDone ? { state: "done", note: "checked" } : { state: "open", note: "unchecked" };

function fieldsState(missing: number, isFilled: boolean, isPassed: boolean): StepStatus {
  if (missing > 0) return { state: isPassed ? "missing" : "open", note: "missing" };
  return { state: isPassed || isFilled ? "done" : "open", note: isFilled ? "complete" : "optional" };
}
