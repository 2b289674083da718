import type { Language } from "@stoep/contract/kernel";
import type { Surroundings } from "#kernel/call.ts";
import { sendMails } from "./jobs.ts";
import { insertDeliveries, type Recipient, type RecipientQuery } from "./store.ts";
import { canBeRefused, laneOf, type MailValues, type Template } from "./templates.ts";

export interface QueuedMail<T extends Template> {
  template: T;
  /** What the mail is about: one mail per template, subject and recipient, however often it is queued. */
  subjectId: string;
  networkId: string | null;
  /** Called once for each of the four languages. */
  values: (language: Language) => MailValues[T];
  /** Whoever refuses all mails is left out, unless the template is one that nobody can refuse. */
  recipients: RecipientQuery | Recipient[];
}

type Caller = Pick<Surroundings, "config" | "db" | "now" | "enqueue">;

/**
 * Queues mails in the caller's transaction: `caller.db` and `caller.enqueue` belong to it. Two or three statements, however
 * many recipients. Answers how many mails are new.
 */
export async function queueMails<T extends Template>(caller: Caller, mail: QueuedMail<T>): Promise<number> {
  const { template, subjectId, networkId, recipients } = mail;
  const valuesIn = (language: Language): Record<string, string> => ({ ...mail.values(language) });
  const content = { en: valuesIn("en"), nl: valuesIn("nl"), fr: valuesIn("fr"), tr: valuesIn("tr") };
  const own = Array.isArray(recipients) ? recipients.map(({ values = {} }) => values) : [];
  for (const values of [...Object.values(content), ...own]) checkLinks(caller.config.publicUrl, values);
  const row = {
    networkId,
    template,
    subjectId,
    lane: laneOf[template],
    content,
    isRefusable: canBeRefused[template],
  };
  const added = await insertDeliveries(caller.db, caller.now, row, recipients);
  if (added > 0) await caller.enqueue(sendMails, {});
  return added;
}

/** D §2: every link in a mail starts with the configured address. */
function checkLinks(publicUrl: string, values: Record<string, string>): void {
  for (const name of ["link", "preferencesLink"]) {
    const link = values[name];
    if (link !== undefined && !link.startsWith(`${publicUrl}/`)) throw new Error(`${name} leads elsewhere`);
  }
}
