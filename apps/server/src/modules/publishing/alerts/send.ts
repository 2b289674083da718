/** Urgent messages are also sent at once, by mail, on devices and by text message, in each reader's language. D §6 */
import { Id, type Language } from "@stoep/contract/kernel";
import { type Channel, channels } from "@stoep/contract/notifications";
import { plainText, shortened } from "@stoep/contract/rich-text";
import { z } from "zod";
import type { Network } from "#kernel/actor.ts";
import type { JobCall } from "#kernel/call.ts";
import type { Config } from "#kernel/config.ts";
import { defineJob, type Job } from "#kernel/jobs.ts";
import { queuePaidTexts } from "#modules/accounts/index.ts";
import { queueMails, queuePushes, selectDevicesOf } from "#modules/notifications/index.ts";
import { mails } from "../mails.ts";
import {
  type Announcement,
  alertRecipients,
  findAnnouncement,
  holdIfNotDeleted,
  inNeighbourhoodBatches,
  notifyReaders,
} from "../posts/index.ts";

/** Text messages only where the installation sends them, and as long as the organisation has some left. */
export const alertChannels = ({ textAlerts }: Pick<Config, "textAlerts">, textsLeft: number | null): Channel[] =>
  channels.filter((channel) => channel !== "text" || (textAlerts && textsLeft !== 0));

const longestText = 2000;
/**
 * Queues the mails outside the transaction that published the message, so that a city's worth of mails blocks no feed.
 * Nobody gets the same alert twice.
 */
export const sendAlert: Job<{ postId: string }> = defineJob({
  name: "publishing.alertReached",
  payload: z.object({ postId: Id }),
  retries: 20,
  heartbeatSeconds: 10,
  async run({ postId }, call) {
    const { network, config } = call;
    if (!network) throw new Error("a message belongs to a network");
    const alert = await findAnnouncement(call.db, postId);
    // On a cluster the job may be seen a moment before the row: it is retried.
    if (!alert?.publishedAt) throw new Error("the message is not live yet");
    if (alert.deletedAt) return;
    const alarm = {
      template: templateFor[alert.followUp ?? "first"],
      subjectId: postId,
      networkId: network.id,
      values: (language: Language) => alertValues(alert, language, network, config.publicUrl),
    };
    const isDone = await inNeighbourhoodBatches(call, alert.neighbourhoodIds, (some) =>
      queueBatch(call, network, alert, alarm, some),
    );
    if (!isDone) await call.enqueue(sendAlert, { postId });
  },
});

type AlertMessage = Omit<Parameters<typeof queuePushes>[1], "recipients">;

const queueBatch = (
  { config, transact }: JobCall,
  network: Network,
  alert: Announcement,
  alarm: AlertMessage,
  neighbourhoodIds: string[],
): Promise<void> =>
  transact(async (call) => {
    if (!(await holdIfNotDeleted(call.db, alarm.subjectId))) return;
    const of = [call.db, alarm.subjectId, neighbourhoodIds] as const;
    // The channels that people notice soonest go first.
    await queuePushes(call, { ...alarm, recipients: selectDevicesOf(call.db, alertRecipients.push(...of)) });
    if (config.textAlerts) {
      const payer = { organisationId: alert.organisationId, accountId: alert.plannedBy };
      await queuePaidTexts({ ...call, network }, payer, { ...alarm, recipients: alertRecipients.text(...of) });
    }
    await queueMails(call, { ...alarm, recipients: alertRecipients.mail(...of) });
    await notifyReaders({ ...call, network }, alert, neighbourhoodIds);
  });

const templateFor = { first: mails.urgentMessage, update: mails.urgentUpdate, resolved: mails.urgentResolved };

function alertValues(alert: Announcement, language: Language, network: Network, publicUrl: string) {
  const { title, textHtml } = alert.translations.find((one) => one.language === language) ?? alert;
  const home = `${publicUrl}/${network.slug}`;
  return {
    title,
    text: shortened(plainText(textHtml), longestText),
    organisation: alert.organisationName,
    network: network.name,
    link: `${home}/m/${alert.id}`,
    preferencesLink: `${home}/me/profile`,
    unsubscribePage: `${home}/unsubscribe`,
  };
}
