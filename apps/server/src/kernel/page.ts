/** Keyset paging: a cursor holds the order values of a page's last row, so that every page costs the same however far down. */
import { Id, Instant } from "@stoep/contract/kernel";
import { type Expression, type SqlBool, sql } from "kysely";
import { z } from "zod";
import { refuseFields } from "./refuse.ts";

/** For lists that are ordered by something else than a moment. PostgreSQL knows no text with the character 0. */
export const OrderText = z.string().refine((text) => !text.includes("\0"));

/** In a list that is ordered by moment and id. */
export type PageCursor = { at: Date; id: string };
const ByMoment = z.tuple([Instant, Id]);

export function readPageCursor(cursor: string | undefined): PageCursor | null {
  const read = readCursor(ByMoment, cursor);
  return read && { at: new Date(read[0]), id: read[1] };
}

/** null without a cursor. Refuses with the field code `invalid` for one that the server did not issue. */
export function readCursor<T extends z.ZodType>(shape: T, cursor: string | undefined): z.output<T> | null {
  if (cursor === undefined) return null;
  const { data } = shape.safeParse(parse(cursor));
  return data === undefined ? refuseFields({ cursor: "invalid" }) : data;
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return null;
  }
}

/** `rows`: one more than a page holds, if there is one more. `orderOf`: what they are ordered by, the id last. */
export function cutPage<T>(rows: T[], size: number, orderOf: (row: T) => readonly (string | Date)[]) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const isMore = last !== undefined && rows.length > size;
  return { page, next: isMore ? Buffer.from(JSON.stringify(orderOf(last))).toString("base64url") : null };
}

/**
 * The rows that come after `place`; all of them without one. `order`: what the list is ordered by, the id last, as in its
 * cursor; PostgreSQL takes it to the place along the index.
 */
export function after(
  order: Expression<unknown>,
  direction: "asc" | "desc",
  place: PageCursor | readonly (string | Date)[] | null,
): Expression<SqlBool> {
  if (place === null) return sql`true`;
  const values = "id" in place ? [place.at, place.id] : place;
  return sql`${order} ${sql.raw(direction === "asc" ? ">" : "<")} (${sql.join([...values])})`;
}

/** Escapes what has a meaning in a pattern. */
const asText = (typed: string) => typed.replace(/[\\%_]/g, "\\$&");

/** Patterns for `like`, of what someone typed. */
export const like = {
  anywhere: (typed = ""): string => `%${asText(typed)}%`,
  atStart: (typed = ""): string => `${asText(typed)}%`,
};

/** Every row of a list, at most `max`, read in batches by keyset: rows inserted meanwhile shift nothing. */
export async function* everyRow<Row, Place>(
  read: (after: Place | null, limit: number) => Promise<Row[]>,
  placeOf: (row: Row) => Place,
  { max, batch = 1_000 }: { max: number; batch?: number },
): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (let left = max; left > 0; left -= batch) {
    const size = Math.min(batch, left);
    const rows = await read(last === undefined ? null : placeOf(last), size);
    yield* rows;
    if (rows.length < size) return;
    last = rows.at(-1);
  }
}
