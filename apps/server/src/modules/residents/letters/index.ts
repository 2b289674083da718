/** Letters with a code, by which a household signs up. */
export { letterHandlers } from "./handlers.ts";
export { letterJobs } from "./jobs.ts";
