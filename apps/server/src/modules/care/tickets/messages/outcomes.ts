/** The outcomes of a ticket's messages, and sending one again. */
import type { Delivery } from "@stoep/contract/notifications";
import type { Db } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { repeatPaidText } from "#modules/accounts/index.ts";
import { listDeliveries, sendAgain, settledDelivery } from "#modules/notifications/index.ts";
import type { MomentRow } from "../store/thread.ts";
import type { LockedTicket } from "../store/tickets.ts";
import { findReachablePerson } from "./channels.ts";
import { mails } from "./mails.ts";
import type { MessageCall } from "./send.ts";

const templates = Object.values(mails);

/**
 * By the message's id. Of the outbox while it has the message, else as noted. Only the latest message to a person can be sent again:
 * what an earlier one says may no longer be so.
 */
export async function listMessageDeliveries(db: Db, moments: readonly MomentRow[]): Promise<Map<string, Delivery>> {
  const messages = moments.flatMap(({ id, toPerson, delivery }) => (delivery ? [{ id, toPerson, delivery }] : []));
  const found = await listDeliveries(
    db,
    templates,
    messages.map(({ id }) => id),
  );
  const latest = new Map(messages.map(({ id, toPerson }) => [toPerson, id]));
  return new Map(
    messages.map(({ id, toPerson, delivery }) => {
      const { outcome, can } = found.get(id) ?? settledDelivery(delivery);
      const isOutdated = can.sendAgain === true && latest.get(toPerson) !== id;
      return [id, { outcome, can: { sendAgain: isOutdated ? "newer_message" : can.sendAgain } }];
    }),
  );
}

/**
 * To where the person can be reached today. Returns whether it was queued now. Refuses with `person_gone`, `person_suspended`,
 * `no_contact`, `already_sent` and `words_not_kept`; a text message with `texts_spent` and `too_many_requests` too.
 */
export async function sendMessageAgain(
  call: MessageCall & { accountId: string | null },
  { organisationId }: LockedTicket,
  { id, toPerson, channel }: MomentRow,
): Promise<boolean> {
  const person = (await findReachablePerson(call.db, organisationId, toPerson)) ?? refuse("person_gone");
  if (person.suspendedAt !== null) refuse("person_suspended");
  const recipient =
    (channel === "mail" ? person.email : person.hasMobile ? person.phone : null) ?? refuse("no_contact");
  const send = () => sendAgain(call, { templates, subjectId: id, recipient });
  const { accountId } = call;
  return channel === "text" ? repeatPaidText(call, { organisationId, accountId, phone: recipient }, send) : send();
}
