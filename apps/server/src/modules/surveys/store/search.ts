/** Finds surveys by words, for the search over everything. */
import { type SelectQueryBuilder, sql } from "kysely";
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { like } from "#kernel/page.ts";
import { preparedQueryByShape } from "#kernel/sql/prepared-query.ts";
import { matchesAny } from "#kernel/word-search.ts";
import { mayReadProject } from "#modules/participation/index.ts";
import type { Database } from "../../../schema/db.types.ts";
import { goesWithProject, mayRead } from "./read-surveys.ts";

/** The spellings of each word. */
type Spellings = readonly (readonly string[])[];

/** Matches of the index of words: a city has few surveys. */
const withWords = <O>(query: SelectQueryBuilder<Database, "survey", O>, patterns: readonly string[][]) =>
  query
    .where("survey.deletedAt", "is", null)
    .where(({ and }) => and(patterns.map((some) => matchesAny("survey.words", some))));

/** Drafts first, then scheduled ones, then the latest. */
export const searchOwn = (db: Db, organisationId: string, spelled: Spellings, limit: number) =>
  findOwn(limit, db, organisationId, ...like.words(spelled));

const findOwn = preparedQueryByShape(
  (limit: number) =>
    (db, organisationId: string, ...patterns: string[][]) =>
      withWords(db.selectFrom("survey"), patterns)
        .select(["survey.id", "survey.title", "survey.language", "survey.publishAt"])
        .where("survey.organisationId", "=", organisationId)
        .orderBy("survey.publishAt", (by) => by.desc().nullsFirst())
        .orderBy("survey.id", "desc")
        .limit(limit),
);

/** With the title in the reader's language, if it has one; latest first. A contribution form goes to those who live where its project is. */
export const searchReadable = (db: Db, actor: Resident, spelled: Spellings, limit: number) =>
  withWords(db.selectFrom("survey"), like.words(spelled))
    .innerJoin("public.organisation as sender", "sender.id", "survey.organisationId")
    .leftJoin("surveyTranslation as own", (join) =>
      join.onRef("own.surveyId", "=", "survey.id").on("own.language", "=", actor.language),
    )
    .select(["survey.id", "survey.publishAt", "sender.name as sender"])
    .select((eb) => [
      sql<string>`coalesce(nullif(${eb.ref("own.texts")} ->> 'title', ''), ${eb.ref("survey.title")})`.as("title"),
      eb.fn.coalesce("own.language", "survey.language").as("language"),
    ])
    .where((eb) => mayRead(eb, actor))
    .where((eb) => goesWithProject(eb, (project) => mayReadProject(project, actor)))
    .where("survey.respondents", "<>", "codes")
    .orderBy("survey.publishAt", "desc")
    .orderBy("survey.id", "desc")
    .limit(limit)
    .execute();
