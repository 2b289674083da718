/** One message that Stoep sends by itself about a ticket, by a channel that reaches the person; the thread keeps it. S2 §4 */
import type { Language } from "@stoep/contract/kernel";
import { textVerdict } from "#modules/accounts/index.ts";
import { renderMessage, type Template } from "#modules/notifications/index.ts";
import { channelToTell } from "../../channels.ts";
import { type ForWhom, findAddressees } from "../../people/index.ts";
import { insertMoment } from "../store/thread.ts";
import type { LockedTicket } from "../store/tickets.ts";
import type { ReachablePerson } from "./channels.ts";
import { languageOf, type MessageCall, sendToPerson } from "./send.ts";

/** `accountId`: the colleague whose act it is; null: nobody's in particular. */
export type TellCall = MessageCall & { accountId: string | null };

interface Message<V extends Record<string, string>> {
  template: Template<V>;
  ticket: Pick<LockedTicket, "id" | "organisationId">;
  person: ReachablePerson;
  /** Called only if something is sent: it may make a personal link. `forWhom`: begins a message to what several people share. */
  values: (forWhom: ForWhom) => Promise<(language: Language) => NoInfer<V>>;
}

/** Returns whether it was queued: the concierge calls those whom no channel reaches. */
export async function tellPerson<V extends Record<string, string>>(
  call: TellCall,
  message: Message<V>,
): Promise<boolean> {
  const { db, now, network, accountId } = call;
  const { template, ticket, person } = message;
  const { organisationId } = ticket;
  const channel = channelToTell(person.reach);
  if (channel === null) return false;
  // As if they had no number.
  if (channel === "text" && (await textVerdict(call, organisationId, person.phone)) !== true) return false;
  const values = await message.values((await findAddressees(db, [person.id]))(person.id, channel));
  const language = languageOf(person, network);
  const momentId = await insertMoment(db, {
    ticketId: ticket.id,
    kind: "message",
    at: now,
    byAccount: accountId,
    toPerson: person.id,
    channel,
    text: renderMessage(channel, template, language, values(language)).words,
    delivery: "queued",
  });
  return sendToPerson(call, { template, momentId, person, channel, payer: { organisationId, accountId }, values });
}
