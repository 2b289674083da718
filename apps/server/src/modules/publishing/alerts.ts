/** Urgent messages are also mailed at once, each reader's mail in their language. D §6 */
import { Id, type Language } from "@stoep/contract/kernel";
import { z } from "zod";
import type { Network } from "#kernel/actor.ts";
import { defineJob } from "#kernel/jobs.ts";
import { textOf } from "#modules/files/index.ts";
import { queueMails } from "#modules/notifications/index.ts";
import { mails } from "./mails.ts";
import { type Alert, findAlert, holdUndeleted, selectAlerted } from "./store/alerts.ts";

const longestText = 2000;
/** Neighbourhoods of one transaction: 200,000 mails in one took 6 s. */
const batchSize = 50;

/**
 * Queues the mails outside of the transaction that published the message, so that a city's worth of mails blocks no feed.
 * Nobody gets the same alert twice.
 */
export const alertReached = defineJob({
  name: "publishing.alertReached",
  payload: z.object({ postId: Id }),
  retries: 20,
  heartbeatSeconds: 10,
  async run({ postId }, { network, config, db, transact }) {
    if (!network) throw new Error("a message belongs to a network");
    const alert = await findAlert(db, postId);
    // Seen a moment before its row, on a cluster: comes back.
    if (!alert?.publishedAt) throw new Error("the message is not live yet");
    if (alert.deletedAt) return;
    const values = (language: Language) => mailOf(alert, language, network, config.publicUrl);
    for (let start = 0; start < alert.neighbourhoodIds.length; start += batchSize) {
      const places = alert.neighbourhoodIds.slice(start, start + batchSize);
      await transact(async (call) => {
        if (!(await holdUndeleted(call.db, postId))) return;
        const recipients = selectAlerted(call.db, postId, places);
        await queueMails(call, {
          ...{ template: mails.urgentMessage, subjectId: postId, networkId: network.id },
          ...{ values, recipients },
        });
      });
    }
  },
});

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
