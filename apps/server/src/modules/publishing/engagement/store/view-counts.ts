/**
 * How many residents saw a message, opened it and followed its button: updated in the transaction of each view, read without
 * counting. S1 §9
 */

import { type Expression, type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { addExcluded } from "#kernel/sql/counters.ts";
import { idList } from "#kernel/sql/id-list.ts";

const kinds = ["seen", "opened", "clicked"] as const;
type ViewKind = (typeof kinds)[number];

/** Something that a resident did with a message for the first time. */
export interface FirstView {
  postId: string;
  neighbourhoodId: string;
  what: ViewKind;
}

/**
 * The first hour of a step, counted from when the message went live: steps last an hour for two days, a day for nine weeks, then a
 * week. A day has whole hours and a week whole days, so that a coarser curve is summed from finer steps (rules.ts, `stepOf`).
 */
function stepHour(at: Expression<Date>, publishedAt: Expression<Date | null>): RawBuilder<number> {
  const age = sql`greatest(0, floor(date_part('epoch', ${at} - ${publishedAt}) / 3600))::integer`;
  return sql<number>`case when ${age} < 48 then ${age} when ${age} < 1512 then ${age} / 24 * 24
    else (${age} - 1512) / 168 * 168 + 1512 end`;
}

/** The table has room for sixteen. Four let a thousand residents view one message in a second, and are four times as fast to read. */
const parts = 4;

/** Adds to the counts. Rows are locked in the order of messages, so that readers who look at the same ones do not deadlock. */
export async function countViews(db: Tx, residentId: string, looked: readonly FirstView[], now: Date): Promise<void> {
  if (looked.length === 0) return;
  const views = sql<{ postId: string; neighbourhoodId: string } & Record<ViewKind, number>>`(
    select post_id, neighbourhood_id, ${sql.join(kinds.map((kind) => sql`(count(*) filter (where what = ${sql.lit(kind)}))::integer as ${sql.ref(kind)}`))}
    from unnest(${idList(looked.map(({ postId }) => postId))}, ${idList(looked.map(({ neighbourhoodId }) => neighbourhoodId))},
      ${looked.map(({ what }) => what)}::text[]) as one (post_id, neighbourhood_id, what)
    group by post_id, neighbourhood_id)`;
  const part = Number.parseInt(residentId.slice(-1), 16) % parts;
  await db
    .insertInto("postPlaceCount")
    .columns(["postId", "neighbourhoodId", ...kinds])
    .expression((eb) =>
      eb
        .selectFrom(views.as("view"))
        .select(["postId", "neighbourhoodId", ...kinds])
        .orderBy("postId"),
    )
    .onConflict((conflict) =>
      conflict.columns(["postId", "neighbourhoodId"]).doUpdateSet(addExcluded("postPlaceCount", kinds)),
    )
    .execute();
  await db
    .insertInto("postStepCount")
    .columns(["postId", "hour", "part", ...kinds])
    .expression((eb) =>
      eb
        .selectFrom(views.as("view"))
        .innerJoin("post", "post.id", "view.postId")
        .select((inner) => [
          "view.postId",
          stepHour(sql<Date>`${now}::timestamptz`, inner.ref("post.publishedAt")).as("hour"),
          sql<number>`${part}::smallint`.as("part"),
          ...kinds,
        ])
        .where("post.publishedAt", "is not", null)
        .orderBy("view.postId"),
    )
    .onConflict((conflict) =>
      conflict.columns(["postId", "hour", "part"]).doUpdateSet(addExcluded("postStepCount", kinds)),
    )
    .execute();
}

/** Counts existing views, for messages that have no counts yet: used after loading views in bulk. */
export async function countLoadedViews(db: Tx): Promise<void> {
  await db
    .insertInto("postPlaceCount")
    .columns(["postId", "neighbourhoodId", ...kinds])
    .expression((eb) =>
      eb
        .selectFrom("postView")
        .groupBy(["postId", "neighbourhoodId"])
        .select(({ fn }) => [
          "postId",
          "neighbourhoodId",
          fn.countAll<number>().as("seen"),
          fn.count<number>("openedAt").as("opened"),
          fn.count<number>("clickedAt").as("clicked"),
        ]),
    )
    .execute();
  const looks = sql<{ what: ViewKind; at: Date | null }>`(values ${sql.join(
    kinds.map((kind) => sql`(${sql.lit(kind)}, ${sql.ref(`view.${kind}At`)})`),
  )})`;
  await db
    .insertInto("postStepCount")
    .columns(["postId", "hour", "part", ...kinds])
    .expression((eb) =>
      eb
        .selectFrom("postView as view")
        .innerJoin("post", "post.id", "view.postId")
        .crossJoinLateral(looks.as<"look">(sql`look(what, at)`))
        .where("post.publishedAt", "is not", null)
        .where("look.at", "is not", null)
        .groupBy(["view.postId", "hour"])
        .select((inner) => [
          "view.postId",
          stepHour(inner.ref("look.at").$notNull(), inner.ref("post.publishedAt")).as("hour"),
          sql<number>`0::smallint`.as("part"),
          ...kinds.map((kind) => inner.fn.countAll<number>().filterWhere("look.what", "=", sql.lit(kind)).as(kind)),
        ]),
    )
    .execute();
}

/** Per neighbourhood; summed with the other figures in statistics.ts. */
export const selectViewCounts = (db: Db, ids: Expression<string>) =>
  db.selectFrom("postPlaceCount").where("postId", "=", ids).select(["postId", "neighbourhoodId"]);

/** `step`: its number, counted from when the message went live. Steps without views are left out. */
export function listViews(db: Db, postId: string, stepHours: number) {
  return db
    .selectFrom("postStepCount")
    .where("postId", "=", postId)
    .select(({ ref }) => sql<number>`${ref("hour")} / ${sql.lit(stepHours)}`.as("step"))
    .select(({ fn }) => kinds.map((kind) => fn.sum<number>(kind).as(kind)))
    .groupBy("step")
    .orderBy("step")
    .execute();
}
