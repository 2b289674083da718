/** Everything attached to a message, as sub-selects of one statement: lists arrive packed, in the order shown. */
import { type Expression, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "#kernel/database.ts";
import { fileSelection } from "#modules/files/index.ts";

type PostId = Expression<string>;

export const imagesOf = (db: Db, postId: PostId) =>
  jsonArrayFrom(
    db
      .selectFrom("postImage")
      .innerJoin("file", "file.id", "postImage.fileId")
      .where("postImage.postId", "=", postId)
      .select([...fileSelection, "postImage.altText as alt"])
      .orderBy("postImage.position"),
  );

export const attachmentsOf = (db: Db, postId: PostId) =>
  jsonArrayFrom(
    db
      .selectFrom("postAttachment")
      .innerJoin("file", "file.id", "postAttachment.fileId")
      .where("postAttachment.postId", "=", postId)
      .select(fileSelection)
      .orderBy("postAttachment.position"),
  );

export const optionsOf = (db: Db, postId: PostId) =>
  jsonArrayFrom(
    db
      .selectFrom("postOption")
      .where("postOption.postId", "=", postId)
      .select(["postOption.id", "postOption.text"])
      .orderBy("postOption.position"),
  );

export const translationsOf = (db: Db, postId: PostId) =>
  jsonArrayFrom(
    db
      .selectFrom("postTranslation")
      .where("postTranslation.postId", "=", postId)
      .select(["language", "title", "textHtml", "ctaText", "ctaDescription", "altTexts", "optionTexts"])
      .orderBy("postTranslation.language"),
  );

export const streetsOf = (db: Db, postId: PostId) =>
  jsonArrayFrom(
    db
      .selectFrom("postStreet")
      .innerJoin("street", "street.id", "postStreet.streetId")
      .where("postStreet.postId", "=", postId)
      .select(["street.id", "street.name", "street.postcode"])
      .orderBy("street.name")
      .orderBy("street.id"),
  );

/** All, or the first `most` in the order of their ids. */
export const neighbourhoodIdsOf = (db: Db, postId: PostId, most?: number) =>
  sql<string[]>`array(${db
    .selectFrom("postNeighbourhood")
    .where("postNeighbourhood.postId", "=", postId)
    .select("postNeighbourhood.neighbourhoodId")
    .orderBy("postNeighbourhood.neighbourhoodId")
    .$if(most !== undefined, (q) => q.limit(most ?? 0))})`;
