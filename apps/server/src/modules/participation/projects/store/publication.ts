/** Publishing and scheduling. Each is one conditional statement, so that of many concurrent calls one wins. */
import { type Selectable, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { networkTable } from "#kernel/sql/network-table.ts";
import { schedule } from "#modules/publishing/index.ts";
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

/**
 * Locks a scheduled project that is due, then reads it: a single statement that waited for the lock would see the old neighbourhoods.
 * undefined if it is not due, or no longer scheduled.
 */
export async function lockDue(db: Tx, projectId: string, now: Date) {
  const held = await schedule.lockDue(db, "project", projectId, now);
  return held && selectDue(db, projectId).executeTakeFirst();
}

const selectDue = (db: Db, projectId: string) =>
  db
    .selectFrom("project")
    .select(["id", "organisationId", "title", "kind", "isPhased", "publishAt", "plannedBy", "createdBy"])
    .select((eb) => neighbourhoodIdsOf(db, eb.ref("project.id")).as("neighbourhoodIds"))
    .where("id", "=", projectId);
