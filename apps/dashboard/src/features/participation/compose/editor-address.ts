import { useCreatedAddress } from "../../../app/editor/index.ts";
import { useGo, useSearch } from "../../../app/index.ts";
import { editPath, newPaths, type ProjectKind } from "../parts/words.ts";
import type { Origin } from "./draft.ts";
import { type StepKey, stepKeys } from "./steps.ts";

export const allNewPaths = Object.values(newPaths);

/** What a new project is to be. */
export type NewProject = { kind: ProjectKind; origin: Origin | null };

/** Gives a new project that now exists its own address. */
export const useProjectAddress = (createdId: string | undefined): void =>
  useCreatedAddress(createdId, allNewPaths, editPath);

/** The step in the address, and navigation to another, with its own entry in the browser's history. */
export function useStepAddress(projectId: string | undefined, { kind, origin }: NewProject) {
  const go = useGo();
  const given = useSearch(["step"]).step;
  const step: StepKey = stepKeys.find((one) => one === given) ?? "content";
  const hrefOf = (next: StepKey, id = projectId): string => {
    // Without its step, the address of a new project would start another one, and lose what was chosen in this one.
    const known = { shout: origin?.id ?? "", title: origin?.title ?? "", neighbourhood: origin?.neighbourhoodId ?? "" };
    const search = new URLSearchParams(!id && origin ? known : undefined);
    if (!id || next !== "content") search.set("step", next);
    return `${id ? editPath(id) : newPaths[kind]}${search.size > 0 ? `?${search}` : ""}`;
  };
  return { step, hrefOf, open: (next: StepKey, id?: string) => go(hrefOf(next, id)) };
}
