/** Messages to candidates, by the channel by which they were asked: mail or text message. The concierge calls those who were phoned. */
import { type Language, languages } from "@stoep/contract/kernel";
import type { Network } from "#kernel/actor.ts";
import type { MailScope, NoticeScope } from "#kernel/call.ts";
import { refuse } from "#kernel/refuse.ts";
import { queueMails, queueTexts, type Recipient, sendAgain } from "#modules/notifications/index.ts";
import { mails } from "./mails.ts";
import { listCandidateContacts } from "./store/candidates.ts";
import { selectTextRecipient } from "./store/recipients.ts";
import { listLinkedAccounts } from "./store/task-requests.ts";

export interface CandidateMessage {
  organisation: string;
  task: string;
  /** The token of each candidate by their id, for requests. */
  tokens?: ReadonlyMap<string, string>;
}

const mailTemplates = { asked: mails.helpAsked, thanked: mails.helpThanked, stopped: mails.helpNotNeeded };

/** Each message is sent once: a repeated call queues a mail about the same subject, which is dropped. */
export async function notifyCandidates(
  call: MailScope & { network: Network },
  what: keyof typeof mailTemplates,
  candidateIds: readonly string[],
  { organisation, task, tokens }: CandidateMessage,
): Promise<void> {
  if (candidateIds.length === 0) return;
  const { config, network, db } = call;
  const home = `${config.publicUrl}/${network.slug}`;
  const linkOf = (id: string) => (tokens?.has(id) ? `${home}/care/answer/${tokens.get(id)}` : `${home}/public`);
  const about = { organisation, task, network: network.name };
  const template = mailTemplates[what];
  const recipients: Recipient[] = [];
  for (const row of await listCandidateContacts(db, candidateIds)) {
    const { id, channel, email } = row;
    const language = languageOf(row.language, network);
    const link = linkOf(id);
    if (channel === "mail" && email)
      recipients.push({ accountId: null, email, language, subjectId: id, values: { link } });
    if (channel === "text")
      await queueTexts(call, {
        template,
        subjectId: id,
        networkId: network.id,
        values: () => ({ ...about, link }),
        recipients: selectTextRecipient(db, id, language),
      });
  }
  const [first] = recipients;
  if (!first) return;
  await queueMails(call, {
    template,
    subjectId: first.subjectId ?? "",
    networkId: network.id,
    recipients,
    values: () => ({ ...about, link: `${home}/public` }),
  });
}

/**
 * The latest message to them, to where they can be reached today. Returns whether it was queued now. Refuses with `helper_unavailable`,
 * `no_contact`, `already_sent` and `words_not_kept`.
 */
export async function sendToCandidateAgain(call: MailScope, candidateId: string): Promise<boolean> {
  const [person] = await listCandidateContacts(call.db, [candidateId]);
  const { channel, email, phone } = person ?? refuse("helper_unavailable");
  const recipient = { mail: email, text: phone, phone: null }[channel] ?? refuse("no_contact");
  return sendAgain(call, { templates: Object.values(mails), subjectId: candidateId, recipient });
}

/** Refreshes the screens of linked helpers who were asked. `helperIds`: also those who have or had the ticket without being asked. */
export async function announceToLinkedHelpers(
  { db, network, announce }: Pick<NoticeScope, "db" | "announce" | "network">,
  ticketId: string,
  helperIds: readonly (string | null)[] = [],
): Promise<void> {
  const ids = helperIds.filter((id) => id !== null);
  for (const { accountId } of await listLinkedAccounts(db, ticketId, ids))
    if (accountId !== null) await announce("care", { networkId: network.id, accountId });
}

/** The helper's language if we support it, else the network's first. */
const languageOf = (spoken: string, network: Network): Language =>
  languages.find((one) => one === spoken) ?? network.languages[0] ?? "en";
