import type { Codes } from "../kernel/codes.ts";

export const codes = {
  refusals: {
    already_published: [409, "The message is already live."],
    not_previewed: [409, "This version was not previewed yet."],
    schedule_in_past: [422, "The moment has passed; choose one to come."],
  },
  fields: [
    "titleRequired",
    "titleTooLong",
    "neighbourhoodsRequired",
    "notEnoughOptionsMessage",
    "tooManyOptions",
    "emptyOptionsMessage",
    "videoUrlFormat",
    "customCtaLinkFormat",
    "customCtaTextRequired",
    "altTextRequired",
    "tooManyImages",
    "categoryTwice",
    "momentRequired",
    "momentInPast",
    "pollCloseInPast",
    "pollHasVotes",
    "languageTwice",
  ],
  liveTopics: ["publishing"],
  logActions: ["publish", "schedule", "edit", "delete", "undelete", "restoreVersion"],
} as const satisfies Codes;
