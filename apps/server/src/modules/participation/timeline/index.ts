/** What colleagues did with a project, from the organisation's log: when, and who. Its values stay in the log, for owners. */
export { timelineHandlers } from "./handlers.ts";
