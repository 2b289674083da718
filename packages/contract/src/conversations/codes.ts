import type { Codes } from "../kernel/codes.ts";

export const codes = {
  refusals: {
    comments_off: [409, "Comments are switched off here."],
    voting_closed: [409, "The poll has closed."],
    no_poll: [409, "There is nothing to vote on."],
  },
  fields: [
    "textRequired",
    "optionUnknown",
    "reasonRequired",
    "decisionReasonRequired",
    "scoreOutOfRange",
    "parentUnknown",
  ],
  liveTopics: ["conversations"],
  logActions: ["hideComment", "showComment", "deleteComment", "settleReport"],
} as const satisfies Codes;
