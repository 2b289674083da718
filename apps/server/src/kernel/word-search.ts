/**
 * Finds rows by words, newest first. No index serves both the words and the order, and the planner cannot know how frequent a word
 * is. So the newest rows are scanned in order, which soon finds a frequent word; only for a rare word is the word index read, and
 * then it returns few rows.
 */
import { searchWords } from "@stoep/contract/search-words";
import { type Expression, type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "./database.ts";
import { like } from "./page.ts";
import { anyOf } from "./sql/id-list.ts";

type SearchRows<O> = SelectQueryBuilder<{ found: O }, "found", O & { isNear: boolean }>;

/**
 * `near`: matches among the newest rows; `far`: matches among all rows, by the word index. Both have the same columns and their own
 * limits. The index is not read if `enough` rows are near. `isNear` tells which query a row came from; ordering them is left to the
 * caller.
 */
export function recentOrAll<O>(db: Db, near: Expression<O>, far: Expression<O>, enough: number): SearchRows<O> {
  const isEnough = sql`(select count(*) from near) >= ${sql.lit(enough)}`;
  const found = sql<object>`(with near as materialized (${near}) select far.*, false as is_near from (${far}) as far
    where not (${isEnough}) union all select near.*, true from near where ${isEnough})`;
  return db.selectFrom(found.as("found")).selectAll() as SearchRows<O>;
}

/**
 * Whether a text matches one of the patterns. They stand in a subselect, because the planner would otherwise estimate each pattern
 * anew, which takes longer than the search.
 */
export const matchesAny = (column: string, patterns: unknown) =>
  sql<boolean>`${sql.ref(column)} like any((select ${patterns}::text[])::text[])`;

/** A typed word, with the ids of people and places whose names have it, by the columns that refer to them. */
export interface NamedWord {
  word: string;
  ids: ReadonlyMap<string, readonly string[]>;
}

/** Gathers rows of a column and an id. */
export const namedWord = (word: string, rows: readonly { column: string; id: string }[]): NamedWord => ({
  word,
  ids: new Map(
    [...Map.groupBy(rows, ({ column }) => column)].map(([column, all]) => [column, all.map(({ id }) => id)]),
  ),
});

/** Whether a row's folded text has the word, or the name of somebody or something that it refers to. A word in no name costs nothing more. */
export function hasWordOrName(column: string, { word, ids }: NamedWord) {
  const said = matchesAny(column, [like.word(word)]);
  if (ids.size === 0) return said;
  const named = [...ids].map(([of, some]) => sql`${sql.ref(of)} = ${anyOf(some)}`);
  return sql<boolean>`(${sql.join([said, ...named], sql` or `)})`;
}

/** Whether a text without a folded column of its own has every word that was typed: for lists that are short, or read in order. */
export const saysWords = (text: Expression<unknown>, typed = "") =>
  sql<boolean>`public.folded(${text}) like all(${searchWords(typed).map(like.word)}::text[])`;
