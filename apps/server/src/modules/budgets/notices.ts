import { defineNotices } from "#modules/notifications/index.ts";
import { mails } from "./mails.ts";
import { words } from "./texts.ts";

/** Told by a job, which may run again; it leads to the vote on the page of its project. */
const ofVote = { isToldOnce: true, countsThings: true, part: "vote" } as const;

export const notices = defineNotices(words.notices, {
  "budgets.voteEnds": { mail: mails.voteEnds, ...ofVote },
  "budgets.voteCounted": { mail: mails.voteCounted, ...ofVote },
  "budgets.voteGivenUp": { mail: mails.voteGivenUp, ...ofVote },
  "budgets.recounterNamed": { query: "tab=vote" },
});
