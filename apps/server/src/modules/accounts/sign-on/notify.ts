/** Mails about a linked sign-on. */

import { v7 as newId } from "uuid";
import type { MailScope } from "#kernel/call.ts";
import { queueMails } from "#modules/notifications/index.ts";
import { findPerson, recipientOf, securityPage } from "../identities/index.ts";
import { mails } from "../mails.ts";

/** The account got another way to sign in, or lost one. */
export async function notifySignOnChange(
  caller: MailScope,
  accountId: string,
  template: "signOnLinked" | "signOnUnlinked" | "signOnAdmitted",
  { provider, owner = null }: { provider: string; owner?: string | null },
): Promise<void> {
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
