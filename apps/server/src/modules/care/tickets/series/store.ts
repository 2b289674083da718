/** Series of recurring help, and their tickets. */
import type { Insertable, Selectable, Updateable } from "kysely";
import type { Staff } from "#kernel/actor.ts";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { CareSeriesTable } from "../../../../schema/db.types.ts";
import { selectVisible } from "../store/filters.ts";
import type { LockedTicket } from "../store/tickets.ts";

export type SeriesRow = Selectable<CareSeriesTable>;

export const insertSeries = (db: Tx, row: Insertable<CareSeriesTable>): Promise<SeriesRow> =>
  db.insertInto("careSeries").values(row).returningAll().executeTakeFirstOrThrow();

/** Until the end of the transaction nobody else creates its next ticket, skips a day, or ends it. */
export const lockSeries = (db: Tx, seriesId: string): Promise<SeriesRow | undefined> =>
  db.selectFrom("careSeries").selectAll().where("id", "=", seriesId).forUpdate().executeTakeFirst();

/** The series must be locked. */
export const updateSeries = (db: Tx, seriesId: string, changed: Updateable<CareSeriesTable>): Promise<SeriesRow> =>
  db.updateTable("careSeries").set(changed).where("id", "=", seriesId).returningAll().executeTakeFirstOrThrow();

/** Of all organisations, series whose next occurrence is on that day or earlier. */
export async function listDueSeries(db: Db, day: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("careSeries")
    .select("id")
    .where("endedAt", "is", null)
    .where("nextOn", "<=", day)
    .orderBy("nextOn")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The ticket that the next one is copied from. */
export const findLatestTicket = (db: Db, seriesId: string): Promise<LockedTicket | undefined> =>
  db
    .selectFrom("careTicket")
    .selectAll()
    .where("seriesId", "=", seriesId)
    .where("deletedAt", "is", null)
    .orderBy("occurrenceOn", "desc")
    .limit(1)
    .executeTakeFirst();

export const listSeriesTickets = (db: Db, actor: Staff, seriesId: string, limit: number) =>
  selectVisible(db, actor)
    .innerJoin("carePerson as member", "member.id", "ticket.memberId")
    .select(["ticket.id", "ticket.number", "ticket.state", "ticket.occurrenceOn"])
    .select(["member.suspendedAt", "member.deletedAt"])
    .where("ticket.seriesId", "=", seriesId)
    .orderBy("ticket.occurrenceOn", "desc")
    .limit(limit)
    .execute();

export const findSeries = (db: Db, organisationId: string, seriesId: string): Promise<SeriesRow | undefined> =>
  db
    .selectFrom("careSeries")
    .selectAll()
    .where("organisationId", "=", organisationId)
    .where("id", "=", seriesId)
    .executeTakeFirst();

/** Of all organisations: visits of which member and helper are to be told by now. */
export const lockUntoldVisits = (db: Tx, now: Date, limit: number): Promise<LockedTicket[]> =>
  db
    .selectFrom("careTicket")
    .selectAll()
    .where("visitToldFrom", "<=", now)
    .where("deletedAt", "is", null)
    .where("state", "in", ["planned", "looking"])
    .orderBy("visitToldFrom")
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** No change of the ticket: its version stays. */
export async function markVisitsTold(db: Tx, ticketIds: readonly string[]): Promise<void> {
  await db.updateTable("careTicket").set({ visitToldFrom: null }).where("id", "=", anyOf(ticketIds)).execute();
}
