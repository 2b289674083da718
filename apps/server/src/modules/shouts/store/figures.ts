/** Counts over time. */
import type { ShoutKind } from "@stoep/contract/shouts";
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";

const shared = (db: Db, organisationId: string, since: Date) =>
  db
    .selectFrom("shout")
    .where("organisationId", "=", organisationId)
    .where("arrivedAt", "is not", null)
    .where("withdrawnAt", "is", null)
    .where("arrivedAt", ">=", since);

const monthOf = (column: "arrivedAt" | "doneAt", timeZone: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone ${timeZone}, 'YYYY-MM')`;

export const countArrived = (db: Db, organisationId: string, since: Date, timeZone: string) =>
  db
    .selectFrom(
      shared(db, organisationId, since)
        .select(["kind", monthOf("arrivedAt", timeZone).as("month")])
        .as("one"),
    )
    .groupBy(["kind", "month"])
    .select(({ fn }) => ["kind", "month", fn.countAll<number>().as("total")])
    .execute();

/** Of what arrived since then: done in which month, and after how many hours, half of them sooner. */
export async function countDone(db: Db, organisationId: string, since: Date, timeZone: string) {
  const rows = await db
    .selectFrom(
      shared(db, organisationId, since)
        .where("doneAt", "is not", null)
        .select(monthOf("doneAt", timeZone).as("month"))
        .select(sql<number>`extract(epoch from ${sql.ref("doneAt")} - ${sql.ref("arrivedAt")}) / 3600`.as("hours"))
        .as("one"),
    )
    .groupBy(sql`grouping sets ((month), ())`)
    .select(({ fn }) => [
      "month",
      fn.countAll<number>().as("total"),
      sql<number | null>`percentile_cont(0.5) within group (order by hours)`.as("median"),
    ])
    .execute();
  return rows as { month: string | null; total: number; median: number | null }[];
}

export const countThemes = (db: Db, organisationId: string, since: Date) =>
  shared(db, organisationId, since)
    .where("theme", "is not", null)
    .groupBy("theme")
    .select(({ fn, ref }) => [ref("theme").$notNull().as("theme"), fn.countAll<number>().as("written")])
    .orderBy("written", "desc")
    .orderBy("theme")
    .execute();

/** Written since then, shared or not, withdrawn ones too: what was written counts. */
export const countByNeighbourhood = (
  db: Db,
  since: Date,
): Promise<{ id: string; name: string; kind: ShoutKind; written: number }[]> =>
  db
    .selectFrom("shout")
    .innerJoin("neighbourhood as place", "place.id", "shout.neighbourhoodId")
    .where("shout.createdAt", ">=", since)
    .groupBy(["place.id", "place.name", "shout.kind"])
    .select(({ fn }) => ["place.id", "place.name", "shout.kind", fn.countAll<number>().as("written")])
    .orderBy("place.name")
    .orderBy("place.id")
    .orderBy("shout.kind")
    .execute();
