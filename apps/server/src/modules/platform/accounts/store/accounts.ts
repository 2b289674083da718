/** Accounts as the provider looks them up: never a hash, never a secret. */

import type { Db, Tx } from "#kernel/database.ts";
import { after, like } from "#kernel/page.ts";
import { fullName } from "#kernel/sql/full-name.ts";
import { saysWords } from "#kernel/word-search.ts";
import { selectMemberships, selectResidences } from "#modules/accounts/index.ts";

const selectAccounts = (db: Db) =>
  db
    .selectFrom("public.account as a")
    .select(["a.id", "a.email", "a.firstName", "a.lastName", "a.language", "a.isSystem", "a.disabledAt", "a.createdAt"])
    // Closed accounts are not listed.
    .where("a.closedAt", "is", null);

interface AccountRowFilters {
  search?: string | undefined;
  only?: "system" | "disabled" | undefined;
}

/** By e-mail address, after the given one. `search`: the start of the address, or a part of the name. */
export function listAccounts(
  db: Db,
  { search, only }: AccountRowFilters,
  place: [email: string] | null,
  limit: number,
) {
  return selectAccounts(db)
    .select((eb) =>
      eb
        .selectFrom("public.membership as m")
        .select((inner) => inner.fn.countAll<number>().as("memberships"))
        .whereRef("m.accountId", "=", "a.id")
        .as("memberships"),
    )
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb.or([eb("a.email", "like", like.atStart(search?.toLowerCase())), saysWords(fullName("a"), search)]),
      ),
    )
    .$if(only === "system", (query) => query.where("a.isSystem", "=", true))
    .$if(only === "disabled", (query) => query.where("a.disabledAt", "is not", null))
    .where(({ ref }) => after(ref("a.email"), "asc", place))
    .orderBy("a.email")
    .limit(limit)
    .execute();
}

export type ListedAccount = Awaited<ReturnType<typeof listAccounts>>[number];
export type AccountRecord = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export function findAccount(db: Db, id: string) {
  return selectAccounts(db)
    .select((eb) =>
      eb
        .exists(eb.selectFrom("public.factor as f").select("f.id").whereRef("f.accountId", "=", "a.id"))
        .as("hasSecondFactor"),
    )
    .where("a.id", "=", id)
    .executeTakeFirst();
}

/** Locks them until the end of the transaction, always in the same order to avoid deadlocks. */
export function lockAccounts(db: Tx, ids: string[]) {
  return selectAccounts(db).where("a.id", "in", ids).orderBy("a.id").forUpdate().execute();
}

export function listMemberships(db: Db, accountId: string) {
  return selectMemberships(db, accountId)
    .select(["m.id", "m.type", "m.lastUsedAt", "o.id as organisationId", "o.name", "n.name as network"])
    .execute();
}

export function listResidences(db: Db, accountId: string) {
  return selectResidences(db, accountId).select("n.name as network").execute();
}
