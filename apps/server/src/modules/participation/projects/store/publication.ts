/** Publishing and scheduling. Each is one conditional statement, so that of many concurrent calls one wins. */
import { type Selectable, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { networkTable } from "#kernel/sql/network-table.ts";
import type { ProjectTable } from "../../../../schema/db.types.ts";
import { neighbourhoodIdsOf } from "./projects.ts";

export interface LiveProject
  extends Pick<Selectable<ProjectTable>, "id" | "organisationId" | "shoutId" | "isPublic" | "plannedBy"> {
  neighbourhoodIds: string[];
}

const notLive = (db: Db, projectId: string) =>
  db.updateTable("project").where("id", "=", projectId).where("publishedAt", "is", null).where("deletedAt", "is", null);

/** Makes it live, and adds it to its neighbourhoods. */
async function publish(db: Db, update: ReturnType<typeof notLive>, now: Date): Promise<LiveProject | undefined> {
  const returned = update.returning(["id", "organisationId", "shoutId", "isPublic", "plannedBy"]);
  const { rows } = await sql<LiveProject>`
    with live as (${returned}),
    placed as (
      update ${networkTable(db, "projectNeighbourhood")} as place set live_at = ${now}
      from live where place.project_id = live.id
      returning place.neighbourhood_id
    )
    select live.*, array(select neighbourhood_id from placed) as neighbourhood_ids from live`.execute(db);
  return rows[0];
}

/** Publishes a scheduled project that is due. Returns it only to the one call that did it, so that the job may run twice. */
export const putLive = (db: Db, projectId: string, now: Date) =>
  publish(db, notLive(db, projectId).where("publishAt", "<=", now).set({ publishedAt: now }), now);

type ReadVersion = Pick<Selectable<ProjectTable>, "id" | "version" | "publishAt">;

/** undefined when another call changed, scheduled, published or deleted the project since it was read. */
export const putLiveNow = (db: Db, { id, version, publishAt }: ReadVersion, plannedBy: string, now: Date) =>
  publish(
    db,
    notLive(db, id)
      .where("version", "=", version)
      .where("previewedVersion", "=", version)
      .where("publishAt", "is not distinct from", sql<Date | null>`${publishAt}::timestamptz`)
      .set({ publishAt: now, plannedBy, publishedAt: now }),
    now,
  );

/** Also stores the account that scheduled it; null makes it a draft again. The row must be locked. */
export async function setPublishAt(
  db: Db,
  projectId: string,
  planned: { publishAt: Date; plannedBy: string } | null,
): Promise<void> {
  await db
    .updateTable("project")
    .set(planned ?? { publishAt: null, plannedBy: null })
    .where("id", "=", projectId)
    .execute();
}

/** Remembers that this version was previewed, unless a later one has been saved since. */
export async function markPreviewed(db: Db, projectId: string, version: number): Promise<void> {
  await db
    .updateTable("project")
    .set({ previewedVersion: version })
    .where("id", "=", projectId)
    .where("version", "=", version)
    .execute();
}

/**
 * Locks a scheduled project that is due, then reads it: a single statement that waited for the lock would see the old neighbourhoods.
 * undefined if it is not due, or no longer scheduled.
 */
export async function lockDue(db: Tx, projectId: string, now: Date) {
  const held = await db
    .selectFrom("project")
    .select("id")
    .where("id", "=", projectId)
    .where("publishedAt", "is", null)
    .where("publishAt", "<=", now)
    .where("deletedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return held && selectDue(db, projectId).executeTakeFirst();
}

const selectDue = (db: Db, projectId: string) =>
  db
    .selectFrom("project")
    .select(["id", "organisationId", "title", "kind", "isPhased", "publishAt", "plannedBy", "createdBy"])
    .select((eb) => neighbourhoodIdsOf(db, eb.ref("project.id")).as("neighbourhoodIds"))
    .where("id", "=", projectId);

/** A project that has just gone live, and the name of the person who scheduled it; null if their account was closed. */
export const findSchedule = (db: Db, projectId: string) =>
  db
    .selectFrom("project")
    .leftJoin("public.account as planner", "planner.id", "project.plannedBy")
    .select(["project.id", "project.organisationId", "project.title", "project.publishAt"])
    .select(["planner.firstName", "planner.lastName"])
    .where("project.id", "=", projectId)
    .executeTakeFirstOrThrow();

/** Scheduled projects that should be live by now, longest overdue first. */
export const listDue = (db: Db, now: Date, limit: number): Promise<{ id: string }[]> =>
  db
    .selectFrom("project")
    .select("id")
    .where("publishAt", "<=", now)
    .where("publishedAt", "is", null)
    .where("deletedAt", "is", null)
    .orderBy("publishAt")
    .limit(limit)
    .execute();

export const findMoments = (db: Db, projectId: string) =>
  db
    .selectFrom("project")
    .select(["publishAt", "publishedAt", "deletedAt"])
    .where("id", "=", projectId)
    .executeTakeFirst();
