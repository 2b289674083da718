/** The network's neighbourhoods, for the search of every member. There are hundreds at most: they are compared one by one. */
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { like } from "#kernel/page.ts";

/** Of the trigrams of a word. */
const nearly = 0.5;
interface Word {
  typed: string;
  slips: readonly string[];
}

export const searcher = {
  may: () => true,
  async find(db: Db, _: unknown, wanted: readonly Word[], limit: number) {
    const said = sql<string>`public.folded(${sql.ref("name")})`;
    // Whole words with one slip, or with most of their trigrams in common.
    const has = ({ typed, slips }: Word) =>
      slips.length === 0
        ? sql<boolean>`${said} like ${like.word(typed)}`
        : sql<boolean>`(${said} like ${like.word(typed)} or string_to_array(btrim(${said}), ' ') && ${slips}::text[]
            or public.strict_word_similarity(${typed}, ${said}) >= ${sql.lit(nearly)})`;
    const rows = await db
      .selectFrom("neighbourhood")
      .select(["id", "name"])
      .where((eb) => eb.and(wanted.map(has)))
      .orderBy("name")
      .orderBy("id")
      .limit(limit)
      .execute();
    const empty = { language: null, at: null, detail: null };
    return rows.map(({ id, name }) => ({ kind: "neighbourhood" as const, id, name, ...empty }));
  },
};
