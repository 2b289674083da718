/** A work order as editors see it, and hand it to a helper: it has the line for helpers instead of the title. Pure. S2 §3 */
import type { LinkedAppointment, TicketSide, WorkOrder } from "@stoep/contract/care";
import { addressLine, type Language } from "@stoep/contract/kernel";
import type { WritePhone } from "../../phone.ts";
import { outwardLine } from "../outward.ts";
import type { WorkOrderRow } from "../store/work-orders.ts";

type WorkAddressColumns = Pick<WorkOrderRow, "workAddress" | "street" | "houseNumber" | "postalCode" | "city">;

/** The place of work, if it is not the member's home. */
export const viewWorkAddress = ({ workAddress, ...home }: WorkAddressColumns): string =>
  workAddress || addressLine(home);

/** What the order is about, for people outside. */
export const viewOrderLine = (
  { helperLine, categoryName: category, translations }: WorkOrderRow,
  language: Language,
): string => outwardLine({ helperLine, category, translations }, language);

interface ShownAppointment {
  startsAt: Date;
  endsAt: Date;
  isCancelled: boolean;
  isOver: boolean;
}
/** The appointment behind a link: the member reads who comes, until it is over. */
export const viewLinkedAppointment = (
  row: WorkOrderRow,
  { startsAt, endsAt, isCancelled, isOver }: ShownAppointment,
  { side, language }: { side: TicketSide; language: Language },
): LinkedAppointment => ({
  organisation: { id: row.organisationId, name: row.organisation },
  line: viewOrderLine(row, language),
  appointment: { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
  isCancelled,
  helper: side === "member" && !isOver ? row.helper : null,
});

export function viewWorkOrder(
  row: WorkOrderRow,
  { language, writePhone }: { language: Language; writePhone: WritePhone },
): WorkOrder {
  const { number, state, organisation, startsAt, endsAt, preferredMoment, area } = row;
  const { work, description, needsCar, repeats, hourlyRateCents } = row;
  return {
    number,
    line: viewOrderLine(row, language),
    state,
    organisation,
    preferredMoment,
    area,
    work,
    // Before somebody has the ticket, the paper may be shown to anybody.
    description: row.helperId === null ? "" : description,
    needsCar,
    repeats,
    category: row.translations?.[language] || row.categoryName,
    appointment: startsAt && endsAt ? { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() } : null,
    address: viewWorkAddress(row),
    member: { id: row.memberId, name: row.member, phone: row.memberPhone, phoneText: writePhone(row.memberPhone) },
    helper:
      row.helperId === null
        ? null
        : { id: row.helperId, name: row.helper ?? "", phone: row.helperPhone, phoneText: writePhone(row.helperPhone) },
    concierge: row.assignee,
    hourlyRate: hourlyRateCents === null ? null : { cents: hourlyRateCents, currency: row.currency ?? "EUR" },
  };
}
