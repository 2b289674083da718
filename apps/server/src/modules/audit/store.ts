/** Reading the log. The row says everything itself, but for the present name of the organisation. */
import type { AuditFilters } from "@stoep/contract/audit";
import { type Selectable, sql } from "kysely";
import type { Db } from "#kernel/database.ts";
import type { Place } from "#page.ts";
import type { PublicAuditEntryTable } from "../../schema/db.types.ts";

export type EntryRow = Selectable<PublicAuditEntryTable> & { organisationName: string | null };
export type Filters = Omit<AuditFilters, "cursor">;
/** Whose log: one organisation's, or all there is. */
export type Whose = { organisationId: string } | "all";

/** The newest first. */
export function listEntries(
  db: Db,
  whose: Whose,
  filters: Filters,
  after: Place | null,
  limit: number,
): Promise<EntryRow[]> {
  const { from, until, accountId, action, search } = filters;
  const like = `%${search?.replace(/[\\%_]/g, "\\$&")}%`;
  return db
    .selectFrom("public.auditEntry")
    .leftJoin("public.organisation as o", "o.id", "public.auditEntry.organisationId")
    .selectAll("public.auditEntry")
    .select("o.name as organisationName")
    .$if(whose !== "all", (query) => query.where("organisationId", "=", whose === "all" ? "" : whose.organisationId))
    .$if(from !== undefined, (query) => query.where("at", ">=", new Date(from ?? 0)))
    .$if(until !== undefined, (query) => query.where("at", "<", new Date(until ?? 0)))
    .$if(accountId !== undefined, (query) => query.where("accountId", "=", accountId ?? ""))
    .$if(action !== undefined, (query) => query.where("action", "=", action ?? ""))
    .$if(Boolean(search), (query) => query.where("subjectName", "ilike", like))
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("at", "public.auditEntry.id"),
          "<",
          tuple(sql<Date>`${after?.at}::timestamptz`, sql<string>`${after?.id}::uuid`),
        ),
      ),
    )
    .orderBy("at", "desc")
    .orderBy("public.auditEntry.id", "desc")
    .limit(limit)
    .execute();
}
