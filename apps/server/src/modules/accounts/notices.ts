/** Mails about the safety of an account: whoever did it knows already, and whoever did not must hear of it. */
import type { Language } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import type { Call, Reach } from "#kernel/call.ts";
import { queueMails } from "#modules/notifications/index.ts";
import { browserFamily, isNewBrowser } from "./rules/browsers.ts";
import { findPerson, type PersonRow } from "./store/accounts.ts";
import { countRecoveryCodes } from "./store/factors.ts";
import { findHomeNetwork } from "./store/memberships.ts";
import { listAgents } from "./store/sessions.ts";

type Caller = Pick<Reach, "db" | "enqueue"> & Pick<Call, "config" | "now">;

const factorWords: Record<Language, Record<"app" | "text" | "passkey", string>> = {
  en: { app: "authenticator app", text: "text message", passkey: "passkey" },
  nl: { app: "authenticatie-app", text: "sms", passkey: "toegangssleutel" },
  fr: { app: "application d’authentification", text: "SMS", passkey: "clé d’accès" },
  tr: { app: "doğrulama uygulaması", text: "kısa mesaj", passkey: "geçiş anahtarı" },
};

type Notice = "passwordChanged" | "factorAdded" | "factorRemoved" | "recoveryCodesRenewed";

/** In the transaction of the deed. */
export async function notice(
  caller: Caller,
  accountId: string,
  template: Notice,
  factors: { kind: "app" | "text" | "passkey" }[] = [],
): Promise<void> {
  const person = await findPerson(caller.db, accountId);
  if (!person) return;
  const link = await securityPage(caller, accountId);
  const kinds = [...new Set(factors.map(({ kind }) => kind))];
  await queueMails(caller, {
    template,
    subjectId: newId(),
    networkId: null,
    values: (language) => ({
      name: person.firstName,
      link,
      factor: new Intl.ListFormat(language).format(kinds.map((kind) => factorWords[language][kind])),
    }),
    recipients: [recipientOf(person)],
  });
}

/** With how many are left: without any, a lost phone shuts the person out. */
export async function noticeOfRecoveryCode(caller: Caller, accountId: string): Promise<void> {
  const person = await findPerson(caller.db, accountId);
  if (!person) return;
  const link = await securityPage(caller, accountId);
  const left = String(await countRecoveryCodes(caller.db, accountId));
  await queueMails(caller, {
    template: "recoveryCodeUsed",
    subjectId: newId(),
    networkId: null,
    values: () => ({ name: person.firstName, link, left }),
    recipients: [recipientOf(person)],
  });
}

/** Another way into the account, or one fewer. */
export async function noticeOfSignOn(
  caller: Caller,
  accountId: string,
  template: "signOnLinked" | "signOnUnlinked" | "signOnAdmitted",
  { provider, organisation }: { provider: string; organisation: string },
): Promise<void> {
  const person = await findPerson(caller.db, accountId);
  if (!person) return;
  const link = await securityPage(caller, accountId);
  await queueMails(caller, {
    template,
    subjectId: newId(),
    networkId: null,
    values: () => ({ name: person.firstName, link, provider, organisation }),
    recipients: [recipientOf(person)],
  });
}

/** To the old address, which no longer is one of the account. */
export async function noticeOfNewAddress(caller: Caller, person: PersonRow, newEmail: string): Promise<void> {
  const link = await securityPage(caller, person.id);
  await queueMails(caller, {
    template: "emailChanged",
    subjectId: newId(),
    networkId: null,
    values: () => ({ name: person.firstName, link, email: newEmail }),
    recipients: [{ ...recipientOf(person), accountId: null }],
  });
}

/** Not at the first sign-in ever: whoever made the account knows. */
export async function noticeOfNewBrowser(
  caller: Caller & Pick<Call, "client">,
  accountId: string,
  sessionId: string,
): Promise<void> {
  const { db, now, client } = caller;
  if (!isNewBrowser(client.agent, await listAgents(db, accountId, sessionId), now)) return;
  const person = await findPerson(db, accountId);
  if (!person) return;
  const link = await securityPage(caller, accountId);
  const timeZone = (await findHomeNetwork(db, accountId))?.timeZone ?? "UTC";
  await queueMails(caller, {
    template: "newDevice",
    subjectId: sessionId,
    networkId: null,
    values: (language) => ({
      name: person.firstName,
      link,
      browser: browserFamily(client.agent) ?? client.agent,
      moment: new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone }).format(now),
    }),
    recipients: [recipientOf(person)],
  });
}

export const recipientOf = ({ id, email, language }: PersonRow) => ({ accountId: id, email, language });

/** Where people look after their account: staff in the dashboard, residents in their own application. */
const securityPage = (caller: Caller, accountId: string) =>
  ownPage(caller, accountId, { staff: "/account/security", resident: "/me/security" });

export async function ownPage(
  { db, config }: Pick<Caller, "db" | "config">,
  accountId: string,
  { staff, resident }: { staff: string; resident: string },
): Promise<string> {
  const network = await findHomeNetwork(db, accountId);
  return network?.isResident
    ? `${config.publicUrl}/${network.slug}${resident}`
    : `${config.publicUrl}/dashboard${staff}`;
}
