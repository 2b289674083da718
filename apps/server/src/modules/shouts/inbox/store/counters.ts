/** Counters of the inbox: updated in the transaction of each change, read without counting. */
import type { ShoutKind, ShoutStatus } from "@stoep/contract/shouts";
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { type CountedMoments, countMonths, recountMonths } from "../../statistics/index.ts";

interface CountedShout extends CountedMoments {
  kind: ShoutKind;
  status: ShoutStatus;
  assigneeId: string | null;
}
/** `by`: 1 for the new values, -1 for the old ones. */
export type CounterChange = CountedShout & { by: 1 | -1 };

/** The changes of the counters when these rows get new values. */
export const changesTo = <Row extends CountedShout>(rows: readonly Row[], to: Partial<CountedShout>): CounterChange[] =>
  rows.flatMap((row) => [
    { ...row, by: -1 as const },
    { ...row, ...to, by: 1 as const },
  ]);

export const noAssignee = "00000000-0000-0000-0000-000000000000";

/**
 * Shouts that are not shared are not counted. Call it once in a transaction: rows are locked in one order, so that two people who
 * change many at once cannot deadlock.
 */
export async function countChanges(db: Tx, all: readonly CounterChange[]): Promise<void> {
  const changes = all.filter(({ arrivedAt }) => arrivedAt !== null);
  await addTally(db, changes);
  await countMonths(db, changes);
}

async function addTally(db: Tx, changes: readonly CounterChange[]): Promise<void> {
  const sums = new Map<string, number>();
  for (const { organisationId, kind, status, assigneeId, by } of changes) {
    const key = [organisationId, kind, status, assigneeId ?? noAssignee].join(" ");
    sums.set(key, (sums.get(key) ?? 0) + by);
  }
  const rows = [...sums]
    .filter(([, total]) => total !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, total]) => ({ key: key.split(" "), total }));
  if (rows.length === 0) return;
  await db
    .insertInto("shoutTally")
    .values(
      rows.map(({ key: [organisationId = "", kind = "", status = "", assigneeId = ""], total }) => ({
        organisationId,
        kind: kind as ShoutKind,
        status: status as ShoutStatus,
        assigneeId,
        total,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["organisationId", "kind", "status", "assigneeId"])
        .doUpdateSet((eb) => ({ total: eb("shoutTally.total", "+", eb.ref("excluded.total")) })),
    )
    .execute();
}

export interface Counter {
  kind: ShoutKind;
  status: ShoutStatus;
  total: number;
  mine: number;
  unassigned: number;
}

export function readCounters(db: Db, organisationId: string, accountId: string): Promise<Counter[]> {
  const among = (assigneeId: string) =>
    sql<number>`coalesce(sum(total) filter (where ${sql.ref("assigneeId")} = ${assigneeId}::uuid), 0)::integer`;
  return db
    .selectFrom("shoutTally")
    .where("organisationId", "=", organisationId)
    .groupBy(["kind", "status"])
    .select(["kind", "status"])
    .select([
      sql<number>`sum(total)::integer`.as("total"),
      among(accountId).as("mine"),
      among(noAssignee).as("unassigned"),
    ])
    .execute();
}

/** Counts everything after loading in bulk, while nothing is counted yet. */
export async function recountAll(db: Tx): Promise<void> {
  await db
    .insertInto("shoutTally")
    .columns(["organisationId", "kind", "status", "assigneeId", "total"])
    .expression(
      db
        .selectFrom("shout")
        .where("arrivedAt", "is not", null)
        .where("withdrawnAt", "is", null)
        .groupBy(["organisationId", "kind", "status", "assigneeId"])
        .select(["organisationId", "kind", "status"])
        .select(({ fn, ref }) => [
          sql<string>`coalesce(${ref("assigneeId")}, ${noAssignee}::uuid)`.as("assignee"),
          fn.countAll<number>().as("total"),
        ]),
    )
    .execute();
  await recountMonths(db);
}
