/** Publishing and scheduling. Each is one conditional statement, so that of many concurrent calls one wins. */

import type { NewMoment } from "@stoep/contract/publishing";
import { type Selectable, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf, idList } from "#kernel/sql/id-list.ts";
import { networkTable } from "#kernel/sql/network-table.ts";
import { preparedQuery } from "#kernel/sql/prepared-query.ts";
import type { PostTable } from "../../../../schema/db.types.ts";
import { neighbourhoodIdsOf, selectPost } from "../../posts/index.ts";
import { hasPlace, lostStreets } from "../../reach/index.ts";

export interface LivePost extends Pick<Selectable<PostTable>, "id" | "organisationId" | "type"> {
  neighbourhoodIds: string[];
}

/** Publishes a scheduled message that is due. Returns it only to the one call that did it, so that the job may run twice. */
export async function putLive(db: Db, postId: string, now: Date) {
  const [live] = await publishScheduled(db, postId, now, partOf(postId));
  return live;
}

interface ReadVersion {
  id: string;
  version: number;
  publishAt: Date | null;
}

/** undefined when another call changed, scheduled, published or deleted the message since it was read. */
export async function putLiveNow(db: Db, { id, version, publishAt }: ReadVersion, plannedBy: string, now: Date) {
  const [live] = await publishAtOnce(db, id, version, publishAt, plannedBy, now, partOf(id));
  return live;
}

const publishScheduled = preparedQuery((db, postId: string, now: Date, part: number) =>
  publishStatement(db, dueUpdate(db, postId, now).set({ publishedAt: now, awaitsFigures: sql.lit(true) }), now, part),
);

const publishAtOnce = preparedQuery(
  (db, postId: string, version: number, publishAt: Date | null, plannedBy: string, now: Date, part: number) =>
    publishStatement(
      db,
      notLive(db, postId)
        .where("version", "=", version)
        .where("previewedVersion", "=", version)
        .where("publishAt", "is not distinct from", sql<Date | null>`${publishAt}::timestamptz`)
        .set({ publishAt: now, plannedBy, publishedAt: now, awaitsFigures: sql.lit(true) }),
      now,
      part,
    ),
);

const notLive = (db: Db, postId: string) =>
  db.updateTable("post").where("id", "=", postId).where("publishedAt", "is", null).where("deletedAt", "is", null);
const dueUpdate = (db: Db, postId: string, now: Date) => notLive(db, postId).where("publishAt", "<=", now);

/** In one statement: makes it live, adds it to all feeds, counts it, and inserts it into the list ordered by who saw it. */
function publishStatement(db: Db, update: ReturnType<typeof notLive>, now: Date, part: number) {
  return sql<LivePost>`
    with live as (${update.returning(["id", "organisationId", "type"])}),
    placed as (
      update ${networkTable(db, "postNeighbourhood")} as place set live_at = ${now}
      from live where place.post_id = live.id
      returning place.neighbourhood_id
    ),
    counted as (
      insert into ${networkTable(db, "postTally")} as tally (organisation_id, part, published)
      select organisation_id, ${part}::smallint, 1 from live
      on conflict (organisation_id, part) do update set published = tally.published + 1
      returning part
    ),
    sorted as (
      insert into ${networkTable(db, "postTotal")} (post_id, organisation_id, reached, seen, opened, clicked, reactions, comments, votes,
        few_reached, few_seen, few_opened, few_clicked)
      select id, organisation_id, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 from live
      on conflict (post_id) do nothing
      returning post_id
    )
    select id, organisation_id, type, array(select neighbourhood_id from placed) as neighbourhood_ids from live`;
}

/** The part of its organisation's counter that a message is counted in. */
export const partOf = (postId: string): number => Number.parseInt(postId.slice(-1), 16);

/** Its streets that do not count. */
export async function findLostStreets(db: Db, postId: string): Promise<string[]> {
  const post = await db
    .selectFrom("post")
    .select((eb) => lostStreets(eb).as("lostStreets"))
    .where("post.id", "=", postId)
    .executeTakeFirstOrThrow();
  return post.lostStreets;
}

/** Locks a scheduled message that is due; undefined if it is not due, or no longer scheduled. */
export function lockDue(db: Tx, postId: string, now: Date) {
  return db
    .selectFrom("post")
    .select(["id", "organisationId", "title", "kind", "type", "visibility", "publishAt", "plannedBy", "createdBy"])
    .select((eb) => [neighbourhoodIdsOf(db, eb.ref("post.id")).as("neighbourhoodIds"), hasPlace(eb).as("hasPlace")])
    .where("id", "=", postId)
    .where("publishedAt", "is", null)
    .where("publishAt", "<=", now)
    .where("deletedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Neighbourhoods of the message in which its organisation published another one since the given moment, as JSON beside the message.
 * S1 §8 One row each, not `exists`: the planner would turn that into a join, again for every moment.
 */
const postedSince = (db: Db, since: Date) =>
  jsonArrayFrom(
    db
      .selectFrom("postNeighbourhood as mine")
      .innerJoin("neighbourhood", "neighbourhood.id", "mine.neighbourhoodId")
      .select(["neighbourhood.id", "neighbourhood.name"])
      .whereRef("mine.postId", "=", sql.ref<string>("post.id"))
      .where(
        (eb) =>
          eb
            .selectFrom("postNeighbourhood as other")
            .innerJoin("post as another", "another.id", "other.postId")
            .whereRef("other.neighbourhoodId", "=", "mine.neighbourhoodId")
            .where("other.liveAt", ">", since)
            .whereRef("other.postId", "<>", "mine.postId")
            .whereRef("another.organisationId", "=", sql.ref<string>("post.organisationId"))
            .select("other.postId")
            .limit(sql.lit(1)),
        "is not",
        null,
      )
      .orderBy("neighbourhood.name"),
  );

/** A message about to be published, with the neighbourhoods in which its organisation published since the given moment, and whether it has a place. */
const findWithPosted = preparedQuery((db, organisationId: string, postId: string, since: Date) =>
  selectPost(db, organisationId, postId).select((eb) => [
    postedSince(db, since).as("postedRecently"),
    hasPlace(eb).as("hasPlace"),
  ]),
);
export async function findForPublication(db: Db, organisationId: string, postId: string, since: Date) {
  const [found] = await findWithPosted(db, organisationId, postId, since);
  return found;
}

export type ReschedulablePost = Awaited<ReturnType<typeof lockForReschedule>>[number];

/**
 * Locks the organisation's own posts among these, each with the time it would move to. Days are added on the network's wall clock,
 * so that nine o'clock stays nine o'clock when the clocks change; the minutes are added afterwards.
 */
export function lockForReschedule(
  db: Tx,
  organisationId: string,
  ids: readonly string[],
  to: NewMoment,
  timeZone: string,
) {
  const moment = newMomentOf(ids, to, timeZone);
  return db
    .selectFrom("post")
    .select(["id", "title", "kind", "type", "organisationId", "visibility", "publishAt", "publishedAt", "pollClosesAt"])
    .select((eb) => [neighbourhoodIdsOf(db, eb.ref("post.id")).as("neighbourhoodIds"), moment.as("moment")])
    .where("organisationId", "=", organisationId)
    .where("id", "=", anyOf(ids))
    .where("deletedAt", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute();
}

function newMomentOf(ids: readonly string[], to: NewMoment, timeZone: string) {
  if ("at" in to) return sql<Date | null>`${new Date(to.at)}::timestamptz`;
  if ("moments" in to) {
    const moments = to.moments.map((moment) => new Date(moment));
    return sql<Date | null>`case when post.publish_at is not null
      then (${moments}::timestamptz[])[array_position(${idList(ids)}, post.id)] end`;
  }
  return sql<Date | null>`((post.publish_at at time zone ${timeZone}::text + make_interval(days => ${to.days}::integer))
    at time zone ${timeZone}::text) + make_interval(mins => ${to.minutes}::integer)`;
}

/** The rows must be locked. */
export async function updateMoments(db: Db, posts: readonly ReschedulablePost[], plannedBy: string): Promise<void> {
  const [ids, moments] = [posts.map(({ id }) => id), posts.map(({ moment }) => moment)];
  const given = sql<{ id: string; moment: Date }>`unnest(${idList(ids)}, ${moments}::timestamptz[])`;
  await db
    .updateTable("post")
    .from(given.as<"given">(sql`given(id, moment)`))
    .set(({ ref }) => ({ publishAt: ref("given.moment"), plannedBy }))
    .whereRef("post.id", "=", "given.id")
    .execute();
}
