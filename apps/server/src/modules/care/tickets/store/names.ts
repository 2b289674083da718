/** The names that the list shows beside each ticket, by which it is found too. */
import { searchWords } from "@stoep/contract/search-words";
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { like } from "#kernel/page.ts";
import { companyOrFullName, fullName } from "#kernel/sql/full-name.ts";
import { type NamedWord, namedWord } from "#kernel/word-search.ts";
import { isWordSearch, type TicketListFilter } from "./filters.ts";

/** Of a name that more people have, only so many are looked for. */
const mostNamed = 1000;

/** With the names that have the typed words. */
export async function readTicketFilter(
  db: Db,
  organisationId: string,
  filter: TicketListFilter,
): Promise<TicketListFilter> {
  if (!isWordSearch(filter)) return filter;
  const words = await Promise.all(searchWords(filter.search ?? "").map((word) => findNames(db, organisationId, word)));
  return { ...filter, words };
}

async function findNames(db: Db, organisationId: string, word: string): Promise<NamedWord> {
  const pattern = like.word(word);
  const column = (name: string) => sql<string>`${sql.lit(name)}::text`.as("column");
  const named = db
    .selectFrom("carePerson as person")
    .select("person.id")
    .where("person.organisationId", "=", organisationId)
    .where("person.mergedInto", "is", null)
    .where("person.deletedAt", "is", null)
    // The index of words has more than names.
    .where("person.words", "like", pattern)
    .where(sql<boolean>`public.folded(${companyOrFullName("person")}) like ${pattern}`)
    .limit(mostNamed);
  const people = (of: string) => db.selectFrom(named.as("of")).select(["of.id", column(of)]);
  const places = db
    .selectFrom("neighbourhood")
    .select(["neighbourhood.id", column("ticket.neighbourhoodId")])
    .where("neighbourhood.words", "like", pattern);
  const categories = db
    .selectFrom("careCategory as category")
    .select(["category.id", column("ticket.categoryId")])
    .where("category.organisationId", "=", organisationId)
    .where(sql<boolean>`public.folded(category.name || ' ' || category.translations::text) like ${pattern}`);
  const colleagues = db
    .selectFrom("public.membership as m")
    .innerJoin("public.account as a", "a.id", "m.accountId")
    .select(["a.id", column("ticket.assigneeId")])
    .where("m.organisationId", "=", organisationId)
    .where(sql<boolean>`public.folded(${fullName("a")}) like ${pattern}`);
  const rows = await db
    .selectFrom(
      people("ticket.memberId")
        .unionAll(people("ticket.helperId"))
        .unionAll(places)
        .unionAll(categories)
        .unionAll(colleagues)
        .as("named"),
    )
    .select(["named.id", "named.column"])
    .execute();
  return namedWord(word, rows);
}
