/** The mail about a used recovery code. */

import { v7 as newId } from "uuid";
import type { MailScope } from "#kernel/call.ts";
import { queueMails } from "#modules/notifications/index.ts";
import { findPerson, recipientOf, securityPage } from "../identities/index.ts";
import { mails } from "../mails.ts";
import { countRecoveryCodes } from "./store/factors.ts";

/** Says how many codes are left: without any, losing the phone locks the person out. */
export async function notifyRecoveryCodeUsed(caller: MailScope, accountId: string): Promise<void> {
  const person = await findPerson(caller.db, accountId);
  if (!person) return;
  const link = await securityPage(caller, accountId);
  const left = String(await countRecoveryCodes(caller.db, accountId));
  await queueMails(caller, {
    template: mails.recoveryCodeUsed,
    subjectId: newId(),
    networkId: null,
    values: () => ({ name: person.firstName, link, left }),
    recipients: [recipientOf(person)],
  });
}
