/** What goes out to candidates: by mail or text message, as they were asked. Whoever was called hears it from the concierge. */
import { type Language, languages } from "@stoep/contract/kernel";
import type { Network } from "#kernel/actor.ts";
import type { Context } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { queueMails, queueTexts, type Recipient } from "#modules/notifications/index.ts";
import { mails } from "./mails.ts";
import { listCandidateContacts } from "./store/candidates.ts";
import { selectTextRecipient } from "./store/recipients.ts";
import { listLinkedAccounts } from "./store/task-requests.ts";

type Call = Pick<Context<Tx>, "config" | "db" | "now" | "enqueue"> & { network: Network };

export interface CandidateMessage {
  organisation: string;
  task: string;
  /** Of each candidate by their id, for whoever is asked. */
  tokens?: ReadonlyMap<string, string>;
}

const mailTemplates = { asked: mails.helpAsked, thanked: mails.helpThanked, stopped: mails.helpNotNeeded };

/** Each once: a second time it is the same mail about the same subject. */
export async function notifyCandidates(
  call: Call,
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

/** Open screens of linked helpers show at once what they are asked and what became of it. `helperIds`: who had it, asked or not. */
export async function announceToLinkedHelpers(
  { db, network, announce }: Pick<Context<Tx>, "db" | "announce"> & { network: Network },
  ticketId: string,
  helperIds: readonly (string | null)[] = [],
): Promise<void> {
  const ids = helperIds.filter((id) => id !== null);
  for (const { accountId } of await listLinkedAccounts(db, ticketId, ids))
    if (accountId !== null) await announce("care", { networkId: network.id, accountId });
}

/** Theirs if we write it, else the network's first. */
const languageOf = (spoken: string, network: Network): Language =>
  languages.find((one) => one === spoken) ?? network.languages[0] ?? "en";
