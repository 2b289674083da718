/** The mails of this capability: the values each needs, and its priority. Their words are in `text`. */
import { defineMails, mailKind } from "#modules/notifications/index.ts";
import en from "./text/en.json" with { type: "json" };
import fr from "./text/fr.json" with { type: "json" };
import nl from "./text/nl.json" with { type: "json" };
import tr from "./text/tr.json" with { type: "json" };

export const mails = defineMails(
  { en, fr, nl, tr },
  {
    licenceEnds: mailKind<{
      name: string;
      organisation: string;
      network: string;
      module: string;
      days: string;
      until: string;
      link: string;
    }>({ lane: 2, isRefusable: true }),
  },
);
