/** Tags of an organisation, with the number of people who have each. */
import type { TagDraft } from "@stoep/contract/care";
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";

const selectTags = (db: Db, organisationId: string) =>
  db
    .selectFrom("careTag as tag")
    .select(["tag.id", "tag.name", "tag.description", "tag.colour"])
    .select((eb) =>
      eb
        .selectFrom("carePersonTag as one")
        .innerJoin("carePerson as person", "person.id", "one.personId")
        .whereRef("one.tagId", "=", "tag.id")
        .where("person.mergedInto", "is", null)
        .where("person.deletedAt", "is", null)
        .select(({ fn }) => fn.countAll<number>().as("people"))
        .$asScalar()
        .as("people"),
    )
    .where("tag.organisationId", "=", organisationId);

export async function listTags(db: Db, organisationId: string, limit: number) {
  const rows = await selectTags(db, organisationId)
    .orderBy(sql`lower(tag.name)`)
    .orderBy("tag.id")
    .limit(limit)
    .execute();
  return rows.map(({ people, ...tag }) => ({ ...tag, people: people ?? 0 }));
}

export async function findTag(db: Db, organisationId: string, tagId: string) {
  const row = await selectTags(db, organisationId).where("tag.id", "=", tagId).executeTakeFirst();
  return row && { ...row, people: row.people ?? 0 };
}

export const lockTag = (db: Tx, organisationId: string, tagId: string) =>
  db
    .selectFrom("careTag")
    .selectAll()
    .where("organisationId", "=", organisationId)
    .where("id", "=", tagId)
    .forUpdate()
    .executeTakeFirst();

export async function countTags(db: Tx, organisationId: string): Promise<number> {
  const { total } = await db
    .selectFrom("careTag")
    .where("organisationId", "=", organisationId)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertTag(db: Tx, row: TagDraft & { id: string; organisationId: string }): Promise<void> {
  await db.insertInto("careTag").values(row).execute();
}

/** The tag must be locked. */
export async function updateTag(db: Tx, tagId: string, draft: TagDraft): Promise<void> {
  await db.updateTable("careTag").set(draft).where("id", "=", tagId).execute();
}

/** Also removes it from everybody who has it. */
export const deleteTag = (db: Tx, organisationId: string, tagId: string) =>
  db
    .deleteFrom("careTag")
    .where("organisationId", "=", organisationId)
    .where("id", "=", tagId)
    .returning(["id", "name"])
    .executeTakeFirst();
