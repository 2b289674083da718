/** What a colleague has of residents' messages. */
import { type ExpressionBuilder, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import type { Leaver } from "#modules/accounts/index.ts";
import type { Database } from "../../../../schema/db.types.ts";

type Holder = Pick<Leaver, "accountId" | "organisationId">;

/** By title. `since`: until when they must have been done to be reopened by their author. */
export const selectAssigned = (db: Db, { accountId, organisationId }: Holder, since: Date) =>
  db
    .selectFrom("shout")
    .select(["shout.id", "shout.title as name"])
    .where("shout.organisationId", "=", organisationId)
    .where("shout.assigneeId", "=", accountId)
    .where("shout.withdrawnAt", "is", null)
    .where((eb) => eb.or([eb("shout.doneAt", "is", null), eb("shout.doneAt", ">", since)]));

/** Their assignee can do nothing any more. */
export async function freeWithdrawn(db: Tx, { accountId, organisationId }: Holder): Promise<void> {
  await db
    .updateTable("shout")
    .set({ assigneeId: null })
    .where("organisationId", "=", organisationId)
    .where("assigneeId", "=", accountId)
    .where("withdrawnAt", "is not", null)
    .execute();
}

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
