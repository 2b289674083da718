/** Statements that change ideas. Every change of one locks its row first. */
import { type Insertable, sql, type Updateable } from "kysely";
import { v7 as newId } from "uuid";
import { type Db, json, type Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { IdeaAnswerTable, IdeaMomentTable, IdeaTable } from "../../../../schema/db.types.ts";

export type LockedIdea = NonNullable<Awaited<ReturnType<typeof lockIdea>>>;

/** One that was not withdrawn; with what decisions about it need. */
const selectLocked = (db: Tx) =>
  db
    .selectFrom("idea")
    .selectAll("idea")
    .select((eb) =>
      eb
        .selectFrom("resident")
        .whereRef("resident.id", "=", "idea.authorId")
        .select("resident.accountId")
        .as("authorAccountId"),
    )
    .where("idea.deletedAt", "is", null);

const selectOfOrganisation = (db: Tx, organisationId: string, ideaId: string) =>
  selectLocked(db).where("idea.id", "=", ideaId).where("idea.organisationId", "=", organisationId);

/** Of the organisation's own. Who reports or comments holds it by a shared lock, which this one does not wait for. */
export const lockIdea = (db: Tx, organisationId: string, ideaId: string) =>
  selectOfOrganisation(db, organisationId, ideaId).forNoKeyUpdate("idea").executeTakeFirst();

/** Also against those who comment on it: before it is emptied. */
export const lockIdeaAlone = (db: Tx, organisationId: string, ideaId: string) =>
  selectOfOrganisation(db, organisationId, ideaId).forUpdate("idea").executeTakeFirst();

/** The resident's own. */
export const lockOwnIdea = (db: Tx, residentId: string, ideaId: string) =>
  selectLocked(db)
    .where("idea.id", "=", ideaId)
    .where("idea.authorId", "=", residentId)
    .forUpdate("idea")
    .executeTakeFirst();

/** All that the resident wrote, in one order. */
export const lockOwnIdeas = (db: Tx, residentId: string) =>
  selectLocked(db).where("idea.authorId", "=", residentId).orderBy("idea.id").forUpdate("idea").execute();

/** Some of a project, which must be held. */
export const lockIdeasOf = (db: Tx, projectId: string, limit: number) =>
  selectLocked(db).where("idea.projectId", "=", projectId).orderBy("idea.id").limit(limit).forUpdate("idea").execute();

/** Of these, those that were imported for an organisation and are not being carried out. */
export const lockImportedIdeas = (db: Tx, ideaIds: readonly string[]) =>
  selectLocked(db)
    .where("idea.id", "=", anyOf(ideaIds))
    .where("idea.authorId", "is", null)
    .where("idea.isFromCounter", "=", false)
    .where("idea.authorLeftAt", "is", null)
    .where("idea.worksState", "is", null)
    .orderBy("idea.id")
    .forUpdate("idea")
    .execute();

/** Returns false where its message was taken up in the project already. */
export async function insertIdea(db: Tx, row: Insertable<IdeaTable>): Promise<boolean> {
  const added = await db
    .insertInto("idea")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["projectId", "shoutId"])
        .where("shoutId", "is not", null)
        .where("deletedAt", "is", null)
        .doNothing(),
    )
    .returning(["id", "projectId"])
    .executeTakeFirst();
  if (!added) return false;
  await db.insertInto("ideaTally").values({ ideaId: added.id, projectId: added.projectId }).execute();
  return true;
}

/** Those of a project that stand, in the order of their ids. */
export const lockIdeas = (db: Tx, projectId: string, ideaIds: readonly string[]) =>
  selectLocked(db)
    .where("idea.projectId", "=", projectId)
    .where("idea.id", "=", anyOf(ideaIds))
    .orderBy("idea.id")
    .forNoKeyUpdate("idea")
    .execute();

/** Increments the version. The row must be locked. */
export async function updateIdea(db: Tx, ideaId: string, row: Updateable<IdeaTable>): Promise<void> {
  await db
    .updateTable("idea")
    .set({ ...row, version: sql<number>`version + 1` })
    .where("id", "=", ideaId)
    .execute();
}

interface Picture {
  id: string;
  altText: string;
}

export type NewAnswer = Omit<Insertable<IdeaAnswerTable>, "ideaId" | "position">;

export async function replaceImages(db: Tx, ideaId: string, images: readonly Picture[]): Promise<void> {
  await db.deleteFrom("ideaImage").where("ideaId", "=", ideaId).execute();
  if (images.length === 0) return;
  await db
    .insertInto("ideaImage")
    .values(images.map(({ id, altText }, position) => ({ ideaId, fileId: id, position, altText })))
    .execute();
}

export async function replaceAttachments(db: Tx, ideaId: string, fileIds: readonly string[]): Promise<void> {
  await db.deleteFrom("ideaAttachment").where("ideaId", "=", ideaId).execute();
  if (fileIds.length === 0) return;
  await db
    .insertInto("ideaAttachment")
    .values(fileIds.map((fileId, position) => ({ ideaId, fileId, position })))
    .execute();
}

/** What the contribution form asked, in its order. */
export async function insertAnswers(db: Tx, ideaId: string, answers: readonly NewAnswer[]): Promise<void> {
  if (answers.length === 0) return;
  await db
    .insertInto("ideaAnswer")
    .values(answers.map(({ value, ...row }, position) => ({ ...row, ideaId, position, value: json(value) })))
    .execute();
}

/** Of contributions by these forms, whose words stay. */
export async function dropPrivateAnswers(db: Tx, formIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom("ideaAnswer")
    .using("idea")
    .whereRef("idea.id", "=", "ideaAnswer.ideaId")
    .where("idea.formId", "=", anyOf(formIds))
    .where("ideaAnswer.isPrivate", "=", true)
    .execute();
}

/** What its author added to it. */
export async function listFileIds(
  db: Db,
  ideaIds: readonly string[],
): Promise<{ images: string[]; attachments: string[] }> {
  const these = anyOf(ideaIds);
  const images = await db
    .selectFrom("ideaImage")
    .select("fileId")
    .where("ideaId", "=", these)
    .orderBy("fileId")
    .execute();
  const attachments = await db
    .selectFrom("ideaAttachment")
    .select("fileId")
    .where("ideaId", "=", these)
    .orderBy("fileId")
    .execute();
  return { images: images.map(({ fileId }) => fileId), attachments: attachments.map(({ fileId }) => fileId) };
}

/** The same of one, in its order. */
export async function listFiles(db: Db, ideaId: string): Promise<{ images: Picture[]; attachmentIds: string[] }> {
  const images = await db
    .selectFrom("ideaImage")
    .select(["fileId as id", "altText"])
    .where("ideaId", "=", ideaId)
    .orderBy("position")
    .execute();
  const attachments = await db
    .selectFrom("ideaAttachment")
    .select("fileId")
    .where("ideaId", "=", ideaId)
    .orderBy("position")
    .execute();
  return { images, attachmentIds: attachments.map(({ fileId }) => fileId) };
}

export type NewMoment = Omit<Insertable<IdeaMomentTable>, "id">;

/** Adds to the timeline, and returns the id. */
export async function addMoment(db: Tx, moment: NewMoment): Promise<string> {
  const id = newId();
  await db
    .insertInto("ideaMoment")
    .values({ id, ...moment })
    .execute();
  return id;
}

const emptied = { title: "", text: "", authorName: "", longitude: null, latitude: null, showsName: false };

/**
 * Of ideas that are being carried out, and are locked: what their author wrote, but for title and place, by which the works are known.
 * Nobody wrote them any more.
 */
export async function leaveToPublic(db: Tx, ideaIds: readonly string[], now: Date): Promise<void> {
  const these = anyOf(ideaIds);
  await db
    .updateTable("idea")
    .set({ text: "", showsName: false, authorId: null, authorLeftAt: now, version: sql<number>`version + 1` })
    .where("id", "=", these)
    .execute();
  await db.deleteFrom("ideaImage").where("ideaId", "=", these).execute();
  await db.deleteFrom("ideaAttachment").where("ideaId", "=", these).execute();
  await db.deleteFrom("ideaAnswer").where("ideaId", "=", these).execute();
}

/** Empties what authors wrote in ideas that are locked. Counts, and what the organisation said, stay. */
export async function emptyIdeas(db: Tx, ideaIds: readonly string[], now: Date): Promise<void> {
  const these = anyOf(ideaIds);
  await db
    .updateTable("idea")
    .set({ ...emptied, deletedAt: now, version: sql<number>`version + 1` })
    .where("id", "=", these)
    .execute();
  await db.deleteFrom("ideaImage").where("ideaId", "=", these).execute();
  await db.deleteFrom("ideaAttachment").where("ideaId", "=", these).execute();
  await db.deleteFrom("ideaAnswer").where("ideaId", "=", these).execute();
}
