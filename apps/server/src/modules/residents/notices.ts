import { defineNotices } from "#modules/notifications/index.ts";
import en from "./text/en.json" with { type: "json" };
import fr from "./text/fr.json" with { type: "json" };
import nl from "./text/nl.json" with { type: "json" };
import tr from "./text/tr.json" with { type: "json" };

/** The notices about a residence. */
export const notices = defineNotices(
  { en: en.notices, fr: fr.notices, nl: nl.notices, tr: tr.notices },
  {
    "residents.confirmed": { path: "me" },
    "residents.declined": { path: "me" },
    "residents.placed": { path: "me" },
    "residents.waiting": { path: "residents/waiting", countsThings: true },
  },
);
