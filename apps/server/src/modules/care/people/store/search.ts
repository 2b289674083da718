/** People for the search over everything: as the lists find them, or by names that are nearly what was typed. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { like } from "#kernel/page.ts";
import { preparedQueryByShape } from "#kernel/prepared-query.ts";
import { matchesAny } from "#kernel/word-search.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { isAllSlips, slipPatterns } from "../rules.ts";
import { foldedName, hitScanLimit, type MemberReader, matchesWords } from "./lists.ts";

export type PersonKind = "member" | "helper";
/** `slips`: every word that one slip makes of it; none while only what was typed is looked for. */
export interface SearchWord {
  typed: string;
  slips: readonly string[];
}
type People = ExpressionBuilder<Database & { person: Database["carePerson"] }, "person">;
type SearchReader = Pick<MemberReader, "organisationId" | "readsContact">;

interface Person extends Home {
  id: string;
  firstName: string;
  lastName: string;
  companyName: string;
  isMember: boolean;
  isHelper: SqlBool;
}
interface Home {
  street: string;
  houseNumber: string;
  city: string;
  neighbourhoodId: string | null;
}

/** So many are sorted by name at most. */
const scanLimit = 2 * hitScanLimit;
/** Of the trigrams of a word: what the operator asks for. */
const similarityThreshold = 0.5;

/** Members and helpers that `isFound`. As in the lists nobody who is suspended. */
const selectSearchable = (db: Db, organisationId: string, isFound: (eb: People) => Expression<SqlBool>) =>
  db
    .selectFrom("carePerson as person")
    .select(["person.id", "person.firstName", "person.lastName", "person.companyName", "person.street"])
    .select(["person.houseNumber", "person.city", "person.neighbourhoodId", "person.isMember"])
    .select((eb) =>
      eb
        .exists(
          eb.selectFrom("careHelper as helper").select("helper.personId").whereRef("helper.personId", "=", "person.id"),
        )
        .as("isHelper"),
    )
    .where("person.organisationId", "=", organisationId)
    .where("person.mergedInto", "is", null)
    .where("person.deletedAt", "is", null)
    .where("person.suspendedAt", "is", null)
    .where((eb) => isFound(eb as unknown as People));

/** What a word is compared with: as it was typed, with its slips, or also with whatever is like it. */
type Comparison = "typed" | "slips" | "like";
const comparisonOf = ({ typed, slips }: SearchWord): Comparison =>
  slips.length === 0 ? "typed" : isAllSlips(typed) ? "slips" : "like";
const patternsOf = ({ typed, slips }: SearchWord) => [
  like.word(typed),
  ...(slips.length > 0 ? slipPatterns(typed) : []),
];

/** By names that are nearly what was typed. Of each word its patterns; then the words that are compared by likeness, as typed. */
const findSimilar = preparedQueryByShape(
  ({ words, limit }: { words: Comparison[]; limit: number }) =>
    (db, organisationId: string, ...values: (string[] | string)[]) => {
      const [patterns, typed] = [values.slice(0, words.length), values.slice(words.length)];
      const likeness = words.map((compared) => (compared === "like" ? typed.shift() : undefined));
      // By the index of words, which finds more than names that are near.
      const mayBeNear = (eb: People) =>
        eb.and(
          words.map((_, at) => {
            const hasOne = matchesAny("person.words", patterns[at]);
            return likeness[at] === undefined
              ? hasOne
              : eb.or([hasOne, sql<boolean>`person.words operator(public.%>>) (select ${likeness[at]})`]);
          }),
        );
      const isNear = words.map((_, at) => {
        const hasOne = matchesAny("person.name", patterns[at]);
        return likeness[at] === undefined
          ? hasOne
          : sql<boolean>`(${hasOne} or public.strict_word_similarity(${likeness[at]}, person.name) >= ${sql.lit(similarityThreshold)})`;
      });
      const all = selectSearchable(db, organisationId, mayBeNear).select(foldedName.as("name")).offset(sql.lit(0));
      const found = db
        .selectFrom(all.as("person"))
        .selectAll()
        .where(({ and }) => and(isNear))
        .limit(scanLimit);
      return ofBothKinds(db, found, limit);
    },
);

/** Of a kind, by name. */
const firstOfKind = (db: FoundDb, kind: PersonKind, limit: number) =>
  db
    .selectFrom("found as person")
    .leftJoin("neighbourhood", "neighbourhood.id", "person.neighbourhoodId")
    .select(["person.id", "person.firstName", "person.lastName", "person.companyName", "person.street"])
    .select(["person.houseNumber", "person.city", "neighbourhood.name as neighbourhoodName"])
    .select([sql.lit<PersonKind>(kind).as("kind"), sql<string>`lower(person.last_name)`.as("lastKey")])
    .select(sql<string>`lower(person.first_name)`.as("firstKey"))
    .where(kind === "member" ? "person.isMember" : "person.isHelper", "=", sql.lit(true))
    .orderBy("lastKey")
    .orderBy("firstKey")
    .orderBy("person.id")
    .limit(limit);

/** Of both kinds, each by name; whoever is a member and a helper is found as both. */
const ofBothKinds = (db: Db, found: Expression<Person>, limit: number) =>
  materialised(db, found)
    .with("member", (people) => firstOfKind(people, "member", limit))
    .with("helper", (people) => firstOfKind(people, "helper", limit))
    .selectFrom("member")
    .selectAll()
    .unionAll((eb) => eb.selectFrom("helper").selectAll())
    .orderBy("lastKey")
    .orderBy("firstKey")
    .orderBy("id");

const materialised = (db: Db, found: Expression<Person>) =>
  db.with(
    (name) => name("found").materialized(),
    () => found,
  );
type FoundDb = Pick<ReturnType<typeof materialised>, "selectFrom">;

/** As the lists find them, for readers who may also elsewhere than in names; by what is nearly that in names alone. One statement. */
export function listPeopleByWords(
  db: Db,
  { organisationId, readsContact }: SearchReader,
  words: readonly SearchWord[],
  limit: number,
) {
  if (words.some(({ slips }) => slips.length > 0)) {
    const compared = words.map(comparisonOf);
    const likened = words.filter((word) => comparisonOf(word) === "like").map(({ typed }) => typed);
    return findSimilar({ words: compared, limit }, db, organisationId, ...words.map(patternsOf), ...likened);
  }
  const typed = words.map((word) => word.typed).join(" ");
  const found = selectSearchable(db, organisationId, (eb) => matchesWords(eb, typed, readsContact)).limit(scanLimit);
  return ofBothKinds(db, found, limit).execute();
}
