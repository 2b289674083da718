/** Messages to candidates, by the channel by which they were asked: mail or text message. The concierge calls those who were phoned. */
import type { Channel, TaskRequestPreview } from "@stoep/contract/care";
import { type Language, languages } from "@stoep/contract/kernel";
import type { Network } from "#kernel/actor.ts";
import type { MailScope, NoticeScope } from "#kernel/call.ts";
import { isMobileNumber } from "#kernel/mobile-number.ts";
import { refuse } from "#kernel/refuse.ts";
import { queuePaidTexts, repeatPaidText, type TextPayer } from "#modules/accounts/index.ts";
import { queueMails, type Recipient, renderMessage, sendAgain } from "#modules/notifications/index.ts";
import { findAddressees } from "../people/index.ts";
import { insertMoment } from "../tickets/index.ts";
import { mails } from "./mails.ts";
import { type CandidateContact, listCandidateContacts } from "./store/candidates.ts";
import { selectTextRecipient } from "./store/recipients.ts";
import { listLinkedAccounts } from "./store/task-requests.ts";

export interface CandidateMessage {
  ticketId: string;
  /** Who pays for text messages, and wrote them. */
  payer: TextPayer;
  organisation: string;
  /** What is to be done, and in which neighbourhood. */
  task: (language: Language) => string;
  /** The token of each candidate by their id, for requests. */
  tokens?: ReadonlyMap<string, string>;
}

const mailTemplates = { asked: mails.helpAsked, thanked: mails.helpThanked, stopped: mails.helpNotNeeded };

/**
 * Each message is sent once: a repeated call queues a mail about the same subject, which is dropped. Returns how many text messages
 * were one too many.
 */
export async function notifyCandidates(
  call: MailScope & NoticeScope,
  what: keyof typeof mailTemplates,
  candidateIds: readonly string[],
  message: CandidateMessage,
): Promise<number> {
  const { payer, tokens } = message;
  if (candidateIds.length === 0) return 0;
  const { config, network, db } = call;
  const home = `${config.publicUrl}/${network.slug}`;
  const linkOf = (id: string) => (tokens?.has(id) ? `${home}/care/answer/${tokens.get(id)}` : `${home}/public`);
  const about = aboutIn(call, message);
  const template = mailTemplates[what];
  const recipients: Recipient[] = [];
  let tooMany = 0;
  const rows = await listCandidateContacts(db, candidateIds);
  const addressees = await findAddressees(
    db,
    rows.map(({ helperId }) => helperId),
  );
  for (const row of rows) {
    const { id, channel, email } = row;
    const language = languageOf(row.language, network);
    const forWhom = addressees(row.helperId, channel);
    await keepInThread(call, what, row, { language, message, forWhom: forWhom(language) });
    const link = linkOf(id);
    if (channel === "mail" && email)
      recipients.push({
        accountId: null,
        email,
        language,
        subjectId: id,
        values: { link, forWhom: forWhom(language) },
      });
    if (channel !== "text") continue;
    const queued = await queuePaidTexts(call, payer, {
      template,
      subjectId: id,
      networkId: network.id,
      values: (language) => ({ ...about(language), link, forWhom: forWhom(language) }),
      recipients: selectTextRecipient(db, id, language),
    });
    if (queued === 0) tooMany++;
  }
  const [first] = recipients;
  if (!first) return tooMany;
  await queueMails(call, {
    template,
    subjectId: first.subjectId ?? "",
    networkId: network.id,
    recipients,
    values: (language) => ({ ...about(language), link: `${home}/public`, forWhom: "" }),
  });
  return tooMany;
}

const aboutIn =
  (
    { network }: Pick<NoticeScope, "network">,
    { organisation, task }: Pick<CandidateMessage, "organisation" | "task">,
  ) =>
  (language: Language) => ({ organisation, task: task(language), network: network.name });

/** The thread keeps the words that are sent, without the personal link; of a call, that it is to be made. */
async function keepInThread(
  call: MailScope & NoticeScope,
  what: keyof typeof mailTemplates,
  { helperId, channel }: CandidateContact,
  { language, message, forWhom }: { language: Language; message: CandidateMessage; forWhom: string },
): Promise<void> {
  if (what !== "asked" && channel === "phone") return;
  const values = { ...aboutIn(call, message)(language), link: "", forWhom };
  await insertMoment(call.db, {
    ticketId: message.ticketId,
    kind: what === "asked" ? "asked" : "message",
    at: call.now,
    byAccount: message.payer.accountId,
    toPerson: helperId,
    channel,
    text: channel === "phone" ? "" : renderMessage(channel, mailTemplates[what], language, values).words,
  });
}

/** To whom a request would go, and how. */
interface AskedPerson {
  name: string;
  channel: Channel;
  /** As they speak it. */
  language: string;
  forWhom: (language: Language) => string;
}

/** The requests as they would be sent, by the same templates; each text once, with those who get it. */
export function previewTaskRequests(
  { config, network }: Pick<MailScope & NoticeScope, "config" | "network">,
  message: Pick<CandidateMessage, "organisation" | "task">,
  people: readonly AskedPerson[],
): TaskRequestPreview["messages"] {
  const link = `${config.publicUrl}/${network.slug}/care/answer/…`;
  const groups = Map.groupBy(people, ({ channel, language, forWhom }) => {
    const written = languageOf(language, network);
    return `${channel} ${written} ${forWhom(written)}`;
  });
  return [...groups.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const { channel } = first;
    const language = languageOf(first.language, network);
    const values = { ...aboutIn({ network }, message)(language), link, forWhom: first.forWhom(language) };
    const { subject, text } = renderMessage(channel, mails.helpAsked, language, values);
    return [{ channel, language, names: some.map(({ name }) => name), subject, text }];
  });
}

/**
 * The latest message to them, to where they can be reached today. Returns whether it was queued now. Refuses with `helper_unavailable`,
 * `no_contact`, `already_sent` and `words_not_kept`; a text message with `texts_spent` and `too_many_requests` too.
 */
export async function sendToCandidateAgain(
  call: MailScope & NoticeScope,
  candidateId: string,
  payer: TextPayer,
): Promise<boolean> {
  const [person] = await listCandidateContacts(call.db, [candidateId]);
  const { channel, email, phone } = person ?? refuse("helper_unavailable");
  const textable = (await isMobileNumber(phone)) ? phone : null;
  const recipient = { mail: email, text: textable, phone: null }[channel] ?? refuse("no_contact");
  const send = () => sendAgain(call, { templates: Object.values(mails), subjectId: candidateId, recipient });
  return channel === "text" ? repeatPaidText(call, { ...payer, phone: recipient }, send) : send();
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
