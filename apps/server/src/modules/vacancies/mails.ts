/** The mails of this capability: the values each needs, and its priority. Their words are in `text`. */
import { defineMails, mailKind } from "#modules/notifications/index.ts";
import { words } from "./texts.ts";

type About = { title: string; organisation: string; network: string; link: string };

const decided = { shownBy: ["vacancies.getApplication"], sentAgainBy: ["vacancies.notifyApplicantAgain"] };

export const mails = defineMails(words, {
  /** To the contact person, who may be anybody: says that somebody applied, never who. */
  applicationReceived: mailKind<About>({ lane: 2, outcome: { repeats: true }, isRefusable: true }),
  applicationSent: mailKind<About>({
    lane: 2,
    outcome: { notShown: "The application itself is in the app of the resident." },
  }),
  /** `reason`: what staff wrote, on lines of its own, or empty. */
  applicationAccepted: mailKind<About & { reason: string }>({ lane: 2, outcome: decided }),
  applicationDeclined: mailKind<About & { reason: string }>({ lane: 2, outcome: decided }),
});
