import { defineNotices } from "#modules/notifications/index.ts";
import { mails } from "./mails.ts";
import en from "./text/en.json" with { type: "json" };
import fr from "./text/fr.json" with { type: "json" };
import nl from "./text/nl.json" with { type: "json" };
import tr from "./text/tr.json" with { type: "json" };

/** Says that somebody applied, never who. */
export const notices = defineNotices(
  { en: en.notices, fr: fr.notices, nl: nl.notices, tr: tr.notices },
  { "vacancies.applied": { mail: mails.applicationReceived, query: "tab=applications" } },
);
