/** What people are told of conversations. Without the words themselves, which their writers may still delete. */
import { defineNotices } from "#modules/notifications/index.ts";
import en from "./text/en.json" with { type: "json" };
import fr from "./text/fr.json" with { type: "json" };
import nl from "./text/nl.json" with { type: "json" };
import tr from "./text/tr.json" with { type: "json" };

export const notices = defineNotices(
  { en: en.notices, fr: fr.notices, nl: nl.notices, tr: tr.notices },
  {
    "conversations.commented": {},
    "conversations.answered": {},
    "conversations.reacted": { isOncePerPerson: true },
    "conversations.reactedToComment": { isOncePerPerson: true },
    "conversations.commentedOnOurs": {},
    "conversations.reported": { countsThings: true, path: "reports" },
  },
);
