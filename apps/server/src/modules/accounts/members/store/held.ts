/** Members who may have what a colleague handled. */
import type { NamedReference } from "@stoep/contract/kernel";
import type { Db, Tx } from "#kernel/database.ts";
import { fullNameOrNone } from "#kernel/sql/full-name.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import type { ReaderQuery } from "#modules/notifications/index.ts";

interface EditorQuery {
  /** Only among them. */
  ids?: readonly string[];
  module?: "network" | "participation";
}

/** Members who may edit in the module, by name. */
export const listEditors = (
  db: Db,
  organisationId: string,
  { ids, module = "network" }: EditorQuery = {},
): Promise<NamedReference[]> =>
  db
    .selectFrom("public.membership as place")
    .innerJoin("public.account as person", "person.id", "place.accountId")
    .select(["person.id", fullNameOrNone("person").as("name")])
    .where("place.organisationId", "=", organisationId)
    .where("person.disabledAt", "is", null)
    .where((eb) =>
      eb.or([
        eb("place.type", "=", "owner"),
        eb.and([eb("place.type", "=", "user"), eb(`place.${module}Level`, "in", ["editor", "admin"])]),
      ]),
    )
    .$if(ids !== undefined, (query) => query.where("person.id", "=", anyOf(ids ?? [])))
    .orderBy("name")
    .orderBy("person.id")
    .limit(500)
    .execute();

export const selectMembersAmong = (db: Db, organisationId: string, accountIds: readonly string[]): ReaderQuery =>
  db
    .selectFrom("public.membership as place")
    .select(["place.id as readerId", "place.accountId"])
    .where("place.organisationId", "=", organisationId)
    .where("place.accountId", "=", anyOf(accountIds));

/** The membership stays until the end of the transaction: for what is given to a member. */
export async function holdMembership(db: Tx, organisationId: string, accountId: string): Promise<void> {
  await db
    .selectFrom("public.membership")
    .select("id")
    .where("organisationId", "=", organisationId)
    .where("accountId", "=", accountId)
    .forKeyShare()
    .execute();
}
