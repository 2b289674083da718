/** The access log: rows are only ever added. */
import type { ReadingKind, ReadingLogQuery, ReadingModule } from "@stoep/contract/audit";
import { type Insertable, sql } from "kysely";
import { type Db, json, type Tx } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { isWithin } from "#kernel/sql/filters.ts";
import { anyOf, idList } from "#kernel/sql/id-list.ts";
import type { PublicReadingTable } from "../../../schema/db.types.ts";
import type { SeenPerson, SpanCount } from "./rules.ts";

export async function insertReading(
  db: Db,
  {
    filter,
    personIds,
    ...row
  }: Omit<Insertable<PublicReadingTable>, "filter" | "personIds"> & {
    filter: Record<string, unknown> | null;
    personIds: readonly string[];
  },
): Promise<void> {
  await db
    .insertInto("public.reading")
    .values({
      ...row,
      personIds: idList(personIds),
      filter: filter === null ? null : json<Record<string, unknown>>(filter),
    })
    .execute();
}

interface ReaderKey {
  organisationId: string;
  accountId: string;
}

/** Those of the people whom this account has read since then, files aside. */
export async function listSeen(
  db: Db,
  { organisationId, accountId }: ReaderKey,
  { personIds, what }: { personIds: readonly string[]; what: ReadingKind },
  since: Date,
): Promise<SeenPerson[]> {
  const { rows } = await sql<SeenPerson>`
    select seen.person_id, max(reading.at) filter (where reading.what = ${what}::text) as same_at
    from public.reading
    cross join lateral unnest(reading.person_ids) as seen (person_id)
    where reading.organisation_id = ${organisationId}::uuid and reading.account_id = ${accountId}::uuid
      and reading.at > ${since}::timestamptz and reading.what <> 'export'
      and seen.person_id = ${anyOf(personIds)}
    group by seen.person_id`.execute(db);
  return rows;
}

/** Adds them in each period, which begins again once it is over. Returns the counts. */
export const addPeople = (db: Tx, membershipId: string, spans: readonly SpanCount[], now: Date) =>
  db
    .insertInto("public.readingCount")
    .values(spans.map((one) => ({ membershipId, ...one })))
    .onConflict((conflict) =>
      conflict.columns(["membershipId", "span"]).doUpdateSet(({ eb, ref }) => {
        const isOver = eb("public.readingCount.endsAt", "<=", now);
        return {
          people: eb
            .case()
            .when(isOver)
            .then(ref("excluded.people"))
            .else(eb("public.readingCount.people", "+", ref("excluded.people")))
            .end(),
          endsAt: eb.case().when(isOver).then(ref("excluded.endsAt")).else(ref("public.readingCount.endsAt")).end(),
        };
      }),
    )
    .returning(["span", "people", "endsAt"])
    .execute();

export type ReadingRow = Awaited<ReturnType<typeof listReadings>>[number];

const columns = [
  "page.id",
  "page.at",
  "page.accountId",
  "page.readerName",
  "page.module",
  "page.what",
  "page.people",
  "page.filter",
  "page.listName",
] as const;
/** A file of a whole city has too many to list each time. */
const named = sql<string[]>`page.person_ids[1:10]`;

/** An organisation's, latest first. */
export const listReadings = (
  db: Db,
  { organisationId, module }: { organisationId: string; module: ReadingModule | null },
  { accountId, what, ...range }: Omit<ReadingLogQuery, "cursor">,
  place: PageCursor | null,
  limit: number,
) =>
  db
    .selectFrom("public.reading as page")
    .select([...columns, named.as("personIds")])
    .where("page.organisationId", "=", organisationId)
    .$if(module !== null, (query) => query.where("page.module", "=", module ?? "care"))
    .$if(accountId !== undefined, (query) => query.where("page.accountId", "=", accountId ?? ""))
    .$if(what !== undefined, (query) => query.where("page.what", "=", what ?? "file"))
    .where(isWithin("page.at", range))
    .$call((query) => inPages(query, ["page.at", "page.id"], "desc", { place, limit }))
    .execute();

export type PersonReading = Awaited<ReturnType<typeof listReadingsOf>>[number];

/** Those that show one of the people, latest first. Found by their index first, however long the log is. */
export const listReadingsOf = (
  db: Db,
  organisationId: string,
  personIds: readonly string[],
  { what }: Pick<ReadingLogQuery, "what">,
  place: PageCursor | null,
  limit: number,
) =>
  db
    .with(
      (name) => name("reading").materialized(),
      (all) =>
        all
          .selectFrom("public.reading as every")
          .select(["every.id", "every.at", "every.readerName as reader", "every.what", "every.people"])
          .select(["every.listName", "every.filter"])
          .where("every.organisationId", "=", organisationId)
          .where(sql<boolean>`every.person_ids && ${idList(personIds)}`)
          .$if(what !== undefined, (query) => query.where("every.what", "=", what ?? "file")),
    )
    .selectFrom("reading")
    .selectAll()
    .$call((query) => inPages(query, ["reading.at", "reading.id"], "desc", { place, limit }))
    .execute();
