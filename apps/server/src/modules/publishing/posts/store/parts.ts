/** The lists of a message, replaced whole: as many statements for one entry as for a thousand. */

import type { FieldCode } from "@stoep/contract/kernel";
import { plainText } from "@stoep/contract/rich-text";
import { sql } from "kysely";
import { type Db, json } from "#kernel/database.ts";
import { anyOf, idList } from "#kernel/sql/id-list.ts";
import { claimAttachments, claimImages } from "#modules/files/index.ts";
import { isNarrowedBy } from "../../reach/index.ts";
import type { PostContent } from "../content.ts";
import { upsertActivity, upsertVacancy } from "./kinds.ts";

/** Who saves and when, and the files that the message already has, which may stay, no matter who uploaded them. */
export interface SaveContext {
  postId: string;
  accountId: string;
  now: Date;
  keptFiles: string[];
  /** Set while the message is live: the time from which it is live in added neighbourhoods. */
  liveAt: Date | null;
  /** The time zone of the activity's dates. */
  timeZone: string;
}

type PartProblems = Record<string, FieldCode>;

type Replace = (db: Db, saving: SaveContext, content: PostContent) => Promise<PartProblems>;
/** Each list with the fields that it depends on. */
const parts: [fields: (keyof PostContent)[], replace: Replace][] = [
  [["neighbourhoodIds", "streetIds", "visibility"], replaceNeighbourhoods],
  [["streetIds"], replaceStreets],
  [["images"], replaceImages],
  [["attachmentIds"], replaceAttachments],
  [["options"], replaceOptions],
  [["translations"], replaceTranslations],
  [["activity"], replaceActivity],
  [["vacancy"], replaceVacancy],
];

/** Returns a field code for each list that refers to something that does not exist. */
export async function replaceParts(
  db: Db,
  saving: SaveContext,
  content: PostContent,
  changed: string[],
): Promise<PartProblems> {
  const problems: PartProblems = {};
  for (const [fields, replace] of parts) {
    if (fields.some((field) => changed.includes(field))) Object.assign(problems, await replace(db, saving, content));
  }
  return problems;
}

/** Repeated in every row of `post_neighbourhood` of this message. */
export const reachColumns = ({ neighbourhoodIds, streetIds, visibility }: PostContent) => ({
  neighbourhoodIds,
  streetIds,
  audience: visibility === "local-economy" ? ("local-economy" as const) : ("everyone" as const),
});

async function replaceNeighbourhoods(
  db: Db,
  { postId, liveAt }: SaveContext,
  content: PostContent,
): Promise<PartProblems> {
  const { neighbourhoodIds, streetIds, audience } = reachColumns(content);
  await db
    .deleteFrom("postNeighbourhood")
    .where("postId", "=", postId)
    .where("neighbourhoodId", "<>", sql<string>`all(${idList(neighbourhoodIds)})`)
    .execute();
  if (neighbourhoodIds.length === 0) return {};
  const there = await db
    .insertInto("postNeighbourhood")
    .columns(["postId", "neighbourhoodId", "liveAt", "audience", "isNarrowed"])
    .expression((eb) =>
      eb
        .selectFrom("neighbourhood")
        .where("neighbourhood.id", "=", anyOf(neighbourhoodIds))
        .select([
          sql<string>`${postId}::uuid`.as("postId"),
          "neighbourhood.id",
          sql<Date | null>`${liveAt}::timestamptz`.as("liveAt"),
          sql<typeof audience>`${audience}::text`.as("audience"),
          isNarrowedBy(db, streetIds).as("isNarrowed"),
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

async function replaceStreets(db: Db, { postId }: SaveContext, { streetIds }: PostContent): Promise<PartProblems> {
  await db.deleteFrom("postStreet").where("postId", "=", postId).execute();
  if (streetIds.length === 0) return {};
  const there = await db
    .insertInto("postStreet")
    .columns(["postId", "streetId"])
    .expression((eb) =>
      eb
        .selectFrom("street")
        .where("street.id", "=", anyOf(streetIds))
        .select([sql<string>`${postId}::uuid`.as("postId"), "street.id"]),
    )
    .returning("streetId")
    .execute();
  return there.length === streetIds.length ? {} : { streetIds: "streetUnknown" };
}

async function replaceImages(
  db: Db,
  { postId, keptFiles, ...claim }: SaveContext,
  { images }: PostContent,
): Promise<PartProblems> {
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
  { postId, keptFiles, ...claim }: SaveContext,
  { attachmentIds }: PostContent,
): Promise<PartProblems> {
  await db.deleteFrom("postAttachment").where("postId", "=", postId).execute();
  if (attachmentIds.length === 0) return {};
  const files = await claimAttachments(db, attachmentIds, { ...claim, kept: keptFiles });
  if (files.includes(undefined)) return { attachmentIds: "fileUnknown" };
  const rows = attachmentIds.map((fileId, position) => ({ postId, fileId, position }));
  await db.insertInto("postAttachment").values(rows).execute();
  return {};
}

/** Votes refer to options by id, so ids stay. Browsers make them, so they are unique in a message only: what others have is not told. */
async function replaceOptions(db: Db, { postId }: SaveContext, { options }: PostContent): Promise<PartProblems> {
  await db.deleteFrom("postOption").where("postId", "=", postId).execute();
  if (options.length === 0) return {};
  const there = await db
    .insertInto("postOption")
    .values(options.map(({ id, text }, position) => ({ id, postId, position, text })))
    .onConflict((conflict) => conflict.columns(["postId", "id"]).doNothing())
    .returning("id")
    .execute();
  return there.length === options.length ? {} : { options: "optionUnknown" };
}

async function replaceTranslations(
  db: Db,
  { postId }: SaveContext,
  { translations }: PostContent,
): Promise<PartProblems> {
  await db.deleteFrom("postTranslation").where("postId", "=", postId).execute();
  if (translations.length === 0) return {};
  const rows = translations.map((one) => ({
    ...one,
    postId,
    text: plainText(one.textHtml),
    altTexts: json(one.altTexts),
    optionTexts: json(one.optionTexts),
  }));
  await db.insertInto("postTranslation").values(rows).execute();
  return {};
}

async function replaceActivity(db: Db, saving: SaveContext, { activity }: PostContent): Promise<PartProblems> {
  if (activity) await upsertActivity(db, saving, activity);
  return {};
}

async function replaceVacancy(db: Db, { postId }: SaveContext, { vacancy }: PostContent): Promise<PartProblems> {
  if (vacancy) await upsertVacancy(db, postId, vacancy);
  return {};
}
