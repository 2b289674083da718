/** The categories of help of an organisation. */

import type { CategoryDraft } from "@stoep/contract/care";
import { sql } from "kysely";
import { type Db, json, type Tx } from "#kernel/database.ts";
import { anyOf, idList } from "#kernel/sql/id-list.ts";

export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number];

/** In the organisation's order; archived categories last. */
export const listCategories = (db: Db, organisationId: string, { withArchived = false } = {}) =>
  db
    .selectFrom("careCategory")
    .select(["id", "name", "translations", "icon", "archivedAt"])
    .where("organisationId", "=", organisationId)
    .$if(!withArchived, (query) => query.where("archivedAt", "is", null))
    .orderBy(sql`archived_at is not null`)
    .orderBy("position")
    .orderBy("id")
    .limit(400)
    .execute();

export const findCategory = (db: Db, organisationId: string, categoryId: string) =>
  db
    .selectFrom("careCategory")
    .select(["id", "name", "translations", "icon", "archivedAt"])
    .where("organisationId", "=", organisationId)
    .where("id", "=", categoryId)
    .executeTakeFirst();

export const lockCategory = (db: Tx, organisationId: string, categoryId: string) =>
  db
    .selectFrom("careCategory")
    .select(["id", "name", "translations", "icon", "archivedAt"])
    .where("organisationId", "=", organisationId)
    .where("id", "=", categoryId)
    .forUpdate()
    .executeTakeFirst();

/** Appends the categories in the order of the drafts. */
export async function insertCategories(
  db: Tx,
  organisationId: string,
  drafts: readonly (CategoryDraft & { id: string })[],
  position: number,
): Promise<void> {
  await db
    .insertInto("careCategory")
    .values(
      drafts.map(({ translations, ...draft }, index) => ({
        ...draft,
        organisationId,
        translations: json(translations),
        position: position + index,
      })),
    )
    .execute();
}

/** The category must be locked. */
export async function updateCategory(db: Tx, categoryId: string, { translations, ...draft }: CategoryDraft) {
  await db
    .updateTable("careCategory")
    .set({ ...draft, translations: json(translations) })
    .where("id", "=", categoryId)
    .execute();
}

export async function updateCategoryArchived(db: Tx, categoryId: string, archivedAt: Date | null): Promise<void> {
  await db.updateTable("careCategory").set({ archivedAt }).where("id", "=", categoryId).execute();
}

/** Returns how many of these categories exist. */
export async function orderCategories(db: Tx, organisationId: string, ids: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("careCategory")
    .set({ position: sql`array_position(${idList(ids)}, id) - 1` })
    .where("organisationId", "=", organisationId)
    .where("id", "=", anyOf(ids))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
