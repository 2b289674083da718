/** Urgent messages are also sent at once, by mail, on devices and by text message, each reader's in their language. D §6 */
import { setTimeout as pause } from "node:timers/promises";
import { Id, type Language } from "@stoep/contract/kernel";
import { type Channel, channels } from "@stoep/contract/notifications";
import { z } from "zod";
import type { Network } from "#kernel/actor.ts";
import type { JobCall } from "#kernel/call.ts";
import type { Config } from "#kernel/config.ts";
import { defineJob, type Job } from "#kernel/jobs.ts";
import { textOf } from "#modules/files/index.ts";
import { devicesOf, queueMails, queuePushes, queueTexts } from "#modules/notifications/index.ts";
import { mails } from "./mails.ts";
import { type Alert, alertedBy, findAlert, holdUndeleted } from "./store/alerts.ts";

/** Text messages only where the installation sends them. */
export const channelsOf = ({ textAlerts }: Pick<Config, "textAlerts">): Channel[] =>
  channels.filter((channel) => textAlerts || channel !== "text");

const longestText = 2000;
/** Neighbourhoods per transaction: about 4,000 mails in a city of 200,000. */
const batchSize = 10;

/**
 * Milliseconds to wait before the next batch. While a batch is written it keeps one core busy, and whoever opens the feed then waits;
 * a wait half as long again leaves them more than half of that core. Limited, so that an alert gets out on a busy machine too.
 */
const pauseAfter = (tookMs: number): number => Math.min(1.5 * tookMs, 400);

/**
 * Queues the mails outside the transaction that published the message, so that a city's worth of mails blocks no feed.
 * Nobody gets the same alert twice.
 */
export const alertReached: Job<{ postId: string }> = defineJob({
  name: "publishing.alertReached",
  payload: z.object({ postId: Id }),
  retries: 20,
  heartbeatSeconds: 10,
  async run({ postId }, call) {
    const { network, config } = call;
    if (!network) throw new Error("a message belongs to a network");
    const alert = await findAlert(call.db, postId);
    // On a cluster the job may be seen a moment before the row: it is retried.
    if (!alert?.publishedAt) throw new Error("the message is not live yet");
    if (alert.deletedAt) return;
    const alarm = {
      template: templateFor[alert.followUp ?? "first"],
      subjectId: postId,
      networkId: network.id,
      values: (language: Language) => mailOf(alert, language, network, config.publicUrl),
    };
    let tookMs = 0;
    for (let start = 0; start < alert.neighbourhoodIds.length; start += batchSize) {
      if (start > 0) await pause(pauseAfter(tookMs));
      if (call.stopping.aborted) return call.enqueue(alertReached, { postId });
      const began = performance.now();
      await queueBatch(call, alarm, alert.neighbourhoodIds.slice(start, start + batchSize));
      tookMs = performance.now() - began;
    }
  },
});

type Alarm = Omit<Parameters<typeof queuePushes>[1], "recipients">;

const queueBatch = ({ config, transact }: JobCall, alarm: Alarm, neighbourhoodIds: string[]): Promise<void> =>
  transact(async (call) => {
    if (!(await holdUndeleted(call.db, alarm.subjectId))) return;
    const of = [call.db, alarm.subjectId, neighbourhoodIds] as const;
    // The channels that people see soonest go first.
    await queuePushes(call, { ...alarm, recipients: devicesOf(call.db, alertedBy.push(...of)) });
    if (config.textAlerts) await queueTexts(call, { ...alarm, recipients: alertedBy.text(...of) });
    await queueMails(call, { ...alarm, recipients: alertedBy.mail(...of) });
  });

const templateFor = { first: mails.urgentMessage, update: mails.urgentUpdate, resolved: mails.urgentResolved };

function mailOf(alert: Alert, language: Language, network: Network, publicUrl: string) {
  const { title, textHtml } = alert.translations.find((one) => one.language === language) ?? alert;
  const home = `${publicUrl}/${network.slug}`;
  return {
    title,
    text: shortened(textOf(textHtml)),
    organisation: alert.organisationName,
    network: network.name,
    link: `${home}/m/${alert.id}`,
    preferencesLink: `${home}/me`,
  };
}

const shortened = (text: string): string =>
  text.length > longestText ? `${text.slice(0, longestText).toWellFormed()} …` : text;
