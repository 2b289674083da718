/** Messages of the public page, with no more than a card shows. */

import type { Language } from "@stoep/contract/kernel";
import { publicPageLimits } from "@stoep/contract/participation";
import { pollTypes } from "@stoep/contract/publishing/values";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import { guest } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { fileSelection } from "#modules/files/index.ts";
import { mayRead } from "#modules/publishing/index.ts";
import type { Database } from "../../../../schema/db.types.ts";

export interface PublicReader {
  language: Language;
  now: Date;
  organisationId?: string | undefined;
}
export type PublicPostRow = Awaited<ReturnType<ReturnType<typeof selectPosts>["execute"]>>[number];

const selectPosts = (db: Db, { language, now, organisationId }: PublicReader) =>
  db
    .selectFrom("post")
    .innerJoin("public.organisation as sender", "sender.id", "post.organisationId")
    .leftJoin("postTranslation as translation", (join) =>
      join.onRef("translation.postId", "=", "post.id").on("translation.language", "=", language),
    )
    .where((eb) => mayRead(eb, guest))
    .$if(organisationId !== undefined, (query) => query.where("post.organisationId", "=", organisationId ?? ""))
    .select(["post.id", "post.kind", "post.type", "post.pollClosesAt"])
    .select((eb) => [
      eb.fn.coalesce("translation.title", "post.title").as("title"),
      eb.fn.coalesce("translation.textHtml", "post.textHtml").as("textHtml"),
      eb.fn.coalesce("translation.language", "post.language").as("language"),
      eb.ref("translation.altTexts").as("altTexts"),
      eb.ref("post.publishedAt").$notNull().as("publishedAt"),
      firstImageOf(db, eb.ref("post.id")).as("image"),
      nextDateOf(db, eb, now).as("date"),
    ])
    .select(["sender.id as organisationId", "sender.name as organisationName"]);

const firstImageOf = (db: Db, postId: Expression<string>) =>
  jsonObjectFrom(
    db
      .selectFrom("postImage")
      .innerJoin("file", "file.id", "postImage.fileId")
      .where("postImage.postId", "=", postId)
      .select([...fileSelection, "postImage.altText as alt"])
      .orderBy("postImage.position")
      .limit(1),
  );

/** Of those that take place and are not over; null for what is no activity. */
function nextDateOf(db: Db, eb: ExpressionBuilder<Database, "post">, now: Date) {
  const next = db
    .selectFrom("activityDate")
    .innerJoin("postActivity", "postActivity.postId", "activityDate.postId")
    .where("activityDate.postId", "=", eb.ref("post.id"))
    .where((date) => isToCome(date, now))
    .select((date) => [
      "startsAt as starts",
      "endsAt as ends",
      date.fn.coalesce("activityDate.address", "postActivity.address").as("address"),
    ])
    .orderBy("startsAt")
    .orderBy("activityDate.id")
    .limit(1);
  return eb.case().when("post.kind", "=", "activity").then(jsonObjectFrom(next)).end();
}

const isToCome = (eb: ExpressionBuilder<Database, "activityDate">, now: Date): Expression<SqlBool> =>
  eb.and([eb("activityDate.cancelledAt", "is", null), eb("activityDate.endsAt", ">", now)]);

/** The latest, those that are still open first. */
export const listPolls = (db: Db, reader: PublicReader) =>
  selectPosts(db, reader)
    .where("post.type", "in", pollTypes)
    .where((eb) => eb.or([eb("post.pollClosesAt", "is", null), eb("post.pollClosesAt", ">", reader.now)]))
    .orderBy("post.publishedAt", "desc")
    .orderBy("post.id", "desc")
    .limit(publicPageLimits.posts)
    .execute();

/** The latest. Polls have a place of their own. */
export const listMessages = (db: Db, reader: PublicReader) =>
  selectPosts(db, reader)
    .where("post.kind", "=", "message")
    .where("post.type", "not in", pollTypes)
    .orderBy("post.publishedAt", "desc")
    .orderBy("post.id", "desc")
    .limit(publicPageLimits.posts)
    .execute();

/** Those with a date to come, the next one first. */
export const listActivities = (db: Db, reader: PublicReader) =>
  selectPosts(db, reader)
    .where("post.kind", "=", "activity")
    .innerJoin(
      (eb) =>
        eb
          .selectFrom("activityDate")
          .where((date) => isToCome(date, reader.now))
          .select(["postId"])
          .select((date) => date.fn.min("startsAt").as("nextAt"))
          .groupBy("postId")
          .as("coming"),
      (join) => join.onRef("coming.postId", "=", "post.id"),
    )
    .orderBy("coming.nextAt")
    .orderBy("post.id")
    .limit(publicPageLimits.posts)
    .execute();

/** The latest of all kinds that belong to a project or one of its phases. */
export const listOfProject = (db: Db, reader: PublicReader, projectId: string) =>
  selectPosts(db, reader)
    .where("post.linkKind", "=", "project")
    .where("post.linkId", "=", projectId)
    .orderBy("post.publishedAt", "desc")
    .orderBy("post.id", "desc")
    .limit(publicPageLimits.posts)
    .execute();

/** The latest of all kinds, for news readers. */
export const listNews = (db: Db, reader: PublicReader) =>
  selectPosts(db, reader)
    .orderBy("post.publishedAt", "desc")
    .orderBy("post.id", "desc")
    .limit(sql.lit(publicPageLimits.news))
    .execute();
