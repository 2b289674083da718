/**
 * The network's neighbourhoods, by the index of their words; for members who may read posts, because a hit leads to the
 * neighbourhood's posts.
 */
import { staffFor } from "@stoep/contract/features";
import { accessVerdict } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { like } from "#kernel/page.ts";
import { preparedQueryByShape } from "#kernel/sql/prepared-query.ts";
import { matchesAny } from "#kernel/word-search.ts";

interface SearchWord {
  spellings: readonly string[];
}

export const searcher = {
  may: (actor: Staff): boolean => accessVerdict(staffFor("inbox", "viewer"), actor) === true,
  async find(db: Db, _: unknown, wanted: readonly SearchWord[], limit: number) {
    const rows = await neighbourhoodSearch(limit, db, ...like.words(wanted.map(({ spellings }) => spellings)));
    const empty = { language: null, at: null, detail: null };
    return rows.map(({ id, name }) => ({ kind: "neighbourhood" as const, id, name, ...empty }));
  },
};

const neighbourhoodSearch = preparedQueryByShape(
  (limit: number) =>
    (db, ...patterns: string[][]) =>
      db
        .selectFrom("neighbourhood")
        .select(["id", "name"])
        .where(({ and }) => and(patterns.map((some) => matchesAny("words", some))))
        .orderBy("name")
        .orderBy("id")
        .limit(limit),
);
