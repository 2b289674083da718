import { defineNotices } from "#modules/notifications/index.ts";
import { mails } from "./mails.ts";
import { words } from "./texts.ts";

/** Says that somebody applied, never who; and to owners that a colleague has read a lot. */
export const notices = defineNotices(words.notices, {
  "vacancies.applied": { mail: mails.applicationReceived, query: "tab=applications" },
  "vacancies.muchRead": { path: "settings/readings", isImportant: true },
});
