/** Reading the log. Rows contain everything except the organisation's current name. */
import type { AuditFilters, AuditPerson, PeopleFilters } from "@stoep/contract/audit";
import { type InsertObject, type Selectable, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import { inPages, like, type PageCursor } from "#kernel/page.ts";
import { isWithin } from "#kernel/sql/filters.ts";
import { saysWords } from "#kernel/word-search.ts";
import type { Database, PublicAuditEntryTable } from "../../schema/db.types.ts";

export type EntryRow = Selectable<PublicAuditEntryTable> & { organisationName: string | null };
export type EntryFilters = Omit<AuditFilters, "cursor">;
/** Whose log: one organisation's, or all. */
export type LogScope = { organisationId: string } | "all";

export async function insertEntries(db: Db, rows: InsertObject<Database, "public.auditEntry">[]): Promise<void> {
  await db.insertInto("public.auditEntry").values(rows).execute();
}

/** Newest first. */
export function listEntries(
  db: Db,
  whose: LogScope,
  filters: EntryFilters,
  place: PageCursor | null,
  limit: number,
): Promise<EntryRow[]> {
  const { accountId, action, search } = filters;
  return db
    .selectFrom("public.auditEntry")
    .leftJoin("public.organisation as o", "o.id", "public.auditEntry.organisationId")
    .selectAll("public.auditEntry")
    .select("o.name as organisationName")
    .$if(whose !== "all", (query) => query.where("organisationId", "=", whose === "all" ? "" : whose.organisationId))
    .where(isWithin("at", filters))
    .$if(accountId !== undefined, (query) => query.where("accountId", "=", accountId ?? ""))
    .$if(action !== undefined, (query) => query.where("action", "=", action ?? ""))
    .$if(Boolean(search), (query) => query.where(saysWords(sql.ref("subjectName"), search)))
    .$call((query) => inPages(query, ["at", "public.auditEntry.id"], "desc", { place, limit }))
    .execute();
}

interface AboutQuery {
  organisationId: string;
  subjectId: string;
  actions: readonly string[];
  limit: number;
}

/** What the organisation did with one thing, latest first. */
export const listEntriesAbout = (db: Db, { organisationId, subjectId, actions, limit }: AboutQuery) =>
  db
    .selectFrom("public.auditEntry")
    .select(["id", "at", "accountId", "actorName", "action", "new"])
    .where("subjectId", "=", subjectId)
    .where("organisationId", "=", organisationId)
    .where("action", "=", sql<string>`any(${actions}::text[])`)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

const peopleMax = 20;

/**
 * People in the log, by the name they had when they last acted. Jumps from person to person along the index (a loose index scan): the cost
 * grows with the number of people, not of entries. The provider's own people are found by name only.
 */
export async function listPeople(
  db: Db,
  organisationId: string,
  { search, accountId }: PeopleFilters,
): Promise<AuditPerson[]> {
  const { rows } = await sql<AuditPerson>`
    with recursive person as (
      (select account_id from public.audit_entry
        where organisation_id = ${organisationId}::uuid and account_id is not null
        order by account_id limit 1)
      union all
      select (
        select next.account_id from public.audit_entry as next
        where next.organisation_id = ${organisationId}::uuid and next.account_id > person.account_id
        order by next.account_id limit 1
      ) from person where person.account_id is not null
    )
    select person.account_id, latest.actor_name as name
    from person
    cross join lateral (
      select actor_name from public.audit_entry as own
      where own.organisation_id = ${organisationId}::uuid and own.account_id = person.account_id
      order by own.at desc, own.id desc limit 1
    ) as latest
    left join public.account as known on known.id = person.account_id and not known.is_system
    where person.account_id = coalesce(${accountId ?? null}::uuid, person.account_id)
      and (${saysWords(sql.ref("latest.actorName"), search)} or known.email like ${like.atStart(search?.toLowerCase())})
    order by lower(latest.actor_name), person.account_id
    limit ${peopleMax}
  `.execute(db);
  return rows;
}
