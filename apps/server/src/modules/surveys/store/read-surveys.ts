/** A survey as someone reads it: everything on it in one statement, in the reader's language. */
import type { Language } from "@stoep/contract/kernel";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { Guest, Resident, Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { isReadBy } from "#modules/participation/index.ts";
import { logoOf } from "#modules/publishing/index.ts";
import type { Database } from "../../../schema/db.types.ts";
import { translatedTo } from "./lists.ts";
import { imagesOf, projectTitle } from "./surveys.ts";

export type ReadSurveyRow = Awaited<ReturnType<ReturnType<typeof selectReadSurveys>["execute"]>>[number];
type Surveys = ExpressionBuilder<Database, "survey">;

/** Selects from `survey`; the caller adds the conditions. */
export const selectReadSurveys = (db: Db, language: Language) =>
  db
    .selectFrom("survey")
    .innerJoin("public.organisation as sender", "sender.id", "survey.organisationId")
    .select(["survey.id", "survey.kind", "survey.language", "survey.instrument", "survey.instrumentVersion"])
    .select(["survey.introduction", "survey.videoId", "survey.thanks", "survey.startsOn", "survey.endsOn"])
    .select(["survey.hasNoEnd", "survey.endedAt", "survey.respondents", "survey.canChange", "survey.keptMonths"])
    .select(["survey.form", "survey.slug", "survey.projectId", "survey.publishedAt"])
    .select(["sender.id as organisationId", "sender.name as organisationName", "sender.kind as organisationKind"])
    .select((eb) => [
      jsonObjectFrom(translationOf(db, eb.ref("survey.id"), language)).as("translation"),
      translatedTo(eb).as("translatedTo"),
      imagesOf(db, eb.ref("survey.id")).as("images"),
      logoOf(db, eb.ref("sender.id")).as("logo"),
      projectTitle(eb).as("projectTitle"),
      placesOf(db, eb).as("neighbourhoods"),
    ]);

/** JSON keys of one word need no renaming. */
const translationOf = (db: Db, surveyId: Expression<string>, language: Language) =>
  db
    .selectFrom("surveyTranslation")
    .where("surveyTranslation.surveyId", "=", surveyId)
    .where("surveyTranslation.language", "=", language)
    .select(["language", "introduction", "thanks", "texts"]);

/** Its neighbourhoods by name; of one for the whole network all of them. */
const placesOf = (db: Db, eb: Surveys) =>
  jsonArrayFrom(
    db
      .selectFrom("neighbourhood")
      .select(["neighbourhood.id", "neighbourhood.name"])
      .where(goesTo(eb, sql.ref("neighbourhood.id")))
      .orderBy("neighbourhood.name")
      .orderBy("neighbourhood.id"),
  );

/** The same of one survey. */
export const listPlaces = (db: Db, surveyId: string) =>
  db
    .selectFrom("survey")
    .innerJoin("neighbourhood", (join) => join.onTrue())
    .select(["neighbourhood.id", "neighbourhood.name"])
    .where("survey.id", "=", surveyId)
    .where((eb) => goesTo(eb, sql.ref("neighbourhood.id")))
    .orderBy("neighbourhood.name")
    .orderBy("neighbourhood.id")
    .execute();

/** Whether the survey of the statement goes to that neighbourhood. */
export const goesTo = (eb: Surveys, neighbourhoodId: Expression<unknown>) =>
  sql<SqlBool>`(${eb.ref("survey.neighbourhoodCount")} = 0 or exists (${eb
    .selectFrom("surveyNeighbourhood as place")
    .whereRef("place.surveyId", "=", "survey.id")
    .where("place.neighbourhoodId", "=", sql<string>`${neighbourhoodId}`)
    .select(sql<number>`1`.as("one"))}))`;

export const isLive = sql<SqlBool>`(${sql.ref("survey.publishedAt")} is not null and ${sql.ref("survey.deletedAt")} is null)`;

/** Live, and of a neighbourhood of the resident, or of the member's own organisation. */
export const mayRead = (eb: Surveys, actor: Resident | Staff): Expression<SqlBool> =>
  eb.and([
    isLive,
    actor.kind === "staff"
      ? eb("survey.organisationId", "=", actor.organisation.id)
      : goesTo(eb, sql`${actor.neighbourhoodId}::uuid`),
  ]);

interface OpenReader {
  actor: Guest | Resident | Staff;
  now: Date;
}

/**
 * Live, and this reader can open it: a resident what goes to their neighbourhood, everybody what is on the public pages or has a public
 * link. A contribution form goes with its project.
 */
export const canOpen = (db: Db, eb: Surveys, { actor, now }: OpenReader): Expression<SqlBool> => {
  const isForAll = eb.and([
    isLive,
    eb.or([eb("survey.isPublic", "=", true), eb("survey.respondents", "<>", "residents")]),
  ]);
  return eb.and([
    actor.kind === "guest" ? isForAll : eb.or([mayRead(eb, actor), isForAll]),
    goesWithProject(eb, (of) => isReadBy(db, of, { actor, now })),
  ]);
};

type Projects = ExpressionBuilder<Database, "project">;

/** A contribution form can be filled in by those who read its project. */
export const goesWithProject = (eb: Surveys, isRead: (project: Projects) => Expression<SqlBool>): Expression<SqlBool> =>
  eb.or([
    eb("survey.kind", "<>", "form"),
    eb.exists(
      eb
        .selectFrom("project")
        .whereRef("project.id", "=", "survey.projectId")
        .where((of) => isRead(of))
        .select("project.id"),
    ),
  ]);
