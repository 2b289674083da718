import { routes } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";
import { helperObstacles, obstacleRefusals } from "../values.ts";
import { ConfirmedStep, LookingStep, RevokedStep, SolvedStep, StepDraft, Ticket, WaitingStep } from "./schemas.ts";

/** What keeps a helper from a task when it is judged at the match or the appointment. */
export const obstacles = ["helper_unavailable", ...helperObstacles.map((one) => obstacleRefusals[one])] as const;

const editor = staffFor("tickets", "editor");
const refusals = ["not_found", "person_gone", "changed_meanwhile", "step_not_possible"] as const;

/** The steps of a ticket. S2 §4 */
export const ticketSteps = routes({
  lookForHelper: {
    summary: "Begin to look for a helper, or look again: helper and appointment go, and the helper is told",
    method: "POST",
    path: "/care/ticketstate/:ticketId/looking",
    access: editor,
    limit: "care",
    body: LookingStep,
    response: Ticket,
    refusals: [...refusals, "already_taken"],
  },
  matchTicket: {
    summary: "Choose the helper",
    method: "POST",
    path: "/care/ticketstate/:ticketId/waiting",
    access: editor,
    limit: "care",
    body: WaitingStep,
    response: Ticket,
    refusals: [...refusals, ...obstacles],
  },
  planTicket: {
    summary: "Confirm the appointment",
    method: "POST",
    path: "/care/ticketstate/:ticketId/confirmed",
    access: editor,
    limit: "care",
    body: ConfirmedStep,
    response: Ticket,
    refusals: [...refusals, ...obstacles],
  },
  startTicket: {
    summary: "Say that the helper is at work",
    method: "POST",
    path: "/care/ticketstate/:ticketId/inprogress",
    access: editor,
    limit: "care",
    body: StepDraft,
    response: Ticket,
    refusals,
  },
  finishTicket: {
    summary: "Say that the work is done",
    method: "POST",
    path: "/care/ticketstate/:ticketId/executed",
    access: editor,
    limit: "care",
    body: StepDraft,
    response: Ticket,
    refusals,
  },
  solveTicket: {
    summary: "Say that it is solved, and from planned or in progress whether the helper did it; this is final",
    method: "POST",
    path: "/care/ticketstate/:ticketId/solved",
    access: editor,
    limit: "care",
    body: SolvedStep,
    response: Ticket,
    refusals,
  },
  revokeTicket: {
    summary: "Revoke it, with the reason",
    method: "POST",
    path: "/care/ticketstate/:ticketId/revoked",
    access: editor,
    limit: "care",
    body: RevokedStep,
    response: Ticket,
    refusals,
  },
});
