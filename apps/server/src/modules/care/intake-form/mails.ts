/** Two mails without anything that was typed, because the sender may not own the address: a form has arrived, or waits for its link. */
import type { Language } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import type { Network } from "#kernel/actor.ts";
import type { MailScope } from "#kernel/call.ts";
import { defineMails, mailKind, queueMails } from "#modules/notifications/index.ts";
import { waitingHours } from "./rules.ts";
import { words } from "./texts.ts";

type ReceiptValues = { organisation: string; network: string; link: string };

type ConfirmationValues = { organisation: string; network: string; link: string; hours: string };

const outcome = { notShown: "The screen says that the form has arrived, which it has." };
export const mails = defineMails(words, {
  helpFormReceived: mailKind<ReceiptValues>({ lane: 2, outcome }),
  helpFormWaits: mailKind<ConfirmationValues>({
    lane: 1,
    outcome: { notShown: "Nobody reads the form before its link is followed, and its sender can send it again." },
  }),
});

interface FormReceipt {
  form: { id: string; name: string };
  email: string;
  language: Language;
  /** null: they are suspended, and get none. */
  ticketId: string | null;
}

export async function sendReceipt(
  call: MailScope & { network: Network },
  { form, email, language, ticketId }: FormReceipt,
): Promise<void> {
  const { config, network } = call;
  const link = `${config.publicUrl}/${network.slug}/organisations/${form.id}`;
  await queueMails(call, {
    template: mails.helpFormReceived,
    subjectId: ticketId ?? newId(),
    networkId: network.id,
    recipients: [{ accountId: null, email, language }],
    values: () => ({ organisation: form.name, network: network.name, link }),
  });
}

/** With the link that sends a form that waits. */
export async function sendConfirmation(
  call: MailScope & { network: Network },
  { form, email, language, subjectId, token }: Omit<FormReceipt, "ticketId"> & { subjectId: string; token: string },
): Promise<void> {
  const { config, network } = call;
  const link = `${config.publicUrl}/forms/${network.slug}/care/${form.id}/confirm?token=${token}`;
  await queueMails(call, {
    template: mails.helpFormWaits,
    subjectId,
    networkId: network.id,
    recipients: [{ accountId: null, email, language }],
    values: () => ({ organisation: form.name, network: network.name, link, hours: String(waitingHours) }),
  });
}
