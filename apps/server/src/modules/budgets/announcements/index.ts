/**
 * Who is told of a vote, in batches, each person once: that it ends, to those who may vote and have not; that it is counted; and that it was
 * given up, to those who had voted. What is told is the same for all who are, and never what a ballot names. But who has a notice says something:
 * that it was given up has who had voted, and who has no reminder had voted by then. So reminders go with the rights. D §11
 */
export { announcementJobs, tellOfVote } from "./jobs.ts";
export { noticesOf } from "./vote-notices.ts";
