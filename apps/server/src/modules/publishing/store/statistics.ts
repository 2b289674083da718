/** Figures per message and neighbourhood. One definition for the exact figures and for the roll-up that lists read. S1 §9 */
import { fewest } from "@stoep/contract/people";
import { type AliasableExpression, type Expression, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { selectReached } from "./reach.ts";

const names = ["reached", "seen", "opened", "reactions", "comments", "votes"] as const;
/** Which sum each is a part of. */
const peopleIn = { fewReached: "reached", fewSeen: "seen", fewOpened: "opened" } as const;
const fewNames = ["fewReached", "fewSeen", "fewOpened"] as const;
type Figures = Partial<Record<(typeof names)[number], AliasableExpression<number>>>;

/** All six, in one order; those that are not given are nothing. */
const figures = (given: Figures) => names.map((name) => (given[name] ?? sql<number>`0::bigint`).as(name));

/**
 * Rows of (message, neighbourhood). Reached: residents whom it reaches now. Reactions, comments and votes are those of
 * residents, by where they live; comments that stand. Each part brings its own figure; together they are summed.
 */
function selectEngagement(db: Db, ids: Ids) {
  const parts = selectPlaces(db, ids)
    .unionAll(selectReachedCount(db, ids))
    .unionAll(selectSeen(db, ids))
    .unionAll(selectReactions(db, ids))
    .unionAll(selectComments(db, ids))
    .unionAll(selectVotes(db, ids));
  return db
    .selectFrom(parts.as("part"))
    .groupBy(["part.postId", "part.neighbourhoodId"])
    .select(["part.postId", "part.neighbourhoodId"])
    .select(({ fn }) => names.map((name) => fn.sum<number>(`part.${name}`).as(name)));
}

/** One message, or `any(…)` of several: PostgreSQL needs a different plan for each. */
type Ids = Expression<string>;

/** Every neighbourhood has a row, also where nobody lives. */
const selectPlaces = (db: Db, ids: Ids) =>
  db
    .selectFrom("postNeighbourhood")
    .where("postId", "=", ids)
    .select(["postId", "neighbourhoodId"])
    .select(figures({}));

const selectReachedCount = (db: Db, ids: Ids) =>
  selectReached(db)
    .where("postNeighbourhood.postId", "=", ids)
    .groupBy(["postNeighbourhood.postId", "postNeighbourhood.neighbourhoodId"])
    .select(["postNeighbourhood.postId", "postNeighbourhood.neighbourhoodId"])
    .select(({ fn }) => figures({ reached: fn.countAll<number>() }));

const selectSeen = (db: Db, ids: Ids) =>
  db
    .selectFrom("postView")
    .where("postId", "=", ids)
    .groupBy(["postId", "neighbourhoodId"])
    .select(["postId", "neighbourhoodId"])
    .select(({ fn }) => figures({ seen: fn.countAll<number>(), opened: fn.count<number>("openedAt") }));

const selectReactions = (db: Db, ids: Ids) =>
  db
    .selectFrom("reaction")
    .where("subjectId", "=", ids)
    .where("neighbourhoodId", "is not", null)
    .groupBy(["subjectId", "neighbourhoodId"])
    .select((eb) => ["subjectId as postId", eb.ref("neighbourhoodId").$notNull().as("neighbourhoodId")])
    .select(({ fn }) => figures({ reactions: fn.countAll<number>() }));

const selectComments = (db: Db, ids: Ids) =>
  db
    .selectFrom("comment")
    .where("subjectId", "=", ids)
    .where("neighbourhoodId", "is not", null)
    .where("deletedAt", "is", null)
    .where("hiddenAt", "is", null)
    .groupBy(["subjectId", "neighbourhoodId"])
    .select((eb) => ["subjectId as postId", eb.ref("neighbourhoodId").$notNull().as("neighbourhoodId")])
    .select(({ fn }) => figures({ comments: fn.countAll<number>() }));

const selectVotes = (db: Db, ids: Ids) =>
  db
    .selectFrom("vote")
    .where("subjectId", "=", ids)
    .groupBy(["subjectId", "neighbourhoodId"])
    .select(["subjectId as postId", "neighbourhoodId"])
    .select(({ fn }) => figures({ votes: fn.countAll<number>() }));

export function listEngagement(db: Db, postId: string) {
  return db
    .selectFrom(selectEngagement(db, sql<string>`${postId}::uuid`).as("figure"))
    .innerJoin("neighbourhood", "neighbourhood.id", "figure.neighbourhoodId")
    .select(["figure.neighbourhoodId", "neighbourhood.name"])
    .select(names)
    .orderBy("neighbourhood.name")
    .orderBy("neighbourhood.id")
    .execute();
}

const fewOf = (count: Expression<number>) =>
  sql<number>`coalesce(sum(${count}) filter (where ${count} < ${sql.lit(fewest)}), 0)`;

/** Replaces the rolled-up figures of these messages. */
export async function rollUp(db: Tx, postIds: string[], now: Date): Promise<void> {
  const figures = selectEngagement(db, sql<string>`any(${postIds}::uuid[])`);
  await db
    .insertInto("postTotal")
    .columns(["postId", ...names, ...fewNames, "rolledAt"])
    .expression(
      db
        .selectFrom(figures.as("figure"))
        .groupBy("postId")
        .orderBy("postId")
        .select("postId")
        .select(({ fn }) => names.map((name) => fn.sum<number>(name).as(name)))
        .select((eb) => fewNames.map((name) => fewOf(eb.ref(peopleIn[name])).as(name)))
        .select(sql<Date>`${now}::timestamptz`.as("rolledAt")),
    )
    .onConflict((conflict) =>
      conflict.column("postId").doUpdateSet(({ ref }) => {
        const replaced = ([...names, ...fewNames, "rolledAt"] as const).map((name) => [name, ref(`excluded.${name}`)]);
        return Object.fromEntries(replaced);
      }),
    )
    .execute();
  await db
    .updateTable("post")
    .set({ awaitsFigures: false })
    .where("id", "=", sql<string>`any(${postIds}::uuid[])`)
    .where("awaitsFigures", "=", true)
    .execute();
}

/** Live messages that were never rolled up. */
export async function listFresh(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("post")
    .select("id")
    .where("awaitsFigures", "=", sql.lit(true))
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
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
