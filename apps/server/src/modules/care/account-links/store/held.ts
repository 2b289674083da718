/** The requests of which a colleague hears. */
import { type ExpressionBuilder, sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { companyOrFullName } from "#kernel/sql/full-name.ts";
import type { members } from "#modules/accounts/index.ts";
import type { Database } from "../../../../schema/db.types.ts";

export const selectHeldRequests = (db: Db, leaver: members.Leaver) =>
  db
    .selectFrom("careLinkRequest")
    .innerJoin("carePerson as person", "person.id", "careLinkRequest.personId")
    .select(["careLinkRequest.id", companyOrFullName("person").as("name")])
    .where(isHeldBy(leaver));

export async function handOverRequests(db: Tx, leaver: members.Leaver, askedBy: string | null): Promise<void> {
  await db.updateTable("careLinkRequest").set({ askedBy }).where(isHeldBy(leaver)).execute();
}

/** A declined one looks like one that waits. */
const isHeldBy =
  ({ accountId, organisationId }: members.Leaver) =>
  (eb: ExpressionBuilder<Database, "careLinkRequest">) =>
    eb.and([
      eb("careLinkRequest.organisationId", "=", organisationId),
      eb("careLinkRequest.askedBy", "=", accountId),
      eb("careLinkRequest.state", "<>", sql.lit("withdrawn" as const)),
      eb("careLinkRequest.closedAt", "is", null),
    ]);
