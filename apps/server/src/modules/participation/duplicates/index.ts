/** Ideas that say the same: merged into one, and separated again within 30 days. What merging changes is in merges/. */
export { duplicateHandlers } from "./handlers.ts";
