/** Attendance that is old enough to delete, or of people who left. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { networkTable } from "#kernel/sql/network-table.ts";
import { reachesResident } from "../../reach/index.ts";

/** Attendance at future dates of people who left, have no open account, or whom the activity no longer reaches. */
function selectDeparted(db: Db, now: Date) {
  return db
    .selectFrom("activityDate")
    .innerJoin("post", "post.id", "activityDate.postId")
    .innerJoin("attendance", "attendance.dateId", "activityDate.id")
    .innerJoin("resident", "resident.id", "attendance.residentId")
    .innerJoin("public.account as person", "person.id", "resident.accountId")
    .where("activityDate.startsAt", ">", now)
    .where((eb) =>
      eb.or([
        eb("resident.leftAt", "is not", null),
        eb("person.disabledAt", "is not", null),
        eb.and([
          eb("post.visibility", "<>", "public-page"),
          eb("resident.movedAt", ">", eb.ref("attendance.saidAt")),
          eb.not(
            eb.exists(
              eb
                .selectFrom("postNeighbourhood")
                .whereRef("postNeighbourhood.postId", "=", "post.id")
                .where(reachesResident)
                .select(sql<number>`1`.as("one")),
            ),
          ),
        ]),
      ]),
    );
}

/** The future dates for which people who left were registered. */
export const listDatesOfDeparted = (db: Db, now: Date): Promise<{ dateId: string }[]> =>
  selectDeparted(db, now).select("attendance.dateId").distinct().orderBy("attendance.dateId").limit(500).execute();

/** Deletes their attendance; the date must be locked. */
export function deleteDeparted(db: Tx, dateId: string, now: Date) {
  return db
    .deleteFrom("attendance")
    .where("dateId", "=", dateId)
    .where(
      "residentId",
      "in",
      selectDeparted(db, now).where("activityDate.id", "=", dateId).select("attendance.residentId"),
    )
    .returning(["people", "state"])
    .execute();
}

/**
 * Deletes attendance at dates that ended before this time, and marks the dates, so that each is processed once. Returns how many
 * dates. The counts stay.
 */
export async function deleteOldAttendance(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    with old as (
      update ${networkTable(db, "activityDate")} set may_hold_names = false
      where id in (
        select id from ${networkTable(db, "activityDate")}
        where may_hold_names and ends_at < ${before} order by ends_at limit ${sql.lit(limit)}
      )
      returning id
    ),
    gone as (
      delete from ${networkTable(db, "attendance")} as attendance using old where attendance.date_id = old.id
      returning 1
    )
    select count(*) as total from old`.execute(db);
  return rows[0]?.total ?? 0;
}
