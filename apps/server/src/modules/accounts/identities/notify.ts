/** Mails about an account's security, so that its owner learns of changes that they did not make. */

import { listInWords } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import type { MailScope, RouteCall } from "#kernel/call.ts";
import { logSecurity } from "#kernel/log.ts";
import { queueMails } from "#modules/notifications/index.ts";
import { mails } from "../mails.ts";
import { words } from "../texts.ts";
import { findPerson, type PersonRow } from "./store/accounts.ts";
import { findHomeNetwork } from "./store/memberships.ts";

/** What telling somebody of such a change takes, which the server's log tells too. */
export type SecurityScope = MailScope & Pick<RouteCall, "log">;
type SecurityChange = "passwordChanged" | "factorAdded" | "factorRemoved" | "recoveryCodesRenewed";

/** Sent in the transaction of the change. */
export async function notifySecurityChange(
  caller: SecurityScope,
  accountId: string,
  template: SecurityChange,
  factors: { kind: "app" | "text" | "passkey" }[] = [],
): Promise<void> {
  logSecurity(caller, "credentialsChanged", { accountId, how: template });
  const person = await findPerson(caller.db, accountId);
  if (!person) return;
  const link = await securityPage(caller, accountId);
  const kinds = [...new Set(factors.map(({ kind }) => kind))];
  await queueMails(caller, {
    template: mails[template],
    subjectId: newId(),
    networkId: null,
    values: (language) => ({
      name: person.firstName,
      link,
      factor: listInWords(
        language,
        kinds.map((kind) => words.factors[kind][language]),
      ),
    }),
    recipients: [recipientOf(person)],
  });
}

/** To the old address, which the account no longer has. */
export async function notifyAddressChanged(caller: SecurityScope, person: PersonRow, newEmail: string): Promise<void> {
  logSecurity(caller, "credentialsChanged", { accountId: person.id, how: "emailChanged" });
  const link = await securityPage(caller, person.id);
  await queueMails(caller, {
    template: mails.emailChanged,
    subjectId: newId(),
    networkId: null,
    values: () => ({ name: person.firstName, link, email: newEmail }),
    recipients: [{ ...recipientOf(person), accountId: null }],
  });
}

export const recipientOf = ({ id, email, language }: PersonRow) => ({ accountId: id, email, language });

/** Where people look after their account: staff in the dashboard, residents in their own application. */
export const securityPage = (caller: Pick<RouteCall, "db" | "config">, accountId: string) =>
  accountPage(caller, accountId, { staff: "/account/security", resident: "/me/security" });

export async function accountPage(
  { db, config }: Pick<RouteCall, "db" | "config">,
  accountId: string,
  { staff, resident }: { staff: string; resident: string },
): Promise<string> {
  const network = await findHomeNetwork(db, accountId);
  return network?.isResident
    ? `${config.publicUrl}/${network.slug}${resident}`
    : `${config.publicUrl}/dashboard${staff}`;
}
