/** What happens for each route: an owner reads the organisation's own log. */
import { type AuditAction, type AuditEntry, audit } from "@stoep/contract/audit";
import type { Db } from "#kernel/database.ts";
import { implement } from "#kernel/module.ts";
import { asCsv } from "./csv.ts";
import { readCursor, writeCursor } from "./page.ts";
import { type EntryRow, type Filters, listEntries } from "./store.ts";

const pageSize = 50;
const batchSize = 1_000;
const exportMax = 50_000;

export const module = implement(audit, {
  async listEntries({ actor, db, query }) {
    const rows = await listEntries(db, actor.organisation.id, query, readCursor(query.cursor), pageSize + 1);
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return { items: page.map(viewEntry), next: last && rows.length > pageSize ? writeCursor(last) : null };
  },

  async exportEntries({ actor, db, query, language, now }) {
    return {
      content: asCsv(readAll(db, actor.organisation.id, query), language),
      type: "text/csv; charset=utf-8",
      saveAs: `log-${now.toISOString().slice(0, 10)}.csv`,
    };
  },
});

/** Batch after batch, each from where the last one ended: entries that come meanwhile shift nothing. */
async function* readAll(db: Db, organisationId: string, filters: Filters): AsyncGenerator<EntryRow> {
  let last: EntryRow | undefined;
  for (let left = exportMax; left > 0; left -= batchSize) {
    const rows = await listEntries(db, organisationId, filters, last ?? null, Math.min(batchSize, left));
    yield* rows;
    if (rows.length < batchSize) return;
    last = rows.at(-1);
  }
}

function viewEntry(row: EntryRow): AuditEntry {
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
