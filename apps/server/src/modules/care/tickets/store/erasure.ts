/** Empties what tickets say about a person. Every statement can be repeated. */

import { sql } from "kysely";
import type { Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";

/** The title of a ticket whose member was erased: every ticket has one. */
const erasedTitle = "–";

/** All tickets of a member, deleted ones too; nobody writes in them meanwhile. */
export async function lockTicketsOf(db: Tx, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("careTicket")
    .select("id")
    .where("memberId", "=", memberId)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Of an entry the hours stay. */
const hoursOfEntry = sql<string>`case kind when 'entry' then coalesce(substring(text from '^\\d+:\\d\\d'), '') else '' end`;

/** The tickets must be locked. */
export async function emptyTickets(db: Tx, ticketIds: readonly string[], now: Date): Promise<void> {
  const them = anyOf(ticketIds);
  const words = { description: "", helperLine: "", preferredMoment: "", work: "", workAddress: "", referredTo: "" };
  await db
    .updateTable("careTicket")
    .set({ title: erasedTitle, ...words, revokedText: "", outcome: "", erasedAt: now })
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", them)
    .where("erasedAt", "is", null)
    .execute();
  // Of this kind the text says yes or no.
  const moments = db.updateTable("careTicketMoment").where("ticketId", "=", them).where("kind", "<>", "confidential");
  await moments
    .where("kind", "in", ["comment", "note"])
    .where("deletedAt", "is", null)
    .set({ deletedAt: now })
    .execute();
  await moments.where("text", "<>", "").set({ text: hoursOfEntry }).execute();
  await db.updateTable("careEntry").set({ text: "" }).where("ticketId", "=", them).where("text", "<>", "").execute();
  await db
    .updateTable("careCandidate")
    .set({ answer: "" })
    .where("ticketId", "=", them)
    .where("answer", "<>", "")
    .execute();
}

export async function detachAllFiles(db: Tx, ticketIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .deleteFrom("careTicketFile")
    .where("ticketId", "=", anyOf(ticketIds))
    .returning("fileId")
    .execute();
  return rows.map(({ fileId }) => fileId);
}

/** Empties what the person said in any ticket, and messages to them. Returns the ids of these lines and answers, and of their tickets. */
export async function emptyWordsWith(db: Tx, personId: string): Promise<{ ids: string[]; ticketIds: string[] }> {
  const said = await db
    .updateTable("careTicketMoment")
    .set({ text: hoursOfEntry })
    .where((eb) =>
      eb.or([
        eb.and([eb("byPerson", "=", personId), eb("kind", "<>", "confidential")]),
        eb.and([eb("toPerson", "=", personId), eb("kind", "in", ["message", "entry", "asked"])]),
      ]),
    )
    .returning(["id", "ticketId"])
    .execute();
  const answers = await db
    .updateTable("careCandidate")
    .set({ answer: "" })
    .where("helperId", "=", personId)
    .returning(["id", "ticketId"])
    .execute();
  const all = [...said, ...answers];
  return { ids: all.map(({ id }) => id), ticketIds: [...new Set(all.map(({ ticketId }) => ticketId))] };
}

/** What messages about these tickets are about: lines of their threads, and helpers who were asked. */
export async function listMessageSubjects(db: Tx, ticketIds: readonly string[]): Promise<string[]> {
  const them = anyOf(ticketIds);
  const lines = await db.selectFrom("careTicketMoment").select("id").where("ticketId", "=", them).execute();
  const asked = await db.selectFrom("careCandidate").select("id").where("ticketId", "=", them).execute();
  return [...lines, ...asked].map(({ id }) => id);
}
