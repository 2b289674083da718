/** The street at which a place is, by its nearest address. */
import { type Expression, sql } from "kysely";
import type { Db } from "#kernel/database.ts";

/** In degrees of latitude: about 100 metres. */
const reach = sql<number>`0.0009::float8`;

/**
 * Its name, without a house number: a sub-select for one place, in degrees. Null where no address is within about 100 metres to the
 * north, south, east and west. Uses the index address_place.
 */
export function nearestStreetOf(db: Db, longitude: Expression<number>, latitude: Expression<number>) {
  const [east, north] = [sql.ref<number>("house.longitude"), sql.ref<number>("house.latitude")];
  /** A degree of longitude is shorter, the further one is from the equator. */
  const width = sql<number>`cos(radians(${latitude}))`;
  const corner = (sign: "+" | "-") =>
    sql`point(${longitude} ${sql.raw(sign)} ${reach} / ${width}, ${latitude} ${sql.raw(sign)} ${reach})`;
  return db
    .selectFrom("address as house")
    .innerJoin("street as nearby", "nearby.id", "house.streetId")
    .select("nearby.name")
    .where(sql<boolean>`point(${east}, ${north}) <@ box(${corner("-")}, ${corner("+")})`)
    .orderBy(sql`((${east} - ${longitude}) * ${width}) ^ 2 + (${north} - ${latitude}) ^ 2`)
    .orderBy("house.id")
    .limit(1)
    .$asScalar();
}
