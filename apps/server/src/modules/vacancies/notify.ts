/** Notices about applications. Applicants are mailed at the address of their account, which is verified, not at one that was typed. */
import type { Language } from "@stoep/contract/kernel";
import type { Delivery } from "@stoep/contract/notifications";
import type { MailScope, NetworkCall, ResidentCall } from "#kernel/call.ts";
import type { Db } from "#kernel/database.ts";
import { refuse } from "#kernel/refuse.ts";
import { listDeliveries, notifyPeople, queueMails, sendAgain } from "#modules/notifications/index.ts";
import { mails } from "./mails.ts";
import { selectContactPeople, type VacancyRow } from "./store/own-applications.ts";

interface Person {
  accountId: string | null;
  email: string;
  language: Language;
}

const residentLink = ({ config, actor }: Pick<NetworkCall, "config" | "actor">, postId: string) =>
  `${config.publicUrl}/${actor.network.slug}/vacancies/${postId}/application`;

/** Notifies the contact person or else the author, and the applicant. Once for each application. */
export async function notifyNewApplication(
  call: ResidentCall,
  vacancy: VacancyRow,
  application: { id: string; applicant: { email: string; language: Language } },
): Promise<void> {
  const { actor, config } = call;
  const { network } = actor;
  const { id: subjectId, applicant } = application;
  const { postId, originalTitle: title, organisation, contactEmail: email } = vacancy;
  const about = { title, organisation, network: network.name };
  const told = await notifyPeople(
    { ...call, network },
    {
      kind: "vacancies.applied",
      eventId: subjectId,
      object: { kind: "post", id: postId },
      details: { title, organisation },
      readers: selectContactPeople(call.db, vacancy),
    },
  );
  // A contact person who is not a member of the organisation has no preferences either.
  if (told === 0 && email !== "") {
    const link = `${config.publicUrl}/dashboard/messages/${postId}?tab=applications`;
    await queueMails(call, {
      template: mails.applicationReceived,
      subjectId,
      networkId: network.id,
      recipients: [{ accountId: null, email, language: vacancy.language }],
      values: () => ({ ...about, link }),
    });
  }
  await queueMails(call, {
    template: mails.applicationSent,
    subjectId,
    networkId: actor.network.id,
    values: () => ({ ...about, title: vacancy.title, link: residentLink(call, postId) }),
    recipients: [{ accountId: actor.accountId, ...applicant }],
  });
}

export interface Decision {
  vacancy: { id: string; title: string };
  organisation: string;
  state: "accepted" | "declined";
  reason: string;
}

/** Each call sends its mails again; the caller decides whom to notify while it has the lock of their applications. */
export async function notifyDecision(
  call: NetworkCall,
  decided: Decision,
  recipients: (Person & { applicationId: string })[],
): Promise<void> {
  if (recipients.length === 0) return;
  const { vacancy, organisation, state } = decided;
  const reason = decided.reason === "" ? "" : `\n\n${decided.reason}`;
  const about = { title: vacancy.title, organisation, network: call.actor.network.name, reason };
  await queueMails(call, {
    template: decisionMails[state],
    subjectId: vacancy.id,
    isRenewed: true,
    networkId: call.actor.network.id,
    values: () => ({ ...about, link: residentLink(call, vacancy.id) }),
    recipients: recipients.map(({ applicationId: subjectId, ...person }) => ({ ...person, subjectId })),
  });
}

const decisionMails = { accepted: mails.applicationAccepted, declined: mails.applicationDeclined };
type TellableDecision = { id: string; toldState: keyof typeof decisionMails | null };

/** The outcome of the mail with the decision; null: the applicant was not notified, or too long ago to tell. */
export async function findDecisionDelivery(db: Db, { id, toldState }: TellableDecision): Promise<Delivery | null> {
  if (toldState === null) return null;
  return (await listDeliveries(db, [decisionMails[toldState]], [id])).get(id) ?? null;
}

/** To the address of their account today. Returns whether it was queued now. Refuses with `already_sent` and `words_not_kept`. */
export const sendDecisionAgain = (
  call: MailScope,
  { id, toldState, email }: TellableDecision & { email: string },
): Promise<boolean> =>
  sendAgain(call, {
    templates: [decisionMails[toldState ?? refuse("words_not_kept")]],
    subjectId: id,
    recipient: email,
  });
