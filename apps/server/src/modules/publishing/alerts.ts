/** Urgent messages are also mailed at once, each reader's mail in their language. D §6 */
import type { Language } from "@stoep/contract/kernel";
import { queueMails } from "#modules/notifications/index.ts";
import type { Going } from "./live.ts";
import { textOf } from "./rich-text.ts";
import { findAlert, selectAlerted } from "./store/alerts.ts";

const longest = 2000;

/** Whoever got it before does not get it again. */
export async function alertReached(call: Going, postId: string): Promise<void> {
  const { config, db, network } = call;
  const alert = await findAlert(db, postId);
  const home = `${config.publicUrl}/${network.slug}`;
  await queueMails(call, {
    template: "urgentMessage",
    subjectId: postId,
    networkId: network.id,
    values: (language: Language) => {
      const { title, textHtml } = alert.translations.find((one) => one.language === language) ?? alert;
      return {
        title,
        text: shortened(textOf(textHtml)),
        organisation: alert.organisationName,
        network: network.name,
        link: `${home}/messages/${postId}`,
        preferencesLink: `${home}/profile`,
      };
    },
    recipients: selectAlerted(db, postId),
  });
}

const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest).toWellFormed()} …` : text);
