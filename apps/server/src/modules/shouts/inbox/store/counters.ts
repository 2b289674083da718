/** Counters of the inbox: updated in the transaction of each change, read without counting. */
import type { ShoutKind, ShoutStatus } from "@stoep/contract/shouts";
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { addExcluded, netChanges, nobodyId } from "#kernel/sql/counters.ts";
import { type CountedMoments, countMonths, recountMonths } from "../../statistics/index.ts";

interface CountedShout extends CountedMoments {
  kind: ShoutKind;
  status: ShoutStatus;
  assigneeId: string | null;
}
/** `by`: 1 for the new values, -1 for the old ones. */
export type CounterChange = CountedShout & { by: number };

/** The changes of the counters when these rows get new values. */
export const changesTo = <Row extends CountedShout>(rows: readonly Row[], to: Partial<CountedShout>): CounterChange[] =>
  rows.flatMap((row) => [
    { ...row, by: -1 },
    { ...row, ...to, by: 1 },
  ]);

/** Shouts that are not shared are not counted. Call it once in a transaction, for the order in which it locks rows. */
export async function countChanges(db: Tx, all: readonly CounterChange[]): Promise<void> {
  const changes = all.filter(({ arrivedAt }) => arrivedAt !== null);
  await addTally(db, changes);
  await countMonths(db, changes);
}

async function addTally(db: Tx, changes: readonly CounterChange[]): Promise<void> {
  const keyOf = ({ organisationId, kind, status, assigneeId }: CounterChange) =>
    [organisationId, kind, status, assigneeId ?? nobodyId].join(" ");
  const rows = netChanges(changes, keyOf).map(({ organisationId, kind, status, assigneeId, by }) => ({
    organisationId,
    kind,
    status,
    assigneeId: assigneeId ?? nobodyId,
    total: by,
  }));
  if (rows.length === 0) return;
  await db
    .insertInto("shoutTally")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["organisationId", "kind", "status", "assigneeId"])
        .doUpdateSet(addExcluded("shoutTally", ["total"])),
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
      among(nobodyId).as("unassigned"),
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
          sql<string>`coalesce(${ref("assigneeId")}, ${nobodyId}::uuid)`.as("assignee"),
          fn.countAll<number>().as("total"),
        ]),
    )
    .execute();
  await recountMonths(db);
}
