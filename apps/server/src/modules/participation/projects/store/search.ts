/** Finds projects by words, for the search over everything. */
import type { SelectQueryBuilder } from "kysely";
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { like } from "#kernel/page.ts";
import { preparedQueryByShape } from "#kernel/sql/prepared-query.ts";
import { matchesAny } from "#kernel/word-search.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { mayRead } from "../../readers.ts";

/** The spellings of each word. */
type Spellings = readonly (readonly string[])[];

/** Matches of the index of words: a city has few projects. */
const withWords = <O>(query: SelectQueryBuilder<Database, "project", O>, patterns: readonly string[][]) =>
  query
    .where("project.deletedAt", "is", null)
    .where(({ and }) => and(patterns.map((some) => matchesAny("project.words", some))));

/** Drafts first, then scheduled ones, then the latest. */
export const searchOwn = (db: Db, organisationId: string, spelled: Spellings, limit: number) =>
  findOwn(limit, db, organisationId, ...like.words(spelled));

const findOwn = preparedQueryByShape(
  (limit: number) =>
    (db, organisationId: string, ...patterns: string[][]) =>
      withWords(db.selectFrom("project"), patterns)
        .select(["project.id", "project.title", "project.language", "project.publishAt"])
        .where("project.organisationId", "=", organisationId)
        .orderBy("project.publishAt", (by) => by.desc().nullsFirst())
        .orderBy("project.id", "desc")
        .limit(limit),
);

/** With the title in the reader's language, if it has one; latest first. */
export const searchReadable = (db: Db, actor: Resident, spelled: Spellings, limit: number) =>
  withWords(db.selectFrom("project"), like.words(spelled))
    .innerJoin("public.organisation as sender", "sender.id", "project.organisationId")
    .leftJoin("projectTranslation as own", (join) =>
      join.onRef("own.projectId", "=", "project.id").on("own.language", "=", actor.language),
    )
    .select(["project.id", "project.publishAt", "sender.name as sender"])
    .select(({ fn }) => [
      fn.coalesce("own.title", "project.title").as("title"),
      fn.coalesce("own.language", "project.language").as("language"),
    ])
    .where((eb) => mayRead(eb, actor))
    .orderBy("project.publishAt", "desc")
    .orderBy("project.id", "desc")
    .limit(limit)
    .execute();
