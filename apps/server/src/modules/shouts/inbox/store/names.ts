/** The names that the inbox shows beside each message, by which it is found too. */
import { searchWords } from "@stoep/contract/search-words";
import type { InboxFilter } from "@stoep/contract/shouts";
import { sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { like } from "#kernel/page.ts";
import { fullName } from "#kernel/sql/full-name.ts";
import { type NamedWord, namedWord } from "#kernel/word-search.ts";

/** The filters, with the typed words and the names that have them. */
export type InboxQuery = Partial<Omit<InboxFilter, "search">> & { words?: readonly NamedWord[] };

/** Of a name that more people have, only so many are looked for. */
const mostNamed = 1000;

export async function readInboxFilter(
  db: Db,
  organisationId: string,
  { search = "", ...filter }: Partial<InboxFilter>,
): Promise<InboxQuery> {
  const words = await Promise.all(searchWords(search).map((word) => findNames(db, organisationId, word)));
  return { ...filter, words };
}

async function findNames(db: Db, organisationId: string, word: string): Promise<NamedWord> {
  const pattern = like.word(word);
  const column = (name: string) => sql<string>`${sql.lit(name)}::text`.as("column");
  const signed = db
    .selectFrom("resident")
    .select("resident.id")
    .where("resident.leftAt", "is", null)
    .where(sql<boolean>`public.folded(${sql.ref("resident.publicName")}) like ${pattern}`)
    .limit(mostNamed);
  const authors = db.selectFrom(signed.as("author")).select(["author.id", column("shout.authorId")]);
  const places = db
    .selectFrom("neighbourhood")
    .select(["neighbourhood.id", column("shout.neighbourhoodId")])
    .where("neighbourhood.words", "like", pattern);
  const colleagues = db
    .selectFrom("public.membership as m")
    .innerJoin("public.account as a", "a.id", "m.accountId")
    .select(["a.id", column("shout.assigneeId")])
    .where("m.organisationId", "=", organisationId)
    .where(sql<boolean>`public.folded(${fullName("a")}) like ${pattern}`);
  const rows = await db
    .selectFrom(authors.unionAll(places).unionAll(colleagues).as("named"))
    .select(["named.id", "named.column"])
    .execute();
  return namedWord(word, rows);
}
