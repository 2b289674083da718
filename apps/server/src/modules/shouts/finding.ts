/** What residents shared with the city, for the search over everything; and what neighbours wrote, for residents. */
import { shouts } from "@stoep/contract/shouts";
import { accessVerdict } from "#kernel/access.ts";
import type { Resident, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { inboxVerdict } from "./policy.ts";
import { listFound, listReadable } from "./store/found.ts";

type Wanted = readonly { spellings: readonly string[] }[];
const spelled = (wanted: Wanted) => wanted.map(({ spellings }) => spellings);

export const searcher = {
  may: (actor: Staff): boolean =>
    accessVerdict(shouts.listShouts.access, actor) === true && inboxVerdict(actor) === true,
  async find(db: Db, actor: Staff, wanted: Wanted, limit: number) {
    const rows = await listFound(db, actor.organisation.id, spelled(wanted), limit);
    return rows.map(({ id, title, language, arrivedAt, neighbourhood }) => ({
      ...{ kind: "shout" as const, id, name: title, language, at: arrivedAt },
      detail: neighbourhood,
    }));
  },
  async findReadable(db: Db, actor: Resident, wanted: Wanted, { kind, limit }: { kind: string | null; limit: number }) {
    if (kind !== null && kind !== "shout") return [];
    const rows = await listReadable(db, actor, spelled(wanted), limit);
    return rows.map(({ id, title, language, createdAt, author }) => ({
      ...{ kind: "shout" as const, id, name: title, language, at: createdAt, detail: author },
    }));
  },
};
