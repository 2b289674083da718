import { useQueryClient } from "@tanstack/react-query";

/** What changes on an idea without a new page of it. */
export interface IdeaCounts {
  isSupported: boolean;
  supportCount: number;
  commentCount: number;
}
type Known = IdeaCounts & { id: string };

/** Changes an idea wherever a cached response holds it: pages of a list, the idea itself. */
export function replaceIdea(known: unknown, ideaId: string, change: (idea: Known) => Partial<IdeaCounts>): unknown {
  if (Array.isArray(known)) return known.map((one) => replaceIdea(one, ideaId, change));
  if (known === null || typeof known !== "object") return known;
  if ("supportCount" in known) {
    const idea = known as Known;
    return idea.id === ideaId ? { ...idea, ...change(idea) } : known;
  }
  return Object.fromEntries(Object.entries(known).map(([key, value]) => [key, replaceIdea(value, ideaId, change)]));
}

/** After support or a comment, updates every list that shows the idea, without a refetch. */
export function useIdeaCache() {
  const queries = useQueryClient();
  return (ideaId: string, change: (idea: Known) => Partial<IdeaCounts>) =>
    queries.setQueriesData({ queryKey: ["participation"] }, (known: unknown) => replaceIdea(known, ideaId, change));
}
