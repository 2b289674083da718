/** A message as someone reads it: everything on it in one statement, in the reader's language. */

import type { Language } from "@stoep/contract/kernel";
import type { PostKind } from "@stoep/contract/publishing";
import { pollTypes } from "@stoep/contract/publishing/values";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { type Actor, guest } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { preparedQuery } from "#kernel/sql/prepared-query.ts";
import { commentCountOf, myReactionTo, myVoteOn, reactionsOf, voteTalliesOf } from "#modules/conversations/index.ts";
import { fileSelection } from "#modules/files/index.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { reaches, residentValues, selectReachedPlaces } from "../../reach/index.ts";
import { alertLineOf } from "./follow-ups.ts";
import { activityDatesOf, activityOf, readVersion, vacancyOf } from "./kinds.ts";
import { attachmentsOf, imagesOf, optionsOf } from "./selections.ts";

export interface Viewer {
  language: Language;
  /** null: a reader without an account, who has no reaction of their own. */
  accountId: string | null;
  residentId: string | null;
  /** The neighbourhood whose thread is counted; null: all. */
  neighbourhoodId: string | null;
}
export type ReadPostRow = Awaited<ReturnType<ReturnType<typeof selectReadPosts>["execute"]>>[number];

export function viewerOf(actor: Actor, language: Language): Viewer {
  const isResident = actor.kind === "resident";
  return {
    language,
    accountId: actor.kind === "guest" ? null : actor.accountId,
    residentId: isResident ? actor.residentId : null,
    neighbourhoodId: isResident ? actor.neighbourhoodId : null,
  };
}

/** Selects from `post`; the caller adds the conditions. */
export function selectReadPosts(db: Db, viewer: Viewer) {
  return db
    .selectFrom("post")
    .innerJoin("public.organisation as sender", "sender.id", "post.organisationId")
    .select([
      "post.id",
      "post.kind",
      "post.type",
      "post.title",
      "post.textHtml",
      "post.language",
      "post.theme",
      "post.secondTheme",
      "post.videoId",
      "post.ctaType",
      "post.ctaLink",
      "post.ctaText",
      "post.ctaDescription",
      "post.linkKind",
      "post.linkId",
      "post.linkPart",
      "post.pollClosesAt",
      "post.isCommentsDisabled",
      "post.isVotingDisabled",
      "post.publishedAt",
      "post.editedAt",
      "post.followUp",
      "post.createdBy",
      "sender.id as organisationId",
      "sender.name as organisationName",
      "sender.kind as organisationKind",
    ])
    .select((eb) => {
      const id = eb.ref("post.id");
      const isPoll = eb("post.type", "in", pollTypes);
      return [
        readVersion(db, eb).as("version"),
        logoOf(db, eb.ref("sender.id")).as("logo"),
        translationOf(db, id, viewer.language).as("translation"),
        imagesOf(db, id).as("images"),
        attachmentsOf(db, id).as("attachments"),
        eb.case().when("post.type", "=", "option").then(optionsOf(db, id)).end().as("options"),
        eb.case().when(isPoll).then(voteTalliesOf(db, id)).end().as("tallies"),
        eb
          .case()
          .when(isPoll)
          .then(myVoteOn(db, id, viewer.residentId))
          .end()
          .as("myVote"),
        ...kindColumns(db, eb, viewer),
        reactionsOf(db, id).as("reactions"),
        myReactionTo(db, id, viewer.accountId).as("myReaction"),
        commentCountOf(db, id, eb.ref("post.hasCombinedComments"), viewer.neighbourhoodId).as("commentCount"),
      ];
    });
}

/** null for the other kinds. */
function kindColumns(db: Db, eb: ExpressionBuilder<Database, "post">, viewer: Viewer) {
  const id = eb.ref("post.id");
  const isActivity = eb("post.kind", "=", "activity");
  return [
    eb.case().when(isActivity).then(activityOf(db, id)).end().as("activity"),
    eb
      .case()
      .when(isActivity)
      .then(activityDatesOf(db, id, viewer.residentId))
      .end()
      .as("dates"),
    eb.case().when("post.kind", "=", "vacancy").then(vacancyOf(db, id)).end().as("vacancy"),
    eb
      .case()
      .when("post.type", "=", "urgent")
      .then(alertLineOf(db, eb, viewer))
      .end()
      .as("line"),
  ] as const;
}

/** Marks a version as previewed, and returns the message as readers will see it, with its reach. One statement. */
export async function findPreview(db: Db, { language, accountId }: Viewer, postId: string, version: number) {
  const [reading] = await markPreviewed(db, language, accountId, postId, version);
  return reading;
}

const markPreviewed = preparedQuery(
  (db, language: Language, accountId: string | null, postId: string, version: number) => {
    const viewer = { language, accountId, residentId: null, neighbourhoodId: null };
    const reading = selectReadPosts(db, viewer)
      .where("post.id", "=", postId)
      .select(jsonArrayFrom(selectReachedPlaces(db, postId)).as("places"));
    return db
      .with("previewed", (cte) =>
        cte.updateTable("post").set({ previewedVersion: version }).where("id", "=", postId).returning("id"),
      )
      .selectFrom(reading.as("reading"))
      .selectAll();
  },
);

export const logoOf = (db: Db, organisationId: Expression<string>) =>
  jsonObjectFrom(
    db
      .selectFrom("organisationProfile")
      .innerJoin("file", "file.id", "organisationProfile.logoId")
      .where("organisationProfile.organisationId", "=", organisationId)
      .select(fileSelection),
  );

/** JSON keys of one word need no renaming. */
export const translationOf = (db: Db, postId: Expression<string>, language: Language) =>
  jsonObjectFrom(
    db
      .selectFrom("postTranslation")
      .where("postTranslation.postId", "=", postId)
      .where("postTranslation.language", "=", language)
      .select(["language", "title", "textHtml as html", "ctaText as cta", "ctaDescription as description"])
      .select(["altTexts as alts", "optionTexts as options"]),
  );

/** Live, and visible to this actor: to the residents it reaches, to its own organisation, and to everybody when it is on the public page. D §6 */
export function mayRead(eb: ExpressionBuilder<Database, "post">, actor: Actor): Expression<SqlBool> {
  const isPublic = eb("post.visibility", "=", "public-page");
  return eb.and([
    eb("post.publishedAt", "is not", null),
    eb("post.deletedAt", "is", null),
    actor.kind === "resident" || actor.kind === "staff" ? eb.or([isPublic, isForActor(eb, actor)]) : isPublic,
  ]);
}

function isForActor(eb: ExpressionBuilder<Database, "post">, actor: Extract<Actor, { kind: "resident" | "staff" }>) {
  if (actor.kind === "staff") return eb("post.organisationId", "=", actor.organisation.id);
  return eb.exists(
    eb
      .selectFrom("postNeighbourhood")
      .whereRef("postNeighbourhood.postId", "=", "post.id")
      .where("postNeighbourhood.liveAt", "is not", null)
      .where((row) => reaches(row, residentValues(actor)))
      .select(sql<number>`1`.as("one")),
  );
}

export async function isReadableBy(db: Db, actor: Actor, postId: string): Promise<boolean> {
  const found = await db
    .selectFrom("post")
    .select("post.id")
    .where("post.id", "=", postId)
    .where((eb) => mayRead(eb, actor))
    .executeTakeFirst();
  return found !== undefined;
}

/** Filters of the public page. */
interface PublicFilter {
  kind?: PostKind | undefined;
  organisationId?: string | undefined;
}

/** Newest first, along an index that is kept in this order, for one kind and for one organisation too. */
export function selectPublicPosts(
  db: Db,
  viewer: Viewer,
  wanted: PublicFilter,
  place: PageCursor | null,
  limit: number,
) {
  const { kind, organisationId } = wanted;
  return selectReadPosts(db, viewer)
    .where((eb) => mayRead(eb, guest))
    .$if(kind !== undefined, (select) => select.where("post.kind", "=", kind ?? "message"))
    .$if(organisationId !== undefined, (select) => select.where("post.organisationId", "=", organisationId ?? ""))
    .$call((query) => inPages(query, ["post.publishedAt", "post.id"], "desc", { place, limit }));
}

/** Organisations of the network with something there: one index lookup for each, where a join would read the whole index. */
export function listPublicSenders(db: Db, networkId: string) {
  return db
    .selectFrom("public.organisation as sender")
    .where("sender.networkId", "=", networkId)
    .where((eb) =>
      eb(
        eb
          .selectFrom("post")
          .whereRef("post.organisationId", "=", "sender.id")
          .where((post) => mayRead(post, guest))
          .select("post.publishedAt")
          .orderBy("post.publishedAt", "desc")
          .limit(sql.lit(1)),
        "is not",
        null,
      ),
    )
    .select((eb) => ["sender.id", "sender.name", "sender.kind", logoOf(db, eb.ref("sender.id")).as("logo")])
    .execute();
}
