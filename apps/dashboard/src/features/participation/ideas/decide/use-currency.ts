import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useMembership } from "../../../../app/index.ts";
import type { Idea } from "../parts/words.ts";

/** The currency in which costs of a project are given: its own, else the network's. */
export function useCurrency({ projectId, cost }: Pick<Idea, "projectId" | "cost">): string {
  const { slug } = useMembership().network;
  const project = useQuery(queryOf(api.participation.getProject, { params: { projectId } })).data;
  const network = useQuery({
    ...queryOf(api.neighbourhoods.getTileConfig, { params: { networkSlug: slug } }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  return cost?.currency ?? project?.currency ?? network?.currency ?? "EUR";
}
