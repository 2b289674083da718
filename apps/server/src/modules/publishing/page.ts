/** Where a page of versions ended: they are ordered by their number. */
import { refuseFields } from "#kernel/refuse.ts";

export function readNumberCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  return /^\d{1,9}$/.test(cursor) ? Number(cursor) : refuseFields({ cursor: "invalid" });
}
