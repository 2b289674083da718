import { defineNotices } from "#modules/notifications/index.ts";
import { words } from "./texts.ts";

/** What owners are told of text messages, and colleagues of members who leave. */
export const notices = defineNotices(words.notices, {
  "accounts.textsLow": { path: "settings/texts" },
  "accounts.textsSpent": { path: "settings/texts" },
  "accounts.handedOver": { path: "" },
  "accounts.leftBehind": { path: "" },
});
