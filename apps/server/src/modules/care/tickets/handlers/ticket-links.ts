/** Links between tickets. A link with a confidential ticket is not noted in the other's thread, which more people read. S2 §3 */
import { ticketAttachments, ticketLimits } from "@stoep/contract/care";
import type { StaffCall } from "#kernel/call.ts";
import { handle } from "#kernel/module.ts";
import { refuseFields } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { lockVisibleTicket } from "../access.ts";
import { ticketSubject } from "../audit-subject.ts";
import { insertMoment } from "../store/thread.ts";
import { countTicketLinks, deleteTicketLink, insertTicketLink } from "../store/ticket-links.ts";
import type { LockedTicket } from "../store/tickets.ts";
import { announceTicket, ticketCallOf } from "../transitions.ts";

type Call = StaffCall & { params: { ticketId: string }; body: { otherId: string } };

/** Locks both in one order, so that two colleagues who link the same tickets cannot deadlock. */
async function lockPair({ actor, body, db, params }: Call): Promise<[LockedTicket, LockedTicket]> {
  const { ticketId } = params;
  if (ticketId === body.otherId) return refuseFields({ otherId: "invalid" });
  const found = new Map<string, LockedTicket>();
  for (const id of [ticketId, body.otherId].sort()) found.set(id, await lockVisibleTicket(db, actor, id));
  return [found.get(ticketId), found.get(body.otherId)] as [LockedTicket, LockedTicket];
}

async function recordLink(call: Call, both: readonly [LockedTicket, LockedTicket], kind: "linked" | "unlinked") {
  const { actor, db, now } = call;
  const [one, other] = both;
  const said = both.filter((row) => row.isConfidential || !(row === one ? other : one).isConfidential);
  for (const { id } of said) await insertMoment(db, { ticketId: id, kind, at: now, byAccount: actor.accountId });
  const action = kind === "linked" ? "care.linkTicket" : "care.unlinkTicket";
  for (const row of said) await record(call, { action, subject: ticketSubject(row) });
  await announceTicket(ticketCallOf(call), one.organisationId);
}

export const ticketLinkHandlers = handle(ticketAttachments, {
  async linkTicket(call) {
    const both = await lockPair(call);
    const [one, other] = both;
    for (const { id } of both)
      if ((await countTicketLinks(call.db, id)) >= ticketLimits.links) refuseFields({ otherId: "tooMany" });
    if (await insertTicketLink(call.db, one.id, other.id)) await recordLink(call, both, "linked");
    return { done: true };
  },

  async unlinkTicket(call) {
    const both = await lockPair(call);
    if (await deleteTicketLink(call.db, both[0].id, both[1].id)) await recordLink(call, both, "unlinked");
    return { done: true };
  },
});
