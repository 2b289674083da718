/** What a link is at this moment. Pure. */
import type { AskedView } from "@stoep/contract/care";
import type { AskedRow } from "./store/asked.ts";

type Facts = Pick<
  AskedRow,
  | "state"
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

const isOver = ({ ticketState, ticketDeletedAt, memberDeletedAt }: Facts) =>
  ticketState === "solved" || ticketState === "revoked" || ticketDeletedAt !== null || memberDeletedAt !== null;
/** Suspended, declined or deleted after they were asked: they are told no more than that it has ended. */
const isOut = ({ status, suspendedAt, deletedAt }: Facts) =>
  status !== "accepted" || suspendedAt !== null || deletedAt !== null;

export function statusOf(row: Facts, now: Date): AskedView["status"] {
  const { state, helperId, hasIt, ticketState } = row;
  if (isOver(row) || isOut(row)) return "ended";
  switch (state) {
    case "confirmed":
      return hasIt === helperId ? "confirmed" : "ended";
    case "thanked":
      return "taken";
    case "not-interested":
      return "declined";
    case "interested":
      return "another-time";
    case "sent":
      if (ticketState !== "open" && ticketState !== "looking") return "taken";
      return row.expiresAt <= now ? "expired" : "asked";
  }
}
