/** What an urgent message says, and who is told. */
import type { Db } from "#kernel/database.ts";
import { selectReached } from "./reach.ts";
import { translationsOf } from "./selections.ts";

export function findAlert(db: Db, postId: string) {
  return db
    .selectFrom("post")
    .innerJoin("public.organisation as sender", "sender.id", "post.organisationId")
    .select(["post.title", "post.textHtml", "sender.name as organisationName"])
    .select((eb) => translationsOf(db, eb.ref("post.id")).as("translations"))
    .where("post.id", "=", postId)
    .executeTakeFirstOrThrow();
}

/** Everyone reached who has not refused alerts, whatever else they chose. D §6 */
export function selectAlerted(db: Db, postId: string) {
  return selectReached(db)
    .innerJoin("public.account as person", "person.id", "resident.accountId")
    .where("postNeighbourhood.postId", "=", postId)
    .where("resident.wantsAlertMails", "=", true)
    .where("person.disabledAt", "is", null)
    .select(["resident.accountId", "person.email", "person.language"]);
}
