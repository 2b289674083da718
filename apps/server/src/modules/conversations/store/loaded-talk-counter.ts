/** Counts what residents wrote, after loading it in bulk: the same result as counting each act (talk-counter.ts). */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { type TalkKind, talkKinds } from "./talk-counter.ts";

/** Call it while nothing is counted yet. */
export async function countLoadedTalk(db: Tx): Promise<void> {
  await db
    .insertInto("participant")
    .columns(["subjectId", "accountId", "neighbourhoodId", "acts"])
    .expression(
      db
        .selectFrom(selectActs(db).as("act"))
        .groupBy(["subjectId", "accountId"])
        .select(({ ref, fn }) => [
          "subjectId",
          "accountId",
          sql<string>`(array_agg(${ref("neighbourhoodId")} order by ${ref("neighbourhoodId")}))[1]`.as("place"),
          fn.countAll<number>().as("acts"),
        ]),
    )
    .execute();
  const acts = db.selectFrom(selectActs(db).as("act")).selectAll("act").select(sql.lit(0).as("people"));
  const people = db
    .selectFrom("participant")
    .select(["subjectId", "accountId", "neighbourhoodId", ...talkKinds.map((kind) => sql.lit(0).as(kind))])
    .select(sql.lit(1).as("people"));
  await db
    .insertInto("talkTally")
    .columns(["subjectId", "neighbourhoodId", ...talkKinds, "people"])
    .expression(
      db
        .selectFrom(acts.unionAll(people).as("part"))
        .groupBy(["subjectId", "neighbourhoodId"])
        .select(["subjectId", "neighbourhoodId"])
        .select(({ fn }) => [...talkKinds, "people" as const].map((name) => fn.sum<number>(name).as(name))),
    )
    .execute();
}

/** Reactions to the subject itself, visible comments and votes. */
function selectActs(db: Db) {
  const reacted = db
    .selectFrom("reaction")
    .where("neighbourhoodId", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("comment").whereRef("comment.id", "=", "reaction.subjectId").select("comment.id"))),
    )
    .select((eb) => ["subjectId", "accountId", eb.ref("neighbourhoodId").$notNull().as("neighbourhoodId")])
    .select(oneOf("reactions"));
  const commented = db
    .selectFrom("comment")
    .where("authorResidentId", "is not", null)
    .where("authorAccountId", "is not", null)
    .where("neighbourhoodId", "is not", null)
    .where("deletedAt", "is", null)
    .where("hiddenAt", "is", null)
    .select((eb) => [
      "subjectId",
      eb.ref("authorAccountId").$notNull().as("accountId"),
      eb.ref("neighbourhoodId").$notNull().as("neighbourhoodId"),
    ])
    .select(oneOf("comments"));
  const voted = db
    .selectFrom("vote")
    .innerJoin("resident", "resident.id", "vote.residentId")
    .select(["vote.subjectId", "resident.accountId", "vote.neighbourhoodId"])
    .select(oneOf("votes"));
  return reacted.unionAll(commented).unionAll(voted);
}

const oneOf = (what: TalkKind) => talkKinds.map((kind) => sql.lit(kind === what ? 1 : 0).as(kind));
