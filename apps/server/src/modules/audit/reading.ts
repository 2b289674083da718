/** Reading the log, page by page or as one file: an organisation's own, or for the provider all of it. */
import type { AuditAction, AuditEntry } from "@stoep/contract/audit";
import type { Language } from "@stoep/contract/kernel";
import type { Db } from "#kernel/database.ts";
import type { Download } from "#kernel/module.ts";
import { cutPage, readPlace } from "#page.ts";
import { asCsv } from "./csv.ts";
import { type EntryRow, type Filters, listEntries, type Whose } from "./store.ts";

const pageSize = 50;
const batchSize = 1_000;
const exportMax = 50_000;

export async function readPage(
  db: Db,
  whose: Whose,
  { cursor, ...filters }: Filters & { cursor?: string | undefined },
): Promise<{ rows: EntryRow[]; next: string | null }> {
  const found = await listEntries(db, whose, filters, readPlace(cursor), pageSize + 1);
  const { page, next } = cutPage(found, pageSize, ({ at, id }) => [at, id]);
  return { rows: page, next };
}

interface Wanted {
  filters: Filters;
  language: Language;
  now: Date;
}

export function exportLog(db: Db, whose: Whose, { filters, language, now }: Wanted): Download {
  return {
    content: asCsv(readAll(db, whose, filters), language, whose === "all"),
    type: "text/csv; charset=utf-8",
    saveAs: `log-${now.toISOString().slice(0, 10)}.csv`,
  };
}

/** Batch after batch, each from where the last one ended: entries that come meanwhile shift nothing. */
async function* readAll(db: Db, whose: Whose, filters: Filters): AsyncGenerator<EntryRow> {
  let last: EntryRow | undefined;
  for (let left = exportMax; left > 0; left -= batchSize) {
    const rows = await listEntries(db, whose, filters, last ?? null, Math.min(batchSize, left));
    yield* rows;
    if (rows.length < batchSize) return;
    last = rows.at(-1);
  }
}

export function viewEntry(row: EntryRow): AuditEntry {
  const { id, at, accountId, actorName, action, subjectKind, subjectId, subjectName, address, agent, requestId } = row;
  return {
    id,
    at: at.toISOString(),
    actor: { accountId, name: actorName },
    // Written by `record`, which takes no other.
    action: action as AuditAction,
    subject: { kind: subjectKind, id: subjectId, name: subjectName },
    old: row.old,
    new: row.new,
    address,
    agent,
    requestId,
  };
}
