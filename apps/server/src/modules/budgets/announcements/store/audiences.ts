/** Who is told of a vote: residents, a page of them at a time, in the order of their ids. */
import type { NotNull } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { isReadByResident, nextInAudience } from "#modules/participation/index.ts";
import type { ToldVote } from "./due.ts";

export interface PageOfPeople {
  /** The last one of the page before. */
  after: string | null;
  limit: number;
}

/** Proven residents of its neighbourhoods who may read the project and have no ballot in the vote. */
export async function nextWithoutBallot(db: Db, vote: ToldVote, { after, limit }: PageOfPeople): Promise<string[]> {
  const rows = await db
    .selectFrom("resident")
    .innerJoin("project", (join) => join.on("project.id", "=", vote.projectId))
    .innerJoin("ballotDistrictNeighbourhood as home", (join) =>
      join.on("home.roundId", "=", vote.id).onRef("home.neighbourhoodId", "=", "resident.neighbourhoodId"),
    )
    .innerJoin("public.account as person", "person.id", "resident.accountId")
    .where("resident.leftAt", "is", null)
    .where("resident.provenAt", "is not", null)
    .where("person.disabledAt", "is", null)
    .where(isReadByResident)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("ballotRight")
            .whereRef("ballotRight.residentId", "=", "resident.id")
            .where("ballotRight.projectId", "=", vote.projectId)
            .where("ballotRight.phaseId", "=", vote.phaseId)
            .where("ballotRight.isUsed", "=", true)
            .select("ballotRight.id"),
        ),
      ),
    )
    .$if(after !== null, (query) => query.where("resident.id", ">", after ?? ""))
    .select("resident.id")
    .orderBy("resident.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Voters, authors and supporters of its ideas, and followers of the project. */
export function nextConcerned(db: Db, vote: ToldVote, page: PageOfPeople): Promise<string[]> {
  const { projectId, phaseId, ideaIds } = vote;
  const voters = db
    .selectFrom("ballotRight as cast")
    .where("cast.projectId", "=", projectId)
    .where("cast.phaseId", "=", phaseId)
    .where("cast.isUsed", "=", true)
    // Stoep does not know who has a code.
    .where("cast.residentId", "is not", null)
    .select("cast.residentId")
    .$narrowType<{ residentId: NotNull }>();
  return nextInAudience(db, { ideaIds, projectId }, { ...page, voters });
}

/** Those who had voted in one that was given up. */
export async function nextWithLostBallot(db: Db, vote: ToldVote, { after, limit }: PageOfPeople): Promise<string[]> {
  const rows = await db
    .selectFrom("ballotRight")
    .innerJoin("resident", "resident.id", "ballotRight.residentId")
    .innerJoin("public.account as person", "person.id", "resident.accountId")
    .where("ballotRight.lostIn", "=", vote.id)
    .where("resident.leftAt", "is", null)
    .where("person.disabledAt", "is", null)
    .$if(after !== null, (query) => query.where("ballotRight.residentId", ">", after ?? ""))
    .select("resident.id")
    .orderBy("ballotRight.residentId")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Nothing says any more who had voted in it: rights that were not used again go. */
export async function forgetLostBallots(db: Tx, roundId: string): Promise<void> {
  await db.deleteFrom("ballotRight").where("lostIn", "=", roundId).where("isUsed", "=", false).execute();
  await db.updateTable("ballotRight").set({ lostIn: null }).where("lostIn", "=", roundId).execute();
}
