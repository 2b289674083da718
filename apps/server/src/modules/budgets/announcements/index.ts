/**
 * Who is told of a vote, in batches, each person once: that it ends, to those who may vote and have not; that it is counted; and that it was
 * given up, to those who had voted. What is told is the same for everybody, and never what a ballot names. D §11
 */
export { announcementJobs, tellOfVote } from "./jobs.ts";
