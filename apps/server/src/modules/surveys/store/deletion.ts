/** Deleting and restoring surveys, and those that nobody can restore any more. */
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { neighbourhoodIdsOf, withFreeSlug } from "./surveys.ts";

const selectLocked = (db: Tx, organisationId: string, surveyId: string) =>
  db
    .selectFrom("survey")
    .select(["id", "title", "organisationId", "publishAt", "publishedAt", "isPublic"])
    .select((eb) => neighbourhoodIdsOf(db, eb.ref("survey.id")).as("neighbourhoodIds"))
    .where("organisationId", "=", organisationId)
    .where("id", "=", surveyId)
    .forUpdate();

export const lockOwn = (db: Tx, organisationId: string, surveyId: string) =>
  selectLocked(db, organisationId, surveyId).where("deletedAt", "is", null).executeTakeFirst();

/** One that was deleted at that time or later. */
export const lockDeleted = (db: Tx, organisationId: string, surveyId: string, since: Date) =>
  selectLocked(db, organisationId, surveyId).where("deletedAt", ">=", since).executeTakeFirst();

/** The row must be locked. */
export async function markDeleted(db: Db, surveyId: string, now: Date): Promise<void> {
  await db.updateTable("survey").set({ deletedAt: now }).where("id", "=", surveyId).execute();
  await db.updateTable("surveyNeighbourhood").set({ liveAt: null }).where("surveyId", "=", surveyId).execute();
}

interface Restorable {
  id: string;
  publishAt: Date | null;
  publishedAt: Date | null;
}

/** A scheduled survey whose time has passed becomes a draft. The row must be locked. Refuses with `slug_taken`. */
export async function markRestored(db: Db, { id, publishAt, publishedAt }: Restorable, now: Date): Promise<void> {
  const isLate = publishedAt === null && publishAt !== null && publishAt <= now;
  await withFreeSlug(
    db
      .updateTable("survey")
      .set({ deletedAt: null, ...(isLate && { publishAt: null, plannedBy: null }) })
      .where("id", "=", id)
      .execute(),
  );
  if (publishedAt)
    await db.updateTable("surveyNeighbourhood").set({ liveAt: publishedAt }).where("surveyId", "=", id).execute();
}

/** Removes surveys that were deleted before that time, with their answers. Returns how many went, and the pictures that they had. */
export async function removeDeleted(db: Tx, before: Date, limit: number): Promise<{ gone: number; fileIds: string[] }> {
  const due = await db
    .selectFrom("survey")
    .select("id")
    .where("deletedAt", "<", before)
    .orderBy("deletedAt")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return { gone: 0, fileIds: [] };
  const ids = due.map(({ id }) => id);
  const sent = await db
    .deleteFrom("surveyAnswerFile")
    .using("surveyAnswer")
    .whereRef("surveyAnswer.id", "=", "surveyAnswerFile.answerId")
    .where("surveyAnswer.surveyId", "=", anyOf(ids))
    .returning("surveyAnswerFile.fileId")
    .execute();
  const images = await db.deleteFrom("surveyImage").where("surveyId", "=", anyOf(ids)).returning("fileId").execute();
  // Before the versions that they name.
  await db.deleteFrom("surveyAnswer").where("surveyId", "=", anyOf(ids)).execute();
  await db.deleteFrom("survey").where("id", "=", anyOf(ids)).execute();
  return { gone: ids.length, fileIds: [...new Set([...images, ...sent].map(({ fileId }) => fileId))] };
}
