/** Ideas of a project that may be put to the vote. */
import { roundLimits } from "@stoep/contract/budgets";
import type { Db } from "#kernel/database.ts";
import { isEligible } from "./rounds.ts";

/** The best supported first; one more than a vote may have, to tell that there are more. */
export const listCandidates = (db: Db, projectId: string) =>
  db
    .selectFrom("ideaTally")
    .innerJoin("idea", "idea.id", "ideaTally.ideaId")
    .where("ideaTally.projectId", "=", projectId)
    .where(isEligible)
    .select(["idea.id as ideaId", "idea.title", "idea.language", "idea.cost", "idea.neighbourhoodId"])
    .orderBy("ideaTally.supporters", "desc")
    .orderBy("ideaTally.ideaId", "desc")
    .limit(roundLimits.ideas + 1)
    .execute();
