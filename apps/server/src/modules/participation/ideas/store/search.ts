/** Finds ideas by words, for the search over everything. */
import type { SelectQueryBuilder } from "kysely";
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { like } from "#kernel/page.ts";
import { preparedQueryByShape } from "#kernel/sql/prepared-query.ts";
import { matchesAny } from "#kernel/word-search.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { mayRead } from "../../readers.ts";
import { isFoundBy } from "./selections.ts";

/** The spellings of each word. */
type Spellings = readonly (readonly string[])[];

/** Matches of the index of words, without what was merged into another. */
const withWords = <O>(query: SelectQueryBuilder<Database, "idea", O>, patterns: readonly string[][]) =>
  query
    .where("idea.deletedAt", "is", null)
    .where("idea.mergedInto", "is", null)
    .where(({ and }) => and(patterns.map((some) => matchesAny("idea.words", some))));

const columns = ["idea.id", "idea.title", "idea.language", "idea.createdAt", "project.title as project"] as const;

/** Latest first. */
export const searchOwn = (db: Db, organisationId: string, spelled: Spellings, limit: number) =>
  findOwn(limit, db, organisationId, ...like.words(spelled));

const findOwn = preparedQueryByShape(
  (limit: number) =>
    (db, organisationId: string, ...patterns: string[][]) =>
      withWords(db.selectFrom("idea"), patterns)
        .innerJoin("project", "project.id", "idea.projectId")
        .select(columns)
        .where("idea.organisationId", "=", organisationId)
        .where("project.deletedAt", "is", null)
        .orderBy("idea.createdAt", "desc")
        .orderBy("idea.id", "desc")
        .limit(limit),
);

/** Latest first. */
export const searchReadable = (db: Db, actor: Resident, spelled: Spellings, limit: number) =>
  withWords(db.selectFrom("idea"), like.words(spelled))
    .where((eb) => isFoundBy(eb, actor))
    .innerJoin("project", "project.id", "idea.projectId")
    .select(columns)
    .where((eb) => mayRead(eb, actor))
    .orderBy("idea.createdAt", "desc")
    .orderBy("idea.id", "desc")
    .limit(limit)
    .execute();
