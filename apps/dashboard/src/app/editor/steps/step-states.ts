/** The steps of a document in their order, the fields in each, and the state of each. Pure. */
import type { Step } from "@stoep/ui";

/** What a step says about its state. */
export type StepNote = "missing" | "complete" | "optional" | "checked" | "unchecked";
type StepStatus = { state: Step["state"]; note: StepNote };
export type StepState<Key> = StepStatus & { key: Key; missing: number };

type Facts<Key> = {
  /** The steps of the fields that are missing or wrong, one for each. */
  lacks: readonly Key[];
  /** The steps that have something in them. */
  filled: readonly Key[];
  /** The last step opened so far. */
  furthest: Key;
  /** Whether this version was checked, or is published. */
  isChecked: boolean;
};

/** `keys`: the last one is the check. */
export function stepsIn<Key extends string>(keys: readonly Key[]) {
  const placeOf = (step: Key): number => keys.indexOf(step);
  const last = keys.at(-1);
  return {
    keys,
    placeOf,
    after: (step: Key): Key => keys[placeOf(step) + 1] ?? step,
    before: (step: Key): Key | null => keys[placeOf(step) - 1] ?? null,
    /** All steps show what is missing, but only those that were passed mark it as a fault. Optional ones are done once passed. */
    states({ lacks, filled, furthest, isChecked }: Facts<Key>): StepState<Key>[] {
      return keys.map((key) => {
        const missing = lacks.filter((one) => one === key).length;
        if (key === last) return { key, missing, ...checkState(isChecked && lacks.length === 0) };
        return { key, missing, ...fieldsState(missing, filled.includes(key), placeOf(key) < placeOf(furthest)) };
      });
    },
  };
}

const checkState = (isDone: boolean): StepStatus =>
  isDone ? { state: "done", note: "checked" } : { state: "open", note: "unchecked" };

function fieldsState(missing: number, isFilled: boolean, isPassed: boolean): StepStatus {
  if (missing > 0) return { state: isPassed ? "missing" : "open", note: "missing" };
  return { state: isPassed || isFilled ? "done" : "open", note: isFilled ? "complete" : "optional" };
}
