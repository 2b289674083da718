/**
 * Who is told of what an organisation decides about an idea, and when: after the act, in batches, each person once. What has been told
 * stands in the timeline; the job carries the id of its moment.
 */
export { jobs as announcementJobs, tellLater } from "./jobs.ts";
export { countAudience, nextInAudience, selectAuthors, selectThese } from "./store/audience.ts";
