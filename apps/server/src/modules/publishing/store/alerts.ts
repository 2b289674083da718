/** What an urgent message says, and who is told. */
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { selectReached } from "./reach.ts";
import { neighbourhoodIdsOf, translationsOf } from "./selections.ts";

export type Alert = NonNullable<Awaited<ReturnType<typeof findAlert>>>;

export function findAlert(db: Db, postId: string) {
  return db
    .selectFrom("post")
    .innerJoin("public.organisation as sender", "sender.id", "post.organisationId")
    .select(["post.id", "post.title", "post.textHtml", "post.publishedAt", "post.deletedAt"])
    .select((eb) => [
      "sender.name as organisationName",
      translationsOf(db, eb.ref("post.id")).as("translations"),
      neighbourhoodIdsOf(db, eb.ref("post.id")).as("neighbourhoodIds"),
    ])
    .where("post.id", "=", postId)
    .executeTakeFirst();
}

/** False once it is deleted; until the transaction ends, nobody deletes it. */
export async function holdUndeleted(db: Tx, postId: string): Promise<boolean> {
  const found = await db
    .selectFrom("post")
    .select("id")
    .where("id", "=", postId)
    .where("deletedAt", "is", null)
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** Everyone reached there who has not refused alerts, whatever else they chose. D §6 */
export function selectAlerted(db: Db, postId: string, neighbourhoodIds: string[]) {
  return selectReached(db)
    .innerJoin("public.account as person", "person.id", "resident.accountId")
    .where("postNeighbourhood.postId", "=", postId)
    .where("postNeighbourhood.neighbourhoodId", "=", sql<string>`any(${neighbourhoodIds}::uuid[])`)
    .where("resident.wantsAlertMails", "=", true)
    .where("person.disabledAt", "is", null)
    .select(["resident.accountId", "person.email", "person.language"]);
}
