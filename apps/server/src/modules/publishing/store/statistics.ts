/** Figures per message and neighbourhood. One definition for the exact figures and for the roll-up that lists read. S1 §9 */
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { selectReached } from "./reach.ts";

/**
 * Rows of (message, neighbourhood). Reached: residents whom it reaches now. Reactions, comments and votes are those of
 * residents, by where they live; comments that stand. Each part brings one figure; together they are summed.
 */
export function selectEngagement(db: Db, postIds: string[]) {
  const ids = sql<string>`any(${postIds}::uuid[])`;
  const none = sql<number>`0::bigint`;
  const noFigures = [none.as("reached"), none.as("seen"), none.as("opened"), none.as("reactions")] as const;
  const places = db
    .selectFrom("postNeighbourhood")
    .where("postId", "=", ids)
    .select(["postId", "neighbourhoodId"])
    .select([...noFigures, none.as("comments"), none.as("votes")]);
  const reached = selectReached(db)
    .where("postNeighbourhood.postId", "=", ids)
    .groupBy(["postNeighbourhood.postId", "postNeighbourhood.neighbourhoodId"])
    .select(["postNeighbourhood.postId", "postNeighbourhood.neighbourhoodId"])
    .select(({ fn }) => [fn.countAll<number>().as("reached"), none.as("seen"), none.as("opened"), none.as("reactions")])
    .select([none.as("comments"), none.as("votes")]);
  const seen = db
    .selectFrom("postView")
    .where("postId", "=", ids)
    .groupBy(["postId", "neighbourhoodId"])
    .select(["postId", "neighbourhoodId", none.as("reached")])
    .select(({ fn }) => [fn.countAll<number>().as("seen"), fn.count<number>("openedAt").as("opened")])
    .select([none.as("reactions"), none.as("comments"), none.as("votes")]);
  const reactions = db
    .selectFrom("reaction")
    .where("subjectId", "=", ids)
    .where("neighbourhoodId", "is not", null)
    .groupBy(["subjectId", "neighbourhoodId"])
    .select((eb) => ["subjectId as postId", eb.ref("neighbourhoodId").$notNull().as("neighbourhoodId")])
    .select([none.as("reached"), none.as("seen"), none.as("opened")])
    .select(({ fn }) => [fn.countAll<number>().as("reactions"), none.as("comments"), none.as("votes")]);
  const comments = db
    .selectFrom("comment")
    .where("subjectId", "=", ids)
    .where("neighbourhoodId", "is not", null)
    .where("deletedAt", "is", null)
    .where("hiddenAt", "is", null)
    .groupBy(["subjectId", "neighbourhoodId"])
    .select((eb) => ["subjectId as postId", eb.ref("neighbourhoodId").$notNull().as("neighbourhoodId")])
    .select([...noFigures])
    .select(({ fn }) => [fn.countAll<number>().as("comments"), none.as("votes")]);
  const votes = db
    .selectFrom("vote")
    .where("subjectId", "=", ids)
    .groupBy(["subjectId", "neighbourhoodId"])
    .select(["subjectId as postId", "neighbourhoodId", ...noFigures, none.as("comments")])
    .select(({ fn }) => fn.countAll<number>().as("votes"));
  const parts = places.unionAll(reached).unionAll(seen).unionAll(reactions).unionAll(comments).unionAll(votes);
  return db
    .selectFrom(parts.as("part"))
    .groupBy(["part.postId", "part.neighbourhoodId"])
    .select(["part.postId", "part.neighbourhoodId"])
    .select(({ fn }) => [
      fn.sum<number>("part.reached").as("reached"),
      fn.sum<number>("part.seen").as("seen"),
      fn.sum<number>("part.opened").as("opened"),
      fn.sum<number>("part.reactions").as("reactions"),
      fn.sum<number>("part.comments").as("comments"),
      fn.sum<number>("part.votes").as("votes"),
    ]);
}

export function listEngagement(db: Db, postId: string) {
  return db
    .selectFrom(selectEngagement(db, [postId]).as("figure"))
    .innerJoin("neighbourhood", "neighbourhood.id", "figure.neighbourhoodId")
    .select(["figure.neighbourhoodId", "neighbourhood.name", "figure.reached", "figure.seen", "figure.opened"])
    .select(["figure.reactions", "figure.comments", "figure.votes"])
    .orderBy("neighbourhood.name")
    .orderBy("neighbourhood.id")
    .execute();
}

/** Replaces the rolled-up figures of these messages. `db` must be a transaction. */
export async function rollUp(db: Db, postIds: string[], now: Date): Promise<void> {
  await db.deleteFrom("postStatistic").where("postId", "=", sql<string>`any(${postIds}::uuid[])`).execute();
  await db
    .insertInto("postStatistic")
    .columns(["postId", "neighbourhoodId", "reached", "seen", "opened", "reactions", "comments", "votes", "rolledAt"])
    .expression(
      db
        .selectFrom(selectEngagement(db, postIds).as("figure"))
        .select(["postId", "neighbourhoodId", "reached", "seen", "opened", "reactions", "comments", "votes"])
        .select(sql<Date>`${now}::timestamptz`.as("rolledAt")),
    )
    .execute();
}

interface Changed {
  /** Published since: figures still move. */
  youngerThan: Date;
  /** Or something happened to it since. */
  touchedSince: Date;
  afterId: string | null;
  limit: number;
}

/** Live messages whose figures may have changed, in the order of their ids. */
export async function listChanged(db: Db, { youngerThan, touchedSince, afterId, limit }: Changed): Promise<string[]> {
  const touched = db
    .selectFrom("postView")
    .where((eb) => eb(eb.fn<Date>("greatest", ["seenAt", "openedAt"]), ">=", touchedSince))
    .select("postId")
    .union(db.selectFrom("reaction").where("createdAt", ">=", touchedSince).select("subjectId as postId"))
    .union(db.selectFrom("vote").where("votedAt", ">=", touchedSince).select("subjectId as postId"))
    .union(
      db
        .selectFrom("comment")
        .where((eb) =>
          eb(eb.fn<Date>("greatest", ["createdAt", "editedAt", "hiddenAt", "deletedAt"]), ">=", touchedSince),
        )
        .select("subjectId as postId"),
    );
  const rows = await db
    .selectFrom("post")
    .select("id")
    .where("publishedAt", "is not", null)
    .where("deletedAt", "is", null)
    .where((eb) =>
      eb.or([eb("publishedAt", ">=", youngerThan), eb("editedAt", ">=", touchedSince), eb("id", "in", touched)]),
    )
    .$if(afterId !== null, (query) => query.where("id", ">", afterId as string))
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
