/** Finds shouts for the search over everything, which shows only a few. */
import { type SelectQueryBuilder, sql } from "kysely";
import type { Resident } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { like } from "#kernel/page.ts";
import { preparedQueryByShape } from "#kernel/sql/prepared-query.ts";
import { matchesAny, recentOrAll } from "#kernel/word-search.ts";
import type { Database } from "../../../schema/db.types.ts";
import { isReadableByResident, sharedWith } from "./selections.ts";

type Shouts<O> = SelectQueryBuilder<Database, "shout", O>;
/** The spellings of each word. */
type Spellings = readonly (readonly string[])[];

/** How many of the latest are scanned. */
const mostWalked = 1000;
const columns = [
  "shout.id",
  "shout.organisationId",
  "shout.arrivedAt",
  "shout.withdrawnAt",
  "shout.words",
  "shout.neighbourhoodId",
  "shout.title",
  "shout.language",
] as const;

const withWords = <O>(query: Shouts<O>, patterns: readonly string[][]) =>
  query.where(({ and }) => and(patterns.map((some) => matchesAny("shout.words", some))));

/** With the name of their neighbourhood, latest first. Each word must be found in one of its spellings. */
export const searchShared = (db: Db, organisationId: string, spelled: Spellings, limit: number) =>
  findLatest(limit, db, organisationId, ...like.words(spelled));

const findLatest = preparedQueryByShape((limit: number) => (db, organisationId: string, ...patterns: string[][]) => {
  const latest = sharedWith(db.selectFrom("shout"), organisationId)
    .select(columns)
    .orderBy("shout.arrivedAt", "desc")
    .orderBy("shout.id", "desc")
    .limit(mostWalked);
  const all = withWords(db.selectFrom("shout").where("shout.withdrawnAt", "is", null), patterns)
    .select(columns)
    .offset(sql.lit(0));
  const near = inOrder(withWords(db.selectFrom(latest.as("shout")), patterns), limit);
  const far = inOrder(sharedWith(db.selectFrom(all.as("shout")), organisationId), limit);
  return recentOrAll(db, near, far, limit).orderBy("arrivedAt", "desc").orderBy("id", "desc");
});

const inOrder = <O>(query: Shouts<O>, limit: number) =>
  query
    .innerJoin("neighbourhood as place", "place.id", "shout.neighbourhoodId")
    .select(["shout.id", "shout.title", "shout.language", "shout.arrivedAt", "place.name as neighbourhood"])
    .orderBy("shout.arrivedAt", "desc")
    .orderBy("shout.id", "desc")
    .limit(limit);

/** Those of the resident's neighbourhood, with the name of their author, latest first. */
export const searchReadable = (db: Db, actor: Resident, spelled: Spellings, limit: number) =>
  withWords(db.selectFrom("shout").where("shout.neighbourhoodId", "=", actor.neighbourhoodId), like.words(spelled))
    .innerJoin("resident as author", "author.id", "shout.authorId")
    .select(["shout.id", "shout.title", "shout.language", "shout.createdAt", "author.publicName as author"])
    .where(isReadableByResident(actor))
    .orderBy("shout.createdAt", "desc")
    .orderBy("shout.id", "desc")
    .limit(limit)
    .execute();
