/** Files that the provider loads for a city, in a job that can be followed. */
export { importHandlers } from "./handlers.ts";
export { jobs as importJobs } from "./jobs.ts";
