/** Houses by street and number, many at once. */

import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { idList } from "#kernel/sql/id-list.ts";

export interface HouseAt {
  at: number;
  streetId: string;
  houseNumber: string;
}

/** `at`: its index among the wanted houses. */
export function listHouses(db: Db, wanted: readonly HouseAt[]) {
  const column = <K extends keyof HouseAt>(name: K) => wanted.map((one) => one[name]);
  const given = sql<HouseAt>`unnest(${column("at")}::integer[], ${idList(column("streetId"))}, ${column("houseNumber")}::text[])`;
  return db
    .selectFrom(given.as<"given">(sql`given(at, street_id, house_number)`))
    .innerJoin("address", (join) =>
      join
        .onRef("address.streetId", "=", "given.streetId")
        .on(sql`lower(${sql.ref("address.houseNumber")})`, "=", sql.ref("given.houseNumber")),
    )
    .innerJoin("street", "street.id", "address.streetId")
    .select(["given.at", "address.houseNumber", "address.longitude", "address.latitude", "address.neighbourhoodId"])
    .select(["street.name as street", "street.postcode", "street.municipality"])
    .execute();
}

export const listStreetNames = (db: Db) =>
  db.selectFrom("street").select(["id", "name", "postcode", "municipality"]).execute();
