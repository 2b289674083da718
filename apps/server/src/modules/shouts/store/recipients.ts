/** Recipients of notices about shouts. */

import { type NotNull, type SqlBool, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { anyOf, idList } from "#kernel/sql/id-list.ts";
import type { EventReaderQuery, ReaderQuery } from "#modules/notifications/index.ts";

const selectResidents = (db: Db) =>
  db
    .selectFrom("resident")
    .select(["resident.id as readerId", "resident.accountId"])
    .where("resident.leftAt", "is", null);

export const authorOf = (db: Db, shoutId: string): ReaderQuery =>
  selectResidents(db).where("resident.id", "in", db.selectFrom("shout").where("id", "=", shoutId).select("authorId"));

/** Followers who moved away, or can no longer see it since it was hidden, get no notices; its author always does. */
const isRead = sql<SqlBool>`(${sql.ref("shout.authorId")} = ${sql.ref("resident.id")}
  or (${sql.ref("shout.neighbourhoodId")} = ${sql.ref("resident.neighbourhoodId")} and ${sql.ref("shout.hiddenAt")} is null))`;

export const followersOf = (db: Db, shoutId: string): ReaderQuery =>
  selectResidents(db)
    .innerJoin("shoutFollower as follow", "follow.residentId", "resident.id")
    .innerJoin("shout", "shout.id", "follow.shoutId")
    .where("shout.id", "=", shoutId)
    .where(isRead);

/** For each timeline entry the author and all who follow its shout, each once. `also`: a resident who is notified of all entries. */
export function authorsAndFollowersOf(
  db: Db,
  moments: readonly { eventId: string; shoutId: string }[],
  also: string | null = null,
): EventReaderQuery {
  const [eventIds, shoutIds] = [moments.map(({ eventId }) => eventId), moments.map(({ shoutId }) => shoutId)];
  const given = sql<{ eventId: string; shoutId: string }>`unnest(${idList(eventIds)}, ${idList(shoutIds)})`.as<"given">(
    sql`given(event_id, shout_id)`,
  );
  const authors = db
    .selectFrom(given)
    .innerJoin("shout", "shout.id", "given.shoutId")
    .select(["given.eventId", "given.shoutId", "shout.authorId as residentId"]);
  const followers = db
    .selectFrom(given)
    .innerJoin("shoutFollower", "shoutFollower.shoutId", "given.shoutId")
    .select(["given.eventId", "given.shoutId", "shoutFollower.residentId"]);
  const another = db
    .selectFrom(given)
    .select(["given.eventId", "given.shoutId", sql<string>`${also}::uuid`.as("residentId")]);
  return selectResidents(db)
    .innerJoin(authors.union(followers).union(another).as("one"), "one.residentId", "resident.id")
    .innerJoin("shout", "shout.id", "one.shoutId")
    .where(isRead)
    .select("one.eventId");
}

/** Colleagues, while members of the organisation. */
export const selectColleagues = (db: Db, organisationId: string, accountIds: readonly string[]): ReaderQuery =>
  selectMembers(db, organisationId).where("place.accountId", "=", anyOf(accountIds));

/** All who may handle shouts. */
export const selectHandlers = (db: Db, organisationId: string) =>
  selectMembers(db, organisationId).where((eb) =>
    eb.or([eb("place.type", "=", "owner"), eb("place.networkLevel", "in", ["editor", "admin"])]),
  );

/** The colleague handling it, as long as it is not done and readers can see it. */
export const handlerOf = (db: Db, { id, organisationId }: { id: string; organisationId: string }): ReaderQuery =>
  selectMembers(db, organisationId).where("place.accountId", "in", ({ selectFrom }) =>
    selectFrom("shout")
      .select("shout.assigneeId")
      .where("shout.id", "=", id)
      .where("shout.sharing", "=", "municipality")
      .where("shout.status", "<>", "done")
      .where("shout.hiddenAt", "is", null)
      .$narrowType<{ assigneeId: NotNull }>(),
  );

const selectMembers = (db: Db, organisationId: string) =>
  db
    .selectFrom("public.membership as place")
    .select(["place.id as readerId", "place.accountId"])
    .where("place.organisationId", "=", organisationId)
    .where("place.type", "in", ["user", "owner"]);
