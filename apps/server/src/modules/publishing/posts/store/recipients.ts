/** The content of a message for notices, the readers who get one in the bell, and the recipients of alerts. */

import type { Language } from "@stoep/contract/kernel";
import { sql } from "kysely";
import type { Db, Tx } from "#kernel/database.ts";
import { anyOf } from "#kernel/sql/id-list.ts";
import { selectReachedResidents } from "../../reach/index.ts";
import { neighbourhoodIdsOf, translationsOf } from "./selections.ts";

export type Announcement = NonNullable<Awaited<ReturnType<typeof findAnnouncement>>>;

export function findAnnouncement(db: Db, postId: string) {
  return db
    .selectFrom("post")
    .innerJoin("public.organisation as sender", "sender.id", "post.organisationId")
    .select(["post.id", "post.title", "post.textHtml", "post.publishedAt", "post.deletedAt", "post.followUp"])
    .select(["post.type", "post.organisationId", "post.plannedBy"])
    .select((eb) => [
      "sender.name as organisationName",
      translationsOf(db, eb.ref("post.id")).as("translations"),
      neighbourhoodIdsOf(db, eb.ref("post.id")).as("neighbourhoodIds"),
    ])
    .where("post.id", "=", postId)
    .executeTakeFirst();
}

/** An alert of this organisation that can be followed up. */
export const findOwnAlert = (db: Db, organisationId: string, postId: string) =>
  db
    .selectFrom("post")
    .select(["id", "type", "publishedAt", "followsId"])
    .where("organisationId", "=", organisationId)
    .where("id", "=", postId)
    .where("deletedAt", "is", null)
    .executeTakeFirst();

/** Returns false once it is deleted; until the transaction ends, nobody deletes it. */
export async function holdIfNotDeleted(db: Tx, postId: string): Promise<boolean> {
  const found = await db
    .selectFrom("post")
    .select("id")
    .where("id", "=", postId)
    .where("deletedAt", "is", null)
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** Everyone reached there, whatever their preferences. D §6 */
const selectAlertReaders = (db: Db, postId: string, neighbourhoodIds: string[]) =>
  selectReachedResidents(db)
    .innerJoin("public.account as person", "person.id", "resident.accountId")
    .where("postNeighbourhood.postId", "=", postId)
    .where("postNeighbourhood.neighbourhoodId", "=", anyOf(neighbourhoodIds))
    .where("person.disabledAt", "is", null);

/** Recipients per channel: mail unless refused, devices that were switched on, text messages if asked for, at the confirmed number. */
export const alertRecipients = {
  mail: (...of: Parameters<typeof selectAlertReaders>) =>
    selectAlertReaders(...of)
      .where("resident.wantsAlertMails", "=", true)
      .select(["resident.accountId", "person.email as address", "person.language"]),
  push: (...of: Parameters<typeof selectAlertReaders>) => selectAlertReaders(...of).select("resident.accountId"),
  text: (...of: Parameters<typeof selectAlertReaders>) =>
    selectAlertReaders(...of)
      .innerJoin("public.factor as phone", "phone.accountId", "person.id")
      .where("phone.kind", "=", "text")
      .where("resident.wantsAlertTexts", "=", true)
      .select(["resident.accountId", "person.language"])
      .select(sql<string>`phone.phone`.as("address")),
};

/** Everyone who lives there. */
export const selectResidentsIn = (db: Db, neighbourhoodIds: readonly string[]) =>
  db.selectFrom("resident").where("neighbourhoodId", "=", anyOf(neighbourhoodIds)).select("resident.id as readerId");

/** Residents whom a live message reaches in these neighbourhoods, who read that language or none of those, and have not opened it. */
export const selectNoticeReaders = (
  db: Db,
  postId: string,
  neighbourhoodIds: readonly string[],
  reading: Language | { not: readonly Language[] },
) =>
  selectReachedResidents(db)
    // In a lateral join, so that for a few neighbourhoods the planner does not read all accounts of the installation.
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("public.account as owner")
          .whereRef("owner.id", "=", "resident.accountId")
          .where("owner.disabledAt", "is", null)
          .select("owner.language")
          .limit(1)
          .as("person"),
      (join) => join.onTrue(),
    )
    .leftJoin("postView", (join) =>
      join
        .onRef("postView.postId", "=", "postNeighbourhood.postId")
        .onRef("postView.residentId", "=", "resident.id")
        .on("postView.openedAt", "is not", null),
    )
    .where("postNeighbourhood.postId", "=", postId)
    .where("postNeighbourhood.neighbourhoodId", "=", anyOf(neighbourhoodIds))
    .where("postNeighbourhood.liveAt", "is not", null)
    .where("postView.postId", "is", null)
    .$if(typeof reading === "string", (query) => query.where("person.language", "=", reading as Language))
    .$if(typeof reading !== "string", (query) =>
      query.where(sql<boolean>`person.language <> all(${(reading as { not: readonly Language[] }).not}::text[])`),
    )
    .select(["resident.id as readerId", "resident.accountId"]);
