/** What a colleague has of residents' messages. */
import { type ExpressionBuilder, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import type { members } from "#modules/accounts/index.ts";
import type { Database } from "../../../../schema/db.types.ts";

type Holder = Pick<members.Leaver, "accountId" | "organisationId">;

const selectAllAssigned = (db: Db, { accountId, organisationId }: Holder) =>
  db
    .selectFrom("shout")
    .select("shout.id")
    .where("shout.organisationId", "=", organisationId)
    .where("shout.assigneeId", "=", accountId)
    .where("shout.arrivedAt", "is not", null)
    .where("shout.withdrawnAt", "is", null);

export async function listAssignedIds(db: Db, holder: Holder): Promise<string[]> {
  return (await selectAllAssigned(db, holder).execute()).map(({ id }) => id);
}

/** By title. `since`: until when they must have been done to be reopened by their author. */
export const selectAssigned = (db: Db, holder: Holder, since: Date) =>
  selectAllAssigned(db, holder)
    .select("shout.title as name")
    .where((eb) => eb.or([eb("shout.doneAt", "is", null), eb("shout.doneAt", ">", since)]));

/** Staff read no word of them: they are named by their neighbourhood. */
export const selectAsked = (db: Db, holder: Holder) =>
  db
    .selectFrom("shout")
    .innerJoin("neighbourhood as place", "place.id", "shout.neighbourhoodId")
    .select(["shout.id", "place.name"])
    .where(isAskedBy(holder));

export async function updateAsked(db: Tx, holder: Holder, askedBy: string | null): Promise<void> {
  await db.updateTable("shout").set({ askedBy }).where(isAskedBy(holder)).execute();
}

const isAskedBy =
  ({ accountId, organisationId }: Holder) =>
  (eb: ExpressionBuilder<Database, "shout">) =>
    eb.and([
      eb("shout.organisationId", "=", organisationId),
      eb("shout.askedBy", "=", accountId),
      eb("shout.sharing", "=", sql.lit("neighbours" as const)),
      eb("shout.withdrawnAt", "is", null),
    ]);
