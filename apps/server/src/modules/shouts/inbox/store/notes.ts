/** Internal notes and reply templates, for colleagues only. */

import type { Insertable } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { fullName } from "#kernel/sql/full-name.ts";
import { mentionedPeople } from "#modules/accounts/index.ts";
import type { ReplyTemplateTable, ShoutNoteTable } from "../../../../schema/db.types.ts";

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];

/** Oldest first, each with the names of those it mentions. */
export const listNotes = (db: Db, shoutId: string) =>
  db
    .selectFrom("shoutNote as note")
    .leftJoin("public.account as writer", "writer.id", "note.accountId")
    .select(["note.id", "note.text", "note.accountId", "note.createdAt"])
    .select(fullName("writer").as("by"))
    .select((eb) => mentionedPeople(db, eb.ref("note.mentions")).as("mentions"))
    .where("note.shoutId", "=", shoutId)
    .orderBy("note.createdAt")
    .orderBy("note.id")
    .limit(500)
    .execute();

export async function insertNote(db: Tx, row: Insertable<ShoutNoteTable>): Promise<void> {
  await db.insertInto("shoutNote").values(row).execute();
}

/** Returns false when it does not exist, or is a colleague's. */
export async function deleteNote(db: Tx, note: { id: string; shoutId: string; accountId: string }): Promise<boolean> {
  const gone = await db
    .deleteFrom("shoutNote")
    .where("id", "=", note.id)
    .where("shoutId", "=", note.shoutId)
    .where("accountId", "=", note.accountId)
    .returning("id")
    .executeTakeFirst();
  return gone !== undefined;
}

export const listTemplates = (db: Db, organisationId: string, limit: number) =>
  db
    .selectFrom("replyTemplate")
    .select(["id", "name", "text", "updatedAt"])
    .where("organisationId", "=", organisationId)
    .orderBy("name")
    .orderBy("id")
    .limit(limit)
    .execute();

/** Returns false, and writes nothing, when the organisation has reached the limit: of two at once, the second waits for the first. */
export async function insertTemplate(db: Tx, row: Insertable<ReplyTemplateTable>, most: number): Promise<boolean> {
  const counted = await db
    .insertInto("replyTemplateTotal")
    .values({ organisationId: row.organisationId, total: 1 })
    .onConflict((conflict) =>
      conflict
        .column("organisationId")
        .doUpdateSet((eb) => ({ total: eb("replyTemplateTotal.total", "+", 1) }))
        .where("replyTemplateTotal.total", "<", most),
    )
    .returning("total")
    .executeTakeFirst();
  if (!counted) return false;
  await db.insertInto("replyTemplate").values(row).execute();
  return true;
}

type TemplateChange = Pick<Insertable<ReplyTemplateTable>, "name" | "text" | "updatedAt" | "updatedBy">;

export const updateTemplate = (db: Tx, organisationId: string, id: string, changed: TemplateChange) =>
  db
    .updateTable("replyTemplate")
    .set(changed)
    .where("id", "=", id)
    .where("organisationId", "=", organisationId)
    .returning(["id", "name", "text", "updatedAt"])
    .executeTakeFirst();

export async function deleteTemplate(db: Tx, organisationId: string, id: string) {
  const deleted = await db
    .deleteFrom("replyTemplate")
    .where("id", "=", id)
    .where("organisationId", "=", organisationId)
    .returning(["id", "name"])
    .executeTakeFirst();
  if (deleted)
    await db
      .updateTable("replyTemplateTotal")
      .set((eb) => ({ total: eb("total", "-", 1) }))
      .where("organisationId", "=", organisationId)
      .where("total", ">", 0)
      .execute();
  return deleted;
}
