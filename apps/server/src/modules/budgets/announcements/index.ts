/**
 * Who is told of a vote, in batches, each person once: that it ends, those who may vote and have not; that it is counted; and that it was
 * given up, those who had voted. All are told the same, and never what a ballot names. But the notice itself says something: who has the
 * one of a vote that was given up had voted in it, and who has no reminder had voted by then. So reminders go with the rights. D §11
 */
export { announcementJobs, tellOfVote } from "./jobs.ts";
export { noticesOf } from "./vote-notices.ts";
