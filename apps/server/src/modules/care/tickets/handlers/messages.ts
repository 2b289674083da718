/** Messages to the member or the helper of a ticket, kept in its thread. S2 §3 */
import { ticketLimits, tickets } from "@stoep/contract/care";
import type { Language } from "@stoep/contract/kernel";
import type { StaffCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { textVerdict } from "#modules/accounts/index.ts";
import { record } from "#modules/audit/index.ts";
import { findAddressees } from "../../people/index.ts";
import { lockVisibleTicket } from "../access.ts";
import { ticketSubject } from "../audit-subject.ts";
import { channelVerdict, findPersonOnSide } from "../messages/channels.ts";
import { mails } from "../messages/mails.ts";
import { listMessageDeliveries, sendMessageAgain } from "../messages/outcomes.ts";
import { languageOf, networkUrl, sendToPerson } from "../messages/send.ts";
import { findOutwardLine } from "../outward.ts";
import { updateDelivery } from "../store/deliveries.ts";
import { insertMoment, listMoments } from "../store/thread.ts";
import { announceTicket, ticketCallOf } from "../transitions.ts";
import { viewMoment } from "../views.ts";

export const messageHandlers = handle(tickets, {
  async messageTicket(call) {
    const { actor, body, db, now, params } = call;
    const { to, channel, text: words } = body;
    const row = await lockVisibleTicket(db, actor, params.ticketId);
    if (to === "helper" && row.helperId === null) refuse("helper_unavailable");
    const found = await findPersonOnSide(db, row, to);
    const mover = ticketCallOf(call);
    const { organisation } = actor;
    const texts = channel === "mail" || (await textVerdict(mover, organisation.id));
    ensure(channelVerdict(to, row.state, found, { channel, texts }));
    const person = found ?? refuse("person_gone");
    const forWhom = (await findAddressees(db, [person.id]))(person.id, channel);
    // The name before it counts too, so that it stays one text message.
    const told = forWhom(languageOf(person, actor.network)) + words;
    if (channel === "text" && told.length > ticketLimits.textMessage) refuseFields({ text: "tooLong" });
    const momentId = await insertMoment(db, {
      ticketId: row.id,
      kind: "message",
      at: now,
      byAccount: actor.accountId,
      toPerson: person.id,
      channel,
      text: words,
      delivery: "queued",
    });
    const line = await findOutwardLine(db, row.id);
    const about = { organisation: organisation.name, network: actor.network.name, words };
    const values = (language: Language) => ({ ...about, task: line(language), forWhom: forWhom(language) });
    const link = `${networkUrl(mover)}/organisations/${organisation.id}`;
    const payer = { organisationId: organisation.id, accountId: actor.accountId };
    const shared = { momentId, person, channel, payer };
    const isQueued =
      channel === "mail"
        ? await sendToPerson(mover, {
            template: mails.ticketMessage,
            ...shared,
            values: (language) => ({ ...values(language), link }),
          })
        : await sendToPerson(mover, { template: mails.ticketText, ...shared, values });
    // Their number had several just now.
    if (!isQueued && channel === "text") refuse("too_many_requests");
    await record(call, { action: "care.messageTicket", subject: ticketSubject(row) });
    await announceTicket(mover, row.organisationId);
    return presentMessage(call, row.id, momentId);
  },

  async sendMessageAgain(call) {
    const { actor, db, params } = call;
    const row = await lockVisibleTicket(db, actor, params.ticketId);
    const { moment, delivery } = await findMessage(db, row.id, params.momentId);
    if (delivery.can.sendAgain === "newer_message") refuse("newer_message");
    const mover = ticketCallOf(call);
    if (await sendMessageAgain(mover, row, moment)) {
      await updateDelivery(db, [moment.id], "queued");
      await record(call, { action: "care.sendAgain", subject: ticketSubject(row) });
      await announceTicket(mover, row.organisationId);
    }
    return presentMessage(call, row.id, moment.id);
  },
});

/** Refuses with `not_found` if the thread has no such message. */
async function findMessage(db: Db, ticketId: string, momentId: string) {
  const moments = await listMoments(db, ticketId);
  const moment = moments.find(({ id }) => id === momentId) ?? refuse("not_found");
  const delivery = (await listMessageDeliveries(db, moments)).get(moment.id) ?? refuse("not_found");
  return { moment, delivery };
}

async function presentMessage({ actor, db }: Pick<StaffCall, "actor" | "db">, ticketId: string, momentId: string) {
  const { moment, delivery } = await findMessage(db, ticketId, momentId);
  return viewMoment(moment, actor, delivery);
}
