import { useGo, useSearch } from "../../../app/index.ts";
import { editPath, type NewKind, newPaths } from "../parts/words.ts";
import { type StepKey, stepKeys } from "./steps.ts";

export const allNewPaths = Object.values(newPaths);

/** The step in the address, and navigation to another, with its own entry in the browser's history. */
export function useStepAddress(surveyId: string | undefined, kind: NewKind) {
  const go = useGo();
  const given = useSearch(["step"]).step;
  const step: StepKey = stepKeys.find((one) => one === given) ?? "title";
  const hrefOf = (next: StepKey, id = surveyId): string => {
    const isFirst = id !== undefined && next === "title";
    return `${id ? editPath(id) : newPaths[kind]}${isFirst ? "" : `?step=${next}`}`;
  };
  return { step, hrefOf, open: (next: StepKey, id?: string) => go(hrefOf(next, id)) };
}
