import { defineNotices } from "#modules/notifications/index.ts";
import { words } from "./texts.ts";

/** The notices about a residence. */
export const notices = defineNotices(words.notices, {
  "residents.confirmed": { path: "me" },
  "residents.declined": { path: "me" },
  "residents.placed": { path: "me" },
  "residents.waiting": { path: "residents/waiting", countsThings: true },
});
