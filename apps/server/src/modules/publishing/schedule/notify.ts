/** Tells that something scheduled did not go live, or not everywhere: the person who scheduled it, else its author, else the owners. */

import type { Language } from "@stoep/contract/kernel";
import { v5 as idFrom } from "uuid";
import type { MailScope, NoticeScope } from "#kernel/call.ts";
import { queueMails } from "#modules/notifications/index.ts";
import { formatWeekdayMoment } from "../activities/index.ts";
import { mails } from "../mails.ts";
import { listPeopleToNotify } from "./store/people-to-notify.ts";

export interface ScheduledThing {
  id: string;
  organisationId: string;
  title: string;
  publishAt: Date | null;
  plannedBy: string | null;
  createdBy: string | null;
}
const templateFor = { licence: mails.takenBackLicence, places: mails.takenBackPlaces };
export type WhyTakenBack = keyof typeof templateFor;

/** `path`: where it is edited, below the dashboard's address. */
export async function notifyTakenBack(
  call: MailScope & NoticeScope,
  scheduled: ScheduledThing,
  { why, path }: { why: WhyTakenBack; path: string },
): Promise<void> {
  const { recipients, valuesFor, ...about } = await schedulerMail(call, scheduled);
  const values = valuesFor(path);
  await queueMails(call, { ...about, template: templateFor[why], values, recipients });
}

/** What their mail says, once for each time that it was scheduled. */
export async function schedulerMail({ config, db, network, now }: MailScope & NoticeScope, scheduled: ScheduledThing) {
  const people = await listPeopleToNotify(db, scheduled);
  const first = Math.min(...people.map(({ rank }) => rank));
  const moment = scheduled.publishAt ?? now;
  return {
    subjectId: idFrom(moment.toISOString(), scheduled.id),
    networkId: network.id,
    recipients: people.filter(({ rank }) => rank === first),
    valuesFor: (path: string) => (language: Language) => ({
      title: scheduled.title,
      organisation: people[0]?.organisation ?? "",
      network: network.name,
      when: formatWeekdayMoment(language, network.timeZone, moment),
      link: `${config.publicUrl}/dashboard/${path}`,
    }),
  };
}
