/** Places within a box of the map, by an index over `point(longitude, latitude)`, and with the words that somebody looks for. */
import { type Expression, type SqlBool, sql } from "kysely";
import { saysWords } from "../word-search.ts";

/** West, south, east and north, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

export function isInBox(
  longitude: Expression<number | null>,
  latitude: Expression<number | null>,
  box: Box | null,
): Expression<SqlBool> {
  if (box === null) return sql<SqlBool>`${longitude} is not null`;
  const [west, south, east, north] = box;
  const corners = sql`point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8)`;
  return sql<SqlBool>`(${longitude} is not null and point(${longitude}, ${latitude}) <@ box(${corners}))`;
}

/** Whether what the list beside the map says of a thing has every word of `search`; without one, everything has. */
export const isSaidOnMap = (search: string, ...said: Expression<unknown>[]): Expression<SqlBool> =>
  search === "" ? sql<SqlBool>`true` : saysWords(sql`concat_ws(' ', ${sql.join(said)})`, search);
