/** What residents chose by vote goes on to be carried out. D §11 */
import type { IdeaType } from "@stoep/contract/participation";
import type { Tx } from "#kernel/database.ts";
import { isOpenIdea, lockIdeas } from "../ideas/index.ts";
import { decide } from "./act.ts";

interface Chosen {
  projectId: string;
  ideaIds: readonly string[];
  /** Of what was voted on: with another type, staff have decided since. */
  types: readonly IdeaType[];
}

/**
 * Leaves alone what was merged, hidden, withdrawn or decided since. Nobody is told: the vote tells its result. The project must be shared;
 * ideas are locked in the order of their ids. Returns those that went on.
 */
export async function chooseByVote(db: Tx, { projectId, ideaIds, types }: Chosen, at: Date): Promise<string[]> {
  const ideas = (await lockIdeas(db, projectId, ideaIds)).filter(
    (idea) => isOpenIdea(idea) && types.includes(idea.type),
  );
  for (const idea of ideas)
    await decide(db, idea, { type: "implemented", reason: "", cost: null }, { accountId: null, at });
  return ideas.map(({ id }) => id);
}
