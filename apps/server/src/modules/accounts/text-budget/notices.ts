import { defineNotices } from "#modules/notifications/index.ts";
import { words } from "../texts.ts";

/** What owners are told of their organisation's text messages. */
export const notices = defineNotices(words.notices, {
  "accounts.textsLow": { path: "settings/texts" },
  "accounts.textsSpent": { path: "settings/texts" },
});
