/** The mail that confirms the closing: the last one to this account. */
import { v7 as newId } from "uuid";
import { queueMails } from "#modules/notifications/index.ts";
import { mails } from "../mails.ts";
import { type Caller, type PersonRow, recipientOf } from "../people/index.ts";

interface Sides {
  person: PersonRow;
  organisations: { name: string }[];
  residences: { name: string; slug: string }[];
}

/** Must be called before the address is removed. */
export async function noticeOfClosing(caller: Caller, { person, organisations, residences }: Sides): Promise<void> {
  const { publicUrl } = caller.config;
  const { firstName: name } = person;
  const [home] = residences;
  const mail = { subjectId: newId(), networkId: null, recipients: [{ ...recipientOf(person), accountId: null }] };
  if (!home) {
    const values = () => ({ name, link: `${publicUrl}/dashboard/sign-in` });
    await queueMails(caller, { ...mail, template: mails.accountClosed, values });
    return;
  }
  await queueMails(caller, {
    ...mail,
    template: mails.staffSideClosed,
    values: (language) => {
      const list = (all: { name: string }[]) => new Intl.ListFormat(language).format(all.map((one) => one.name));
      return {
        name,
        link: `${publicUrl}/${home.slug}/`,
        organisations: list(organisations),
        networks: list(residences),
      };
    },
  });
}
