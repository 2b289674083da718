/** Tickets for a file: the list, with columns that only a file has room for. */
import { sql } from "kysely";
import type { Staff } from "#kernel/actor.ts";
import type { Db } from "#kernel/database.ts";
import { inPages, type PageCursor } from "#kernel/page.ts";
import { selectMatching, type TicketListFilter } from "./filters.ts";
import { withNames } from "./queries.ts";

export type ExportRow = Awaited<ReturnType<typeof listExportRows>>[number];

/** `recurring`: only tickets of a series, or that ask for one. */
export interface ExportQuery {
  filter: TicketListFilter;
  recurring: boolean;
}

const selectExported = (db: Db, actor: Staff, { filter, recurring }: ExportQuery) =>
  selectMatching(db, actor, filter).$if(recurring, (query) =>
    query.where(sql<boolean>`(ticket.series_id is not null or ticket.repeats <> 'never')`),
  );

/** Latest first, as in the list. */
export const listExportRows = (db: Db, actor: Staff, filed: ExportQuery, place: PageCursor | null, limit: number) =>
  withNames(selectExported(db, actor, filed))
    .select(["ticket.outcome", "ticket.referredTo", "ticket.solvedAt", "ticket.occurrenceOn", "ticket.preferredMoment"])
    .$call((query) => inPages(query, ["ticket.createdAt", "ticket.id"], "desc", { place, limit }))
    .execute();

/** The people in the file, members and helpers, each once. */
export async function listExportedPeople(db: Db, actor: Staff, filed: ExportQuery, most: number): Promise<string[]> {
  const rows = selectExported(db, actor, filed)
    .select(["ticket.memberId", "ticket.helperId"])
    .orderBy("ticket.createdAt", "desc")
    .orderBy("ticket.id", "desc")
    .limit(most)
    .as("filed");
  const people = await db
    .selectFrom(rows)
    .innerJoinLateral(
      sql<{ id: string | null }>`(select unnest(array[filed.member_id, filed.helper_id]) as id)`.as("person"),
      (join) => join.onTrue(),
    )
    .select("person.id")
    .distinct()
    .execute();
  return people.flatMap(({ id }) => id ?? []);
}
