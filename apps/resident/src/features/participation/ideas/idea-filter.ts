import type { IdeaGroup, IdeaKind, ReadProject } from "@stoep/contract/participation";
import { ideaGroups, ideaKinds, ideaTypes } from "@stoep/contract/participation/values";
import { useSearchParams } from "wouter";

type IdeaType = (typeof ideaTypes)[number];

export interface IdeaFilter {
  sort: "newest" | "support";
  view: "list" | "map";
  group: IdeaGroup;
  type: IdeaType | undefined;
  kind: IdeaKind | undefined;
  phase: string | undefined;
  search: string;
}

const oneOf = <T extends string>(values: readonly T[], given: string | null): T | undefined =>
  values.find((value) => value === given);

/** Keeps what the list shows in the address, so that it can be shared and survives a reload. */
export function useIdeaFilter(phases: ReadProject["phases"]): [IdeaFilter, (change: Partial<IdeaFilter>) => void] {
  const [given, setGiven] = useSearchParams();
  const wanted: IdeaFilter = {
    sort: given.get("sort") === "support" ? "support" : "newest",
    view: given.get("view") === "map" ? "map" : "list",
    group: oneOf(ideaGroups, given.get("group")) ?? "all",
    type: oneOf(ideaTypes, given.get("type")),
    kind: oneOf(ideaKinds, given.get("kind")),
    phase: phases.find(({ id }) => id === given.get("phase"))?.id,
    search: given.get("search")?.slice(0, 100) ?? "",
  };
  const want = (change: Partial<IdeaFilter>) => {
    const { sort, view, group, ...filters } = { ...wanted, ...change };
    const next = new URLSearchParams();
    if (sort === "support") next.set("sort", sort);
    if (view === "map") next.set("view", view);
    if (group !== "all") next.set("group", group);
    for (const [key, value] of Object.entries(filters)) if (value) next.set(key, value);
    setGiven(next, { replace: true });
  };
  return [wanted, want];
}

export const noFilter = { group: "all", type: undefined, kind: undefined, phase: undefined, search: "" } as const;

export const filterCount = ({ group, type, kind, phase, search }: IdeaFilter): number =>
  [group !== "all", type, kind, phase, search].filter(Boolean).length;

/** The filter as the contract's query. */
export const queryFor = ({ group, type, kind, phase, search }: IdeaFilter) => ({
  group,
  types: type ? [type] : undefined,
  kind,
  phaseId: phase,
  search: search || undefined,
});
