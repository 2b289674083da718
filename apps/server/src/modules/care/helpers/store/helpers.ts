/** The helper part of a person, and the categories they help with. */

import { type HelperDetails, type HelperStatus, statesWithHelper } from "@stoep/contract/care";
import type { Language } from "@stoep/contract/kernel";
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";

type HelperColumns = Omit<HelperDetails, "categoryIds">;

/** Returns false if they were a helper already. */
export async function insertHelper(
  db: Tx,
  row: HelperColumns & {
    personId: string;
    organisationId: string;
    status: HelperStatus;
    statusAt: Date;
    helperSince: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("careHelper")
    .values(row)
    .onConflict((conflict) => conflict.column("personId").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The helper must be locked. */
export async function updateHelper(db: Tx, personId: string, part: HelperColumns): Promise<void> {
  await db.updateTable("careHelper").set(part).where("personId", "=", personId).execute();
}

interface Status {
  status: HelperStatus;
  statusAt: Date;
  declinedBecause: string;
}
/** The helper must be locked. */
export async function updateStatus(db: Tx, personId: string, changed: Status): Promise<void> {
  await db.updateTable("careHelper").set(changed).where("personId", "=", personId).execute();
}

/** Sets the helper's categories to exactly these. Returns how many of them belong to the organisation. */
export async function replaceCategories(
  db: Tx,
  organisationId: string,
  personId: string,
  categoryIds: readonly string[],
): Promise<number> {
  await db.deleteFrom("careHelperCategory").where("personId", "=", personId).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("careHelperCategory")
    .columns(["personId", "categoryId"])
    .expression((eb) =>
      eb
        .selectFrom("careCategory")
        .select([sql<string>`${personId}::uuid`.as("personId"), "id"])
        .where("organisationId", "=", organisationId)
        .where("id", "=", anyOf(categoryIds)),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

export interface CategoryName {
  id: string;
  name: string;
}
/** The categories of each helper, in the organisation's order and the reader's language. */
export async function listCategoriesByHelper(
  db: Db,
  personIds: readonly string[],
  language: Language,
): Promise<Map<string, CategoryName[]>> {
  const found = new Map<string, CategoryName[]>();
  if (personIds.length === 0) return found;
  const rows = await db
    .selectFrom("careHelperCategory as does")
    .innerJoin("careCategory as category", "category.id", "does.categoryId")
    .select(["does.personId", "category.id", "category.name", "category.translations"])
    .where("does.personId", "=", anyOf(personIds))
    .orderBy("category.position")
    .orderBy("category.id")
    .execute();
  for (const { personId, id, name, translations } of rows)
    found.set(personId, [...(found.get(personId) ?? []), { id, name: translations[language] || name }]);
  return found;
}

export const hasFunction = (db: Db, organisationId: string, functionId: string) =>
  db
    .selectFrom("careFunction")
    .select("id")
    .where("organisationId", "=", organisationId)
    .where("id", "=", functionId)
    .where("kind", "=", "volunteer")
    .executeTakeFirst();

/** Whether the helper has a ticket in progress that the reader may see. `sees`: the account whose confidential tickets may be read; null: all may. */
export const findRunningTicket = (db: Db, helperId: string, sees: string | null) =>
  db
    .selectFrom("careTicket")
    .select("id")
    .where("helperId", "=", helperId)
    .where("deletedAt", "is", null)
    .where("state", "in", statesWithHelper)
    .$if(sees !== null, (query) =>
      query.where((eb) => eb.or([eb("isConfidential", "=", false), eb("assigneeId", "=", sees)])),
    )
    .limit(1)
    .executeTakeFirst();
