/** The organisation's members, for the search: for owners, who manage them. */
import { accounts } from "@stoep/contract/accounts";
import { accessVerdict } from "#kernel/access.ts";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { searchMembers } from "./store/members.ts";

export const searcher = {
  may: (actor: Staff): boolean => accessVerdict(accounts.listMembers.access, actor) === true,
  async find(db: Db, actor: Staff, wanted: Parameters<typeof searchMembers>[2], limit: number) {
    const rows = await searchMembers(db, actor.organisation.id, wanted, limit);
    return rows.map(({ id, name, email }) => ({
      kind: "person" as const,
      id,
      name,
      detail: email,
      language: null,
      at: null,
    }));
  },
};
