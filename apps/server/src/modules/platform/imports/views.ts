import type { ImportView } from "@stoep/contract/platform";
import type { ImportRow } from "./store.ts";

export function viewImport(row: ImportRow): ImportView {
  const { id, kind, state, fileName, startedBy, read, added, changed, unchanged, rejected, rejections, failure } = row;
  return {
    id,
    kind,
    state,
    fileName,
    startedBy,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    figures: { read, added, changed, unchanged, rejected },
    bytes: { read: row.bytesRead, total: row.bytes },
    rejections,
    failure,
  };
}
