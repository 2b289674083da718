import { type Problems, translationAt, useProblems } from "../../../app/editor/index.ts";
import { languageNames } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import type { Draft } from "./draft.ts";
import { projectChecks } from "./problems.ts";
import type { ProjectDesk } from "./use-desk.ts";

export function useProjectProblems(desk: ProjectDesk, draft: Draft): Problems {
  return useProblems({ desk, draft, checks: projectChecks, placeText: usePlaceText(draft) });
}

/** A prefix for the fault of one item of a list: "Phase 2: ". */
function usePlaceText(draft: Draft): (path: string) => string {
  const t = useText();
  return (path) => {
    const translation = draft.translations[translationAt(path) ?? -1];
    if (translation) return `${languageNames[translation.language]}: `;
    const [, place] = /^phases\.(\d+)/.exec(path) ?? [];
    return place === undefined ? "" : `${t("phases.name", { number: Number(place) + 1 })}: `;
  };
}
