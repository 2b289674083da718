/** What colleagues add to the thread of a ticket. S2 §3 */
import { type MomentKind, tickets } from "@stoep/contract/care";
import { dayAt } from "@stoep/contract/kernel";
import type { StaffCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { checkMentions } from "#modules/accounts/index.ts";
import { actorOf, notifyColleagues } from "../../notices/index.ts";
import { findConcierges } from "../../settings/index.ts";
import { lockVisibleTicket } from "../access.ts";
import { findMoment, insertHours, insertMoment } from "../store/thread.ts";
import type { LockedTicket } from "../store/tickets.ts";
import { announceTicket, ticketCallOf } from "../transitions.ts";
import { viewMoment } from "../views.ts";

export const threadHandlers = handle(tickets, {
  async commentTicket(call) {
    const row = await lockVisibleTicket(call.db, call.actor, call.params.ticketId);
    return addToThread(call, row, { kind: "comment", text: call.body.text });
  },

  async noteTicket(call) {
    const { actor, body, db, params } = call;
    const row = await lockVisibleTicket(db, actor, params.ticketId);
    const mentions = await checkMentions(body.mentionIds, (ids) => findConcierges(db, actor.organisation.id, ids));
    const note = await addToThread(call, row, { kind: "note", text: body.text, mentions });
    const event = { kind: "mentioned", eventId: note.id, actor: actorOf(actor) } as const;
    await notifyColleagues(ticketCallOf(call), row, event, mentions);
    return note;
  },

  async enterHours(call) {
    const { actor, body, db, now, params } = call;
    const row = await lockVisibleTicket(db, actor, params.ticketId);
    const { organisationId, helperId } = row;
    if (helperId === null) return refuse("helper_unavailable");
    if (body.onDay > dayAt(now, actor.network.timeZone)) refuseFields({ onDay: "invalid" });
    await insertHours(db, {
      organisationId,
      helperId,
      ticketId: row.id,
      writtenBy: actor.accountId,
      createdAt: now,
      ...body,
    });
    const hours = `${Math.floor(body.minutes / 60)}:${String(body.minutes % 60).padStart(2, "0")}`;
    return addToThread(call, row, { kind: "entry", text: `${hours} ${body.text}`.trim(), toPerson: helperId });
  },
});

async function addToThread(
  call: StaffCall,
  row: LockedTicket,
  moment: { kind: MomentKind; text: string; mentions?: string[]; toPerson?: string },
) {
  const { actor, db, now } = call;
  const id = await insertMoment(db, { ticketId: row.id, at: now, byAccount: actor.accountId, ...moment });
  await announceTicket(ticketCallOf(call), row.organisationId);
  return viewMoment(await findMoment(db, id), actor);
}
