/** Projects and citizen budgets, for the search: the organisation's, or those a resident may read. */
import { participation } from "@stoep/contract/participation";
import { accessVerdict } from "#kernel/access.ts";
import type { Resident, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { searchOwn, searchReadable } from "./store/search.ts";

type SearchWords = readonly { spellings: readonly string[] }[];
const spellingsOf = (wanted: SearchWords) => wanted.map(({ spellings }) => spellings);

export const searcher = {
  may: (actor: Staff): boolean => accessVerdict(participation.listProjects.access, actor) === true,
  async find(db: Db, actor: Staff, wanted: SearchWords, limit: number) {
    const rows = await searchOwn(db, actor.organisation.id, spellingsOf(wanted), limit);
    return rows.map(({ title, publishAt, ...row }) => ({
      ...row,
      kind: "project" as const,
      name: title,
      at: publishAt,
      detail: null,
    }));
  },
  async findReadable(
    db: Db,
    actor: Resident,
    wanted: SearchWords,
    { kind, limit }: { kind: string | null; limit: number },
  ) {
    if (kind !== null && kind !== "project") return [];
    const rows = await searchReadable(db, actor, spellingsOf(wanted), limit);
    return rows.map(({ title, publishAt, sender, ...row }) => ({
      ...row,
      kind: "project" as const,
      name: title,
      at: publishAt,
      detail: sender,
    }));
  },
};
