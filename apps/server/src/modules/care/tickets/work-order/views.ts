/** A work order as editors see it, and hand it to a helper: it has the line for helpers instead of the title. Pure. S2 §3 */
import type { WorkOrder } from "@stoep/contract/care";
import { addressLine, type Language } from "@stoep/contract/kernel";
import { outwardLine } from "../outward.ts";
import type { WorkOrderRow } from "../store/work-orders.ts";

type WorkAddressColumns = Pick<WorkOrderRow, "workAddress" | "street" | "houseNumber" | "postalCode" | "city">;

/** The place of work, if it is not the member's home. */
export const viewWorkAddress = ({ workAddress, ...home }: WorkAddressColumns): string =>
  workAddress || addressLine(home);

export function viewWorkOrder(row: WorkOrderRow, language: Language): WorkOrder {
  const { number, helperLine, state, organisation, startsAt, endsAt, preferredMoment, area } = row;
  const { work, description, needsCar, repeats, hourlyRateCents } = row;
  return {
    number,
    line: outwardLine({ helperLine, category: row.categoryName, translations: row.translations }, language),
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
    member: { name: row.member, phone: row.memberPhone },
    helper: row.helperId === null ? null : { name: row.helper ?? "", phone: row.helperPhone },
    concierge: row.assignee,
    hourlyRate: hourlyRateCents === null ? null : { cents: hourlyRateCents, currency: row.currency ?? "EUR" },
  };
}
