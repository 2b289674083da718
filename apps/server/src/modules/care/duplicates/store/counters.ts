/** The counters of people and helpers, when two records are merged and unmerged. */

import { type Selectable, sql, type Updateable } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { addExcluded } from "#kernel/sql/counters.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { CareHelperTable } from "../../../../schema/db.types.ts";
import type { DuoRow, MergedDuo } from "./pairs.ts";

export type HelperTableRow = Selectable<CareHelperTable>;

/** Locks the helpers among these people, in a fixed order. */
export const lockHelpers = (db: Tx, personIds: readonly string[]): Promise<HelperTableRow[]> =>
  db
    .selectFrom("careHelper")
    .selectAll()
    .where("personId", "=", anyOf(personIds))
    .orderBy("personId")
    .forUpdate()
    .execute();

export const findHelperRow = (db: Db, personId: string) =>
  db.selectFrom("careHelper").selectAll().where("personId", "=", personId).executeTakeFirst();

export async function insertHelperRow(db: Tx, row: HelperTableRow): Promise<void> {
  await db.insertInto("careHelper").values(row).execute();
}

export async function updateHelperRow(db: Tx, personId: string, changed: Updateable<CareHelperTable>): Promise<void> {
  if (Object.keys(changed).length === 0) return;
  await db.updateTable("careHelper").set(changed).where("personId", "=", personId).execute();
}

/** Deletes a helper's row that a merge created, unless something has happened with that helper since. */
export async function deleteHelperRow(db: Tx, personId: string): Promise<void> {
  await db
    .deleteFrom("careHelperLoad")
    .where("helperId", "=", personId)
    .where("tasks", "=", 0)
    .where("confidentialTasks", "=", 0)
    .execute();
  const used = await db
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([
        exists(selectFrom("careTicket").select("id").where("helperId", "=", personId)),
        exists(selectFrom("careCandidate").select("id").where("helperId", "=", personId)),
        exists(selectFrom("careEntry").select("id").where("helperId", "=", personId)),
        exists(selectFrom("careAbsence").select("id").where("personId", "=", personId)),
        exists(selectFrom("careCertificate").select("id").where("personId", "=", personId)),
        exists(selectFrom("careDuo").select("helperId").where("helperId", "=", personId)),
        exists(selectFrom("careHelperLoad").select("helperId").where("helperId", "=", personId)),
      ]).as("isUsed"),
    )
    .executeTakeFirstOrThrow();
  if (used.isUsed) return;
  await db.deleteFrom("careHelperCategory").where("personId", "=", personId).execute();
  await db.deleteFrom("careHelper").where("personId", "=", personId).execute();
}

/** Adds to the person's counts of tickets and solved tickets; negative numbers subtract. */
export async function addTicketCounts(
  db: Tx,
  personId: string,
  { tickets, solved }: { tickets: number; solved: number },
) {
  await db
    .updateTable("carePerson")
    .set((eb) => ({
      tickets: sql<number>`greatest(0, ${eb.ref("tickets")} + ${tickets}::integer)`,
      solved: sql<number>`greatest(0, least(${eb.ref("tickets")} + ${tickets}::integer, ${eb.ref("solved")} + ${solved}::integer))`,
    }))
    .where("id", "=", personId)
    .execute();
}

export async function addHelpedCount(db: Tx, personId: string, by: number): Promise<void> {
  await db
    .updateTable("careHelper")
    .set((eb) => ({ helped: sql<number>`greatest(0, ${eb.ref("helped")} + ${by}::integer)` }))
    .where("personId", "=", personId)
    .execute();
}

/** Adds one helper's tasks of each month to another's. */
export async function addLoads(db: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await db
    .insertInto("careHelperLoad")
    .columns(["helperId", "month", "tasks", "confidentialTasks"])
    .expression((eb) =>
      eb
        .selectFrom("careHelperLoad")
        .select([sql<string>`${to}::uuid`.as("helperId"), "month", "tasks", "confidentialTasks"])
        .where("helperId", "=", from),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["helperId", "month"])
        .doUpdateSet(addExcluded("careHelperLoad", ["tasks", "confidentialTasks"])),
    )
    .execute();
}

/** Undoes `addLoads`. */
export async function subtractLoads(db: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await db
    .updateTable("careHelperLoad as load")
    .from("careHelperLoad as other")
    .set((eb) => ({
      tasks: sql<number>`greatest(0, ${eb.ref("load.tasks")} - ${eb.ref("other.tasks")})`,
      confidentialTasks: sql<number>`greatest(0, ${eb.ref("load.confidentialTasks")} - ${eb.ref("other.confidentialTasks")})`,
    }))
    .where("load.helperId", "=", to)
    .where("other.helperId", "=", from)
    .whereRef("other.month", "=", "load.month")
    .execute();
}

/** Deletes the duos that the person is in, as helper or as member. */
export async function deleteDuos(db: Tx, personId: string): Promise<DuoRow[]> {
  const rows = await db
    .deleteFrom("careDuo")
    .where((eb) => eb.or([eb("helperId", "=", personId), eb("memberId", "=", personId)]))
    .returning(["helperId", "memberId", "solved", "lastAt"])
    .execute();
  return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
}

export async function addDuos(db: Tx, organisationId: string, duos: readonly DuoRow[]): Promise<void> {
  if (duos.length === 0) return;
  await db
    .insertInto("careDuo")
    .values(duos.map((duo) => ({ ...duo, lastAt: new Date(duo.lastAt), organisationId })))
    .onConflict((conflict) =>
      conflict.columns(["helperId", "memberId"]).doUpdateSet((eb) => ({
        solved: eb("careDuo.solved", "+", eb.ref("excluded.solved")),
        lastAt: sql<Date>`greatest(care_duo.last_at, excluded.last_at)`,
      })),
    )
    .execute();
}

/** Subtracts from each duo; one that reaches zero is deleted. The latest date is taken from the tickets that remain. */
export async function subtractDuos(db: Tx, duos: readonly MergedDuo[]): Promise<void> {
  for (const { helperId, memberId, solved, lastAt, earlier } of duos) {
    await db
      .updateTable("careDuo")
      .set((eb) => ({
        solved: sql<number>`${eb.ref("solved")} - ${solved}::integer`,
        lastAt: sql<Date>`case when ${eb.ref("lastAt")} <= ${lastAt}::timestamptz then coalesce(${earlier}::timestamptz, ${eb.ref("lastAt")}) else ${eb.ref("lastAt")} end`,
      }))
      .where("helperId", "=", helperId)
      .where("memberId", "=", memberId)
      .execute();
    await db
      .deleteFrom("careDuo")
      .where("helperId", "=", helperId)
      .where("memberId", "=", memberId)
      .where("solved", "<=", 0)
      .execute();
  }
}

export const listDuos = (db: Db, personId: string) =>
  db
    .selectFrom("careDuo")
    .select(["helperId", "memberId", "solved", "lastAt"])
    .where((eb) => eb.or([eb("helperId", "=", personId), eb("memberId", "=", personId)]))
    .execute();

/** Counts what happened, since the merge, with tickets that it moved: by member and by helper. */
export async function countSinceMerge(db: Db, ticketIds: readonly string[], since: Date) {
  const counted = sql<boolean>`not is_confidential`;
  const solved = sql<boolean>`solved_at > ${since}`;
  const deleted = sql<boolean>`deleted_at > ${since}`;
  const [row] = await db
    .selectFrom("careTicket")
    .select([
      sql<number>`(count(*) filter (where ${counted} and ${solved} and deleted_at is null))::integer`.as("solved"),
      sql<number>`(count(*) filter (where ${counted} and ${deleted}))::integer`.as("deleted"),
      sql<number>`(count(*) filter (where ${solved} and helper_id is not null))::integer`.as("helped"),
    ])
    .where("id", "=", anyOf(ticketIds))
    .execute();
  return row ?? { solved: 0, deleted: 0, helped: 0 };
}

export const listTicketCounts = (db: Db, personId: string) =>
  db.selectFrom("carePerson").select(["tickets", "solved"]).where("id", "=", personId).execute();
