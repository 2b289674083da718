/** What keeps a helper from a task is overridden by a colleague who says why; the log keeps both. S2 §4 */
import type { OverrideReason } from "@stoep/contract/care";
import type { StaffCall } from "#kernel/call.ts";
import { record } from "#modules/audit/index.ts";
import type { Override } from "../helpers/index.ts";
import { ticketSubject } from "./audit-subject.ts";
import type { LockedTicket } from "./store/tickets.ts";

/** undefined: nothing is overridden. */
export const overrideOf = (
  call: StaffCall & { body: { override?: OverrideReason | undefined } },
  ticket: Pick<LockedTicket, "id" | "number">,
): Override | undefined => {
  const { override: overrideReason } = call.body;
  if (!overrideReason) return undefined;
  return (helperObstacle) =>
    record(call, {
      action: "care.overrideObstacle",
      subject: ticketSubject(ticket),
      new: { helperObstacle, overrideReason },
    });
};
