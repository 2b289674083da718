/** The state of a request, as its link shows it. Pure. */
import type { TaskRequest } from "@stoep/contract/care";
import type { TaskRequestRow } from "./store/task-requests.ts";

type RequestFacts = Pick<
  TaskRequestRow,
  | "state"
  | "heldBack"
  | "cancelledAt"
  | "expiresAt"
  | "ticketState"
  | "hasIt"
  | "helperId"
  | "ticketDeletedAt"
  | "memberDeletedAt"
  | "status"
  | "suspendedAt"
  | "deletedAt"
>;

const isTicketOver = ({ ticketState, ticketDeletedAt, memberDeletedAt }: RequestFacts) =>
  ticketState === "solved" || ticketState === "revoked" || ticketDeletedAt !== null || memberDeletedAt !== null;
/** Suspended, declined or deleted since they were asked: their link only says that the request has ended. */
const isHelperOut = ({ status, suspendedAt, deletedAt }: RequestFacts) =>
  status !== "accepted" || suspendedAt !== null || deletedAt !== null;

export function taskRequestStatus(row: RequestFacts, now: Date): TaskRequest["status"] {
  const { state, heldBack, cancelledAt, helperId, hasIt, ticketState } = row;
  if (isTicketOver(row) || isHelperOut(row)) return "ended";
  switch (state) {
    case "confirmed":
      return hasIt === helperId ? "confirmed" : "ended";
    case "thanked":
      return "taken";
    case "not-interested":
      return cancelledAt === null ? "declined" : "cancelled";
    case "interested":
      return heldBack ?? "another-time";
    case "sent":
      if (ticketState !== "open" && ticketState !== "looking") return "taken";
      return row.expiresAt <= now ? "expired" : "asked";
  }
}

/** The helper has the ticket, and the work has not begun. */
export const canCancel = (row: RequestFacts, now: Date): boolean =>
  taskRequestStatus(row, now) === "confirmed" && (row.ticketState === "waiting" || row.ticketState === "planned");
