/** The mails of this capability. Their words are in `text`. */
import { defineMails, mail } from "./templates.ts";
import en from "./text/en.json" with { type: "json" };
import fr from "./text/fr.json" with { type: "json" };
import nl from "./text/nl.json" with { type: "json" };
import tr from "./text/tr.json" with { type: "json" };

export const mails = defineMails(
  { en, fr, nl, tr },
  { testPush: mail<{ network: string; link: string }>({ lane: 0 }) },
);
