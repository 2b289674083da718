/** Shouts shared with the city, for staff's search over everything; and neighbours' shouts, for residents'. */
import type { Resident, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { mayHandleShouts } from "./policy.ts";
import { searchReadable, searchShared } from "./store/search.ts";

type SearchWords = readonly { spellings: readonly string[] }[];
const spellingsOf = (wanted: SearchWords) => wanted.map(({ spellings }) => spellings);

export const searcher = {
  may: mayHandleShouts,
  async find(db: Db, actor: Staff, wanted: SearchWords, limit: number) {
    const rows = await searchShared(db, actor.organisation.id, spellingsOf(wanted), limit);
    return rows.map(({ id, title, language, arrivedAt, neighbourhood }) => ({
      kind: "shout" as const,
      id,
      name: title,
      language,
      at: arrivedAt,
      detail: neighbourhood,
    }));
  },
  async findReadable(
    db: Db,
    actor: Resident,
    wanted: SearchWords,
    { kind, limit }: { kind: string | null; limit: number },
  ) {
    if (kind !== null && kind !== "shout") return [];
    const rows = await searchReadable(db, actor, spellingsOf(wanted), limit);
    return rows.map(({ id, title, language, createdAt, author }) => ({
      kind: "shout" as const,
      id,
      name: title,
      language,
      at: createdAt,
      detail: author,
    }));
  },
};
