/** The steps of a message, which fields stand in each, and how far each is. Pure. */
import type { Step } from "@stoep/ui";
import type { Draft } from "./model.ts";
import { messageChecks } from "./problems.ts";

export const stepKeys = ["content", "audience", "extras", "check"] as const;
export type StepKey = (typeof stepKeys)[number];

const audience = ["visibility", "neighbourhoodIds", "streetIds"];
const extras = ["images", "videoUrl", "attachmentIds", "ctaLink", "ctaText", "ctaDescription"];

/** The step in which a field stands, by its path. */
export function stepOf(path: string): StepKey {
  const field = path.split(".")[0] ?? path;
  if (audience.includes(field)) return "audience";
  return extras.includes(field) ? "extras" : "content";
}

export const placeOf = (step: StepKey): number => stepKeys.indexOf(step);
export const stepAfter = (step: StepKey): StepKey => stepKeys[placeOf(step) + 1] ?? "check";
export const stepBefore = (step: StepKey): StepKey | null => stepKeys[placeOf(step) - 1] ?? null;

export type StepState = { key: StepKey; state: Step["state"]; missing: number };

/**
 * `furthest`: the last step that was open. What is missing is said only of steps that somebody has seen; extras are optional, so
 * they are done once they have been passed. The check is done when this version was checked, or is online.
 */
export function stepStates(draft: Draft, furthest: StepKey, isChecked: boolean): StepState[] {
  const lacks = messageChecks.lacksOf(draft).map(({ path }) => stepOf(path));
  return stepKeys.map((key) => {
    const missing = lacks.filter((one) => one === key).length;
    const isPassed = placeOf(key) < placeOf(furthest);
    if (key === "check") return { key, missing, state: isChecked && lacks.length === 0 ? "done" : "open" };
    if (missing > 0) return { key, missing, state: isPassed ? "missing" : "open" };
    return { key, missing, state: isPassed ? "done" : "open" };
  });
}
