/** The appointment of a ticket as a calendar file: one event per ticket, of which each change is a later revision. */
import type { TicketSide } from "@stoep/contract/care";
import type { Language } from "@stoep/contract/kernel";
import type { Config } from "#kernel/config.ts";
import type { Download } from "#kernel/module.ts";
import { eventFile } from "#modules/files/index.ts";
import type { PersonalLinkRow } from "../store/personal-links.ts";
import type { WorkOrderRow } from "../store/work-orders.ts";
import { viewOrderLine, viewWorkAddress } from "./views.ts";

/** Whose calendar it is for: a colleague's shows both people. */
type CalendarOwner = TicketSide | "colleague";
interface AppointmentSpan {
  startsAt: Date;
  endsAt: Date;
}
export interface CalendarEntry extends AppointmentSpan {
  isCancelled: boolean;
  /** Names nobody once the ticket is over. */
  isOver: boolean;
}

const spanOf = ({ startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null }): AppointmentSpan | null =>
  startsAt && endsAt && { startsAt, endsAt };

/** The calendar event behind a link; null: there is, and was, no appointment. */
export function calendarEntryOf(
  row: WorkOrderRow,
  link: Pick<PersonalLinkRow, "side" | "personId" | "startsAt" | "endsAt">,
): CalendarEntry | null {
  const isTheirs =
    link.side === "member"
      ? row.memberDeletedAt === null
      : row.helperId === link.personId && row.helperDeletedAt === null && row.helperSuspendedAt === null;
  const isOn = isTheirs && row.deletedAt === null && row.state !== "revoked" && row.startsAt !== null;
  const span = isOn ? spanOf(row) : (spanOf(link) ?? (isTheirs ? spanOf(row) : null));
  return span && { ...span, isCancelled: !isOn, isOver: !isOn || row.state === "solved" };
}

export function appointmentFile(
  row: WorkOrderRow,
  { startsAt, endsAt, isCancelled, isOver }: CalendarEntry,
  { side, language, config }: { side: CalendarOwner; language: Language; config: Pick<Config, "publicUrl"> },
): Download {
  const event = {
    id: row.id,
    revision: row.version,
    changedAt: row.updatedAt,
    startsAt,
    endsAt,
    summary: side === "colleague" ? row.title : viewOrderLine(row, language),
    description: isOver ? [] : entryParts(row, side),
    address: isOver ? "" : viewWorkAddress(row),
    organizer: row.organisation,
    isOff: isCancelled,
  };
  return eventFile(event, { product: "care", publicUrl: config.publicUrl, saveAs: `${row.number}.ics` });
}

/** Tells the helper for whom it is and what to do, and the member who comes. */
function entryParts(row: WorkOrderRow, side: CalendarOwner): (string | null)[] {
  const { member, memberPhone, helper, helperPhone, work, description, organisation } = row;
  const forHelper = [[member, memberPhone].filter(Boolean).join(" · "), work, description];
  const forMember = [helper];
  const forColleague = [...forHelper, [helper, helperPhone].filter(Boolean).join(" · ")];
  const parts = { helper: forHelper, member: forMember, colleague: forColleague }[side];
  return [...parts, organisation];
}
