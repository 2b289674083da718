/** Tells that a scheduled post did not go live, or not everywhere: the person who scheduled it, else its author, else the owners. */

import { type Language, listInWords } from "@stoep/contract/kernel";
import { v5 as idFrom } from "uuid";
import type { MailScope, NoticeScope } from "#kernel/call.ts";
import { queueMails } from "#modules/notifications/index.ts";
import { formatWeekdayMoment } from "../activities/index.ts";
import { mails } from "../mails.ts";
import { listPeopleToNotify } from "./store/publication.ts";

interface ScheduledPost {
  id: string;
  organisationId: string;
  title: string;
  publishAt: Date | null;
  plannedBy: string | null;
  createdBy: string | null;
}
const templateFor = { licence: mails.takenBackLicence, places: mails.takenBackPlaces };

export async function notifyTakenBack(
  call: MailScope & NoticeScope,
  post: ScheduledPost,
  why: keyof typeof templateFor,
): Promise<void> {
  const { recipients, valuesFor, ...about } = await schedulerMail(call, post);
  const values = valuesFor(`${post.id}/edit`);
  await queueMails(call, { ...about, template: templateFor[why], values, recipients });
}

/** For a post that is live in its other places. */
export async function notifyLostStreets(
  call: MailScope & NoticeScope,
  post: ScheduledPost,
  streets: string[],
): Promise<void> {
  const { recipients, valuesFor, ...about } = await schedulerMail(call, post);
  const values = valuesFor(post.id);
  await queueMails(call, {
    ...about,
    template: mails.takenBackStreets,
    values: (language) => ({ ...values(language), streets: listInWords(language, streets) }),
    recipients,
  });
}

async function schedulerMail({ config, db, network, now }: MailScope & NoticeScope, post: ScheduledPost) {
  const people = await listPeopleToNotify(db, post);
  const first = Math.min(...people.map(({ rank }) => rank));
  const moment = post.publishAt ?? now;
  return {
    // Once for each time that it was scheduled.
    subjectId: idFrom(moment.toISOString(), post.id),
    networkId: network.id,
    recipients: people.filter(({ rank }) => rank === first),
    valuesFor: (path: string) => (language: Language) => ({
      title: post.title,
      organisation: people[0]?.organisation ?? "",
      network: network.name,
      when: formatWeekdayMoment(language, network.timeZone, moment),
      link: `${config.publicUrl}/dashboard/messages/${path}`,
    }),
  };
}
