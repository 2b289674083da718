/** The part of a vote that a trial counts. Pure. */
import type { KnownIdea } from "../parts/surroundings.ts";
import type { Draft } from "../round/draft.ts";
import type { TrialDistrict, TrialInput } from "./trial-count.ts";

type Prepared = { roundId: string; draft: Draft; ideas: ReadonlyMap<string, KnownIdea>; ballots: number };

/** Districts with a budget, and of their ideas those with a cost. */
export function trialInput({ roundId, draft, ideas, ballots }: Prepared): TrialInput {
  const { ballot, atLeast, atMost, stopsAtFirst } = draft;
  return {
    seed: roundId,
    ballots,
    ballot: ballot === "basket" ? { kind: "basket" } : { kind: "approval", atLeast, atMost },
    stopsAtFirst,
    districts: draft.districts.flatMap(({ id, name, budget }): TrialDistrict[] => {
      const priced = draft.ideas.flatMap(({ ideaId, districtId }) => {
        const idea = districtId === id ? ideas.get(ideaId) : undefined;
        const cost = idea?.cost ?? null;
        return idea && cost !== null ? [{ id: ideaId, title: idea.title, cost }] : [];
      });
      return budget === null || priced.length === 0 ? [] : [{ id, name, budget, ideas: priced }];
    }),
  };
}
