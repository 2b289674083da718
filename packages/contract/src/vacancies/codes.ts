import type { Codes } from "../kernel/codes.ts";
import type { NoticeCodes } from "../notice-codes.ts";

export const codes = {
  refusals: {
    applications_closed: [409, "The last day to apply has passed."],
    applied_elsewhere: [409, "People apply for this vacancy with a form elsewhere."],
    application_decided: [409, "The organisation has accepted or declined the application."],
  },
  fields: ["motivationRequired"],
  liveTopics: ["vacancies"],
  logActions: ["setState", "notifyAgain", "note"],
  notices: { applied: { for: "staff", group: "mine" }, muchRead: { for: "staff", group: "mine" } },
} as const satisfies Codes & NoticeCodes;
