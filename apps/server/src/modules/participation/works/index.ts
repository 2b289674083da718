/**
 * Carrying out chosen ideas: state, percentage and cost to date, with updates in words and pictures, which everybody reads.
 * The idea's row holds what the latest update says.
 */
export { worksHandlers } from "./handlers.ts";
