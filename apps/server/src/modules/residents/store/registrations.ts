/** Registrations of residents over time. */
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";

interface RegistrationQuery {
  by: "week" | "month";
  since: Date;
  timeZone: string;
}

/** By the first day of the week or month: residents who still live in the network, and households that have one. */
export function countRegistrations(db: Db, { by, since, timeZone }: RegistrationQuery) {
  const day = (moment: string) =>
    sql<string>`date_trunc(${sql.lit(by)}, ${sql.ref(moment)} at time zone ${timeZone}::text)::date::text`.as("day");
  const residents = db
    .selectFrom("resident")
    .select([day("resident.createdAt"), sql<number>`1`.as("residents"), sql<number>`0`.as("households")])
    .where("resident.createdAt", ">=", since)
    .where("resident.leftAt", "is", null);
  const households = db
    .selectFrom("household")
    .select([day("household.createdAt"), sql<number>`0`.as("residents"), sql<number>`1`.as("households")])
    .where("household.createdAt", ">=", since)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("resident")
          .select("resident.id")
          .whereRef("resident.householdId", "=", "household.id")
          .where("resident.leftAt", "is", null),
      ),
    );
  return db
    .selectFrom(residents.unionAll(households).as("registered"))
    .select(["registered.day"])
    .select(({ fn }) => [
      fn.sum<number>("registered.residents").as("residents"),
      fn.sum<number>("registered.households").as("households"),
    ])
    .groupBy("registered.day")
    .execute();
}
