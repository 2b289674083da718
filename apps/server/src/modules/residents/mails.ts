/** The mails of this capability: the values each needs, and its priority. Their words are in `text`. */
import { defineMails, mailKind } from "#modules/notifications/index.ts";
import { words } from "./texts.ts";

export const mails = defineMails(words, {
  signUp: mailKind<{ network: string; link: string; hours: string }>({ lane: 0 }),
  signUpKnown: mailKind<{ name: string; network: string; link: string; hours: string }>({ lane: 0 }),
  moved: mailKind<{ name: string; network: string; neighbourhood: string; link: string }>({ lane: 0 }),
  accountDeleted: mailKind<{ name: string; networks: string; link: string }>({ lane: 0 }),
  residenceDeleted: mailKind<{ name: string; networks: string; organisations: string; link: string }>({ lane: 0 }),
  alreadyResident: mailKind<{ name: string; network: string; link: string }>({ lane: 0 }),
});
