/** The mail about a sign-in from a browser that is new to the account. */
import { dateFormats } from "@stoep/contract/kernel";
import type { MailScope, RouteCall } from "#kernel/call.ts";
import { queueMails } from "#modules/notifications/index.ts";
import { findHomeNetwork, findPerson, recipientOf, securityPage } from "../identities/index.ts";
import { mails } from "../mails.ts";
import { listAgents } from "../sessions/index.ts";
import { browserFamily, isNewBrowser } from "./rules/browsers.ts";

/** Not at the very first sign-in, which the account's creator made. */
export async function notifyNewBrowser(
  caller: MailScope & Pick<RouteCall, "client">,
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
    template: mails.newDevice,
    subjectId: sessionId,
    networkId: null,
    values: (language) => ({
      name: person.firstName,
      link,
      browser: browserFamily(client.agent) ?? client.agent,
      moment: dateFormats(language, { timeZone }).moment(now),
    }),
    recipients: [recipientOf(person)],
  });
}
