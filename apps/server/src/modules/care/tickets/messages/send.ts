/** Queues a message to one person of a ticket, in the transaction that causes it. */
import type { Channel } from "@stoep/contract/care";
import { type Language, languages } from "@stoep/contract/kernel";
import type { Network } from "#kernel/actor.ts";
import type { MailScope, NoticeScope } from "#kernel/call.ts";
import { queuePaidTexts, type TextPayer } from "#modules/accounts/index.ts";
import { queueMails, type Template } from "#modules/notifications/index.ts";
import { selectRecipient } from "../store/recipients.ts";

export type MessageCall = MailScope & NoticeScope;

interface OutgoingMessage<V extends Record<string, string>> {
  template: Template<V>;
  /** The line of the thread: each message is sent once. */
  momentId: string;
  person: { id: string; language: string };
  channel: Channel;
  /** Who pays for a text message. */
  payer: TextPayer;
  values: (language: Language) => NoInfer<V>;
}

/** Returns whether it was queued: a text message may be one too many. */
export async function sendToPerson<V extends Record<string, string>>(
  call: MessageCall,
  sent: OutgoingMessage<V>,
): Promise<boolean> {
  const { db, network } = call;
  const { template, momentId: subjectId, person, channel, payer, values } = sent;
  const recipients = selectRecipient(db, person.id, channel, languageOf(person, network));
  const message = { template, subjectId, networkId: network.id, values, recipients };
  const queued = channel === "mail" ? queueMails(call, message) : queuePaidTexts(call, payer, message);
  return (await queued) > 0;
}

/** The person's language if we support it, else the network's first. */
export const languageOf = ({ language }: { language: string }, network: Pick<Network, "languages">): Language =>
  languages.find((one) => one === language) ?? network.languages[0] ?? "en";

export const networkUrl = ({ config, network }: Pick<MessageCall, "config" | "network">): string =>
  `${config.publicUrl}/${network.slug}`;
