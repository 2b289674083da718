/** Tags of people. */

import type { TagMark } from "@stoep/contract/care";
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";

/** Each person's tags by name. */
export async function listTagsByPerson(db: Db, personIds: readonly string[]): Promise<Map<string, TagMark[]>> {
  const found = new Map<string, TagMark[]>();
  if (personIds.length === 0) return found;
  const rows = await db
    .selectFrom("carePersonTag as tagged")
    .innerJoin("careTag as tag", "tag.id", "tagged.tagId")
    .select(["tagged.personId", "tag.id", "tag.name", "tag.colour"])
    .where("tagged.personId", "=", anyOf(personIds))
    .orderBy(sql`lower(tag.name)`)
    .execute();
  for (const { personId, ...tag } of rows) found.set(personId, [...(found.get(personId) ?? []), tag]);
  return found;
}

/** The organisation's tags among these; they cannot be deleted until the end of the transaction. */
export const lockTags = async (db: Tx, organisationId: string, tagIds: readonly string[]): Promise<string[]> => {
  if (tagIds.length === 0) return [];
  const rows = await db
    .selectFrom("careTag")
    .select("id")
    .where("organisationId", "=", organisationId)
    .where("id", "=", anyOf(tagIds))
    .orderBy("id")
    .forShare()
    .execute();
  return rows.map(({ id }) => id);
};

export async function insertTags(db: Tx, personIds: readonly string[], tagIds: readonly string[]): Promise<void> {
  if (personIds.length === 0 || tagIds.length === 0) return;
  await db
    .insertInto("carePersonTag")
    .values(personIds.flatMap((personId) => tagIds.map((tagId) => ({ personId, tagId }))))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** All of the person's tags by default. */
export async function deleteTags(
  db: Tx,
  personIds: readonly string[],
  tagIds: readonly string[] | null = null,
): Promise<void> {
  if (personIds.length === 0) return;
  await db
    .deleteFrom("carePersonTag")
    .where("personId", "=", anyOf(personIds))
    .$if(tagIds !== null, (query) => query.where("tagId", "=", anyOf(tagIds ?? [])))
    .execute();
}
