import type { Language } from "@stoep/contract/kernel";
import type { MailScope } from "#kernel/call.ts";
import { inEach } from "#kernel/texts.ts";
import type { Template } from "../mail/index.ts";
import type { Recipient, RecipientQuery } from "../recipients.ts";
import { senders } from "./channels.ts";
import type { Channel } from "./rules.ts";
import { insertDeliveries } from "./store/new-deliveries.ts";

type MailValues = Record<string, string>;

export interface QueuedMail<V extends MailValues> {
  template: Template<V>;
  /** What the mail is about: one mail per template, subject and recipient, however often it is queued. */
  subjectId: string;
  networkId: string | null;
  /** Called once for each language. */
  values: (language: Language) => NoInfer<V>;
  /** People who refuse all mails are left out, unless nobody can refuse this template. */
  recipients: RecipientQuery | Recipient[];
  /** An earlier mail by this template about the same subject to the same recipient gives way: it had another link. */
  isRenewed?: true;
}

/**
 * Queues mails in the caller's transaction: `caller.db` and `caller.enqueue` belong to it. Two or three statements, however
 * many recipients. Returns how many mails are new.
 */
export function queueMails<V extends MailValues>(caller: MailScope, mail: QueuedMail<V>): Promise<number> {
  return queueDeliveries(caller, "mail", mail);
}

type QueuedByQuery<V extends MailValues> = QueuedMail<V> & { recipients: RecipientQuery };
/** `most`: how many at once; null: all. */
export type QueuedTexts<V extends MailValues> = QueuedByQuery<V> & { most?: number | null };

/** Queues pushes in the same way; `selectDevicesOf` turns people into recipients. */
export function queuePushes<V extends MailValues>(caller: MailScope, push: QueuedByQuery<V>): Promise<number> {
  return queueDeliveries(caller, "push", push);
}

/**
 * Queues text messages; the address is a number. The query must leave out people who did not ask for text messages. A number that had
 * several just now gets none. They cost: what an organisation causes goes through `queuePaidTexts` of accounts.
 */
export function queueTexts<V extends MailValues>(caller: MailScope, text: QueuedTexts<V>): Promise<number> {
  return queueDeliveries(caller, "text", text);
}

async function queueDeliveries<V extends MailValues>(
  caller: MailScope,
  channel: Channel,
  mail: QueuedMail<V> & { most?: number | null },
): Promise<number> {
  const { template, subjectId, networkId, recipients } = mail;
  const content = inEach((language): MailValues => ({ ...mail.values(language) }));
  const own = Array.isArray(recipients) ? recipients.map(({ values = {} }) => values) : [];
  for (const values of [...Object.values(content), ...own]) checkLinks(caller.config.publicUrl, values);
  const row = {
    channel,
    networkId,
    template: template.name,
    subjectId,
    lane: template.lane,
    content,
    most: mail.most ?? null,
    // People can refuse all mails; the other channels they have switched on one by one.
    isRefusable: template.isRefusable === true && channel === "mail",
    isRenewed: mail.isRenewed === true,
  };
  const added = await insertDeliveries(caller.db, caller.now, row, recipients);
  if (added > 0) await caller.enqueue(senders[channel], {});
  return added;
}

/** D §2: every link in a mail starts with the configured address. */
function checkLinks(publicUrl: string, values: Record<string, string>): void {
  for (const name of ["link", "preferencesLink", "unsubscribePage", "unsubscribeLink", "oneClickLink"]) {
    const link = values[name];
    if (link !== undefined && !link.startsWith(`${publicUrl}/`)) throw new Error(`${name} leads elsewhere`);
  }
}
