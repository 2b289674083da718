/** The mails of this capability: the values each needs, and its priority. Their words are in `text`. */
import { defineMails, mailKind } from "#modules/notifications/index.ts";
import { words } from "./texts.ts";

export const mails = defineMails(words, {
  licenceEnds: mailKind<{
    name: string;
    organisation: string;
    network: string;
    module: string;
    days: string;
    until: string;
    link: string;
  }>({ lane: 2, outcome: { repeats: true }, isRefusable: true }),
});
