import { findNamed } from "@stoep/contract/search-words";
import { useState } from "react";
import { useSearchParams } from "wouter";
import type { Basket, Choice } from "./basket.ts";

export const choiceViews = ["all", "chosen", "fitting"] as const;
export type ChoiceView = (typeof choiceViews)[number];
export interface ChoiceFilter {
  view: ChoiceView;
  search: string;
}

/** Keeps what the list shows in the address, so that it is the same when the reader comes back from an idea. */
export function useChoiceFilter(): [ChoiceFilter, (change: Partial<ChoiceFilter>) => void] {
  const [given, setGiven] = useSearchParams();
  const wanted: ChoiceFilter = {
    view: choiceViews.find((view) => view === given.get("view")) ?? "all",
    search: given.get("search")?.slice(0, 100) ?? "",
  };
  const want = (change: Partial<ChoiceFilter>) => {
    const { view, search } = { ...wanted, ...change };
    const next = new URLSearchParams();
    if (view !== "all") next.set("view", view);
    if (search) next.set("search", search);
    setGiven(next, { replace: true });
  };
  return [wanted, want];
}

/** The ideas that a filter shows. Pure. */
export function filtered(ideas: readonly Choice[], { view, search }: ChoiceFilter, basket: Basket): Choice[] {
  const shown = {
    all: () => true,
    chosen: ({ ideaId }: Choice) => basket.has(ideaId),
    fitting: (idea: Choice) => !basket.has(idea.ideaId) && basket.hindranceOf(idea) === null,
  };
  return findNamed(ideas.filter(shown[view]), ({ title }) => [title], search);
}

/**
 * The ideas that the reader asked to see. They stay on the screen until something else is asked for: what is added or removed does not
 * move away under the finger.
 */
export function useFiltered(ideas: readonly Choice[], wanted: ChoiceFilter, basket: Basket): Choice[] {
  const asked = JSON.stringify([wanted, ideas.map(({ ideaId }) => ideaId)]);
  const [kept, setKept] = useState(() => ({ asked, ids: idsOf(filtered(ideas, wanted, basket)) }));
  const ids = kept.asked === asked ? kept.ids : idsOf(filtered(ideas, wanted, basket));
  if (kept.asked !== asked) setKept({ asked, ids });
  const byId = new Map(ideas.map((idea) => [idea.ideaId, idea]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const idsOf = (ideas: readonly Choice[]): string[] => ideas.map(({ ideaId }) => ideaId);
