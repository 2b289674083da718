/** The filters of the inbox, for the table or for a selection of its rows under the same alias. */

import { kindsInCategory, type ShoutKind } from "@stoep/contract/shouts";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Staff } from "#kernel/actor.ts";
import { isAssignedTo, isWithin } from "#kernel/sql/filters.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { hasWordOrName, type NamedWord } from "#kernel/word-search.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { sharedWith } from "../../store/selections.ts";
import type { InboxQuery } from "./names.ts";

type Shouts<O> = SelectQueryBuilder<Database, "shout", O>;

/** All filters except the words. A single value is compared with `=`, so that its index also gives the order. */
export function filterShouts<O>(query: Shouts<O>, actor: Staff, filter: InboxQuery) {
  const { ids = [], category = "all", statuses = [], assignee, neighbourhoodId, theme } = filter;
  // Shouts that are not done have an index of their own, which is small beside years of done ones.
  const isOpen = new Set(statuses).size === 2 && !statuses.includes("done");
  const kinds: readonly ShoutKind[] = category === "all" ? [] : kindsInCategory[category];
  return sharedWith(query, actor.organisation.id)
    .$if(ids.length > 0, (q) => q.where("shout.id", "=", anyOf(ids)))
    .$if(kinds.length === 1, (q) => q.where("shout.kind", "=", kinds[0] ?? "general"))
    .$if(kinds.length > 1, (q) => q.where("shout.kind", "=", sql<"general">`any(${kinds}::text[])`))
    .$if(statuses.length === 1, (q) => q.where("shout.status", "=", statuses[0] ?? "new"))
    .$if(isOpen, (q) => q.where("shout.status", "<>", sql.lit("done")))
    .$if(statuses.length > 1 && !isOpen, (q) => q.where("shout.status", "=", sql<"new">`any(${statuses}::text[])`))
    .$if(assignee !== undefined, (q) => q.where(isAssignedTo("shout.assigneeId", assignee ?? "", actor)))
    .$if(neighbourhoodId !== undefined, (q) => q.where("shout.neighbourhoodId", "=", neighbourhoodId ?? ""))
    .$if(theme !== undefined, (q) => q.where("shout.theme", "=", theme ?? null))
    .where(isWithin("shout.arrivedAt", filter));
}

/** Having each of these words, in its text or in a name that is shown beside it. */
export const havingWords = <O>(query: Shouts<O>, words: readonly NamedWord[]) =>
  query.where(({ and }) => and(words.map((word) => hasWordOrName("shout.words", word))));
