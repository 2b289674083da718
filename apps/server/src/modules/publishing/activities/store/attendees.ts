/** The list of people coming to a date. */
import type { AttendanceFilter } from "@stoep/contract/publishing";
import { sql } from "kysely";
import type { z } from "zod";
import type { Db } from "#kernel/database.ts";
import { inPages } from "#kernel/page.ts";
import { saysWords } from "#kernel/word-search.ts";

export type AttendeeRow = Awaited<ReturnType<typeof listAttendees>>[number];
/** The turn and the resident of a page's last row. */
export type AttendeeCursor = [turn: string, residentId: string];

/** In order of registration, without people who have left the city. */
export function listAttendees(
  db: Db,
  dateId: string,
  { state, search }: z.output<typeof AttendanceFilter>,
  place: AttendeeCursor | null,
  limit: number,
) {
  return db
    .selectFrom("attendance")
    .innerJoin("resident", "resident.id", "attendance.residentId")
    .select(["attendance.residentId", "resident.publicName as name", "people", "state", "saidAt", "turn"])
    .where("dateId", "=", dateId)
    .where("state", "=", state)
    .where("resident.leftAt", "is", null)
    .$if(Boolean(search), (query) => query.where(saysWords(sql.ref("resident.publicName"), search)))
    .$call((query) => inPages(query, ["turn", "attendance.residentId"], "asc", { place, limit }))
    .execute();
}
