/** Counts over time. */
import type { ShoutKind } from "@stoep/contract/shouts";
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";

/** For each of these months; months in which nothing happened are left out. */
export const sumMonths = (db: Db, organisationId: string, months: readonly string[]) =>
  db
    .selectFrom("shoutMonth")
    .where("organisationId", "=", organisationId)
    .where("month", "=", sql<string>`any(${months}::date[])`)
    .where("part", "=", sql.lit("kind"))
    .groupBy("month")
    .select(({ fn }) => ["month", fn.sum<number>("arrived").as("arrived"), fn.sum<number>("done").as("done")])
    .execute();

/** By kind, theme and neighbourhood, each with its part. */
export const sumParts = (db: Db, organisationId: string, months: readonly string[]) =>
  db
    .selectFrom("shoutMonth")
    .where("organisationId", "=", organisationId)
    .where("month", "=", sql<string>`any(${months}::date[])`)
    .groupBy(["part", "key"])
    .select(({ fn }) => ["part", "key", fn.sum<number>("arrived").as("arrived"), fn.sum<number>("done").as("done")])
    .orderBy("arrived", "desc")
    .orderBy("done", "desc")
    .orderBy("key")
    .execute();

export type MonthRow = Awaited<ReturnType<typeof listMonthRows>>[number];
export const listMonthRows = (db: Db, organisationId: string, months: readonly string[]) =>
  db
    .selectFrom("shoutMonth")
    .where("organisationId", "=", organisationId)
    .where("month", "=", sql<string>`any(${months}::date[])`)
    .where((eb) => eb.or([eb("arrived", ">", 0), eb("done", ">", 0)]))
    .select(["month", "part", "key", "arrived", "done"])
    .orderBy("month")
    .orderBy("part")
    .orderBy("arrived", "desc")
    .orderBy("key")
    .execute();

/** For shouts that arrived in these months. */
export const sumPaces = (db: Db, organisationId: string, months: readonly string[]) =>
  db
    .selectFrom("shoutPace")
    .where("organisationId", "=", organisationId)
    .where("month", "=", sql<string>`any(${months}::date[])`)
    .groupBy(["step", "hours"])
    .select(({ fn }) => ["step", "hours", fn.sum<number>("total").as("total")])
    .execute();

export const listNeighbourhoodNames = (db: Db) => db.selectFrom("neighbourhood").select(["id", "name"]).execute();

/** Shouts written since then, shared or not; withdrawn ones count too. */
export const countWrittenByNeighbourhood = (
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
