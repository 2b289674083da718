/** Keyset paging: a cursor holds the order values of a page's last row, so that every page costs the same however far down. */
import { Id, Instant } from "@stoep/contract/kernel";
import { type Expression, type SelectQueryBuilder, type SqlBool, type StringReference, sql } from "kysely";
import { z } from "zod";
import { refuseFields } from "./refuse.ts";

/** For lists ordered by text instead of a moment. PostgreSQL text cannot contain the null character. */
export const OrderText = z.string().refine((text) => !text.includes("\0"));

/** For a list ordered by moment and id. */
export type PageCursor = { at: Date; id: string };
const ByMoment = z.tuple([Instant, Id]);

export function readPageCursor(cursor: string | undefined): PageCursor | null {
  const read = readCursor(ByMoment, cursor);
  return read && { at: new Date(read[0]), id: read[1] };
}

/** null without a cursor. Refuses a cursor that the server did not issue with the field code `invalid`. */
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

/** `rows`: up to one more than a page holds. `orderOf`: the values they are ordered by, the id last. */
export function cutPage<T>(rows: T[], size: number, orderOf: (row: T) => readonly (string | Date)[]) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const isMore = last !== undefined && rows.length > size;
  return { page, next: isMore ? cursorOf(orderOf(last)) : null };
}

/** Of the values that a list is ordered by, the id last. */
export const cursorOf = (values: readonly (string | Date)[]): string =>
  Buffer.from(JSON.stringify(values)).toString("base64url");

/**
 * The rows after `place`, or all rows without one. `order`: what the list is ordered by, the id last, as in its cursor, so that
 * PostgreSQL can seek to the place in the index.
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

/**
 * The rows after `place` in the order of these columns, the id last; at most `limit`. A page costs the same however far down, if an index
 * has the order.
 */
export function inPages<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  [first, second]: readonly [StringReference<DB, TB>, StringReference<DB, TB>],
  direction: "asc" | "desc",
  { place, limit }: { place: PageCursor | readonly (string | Date)[] | null; limit: number },
): SelectQueryBuilder<DB, TB, O> {
  return query
    .where(after(sql`(${sql.ref(first)}, ${sql.ref(second)})`, direction, place))
    .orderBy(sql.ref(first), direction)
    .orderBy(sql.ref(second), direction)
    .limit(limit);
}

/** Escapes the characters that have a meaning in a pattern. */
const asText = (typed: string) => typed.replace(/[\\%_]/g, "\\$&");

/** Patterns for `like`, made from what someone typed. */
export const like = {
  anywhere: (typed = ""): string => `%${asText(typed)}%`,
  atStart: (typed = ""): string => `${asText(typed)}%`,
  /** For a folded word in a folded text: anywhere, but one or two letters begin a word. */
  word: (folded: string): string => (folded.length > 2 ? `%${folded}%` : `% ${folded}%`),
  /** For each word, of which one of its spellings is enough: for `like any`, which the index of words serves too. */
  words: (spelled: readonly (readonly string[])[]): string[][] => spelled.map((words) => words.map(like.word)),
};

/** Every row of a list, at most `max`, read in batches by keyset, so that concurrent inserts shift nothing. */
export async function* everyRow<Row, Place>(
  read: (after: Place | null, limit: number) => Promise<Row[]>,
  placeOf: (row: Row) => Place,
  { max, batch = 1_000 }: { max: number; batch?: number },
): AsyncGenerator<Row> {
  for (let left = max, last: Row | undefined; left > 0; left -= batch) {
    const size = Math.min(batch, left);
    const rows = await read(last === undefined ? null : placeOf(last), size);
    yield* rows;
    if (rows.length < size) return;
    last = rows.at(-1);
  }
}

/** Several rows at a time, so that the data beside them is read for many at once. */
export async function* inBatches<Row>(rows: AsyncIterable<Row>, size: number): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
