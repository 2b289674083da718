/** The network's neighbourhoods, by the index of their words; for those who read what goes to neighbourhoods, where a hit leads. */
import { staffFor } from "@stoep/contract/features";
import { accessVerdict } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { like } from "#kernel/page.ts";
import { preparedByShape } from "#kernel/prepared.ts";
import { hasOneOf } from "#kernel/searching.ts";

interface Word {
  spellings: readonly string[];
}

export const searcher = {
  may: (actor: Staff): boolean => accessVerdict(staffFor("inbox", "viewer"), actor) === true,
  async find(db: Db, _: unknown, wanted: readonly Word[], limit: number) {
    const rows = await findNamed(limit, db, ...like.words(wanted.map(({ spellings }) => spellings)));
    const empty = { language: null, at: null, detail: null };
    return rows.map(({ id, name }) => ({ kind: "neighbourhood" as const, id, name, ...empty }));
  },
};

const findNamed = preparedByShape(
  (limit: number) =>
    (db, ...patterns: string[][]) =>
      db
        .selectFrom("neighbourhood")
        .select(["id", "name"])
        .where(({ and }) => and(patterns.map((some) => hasOneOf("words", some))))
        .orderBy("name")
        .orderBy("id")
        .limit(limit),
);
