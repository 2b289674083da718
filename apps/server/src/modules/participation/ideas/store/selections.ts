/** Parts of an idea's row, as sub-selects of one statement, and who finds which ideas. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Guest, Resident, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { commentCountOf } from "#modules/conversations/index.ts";
import { fileSelection } from "#modules/files/index.ts";
import type { Database } from "../../../../schema/db.types.ts";

export type Reader = Guest | Resident | Staff;
type Ideas = ExpressionBuilder<Database, "idea">;

/** Open to those who may read the project; besides to its author and to the staff of its organisation. */
export function isFoundBy(eb: Ideas, actor: Reader): Expression<SqlBool> {
  const isOpen = eb.and([eb("idea.openAt", "is not", null), eb("idea.hiddenAt", "is", null)]);
  const isThere = eb("idea.deletedAt", "is", null);
  return eb.and([isThere, eb.or([isOpen, isOwnOf(eb, actor)])]);
}

/** Its author, or the staff of its organisation. */
function isOwnOf(eb: Ideas, actor: Reader): Expression<SqlBool> {
  if (actor.kind === "guest") return eb.val(false);
  return actor.kind === "staff"
    ? eb("idea.organisationId", "=", actor.organisation.id)
    : eb("idea.authorId", "=", actor.residentId);
}

/** The title of another idea; null where this reader does not find it, because it is hidden, waits or was withdrawn. */
export const titleFor = (db: Db, actor: Reader, ideaId: Expression<string | null>) =>
  db
    .selectFrom("idea")
    .select("idea.title")
    .where("idea.id", "=", ideaId)
    .where((eb) => isFoundBy(eb, actor))
    .$asScalar();

export const imagesOfIdea = (db: Db, ideaId: Expression<string>) =>
  jsonArrayFrom(
    db
      .selectFrom("ideaImage")
      .innerJoin("file", "file.id", "ideaImage.fileId")
      .where("ideaImage.ideaId", "=", ideaId)
      .select([...fileSelection, "ideaImage.altText as alt"])
      .orderBy("ideaImage.position"),
  );

export const firstImageOf = (db: Db, ideaId: Expression<string>) =>
  jsonObjectFrom(
    db
      .selectFrom("ideaImage")
      .innerJoin("file", "file.id", "ideaImage.fileId")
      .where("ideaImage.ideaId", "=", ideaId)
      .select([...fileSelection, "ideaImage.altText as alt"])
      .orderBy("ideaImage.position")
      .limit(1),
  );

export const attachmentsOf = (db: Db, ideaId: Expression<string>) =>
  jsonArrayFrom(
    db
      .selectFrom("ideaAttachment")
      .innerJoin("file", "file.id", "ideaAttachment.fileId")
      .where("ideaAttachment.ideaId", "=", ideaId)
      .select(fileSelection)
      .orderBy("ideaAttachment.position"),
  );

/** What the contribution form asked, in its order; private ones for its own alone. JSON keys of one word need no renaming. */
export const answersOf = (db: Db, eb: Ideas, actor: Reader) =>
  jsonArrayFrom(
    db
      .selectFrom("ideaAnswer")
      .where("ideaAnswer.ideaId", "=", eb.ref("idea.id"))
      .where((of) => of.or([of("ideaAnswer.isPrivate", "=", false), isOwnOf(eb, actor)]))
      .select(["question", "answer", "isPrivate as private"])
      .orderBy("ideaAnswer.position"),
  );

/** The same as text, a question and its answer a line; "" without any. */
export const answersInLines = (db: Db, ideaId: Expression<string>, { isPublic = false } = {}) =>
  sql<string>`coalesce((${db
    .selectFrom("ideaAnswer")
    .where("ideaAnswer.ideaId", "=", ideaId)
    .$if(isPublic, (q) => q.where("ideaAnswer.isPrivate", "=", false))
    .select(sql<string>`string_agg(question || ': ' || answer, E'\\n' order by position)`.as("lines"))}), '')`;

/** At most as many characters as a card says it has. */
export const beginningOf = (eb: Ideas) => sql<string>`left(${eb.ref("idea.text")}, 300)`;

/** Visible comments on it, and on those that were merged into it. */
export const commentsOn = (db: Db, eb: Ideas) =>
  sql<number>`(coalesce(${commentCountOf(db, eb.ref("idea.id"), eb.lit(true), null)}, 0) + coalesce(${commentsOnMerged(db)}, 0))`;

const commentsOnMerged = (db: Db) =>
  db
    .selectFrom("idea as part")
    .where(sql<boolean>`part.merged_into = idea.id`)
    .where("part.deletedAt", "is", null)
    .where("part.hiddenAt", "is", null)
    .select((eb) =>
      sql<number>`sum(${commentCountOf(db, eb.ref("part.id"), eb.lit(true), null)})::integer`.as("comments"),
    );

/** Whether this resident supports it, or one that was merged into it. */
export function isSupportedBy(db: Db, residentId: string | null) {
  if (residentId === null) return sql<boolean>`false`;
  return sql<boolean>`exists ${db
    .selectFrom("ideaSupport as mine")
    .innerJoin("idea as part", "part.id", "mine.ideaId")
    .where("mine.residentId", "=", residentId)
    .where((eb) =>
      eb.or([eb("part.id", "=", sql.ref<string>("idea.id")), eb("part.mergedInto", "=", sql.ref<string>("idea.id"))]),
    )
    .select("mine.ideaId")}`;
}

/** Its author, as `author`: nobody for one of the counter. */
export const selectIdeas = (db: Db) =>
  db
    .selectFrom("idea")
    .leftJoin("resident as author", "author.id", "idea.authorId")
    .innerJoin("neighbourhood as place", "place.id", "idea.neighbourhoodId")
    .innerJoin("ideaTally as tally", "tally.ideaId", "idea.id")
    .select(["idea.id", "idea.version", "idea.kind", "idea.title", "idea.language", "idea.type", "idea.cost"])
    .select(["idea.currency", "idea.authorId", "idea.isFromCounter", "idea.authorName", "idea.showsName"])
    .select([
      "idea.longitude",
      "idea.latitude",
      "idea.createdAt",
      "tally.supporters as supportCount",
      "idea.openAt",
      "idea.hiddenAt",
    ])
    .select(["idea.takesSupport", "idea.mergedInto", "idea.answeredAt", "idea.worksState", "idea.worksPercent"])
    .select(["idea.projectId", "idea.organisationId", "idea.neighbourhoodId", "place.name as neighbourhood"])
    .select(["author.publicName as author", "author.accountId as authorAccountId"])
    .select((eb) => [
      sql<boolean>`coalesce(${eb.ref("author.provenAt")} is null and ${eb.ref("author.leftAt")} is null and ${eb.ref("idea.authorId")} is not null, false)`.as(
        "isUnproven",
      ),
    ]);
