/** Who follows a project. */
import { type Expression, sql } from "kysely";
import type { Resident } from "#kernel/actor.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { isReadByResident, mayRead } from "../../readers.ts";

/** Part of a larger statement. */
export const followersAmong = (db: Db, projectId: Expression<string>) =>
  db
    .selectFrom("projectFollower")
    .where("projectFollower.projectId", "=", projectId)
    .select(sql<number>`count(*)::integer`.as("followers"))
    .$asScalar()
    .$notNull();

/** Whether this resident does; false without one. Part of a larger statement. */
export const isFollowedBy = (db: Db, projectId: Expression<string>, residentId: string | null) =>
  sql<boolean>`exists ${db
    .selectFrom("projectFollower as mine")
    .where("mine.projectId", "=", projectId)
    .where("mine.residentId", "=", sql<string>`${residentId}::uuid`)
    .select("mine.projectId")}`;

export const countFollowers = async (db: Db, projectId: string): Promise<number> =>
  (await db.selectNoFrom(followersAmong(db, sql<string>`${projectId}::uuid`).as("followers")).executeTakeFirstOrThrow())
    .followers;

/** In one statement, so that a project that is deleted meanwhile is not followed. False: they may not read it. */
export async function insertFollower(db: Tx, actor: Resident, projectId: string, now: Date): Promise<boolean> {
  const added = await db
    .insertInto("projectFollower")
    .columns(["projectId", "residentId", "followedAt"])
    .expression((eb) =>
      eb
        .selectFrom("project")
        .where("project.id", "=", projectId)
        .where((project) => mayRead(project, actor))
        .select([
          "project.id",
          sql<string>`${actor.residentId}::uuid`.as("residentId"),
          sql<Date>`${now}::timestamptz`.as("followedAt"),
        ]),
    )
    // Who follows it already has done so since then.
    .onConflict((conflict) =>
      conflict
        .columns(["projectId", "residentId"])
        .doUpdateSet((eb) => ({ followedAt: eb.ref("projectFollower.followedAt") })),
    )
    .returning("projectId")
    .execute();
  return added.length > 0;
}

export async function deleteFollower(db: Tx, residentId: string, projectId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom("projectFollower")
    .where("projectId", "=", projectId)
    .where("residentId", "=", residentId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export const mayReadProject = async (db: Db, actor: Resident, projectId: string): Promise<boolean> =>
  (await db
    .selectFrom("project")
    .select("project.id")
    .where("project.id", "=", projectId)
    .where((eb) => mayRead(eb, actor))
    .executeTakeFirst()) !== undefined;

/**
 * Followers who may still read it, as `resident`, with their account as `person`: who moved away, left or was disabled is told nothing.
 */
export const followersOf = (db: Db, projectId: string) =>
  db
    .selectFrom("projectFollower as follow")
    .innerJoin("project", "project.id", "follow.projectId")
    .innerJoin("resident", "resident.id", "follow.residentId")
    .innerJoin("public.account as person", "person.id", "resident.accountId")
    .where("follow.projectId", "=", projectId)
    .where("resident.leftAt", "is", null)
    .where("person.disabledAt", "is", null)
    .where(isReadByResident)
    .select(["resident.id as readerId", "resident.accountId"]);

export type OwnFollow = Awaited<ReturnType<typeof listOwnFollows>>[number];

/** Latest first, those that cannot be read any more too. */
export const listOwnFollows = (db: Db, residentId: string, place: PageCursor | null, limit: number) =>
  db
    .selectFrom("projectFollower as follow")
    .innerJoin("project", "project.id", "follow.projectId")
    .select(["project.id", "project.title", "follow.followedAt as at"])
    .where("follow.residentId", "=", residentId)
    .$call((query) => inPages(query, ["follow.followedAt", "follow.projectId"], "desc", { place, limit }))
    .execute();

export async function deleteFollows(db: Tx, residentId: string): Promise<void> {
  await db.deleteFrom("projectFollower").where("residentId", "=", residentId).execute();
}
