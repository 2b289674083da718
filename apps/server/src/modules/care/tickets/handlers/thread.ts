/** What colleagues write in the thread of a ticket. S2 §3 */
import { type MomentKind, tickets } from "@stoep/contract/care";
import { wallAt } from "@stoep/contract/publishing";
import type { Staff } from "#kernel/actor.ts";
import type { RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { doerOf, tellColleagues } from "../../notices/index.ts";
import { findConcierges } from "../../settings/index.ts";
import { announceTicket, moverOf } from "../moving.ts";
import { lockTicket } from "../opening.ts";
import { addMoment, findMoment, insertEntry, namesOf } from "../store/thread.ts";
import type { LockedTicket } from "../store/writing.ts";
import { viewMoment } from "../views.ts";

type Call = RouteCall<Staff, Tx>;

export const threadHandlers = handle(tickets, {
  async commentTicket(call) {
    const row = await lockTicket(call.db, call.actor, call.params.ticketId);
    return write(call, row, { kind: "comment", text: call.body.text });
  },

  async noteTicket(call) {
    const { actor, body, db, params } = call;
    const row = await lockTicket(db, actor, params.ticketId);
    const mentions = [...new Set(body.mentionIds)];
    const known = await findConcierges(db, actor.organisation.id, mentions);
    if (known.length !== mentions.length) refuseFields({ mentionIds: "mentionUnknown" });
    const note = await write(call, row, { kind: "note", text: body.text, mentions });
    const event = { kind: "mentioned", eventId: note.id, actor: doerOf(actor) } as const;
    await tellColleagues(moverOf(call), row, event, mentions);
    return note;
  },

  async enterHours(call) {
    const { actor, body, db, now, params } = call;
    const row = await lockTicket(db, actor, params.ticketId);
    const { organisationId, helperId } = row;
    if (helperId === null) return refuse("helper_unavailable");
    if (body.onDay > wallAt(now, actor.network.timeZone).day) refuseFields({ onDay: "invalid" });
    await insertEntry(db, {
      ...{ organisationId, helperId, ticketId: row.id, writtenBy: actor.accountId, createdAt: now },
      ...body,
    });
    const hours = `${Math.floor(body.minutes / 60)}:${String(body.minutes % 60).padStart(2, "0")}`;
    return write(call, row, { kind: "entry", text: `${hours} ${body.text}`.trim(), toPerson: helperId });
  },
});

async function write(
  call: Call,
  row: LockedTicket,
  moment: { kind: MomentKind; text: string; mentions?: string[]; toPerson?: string },
) {
  const { actor, db, now } = call;
  const id = await addMoment(db, { ticketId: row.id, at: now, byAccount: actor.accountId, ...moment });
  await announceTicket(moverOf(call), row.organisationId);
  const written = await findMoment(db, id);
  const names = written.mentions.length > 0 ? await namesOf(db, written.mentions) : [];
  return viewMoment(written, names, actor);
}
