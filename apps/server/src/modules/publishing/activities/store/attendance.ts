/** Who comes to a date of an activity, and who waits; the date's row counts both. Writers here must hold that row. */

import type { AttendanceState } from "@stoep/contract/publishing";
import type { Resident } from "#kernel/actor.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { mayRead, neighbourhoodIdsOf } from "../../posts/index.ts";

export interface Attendance {
  people: number;
  state: AttendanceState;
  turn: number;
}
export type LockedDate = NonNullable<Awaited<ReturnType<typeof lockDate>>>;

interface FindOptions {
  /** Also finds the date for people registered for it whom it no longer reaches, so that they can cancel. */
  orRegistered: boolean;
}

/** The live activity of a date, if this resident may read it. Nobody deletes or changes it until the transaction ends. */
export function holdActivityOf(db: Tx, actor: Resident, dateId: string, { orRegistered }: FindOptions) {
  return db
    .selectFrom("post")
    .innerJoin("activityDate", "activityDate.postId", "post.id")
    .select(["post.id", "post.organisationId"])
    .select((eb) => neighbourhoodIdsOf(db, eb.ref("post.id")).as("neighbourhoodIds"))
    .where("activityDate.id", "=", dateId)
    .where((eb) => {
      const registered = eb
        .selectFrom("attendance")
        .whereRef("attendance.dateId", "=", "activityDate.id")
        .where("attendance.residentId", "=", actor.residentId)
        .select("attendance.residentId");
      const isIn = eb.and([eb("post.deletedAt", "is", null), eb.exists(registered)]);
      return orRegistered ? eb.or([mayRead(eb, actor), isIn]) : mayRead(eb, actor);
    })
    .forKeyShare("post")
    .executeTakeFirst();
}

/**
 * The activity of a date, deleted or not; until the transaction ends nobody changes its capacity, deletes or restores it. Runs as a
 * separate statement before `lockDate`, which would otherwise see the capacity from before it waited for the date.
 */
export function holdPostOf(db: Tx, dateId: string) {
  return db
    .selectFrom("post")
    .innerJoin("activityDate", "activityDate.postId", "post.id")
    .select(["post.deletedAt", "post.organisationId"])
    .select((eb) => neighbourhoodIdsOf(db, eb.ref("post.id")).as("neighbourhoodIds"))
    .where("activityDate.id", "=", dateId)
    .forKeyShare("post")
    .executeTakeFirst();
}

/** Locks dates, so that everyone who registers for one takes turns. Their posts must be locked. */
const selectLocked = (db: Tx) =>
  db
    .selectFrom("activityDate")
    .innerJoin("postActivity", "postActivity.postId", "activityDate.postId")
    .select(["activityDate.id", "activityDate.postId", "startsAt", "cancelledAt", "coming", "waiting", "nextTurn"])
    .select(["hasRegistration", "capacity", "closesHoursBefore", "activityDate.address"])
    .forUpdate("activityDate");

export const lockDate = (db: Tx, dateId: string) =>
  selectLocked(db).where("activityDate.id", "=", dateId).executeTakeFirst();

/** Locks future dates that have free places and people waiting. The posts must be locked. */
export function lockDatesWithWaiting(db: Tx, postIds: readonly string[], now: Date) {
  return selectLocked(db)
    .where("activityDate.postId", "=", anyOf(postIds))
    .where("waiting", ">", 0)
    .where((eb) => eb.or([eb("capacity", "is", null), eb("coming", "<", eb.ref("capacity"))]))
    .where("cancelledAt", "is", null)
    .where("startsAt", ">", now)
    .orderBy("activityDate.id")
    .execute();
}

export function findAttendance(db: Db, dateId: string, residentId: string): Promise<Attendance | undefined> {
  return db
    .selectFrom("attendance")
    .select(["people", "state", "turn"])
    .where("dateId", "=", dateId)
    .where("residentId", "=", residentId)
    .executeTakeFirst();
}

export async function upsertAttendance(
  db: Db,
  key: { dateId: string; residentId: string },
  attendance: Attendance,
  now: Date,
): Promise<void> {
  await db
    .insertInto("attendance")
    .values({ ...key, ...attendance, saidAt: now })
    .onConflict((conflict) => conflict.columns(["dateId", "residentId"]).doUpdateSet(attendance))
    .execute();
}

export async function deleteAttendance(db: Db, dateId: string, residentId: string): Promise<void> {
  await db.deleteFrom("attendance").where("dateId", "=", dateId).where("residentId", "=", residentId).execute();
}

/** Stores the counts of a locked date. */
export async function updateCounts(
  db: Db,
  dateId: string,
  counts: { coming: number; waiting: number; nextTurn: number },
): Promise<void> {
  await db.updateTable("activityDate").set(counts).where("id", "=", dateId).execute();
}

/** Waiting parties no larger than `free`, in order of registration, after a turn. */
export function listWaitingParties(db: Db, dateId: string, { free, after, limit }: WaitingQuery) {
  return db
    .selectFrom("attendance")
    .select(["residentId", "people", "turn"])
    .where("dateId", "=", dateId)
    .where("state", "=", "waiting")
    .where("turn", ">", after)
    .where("people", "<=", free)
    .orderBy("turn")
    .limit(limit)
    .execute();
}
interface WaitingQuery {
  free: number;
  after: number;
  limit: number;
}

export async function updateToComing(db: Db, dateId: string, residentIds: string[]): Promise<void> {
  await db
    .updateTable("attendance")
    .set({ state: "coming" })
    .where("dateId", "=", dateId)
    .where("residentId", "=", anyOf(residentIds))
    .execute();
}

/**
 * Recipients of a mail, each once: people coming to or waiting for any of the dates who still live in the network and have an open
 * account.
 */
export const selectAttendees = (db: Db, dateIds: readonly string[]) =>
  db
    .selectFrom("attendance")
    .innerJoin("resident", "resident.id", "attendance.residentId")
    .innerJoin("public.account as person", "person.id", "resident.accountId")
    .where("attendance.dateId", "=", anyOf(dateIds))
    .where("resident.leftAt", "is", null)
    .where("person.disabledAt", "is", null)
    .distinct()
    .select(["resident.id as readerId", "resident.accountId"]);

/** Kept for six months after the date. */
export const listOwnAttendance = (db: Db, residentId: string) =>
  db
    .selectFrom("attendance")
    .innerJoin("activityDate", "activityDate.id", "attendance.dateId")
    .innerJoin("post", "post.id", "activityDate.postId")
    .select(["post.title", "activityDate.startsAt", "attendance.people", "attendance.state", "attendance.saidAt"])
    .where("attendance.residentId", "=", residentId)
    .orderBy("activityDate.startsAt", "desc")
    .orderBy("activityDate.id", "desc")
    .execute();
