/** Messages to the member or the helper of a ticket, which its thread keeps. S2 §3 */
import { tickets } from "@stoep/contract/care";
import { handle } from "#kernel/module.ts";
import { ensure, refuse } from "#kernel/refuse.ts";
import { record } from "#modules/audit/index.ts";
import { announceTicket, moverOf } from "../moving.ts";
import { lockTicket } from "../opening.ts";
import { addMoment, findMoment } from "../store/thread.ts";
import { subjectOf } from "../subject.ts";
import { mails } from "../telling/mails.ts";
import { findSide, wayVerdict } from "../telling/reach.ts";
import { homeOf, sendToPerson } from "../telling/sending.ts";
import { viewMoment } from "../views.ts";

export const messageHandlers = handle(tickets, {
  async messageTicket(call) {
    const { actor, body, db, now, params } = call;
    const { to, channel, text: words } = body;
    const row = await lockTicket(db, actor, params.ticketId);
    if (to === "helper" && row.helperId === null) refuse("helper_unavailable");
    const found = await findSide(db, row, to);
    ensure(wayVerdict(to, row.state, found, channel));
    const person = found ?? refuse("person_gone");
    const momentId = await addMoment(db, {
      ...{ ticketId: row.id, kind: "message", at: now, byAccount: actor.accountId },
      ...{ toPerson: person.id, channel, text: words, delivery: "queued" },
    });
    const mover = moverOf(call);
    const about = { organisation: actor.organisation.name, network: actor.network.name, task: row.title, words };
    const link = `${homeOf(mover)}/organisations/${actor.organisation.id}`;
    const shared = { momentId, person, channel };
    if (channel === "mail")
      await sendToPerson(mover, { template: mails.ticketMessage, ...shared, values: () => ({ ...about, link }) });
    else await sendToPerson(mover, { template: mails.ticketText, ...shared, values: () => about });
    await record(call, { action: "care.messageTicket", subject: subjectOf(row) });
    await announceTicket(mover, row.organisationId);
    return viewMoment(await findMoment(db, momentId), [], actor);
  },
});
