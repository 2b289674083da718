import type { TicketState } from "@stoep/contract/care";
import type { StatusKind } from "@stoep/ui";
import { type api, textOf } from "../../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("care/tickets");

export type Row = Awaited<ReturnType<typeof api.care.listTickets>>["items"][number];
export type Ticket = Awaited<ReturnType<typeof api.care.getTicket>>;

export const looks: Record<TicketState, StatusKind> = {
  open: "new",
  looking: "progress",
  waiting: "progress",
  planned: "scheduled",
  "in-progress": "progress",
  executed: "progress",
  solved: "done",
  revoked: "ended",
};

export const ticketHref = (id: string) => `/care/tickets/${id}`;

/** The step that usually comes next. */
export const nextOf: Partial<Record<TicketState, TicketState>> = {
  open: "looking",
  waiting: "planned",
  planned: "executed",
  "in-progress": "executed",
  executed: "solved",
  revoked: "looking",
};

/** The text of a step: looking again, and solving without a helper, have one of their own. */
export function stepKey({ state }: Pick<Ticket, "state">, to: TicketState) {
  if (to === "looking" && state !== "open") return "again";
  if (to === "solved" && (state === "looking" || state === "waiting")) return "alone";
  return to;
}
