/** The message itself. Every query for editors filters by organisation, so that other organisations' messages are not found. */

import { type ExpressionBuilder, type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { fullName } from "#kernel/sql/full-name.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { networkTable } from "#kernel/sql/network-table.ts";
import { preparedQuery } from "#kernel/sql/prepared-query.ts";
import type { Database, PostTable } from "../../../../schema/db.types.ts";
import { activityOf, vacancyOf } from "./kinds.ts";
import { attachmentsOf, imagesOf, neighbourhoodIdsOf, optionsOf, streetsOf, translationsOf } from "./selections.ts";

export type StoredPost = NonNullable<Awaited<ReturnType<typeof findPost>>>;

/** The whole message, in one statement. */
export async function findPost(db: Db, organisationId: string, postId: string) {
  const [found] = await findStored(db, organisationId, postId);
  return found;
}
const findStored = preparedQuery((db, organisationId: string, postId: string) =>
  selectPost(db, organisationId, postId),
);

export function selectPost(db: Db, organisationId: string, postId: string) {
  return db
    .selectFrom("post")
    .selectAll("post")
    .select((eb) => [
      neighbourhoodIdsOf(db, eb.ref("post.id")).as("neighbourhoodIds"),
      streetsOf(db, eb.ref("post.id")).as("streets"),
      imagesOf(db, eb.ref("post.id")).as("images"),
      attachmentsOf(db, eb.ref("post.id")).as("attachments"),
      optionsOf(db, eb.ref("post.id")).as("options"),
      translationsOf(db, eb.ref("post.id")).as("translations"),
      eb
        .case()
        .when("post.kind", "=", "activity")
        .then(activityOf(db, eb.ref("post.id")))
        .end()
        .as("activity"),
      eb
        .case()
        .when("post.kind", "=", "vacancy")
        .then(vacancyOf(db, eb.ref("post.id")))
        .end()
        .as("vacancy"),
      votesOn(eb).as("votes"),
      creatorName(eb).as("createdByName"),
    ])
    .where("post.organisationId", "=", organisationId)
    .where("post.id", "=", postId)
    .where("post.deletedAt", "is", null);
}

/** Avoids `exists`, for which PostgreSQL may read the votes on everything. */
const votesOn = (eb: ExpressionBuilder<Database, "post">) =>
  eb.fn.coalesce(
    eb
      .selectFrom("voteTally")
      .whereRef("voteTally.subjectId", "=", "post.id")
      .select(sql<number>`sum(total)::integer`.as("votes")),
    sql.lit(0),
  );

export const creatorName = (eb: ExpressionBuilder<Database, "post">) =>
  eb
    .selectFrom("public.account as creator")
    .whereRef("creator.id", "=", "post.createdBy")
    .select(fullName("creator").as("name"));

/**
 * Locks the message until the end of the transaction, then reads it. Two statements: a single one that waited for the lock would
 * see the new row with the old lists.
 */
export async function lockPost(db: Tx, organisationId: string, postId: string): Promise<StoredPost | undefined> {
  return (await holdPost(db, organisationId, postId)) ? findPost(db, organisationId, postId) : undefined;
}

/** Returns false when there is no such message. */
export async function holdPost(db: Tx, organisationId: string, postId: string): Promise<boolean> {
  return (await selectOwn(db, organisationId, postId).forUpdate().executeTakeFirst()) !== undefined;
}

/** Inserts the message with its neighbourhoods, and returns those of them that exist. @throws when it was not inserted */
export async function insertPost(
  db: Db,
  row: Insertable<PostTable> & { id: string },
  places: { neighbourhoodIds: string[]; audience: "everyone" | "local-economy" },
) {
  const { rows } = await sql<Selectable<PostTable> & { neighbourhoodIds: string[] }>`
    with saved as (${db.insertInto("post").values(row).returningAll()}),
    placed as (
      insert into ${networkTable(db, "postNeighbourhood")} (post_id, neighbourhood_id, audience)
      select ${row.id}::uuid, id, ${places.audience}::text
      from ${networkTable(db, "neighbourhood")} where id = ${anyOf(places.neighbourhoodIds)}
      returning neighbourhood_id
    )
    select saved.*, array(select neighbourhood_id from placed order by neighbourhood_id) as neighbourhood_ids
    from saved`.execute(db);
  const [saved] = rows;
  if (!saved) throw new Error("the message was not inserted");
  return saved;
}

/** Increments the version. The row must be locked. */
export async function updatePost(db: Db, postId: string, row: Updateable<PostTable>): Promise<void> {
  await db
    .updateTable("post")
    .set((eb) => ({ ...row, version: eb("version", "+", 1) }))
    .where("id", "=", postId)
    .execute();
}

export async function isOwnPost(db: Db, organisationId: string, postId: string): Promise<boolean> {
  return (await selectOwn(db, organisationId, postId).executeTakeFirst()) !== undefined;
}

const selectOwn = (db: Db, organisationId: string, postId: string) =>
  db
    .selectFrom("post")
    .select("id")
    .where("organisationId", "=", organisationId)
    .where("id", "=", postId)
    .where("deletedAt", "is", null);
