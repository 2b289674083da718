/** People for the search over everything: found as in the lists, or by names that nearly match. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { like } from "#kernel/page.ts";
import { networkTable } from "#kernel/sql/network-table.ts";
import { preparedQueryByShape } from "#kernel/sql/prepared-query.ts";
import { matchesAny } from "#kernel/word-search.ts";
import type { Database } from "../../../../schema/db.types.ts";
import { isAllSlips, slipPatterns } from "../rules.ts";
import { foldedName, hitScanLimit, type MemberReader, matchesWords } from "./lists.ts";

export type PersonKind = "member" | "helper";
/** `slips`: the patterns of every one-slip variant; empty while only the typed word is searched. */
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
  city: string;
  neighbourhoodId: string | null;
}

/** At most this many matches are sorted by name. */
const scanLimit = 2 * hitScanLimit;
/** The share of a word's trigrams that the similarity operator requires. */
const similarityThreshold = 0.5;

/** Members and helpers that `isFound` selects; without suspended people, as in the lists. */
const selectSearchable = (db: Db, organisationId: string, isFound: (eb: People) => Expression<SqlBool>) =>
  db
    .selectFrom("carePerson as person")
    .select(["person.id", "person.firstName", "person.lastName", "person.companyName"])
    .select(["person.city", "person.neighbourhoodId", "person.isMember"])
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
    .where((eb) => isFound(eb));

/** What a word is compared with: as typed, also with its slips, or also with similar words. */
type Comparison = "typed" | "slips" | "like";
const comparisonOf = ({ typed, slips }: SearchWord): Comparison =>
  slips.length === 0 ? "typed" : isAllSlips(typed) ? "slips" : "like";
const patternsOf = ({ typed, slips }: SearchWord) => [
  like.word(typed),
  ...(slips.length > 0 ? slipPatterns(typed) : []),
];

/** By names that nearly match. The parameters are the patterns of each word, then the words compared by similarity. */
const findSimilar = preparedQueryByShape(
  ({ words, limit }: { words: Comparison[]; limit: number }) =>
    (db, organisationId: string, ...values: (string[] | string)[]) => {
      const [patterns, typed] = [values.slice(0, words.length), values.slice(words.length)];
      const likeness = words.map((compared) => (compared === "like" ? typed.shift() : undefined));
      // Uses the index of words, which finds more than names that nearly match.
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

interface FoundPerson extends Pick<Person, "id" | "firstName" | "lastName" | "companyName" | "city"> {
  neighbourhoodName: string | null;
  kind: PersonKind;
  lastKey: string;
  firstKey: string;
}

/** People of one kind, by name. */
const firstOfKind = (db: Db, kind: PersonKind, limit: number) => sql`
  select person.id, person.first_name, person.last_name, person.company_name, person.city,
    neighbourhood.name as neighbourhood_name, ${sql.lit(kind)} as kind,
    lower(person.last_name) as last_key, lower(person.first_name) as first_key
  from found as person
  left join ${networkTable(db, "neighbourhood")} as neighbourhood on neighbourhood.id = person.neighbourhood_id
  where ${sql.ref(kind === "member" ? "person.isMember" : "person.isHelper")}
  order by last_key, first_key, person.id limit ${sql.lit(limit)}`;

/** People of both kinds, each by name; someone who is both member and helper is found twice. */
const ofBothKinds = (db: Db, found: Expression<Person>, limit: number) => sql<FoundPerson>`
  with found as materialized (${found}),
  member as (${firstOfKind(db, "member", limit)}),
  helper as (${firstOfKind(db, "helper", limit)})
  select * from member union all select * from helper order by last_key, first_key, id`;

/** Exact matches as in the lists, also outside names for readers who see contact details; near matches in names only. One statement. */
export async function listPeopleByWords(
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
  return (await ofBothKinds(db, found, limit).execute(db)).rows;
}
