/** Handing something over for one person of a ticket, in the transaction that makes it necessary. */
import type { Channel } from "@stoep/contract/care";
import { type Language, languages } from "@stoep/contract/kernel";
import type { Network } from "#kernel/actor.ts";
import type { Context } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { queueMails, queueTexts, type Template } from "#modules/notifications/index.ts";
import { addressOf } from "../store/addresses.ts";

export type Sender = Pick<Context<Tx>, "config" | "db" | "now" | "enqueue"> & { network: Network };

interface Sent<V extends Record<string, string>> {
  template: Template<V>;
  /** The line of the thread: each is sent once. */
  momentId: string;
  person: { id: string; language: string };
  channel: Channel;
  values: (language: Language) => NoInfer<V>;
}

export async function sendToPerson<V extends Record<string, string>>(call: Sender, sent: Sent<V>): Promise<void> {
  const { db, network } = call;
  const { template, momentId: subjectId, person, channel, values } = sent;
  const queue = channel === "mail" ? queueMails : queueTexts;
  const recipients = addressOf(db, person.id, channel, languageOf(person, network));
  await queue(call, { template, subjectId, networkId: network.id, values, recipients });
}

/** Theirs if we write it, else the network's first. */
export const languageOf = ({ language }: { language: string }, network: Pick<Network, "languages">): Language =>
  languages.find((one) => one === language) ?? network.languages[0] ?? "en";

export const homeOf = ({ config, network }: Pick<Sender, "config" | "network">): string =>
  `${config.publicUrl}/${network.slug}`;
