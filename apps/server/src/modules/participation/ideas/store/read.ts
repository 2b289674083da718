/** One idea with everything on it. */
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Db } from "#kernel/database.ts";
import { fullName } from "#kernel/sql/full-name.ts";
import { fileSelection } from "#modules/files/index.ts";
import {
  answersOf,
  attachmentsOf,
  commentsOn,
  imagesOfIdea,
  isFoundBy,
  isSupportedBy,
  type Reader,
  selectIdeas,
  titleFor,
} from "./selections.ts";

export type IdeaRow = NonNullable<Awaited<ReturnType<typeof findIdea>>>;
export type MomentRow = Awaited<ReturnType<typeof listMoments>>[number];
export type MergedRow = Awaited<ReturnType<typeof listMerged>>[number];

/** One that this reader finds, if they may read its project. */
export const findIdea = (db: Db, actor: Reader, ideaId: string) =>
  selectIdeas(db)
    .leftJoin("idea as root", (join) => join.onRef("root.id", "=", "idea.mergedInto").on("root.deletedAt", "is", null))
    .leftJoin("public.account as answerer", "answerer.id", "idea.answeredBy")
    .select([
      "idea.text",
      "idea.reason",
      "idea.isChosenByVote",
      "idea.answer",
      "idea.costToDate",
      "idea.editedAt",
      "idea.phaseId",
      "idea.formId",
    ])
    .select(["idea.shoutId", fullName("answerer").as("answeredByName")])
    .select((eb) => [
      titleFor(db, actor, eb.ref("root.id")).as("rootTitle"),
      imagesOfIdea(db, eb.ref("idea.id")).as("images"),
      attachmentsOf(db, eb.ref("idea.id")).as("attachments"),
      answersOf(db, eb, actor).as("answers"),
      commentsOn(db, eb).as("commentCount"),
      isSupportedBy(db, actor.kind === "resident" ? actor.residentId : null).as("isSupported"),
    ])
    .where("idea.id", "=", ideaId)
    .where((eb) => isFoundBy(eb, actor))
    .executeTakeFirst();

const mostMoments = 500;

/** Oldest first. */
export const listMoments = (db: Db, actor: Reader, ideaId: string) =>
  db
    .selectFrom("ideaMoment as moment")
    .innerJoin("idea", "idea.id", "moment.ideaId")
    .select(["moment.id", "moment.kind", "moment.at", "moment.type", "moment.text", "moment.cost"])
    .select([
      "moment.worksState",
      "moment.worksPercent",
      "moment.costToDate",
      "moment.day",
      "moment.correctedAt",
      "moment.isByVote",
    ])
    .select("idea.currency")
    .select((eb) => [
      titleFor(db, actor, eb.ref("moment.otherId")).as("otherTitle"),
      jsonArrayFrom(
        eb
          .selectFrom("ideaMomentImage as held")
          .innerJoin("file", "file.id", "held.fileId")
          .whereRef("held.momentId", "=", "moment.id")
          .select([...fileSelection, "held.altText as alt"])
          .orderBy("held.position"),
      ).as("images"),
    ])
    .where("moment.ideaId", "=", ideaId)
    .orderBy("moment.at")
    .orderBy("moment.id")
    .limit(mostMoments)
    .execute();

/** Those merged into it that this reader finds, earliest first. */
export const listMerged = (db: Db, actor: Reader, ideaId: string) =>
  selectIdeas(db)
    .select("idea.mergedAt")
    .where("idea.mergedInto", "=", ideaId)
    .where((eb) => isFoundBy(eb, actor))
    .orderBy("idea.mergedAt")
    .orderBy("idea.id")
    .execute();

/** Whether this resident wrote it, or one that was merged into it. */
export async function wroteAnyOf(db: Db, residentId: string, rootId: string): Promise<boolean> {
  const found = await db
    .selectFrom("idea")
    .select(sql<number>`1`.as("one"))
    .where("authorId", "=", residentId)
    .where((eb) => eb.or([eb("id", "=", rootId), eb("mergedInto", "=", rootId)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
