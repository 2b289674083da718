/** What a vote is about: the citizen budget, its neighbourhoods, and the ideas that can be voted on. */
import type { RoundFacts } from "@stoep/contract/budgets";
import { useToday } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { api, queryOf } from "../../../app/index.ts";
import type { Project, Round, RoundCandidate } from "./words.ts";

/** An idea on the ballot, or one that could be. */
export type KnownIdea = Omit<RoundCandidate, "neighbourhoodId"> & {
  /** Null: not known, as of an idea that can no longer be voted on. */
  neighbourhoodId: string | null;
  isEligible: boolean;
};

export type Surroundings = {
  project: Pick<Project, "id" | "title" | "currency" | "neighbourhoodIds">;
  /** By their ids, the best supported first. */
  ideas: ReadonlyMap<string, KnownIdea>;
  /** Only the best supported ideas are offered; there are more. */
  isCut: boolean;
  facts: RoundFacts;
};

type Offered = { items: RoundCandidate[]; isCut: boolean };

/** Pure. */
export function surroundingsOf(project: Project, offered: Offered, round: Round, today: string): Surroundings {
  const ideas = new Map<string, KnownIdea>(
    offered.items.map((candidate) => [candidate.ideaId, { ...candidate, isEligible: true }]),
  );
  for (const { ideaId, title, language, cost, isEligible } of round.ideas) {
    if (!ideas.has(ideaId)) ideas.set(ideaId, { ideaId, title, language, cost, isEligible, neighbourhoodId: null });
  }
  const eligible = [...ideas.values()].filter(({ isEligible }) => isEligible);
  return {
    project,
    ideas,
    isCut: offered.isCut,
    facts: {
      today,
      currency: project.currency,
      neighbourhoodIds: project.neighbourhoodIds,
      costs: new Map(eligible.map(({ ideaId, cost }) => [ideaId, cost])),
      codeDistrictIds: round.codeDistrictIds,
    },
  };
}

export const projectQuery = (projectId: string) => queryOf(api.participation.getProject, { params: { projectId } });
export const candidatesQuery = (projectId: string) =>
  queryOf(api.budgets.listRoundCandidates, { params: { projectId } });

/** Undefined while something of it is loading. */
export function useSurroundings(projectId: string, round: Round): Surroundings | undefined {
  const today = useToday();
  const project = useQuery(projectQuery(projectId)).data;
  const offered = useQuery(candidatesQuery(projectId)).data;
  return useMemo(
    () => project && offered && surroundingsOf(project, offered, round, today),
    [project, offered, round, today],
  );
}
