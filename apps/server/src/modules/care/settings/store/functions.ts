/** Functions of volunteers and community workers, and colleagues who may be assigned tickets. */

import type { FunctionDraft } from "@stoep/contract/care";
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { fullNameOrNone } from "#kernel/sql/full-name.ts";
import { anyOf } from "#kernel/sql/id-list.ts";

export const listFunctions = (db: Db, organisationId: string) =>
  db
    .selectFrom("careFunction")
    .select(["id", "kind", "title", "description", "icon"])
    .where("organisationId", "=", organisationId)
    .orderBy("kind", "desc")
    .orderBy("position")
    .orderBy("id")
    .limit(80)
    .execute();

export const lockFunction = (db: Tx, organisationId: string, functionId: string) =>
  db
    .selectFrom("careFunction")
    .select(["id", "kind", "title", "description", "icon"])
    .where("organisationId", "=", organisationId)
    .where("id", "=", functionId)
    .forUpdate()
    .executeTakeFirst();

export async function insertFunction(
  db: Tx,
  row: FunctionDraft & { id: string; organisationId: string; position: number },
): Promise<void> {
  await db.insertInto("careFunction").values(row).execute();
}

/** The function must be locked. */
export async function updateFunction(db: Tx, functionId: string, draft: Omit<FunctionDraft, "kind">): Promise<void> {
  await db.updateTable("careFunction").set(draft).where("id", "=", functionId).execute();
}

/** People with this function are left without one. */
export const deleteFunction = (db: Tx, organisationId: string, functionId: string) =>
  db
    .deleteFrom("careFunction")
    .where("organisationId", "=", organisationId)
    .where("id", "=", functionId)
    .returning(["id", "title"])
    .executeTakeFirst();

/** Members of the organisation who may edit in care, by name. D §3 */
export const selectConcierges = (db: Db, organisationId: string) =>
  db
    .selectFrom("public.membership as place")
    .innerJoin("public.account as person", "person.id", "place.accountId")
    .where("place.organisationId", "=", organisationId)
    .where("person.disabledAt", "is", null)
    .where((eb) =>
      eb.or([
        eb("place.type", "in", ["owner", "community-worker"]),
        eb.and([eb("place.type", "=", "user"), eb("place.careLevel", "in", ["editor", "admin"])]),
      ]),
    );

export type ConciergeRow = Awaited<ReturnType<typeof listConcierges>>[number];

/** `sees`: the account whose confidential tickets count too; null: all count. */
export const listConcierges = (db: Db, organisationId: string, sees: string | null) =>
  selectConcierges(db, organisationId)
    .leftJoin("careWorkerFunction as does", (join) =>
      join.onRef("does.accountId", "=", "person.id").on("does.organisationId", "=", organisationId),
    )
    .select(["person.id", "person.firstName", "person.lastName", "place.type", "does.functionId"])
    .select((eb) =>
      eb
        .selectFrom("careTicketTally as tally")
        .where("tally.organisationId", "=", organisationId)
        .whereRef("tally.assigneeId", "=", "person.id")
        .where("tally.state", "not in", ["solved", "revoked"])
        .$if(sees !== null, (query) =>
          query.where(({ or, eb: on }) =>
            or([on("tally.isConfidential", "=", false), on("tally.assigneeId", "=", sees ?? "")]),
          ),
        )
        .select(sql<number>`coalesce(sum(tally.total), 0)::int`.as("total"))
        .as("unsolved"),
    )
    .orderBy(sql`lower(person.last_name)`)
    .orderBy(sql`lower(person.first_name)`)
    .orderBy("person.id")
    .limit(500)
    .execute();

export const findConcierge = (db: Db, organisationId: string, accountId: string) =>
  selectConcierges(db, organisationId)
    .select(["person.id", "person.firstName", "person.lastName"])
    .where("person.id", "=", accountId)
    .executeTakeFirst();

/** All who may be assigned tickets, by name. */
export const listTakers = (db: Db, organisationId: string) =>
  selectConcierges(db, organisationId)
    .select(["person.id", fullNameOrNone("person").as("name")])
    .orderBy("name")
    .orderBy("person.id")
    .limit(500)
    .execute();

/** Those of the accounts who may be assigned tickets. */
export const findConcierges = (db: Db, organisationId: string, accountIds: readonly string[]) =>
  selectConcierges(db, organisationId).select("person.id").where("person.id", "=", anyOf(accountIds)).execute();

export async function putWorkerFunction(
  db: Tx,
  row: { organisationId: string; accountId: string; functionId: string },
): Promise<void> {
  await db
    .insertInto("careWorkerFunction")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["organisationId", "accountId"]).doUpdateSet({ functionId: row.functionId }),
    )
    .execute();
}

export async function deleteWorkerFunction(db: Tx, organisationId: string, accountId: string): Promise<void> {
  await db
    .deleteFrom("careWorkerFunction")
    .where("organisationId", "=", organisationId)
    .where("accountId", "=", accountId)
    .execute();
}
