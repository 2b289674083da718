/** Pictures and documents of a ticket: visible to those who may see the ticket, and deleted with it. S2 §3, D §6 */
import { type TicketFileView, ticketAttachments, ticketLimits } from "@stoep/contract/care";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle, type IncomingFile } from "#kernel/module.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { claimAttachments, claimImages, discardFiles, uploadAttachment, uploadImage } from "#modules/files/index.ts";
import { lockVisibleTicket } from "../access.ts";
import { ticketSubject } from "../audit-subject.ts";
import { attachFile, describePicture, detachFiles, listFiles } from "../store/attachments.ts";
import { findTicket } from "../store/queries.ts";
import { insertMoment } from "../store/thread.ts";
import type { LockedTicket } from "../store/tickets.ts";
import { announceTicket, ticketCallOf } from "../transitions.ts";
import { viewTicketFile } from "../views.ts";

type UploadCall = StaffCall<Db> & { file: IncomingFile; params: { ticketId: string } };

/** The file is stored before the transaction; if that fails, it is swept away. */
async function addFile(call: UploadCall, isImage: boolean): Promise<TicketFileView> {
  const { actor, now, params } = call;
  const found = (await findTicket(call.db, actor, params.ticketId)) ?? refuse("not_found");
  if (found.state === "solved") refuse("already_closed");
  const { id: fileId } = await (isImage ? uploadImage : uploadAttachment)(call);
  return call.transact(async (scope) => {
    const { db } = scope;
    const row = await lockVisibleTicket(db, actor, found.id);
    if ((await listFiles(db, row.id)).length >= ticketLimits.files) refuseFields({ file: "tooMany" });
    const claim = isImage ? claimImages : claimAttachments;
    const [file] = await claim(db, [fileId], { accountId: actor.accountId, now });
    if (!file) return refuse("not_found");
    await attachFile(db, row.id, fileId);
    await addEditedMoment({ ...call, ...scope }, row);
    return viewTicketFile({ ...file, altText: "" }, row, { actor, now });
  });
}

async function addEditedMoment(call: StaffCall, row: LockedTicket): Promise<void> {
  const { actor, db, now } = call;
  await insertMoment(db, { ticketId: row.id, kind: "edited", at: now, byAccount: actor.accountId });
  await recordFileChange(call, row);
}

async function recordFileChange(call: StaffCall, row: LockedTicket): Promise<void> {
  await record(call, { action: "care.editTicket", subject: ticketSubject(row), new: { ticketFields: ["files"] } });
  await announceTicket(ticketCallOf(call), row.organisationId);
}

export const attachmentHandlers = handle(ticketAttachments, {
  addTicketPicture: (call) => addFile(call, true),
  addTicketAttachment: (call) => addFile(call, false),

  async describeTicketPicture(call) {
    const { actor, body, db, params } = call;
    const row = await lockVisibleTicket(db, actor, params.ticketId);
    if (row.state === "solved") refuse("already_closed");
    if (!(await describePicture(db, row.id, params.fileId, body.altText))) refuse("not_found");
    await recordFileChange(call, row);
    return { done: true };
  },

  async removeTicketFile(call) {
    const { actor, db, params } = call;
    const row = await lockVisibleTicket(db, actor, params.ticketId);
    if (row.state === "solved") refuse("already_closed");
    const gone = await detachFiles(db, row.id, params.fileId);
    if (gone.length === 0) refuse("not_found");
    await discardFiles(db, gone);
    await addEditedMoment(call, row);
    return { done: true };
  },
});
