/** The lists of a message, replaced whole: as many statements for one entry as for a thousand. */
import type { FieldCode } from "@stoep/contract/kernel";
import { type RawBuilder, sql } from "kysely";
import { type Db, json } from "#kernel/database.ts";
import { claimAttachments, claimImages, textOf } from "#modules/files/index.ts";
import type { Words } from "../content.ts";

/** Who saves when, and which files the message had before: those stay, whoever uploaded them. */
export interface Saving {
  postId: string;
  accountId: string;
  now: Date;
  keptFiles: string[];
  /** Set while the message is live: where it is added, it is there from now on. */
  liveAt: Date | null;
}

type Problem = Record<string, FieldCode>;
const any = (ids: readonly string[]): RawBuilder<string> => sql<string>`any(${ids}::uuid[])`;

type Replace = (db: Db, saving: Saving, words: Words) => Promise<Problem>;
/** Each with the fields that it depends on. */
const parts: [fields: (keyof Words)[], replace: Replace][] = [
  [["neighbourhoodIds", "streetIds", "visibility"], replaceNeighbourhoods],
  [["streetIds"], replaceStreets],
  [["images"], replaceImages],
  [["attachmentIds"], replaceAttachments],
  [["options"], replaceOptions],
  [["translations"], replaceTranslations],
];

/** Answers with a code per list that names something which is not there. */
export async function replaceParts(db: Db, saving: Saving, words: Words, changed: string[]): Promise<Problem> {
  const problems: Problem = {};
  for (const [fields, replace] of parts) {
    if (fields.some((field) => changed.includes(field))) Object.assign(problems, await replace(db, saving, words));
  }
  return problems;
}

async function replaceNeighbourhoods(db: Db, { postId, liveAt }: Saving, words: Words): Promise<Problem> {
  const { neighbourhoodIds, streetIds, visibility } = words;
  const audience = visibility === "local-economy" ? "local-economy" : "everyone";
  await db
    .deleteFrom("postNeighbourhood")
    .where("postId", "=", postId)
    .where("neighbourhoodId", "<>", sql<string>`all(${neighbourhoodIds}::uuid[])`)
    .execute();
  if (neighbourhoodIds.length === 0) return {};
  const there = await db
    .insertInto("postNeighbourhood")
    .columns(["postId", "neighbourhoodId", "liveAt", "audience", "isNarrowed"])
    .expression((eb) =>
      eb
        .selectFrom("neighbourhood")
        .where("neighbourhood.id", "=", any(neighbourhoodIds))
        .select([
          sql<string>`${postId}::uuid`.as("postId"),
          "neighbourhood.id",
          sql<Date | null>`${liveAt}::timestamptz`.as("liveAt"),
          sql<typeof audience>`${audience}::text`.as("audience"),
          sql<boolean>`${streetIds.length > 0}::boolean`.as("isNarrowed"),
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns(["postId", "neighbourhoodId"]).doUpdateSet((eb) => ({
        audience: eb.ref("excluded.audience"),
        isNarrowed: eb.ref("excluded.isNarrowed"),
      })),
    )
    .returning("neighbourhoodId")
    .execute();
  return there.length === neighbourhoodIds.length ? {} : { neighbourhoodIds: "neighbourhoodUnknown" };
}

async function replaceStreets(db: Db, { postId }: Saving, { streetIds }: Words): Promise<Problem> {
  await db.deleteFrom("postStreet").where("postId", "=", postId).execute();
  if (streetIds.length === 0) return {};
  const there = await db
    .insertInto("postStreet")
    .columns(["postId", "streetId"])
    .expression((eb) =>
      eb
        .selectFrom("street")
        .where("street.id", "=", any(streetIds))
        .select([sql<string>`${postId}::uuid`.as("postId"), "street.id"]),
    )
    .returning("streetId")
    .execute();
  return there.length === streetIds.length ? {} : { streetIds: "streetUnknown" };
}

async function replaceImages(db: Db, { postId, keptFiles, ...claim }: Saving, { images }: Words): Promise<Problem> {
  await db.deleteFrom("postImage").where("postId", "=", postId).execute();
  if (images.length === 0) return {};
  const ids = images.map(({ id }) => id);
  const files = await claimImages(db, ids, { ...claim, kept: keptFiles });
  if (files.includes(undefined)) return { images: "fileUnknown" };
  const rows = images.map(({ id, altText }, position) => ({ postId, fileId: id, position, altText }));
  await db.insertInto("postImage").values(rows).execute();
  return {};
}

async function replaceAttachments(
  db: Db,
  { postId, keptFiles, ...claim }: Saving,
  { attachmentIds }: Words,
): Promise<Problem> {
  await db.deleteFrom("postAttachment").where("postId", "=", postId).execute();
  if (attachmentIds.length === 0) return {};
  const files = await claimAttachments(db, attachmentIds, { ...claim, kept: keptFiles });
  if (files.includes(undefined)) return { attachmentIds: "fileUnknown" };
  const rows = attachmentIds.map((fileId, position) => ({ postId, fileId, position }));
  await db.insertInto("postAttachment").values(rows).execute();
  return {};
}

/** Votes name options by id, so an id stays; one that another message has cannot come here. */
async function replaceOptions(db: Db, { postId }: Saving, { options }: Words): Promise<Problem> {
  await db.deleteFrom("postOption").where("postId", "=", postId).execute();
  if (options.length === 0) return {};
  const there = await db
    .insertInto("postOption")
    .values(options.map(({ id, text }, position) => ({ id, postId, position, text })))
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .execute();
  return there.length === options.length ? {} : { options: "optionUnknown" };
}

async function replaceTranslations(db: Db, { postId }: Saving, { translations }: Words): Promise<Problem> {
  await db.deleteFrom("postTranslation").where("postId", "=", postId).execute();
  if (translations.length === 0) return {};
  const rows = translations.map((one) => ({
    ...one,
    postId,
    text: textOf(one.textHtml),
    altTexts: json(one.altTexts),
    optionTexts: json(one.optionTexts),
  }));
  await db.insertInto("postTranslation").values(rows).execute();
  return {};
}
