/** The mails of this capability: the values each needs, and its priority. Their words are in `text`. */
import { defineMails, mailKind } from "#modules/notifications/index.ts";
import { words } from "./texts.ts";

const askedAnew = { notShown: "The screen says that it is on its way, and offers another one." };
const repeats = { repeats: true } as const;

export const mails = defineMails(words, {
  signUp: mailKind<{ network: string; link: string; hours: string }>({ lane: 0, outcome: askedAnew }),
  signUpKnown: mailKind<{ name: string; network: string; link: string; hours: string }>({
    lane: 0,
    outcome: askedAnew,
  }),
  moved: mailKind<{ name: string; network: string; neighbourhood: string; link: string }>({
    lane: 0,
    outcome: repeats,
  }),
  accountDeleted: mailKind<{ name: string; networks: string; link: string }>({ lane: 0, outcome: repeats }),
  residenceDeleted: mailKind<{ name: string; networks: string; organisations: string; link: string }>({
    lane: 0,
    outcome: repeats,
  }),
  alreadyResident: mailKind<{ name: string; network: string; link: string }>({ lane: 0, outcome: askedAnew }),
});
