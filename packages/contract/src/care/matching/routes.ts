import { z } from "zod";
import { anyone, fieldError, Id, routes, Slug } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";
import {
  Candidate,
  HelperAnswer,
  MatchFilter,
  MatchList,
  TaskRequest,
  TaskRequestDraft,
  TaskRequestPreview,
} from "./schemas.ts";

const editor = staffFor("tickets", "editor");
const Candidates = z.object({ items: z.array(Candidate) });
const AnswerLink = z.object({
  networkSlug: Slug,
  token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, fieldError("invalid")),
});

export const matching = routes({
  listMatches: {
    summary: "Helpers who could take a ticket, the best first with the reasons; without match suggestions by name",
    method: "GET",
    path: "/care/ticketstate/:ticketId/suppliers",
    access: editor,
    query: MatchFilter,
    response: MatchList,
    refusals: ["not_found"],
  },
  listCandidates: {
    summary: "Who was asked for a ticket, the latest first, and what they answered",
    method: "GET",
    path: "/care/ticketstate/:ticketId/candidates",
    access: editor,
    response: Candidates,
    refusals: ["not_found"],
  },
  askHelpers: {
    summary: "Ask helpers by mail or text message with a link of their own, or note that they were called; each once",
    method: "POST",
    path: "/care/ticketstate/:ticketId/ask",
    access: editor,
    limit: "care",
    body: TaskRequestDraft,
    response: Candidates,
    refusals: ["not_found", "person_gone", "step_not_possible", "helper_unavailable", "texts_spent"],
  },
  previewAsk: {
    summary: "What asking these helpers would send, word for word, by mail or text message; nothing is sent or kept",
    method: "POST",
    path: "/care/ticketstate/:ticketId/ask/preview",
    access: editor,
    limit: "previews",
    body: TaskRequestDraft,
    response: TaskRequestPreview,
    refusals: ["not_found", "person_gone", "step_not_possible", "helper_unavailable"],
  },
  askAgain: {
    summary: "Send a candidate the message once more that failed or may not have arrived, with the same link",
    method: "POST",
    path: "/care/ticketstate/:ticketId/candidates/:candidateId/again",
    access: editor,
    limit: "careMessages",
    params: z.object({ ticketId: Id, candidateId: Id }),
    response: Candidates,
    refusals: [
      "person_gone",
      "texts_spent",
      "not_found",
      "already_sent",
      "words_not_kept",
      "already_closed",
      "step_not_possible",
      "helper_unavailable",
      "no_contact",
    ],
  },
  enterAnswer: {
    summary: "Enter what a candidate said on the phone",
    method: "POST",
    path: "/care/ticketstate/:ticketId/candidates/:candidateId/answer",
    access: editor,
    limit: "care",
    params: z.object({ ticketId: Id, candidateId: Id }),
    body: HelperAnswer,
    response: Candidates,
    refusals: ["not_found", "person_gone", "already_closed", "step_not_possible", "helper_unavailable"],
  },
  readAsked: {
    summary: "What a helper is asked, by the link that was sent to them; opening it changes nothing",
    method: "GET",
    path: "/networks/:networkSlug/care/answers/:token",
    access: anyone,
    params: AnswerLink,
    response: TaskRequest,
    refusals: ["not_found", "too_many_requests"],
  },
  saveAskedAppointment: {
    summary:
      "The appointment as a calendar file, by a link of helper or member; taken out of the calendar once it is off",
    method: "GET",
    path: "/networks/:networkSlug/care/answers/:token/appointment.ics",
    access: anyone,
    params: AnswerLink,
    download: { type: "text/calendar" },
    refusals: ["not_found", "too_many_requests"],
  },
  answerAsked: {
    summary: "Answer it; the first who says yes has the ticket. Whatever came between is in the response",
    method: "POST",
    path: "/networks/:networkSlug/care/answers/:token",
    access: anyone,
    params: AnswerLink,
    outsideTransaction: true,
    body: HelperAnswer,
    response: TaskRequest,
    refusals: ["not_found", "too_many_requests"],
  },
});
