import { defineNotices } from "#modules/notifications/index.ts";
import { mails } from "./mails.ts";
import { words } from "./texts.ts";

/** Says that somebody applied, never who. */
export const notices = defineNotices(words.notices, {
  "vacancies.applied": { mail: mails.applicationReceived, query: "tab=applications" },
});
