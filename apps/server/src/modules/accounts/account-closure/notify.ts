/** The mail that confirms the closing: the last one to this account. */

import { type Language, listInWords } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import type { MailScope } from "#kernel/call.ts";
import { queueMails } from "#modules/notifications/index.ts";
import { type PersonRow, recipientOf } from "../identities/index.ts";
import { mails } from "../mails.ts";

interface ClosedSides {
  person: PersonRow;
  organisations: { name: string }[];
  residences: { name: string; slug: string }[];
}

const nameList = (all: { name: string }[], language: Language) =>
  listInWords(
    language,
    all.map((one) => one.name),
  );

/** Must be called before the address is removed. */
export async function notifyAccountClosed(
  caller: MailScope,
  { person, organisations, residences }: ClosedSides,
): Promise<void> {
  const { publicUrl } = caller.config;
  const { firstName: name } = person;
  const [home] = residences;
  const mail = { subjectId: newId(), networkId: null, recipients: [recipientOf(person)] };
  if (!home) {
    const values = () => ({ name, link: `${publicUrl}/dashboard/sign-in` });
    await queueMails(caller, { ...mail, template: mails.accountClosed, values });
    return;
  }
  await queueMails(caller, {
    ...mail,
    template: mails.staffSideClosed,
    values: (language) => {
      return {
        name,
        link: `${publicUrl}/${home.slug}/`,
        organisations: nameList(organisations, language),
        networks: nameList(residences, language),
      };
    },
  });
}
