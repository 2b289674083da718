import type { Language } from "@stoep/contract/kernel";
import type { CalendarEvent } from "#modules/files/index.ts";
import { outwardLine, viewWorkAddress } from "../tickets/index.ts";
import type { VisitRow } from "./store.ts";

/**
 * As little as people need to be there in time, since calendar programs pass it on to those who keep the calendar: what for, who, where.
 * Numbers and what there is to do are behind the link in the message; a visit that is over has no name and no place.
 */
export function viewVisitEvent(
  row: VisitRow,
  { personId, language }: { personId: string; language: Language },
): CalendarEvent {
  const { id, version, updatedAt, startsAt, endsAt, state, organisation } = row;
  const isOver = state === "executed" || state === "solved";
  return {
    id,
    revision: version,
    changedAt: updatedAt,
    startsAt: startsAt ?? updatedAt,
    endsAt: endsAt ?? updatedAt,
    summary: outwardLine(row, language),
    description: [isOver ? null : row.memberId === personId ? row.helper : row.member, organisation],
    address: isOver ? "" : viewWorkAddress(row),
    isOff: false,
  };
}
