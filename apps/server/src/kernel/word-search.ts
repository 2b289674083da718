/**
 * Finds rows by words, the latest first. No index gives both the words and the order, and the planner cannot know how frequent a word
 * is. So the latest are walked through in their order, which soon finds a frequent word; only for a rare one is the index of words
 * read, and then all it finds is little.
 */
import { type Expression, type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "./database.ts";

type SearchRows<O> = SelectQueryBuilder<{ found: O }, "found", O & { isNear: boolean }>;

/**
 * `near`: what is found among the latest; `far`: among all, by the index. Both have the same columns and their own limits. If so many
 * as `enough` are near, the index is not read. Each row tells which it `isNear`; their order is the caller's.
 */
export function recentOrAll<O>(db: Db, near: Expression<O>, far: Expression<O>, enough: number): SearchRows<O> {
  const isEnough = sql`(select count(*) from near) >= ${sql.lit(enough)}`;
  const found = sql<object>`(with near as materialized (${near}) select far.*, false as is_near from (${far}) as far
    where not (${isEnough}) union all select near.*, true from near where ${isEnough})`;
  return db.selectFrom(found.as("found")).selectAll() as unknown as SearchRows<O>;
}

/** A text with one of the patterns. In a subselect, because planning would otherwise weigh each pattern anew, which takes longer than the search. */
export const matchesAny = (column: string, patterns: unknown) =>
  sql<boolean>`${sql.ref(column)} like any((select ${patterns}::text[])::text[])`;
