import { z } from "zod";
import { attachmentMaxBytes, imageMaxBytes } from "../../files/index.ts";
import { Done, Id, routes } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";
import { PictureDescription, TicketFileView, TicketLink } from "./schemas.ts";

const editor = staffFor("tickets", "editor");
const uploadRefusals = [
  "not_found",
  "person_gone",
  "invalid_input",
  "already_closed",
  "file_too_large",
  "file_kind_refused",
  "too_many_requests",
] as const;

/** A ticket's links with other tickets, pictures and documents. S2 §3 */
export const ticketAttachments = routes({
  linkTicket: {
    summary: "Say that two tickets belong together; it is seen on both",
    method: "POST",
    path: "/care/ticket/:ticketId/link",
    access: editor,
    limit: "care",
    body: TicketLink,
    response: Done,
    refusals: ["not_found", "person_gone"],
  },
  unlinkTicket: {
    summary: "Take the link between two tickets away",
    method: "POST",
    path: "/care/ticket/:ticketId/unlink",
    access: editor,
    limit: "care",
    body: TicketLink,
    response: Done,
    refusals: ["not_found", "person_gone"],
  },
  addTicketPicture: {
    summary: "Add a picture to a ticket; everyone who may see the ticket sees it",
    method: "POST",
    path: "/care/ticket/:ticketId/picture",
    access: editor,
    upload: { maxBytes: imageMaxBytes },
    limit: "uploads",
    response: TicketFileView,
    refusals: uploadRefusals,
  },
  addTicketAttachment: {
    summary: "Add a document to a ticket; everyone who may see the ticket can download it",
    method: "POST",
    path: "/care/ticket/:ticketId/attachment",
    access: editor,
    upload: { maxBytes: attachmentMaxBytes },
    limit: "uploads",
    response: TicketFileView,
    refusals: uploadRefusals,
  },
  describeTicketPicture: {
    summary: "Say what a picture shows, for colleagues who do not see it",
    method: "PUT",
    path: "/care/ticket/:ticketId/file/:fileId",
    params: z.object({ ticketId: Id, fileId: Id }),
    access: editor,
    limit: "care",
    body: PictureDescription,
    response: Done,
    refusals: ["not_found", "person_gone", "already_closed"],
  },
  removeTicketFile: {
    summary: "Remove a picture or document; its addresses stop working",
    method: "DELETE",
    path: "/care/ticket/:ticketId/file/:fileId",
    params: z.object({ ticketId: Id, fileId: Id }),
    access: editor,
    limit: "care",
    response: Done,
    refusals: ["not_found", "person_gone", "already_closed"],
  },
});
