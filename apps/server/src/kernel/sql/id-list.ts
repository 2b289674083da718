/** Lists of ids in SQL: one parameter each, so that a statement stays the same, and planned, for any number of ids. */
import { type RawBuilder, sql } from "kysely";

type Ids = readonly (string | null)[] | ReadonlySet<string>;

/** A list is passed on untouched: it may be the placeholder of a prepared query. */
export const idList = (ids: Ids): RawBuilder<string[]> => sql<string[]>`${ids instanceof Set ? [...ids] : ids}::uuid[]`;

/** To the right of `=`: `where("id", "=", anyOf(ids))`. */
export const anyOf = (ids: Ids): RawBuilder<string> => sql<string>`any(${idList(ids)})`;
