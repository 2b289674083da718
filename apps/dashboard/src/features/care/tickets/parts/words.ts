import type { Repeats, TicketState } from "@stoep/contract/care";
import type { StatusKind } from "@stoep/ui";
import { type api, textOf } from "../../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("care/tickets");

export type Row = Awaited<ReturnType<typeof api.care.listTickets>>["items"][number];
export type Ticket = Awaited<ReturnType<typeof api.care.getTicket>>;

/** The contract's lists, repeated here so that no schema is loaded for them. */
export const states = [
  "open",
  "looking",
  "waiting",
  "planned",
  "in-progress",
  "executed",
  "solved",
  "revoked",
] as const satisfies readonly TicketState[];
export const unsolved = states.slice(0, 6);

export const repeatsChoices = ["never", "weekly", "two-weekly", "monthly"] as const satisfies readonly Repeats[];

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
