/** Reading the log, by page or as one file: an organisation's own, or for the provider all of it. */
import type { AuditAction, AuditEntry } from "@stoep/contract/audit";
import type { Db } from "#kernel/database.ts";
import type { Download } from "#kernel/module.ts";
import { cutPage, everyRow, readPageCursor } from "#kernel/page.ts";
import { fileRowsMax, type ListFileOptions, listFile } from "#modules/files/index.ts";
import { organisationLogFile, wholeLogFile } from "./export.ts";
import { type EntryFilters, type EntryRow, type LogScope, listEntries } from "./store.ts";

const pageSize = 50;

export async function readLogPage(
  db: Db,
  whose: LogScope,
  { cursor, ...filters }: EntryFilters & { cursor?: string | undefined },
): Promise<{ rows: EntryRow[]; next: string | null }> {
  const found = await listEntries(db, whose, filters, readPageCursor(cursor), pageSize + 1);
  const { page, next } = cutPage(found, pageSize, ({ at, id }) => [at, id]);
  return { rows: page, next };
}

/** Moments are written as UTC. */
export function exportLog(db: Db, whose: LogScope, filters: EntryFilters, options: ListFileOptions): Promise<Download> {
  const entries = everyRow<EntryRow, EntryRow>(
    (last, limit) => listEntries(db, whose, filters, last, limit),
    (entry) => entry,
    { max: fileRowsMax },
  );
  return listFile(whose === "all" ? wholeLogFile : organisationLogFile, entries, {
    ...options,
    timeZone: "UTC",
  });
}

export function viewEntry(row: EntryRow): AuditEntry {
  const { id, at, accountId, actorName, action, subjectKind, subjectId, subjectName, address, agent, requestId } = row;
  return {
    id,
    at: at.toISOString(),
    actor: { accountId, name: actorName },
    // Only `record` writes it, which accepts no other value.
    action: action as AuditAction,
    subject: { kind: subjectKind, id: subjectId, name: subjectName },
    old: row.old,
    new: row.new,
    address,
    agent,
    requestId,
  };
}
