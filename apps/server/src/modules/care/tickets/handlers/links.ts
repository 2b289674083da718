/** Tickets that belong together. A confidential one leaves no trace on the other, where more people read. S2 §3 */
import { ticketLimits, ticketParts } from "@stoep/contract/care";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuseFields } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { announceTicket, moverOf } from "../moving.ts";
import { lockTicket } from "../opening.ts";
import { countLinks, deleteLink, insertLink } from "../store/links.ts";
import { addMoment } from "../store/thread.ts";
import type { LockedTicket } from "../store/writing.ts";
import { subjectOf } from "../subject.ts";

type Call = RouteCall<Staff, Tx> & { params: { ticketId: string }; body: { otherId: string } };

/** Locked in one order, so that two who link the same two cannot deadlock. */
async function lockBoth({ actor, body, db, params }: Call): Promise<[LockedTicket, LockedTicket]> {
  const { ticketId } = params;
  if (ticketId === body.otherId) return refuseFields({ otherId: "invalid" });
  const found = new Map<string, LockedTicket>();
  for (const id of [ticketId, body.otherId].sort()) found.set(id, await lockTicket(db, actor, id));
  return [found.get(ticketId), found.get(body.otherId)] as [LockedTicket, LockedTicket];
}

async function say(call: Call, both: readonly [LockedTicket, LockedTicket], kind: "linked" | "unlinked") {
  const { actor, db, now } = call;
  const [one, other] = both;
  const said = both.filter((row) => row.isConfidential || !(row === one ? other : one).isConfidential);
  for (const { id } of said) await addMoment(db, { ticketId: id, kind, at: now, byAccount: actor.accountId });
  const action = kind === "linked" ? "care.linkTicket" : "care.unlinkTicket";
  for (const row of said) await record(call, { action, subject: subjectOf(row) });
  await announceTicket(moverOf(call), one.organisationId);
}

export const linkHandlers = handle(ticketParts, {
  async linkTicket(call) {
    const both = await lockBoth(call);
    const [one, other] = both;
    for (const { id } of both)
      if ((await countLinks(call.db, id)) >= ticketLimits.links) refuseFields({ otherId: "tooMany" });
    if (await insertLink(call.db, one.id, other.id)) await say(call, both, "linked");
    return { done: true };
  },

  async unlinkTicket(call) {
    const both = await lockBoth(call);
    if (await deleteLink(call.db, both[0].id, both[1].id)) await say(call, both, "unlinked");
    return { done: true };
  },
});
