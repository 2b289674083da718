/** A work order as editors see it. Pure. S2 §3 */
import type { WorkOrder } from "@stoep/contract/care";
import { addressLine, type Language } from "@stoep/contract/kernel";
import type { WorkOrderRow } from "../store/work-orders.ts";

type WorkAddressColumns = Pick<WorkOrderRow, "workAddress" | "street" | "houseNumber" | "postalCode" | "city">;

/** The place of work, if it is not the member's home. */
export const viewWorkAddress = ({ workAddress, ...home }: WorkAddressColumns): string =>
  workAddress || addressLine(home);

export function viewWorkOrder(row: WorkOrderRow, language: Language): WorkOrder {
  const { number, title, state, organisation, startsAt, endsAt, preferredMoment, area } = row;
  const { work, description, needsCar, repeats, hourlyRateCents } = row;
  return {
    number,
    title,
    state,
    organisation,
    preferredMoment,
    area,
    work,
    description,
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
