/** Mails about a linked sign-on. */

import { v7 as newId } from "uuid";
import { logSecurity } from "#kernel/log.ts";
import { queueMails } from "#modules/notifications/index.ts";
import { findPerson, recipientOf, type SecurityScope, securityPage } from "../identities/index.ts";
import { mails } from "../mails.ts";

/** The account got another way to sign in, or lost one. */
export async function notifySignOnChange(
  caller: SecurityScope,
  accountId: string,
  template: "signOnLinked" | "signOnUnlinked" | "signOnAdmitted",
  { provider, owner = null }: { provider: string; owner?: string | null },
): Promise<void> {
  logSecurity(caller, "credentialsChanged", { accountId, how: template });
  const person = await findPerson(caller.db, accountId);
  if (!person) return;
  const link = await securityPage(caller, accountId);
  await queueMails(caller, {
    template: mails[template],
    subjectId: newId(),
    networkId: null,
    values: () => ({
      name: person.firstName,
      link,
      provider: owner && template === "signOnLinked" ? `${provider} (${owner})` : provider,
      organisation: owner ?? "",
    }),
    recipients: [recipientOf(person)],
  });
}
