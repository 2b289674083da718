/** What residents shared with the city, for the search over everything. */
import { shouts } from "@stoep/contract/shouts";
import { accessVerdict } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { inboxVerdict } from "./policy.ts";
import { listFound } from "./store/searching.ts";

export const searcher = {
  may: (actor: Staff): boolean =>
    accessVerdict(shouts.listShouts.access, actor) === true && inboxVerdict(actor) === true,
  async find(db: Db, actor: Staff, wanted: readonly { spellings: readonly string[] }[], limit: number) {
    const rows = await listFound(
      db,
      actor,
      wanted.map(({ spellings }) => spellings),
      limit,
    );
    return rows.map(({ id, title, language, arrivedAt, neighbourhood }) => ({
      ...{ kind: "shout" as const, id, name: title, language, at: arrivedAt },
      detail: neighbourhood,
    }));
  },
};
