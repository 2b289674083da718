/** People for the search over everything: as the lists find them, or by names that are nearly what was typed. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { like } from "#kernel/page.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { slipPatterns } from "../rules.ts";
import { foldedName, hasWords, mostTyped, type Reader } from "./lists.ts";

export type PersonKind = "member" | "helper";
/** `slips`: every word that one slip makes of it; none while only what was typed is looked for. */
export interface Word {
  typed: string;
  slips: readonly string[];
}
type People = ExpressionBuilder<Database & { person: Database["carePerson"] }, "person">;
type Who = Pick<Reader, "organisationId" | "readsContact">;

/** Of the trigrams of a word: what the operator asks for. */
const nearly = 0.5;

/** What was typed, for readers who may also elsewhere than in names; what is nearly that in names alone. */
function areFound(eb: People, words: readonly Word[], readsContact: boolean): Expression<SqlBool> {
  if (words.every(({ slips }) => slips.length === 0))
    return hasWords(eb, words.map(({ typed }) => typed).join(" "), readsContact);
  return eb.and(words.flatMap((word) => [mayBeNear(eb, word), isNear(word)]));
}

/** By the index of words, which finds more than names that are near. */
const mayBeNear = (eb: People, { typed, slips }: Word) =>
  eb.or([
    eb("person.words", "like", like.word(typed)),
    ...(slips.length > 0 ? [sql<boolean>`person.words operator(public.%>>) ${typed}`] : []),
    ...(slips.length > 0 ? slipPatterns(typed).map((pattern) => eb("person.words", "like", pattern)) : []),
  ]);

const isNear = ({ typed, slips }: Word) =>
  slips.length === 0
    ? sql<boolean>`${foldedName} like ${like.word(typed)}`
    : sql<boolean>`(${foldedName} like ${like.word(typed)} or string_to_array(btrim(${foldedName}), ' ') && ${slips}::text[]
        or public.strict_word_similarity(${typed}, ${foldedName}) >= ${sql.lit(nearly)})`;

/** Those with the words, of a kind, by name. As in the lists nobody who is suspended. */
function ofKind(
  db: Db,
  { organisationId, readsContact }: Who,
  words: readonly Word[],
  kind: PersonKind,
  limit: number,
) {
  const found = db
    .selectFrom("carePerson as person")
    .select(["person.id", "person.firstName", "person.lastName", "person.companyName", "person.street"])
    .select(["person.houseNumber", "person.city", "person.neighbourhoodId"])
    .where("person.organisationId", "=", organisationId)
    .where("person.mergedInto", "is", null)
    .where("person.deletedAt", "is", null)
    .where("person.suspendedAt", "is", null)
    .where((eb) => areFound(eb as unknown as People, words, readsContact))
    .$if(kind === "member", (query) => query.where("person.isMember", "=", sql.lit(true)))
    .$if(kind === "helper", (query) =>
      query.where((eb) =>
        eb.exists(
          eb.selectFrom("careHelper as helper").select("helper.personId").whereRef("helper.personId", "=", "person.id"),
        ),
      ),
    )
    .limit(mostTyped);
  const first = db
    .selectFrom(found.as("person"))
    .leftJoin("neighbourhood", "neighbourhood.id", "person.neighbourhoodId")
    .select(["person.id", "person.firstName", "person.lastName", "person.companyName", "person.street"])
    .select(["person.houseNumber", "person.city", "neighbourhood.name as neighbourhoodName"])
    .select([sql.lit<PersonKind>(kind).as("kind"), sql<string>`lower(person.last_name)`.as("lastKey")])
    .select(sql<string>`lower(person.first_name)`.as("firstKey"))
    .orderBy("lastKey")
    .orderBy("firstKey")
    .orderBy("person.id")
    .limit(limit);
  return db.selectFrom(first.as("person")).selectAll();
}

/** Of both kinds, each by name; whoever is a member and a helper is found as both. One statement. */
export const listFound = (db: Db, who: Who, words: readonly Word[], limit: number) =>
  ofKind(db, who, words, "member", limit)
    .unionAll(ofKind(db, who, words, "helper", limit))
    .orderBy("lastKey")
    .orderBy("firstKey")
    .orderBy("id")
    .execute();
