import type { Codes } from "../kernel/codes.ts";
import type { NoticeCodes } from "../notice-codes.ts";

export const codes = {
  refusals: {
    comments_off: [409, "Comments are switched off here."],
    voting_closed: [409, "The poll has closed."],
    no_poll: [409, "There is nothing to vote on."],
    about_yourself: [403, "Nobody decides about what they wrote themselves."],
    own_decision: [403, "An appeal is answered by someone other than the person who decided."],
    appeal_over: [409, "It was decided more than 30 days ago."],
    decision_final: [409, "There is an appeal: an administrator has the last word."],
  },
  fields: [
    "textRequired",
    "optionUnknown",
    "reasonRequired",
    "decisionReasonRequired",
    "groundRequired",
    "scoreOutOfRange",
    "parentUnknown",
  ],
  liveTopics: ["conversations"],
  logActions: ["hideComment", "showComment", "deleteComment", "settleReport", "undoDecision", "decideAppeal"],
  notices: {
    commented: { for: "residents", group: "answers", merges: true },
    answered: { for: "residents", group: "answers", merges: true },
    reacted: { for: "residents", group: "reactions", merges: true },
    reactedToComment: { for: "residents", group: "reactions", merges: true },
    commentedOnOurs: { for: "staff", group: "comments", merges: true },
    reported: { for: "staff", group: "reports", merges: true },
    hidden: { for: "residents", group: "progress" },
    hiddenByReports: { for: "residents", group: "progress" },
    deleted: { for: "residents", group: "progress" },
    shown: { for: "residents", group: "progress" },
    upheld: { for: "residents", group: "progress" },
    reversed: { for: "residents", group: "progress" },
    appealed: { for: "staff", group: "mine" },
  },
} as const satisfies Codes & NoticeCodes;
