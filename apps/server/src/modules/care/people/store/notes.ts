/** Colleagues' notes about people. */

import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { fullNameOrNone } from "#kernel/sql/full-name.ts";
import { saysWords } from "#kernel/word-search.ts";
import type { CareNoteTable } from "../../../../schema/db.types.ts";

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];

export interface NoteFilter {
  personId?: string | undefined;
  search?: string | undefined;
}

const selectNotes = (db: Db, organisationId: string) =>
  db
    .selectFrom("careNote as note")
    .innerJoin("carePerson as person", "person.id", "note.personId")
    .leftJoin("public.account as writer", "writer.id", "note.writtenBy")
    .select(["note.id", "note.personId", "note.text", "note.writtenBy", "note.createdAt"])
    .select(["person.firstName", "person.lastName", "person.companyName"])
    .select(fullNameOrNone("writer").as("writerName"))
    .where("note.organisationId", "=", organisationId);

/** Latest first. */
export const listNotes = (
  db: Db,
  organisationId: string,
  { personId, search }: NoteFilter,
  place: PageCursor | null,
  limit: number,
) =>
  selectNotes(db, organisationId)
    .$if(personId !== undefined, (query) => query.where("note.personId", "=", personId ?? ""))
    .$if(Boolean(search), (query) => query.where(saysWords(sql.ref("note.text"), search)))
    .$call((query) => inPages(query, ["note.createdAt", "note.id"], "desc", { place, limit }))
    .execute();

export const findNote = (db: Db, organisationId: string, noteId: string) =>
  selectNotes(db, organisationId).where("note.id", "=", noteId).executeTakeFirst();

export async function insertNote(db: Tx, row: Insertable<CareNoteTable>): Promise<void> {
  await db.insertInto("careNote").values(row).execute();
}

export async function deleteNote(db: Tx, noteId: string): Promise<void> {
  await db.deleteFrom("careNote").where("id", "=", noteId).execute();
}

export async function deleteNotesOf(db: Tx, personId: string): Promise<void> {
  await db.deleteFrom("careNote").where("personId", "=", personId).execute();
}
