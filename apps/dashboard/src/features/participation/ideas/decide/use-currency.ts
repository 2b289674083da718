import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useMembership } from "../../../../app/index.ts";
import type { Idea } from "../parts/words.ts";

/** The currency in which an idea's costs are given: that of those it has, else the project's, else the network's. */
export function useCurrency({ projectId, cost, costToDate }: Pick<Idea, "projectId" | "cost" | "costToDate">): string {
  const { slug } = useMembership().network;
  const project = useQuery(queryOf(api.participation.getProject, { params: { projectId } })).data;
  const network = useQuery({
    ...queryOf(api.neighbourhoods.getTileConfig, { params: { networkSlug: slug } }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  return cost?.currency ?? costToDate?.currency ?? project?.currency ?? network?.currency ?? "EUR";
}
