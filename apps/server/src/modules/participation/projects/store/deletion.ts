/** Deleting and restoring projects, and the images of those that nobody can restore any more. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { neighbourhoodIdsOf } from "./projects.ts";

/** The fields of a project needed to delete and restore it. */
export type DeletableProject = NonNullable<Awaited<ReturnType<typeof lockOwn>>>;

const selectLocked = (db: Tx, organisationId: string, projectId: string) =>
  db
    .selectFrom("project")
    .select(["id", "title", "organisationId", "createdBy", "publishAt", "publishedAt", "isPublic"])
    .select((eb) => neighbourhoodIdsOf(db, eb.ref("project.id")).as("neighbourhoodIds"))
    .where("organisationId", "=", organisationId)
    .where("id", "=", projectId)
    .forUpdate();

export const lockOwn = (db: Tx, organisationId: string, projectId: string) =>
  selectLocked(db, organisationId, projectId).where("deletedAt", "is", null).executeTakeFirst();

/** One that was deleted at that time or later. */
export const lockDeleted = (db: Tx, organisationId: string, projectId: string, since: Date) =>
  selectLocked(db, organisationId, projectId).where("deletedAt", ">=", since).executeTakeFirst();

/** The row must be locked. */
export async function markDeleted(db: Db, projectId: string, now: Date): Promise<void> {
  await db.updateTable("project").set({ deletedAt: now }).where("id", "=", projectId).execute();
  await db.updateTable("projectNeighbourhood").set({ liveAt: null }).where("projectId", "=", projectId).execute();
}

/** A scheduled project whose time has passed becomes a draft. The row must be locked. */
export async function markRestored(
  db: Db,
  { id, publishAt, publishedAt }: Pick<DeletableProject, "id" | "publishAt" | "publishedAt">,
  now: Date,
): Promise<void> {
  const isLate = publishedAt === null && publishAt !== null && publishAt <= now;
  await db
    .updateTable("project")
    .set({ deletedAt: null, ...(isLate && { publishAt: null, plannedBy: null }) })
    .where("id", "=", id)
    .execute();
  if (publishedAt)
    await db.updateTable("projectNeighbourhood").set({ liveAt: publishedAt }).where("projectId", "=", id).execute();
}

/** Removes the images of projects that were deleted before that time, and returns their ids. */
export async function removeImagesOfDeleted(db: Db, before: Date, limit: number): Promise<string[]> {
  const expired = db
    .selectFrom("project")
    .select(["project.id", "project.imageId"])
    .where("project.deletedAt", "<", before)
    .where("project.imageId", "is not", null)
    .orderBy("project.deletedAt")
    .limit(limit);
  const rows = await db
    .updateTable("project")
    .from(expired.as("expired"))
    .set({ imageId: null, imageAlt: "" })
    .whereRef("project.id", "=", "expired.id")
    .returning(sql<string>`expired.image_id`.as("imageId"))
    .execute();
  return rows.map(({ imageId }) => imageId);
}
