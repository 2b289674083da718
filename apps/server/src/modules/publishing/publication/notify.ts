/** Tells that a message did not go live everywhere: the person who scheduled it, else its author, else the owners. */
import { listInWords } from "@stoep/contract/kernel";
import type { MailScope, NoticeScope } from "#kernel/call.ts";
import { queueMails } from "#modules/notifications/index.ts";
import { mails } from "../mails.ts";
import { type ScheduledThing, schedulerMail } from "../schedule/index.ts";

/** For a post that is live in its other places. */
export async function notifyLostStreets(
  call: MailScope & NoticeScope,
  post: ScheduledThing,
  streets: string[],
): Promise<void> {
  const { recipients, valuesFor, ...about } = await schedulerMail(call, post);
  const values = valuesFor(`messages/${post.id}`);
  await queueMails(call, {
    ...about,
    template: mails.takenBackStreets,
    values: (language) => ({ ...values(language), streets: listInWords(language, streets) }),
    recipients,
  });
}
