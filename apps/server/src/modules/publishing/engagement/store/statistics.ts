/** Figures per message and neighbourhood. One definition for the exact figures and for the roll-up that lists read. S1 §9 */

import { peopleCountMin } from "@stoep/contract/people-count";
import { type AliasableExpression, type Expression, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { talkByPlace } from "#modules/conversations/index.ts";
import { selectReachedResidents } from "../../reach/index.ts";
import { selectViewCounts } from "./view-counts.ts";

const names = ["reached", "seen", "opened", "clicked", "reactions", "comments", "votes"] as const;
/** The sum that each figure of few people is a part of. */
const peopleIn = { fewReached: "reached", fewSeen: "seen", fewOpened: "opened", fewClicked: "clicked" } as const;
const fewNames = ["fewReached", "fewSeen", "fewOpened", "fewClicked"] as const;
type Figures = Partial<Record<(typeof names)[number], AliasableExpression<number>>>;

/** All figures in a fixed order; missing ones are zero. */
const figures = (given: Figures) => names.map((name) => (given[name] ?? sql<number>`0::bigint`).as(name));

/**
 * Rows of (message, neighbourhood). Reached: residents whom it reaches now. Reactions, visible comments and votes are counted by
 * where the residents live. Each part contributes its own figure, and the parts are summed.
 */
function selectEngagement(db: Db, ids: Ids) {
  const parts = selectPlaces(db, ids)
    .unionAll(selectReachedCount(db, ids))
    .unionAll(selectSeen(db, ids))
    .unionAll(selectTalk(db, ids));
  return db
    .selectFrom(parts.as("part"))
    .groupBy(["part.postId", "part.neighbourhoodId"])
    .select(["part.postId", "part.neighbourhoodId"])
    .select(({ fn }) => names.map((name) => fn.sum<number>(`part.${name}`).as(name)));
}

/** One message, or `any(…)` of several: PostgreSQL needs a different plan for each. */
type Ids = Expression<string>;

/** Every neighbourhood has a row, even if nobody lives there. */
const selectPlaces = (db: Db, ids: Ids) =>
  db
    .selectFrom("postNeighbourhood")
    .where("postId", "=", ids)
    .select(["postId", "neighbourhoodId"])
    .select(figures({}));

const selectReachedCount = (db: Db, ids: Ids) =>
  selectReachedResidents(db)
    .where("postNeighbourhood.postId", "=", ids)
    .groupBy(["postNeighbourhood.postId", "postNeighbourhood.neighbourhoodId"])
    .select(["postNeighbourhood.postId", "postNeighbourhood.neighbourhoodId"])
    .select(({ fn }) => figures({ reached: fn.countAll<number>() }));

const selectSeen = (db: Db, ids: Ids) =>
  selectViewCounts(db, ids).select(({ ref }) =>
    figures({ seen: ref("seen"), opened: ref("opened"), clicked: ref("clicked") }),
  );

const selectTalk = (db: Db, ids: Ids) =>
  talkByPlace(db, ids)
    .select(["subjectId as postId", "neighbourhoodId"])
    .select(({ ref }) => figures({ reactions: ref("reactions"), comments: ref("comments"), votes: ref("votes") }));

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

const sumOfFew = (count: Expression<number>) =>
  sql<number>`coalesce(sum(${count}) filter (where ${count} < ${sql.lit(peopleCountMin)}), 0)`;

/** Replaces the rolled-up figures of these messages. */
export async function rollUp(db: Tx, postIds: string[], now: Date): Promise<void> {
  const figures = selectEngagement(db, anyOf(postIds));
  await db
    .insertInto("postTotal")
    .columns(["postId", "organisationId", ...names, ...fewNames, "rolledAt"])
    .expression(
      db
        .selectFrom(figures.as("figure"))
        .innerJoin("post", "post.id", "figure.postId")
        .groupBy(["figure.postId", "post.organisationId"])
        .orderBy("figure.postId")
        .select(["figure.postId", "post.organisationId"])
        .select(({ fn }) => names.map((name) => fn.sum<number>(name).as(name)))
        .select((eb) => fewNames.map((name) => sumOfFew(eb.ref(peopleIn[name])).as(name)))
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
    .where("id", "=", anyOf(postIds))
    .where("awaitsFigures", "=", true)
    .execute();
}

/** Live messages that were never rolled up. */
export async function listNeverRolledUp(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("post")
    .select("id")
    .where("awaitsFigures", "=", sql.lit(true))
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

interface ChangedQuery {
  /** Published since then: their figures still change. */
  youngerThan: Date;
  /** Or something has happened to them since. */
  touchedSince: Date;
  afterId: string | null;
  limit: number;
}

/** Live messages whose figures may have changed, in the order of their ids. */
export async function listToRollUp(
  db: Db,
  { youngerThan, touchedSince, afterId, limit }: ChangedQuery,
): Promise<string[]> {
  const touched = db
    .selectFrom("postView")
    .where((eb) => eb(eb.fn<Date>("greatest", ["seenAt", "openedAt", "clickedAt"]), ">=", touchedSince))
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
