/** Queues a message to one person of a ticket, in the transaction that causes it. */
import type { Channel } from "@stoep/contract/care";
import { type Language, languages } from "@stoep/contract/kernel";
import type { Network } from "#kernel/actor.ts";
import type { MailScope } from "#kernel/call.ts";
import { queueMails, queueTexts, type Template } from "#modules/notifications/index.ts";
import { selectRecipient } from "../store/recipients.ts";

export type MessageCall = MailScope & { network: Network };

interface OutgoingMessage<V extends Record<string, string>> {
  template: Template<V>;
  /** The line of the thread: each message is sent once. */
  momentId: string;
  person: { id: string; language: string };
  channel: Channel;
  values: (language: Language) => NoInfer<V>;
}

export async function sendToPerson<V extends Record<string, string>>(
  call: MessageCall,
  sent: OutgoingMessage<V>,
): Promise<void> {
  const { db, network } = call;
  const { template, momentId: subjectId, person, channel, values } = sent;
  const queue = channel === "mail" ? queueMails : queueTexts;
  const recipients = selectRecipient(db, person.id, channel, languageOf(person, network));
  await queue(call, { template, subjectId, networkId: network.id, values, recipients });
}

/** The person's language if we support it, else the network's first. */
export const languageOf = ({ language }: { language: string }, network: Pick<Network, "languages">): Language =>
  languages.find((one) => one === language) ?? network.languages[0] ?? "en";

export const networkUrl = ({ config, network }: Pick<MessageCall, "config" | "network">): string =>
  `${config.publicUrl}/${network.slug}`;
