/** The notices about messages, and the addresses of messages for notices about conversations. */
import { defineNotices } from "#modules/notifications/index.ts";
import { mails } from "./mails.ts";
import { words } from "./texts.ts";

export const notices = defineNotices(
  words.notices,
  {
    // One for each organisation until it is read, so that a city's messages do not outnumber those of residents.
    "publishing.published": { countsThings: true, isToldOnce: true },
    // Mailed and pushed separately, by alerts/send.ts.
    "publishing.alerted": {},
    "publishing.movedUp": { mail: mails.movedUp, tells: ["when", "place"] },
    "publishing.datesMoved": { mail: mails.datesMoved, tells: ["dates"] },
    "publishing.datesCancelled": { mail: mails.datesCancelled, tells: ["dates", "reason"] },
    "publishing.datesRestored": { mail: mails.datesRestored, tells: ["dates"] },
  },
  {
    post: { residents: "m", staff: "messages" },
  },
);
