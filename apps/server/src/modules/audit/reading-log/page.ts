/** The access log of an organisation, for its administrators. */
import type { ReadingEntry, ReadingLogQuery, ReadingModule } from "@stoep/contract/audit";
import type { NamedReference } from "@stoep/contract/kernel";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { filterNames } from "./filters.ts";
import { listReadings, type ReadingRow } from "./store.ts";

/** The names of people who were read in a module, of those who still have one. */
export interface NameFinder {
  module: ReadingModule;
  find: (db: Db, organisationId: string, ids: readonly string[]) => Promise<NamedReference[]>;
}

declare module "#kernel/provided.ts" {
  interface Provides {
    peopleRead?: readonly NameFinder[];
  }
  interface Provided {
    peopleRead: readonly NameFinder[];
  }
}

const pageSize = 50;
const namedMax = 3;

/** `module`: only what was read in this one; null: in all. One statement more for each module on the page. */
export async function readingPage(
  { actor, db, provided, query }: StaffCall<Db> & { query: ReadingLogQuery },
  module: ReadingModule | null,
): Promise<{ items: ReadingEntry[]; next: string | null }> {
  const { cursor, ...filter } = query;
  const whose = { organisationId: actor.organisation.id, module };
  const rows = await listReadings(db, whose, filter, readPageCursor(cursor), pageSize + 1);
  const { page, next } = cutPage(rows, pageSize, ({ at, id }) => [at, id]);
  const names = new Map<string, NamedReference>();
  for (const { module: one, find } of provided.peopleRead) {
    const ids = page.filter((row) => row.module === one).flatMap(({ personIds }) => personIds);
    if (ids.length > 0)
      for (const person of await find(db, whose.organisationId, [...new Set(ids)])) names.set(person.id, person);
  }
  return { items: page.map((row) => viewReading(row, names)), next };
}

function viewReading(
  { id, at, accountId, readerName, module, what, people, personIds, filter, listName }: ReadingRow,
  names: ReadonlyMap<string, NamedReference>,
): ReadingEntry {
  return {
    id,
    at: at.toISOString(),
    reader: { accountId, name: readerName },
    module,
    what,
    people,
    named: personIds.flatMap((one) => names.get(one) ?? []).slice(0, namedMax),
    list: listName,
    filters: filterNames(filter),
  };
}
