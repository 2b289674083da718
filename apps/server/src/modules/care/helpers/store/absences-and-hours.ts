/** Absences, certificates and hours of helpers. */

import type { Insertable } from "kysely";
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { inPages } from "#kernel/page.ts";
import { fullNameOrNone } from "#kernel/sql/full-name.ts";
import type { CareAbsenceTable, CareCertificateTable, CareEntryTable } from "../../../../schema/db.types.ts";

/** Current and future absences. */
export const listAbsences = (db: Db, personId: string, today: string) =>
  db
    .selectFrom("careAbsence")
    .select(["id", "fromOn", "untilOn", "note"])
    .where("personId", "=", personId)
    .where("untilOn", ">=", today)
    .orderBy("fromOn")
    .orderBy("id")
    .limit(100)
    .execute();

export async function insertAbsence(db: Tx, row: Insertable<CareAbsenceTable>): Promise<void> {
  await db.insertInto("careAbsence").values(row).execute();
}

export const deleteAbsence = (db: Tx, personId: string, absenceId: string) =>
  db
    .deleteFrom("careAbsence")
    .where("personId", "=", personId)
    .where("id", "=", absenceId)
    .returning("id")
    .executeTakeFirst();

/** The first to expire first; those without an end last. */
export const listCertificates = (db: Db, personId: string) =>
  db
    .selectFrom("careCertificate")
    .select(["id", "name", "untilOn"])
    .where("personId", "=", personId)
    .orderBy("untilOn")
    .orderBy("id")
    .limit(100)
    .execute();

export async function insertCertificate(db: Tx, row: Insertable<CareCertificateTable>): Promise<void> {
  await db.insertInto("careCertificate").values(row).execute();
}

export const deleteCertificate = (db: Tx, personId: string, certificateId: string) =>
  db
    .deleteFrom("careCertificate")
    .where("personId", "=", personId)
    .where("id", "=", certificateId)
    .returning(["id", "name"])
    .executeTakeFirst();

/** Deletes the helper's absences and certificates with the person. */
export async function eraseHelperDetails(db: Tx, personId: string): Promise<void> {
  await db.deleteFrom("careAbsence").where("personId", "=", personId).execute();
  await db.deleteFrom("careCertificate").where("personId", "=", personId).execute();
  await db.updateTable("careEntry").set({ text: "" }).where("helperId", "=", personId).execute();
  await db
    .updateTable("careHelper")
    .set({ skills: "", declinedBecause: "", available: [] })
    .where("personId", "=", personId)
    .execute();
}

/** `sees`: the account whose confidential tickets may be read; null: all may. */
const selectHours = (db: Db, helperId: string, sees: string | null) =>
  db
    .selectFrom("careEntry as entry")
    .leftJoin("careTicket as ticket", "ticket.id", "entry.ticketId")
    .where("entry.helperId", "=", helperId)
    .$if(sees !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb("ticket.id", "is", null),
          eb("ticket.isConfidential", "=", false),
          eb("ticket.assigneeId", "=", sees),
        ]),
      ),
    );

export type HoursRow = Awaited<ReturnType<typeof listHours>>[number];

export const listHours = (
  db: Db,
  helperId: string,
  sees: string | null,
  place: readonly string[] | null,
  limit: number,
) =>
  selectHours(db, helperId, sees)
    .leftJoin("public.account as writer", "writer.id", "entry.writtenBy")
    .select(["entry.id", "entry.onDay", "entry.minutes", "entry.text", "entry.ticketId", "entry.createdAt"])
    .select(fullNameOrNone("writer").as("writerName"))
    .$call((query) => inPages(query, ["entry.onDay", "entry.id"], "desc", { place, limit }))
    .execute();

/** Months from this day on that have hours, latest first. */
export const sumHoursByMonth = (db: Db, helperId: string, sees: string | null, fromDay: string) =>
  selectHours(db, helperId, sees)
    .where("entry.onDay", ">=", fromDay)
    .select([
      sql<string>`date_trunc('month', entry.on_day)::date`.as("month"),
      sql<number>`sum(entry.minutes)::integer`.as("minutes"),
      sql<number>`count(*)::integer`.as("entries"),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`1`, "desc")
    .execute();

export async function insertHours(db: Tx, row: Insertable<CareEntryTable>): Promise<void> {
  await db.insertInto("careEntry").values(row).execute();
}

export const deleteHours = (db: Tx, helperId: string, entryId: string) =>
  db
    .deleteFrom("careEntry")
    .where("helperId", "=", helperId)
    .where("id", "=", entryId)
    .where("ticketId", "is", null)
    .returning("id")
    .executeTakeFirst();
