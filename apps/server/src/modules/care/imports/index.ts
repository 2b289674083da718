/**
 * Members and helpers read in from a table, CSV or Excel. S2 §3, §5
 *
 *   uploaded ─▶ mapping ─▶ checking ─▶ previewed ─▶ queued ─▶ running ─▶ done
 *                  ▲                      │
 *                  └── other columns ─────┘        not confirmed within a day: gone
 *
 * Nothing of a file changes a person who is there already, except that they become a member or a helper too. The file is read in a
 * process of its own; its rows lie encrypted until they are taken.
 */
export { importHandlers } from "./handlers.ts";
export { jobs as importJobs } from "./jobs.ts";
