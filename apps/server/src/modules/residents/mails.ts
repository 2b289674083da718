/** The mails of this capability: the values each needs, and its priority. Their words are in `text`. */
import { defineMails, mailKind } from "#modules/notifications/index.ts";
import en from "./text/en.json" with { type: "json" };
import fr from "./text/fr.json" with { type: "json" };
import nl from "./text/nl.json" with { type: "json" };
import tr from "./text/tr.json" with { type: "json" };

export const mails = defineMails(
  { en, fr, nl, tr },
  {
    signUp: mailKind<{ network: string; link: string; hours: string }>({ lane: 0 }),
    signUpKnown: mailKind<{ name: string; network: string; link: string; hours: string }>({ lane: 0 }),
    moved: mailKind<{ name: string; network: string; neighbourhood: string; link: string }>({ lane: 0 }),
    accountDeleted: mailKind<{ name: string; networks: string; link: string }>({ lane: 0 }),
    residenceDeleted: mailKind<{ name: string; networks: string; organisations: string; link: string }>({ lane: 0 }),
    alreadyResident: mailKind<{ name: string; network: string; link: string }>({ lane: 0 }),
  },
);
