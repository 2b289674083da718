import { z } from "zod";
import { Id, resident, routes } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";
import { HelperAnswer, TaskCancellation } from "../matching/schemas.ts";
import { AccountLink, AccountLinkAnswer, AccountLinkDraft, OwnAccountLinks, OwnTask, OwnTasks } from "./schemas.ts";

const editor = staffFor("careMembers", "editor");
/** The name in S2 §7. */
const base = "/care/dashboard/supplier/platformhelper";
const own = "/care/own";

export const accountLinks = routes({
  findAccountLink: {
    summary: "Whether a person is linked with a resident's account, or that was asked for",
    method: "GET",
    path: `${base}/:personId`,
    access: editor,
    response: AccountLink,
    refusals: ["not_found"],
  },
  askAccountLink: {
    summary:
      "Ask the person with exactly this e-mail address or number to link their account; the response is the same if nobody has",
    method: "POST",
    path: base,
    access: editor,
    limit: "careLinks",
    body: AccountLinkDraft,
    response: AccountLink,
    refusals: ["not_found", "already_linked", "link_asked"],
  },
  endAccountLink: {
    summary: "End the link of a person, or take the question back; what was typed stands again",
    method: "DELETE",
    path: `${base}/:personId`,
    access: editor,
    limit: "settings",
    response: AccountLink,
    refusals: ["not_found"],
  },
  listOwnLinks: {
    summary: "Which organisations of care ask to be linked with one's account, and which are",
    method: "GET",
    path: `${own}/links`,
    access: resident,
    response: OwnAccountLinks,
    refusals: [],
  },
  answerLink: {
    summary: "Agree that an organisation links what it knows with one's account, or decline",
    method: "POST",
    path: `${own}/links/:requestId`,
    access: resident,
    limit: "settings",
    body: AccountLinkAnswer,
    response: OwnAccountLinks,
    refusals: ["not_found", "already_closed"],
  },
  endOwnLink: {
    summary: "End the link with an organisation",
    method: "DELETE",
    path: `${own}/links/of/:organisationId`,
    access: resident,
    limit: "settings",
    params: z.object({ organisationId: Id }),
    response: OwnAccountLinks,
    refusals: ["not_found"],
  },
  listOwnTasks: {
    summary: "What a linked helper was asked, what they answered, and what they do; as by the link in a message",
    method: "GET",
    path: `${own}/tasks`,
    access: resident,
    response: OwnTasks,
    refusals: [],
  },
  answerOwnTask: {
    summary: "Answer what one is asked; the first who says yes has it. Whatever came between is in the response",
    method: "POST",
    path: `${own}/tasks/:ticketId`,
    access: resident,
    limit: "settings",
    body: HelperAnswer,
    response: OwnTask,
    refusals: ["not_found"],
  },
  cancelOwnTask: {
    summary: "Cancel a task that one has: another helper is looked for, and the concierge is told at once",
    method: "POST",
    path: `${own}/tasks/:ticketId/cancel`,
    access: resident,
    limit: "settings",
    body: TaskCancellation,
    response: OwnTask,
    refusals: ["not_found", "step_not_possible"],
  },
});
