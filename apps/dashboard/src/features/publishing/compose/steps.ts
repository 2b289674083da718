/** The steps of a message, the fields in each, and the state of each. Pure. */
import { type StepState, stepsIn } from "../../../app/editor/index.ts";
import type { Draft } from "./draft.ts";
import { messageChecks } from "./problems.ts";
import { sectionsOf } from "./sections.ts";

export const stepKeys = ["content", "audience", "extras", "check"] as const;
export type StepKey = (typeof stepKeys)[number];

const audience = ["visibility", "neighbourhoodIds", "streetIds"];
const extras = ["images", "videoUrl", "attachmentIds", "ctaType", "ctaLink", "ctaText", "ctaDescription", "link"];

/** The step that contains the field at this path. */
export function stepOf(path: string): StepKey {
  const field = path.split(".")[0] ?? path;
  if (audience.includes(field)) return "audience";
  return extras.includes(field) ? "extras" : "content";
}

export const messageSteps = stepsIn(stepKeys);

/** Extras are optional, and so done once passed. */
export function stepStates(draft: Draft, furthest: StepKey, isChecked: boolean): StepState<StepKey>[] {
  const lacks = messageChecks.lacksOf(draft).map(({ path }) => stepOf(path));
  const filled = sectionsOf(draft).flatMap(({ path, state }) => (state === "complete" ? [stepOf(path)] : []));
  return messageSteps.states({ lacks, filled, furthest, isChecked });
}
