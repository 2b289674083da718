/** What the file of ballots of a district is made of. */
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "#kernel/database.ts";

interface District {
  roundId: string;
  districtId: string;
}

export type PublishedDistrict = NonNullable<Awaited<ReturnType<typeof findPublished>>>;

/** A counted district with at least `fewest` ballots, and its ideas as they were locked. */
export const findPublished = (db: Db, { roundId, districtId }: District, fewest: number) =>
  db
    .selectFrom("ballotResult as result")
    .innerJoin("ballotRound as round", "round.id", "result.roundId")
    .innerJoin("ballotDistrict as district", (join) =>
      join.onRef("district.roundId", "=", "result.roundId").onRef("district.id", "=", "result.districtId"),
    )
    .innerJoin("project", "project.id", "round.projectId")
    .where("result.roundId", "=", roundId)
    .where("result.districtId", "=", districtId)
    .where("result.ballots", ">=", fewest)
    .select(["round.id as roundId", "round.projectId", "round.opensOn", "round.endsOn", "round.currency"])
    .select(["round.ballot", "round.atLeast", "round.atMost", "round.rule", "round.stopsAtFirst"])
    .select(["district.id as districtId", "district.name", "district.budget", "project.title", "project.language"])
    .select(["result.ballots", "result.outcome"])
    .select(
      jsonArrayFrom(
        db
          .selectFrom("ballotIdea")
          .innerJoin("idea", "idea.id", "ballotIdea.ideaId")
          .where("ballotIdea.roundId", "=", sql.ref<string>("round.id"))
          .where("ballotIdea.districtId", "=", sql.ref<string>("district.id"))
          .select(["ballotIdea.ideaId", "ballotIdea.position", "ballotIdea.title", "ballotIdea.cost"])
          .select((eb) =>
            sql<boolean>`${eb("idea.hiddenBecause", "is not distinct from", "staff")}`.as("isHiddenByStaff"),
          )
          .orderBy("ballotIdea.position"),
      ).as("ideas"),
    )
    .executeTakeFirst();

const batch = 1_000;

/** In the order of their numbers. */
export async function* readCounted(db: Db, { roundId, districtId }: District) {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom("countedBallot")
      .select(["number", "choices"])
      .where("roundId", "=", roundId)
      .where("districtId", "=", districtId)
      .where("number", ">", last)
      .orderBy("number")
      .limit(batch)
      .execute();
    yield rows;
    if (rows.length < batch) return;
    last = rows.at(-1)?.number ?? last;
  }
}
