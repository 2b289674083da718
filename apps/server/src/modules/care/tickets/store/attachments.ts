/** Pictures and documents of tickets, and who may read them. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { type FileAudience, type FileHolder, type FileRow, fileSelection } from "#modules/files/index.ts";

/** Visible to staff who may see the ticket; a confidential ticket's files only at an address signed while it was confidential. */
export const filesOfTickets: FileHolder = (db, fileId) =>
  db
    .selectFrom("careTicketFile as held")
    .innerJoin("careTicket as ticket", "ticket.id", "held.ticketId")
    .where("held.fileId", "=", fileId)
    .where("ticket.deletedAt", "is", null)
    .select(sql<FileAudience>`case when ticket.is_confidential then 'editors' else 'readers' end`.as("audience"));

export type AttachedFile = FileRow & { altText: string };

export const listFiles = (db: Db, ticketId: string): Promise<AttachedFile[]> =>
  db
    .selectFrom("careTicketFile as held")
    .innerJoin("file", "file.id", "held.fileId")
    .select(fileSelection)
    .select("held.altText")
    .where("held.ticketId", "=", ticketId)
    .orderBy("held.position")
    .execute();

/** Appends the file to the others. */
export async function attachFile(db: Tx, ticketId: string, fileId: string): Promise<void> {
  const { last } = await db
    .selectFrom("careTicketFile")
    .where("ticketId", "=", ticketId)
    .select(sql<number>`coalesce(max(position), 0)`.as("last"))
    .executeTakeFirstOrThrow();
  await db
    .insertInto("careTicketFile")
    .values({ ticketId, fileId, position: last + 1 })
    .execute();
}

/** Returns whether the file is a picture of this ticket. */
export async function describePicture(db: Tx, ticketId: string, fileId: string, altText: string): Promise<boolean> {
  const isPicture = db
    .selectFrom("file")
    .select("file.id")
    .where("file.id", "=", fileId)
    .where("file.kind", "=", "image");
  const { numUpdatedRows } = await db
    .updateTable("careTicketFile")
    .set({ altText })
    .where("ticketId", "=", ticketId)
    .where("fileId", "in", isPicture)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Removes one of the ticket's files, or all; returns which. */
export async function detachFiles(db: Tx, ticketId: string, fileId: string | null): Promise<string[]> {
  const rows = await db
    .deleteFrom("careTicketFile")
    .where("ticketId", "=", ticketId)
    .$if(fileId !== null, (query) => query.where("fileId", "=", fileId ?? ""))
    .returning("fileId")
    .execute();
  return rows.map((row) => row.fileId);
}
