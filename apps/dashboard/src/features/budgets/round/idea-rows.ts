/** The ideas of a vote as the list of its editor shows them. Pure. */
import { fold, searchWords } from "@stoep/contract/search-words";
import type { KnownIdea, Surroundings } from "../parts/surroundings.ts";
import { type Draft, isTooDear } from "./draft.ts";

/** What an idea on the ballot lacks before the vote can be opened; or that it can never be chosen. */
export const ideaFaults = ["ideaNotEligible", "costRequired", "districtRequired", "tooDear"] as const;
export type IdeaFault = (typeof ideaFaults)[number];

export type IdeaRow = {
  ideaId: string;
  /** In the order of the ballot. */
  place: number;
  districtId: string | null;
  /** Undefined: nothing is known of it any more. */
  idea: KnownIdea | undefined;
  faults: IdeaFault[];
};

export function ballotRows({ districts, ideas }: Pick<Draft, "districts" | "ideas">, known: Surroundings["ideas"]) {
  const budgets = new Map(districts.map(({ id, budget }) => [id, budget]));
  return ideas.map(({ ideaId, districtId }, place): IdeaRow => {
    const idea = known.get(ideaId);
    const isFault: Record<IdeaFault, boolean> = {
      ideaNotEligible: !idea?.isEligible,
      costRequired: idea?.isEligible === true && idea.cost === null,
      districtRequired: districtId === null || !budgets.has(districtId),
      tooDear: isTooDear(idea?.cost, budgets.get(districtId ?? "") ?? null),
    };
    return { ideaId, place, districtId, idea, faults: ideaFaults.filter((fault) => isFault[fault]) };
  });
}

/** Ideas that can be put on the ballot, and are not. */
export function offeredIdeas({ ideas }: Pick<Draft, "ideas">, known: Surroundings["ideas"]): KnownIdea[] {
  const present = new Set(ideas.map(({ ideaId }) => ideaId));
  return [...known.values()].filter(({ ideaId, isEligible }) => isEligible && !present.has(ideaId));
}

/** Whether a title has all typed words. */
export function titleSearch(typed: string): (title: string) => boolean {
  const words = searchWords(typed);
  return (title) => {
    const folded = fold(title);
    return words.every((word) => folded.includes(word));
  };
}

export const pageSize = 25;

/** The rows of a page; of the last one if there are fewer. */
export function pageOf<T>(rows: readonly T[], page: number) {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const shown = Math.min(page, pages - 1);
  return { page: shown, pages, rows: rows.slice(shown * pageSize, (shown + 1) * pageSize) };
}
