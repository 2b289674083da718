/** The moments of what is scheduled. */
import type { Db, Tx } from "#kernel/database.ts";
import { fullName } from "#kernel/sql/full-name.ts";
import type { ThingTable } from "../scheduled-kind.ts";

interface Plan {
  publishAt: Date;
  /** The account that scheduled it. */
  plannedBy: string;
}

/** null makes it a draft again. The row must be locked. */
export async function setPublishAt(db: Db, table: ThingTable, id: string, plan: Plan | null): Promise<void> {
  await db
    .updateTable(table)
    .set(plan ?? { publishAt: null, plannedBy: null })
    .where("id", "=", id)
    .execute();
}

/** Remembers that this version was previewed, unless a later one has been saved since. */
export async function markPreviewed(db: Db, table: ThingTable, id: string, version: number): Promise<void> {
  await db
    .updateTable(table)
    .set({ previewedVersion: version })
    .where("id", "=", id)
    .where("version", "=", version)
    .execute();
}

/** Locks one that is scheduled and due until the end of the transaction; undefined if it is not due, or no longer scheduled. */
export const lockDue = (db: Tx, table: ThingTable, id: string, now: Date) =>
  db
    .selectFrom(table)
    .select("id")
    .where("id", "=", id)
    .where("publishedAt", "is", null)
    .where("publishAt", "<=", now)
    .where("deletedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();

/** Scheduled ones that should be live by now, longest overdue first. */
export const listDue = (db: Db, table: ThingTable, now: Date, limit: number): Promise<{ id: string }[]> =>
  db
    .selectFrom(table)
    .select("id")
    .where("publishAt", "<=", now)
    .where("publishedAt", "is", null)
    .where("deletedAt", "is", null)
    .orderBy("publishAt")
    .limit(limit)
    .execute();

export const findMoments = (db: Db, table: ThingTable, id: string) =>
  db.selectFrom(table).select(["publishAt", "publishedAt", "deletedAt"]).where("id", "=", id).executeTakeFirst();

/** One that has just gone live, and the name of the person who scheduled it; null if their account was closed. */
export const findSchedule = (db: Db, table: ThingTable, id: string) =>
  db
    .selectFrom(table)
    .select(["id", "organisationId", "title", "publishAt", "plannedBy", "createdBy"])
    .select((eb) =>
      eb
        .selectFrom("public.account as planner")
        .whereRef("planner.id", "=", "plannedBy")
        .select(fullName("planner").as("name"))
        .as("plannerName"),
    )
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
