import type { CalendarEntry } from "@stoep/contract/publishing";
import { stateOf } from "../posts/index.ts";
import type { CalendarEntryRow } from "./store/entries.ts";

export function viewCalendarEntry(row: CalendarEntryRow): CalendarEntry {
  const { id: postId, dateId, kind, type, title } = row;
  return {
    postId,
    dateId,
    kind,
    type,
    title,
    state: stateOf(row),
    at: row.at.toISOString(),
    until: row.until?.toISOString() ?? null,
    isCancelled: row.isCancelled,
  };
}
