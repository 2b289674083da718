/** Surveys on paper: printed to be filled in by hand. */
export { paperHandlers } from "./handlers.ts";
